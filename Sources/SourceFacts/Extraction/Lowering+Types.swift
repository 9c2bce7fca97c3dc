@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  mutating func type(_ node: RawSyntax?) -> NodeID {
    guard let node, depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    switch node.kind {
    case .identifierType:
      let token = slots[Layout.IdentifierType.name]
      guard let token, token.isPresentToken else { return 0 }
      let at = place(token)
      let mark = pending.count
      appendGenericArguments(slots[Layout.IdentifierType.generics])
      return add(.typeName, at: at, name: name(token), from: mark)
    case .memberType:
      let base = type(slots[Layout.MemberType.base])
      let token = slots[Layout.MemberType.name]
      let at = place(token)
      let member = open(.typeMember)
      put(base, as: .base, in: member)
      appendGenericArguments(slots[Layout.MemberType.generics])
      return close(member, at: at, name: name(token))
    case .optionalType, .implicitlyUnwrappedOptionalType:
      return wrapped(.typeOptional, node, Layout.first)
    case .arrayType:
      return wrapped(.typeArray, node, Layout.ArrayType.element)
    case .inlineArrayType:
      let at = start(node)
      return add(.typeArray, at: at, (.type, genericArgument(slots[Layout.InlineArrayType.element])))
    case .dictionaryType:
      let at = start(node)
      let key = type(slots[Layout.DictionaryType.key])
      return add(.typeDictionary, at: at, (.key, key), (.value, type(slots[Layout.DictionaryType.value])))
    case .tupleType:
      return tupleType(node)
    case .functionType:
      let at = start(node)
      let result = type(slots[Layout.FunctionType.result]?.slots[Layout.second])
      let function = open(.typeFunction)
      put(result, as: .result, in: function)
      appendTypes(of: slots[Layout.FunctionType.parameters])
      return close(function, at: at)
    case .someOrAnyType:
      let isSome = slots[Layout.first].map { $0.tokenText == "some" } ?? false
      return wrapped(isSome ? .typeSome : .typeAny, node, Layout.second)
    case .compositionType:
      let at = start(node)
      let mark = pending.count
      if let elements = slots[Layout.first] {
        for case let element? in elements.slots {
          let id = type(element.slots[Layout.first])
          if id != 0 { pending.append(id) }
        }
      }
      return add(.typeComposition, at: at, from: mark)
    case .metatypeType:
      return wrapped(.typeMeta, node, Layout.first)
    case .attributedType:
      return type(slots[Layout.AttributedType.base])
    case .namedOpaqueReturnType, .packExpansionType, .packElementType:
      return type(slots[Layout.second])
    case .classRestrictionType:
      return add(.typeName, at: start(node), name: names.intern("AnyObject"))
    default:
      // `~Copyable` takes a conformance away; placeholders and missing types say nothing.
      return 0
    }
  }

  private mutating func wrapped(_ kind: Node.Kind, _ node: RawSyntax, _ place: Int) -> NodeID {
    let at = start(node)
    return add(kind, at: at, (.type, type(node.slots[place])))
  }

  private mutating func tupleType(_ node: RawSyntax) -> NodeID {
    let elements = node.slots[Layout.TupleType.elements]
    if let slots = elements?.slots, slots.count == 1, let only = slots[0]?.slots,
      only[Layout.TupleTypeElement.firstName] == nil, only[Layout.TupleTypeElement.ellipsis] == nil
    {
      return type(only[Layout.TupleTypeElement.type])
    }
    let at = start(node)
    let mark = pending.count
    appendTypes(of: elements)
    return add(.typeTuple, at: at, name: labels(of: elements), from: mark)
  }

  /// The labels of a tuple's elements in order, separated by commas; nothing where none has one.
  private mutating func labels(of elements: RawSyntax?) -> UInt32 {
    var labels: [UInt8] = []
    var isLabelled = false
    var isFirst = true
    for case let element? in elements.map({ Array($0.slots) }) ?? [] {
      if element.slots[Layout.TupleTypeElement.type] == nil { continue }
      if isFirst { isFirst = false } else { labels.append(UInt8(ascii: ",")) }
      guard let token = element.slots[Layout.TupleTypeElement.firstName] else { continue }
      let label = name(token)
      labels += names[label]
      isLabelled = true
    }
    return isLabelled ? names.intern(copying: labels) : 0
  }

  /// The types of a tuple's elements or a function type's parameters; their number is kept.
  private mutating func appendTypes(of elements: RawSyntax?) {
    guard let elements else { return }
    for case let element? in elements.slots {
      let slots = element.slots
      var id = type(slots[Layout.TupleTypeElement.type])
      if slots[Layout.TupleTypeElement.ellipsis] != nil { id = add(.typeArray, at: place(of: id), (.type, id)) }
      pending.append(id)
    }
  }

  mutating func appendGenericArguments(_ clause: RawSyntax?) {
    guard let arguments = clause?.slots[Layout.GenericArguments.list] else { return }
    for case let argument? in arguments.slots {
      let id = genericArgument(argument)
      pending.append(id)
    }
  }

  private mutating func genericArgument(_ argument: RawSyntax?) -> NodeID {
    guard let value = argument?.slots[Layout.first] else { return 0 }
    let id = type(value)
    return id == 0 ? expression(value) : id
  }
}

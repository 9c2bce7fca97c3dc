@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  // MARK: attributes and modifiers

  mutating func attributes(_ list: RawSyntax?) -> NodeID {
    guard let list, list.slots.count > 0 else { return Self.emptyList }
    let at = start(list)
    let mark = pending.count
    appendAttributes(list)
    return self.list(at: at, from: mark)
  }

  /// Attributes of all branches of a `#if` count.
  mutating func appendAttributes(_ list: RawSyntax) {
    for case let element? in list.slots {
      if element.kind == .attribute {
        let id = attribute(element)
        pending.append(id)
      } else if element.kind == .ifConfigDecl, let clauses = element.slots[Layout.Conditional.clauses] {
        guard depth < Self.depthLimit else { continue }
        depth += 1
        for case let clause? in clauses.slots {
          if let elements = clause.slots[Layout.ConditionalClause.elements], elements.kind == .attributeList {
            appendAttributes(elements)
          }
        }
        depth -= 1
      }
    }
  }

  private mutating func attribute(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = slots[Layout.Attribute.name].map { start($0) } ?? start(node)
    let name = dottedName(slots[Layout.Attribute.name])
    let mark = pending.count
    if let arguments = slots[Layout.Attribute.arguments], arguments.kind == .labeledExprList {
      appendArguments(arguments)
    } else if let pieces = slots[Layout.Attribute.arguments], pieces.kind == .objCSelectorPieceList {
      appendObjectiveCName(pieces)
    }
    appendGenericArguments(ofAttribute: slots[Layout.Attribute.name])
    return add(.attribute, at: at, name: name, from: mark)
  }

  /// `@Wrapper<Model, Screen>`: the type arguments of a macro or a property wrapper.
  private mutating func appendGenericArguments(ofAttribute name: RawSyntax?) {
    switch name?.kind {
    case .identifierType: appendGenericArguments(name?.slots[Layout.IdentifierType.generics])
    case .memberType: appendGenericArguments(name?.slots[Layout.MemberType.generics])
    default: break
    }
  }

  /// `@objc(Name)`: the Objective-C name of a declaration. Selectors with arguments are no names.
  private mutating func appendObjectiveCName(_ pieces: RawSyntax) {
    guard pieces.slots.count == 1, let piece = pieces.slots[0], piece.slots[Layout.ObjectiveCNamePiece.colon] == nil,
      let token = piece.slots[Layout.ObjectiveCNamePiece.name]
    else { return }
    let at = start(piece)
    let value = add(.name, at: at, name: name(token))
    pending.append(add(.argument, at: at, name: 0, (.value, value)))
  }

  func modifiers(_ list: RawSyntax?) -> Node.Flags {
    var flags: Node.Flags = []
    guard let list else { return flags }
    for case let modifier? in list.slots {
      let slots = modifier.slots
      guard let token = slots[Layout.Modifier.name] else { continue }
      let text = token.tokenText
      if text == "weak" || text == "unowned" {
        flags.insert(.isWeak)
        continue
      }
      // `private(set)` does not affect the getter.
      guard slots[Layout.Modifier.detail] == nil else { continue }
      if let known = Self.flagsOfModifiers.first(where: { text == $0.word }) { flags.insert(known.flag) }
    }
    return flags
  }

  private static let flagsOfModifiers: [(word: StaticString, flag: Node.Flags)] = [
    ("static", .isStatic), ("class", .isStatic), ("private", .isPrivate), ("fileprivate", .isPrivate),
    ("public", .isPublic), ("open", .isPublic), ("override", .isOverride), ("lazy", .isLazy),
    ("mutating", .isMutating),
  ]

  // MARK: generics

  mutating func generics(_ clause: RawSyntax?) -> NodeID {
    guard let clause else { return Self.emptyList }
    let at = start(clause)
    let mark = pending.count
    if let list = clause.slots[Layout.GenericParameters.list] {
      for case let element? in list.slots {
        let slots = element.slots
        let isPrimary = element.kind == .primaryAssociatedType
        let token = slots[isPrimary ? Layout.PrimaryAssociatedType.name : Layout.GenericParameter.name]
        let place = place(token)
        let bound = isPrimary ? 0 : type(slots[Layout.GenericParameter.bound])
        pending.append(add(.genericParameter, at: place, name: name(token), (.bound, bound)))
      }
    }
    return list(at: at, from: mark)
  }

  /// The requirements of a `where` clause, and of the old place for it within the angle brackets.
  mutating func requirements(_ clause: RawSyntax?, _ generics: RawSyntax?) -> NodeID {
    let inBrackets = generics.flatMap {
      $0.kind == .genericParameterClause ? $0.slots[Layout.GenericParameters.requirements] : nil
    }
    guard let first = clause ?? inBrackets else { return Self.emptyList }
    let at = start(first)
    let mark = pending.count
    for clause in [inBrackets, clause] {
      guard let list = clause?.slots[Layout.WhereRequirements.list] else { continue }
      for case let element? in list.slots {
        guard let requirement = element.slots[Layout.first],
          requirement.kind == .conformanceRequirement || requirement.kind == .sameTypeRequirement
        else { continue }
        let slots = requirement.slots
        let place = start(requirement)
        let left = type(slots[Layout.Requirement.left])
        let right = type(slots[Layout.Requirement.right])
        let name = requirement.kind == .conformanceRequirement ? names.intern(":") : names.intern("==")
        pending.append(add(.requirement, at: place, name: name, (.left, left), (.right, right)))
      }
    }
    return list(at: at, from: mark)
  }

  mutating func inheritance(_ clause: RawSyntax?) -> NodeID {
    guard let clause, let types = clause.slots[Layout.Inheritance.types] else { return Self.emptyList }
    let at = start(clause)
    let mark = pending.count
    appendInheritedTypes(types)
    return list(at: at, from: mark)
  }

  mutating func appendInheritedTypes(_ list: RawSyntax) {
    for case let element? in list.slots {
      let id = type(element.slots[Layout.first])
      if id != 0 { pending.append(id) }
    }
  }

  // MARK: previews and tests

  /// Sees from a type's inheritance clause whether it is a preview or a test case.
  mutating func noteInheritance(_ list: NodeID) {
    let start = Int(nodes[Int(list)].children)
    for index in 0..<Int(links[start]) {
      let text = names[nodes[Int(links[start + 1 + index])].name]
      if text == "PreviewProvider" { context.insert(.isPreview) }
      if text == "XCTestCase" || text == "QuickSpec" || text == "AsyncSpec" { isTest = true }
    }
  }

  /// `@Test` functions and `@Suite` types.
  mutating func noteTests(_ attributes: NodeID, _ attributeName: StaticString) {
    let start = Int(nodes[Int(attributes)].children)
    for index in 0..<Int(links[start]) where names[nodes[Int(links[start + 1 + index])].name] == attributeName {
      isTest = true
    }
  }

  mutating func noteImport(of module: Bytes, attributes: RawSyntax?) {
    if TestFrameworks.contains(module) { isTest = true }
    guard let attributes else { return }
    for case let attribute? in attributes.slots where attribute.kind == .attribute {
      if let name = attribute.slots[Layout.Attribute.name], text(name) == "testable" { isTest = true }
    }
  }
}

@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: RawSyntax?) -> NodeID {
    guard let node, depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    switch node.kind {
    case .declReferenceExpr:
      guard let token = slots[Layout.Reference.name], token.isPresentToken else { return 0 }
      let reference = open(.name)
      appendLabels(of: node)
      return close(reference, at: place(token), name: name(token))
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      return postfixChain(node, implicitBase: 0)
    case .stringLiteralExpr:
      return stringLiteral(node)
    case .closureExpr:
      return closure(node)
    case .sequenceExpr:
      return operatorSequence(slots[Layout.Sequence.elements])
    case .integerLiteralExpr, .floatLiteralExpr:
      let token = slots[Layout.first]
      return add(.number, at: place(token), name: names.intern(cut(token?.tokenText ?? .init(start: nil, count: 0))))
    case .booleanLiteralExpr:
      return add(.boolean, at: place(slots[Layout.first]), name: name(slots[Layout.first]))
    case .nilLiteralExpr:
      return add(.null, at: place(slots[Layout.first]))
    case .superExpr, .discardAssignmentExpr:
      return add(.name, at: place(slots[Layout.first]), name: name(slots[Layout.first]))
    case .tupleExpr:
      return tuple(node)
    case .arrayExpr:
      return array(node)
    case .dictionaryExpr:
      return dictionary(node)
    case .tryExpr:
      return expression(slots[Layout.Try.expression])
    case .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr, .inOutExpr, .packElementExpr,
      .packExpansionExpr:
      return expression(slots[Layout.second])
    case .prefixOperatorExpr:
      let operation = slots[Layout.PrefixOperator.name]
      let value = expression(slots[Layout.PrefixOperator.operand])
      return add(.unary, at: place(operation), name: name(operation), (.operand, value))
    case .keyPathExpr:
      return keyPath(node)
    case .macroExpansionExpr:
      return macro(node, MacroLayout.expression)
    case .ifExpr, .switchExpr:
      return statement(node)
    case .typeExpr:
      return type(slots[Layout.first])
    case .patternExpr:
      return pattern(slots[Layout.first], binding: .none)
    default:
      // Placeholders, missing expressions, regular expression literals.
      return 0
    }
  }

  /// The value of an initializer or default value clause.
  mutating func clauseValue(_ clause: RawSyntax?) -> NodeID {
    expression(clause?.slots[Layout.second])
  }

  /// The labels in a function's full name: `open(route:animated:)`.
  mutating func appendLabels(of reference: RawSyntax?) {
    guard let labels = reference?.slots[Layout.Reference.labels],
      let list = labels.slots[Layout.ReferenceLabels.list]
    else { return }
    var name: [UInt8] = []
    for case let label? in list.slots {
      guard let token = label.slots[Layout.ReferenceLabel.name] else { continue }
      name += text(token)
      name.append(UInt8(ascii: ":"))
    }
    pending.append(add(.labels, at: start(labels), name: names.intern(copying: name)))
  }

  // MARK: arguments

  mutating func appendArguments(_ list: RawSyntax?) {
    guard let list else { return }
    for case let element? in list.slots {
      let slots = element.slots
      let label = slots[Layout.LabeledExpression.label]
      let at = start(element)
      let value = expression(slots[Layout.LabeledExpression.expression])
      pending.append(add(.argument, at: at, name: label == nil ? 0 : name(label), (.value, value)))
    }
  }

  mutating func appendTrailingClosures(_ first: RawSyntax?, _ others: RawSyntax?) {
    if let first {
      let value = expression(first)
      // `Binding { path } set: { path = $0 }` is written without the first label.
      let second = others?.slots.lazy.compactMap(\.self).first?.slots[Layout.LabeledClosure.label]
      let isGetter = second.map { text($0) == "set" } ?? false
      let label = isGetter ? names.intern("get") : 0
      pending.append(add(.argument, .trailing, at: place(of: value), name: label, (.value, value)))
    }
    guard let others else { return }
    for case let element? in others.slots {
      let slots = element.slots
      let at = start(element)
      let value = expression(slots[Layout.LabeledClosure.closure])
      let label = name(slots[Layout.LabeledClosure.label])
      pending.append(add(.argument, .trailing, at: at, name: label, (.value, value)))
    }
  }

  // MARK: literals and collections

  private mutating func tuple(_ node: RawSyntax) -> NodeID {
    let elements = node.slots[Layout.Tuple.elements]
    if let elements, let only = Self.singleUnlabelled(elements) { return expression(only) }
    let at = start(node)
    let mark = pending.count
    appendArguments(elements)
    return add(.tuple, at: at, from: mark)
  }

  /// The expression in a parenthesis, which is a tuple of one element without a label.
  static func singleUnlabelled(_ elements: RawSyntax) -> RawSyntax? {
    let slots = elements.slots
    guard slots.count == 1, let element = slots[0]?.slots, element[Layout.LabeledExpression.label] == nil
    else { return nil }
    return element[Layout.LabeledExpression.expression]
  }

  private mutating func array(_ node: RawSyntax) -> NodeID {
    let at = start(node)
    let mark = pending.count
    if let elements = node.slots[Layout.Collection.content] {
      for case let element? in elements.slots {
        let value = expression(element.slots[Layout.first])
        if value != 0 { pending.append(value) }
      }
    }
    return add(.array, at: at, from: mark)
  }

  private mutating func dictionary(_ node: RawSyntax) -> NodeID {
    let at = start(node)
    let mark = pending.count
    // The content of `[:]` is the colon.
    if let elements = node.slots[Layout.Collection.content], elements.kind == .dictionaryElementList {
      for case let element? in elements.slots {
        let slots = element.slots
        let key = expression(slots[Layout.DictionaryElement.key])
        let value = expression(slots[Layout.DictionaryElement.value])
        pending.append(key)
        pending.append(value)
      }
    }
    return add(.dictionary, at: at, from: mark)
  }

  private mutating func stringLiteral(_ node: RawSyntax) -> NodeID {
    let at = start(node)
    guard let segments = node.slots[Layout.StringLiteral.segments]?.slots else { return add(.string, at: at) }
    if segments.count == 1, let segment = segments[0], segment.kind == .stringSegment {
      let text = segment.slots[Layout.first]?.tokenText ?? Bytes(start: nil, count: 0)
      return add(.string, at: at, name: names.intern(cut(text)))
    }
    let mark = pending.count
    var text: [UInt8] = []
    for case let segment? in segments {
      if segment.kind == .stringSegment {
        if text.count < Self.literalLimit, let token = segment.slots[Layout.first] { text += token.tokenText }
      } else {
        text += [UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")")]
        appendValues(ofInterpolation: segment)
      }
    }
    text.removeLast(text.count - text.withUnsafeBufferPointer { cut($0).count })
    return add(.string, at: at, name: names.intern(copying: text), from: mark)
  }

  private mutating func appendValues(ofInterpolation segment: RawSyntax) {
    guard let values = segment.slots[Layout.Interpolation.expressions] else { return }
    for case let value? in values.slots {
      let id = expression(value.slots[Layout.LabeledExpression.expression])
      if id != 0 { pending.append(id) }
    }
  }

  private mutating func keyPath(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = place(slots[Layout.KeyPath.backslash])
    let root = type(slots[Layout.KeyPath.root])
    var path: [UInt8] = []
    if let components = slots[Layout.KeyPath.components] {
      for case let element? in components.slots {
        guard let component = element.slots[Layout.KeyPathComponent.component] else { continue }
        switch component.kind {
        case .keyPathSubscriptComponent:
          path += [UInt8(ascii: "["), UInt8(ascii: "]")]
        case .keyPathOptionalComponent:
          break
        default:
          if !path.isEmpty { path.append(UInt8(ascii: ".")) }
          append(nameOf: component.slots[Layout.first]?.slots[Layout.Reference.name], to: &path)
        }
      }
    }
    return add(.keyPath, at: at, name: names.intern(copying: path), (.root, root))
  }

  // MARK: macros

  struct MacroLayout {
    var pound, name, generics, arguments, closure, closures: Int

    static let expression = MacroLayout(
      pound: Layout.MacroExpression.pound, name: Layout.MacroExpression.name,
      generics: Layout.MacroExpression.generics, arguments: Layout.MacroExpression.arguments,
      closure: Layout.MacroExpression.trailingClosure, closures: Layout.MacroExpression.additionalClosures)
    static let declaration = MacroLayout(
      pound: Layout.MacroDeclaration.pound, name: Layout.MacroDeclaration.name,
      generics: Layout.MacroDeclaration.generics, arguments: Layout.MacroDeclaration.arguments,
      closure: Layout.MacroDeclaration.trailingClosure, closures: Layout.MacroDeclaration.additionalClosures)
  }

  mutating func macro(_ node: RawSyntax, _ layout: MacroLayout) -> NodeID {
    let slots = node.slots
    let at = place(slots[layout.pound])
    let text = slots[layout.name]?.tokenText ?? Bytes(start: nil, count: 0)
    let macroName = names.intern(copying: [UInt8(ascii: "#")] + text)
    let outer = context
    if text == "Preview" { context.insert(.isPreview) }
    defer { context = outer }

    var callee = add(.name, at: at, name: macroName)
    if let generics = slots[layout.generics] { callee = specialize(callee, generics) }
    let call = open(.call)
    put(callee, as: .callee, in: call)
    appendArguments(slots[layout.arguments])
    appendTrailingClosures(slots[layout.closure], slots[layout.closures])
    return close(call, at: at, name: macroName)
  }

  /// `#available(…)` as a condition.
  mutating func availability(_ node: RawSyntax) -> NodeID {
    let keyword = node.slots[Layout.first]
    let callee = add(.name, at: place(keyword), name: name(keyword))
    return add(.call, at: place(keyword), name: name(keyword), (.callee, callee))
  }
}

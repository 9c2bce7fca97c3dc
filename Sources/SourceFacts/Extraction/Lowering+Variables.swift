@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// One node for each binding of `let a = 1, b: Int`.
  mutating func appendVariables(_ node: RawSyntax) {
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    var flags = modifiers(slots[Layout.Variable.modifiers])
    if let specifier = slots[Layout.Variable.specifier], specifier.tokenText == "let" { flags.insert(.isLet) }
    guard let bindings = slots[Layout.Variable.bindings]?.slots else { return }
    for index in 0..<bindings.count {
      guard let binding = bindings[index]?.slots else { continue }
      let attributes = attributes(slots[Layout.Variable.attributes])
      // In `var a, b: Int` both have the annotation.
      var annotation = binding[Layout.Binding.annotation]
      var next = index
      while annotation == nil, next + 1 < bindings.count, bindings[next]?.slots[Layout.Binding.initializer] == nil {
        next += 1
        annotation = bindings[next]?.slots[Layout.Binding.annotation]
      }
      let type = type(annotation?.slots[Layout.second])
      let value = clauseValue(binding[Layout.Binding.initializer])
      let accessors = accessors(binding[Layout.Binding.accessors])
      let id = variable(
        binding[Layout.Binding.pattern], flags, attributes: attributes, type: type, value: value, accessors: accessors)
      pending.append(id)
    }
  }

  /// One node for each name of `let (stream, continuation) = make()` among the members of a type: each is a property
  /// whose value is its part of the tuple.
  ///
  /// - Returns: whether the declaration is such a tuple of names.
  mutating func appendTupleMembers(_ node: RawSyntax) -> Bool {
    let slots = node.slots
    guard depth < Self.depthLimit, let bindings = slots[Layout.Variable.bindings]?.slots, bindings.count == 1,
      let binding = bindings[0]?.slots, let tuple = binding[Layout.Binding.pattern], tuple.kind == .tuplePattern,
      let initializer = binding[Layout.Binding.initializer],
      let elements = tuple.slots[Layout.Tuple.elements]?.slots, elements.count > 1, elements.count <= Self.tupleLimit
    else { return false }
    let names = elements.map { $0?.slots[Layout.PatternElement.pattern] }
    guard names.allSatisfy({ $0.map { $0.kind == .identifierPattern || $0.kind == .wildcardPattern } ?? false }) else {
      return false
    }
    depth += 1
    defer { depth -= 1 }
    var flags = modifiers(slots[Layout.Variable.modifiers])
    if let specifier = slots[Layout.Variable.specifier], specifier.tokenText == "let" { flags.insert(.isLet) }
    for (place, name) in names.enumerated() {
      guard let name, name.kind == .identifierPattern else { continue }
      let attributes = attributes(slots[Layout.Variable.attributes])
      let at = start(name)
      let part = add(
        .member, at: at, name: self.names.intern(copying: Array("\(place)".utf8)), (.base, clauseValue(initializer)))
      pending.append(variable(name, flags, attributes: attributes, type: 0, value: part, accessors: Self.emptyList))
    }
    return true
  }

  /// Each name repeats the tuple's expression.
  private static let tupleLimit = 4

  private mutating func variable(
    _ patternNode: RawSyntax?, _ flags: Node.Flags, attributes: NodeID, type: NodeID, value: NodeID, accessors: NodeID
  ) -> NodeID {
    let isTuple = patternNode.map { $0.kind == .tuplePattern } ?? false
    var destructured: NodeID = 0
    if isTuple { destructured = pattern(patternNode, binding: flags.contains(.isLet) ? .isLet : .isVar) }
    let token = patternNode?.firstPresentToken
    let at = place(token)
    let variable = open(.variable)
    put(attributes, as: .attributes, in: variable)
    put(type, as: .type, in: variable)
    put(value, as: .initializer, in: variable)
    put(accessors, as: .accessors, in: variable)
    if isTuple { put(destructured, as: .pattern, in: variable) }
    return close(variable, flags, at: at, name: isTuple ? names.intern("(,)") : name(token))
  }

  /// The accessors of a property or subscript; a body without any is its getter.
  mutating func accessors(_ node: RawSyntax?) -> NodeID {
    guard let node, let content = node.slots[Layout.AccessorBlock.accessors] else { return Self.emptyList }
    let at = start(node)
    let mark = pending.count
    if content.kind == .accessorDeclList {
      for case let element? in content.slots {
        guard element.kind == .accessorDecl else { continue }
        let slots = element.slots
        let token = slots[Layout.Accessor.specifier]
        let place = place(token)
        let body = block(slots[Layout.Accessor.body])
        pending.append(add(.accessor, at: place, name: name(token), (.body, body)))
      }
    } else {
      let body = block(of: content, at: at)
      pending.append(add(.accessor, at: at, name: names.intern("get"), (.body, body)))
    }
    return list(at: at, from: mark)
  }

  // MARK: closures

  mutating func closure(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = place(slots[Layout.Closure.leftBrace])
    let signature = slots[Layout.Closure.signature]?.slots
    let parameters = closureParameters(signature?[Layout.ClosureSignature.parameters])
    let mark = pending.count
    var flags: Node.Flags = []
    if let items = signature?[Layout.ClosureSignature.capture]?.slots[Layout.CaptureClause.items] {
      appendCaptures(items)
      if items.slots.contains(where: capturesValue) { flags.insert(.capturesValue) }
      if items.slots.contains(where: letsSelfGo) { flags.insert(.isWeak) }
    }
    if let statements = slots[Layout.Closure.statements] { appendItems(of: statements) }
    let body = add(.block, at: at, from: mark)
    return add(
      .closure, flags, at: at, name: closureAttribute(signature?[Layout.ClosureSignature.attributes]),
      (.parameters, parameters), (.body, body))
  }

  /// `[item]` or `[item = self.item]`: the value is read where the closure is made.
  private func capturesValue(_ item: RawSyntax?) -> Bool {
    guard let item, item.slots[Layout.Capture.specifier] == nil, let token = item.slots[Layout.Capture.name] else {
      return false
    }
    return !token.tokenText.elementsEqual("self".utf8)
  }

  /// `[weak self]`, `[unowned self]`
  private func letsSelfGo(_ item: RawSyntax?) -> Bool {
    guard let item, item.slots[Layout.Capture.specifier] != nil, item.slots[Layout.Capture.initializer] == nil,
      let token = item.slots[Layout.Capture.name]
    else { return false }
    return token.tokenText.elementsEqual("self".utf8)
  }

  /// The first attribute of `{ @MainActor in … }`, without `@`; the empty name where there is none.
  private mutating func closureAttribute(_ list: RawSyntax?) -> UInt32 {
    guard let list else { return 0 }
    for case let element? in list.slots where element.kind == .attribute {
      return dottedName(element.slots[Layout.Attribute.name])
    }
    return 0
  }

  private mutating func closureParameters(_ clause: RawSyntax?) -> NodeID {
    guard let clause else { return Self.emptyList }
    let at = start(clause)
    let mark = pending.count
    if clause.kind == .closureShorthandParameterList {
      for case let element? in clause.slots {
        let id = parameter(
          first: element.slots[Layout.first], second: nil, firstIsLabel: false, type: nil, ellipsis: nil,
          defaultValue: nil, attributes: nil)
        pending.append(id)
      }
    } else if let list = clause.slots[Layout.ParameterClause.parameters] {
      for case let element? in list.slots {
        let slots = element.slots
        let id = parameter(
          first: slots[Layout.ClosureParameter.firstName], second: slots[Layout.ClosureParameter.secondName],
          firstIsLabel: false, type: slots[Layout.ClosureParameter.type],
          ellipsis: slots[Layout.ClosureParameter.ellipsis], defaultValue: nil,
          attributes: slots[Layout.ClosureParameter.attributes])
        pending.append(id)
      }
    }
    return list(at: at, from: mark)
  }

  /// Only renaming captures count: `[weak self]` declares nothing, `[model = self.model]` declares a name.
  private mutating func appendCaptures(_ items: RawSyntax) {
    for case let item? in items.slots {
      let slots = item.slots
      guard let initializer = slots[Layout.Capture.initializer] else { continue }
      let token = slots[Layout.Capture.name]
      let at = place(token)
      var flags: Node.Flags = .isLet
      if slots[Layout.Capture.specifier] != nil { flags.insert(.isWeak) }
      let value = clauseValue(initializer)
      let variable = open(.variable)
      put(Self.emptyList, as: .attributes, in: variable)
      put(value, as: .initializer, in: variable)
      put(Self.emptyList, as: .accessors, in: variable)
      pending.append(close(variable, flags, at: at, name: name(token)))
    }
  }
}

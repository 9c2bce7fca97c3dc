@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  static func isDeclaration(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .typeAliasDecl, .associatedTypeDecl, .importDecl,
      .macroExpansionDecl, .macroDecl, .operatorDecl, .precedenceGroupDecl, .poundSourceLocation, .missingDecl,
      .editorPlaceholderDecl, .unexpectedCodeDecl:
      return true
    default:
      return false
    }
  }

  /// A declaration that is one node. Variables, enum cases and `#if` are several (``appendItem(_:)``).
  mutating func declaration(_ node: RawSyntax) -> NodeID {
    switch node.kind {
    case .classDecl: return typeDeclaration(node, .isClass)
    case .structDecl: return typeDeclaration(node, .isStruct)
    case .enumDecl: return typeDeclaration(node, .isEnum)
    case .actorDecl: return typeDeclaration(node, .isActor)
    case .protocolDecl: return typeDeclaration(node, .isProtocol)
    case .extensionDecl: return extensionDeclaration(node)
    case .functionDecl: return functionDeclaration(node)
    case .initializerDecl: return initializerDeclaration(node)
    case .deinitializerDecl: return deinitializerDeclaration(node)
    case .subscriptDecl: return subscriptDeclaration(node)
    case .typeAliasDecl: return typeAlias(node)
    case .associatedTypeDecl: return associatedType(node)
    case .importDecl: return importDeclaration(node)
    case .macroExpansionDecl: return macro(node, MacroLayout.declaration)
    default: return 0
    }
  }

  // MARK: types

  private mutating func typeDeclaration(_ node: RawSyntax, _ kind: Node.Flags) -> NodeID {
    let slots = node.slots
    let token = slots[Layout.TypeDeclaration.name]
    let at = place(token ?? slots[Layout.TypeDeclaration.keyword])
    let flags = modifiers(slots[Layout.TypeDeclaration.modifiers]).union(kind)
    let outer = context
    defer { context = outer }
    let attributes = attributes(slots[Layout.TypeDeclaration.attributes])
    noteTests(attributes, "Suite")
    let generics = generics(slots[Layout.TypeDeclaration.generics])
    let inheritance = inheritance(slots[Layout.TypeDeclaration.inheritance])
    noteInheritance(inheritance)
    let requirements = requirements(
      slots[Layout.TypeDeclaration.requirements], slots[Layout.TypeDeclaration.generics])
    let declaration = open(.type)
    put(attributes, as: .attributes, in: declaration)
    put(generics, as: .generics, in: declaration)
    put(inheritance, as: .inheritance, in: declaration)
    put(requirements, as: .requirements, in: declaration)
    if let members = slots[Layout.TypeDeclaration.members]?.slots[Layout.MemberBlock.members] {
      appendItems(of: members)
    }
    return close(declaration, flags, at: at, name: name(token))
  }

  private mutating func extensionDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let extended = slots[Layout.Extension.type]
    let at = extended.map { start($0) } ?? start(node)
    let flags = modifiers(slots[Layout.Extension.modifiers])
    let outer = context
    defer { context = outer }
    let attributes = attributes(slots[Layout.Extension.attributes])
    let type = type(extended)
    let inheritance = inheritance(slots[Layout.Extension.inheritance])
    noteInheritance(inheritance)
    let requirements = requirements(slots[Layout.Extension.requirements], nil)
    let declaration = open(.extension)
    put(attributes, as: .attributes, in: declaration)
    put(type, as: .type, in: declaration)
    put(inheritance, as: .inheritance, in: declaration)
    put(requirements, as: .requirements, in: declaration)
    if let members = slots[Layout.Extension.members]?.slots[Layout.MemberBlock.members] { appendItems(of: members) }
    return close(declaration, flags, at: at, name: dottedName(extended))
  }

  /// `A.B` of `A<X>.B<Y>`.
  mutating func dottedName(_ type: RawSyntax?) -> UInt32 {
    guard let type else { return 0 }
    switch type.kind {
    case .identifierType:
      return name(type.slots[Layout.IdentifierType.name])
    case .memberType:
      var parts: [RawSyntax?] = []
      var next: RawSyntax? = type
      while let node = next, node.kind == .memberType {
        let slots = node.slots
        parts.append(slots[Layout.MemberType.name])
        next = slots[Layout.MemberType.base]
      }
      var text: [UInt8] = []
      if let base = next, base.kind == .identifierType {
        append(nameOf: base.slots[Layout.IdentifierType.name], to: &text)
      }
      for part in parts.reversed() {
        text.append(UInt8(ascii: "."))
        append(nameOf: part, to: &text)
      }
      return names.intern(copying: text)
    case .attributedType:
      return dottedName(type.slots[Layout.AttributedType.base])
    default:
      return names.intern(cut(text(type)))
    }
  }

  private mutating func typeAlias(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let token = slots[Layout.TypeAlias.name]
    let at = place(token)
    let flags = modifiers(slots[Layout.TypeDeclaration.modifiers])
    let generics = generics(slots[Layout.TypeAlias.generics])
    let aliased = type(slots[Layout.TypeAlias.initializer]?.slots[Layout.second])
    return add(.typeAlias, flags, at: at, name: name(token), (.type, aliased), (.generics, generics))
  }

  private mutating func associatedType(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let token = slots[Layout.AssociatedType.name]
    let at = place(token)
    var bound: NodeID = 0
    if let types = slots[Layout.AssociatedType.inheritance]?.slots[Layout.Inheritance.types] {
      let mark = pending.count
      appendInheritedTypes(types)
      if pending.count == mark + 1 {
        bound = pending.removeLast()
      } else if pending.count > mark {
        bound = add(.typeComposition, at: place(of: pending[mark]), from: mark)
      }
    }
    let fallback = type(slots[Layout.AssociatedType.initializer]?.slots[Layout.second])
    return add(.associatedType, at: at, name: name(token), (.bound, bound), (.defaultType, fallback))
  }

  private mutating func importDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let token = slots[Layout.Import.path]?.slots[0]?.slots[Layout.first]
    if conditionalDepth == 0 {
      noteImport(of: token?.tokenText ?? Bytes(start: nil, count: 0), attributes: slots[Layout.Import.attributes])
    }
    return add(.import, at: place(slots[Layout.Import.keyword]), name: name(token))
  }

  // MARK: functions

  private mutating func functionDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let token = slots[Layout.Function.name]
    let at = place(token)
    return function(
      node, at: at, name: name(token), generics: slots[Layout.Function.generics],
      signature: slots[Layout.Function.signature], requirements: slots[Layout.Function.requirements],
      body: slots[Layout.Function.body])
  }

  private mutating func initializerDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = place(slots[Layout.Initializer.keyword])
    return function(
      node, at: at, name: names.intern("init"), generics: slots[Layout.Initializer.generics],
      signature: slots[Layout.Initializer.signature], requirements: slots[Layout.Initializer.requirements],
      body: slots[Layout.Initializer.body])
  }

  private mutating func deinitializerDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = place(slots[Layout.Deinitializer.keyword])
    return function(
      node, at: at, name: names.intern("deinit"), generics: nil, signature: nil, requirements: nil,
      body: slots[Layout.Deinitializer.body])
  }

  private mutating func function(
    _ node: RawSyntax, at place: Place, name: UInt32, generics clause: RawSyntax?, signature: RawSyntax?,
    requirements whereClause: RawSyntax?, body: RawSyntax?
  ) -> NodeID {
    let slots = node.slots
    var flags = modifiers(slots[Layout.Function.modifiers])
    let attributes = attributes(slots[Layout.Function.attributes])
    noteTests(attributes, "Test")
    let generics = generics(clause)
    let parts = signature?.slots
    if let effects = parts?[Layout.Signature.effects], effects.slots[Layout.Effects.async] != nil {
      flags.insert(.isAsync)
    }
    // An operator's operands have no labels.
    let parameters = parameters(
      parts?[Layout.Signature.parameters]?.slots[Layout.ParameterClause.parameters], firstIsLabel: !isOperator(node))
    let result = type(parts?[Layout.Signature.result]?.slots[Layout.second])
    let requirements = requirements(whereClause, clause)
    let body = block(body)
    let function = open(.function)
    put(attributes, as: .attributes, in: function)
    put(generics, as: .generics, in: function)
    put(parameters, as: .parameters, in: function)
    put(result, as: .result, in: function)
    put(requirements, as: .requirements, in: function)
    put(body, as: .body, in: function)
    return close(function, flags, at: place, name: name)
  }

  /// `func |> (value: A, function: (A) -> B) -> B`
  private func isOperator(_ node: RawSyntax) -> Bool {
    guard node.kind == .functionDecl, let first = node.slots[Layout.Function.name]?.tokenText.first else {
      return false
    }
    return first < UInt8(ascii: "A") && first != UInt8(ascii: "$") || "^|~\\".utf8.contains(first)
  }

  private mutating func subscriptDeclaration(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = place(slots[Layout.Subscript.keyword])
    let flags = modifiers(slots[Layout.Function.modifiers])
    let attributes = attributes(slots[Layout.Function.attributes])
    let generics = generics(slots[Layout.Subscript.generics])
    let parameters = parameters(
      slots[Layout.Subscript.parameters]?.slots[Layout.ParameterClause.parameters], firstIsLabel: false)
    let result = type(slots[Layout.Subscript.result]?.slots[Layout.second])
    let requirements = requirements(slots[Layout.Subscript.requirements], slots[Layout.Subscript.generics])
    let accessors = accessors(slots[Layout.Subscript.accessors])
    let function = open(.function)
    put(attributes, as: .attributes, in: function)
    put(generics, as: .generics, in: function)
    put(parameters, as: .parameters, in: function)
    put(result, as: .result, in: function)
    put(requirements, as: .requirements, in: function)
    put(accessors, as: .body, in: function)
    return close(function, flags, at: at, name: names.intern("subscript"))
  }

  private mutating func parameters(_ list: RawSyntax?, firstIsLabel: Bool) -> NodeID {
    guard let list else { return Self.emptyList }
    let at = start(list)
    let mark = pending.count
    for case let element? in list.slots {
      let slots = element.slots
      let id = parameter(
        first: slots[Layout.Parameter.firstName], second: slots[Layout.Parameter.secondName],
        firstIsLabel: firstIsLabel, type: slots[Layout.Parameter.type], ellipsis: slots[Layout.Parameter.ellipsis],
        defaultValue: slots[Layout.Parameter.defaultValue], attributes: slots[Layout.Parameter.attributes])
      pending.append(id)
    }
    return self.list(at: at, from: mark)
  }

  /// One parameter of a function, subscript, closure or enum case.
  mutating func parameter(
    first: RawSyntax?, second: RawSyntax?, firstIsLabel: Bool, type typeNode: RawSyntax?, ellipsis: RawSyntax?,
    defaultValue: RawSyntax?, attributes attributeList: RawSyntax?
  ) -> NodeID {
    let inner = second ?? first
    let at = inner.map { place($0) } ?? typeNode.map { start($0) } ?? place(nil)
    let label = second != nil || firstIsLabel ? first : nil
    let labelName = label == nil ? names.intern("_") : name(label)
    let labelNode = add(.name, at: label.map { place($0) } ?? at, name: labelName)
    var type = type(typeNode)
    // A pack takes any number of arguments too: `_ routes: repeat each Route`.
    let isVariadic = ellipsis != nil || typeNode?.kind == .packExpansionType
    if isVariadic { type = add(.typeArray, at: place(of: type), (.type, type)) }
    let value = clauseValue(defaultValue)
    let attributes = attributes(attributeList)
    let parameter = open(.parameter)
    put(labelNode, as: .label, in: parameter)
    put(type, as: .type, in: parameter)
    put(value, as: .initializer, in: parameter)
    put(attributes, as: .attributes, in: parameter)
    return close(parameter, isVariadic ? .trailing : [], at: at, name: name(inner))
  }

  // MARK: enum cases

  mutating func appendEnumCases(_ node: RawSyntax) {
    let slots = node.slots
    guard let elements = slots[Layout.EnumCaseDeclaration.elements] else { return }
    for case let element? in elements.slots {
      let slots = element.slots
      let token = slots[Layout.EnumCaseElement.name]
      let at = place(token)
      let mark = pending.count
      if let list = slots[Layout.EnumCaseElement.parameters]?.slots[Layout.ParameterClause.parameters] {
        for case let item? in list.slots {
          let slots = item.slots
          let id = parameter(
            first: slots[Layout.EnumCaseParameter.firstName], second: slots[Layout.EnumCaseParameter.secondName],
            firstIsLabel: true, type: slots[Layout.EnumCaseParameter.type], ellipsis: nil,
            defaultValue: slots[Layout.EnumCaseParameter.defaultValue], attributes: nil)
          pending.append(id)
        }
      }
      let raw = clauseValue(slots[Layout.EnumCaseElement.rawValue])
      if raw != 0 { pending.append(raw) }
      pending.append(add(.enumCase, raw == 0 ? [] : .hasRawValue, at: at, name: name(token), from: mark))
    }
  }
}

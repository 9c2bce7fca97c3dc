@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// Appends the nodes of a list of statements, members or top-level items.
  mutating func appendItems(of list: RawSyntax) {
    for case let item? in list.slots {
      switch item.kind {
      case .memberBlockItem:
        guard let inner = item.slots[Layout.first] else { continue }
        if inner.kind != .variableDecl || !appendTupleMembers(inner) { appendItem(inner) }
      case .codeBlockItem:
        if let inner = item.slots[Layout.first] { appendItem(inner) }
      default:
        appendItem(item)
      }
    }
  }

  /// Appends one statement, declaration or expression; declarations of several names append several nodes.
  mutating func appendItem(_ node: RawSyntax) {
    guard depth < Self.depthLimit else { return }
    switch node.kind {
    case .variableDecl:
      appendVariables(node)
    case .enumCaseDecl:
      appendEnumCases(node)
    case .ifConfigDecl:
      appendConditionals(node)
    case .yieldStmt:
      appendYielded(node)
    default:
      let id = statement(node)
      if id != 0 { pending.append(id) }
    }
  }

  /// One statement, declaration or expression that is one node.
  mutating func statement(_ node: RawSyntax?) -> NodeID {
    guard let node, depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    switch node.kind {
    case .expressionStmt:
      return statement(slots[Layout.first])
    case .returnStmt:
      let at = start(node)
      return add(.returned, at: at, (.value, expression(slots[Layout.second])))
    case .throwStmt:
      let at = start(node)
      return add(.thrown, at: at, (.value, expression(slots[Layout.second])))
    case .ifExpr:
      return ifChain(node)
    case .guardStmt:
      let at = start(node)
      let conditions = conditions(slots[Layout.Guard.conditions])
      return add(.guard, at: at, (.conditions, conditions), (.body, block(slots[Layout.Guard.body])))
    case .whileStmt:
      let at = start(node)
      let conditions = conditions(slots[Layout.While.conditions])
      return add(.loop, at: at, (.conditions, conditions), (.body, block(slots[Layout.While.body])))
    case .repeatStmt:
      let at = start(node)
      let body = block(slots[Layout.Repeat.body])
      let mark = pending.count
      let condition = expression(slots[Layout.Repeat.condition])
      if condition != 0 { pending.append(condition) }
      let conditions = list(at: condition == 0 ? at : place(of: condition), from: mark)
      return add(.loop, at: at, (.conditions, conditions), (.body, body))
    case .forStmt:
      return forIn(node)
    case .switchExpr:
      return switchStatement(node)
    case .doStmt:
      return doCatch(node)
    case .deferStmt:
      let at = start(node)
      return add(.deferred, at: at, (.body, block(slots[Layout.second])))
    case .labeledStmt:
      return statement(slots[Layout.Labeled.statement])
    case .breakStmt, .continueStmt, .fallThroughStmt, .discardStmt, .missingStmt:
      return 0
    default:
      return Self.isDeclaration(node.kind) ? declaration(node) : expression(node)
    }
  }

  mutating func block(_ node: RawSyntax?) -> NodeID {
    guard let node else { return 0 }
    let at = start(node)
    let mark = pending.count
    if let statements = node.slots[Layout.CodeBlock.statements] { appendItems(of: statements) }
    return add(.block, at: at, from: mark)
  }

  /// A block without braces of its own: a getter's or a case's statements.
  mutating func block(of statements: RawSyntax?, at place: Place) -> NodeID {
    let mark = pending.count
    if let statements { appendItems(of: statements) }
    return add(.block, at: place, from: mark)
  }

  // MARK: if, guard, while

  /// Builds `if … else if … else` from its end, in a loop.
  private mutating func ifChain(_ outermost: RawSyntax) -> NodeID {
    var parts: [(at: Place, conditions: NodeID, body: NodeID)] = []
    var otherwise: NodeID = 0
    var next: RawSyntax? = outermost
    while let node = next {
      guard node.kind == .ifExpr else {
        otherwise = block(node)
        break
      }
      guard parts.count < Self.branchLimit else {
        cutChain(at: node)
        break
      }
      let slots = node.slots
      let at = start(node)
      let conditions = conditions(slots[Layout.If.conditions])
      parts.append((at, conditions, block(slots[Layout.If.body])))
      next = slots[Layout.If.elseBody]
    }
    while let part = parts.popLast() {
      let statement = open(.ifElse)
      put(part.conditions, as: .conditions, in: statement)
      put(part.body, as: .body, in: statement)
      put(otherwise, as: .otherwise, in: statement)
      otherwise = close(statement, at: part.at)
    }
    return otherwise
  }

  private mutating func conditions(_ list: RawSyntax?) -> NodeID {
    guard let list else { return Self.emptyList }
    let at = start(list)
    let mark = pending.count
    for case let element? in list.slots {
      guard let condition = element.slots[Layout.first] else { continue }
      let id = self.condition(condition)
      if id != 0 { pending.append(id) }
    }
    return self.list(at: at, from: mark)
  }

  private mutating func condition(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    switch node.kind {
    case .optionalBindingCondition:
      return optionalBinding(node)
    case .matchingPatternCondition:
      let at = start(node)
      let pattern = pattern(slots[Layout.MatchingPattern.pattern], binding: .none)
      return add(
        .patternCondition, at: at, (.pattern, pattern),
        (.value, clauseValue(slots[Layout.MatchingPattern.initializer])))
    case .availabilityCondition:
      return availability(node)
    default:
      return expression(node)
    }
  }

  private mutating func optionalBinding(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    // The pattern is an identifier, `_` or, in broken source, an expression.
    let token = slots[Layout.OptionalBinding.pattern]?.firstPresentToken
    let at = place(token ?? node.firstPresentToken)
    let isLet = slots[Layout.OptionalBinding.specifier].map { $0.tokenText == "let" } ?? false
    let value: NodeID
    if let initializer = slots[Layout.OptionalBinding.initializer] {
      value = clauseValue(initializer)
    } else {
      value = add(.name, at: at, name: name(token))
    }
    guard let annotation = slots[Layout.OptionalBinding.annotation] else {
      return add(.optionalBinding, isLet ? .isLet : [], at: at, name: name(token), (.value, value))
    }
    return add(
      .optionalBinding, isLet ? .isLet : [], at: at, name: name(token), (.value, value),
      (.type, type(annotation.slots[Layout.second])))
  }

  // MARK: for, switch, do

  private mutating func forIn(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = start(node)
    // The names of a `for` are bound without `let`.
    let pattern = pattern(slots[Layout.For.pattern], binding: .isLet)
    let sequence = expression(slots[Layout.For.sequence])
    let filter = expression(slots[Layout.For.whereClause]?.slots[Layout.second])
    let body = block(slots[Layout.For.body])
    let statement = open(.forIn)
    put(pattern, as: .pattern, in: statement)
    put(sequence, as: .sequence, in: statement)
    put(body, as: .body, in: statement)
    put(filter, as: .filter, in: statement)
    return close(statement, at: at)
  }

  private mutating func switchStatement(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = start(node)
    let subject = expression(slots[Layout.Switch.subject])
    let statement = open(.switch)
    put(subject, as: .subject, in: statement)
    if let cases = slots[Layout.Switch.cases] { appendSwitchCases(cases) }
    return close(statement, at: at)
  }

  mutating func appendSwitchCases(_ list: RawSyntax) {
    for case let element? in list.slots {
      switch element.kind {
      case .switchCase: pending.append(switchCase(element))
      case .ifConfigDecl: appendConditionals(element)
      default: break
      }
    }
  }

  private mutating func switchCase(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let label = slots[Layout.SwitchCase.label]
    let at = label.map { start($0) } ?? start(node)
    let statements = slots[Layout.SwitchCase.statements]
    var flags: Node.Flags = []
    var patterns = Self.emptyList
    if let label, label.kind == .switchCaseLabel {
      let mark = pending.count
      if let items = label.slots[Layout.CaseLabel.items] {
        for case let item? in items.slots {
          pending.append(casePattern(item))
        }
      }
      patterns = list(at: at, from: mark)
    } else {
      flags = .isDefault
      if let attribute = slots[Layout.SwitchCase.attribute],
        attribute.slots[Layout.Attribute.name]?.firstPresentToken?.tokenText ?? .init(start: nil, count: 0) == "unknown"
      {
        flags.insert(.isUnknownDefault)
      }
    }
    let bodyAt = statements?.firstPresentToken.map { place($0) } ?? at
    return add(
      .switchCase, flags, at: at, (.patterns, patterns), (.body, block(of: statements, at: bodyAt)))
  }

  private mutating func casePattern(_ item: RawSyntax) -> NodeID {
    let slots = item.slots
    let pattern = pattern(slots[Layout.CaseItem.pattern], binding: .none)
    guard let clause = slots[Layout.CaseItem.whereClause] else { return pattern }
    let at = pattern == 0 ? start(item) : place(of: pattern)
    return add(.patternWhere, at: at, (.pattern, pattern), (.condition, expression(clause.slots[Layout.second])))
  }

  private mutating func doCatch(_ node: RawSyntax) -> NodeID {
    let slots = node.slots
    let at = start(node)
    let first = block(slots[Layout.DoStatement.body])
    let statement = open(.doCatch)
    put(first, as: .body, in: statement)
    if let clauses = slots[Layout.DoStatement.catches] {
      for case let clause? in clauses.slots {
        let handler = block(clause.slots[Layout.Catch.body])
        if handler != 0 { pending.append(handler) }
      }
    }
    return close(statement, at: at)
  }

  private mutating func appendYielded(_ node: RawSyntax) {
    guard let yielded = node.slots[Layout.second] else { return }
    if yielded.kind == .yieldedExpressionsClause {
      guard let elements = yielded.slots[Layout.second] else { return }
      for case let element? in elements.slots {
        let id = expression(element.slots[Layout.first])
        if id != 0 { pending.append(id) }
      }
    } else {
      let id = expression(yielded)
      if id != 0 { pending.append(id) }
    }
  }
}

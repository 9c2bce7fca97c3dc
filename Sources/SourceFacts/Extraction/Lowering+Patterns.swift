@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// The meaning of a plain name in a pattern.
  enum Binding {
    /// An expression to compare with.
    case none
    /// A name that `let` or `var` around it binds.
    case isLet, isVar
  }

  mutating func pattern(_ node: RawSyntax?, binding: Binding) -> NodeID {
    guard let node, depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    switch node.kind {
    case .identifierPattern:
      let token = slots[Layout.first]
      return add(.patternBind, binding == .isVar ? [] : .isLet, at: place(token), name: name(token))
    case .valueBindingPattern:
      let isVar = slots[Layout.ValueBinding.specifier].map { $0.tokenText == "var" } ?? false
      return pattern(slots[Layout.ValueBinding.pattern], binding: isVar ? .isVar : .isLet)
    case .wildcardPattern:
      return add(.patternWildcard, at: start(node))
    case .tuplePattern:
      guard let elements = slots[Layout.Tuple.elements] else { return 0 }
      return patternTuple(
        elements, at: start(node), label: Layout.PatternElement.label, value: Layout.PatternElement.pattern,
        binding: binding)
    case .isTypePattern:
      let at = start(node)
      return add(.patternCast, at: at, (.pattern, 0), (.type, type(slots[Layout.IsPattern.type])))
    case .expressionPattern:
      return expressionPattern(slots[Layout.first], binding: binding)
    case .patternExpr:
      return pattern(slots[Layout.first], binding: binding)
    case .missingPattern:
      return 0
    default:
      return expressionPattern(node, binding: binding)
    }
  }

  private mutating func expressionPattern(_ node: RawSyntax?, binding: Binding) -> NodeID {
    guard let node, depth < Self.depthLimit else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let slots = node.slots
    switch node.kind {
    case .patternExpr:
      return pattern(slots[Layout.first], binding: binding)
    case .functionCallExpr:
      guard let callee = slots[Layout.Call.callee], callee.kind == .memberAccessExpr else { break }
      return patternCase(callee, arguments: slots[Layout.Call.arguments], binding: binding)
    case .memberAccessExpr:
      return patternCase(node, arguments: nil, binding: binding)
    case .optionalChainingExpr:
      // `x?` is short for `.some(x)`.
      let inner = expressionPattern(slots[Layout.first], binding: binding)
      let at = inner == 0 ? start(node) : place(of: inner)
      let argument = add(.argument, at: at, (.value, inner))
      let some = open(.patternCase)
      put(0, as: .base, in: some)
      pending.append(argument)
      return close(some, at: at, name: names.intern("some"))
    case .tupleExpr:
      guard let elements = slots[Layout.Tuple.elements] else { break }
      return patternTuple(
        elements, at: start(node), label: Layout.LabeledExpression.label, value: Layout.LabeledExpression.expression,
        binding: binding)
    case .sequenceExpr:
      if let cast = patternCast(slots[Layout.Sequence.elements], binding: binding) { return cast }
    case .discardAssignmentExpr:
      return add(.patternWildcard, at: start(node))
    case .declReferenceExpr:
      guard binding != .none else { break }
      let token = slots[Layout.Reference.name]
      return add(.patternBind, binding == .isVar ? [] : .isLet, at: place(token), name: name(token))
    default:
      break
    }
    let at = start(node)
    let value = expression(node)
    return value == 0 ? 0 : add(.patternExpression, at: at, (.value, value))
  }

  /// `.case(p, label: q)`, `Type.case`
  private mutating func patternCase(_ member: RawSyntax, arguments: RawSyntax?, binding: Binding) -> NodeID {
    let slots = member.slots
    let type = expression(slots[Layout.Member.base])
    let token = slots[Layout.Member.name]?.slots[Layout.Reference.name]
    let at = place(token)
    let pattern = open(.patternCase)
    put(type, as: .base, in: pattern)
    if let arguments {
      appendPatternArguments(
        arguments, label: Layout.LabeledExpression.label, value: Layout.LabeledExpression.expression, binding: binding)
    }
    return close(pattern, at: at, name: name(token))
  }

  private mutating func patternTuple(
    _ elements: RawSyntax, at place: Place, label: Int, value: Int, binding: Binding
  ) -> NodeID {
    let slots = elements.slots
    if slots.count == 1, let only = slots[0]?.slots, only[label] == nil {
      return pattern(only[value], binding: binding)
    }
    let mark = pending.count
    appendPatternArguments(elements, label: label, value: value, binding: binding)
    return add(.patternTuple, at: place, from: mark)
  }

  private mutating func appendPatternArguments(_ elements: RawSyntax, label: Int, value: Int, binding: Binding) {
    for case let element? in elements.slots {
      let slots = element.slots
      let at = start(element)
      let inner = pattern(slots[value], binding: binding)
      pending.append(add(.argument, at: at, name: slots[label] == nil ? 0 : name(slots[label]), (.value, inner)))
    }
  }

  /// `p as T`, `p is T`
  private mutating func patternCast(_ elements: RawSyntax?, binding: Binding) -> NodeID? {
    guard let slots = elements?.slots, slots.count == 3, let operation = slots[1],
      operation.kind == .unresolvedAsExpr || operation.kind == .unresolvedIsExpr
    else { return nil }
    let at = slots[0].map { start($0) } ?? place(nil)
    let inner = expressionPattern(slots[0], binding: binding)
    return add(.patternCast, at: at, (.pattern, inner), (.type, expression(slots[2])))
  }
}

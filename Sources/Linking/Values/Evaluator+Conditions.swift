import SourceFacts

/// Whether conditions hold.
extension Evaluator {
  func truth(ofAll conditions: Ref, _ env: Environment) -> Truth { truth(ofAll: program.children(conditions), env) }

  func truth(ofAll conditions: [Ref], _ env: Environment) -> Truth {
    var result = Truth.yes
    for c in conditions {
      switch truth(of: c, env) {
      case .no: return .no
      case .maybe: result = .maybe
      case .yes: break
      }
    }
    return result
  }

  /// Whether a condition holds, as far as routes, literals or the presence of a value decide it.
  func truth(of c: Ref, _ env: Environment) -> Truth {
    switch program.kind(c) {
    case .boolean: return program.name(c) == "true" ? .yes : .no
    case .optionalBinding: return program.child(c, .value).map { truth(ofPresence: $0, env) } ?? .maybe
    case .patternCondition: return truth(ofPatternCondition: c, env)
    case .binary: return truth(ofBinary: c, env)
    case .unary where program.name(c) == "!": return program.child(c, .operand).map { !truth(of: $0, env) } ?? .maybe
    case .cast where program.name(c) == "is": return castSucceeds(c, env)
    case .name, .member: return truth(ofFlag: c, env)
    default: return .maybe
    }
  }

  private func truth(ofFlag c: Ref, _ env: Environment) -> Truth {
    if let given = comparison(givenFor: c, env), semantics.allows(\.evaluationDepth, after: depth) {
      depth += 1
      defer { depth -= 1 }
      return truth(of: given.condition, given.environment)
    }
    let values = evaluate(c, env)
    guard values.count == 1, case .boolean(let holds) = values[0] else { return .maybe }
    return holds ? .yes : .no
  }

  /// The argument for a parameter, where that may be a comparison: `show(isKnown: user != nil)`.
  private func comparison(givenFor flag: Ref, _ env: Environment) -> (condition: Ref, environment: Environment)? {
    guard program.kind(flag) == .name else { return nil }
    let key: VariableKey
    switch semantics.lookup(program.symbol(flag), at: flag) {
    case .local(let d)? where program.kind(d) == .parameter: key = VariableKey(declaration: d)
    case .shorthand(let closure, let number)?: key = VariableKey(declaration: closure, number: number)
    default: return nil
    }
    let given: (condition: Ref, environment: Environment)
    switch env.binding(key) {
    case .expression(let e, let own)?: given = (e, own)
    case .rootExpression(let e)?: given = (e, env.outermost)
    default: return nil
    }
    return [.binary, .unary, .name].contains(program.kind(given.condition)) && program.name(given.condition) != "??"
      ? given : nil
  }

  /// `if let page = e`
  private func truth(ofPresence e: Ref, _ env: Environment) -> Truth {
    if program.kind(e) == .cast { return castSucceeds(e, env) }
    let values = evaluate(e, env)
    if values.areNothing { return .no }
    return isPresent(values, madeBy: e) || integer(e, env) != nil ? .yes : .maybe
  }

  /// The app's own code returned a case and not nil: `if let next = step.next { … }`, where the step is known.
  private func isPresent(_ values: [Value], madeBy e: Ref) -> Bool {
    guard !values.isEmpty, values.allSatisfy({ if case .enumCase = $0 { true } else { false } }) else { return false }
    switch program.kind(e) {
    case .call, .subscript: return true
    case .member: return semantics.computed(e) != nil
    case .name:
      guard case .local(let d)? = semantics.lookup(program.symbol(e), at: e), program.kind(d) == .variable,
        program.flags(d).contains(.isLet), let initial = program.child(d, .initializer), initial != e
      else { return false }
      return isPresent(values, madeBy: initial)
    default: return false
    }
  }

  private func hasNumber(_ e: Ref) -> Bool {
    switch program.kind(e) {
    case .number: true
    case .binary: program.children(e).contains(where: hasNumber)
    case .member: ["count", "rawValue", "endIndex"].contains(program.name(e))
    default: false
    }
  }

  /// `if case .detail = route`
  private func truth(ofPatternCondition c: Ref, _ env: Environment) -> Truth {
    guard let pattern = program.child(c, .pattern), let e = program.child(c, .value) else { return .maybe }
    let values = evaluate(e, env)
    let truths = values.map { match(pattern, $0, env) }
    if !truths.isEmpty, truths.allSatisfy({ $0 == .yes }) { return .yes }
    if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
    values.forEach(noteOpen)
    return .maybe
  }

  private func truth(ofBinary c: Ref, _ env: Environment) -> Truth {
    guard let left = program.child(c, .left), let right = program.child(c, .right) else { return .maybe }
    switch program.name(c) {
    case "==", "!=":
      let same = areSame(left, right, env)
      if same == .maybe, hasNumber(left) || hasNumber(right) { return truth(ofOrder: c, env) }
      return program.name(c) == "==" ? same : !same
    case "<", ">", "<=", ">=": return truth(ofOrder: c, env)
    case "&&":
      let first = truth(of: left, env)
      return first.and(truth(of: right, env))
    case "||":
      let first = truth(of: left, env)
      return first.or(truth(of: right, env))
    default: return .maybe
    }
  }

  private func areSame(_ left: Ref, _ right: Ref, _ env: Environment) -> Truth {
    let values = evaluate(left, env)
    guard let value = values.first else { return .maybe }
    let same = equal(value, right, env)
    // Any of several values, none of which equals the other side.
    if values.count > 1, same == .maybe || values.dropFirst().contains(where: { equal($0, right, env) != same }) {
      return .maybe
    }
    if same == .maybe, case .parameter = value { noteOpen(value) }
    return same
  }
}

import SourceFacts

/// Integers that follow from constants: the index of a case in a list, raw values, the count of a list.
///
/// So the next step is known where the steps stand in a list: `steps[steps.firstIndex(of: step)! + 1]`.
extension Evaluator {
  /// The integer that an expression evaluates to; nil where that is not known. The variables that it depends on are
  /// noted as open.
  func integer(_ e: Ref, _ env: Environment) -> Int? {
    steps += 1
    work += 1
    guard semantics.allows(\.evaluationSteps, after: steps), semantics.allows(\.evaluationDepth, after: depth)
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch program.kind(e) {
    case .number: return Int(program.name(e))
    case .unary where program.name(e) == "-": return negated(e, env)
    case .binary: return sum(e, env)
    case .name: return named(e, env)
    case .member: return number(of: e, env)
    case .call: return place(e, env)
    default: return nil
    }
  }

  private func negated(_ e: Ref, _ env: Environment) -> Int? {
    guard let number = program.child(e, .operand).flatMap({ integer($0, env) }) else { return nil }
    let (result, isTooLarge) = 0.subtractingReportingOverflow(number)
    return isTooLarge ? nil : result
  }

  private func sum(_ e: Ref, _ env: Environment) -> Int? {
    guard let left = program.child(e, .left), let right = program.child(e, .right),
      ["+", "-"].contains(program.name(e)), let a = integer(left, env), let b = integer(right, env)
    else { return nil }
    let (result, isTooLarge) = program.name(e) == "+" ? a.addingReportingOverflow(b) : a.subtractingReportingOverflow(b)
    return isTooLarge ? nil : result
  }

  private func named(_ e: Ref, _ env: Environment) -> Int? {
    switch semantics.lookup(program.symbol(e), at: e) {
    case .local(let d)?: return given(VariableKey(declaration: d), env) ?? number(in: d, namedBy: e, env)
    case .shorthand(let closure, let place)?: return given(VariableKey(declaration: closure, number: place), env)
    default: return nil
    }
  }

  private func given(_ key: VariableKey, _ env: Environment) -> Int? {
    switch env.binding(key) {
    case .expression(let given, let frame)?: integer(given, frame)
    case .rootExpression(let given)?: integer(given, env.outermost)
    case .values?, nil: nil
    }
  }

  private func number(in d: Ref, namedBy e: Ref, _ env: Environment) -> Int? {
    if env.binding(VariableKey(declaration: d)) != nil { return nil }
    switch program.kind(d) {
    case .variable where program.flags(d).contains(.isLet):
      return program.child(d, .initializer).flatMap { integer($0, env) }
    case .optionalBinding:
      guard let value = program.child(d, .value), value != e else { return nil }
      return integer(value, env)
    default: return nil
    }
  }

  /// `steps.count`, `steps.endIndex`, `step.rawValue`
  private func number(of e: Ref, _ env: Environment) -> Int? {
    guard let base = program.child(e, .base), program.kind(base) != .none else { return nil }
    switch program.name(e) {
    case "count", "endIndex": return ordered(base, env)?.count
    case "startIndex": return ordered(base, env).map { _ in 0 }
    case "rawValue":
      guard case .enumCase(let id, let name, _, _)? = onlyValue(base, env) else { return nil }
      return rawNumbers(of: id)?[name]
    default: return nil
    }
  }

  /// `steps.firstIndex(of: step)`, `steps.index(after: place)`
  private func place(_ call: Ref, _ env: Environment) -> Int? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), program.kind(base) != .none,
      let argument = semantics.arguments(of: call).first, let given = program.child(argument, .value)
    else { return nil }
    switch (program.name(call), program.name(argument)) {
    case ("firstIndex", "of"), ("lastIndex", "of"), ("index", "of"):
      guard let list = ordered(base, env), case .enumCase(let id, let name, _, _)? = onlyValue(given, env) else {
        return nil
      }
      return list.firstIndex { if case .enumCase(id, name, _, _) = $0 { true } else { false } }
    case ("index", "after"): return integer(given, env).map { $0 + 1 }
    case ("index", "before"): return integer(given, env).map { $0 - 1 }
    default: return nil
    }
  }

  /// The one value of an expression. The variables that it depends on are noted.
  private func onlyValue(_ e: Ref, _ env: Environment) -> Value? {
    let values = evaluate(e, env)
    values.forEach(noteOpen)
    return values.count == 1 ? values[0] : nil
  }

  /// The cases in a list whose elements are all known and distinct.
  func ordered(_ e: Ref, _ env: Environment) -> [Value]? {
    guard isFixed(e) else { return nil }
    let values = evaluate(e, env)
    guard values.count == 1, case .array(let list) = values[0], !list.isEmpty else { return nil }
    return list.allSatisfy { if case .enumCase = $0 { true } else { false } } ? list : nil
  }

  /// A list that nothing is added to: a literal, a constant, `allCases`, the result of a getter.
  private func isFixed(_ e: Ref) -> Bool {
    switch program.kind(e) {
    case .array: return true
    case .member where program.name(e) == "allCases": return true
    case .name where semantics.enumOfOwnCases(e) != nil: return true
    case .name, .member: break
    case .call: return program.name(e) == "Array"
    default: return false
    }
    guard let variable = list(namedBy: e), program.kind(variable) == .variable else { return false }
    return program.flags(variable).contains(.isLet) || getter(of: variable) != nil
  }

  private func list(namedBy e: Ref) -> Ref? {
    guard program.kind(e) == .member else {
      switch semantics.lookup(program.symbol(e), at: e) {
      case .local(let d)?, .global(let d)?: return d
      case .members(let list, _)?: return list.first
      default: return nil
      }
    }
    guard let base = program.child(e, .base),
      case .named(let id, _) = (semantics.typeReference(base) ?? semantics.type(of: base)).core
    else { return nil }
    return semantics.members(named: program.symbol(e), of: id).first
  }

  /// The element of such a list at an index; nil where the list or the index is not known.
  func placed(by access: Ref, _ env: Environment) -> [Value]? {
    guard let base = program.child(access, .base), let argument = program.children(access, .arguments).first,
      program.name(argument).isEmpty, let index = program.child(argument, .value), mayBeInteger(index),
      let list = ordered(base, env), let place = integer(index, env)
    else { return nil }
    return list.indices.contains(place) ? [list[place]] : nil
  }

  private func mayBeInteger(_ e: Ref) -> Bool { [.number, .binary, .name, .member, .call].contains(program.kind(e)) }

  /// The raw values of an enum's cases, where they are whole numbers.
  func rawNumbers(of id: TypeID) -> [Symbol: Int]? {
    guard program.types[id].kind == .enum, !semantics.supertypeNames(of: id).isDisjoint(with: SDK.integers) else {
      return nil
    }
    var result: [Symbol: Int] = [:]
    var next = 0
    for name in program.types[id].caseOrder {
      guard let declaration = program.types[id].cases[name] else { return nil }
      if program.flags(declaration).contains(.hasRawValue), let literal = program.children(declaration).last {
        guard program.kind(literal) == .number, let written = Int(program.name(literal)) else { return nil }
        next = written
      }
      result[name] = next
      next += 1
    }
    return result
  }

  /// The case with a known raw number: `Step(rawValue: step.rawValue + 1)`; empty where no case has it.
  func numberedCase(of id: TypeID, _ call: Ref, _ env: Environment) -> Value? {
    guard let given = semantics.argument(labelled: "rawValue", of: call), let numbers = rawNumbers(of: id),
      let number = integer(given, env)
    else { return nil }
    guard let name = program.types[id].caseOrder.first(where: { numbers[$0] == number }) else { return .null }
    return .enumCase(id, name, expression: call, env)
  }

  /// Whether one integer is less than another, where both are known.
  func truth(ofOrder c: Ref, _ env: Environment) -> Truth {
    guard let left = program.child(c, .left), let right = program.child(c, .right), let a = integer(left, env),
      let b = integer(right, env)
    else { return .maybe }
    let holds =
      switch program.name(c) {
      case "<": a < b
      case ">": a > b
      case "<=": a <= b
      case ">=": a >= b
      case "==": a == b
      default: a != b
      }
    return holds ? .yes : .no
  }
}

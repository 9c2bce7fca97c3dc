import SourceFacts

/// Whether conditions hold.
extension Evaluator {
  func truth(ofAll conditions: Ref, _ env: Environment) -> Truth {
    var result = Truth.yes
    for c in program.children(conditions) {
      switch truth(of: c, env) {
      case .no: return .no
      case .maybe: result = .maybe
      case .yes: break
      }
    }
    return result
  }

  /// Whether a condition holds, where that follows from routes, literals or presence.
  func truth(of c: Ref, _ env: Environment) -> Truth {
    switch program.kind(c) {
    case .boolean: return program.name(c) == "true" ? .yes : .no
    case .optionalBinding:
      guard let e = program.child(c, .value) else { return .maybe }
      if program.kind(e) == .cast { return castSucceeds(e, env) }
      let values = evaluate(e, env)
      return values.areNothing ? .no : .maybe
    case .patternCondition:
      guard let pattern = program.child(c, .pattern), let e = program.child(c, .value) else { return .maybe }
      let values = evaluate(e, env)
      let truths = values.map { match(pattern, $0, env) }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .yes }) { return .yes }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
      values.forEach(noteStuck)
      return .maybe
    case .binary:
      guard let leftSide = program.child(c, .left), let rightSide = program.child(c, .right) else { return .maybe }
      switch program.name(c) {
      case "==", "!=":
        let left = evaluate(leftSide, env)
        guard let value = left.first else { return .maybe }
        let same = equal(value, rightSide, env)
        // Any of several, of which none is the other side.
        if left.count > 1, same == .maybe || left.dropFirst().contains(where: { equal($0, rightSide, env) != same }) {
          return .maybe
        }
        if same == .maybe, case .parameter = value { noteStuck(value) }
        return program.name(c) == "==" ? same : (same == .yes ? .no : same == .no ? .yes : .maybe)
      case "&&":
        let a = truth(of: leftSide, env)
        let b = truth(of: rightSide, env)
        return a == .no || b == .no ? .no : (a == .yes && b == .yes ? .yes : .maybe)
      case "||":
        let a = truth(of: leftSide, env)
        let b = truth(of: rightSide, env)
        return a == .yes || b == .yes ? .yes : (a == .no && b == .no ? .no : .maybe)
      default: return .maybe
      }
    case .unary where program.name(c) == "!":
      guard let e = program.child(c, .operand) else { return .maybe }
      switch truth(of: e, env) {
      case .yes: return .no
      case .no: return .yes
      case .maybe: return .maybe
      }
    case .cast where program.name(c) == "is": return castSucceeds(c, env)
    case .name, .member:
      let values = evaluate(c, env)
      guard values.count == 1, case .boolean(let b) = values[0] else { return .maybe }
      return b ? .yes : .no
    default: return .maybe
    }
  }
}

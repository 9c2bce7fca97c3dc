import SourceFacts

extension Evaluator {
  /// The variable is an enum, but the current callers give cases of another enum: they call another method of the same
  /// name. A wrapper that erases the types of routers calls the same method of all of them.
  func isGivenForeignCases(_ key: VariableKey, _ env: Environment) -> Bool {
    guard key.number < 0, case .named(let wanted, _) = semantics.declaredType(key.declaration).core,
      program.types[wanted].kind == .enum, let binding = env.binding(key)
    else { return false }
    begin()
    let given: [Value] =
      switch binding {
      case .values(let values): values
      case .expression(let r, let frame): evaluate(r, frame)
      case .rootExpression(let r): evaluate(r, env.outermost)
      }
    return !given.isEmpty
      && given.allSatisfy {
        if case .enumCase(let id, _, _, _) = $0 { id != wanted && program.types[id].kind == .enum } else { false }
      }
  }
}

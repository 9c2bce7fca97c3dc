/// The values that expressions stand for, following the variables that they come from.
struct ReachingValues {
  let evaluator: Evaluator
  /// The number of variables that are followed at most.
  let limit: Limit
  /// The expressions assigned to a variable.
  let written: (VariableKey) -> [Ref]

  /// What to do with a value.
  enum Next {
    /// Follow the variable that the value stands for, if it does.
    case follow
    case skip
    case stop
  }

  init(evaluator: Evaluator, limit: Limit, written: @escaping (VariableKey) -> [Ref]) {
    self.evaluator = evaluator
    self.limit = limit
    self.written = written
  }

  /// Follows the sources that data flow finds.
  init(evaluator: Evaluator, flow: DataFlow, limit: Limit) {
    self.init(evaluator: evaluator, limit: limit) { key in flow.sources(of: key).compactMap { $0.bindings[key] } }
  }

  /// - Returns: whether the answer is complete: no variable has unknown sources, the limit was not met, and the caller
  ///   did not stop.
  @discardableResult func visit(variable: VariableKey, _ look: (Value) -> Next) -> Bool {
    let values = written(variable)
    return !values.isEmpty && visit(values, seen: [variable], look)
  }

  @discardableResult func visit(_ expressions: [Ref], seen: Set<VariableKey> = [], _ look: (Value) -> Next) -> Bool {
    var seen = seen
    var queue = expressions
    var isComplete = true
    while let expression = queue.popLast() {
      for value in evaluator.values(of: expression, in: Environment(parent: nil)) {
        switch look(value) {
        case .stop: return false
        case .skip: continue
        case .follow:
          guard let variable = value.root, !seen.contains(variable) else { continue }
          let values = evaluator.semantics.budget.allows(limit, after: seen.count) ? written(variable) : []
          seen.insert(variable)
          isComplete = isComplete && !values.isEmpty
          queue += values
        }
      }
    }
    return isComplete
  }
}

import SourceFacts

/// Code that calls itself with a value derived from its argument.
extension SinkResolver {
  func isParameter(_ key: VariableKey, ofCodeAround place: Ref) -> Bool {
    let owner = key.number < 0 ? program.parent(key.declaration).flatMap(program.parent) : key.declaration
    return owner.map { program.kind(key.declaration) != .variable && program.contains($0, place) } ?? false
  }

  /// The argument of a recursive call is derived from the earlier argument: `if let next = reduce(action) { send(next)
  /// }` in `send(_ action:)`.
  func bindOwnCall(_ source: Source, _ question: Question, _ root: Environment) {
    let before = Environment(
      parent: nil, bindings: question.root.bindings.filter { source.bindings[$0.key] == nil },
      receiver: question.root.receiver)
    for (key, expression) in source.bindings
    where isParameter(key, ofCodeAround: source.place) && isMade(expression, of: key, depth: 0) {
      root.bindings[key] = .values(evaluator.traced { evaluator.values(of: expression, in: before) }.answer)
    }
  }

  /// The expression names the variable, directly or through local variables.
  private func isMade(_ e: Ref, of key: VariableKey, depth: Int) -> Bool {
    var found = false
    program.forEachNode(in: e) { node in
      guard !found, program.kind(node) == .name else { return !found }
      switch semantics.lookup(program.symbol(node), at: node) {
      case .shorthand(let closure, let number)?:
        found = key == VariableKey(declaration: closure, number: number)
      case .local(let d)?:
        let value = program.child(d, program.kind(d) == .variable ? .initializer : .value)
        found =
          key == VariableKey(declaration: d)
          || value.map {
            semantics.allows(\.comparedVariables, after: depth) && isMade($0, of: key, depth: depth + 1)
          } ?? false
      default: break
      }
      return !found
    }
    return found
  }
}

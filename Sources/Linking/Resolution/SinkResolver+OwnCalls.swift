import SourceFacts

/// Code that runs itself again with what it makes of what it was given.
extension SinkResolver {
  func isParameter(_ key: VariableKey, ofCodeAround place: Ref) -> Bool {
    let owner = key.number < 0 ? program.parent(key.declaration).flatMap(program.parent) : key.declaration
    return owner.map { program.kind(key.declaration) != .variable && program.contains($0, place) } ?? false
  }

  /// What a function gives itself is made of what it was given before: `if let next = reduce(action) { send(next) }` in
  /// `send(_ action:)`.
  func bindOwnCall(_ source: Source, _ question: Question, _ root: Environment) {
    let before = Environment(
      parent: nil, bindings: question.root.bindings.filter { source.bindings[$0.key] == nil },
      receiver: question.root.receiver)
    for (key, expression) in source.bindings
    where isParameter(key, ofCodeAround: source.place) && isMade(expression, of: key, depth: 0) {
      root.bindings[key] = .values(evaluator.traced { evaluator.values(of: expression, in: before) }.answer)
    }
  }

  /// The expression names the variable, itself or by local variables.
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

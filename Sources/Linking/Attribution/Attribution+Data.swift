import SourceFacts

/// Values that decide between arms and are stored in data that code passes on: `routes(to: link.pages)`, where each
/// `Link(pages: [.home, .detail])` states its pages.
extension Attribution {
  /// No value that the subject's data was made with selects the arm.
  func isRuledOutByData(arm: Ref, _ env: Environment) -> Bool {
    // A side question about few arms, not charged to the walk.
    evaluator.apart { isRuledOut(arm: arm, env) }
  }

  private func isRuledOut(arm: Ref, _ env: Environment) -> Bool {
    guard let subject = program.subject(ofArm: arm), program.kind(subject) == .name,
      let d = flow.declaration(of: subject), program.kind(d) == .parameter
    else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(subject, env)
    guard !values.isEmpty, values.contains(where: { $0.root != nil }) else { return false }
    var made: [Value] = []
    for v in values {
      guard let given = givenAsData(v, depth: 0) else { return false }
      made += given
    }
    guard !made.isEmpty else { return false }
    return !evaluator.canTake(
      arm: arm, Environment(parent: env, bindings: [VariableKey(declaration: d): .values(made)]))
  }

  /// The cases that a value stands for; nil where not all are known.
  private func givenAsData(_ value: Value, depth: Int) -> [Value]? {
    switch value {
    case .enumCase: return [value]
    case .null: return []
    case .array(let list):
      let known = list.map { givenAsData($0, depth: depth) }
      return known.contains { $0 == nil } ? nil : known.flatMap { $0 ?? [] }
    case .element(let whole): return givenAsData(whole, depth: depth)
    case .property(let key):
      return semantics.allows(\.dataDepth, after: depth) ? givenAsData(property: key.declaration, depth: depth) : nil
    default: return nil
    }
  }

  /// The values that constructions of a struct set for a constant property.
  private func givenAsData(property: Ref, depth: Int) -> [Value]? {
    guard program.kind(property) == .variable, program.flags(property).contains(.isLet),
      let type = program.enclosingType(property), program.types[type].kind == .struct, !semantics.isScreenType(type)
    else { return nil }
    let sources = flow.sources(of: VariableKey(declaration: property))
    if sources.isEmpty || !semantics.allows(\.dataSources, after: sources.count - 1) { return nil }
    var result: [Value] = []
    for source in sources {
      guard let given = source.bindings[VariableKey(declaration: property)] else { return nil }
      evaluator.begin()
      for v in evaluator.evaluate(given, Environment(parent: nil)) {
        guard let known = givenAsData(v, depth: depth + 1) else { return nil }
        result += known
      }
    }
    return result
  }
}

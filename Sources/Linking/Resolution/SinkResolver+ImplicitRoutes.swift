import SourceFacts

/// Routes that are named without their type, where the path takes any type: `path.append(.detail)`.
extension SinkResolver {
  /// The case that such a name means: that of the only registered enum with it.
  func named(_ value: Value, _ sink: Sink, _ question: Question) -> Value {
    guard case .unknown(let r) = value, let name = semantics.implicitMember(r) else { return value }
    let types = Set(
      resolvers.registrations.compactMap { r -> TypeID? in
        guard r.opener == nil, case .named(let id, _)? = r.type, program.types[id].cases[name] != nil else {
          return nil
        }
        return id
      })
    guard types.count == 1, let type = types.first else { return value }
    return .enumCase(type, name, expression: r, question.root)
  }

  /// The value's type is not among those that the sink's modifier handles: it goes to code, not to a screen.
  func isUnanswered(_ value: Value, by sink: Sink) -> Bool {
    guard let answered = sink.answered, case .named(let id, _) = evaluator.type(of: value).core else { return false }
    if case .enumCase(let type, let name, _, _) = value { usedRoutes.insert(RouteValue(type: type, name: name)) }
    return !answered.contains(id)
  }
}

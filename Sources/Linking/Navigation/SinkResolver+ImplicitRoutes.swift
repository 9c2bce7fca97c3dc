import SourceFacts

/// Routes that are named without their type, where the path takes any type: `path.append(.detail)`.
extension SinkResolver {
  /// The case that such a name means: there is one registered enum that has it.
  func named(_ value: Value, _ sink: Sink, _ question: Question) -> Value {
    guard case .unknown(let r) = value, let name = implicitMember(r) else { return value }
    let types = Set(resolvers.registrations.compactMap { r -> TypeID? in
      guard r.opener == nil, case .named(let id, _)? = r.type, program.types[id].cases[name] != nil else { return nil }
      return id
    })
    guard types.count == 1, let type = types.first else { return value }
    return .enumCase(type, name, expression: r, question.root)
  }

  /// `.detail`, `.detail(id)`
  private func implicitMember(_ r: Ref) -> Symbol? {
    let member = program.kind(r) == .call ? program.child(r, 0) ?? r : r
    guard program.kind(member) == .member, program.child(member, 0) == nil else { return nil }
    return program.symbol(member)
  }
}

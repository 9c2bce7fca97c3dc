import SourceFacts

/// Values of the app that an object of the SDK holds: `dataSource.itemIdentifier(for: path)` returns one of the rows
/// that code of the same type put into a snapshot.
extension Evaluator {
  /// The values that such an object returns; nil for other objects of the SDK.
  func held(under name: String, by object: Ref, at r: Ref, _ env: Environment) -> [Value]? {
    guard SDK.heldValueNames.contains(name),
      let (held, type) = semantics.valueHeld(under: name, by: semantics.type(of: object))
    else { return nil }
    let given = held.fillers.flatMap { fillings(by: $0, besides: r) }
    let frame = Environment(parent: env.outermost, receiver: env.innermostReceiver)
    let values = elements(given.flatMap { evaluate($0, frame) }, at: r)
    let isKnown =
      !values.isEmpty
      && values.allSatisfy { if case .unknown = $0 { false } else { nominal($0) == nominal(type) } }
    guard isKnown else { return [.unknown(r)] }
    return held.isList ? [.array(unique(values))] : unique(values)
  }

  /// The arguments that the type around a place passes to such objects by a method.
  private func fillings(by method: String, besides place: Ref) -> [Ref] {
    guard let owner = program.enclosingType(place) else { return [] }
    return program.callsNamed(method).compactMap { call in
      guard program.enclosingType(call) == owner, !program.isOutOfScope(call),
        case .external = semantics.callee(of: call),
        let argument = semantics.arguments(of: call).first, program.name(argument).isEmpty
      else { return nil }
      return program.child(argument, .value)
    }
  }
}

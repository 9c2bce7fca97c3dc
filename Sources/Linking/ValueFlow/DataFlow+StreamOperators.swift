import SourceFacts

/// Stream operators of the app, and streams whose values are tuples.
extension DataFlow {
  /// The stream whose values an operator of the app passes on, as its result type says: `func shareReplay(_ size: Int)
  /// -> AnyPublisher<Output, Failure>` in an extension of `Publisher`.
  func passedOn(by call: Ref) -> Ref? {
    guard program.kind(call) == .call, let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      semantics.passingOperators.contains(program.symbol(call)), semantics.isStream(base) || passedOn(by: base) != nil
    else { return nil }
    return base
  }

  /// The values of the parameters of an observing closure, for one value of the stream. `moves.send((page, .push))`
  /// gives each parameter of `{ page, way in … }` its part.
  func bindings(of closure: Ref, given value: Ref, from first: Int = 0) -> [VariableKey: Ref] {
    let parameters = program.children(closure, .parameters)
    let own = parameters.dropFirst(first)
    if own.count > 1, program.kind(value) == .tuple {
      let parts = program.children(value).compactMap { program.child($0, .value) }
      if parts.count == own.count {
        return Dictionary(zip(own.map { VariableKey(declaration: $0) }, parts)) { first, _ in first }
      }
    }
    return [own.first.map { VariableKey(declaration: $0) } ?? VariableKey(declaration: closure, number: first): value]
  }
}

import SourceFacts

/// Operators that an app adds to streams, and values of which several travel together.
extension DataFlow {
  /// The stream whose values an operator of the app's passes on, as its result says: `func shareReplay(_ size: Int) ->
  /// AnyPublisher<Output, Failure>` in an extension of `Publisher`.
  func passedOn(by call: Ref) -> Ref? {
    guard program.kind(call) == .call, let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      semantics.passingOperators.contains(program.symbol(call)), semantics.isStream(base) || passedOn(by: base) != nil
    else { return nil }
    return base
  }

  /// What the parameters of a closure are that observes a stream, for one value of the stream. `moves.send((page,
  /// .push))` gives each of `{ page, way in … }` its part.
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

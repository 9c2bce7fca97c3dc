import SourceFacts

/// Values that a library passes to code that observes a change.
extension DataFlow {
  /// `.onChange(of: wish) { _, new in … }`: the closure receives the observed value before and after the change.
  func changed(seenBy closure: Ref, at place: Int) -> [Source] {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      let label = semantics.library.watchers[program.name(call)], semantics.callee(of: call) == .external,
      let value = semantics.argument(labelled: label, of: call)
    else { return [] }
    let parameters = program.children(closure, .parameters)
    let key =
      place < parameters.count
      ? VariableKey(declaration: parameters[place]) : VariableKey(declaration: closure, number: place)
    return [Source(place: value, bindings: [key: value], isWrite: false)]
  }
}

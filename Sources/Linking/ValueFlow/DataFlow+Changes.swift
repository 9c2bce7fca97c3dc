import SourceFacts

/// What a library hands to code that waits for a value to change.
extension DataFlow {
  /// `.onChange(of: wish) { _, new in … }`: the closure is given the value itself, before and after.
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

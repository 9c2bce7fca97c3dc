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

  /// The place is in code that runs after a property has changed, and not for its initial value: `.onChange(of:
  /// model.step) { … }`.
  func isInWatcher(of property: Ref, _ place: Ref) -> Bool {
    var closure = program.enclosingClosure(place)
    while let c = closure {
      if self.property(watchedBy: c) == property { return !watchesFromStart(c) }
      closure = program.enclosingClosure(c)
    }
    return false
  }

  /// The property whose changes run a closure.
  func property(watchedBy closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call, SDK.watching.contains(program.name(call)),
      let label = semantics.library.watchers[program.name(call)], semantics.callee(of: call) == .external,
      let value = semantics.argument(labelled: label, of: call), let d = declaration(of: value),
      program.kind(d) == .variable
    else { return nil }
    return d
  }

  /// The closure also runs for the initial value.
  private func watchesFromStart(_ closure: Ref) -> Bool {
    program.parent(closure).flatMap(program.parent).flatMap { semantics.argument(labelled: "initial", of: $0) }
      .map { program.name($0) == "true" } ?? false
  }
}

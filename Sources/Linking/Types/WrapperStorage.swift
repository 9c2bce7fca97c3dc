import SourceFacts

/// Initialisers that set the storage of a property wrapper: `_layer = State(wrappedValue: Layer(root: root))`.
extension Semantics {
  /// The value that a call puts into a wrapped property's storage.
  func value(putIntoStorageBy call: Ref) -> Ref? {
    guard storage(filledBy: call) != nil else { return nil }
    return argument(labelled: "wrappedValue", of: call) ?? argument(labelled: "initialValue", of: call)
  }

  /// The type of the wrapped property, for the argument with its value: `.init(root: root)` makes a `Layer`.
  func typeOfStorage(filledBy argument: Ref, of call: Ref) -> TypeExpression? {
    guard let storage = storage(filledBy: call), let value = program.child(argument, .value),
      value == self.value(putIntoStorageBy: call)
    else { return nil }
    return type(of: storage).core
  }

  private func storage(filledBy call: Ref) -> Ref? {
    guard let assign = program.parent(call), program.kind(assign) == .assign,
      let storage = program.child(assign, .target), storage != call, program.name(storage).hasPrefix("_")
    else { return nil }
    return storage
  }
}

import SourceFacts

/// What an initialiser puts into the storage of a property wrapper.
extension Evaluator {
  /// `_page = .init(wrappedValue: page)`: the storage stands for the value that it wraps.
  func wrapped(by call: Ref) -> Ref? {
    guard program.name(call) == "init", let target = program.child(call, .callee), program.kind(target) == .member,
      program.child(target, .base) == nil,
      let assign = program.parent(call), program.kind(assign) == .assign, let storage = program.child(assign, .target),
      program.name(storage).hasPrefix("_")
    else { return nil }
    return semantics.argument(labelled: "wrappedValue", of: call)
      ?? semantics.argument(labelled: "initialValue", of: call)
  }
}

import SourceFacts

/// What an initialiser puts into the storage of a property wrapper.
extension Evaluator {
  /// `_page = .init(wrappedValue: page)`: the storage stands for the value that it wraps.
  func wrapped(by call: Ref) -> Ref? {
    guard program.name(call) == "init", let target = program.child(call, .callee), program.kind(target) == .member,
      program.child(target, .base) == nil
    else { return nil }
    return semantics.value(putIntoStorageBy: call)
  }
}

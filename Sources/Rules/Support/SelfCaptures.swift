import Linking
import SourceFacts

/// Closures that retain the object whose code they are.
extension LinkedProgram {
  /// The closure names `self` and captures it strongly. Closures inside that capture it weakly do not count.
  func keepsSelf(_ closure: Ref) -> Bool {
    guard kind(closure) == .closure, !flags(closure).contains(.isWeak) else { return false }
    var isNamed = false
    forEachNode(in: closure) { node in
      if kind(node) == .closure, flags(node).contains(.isWeak) { return false }
      if kind(node) == .name, name(node) == "self" { isNamed = true }
      return !isNamed
    }
    return isNamed
  }

  /// The variable with the object whose property is assigned this value: `flow` of `flow.onDone = { … }`.
  func objectSet(by value: Ref) -> Ref? {
    guard let assignment = parent(value), kind(assignment) == .assign, child(assignment, .value) == value,
      let target = child(assignment, .target), kind(target) == .member
    else { return nil }
    return child(target, .base).flatMap(variable(of:))
  }
}

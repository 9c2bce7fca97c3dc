import Linking
import SourceFacts

/// Closures that keep the object whose code they are.
extension LinkedProgram {
  /// The closure names `self` and captures it strongly. What stands in a closure that captures it weakly is left out.
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

  /// The object whose property an assignment of this value sets: `flow` of `flow.onDone = { … }`, as the variable that
  /// holds it.
  func objectSet(by value: Ref) -> Ref? {
    guard let assignment = parent(value), kind(assignment) == .assign, child(assignment, .value) == value,
      let target = child(assignment, .target), kind(target) == .member
    else { return nil }
    return child(target, .base).flatMap(variable(of:))
  }
}

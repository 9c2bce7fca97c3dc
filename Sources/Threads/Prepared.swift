import Foundation

/// A value that is computed on a thread of its own, while something else runs that takes longer.
package final class Prepared<Value: Sendable>: @unchecked Sendable {
  // Unchecked: written before the group is left, and read only after that.
  private var made: Value?
  private let group = DispatchGroup()

  package init(_ make: @escaping @Sendable () -> Value) {
    LargeStack.beside(group) { self.made = make() }
  }

  /// Waits until the value is computed.
  package func value() -> Value {
    group.wait()
    return made!
  }
}

import Foundation

/// What is worked out on a thread of its own, beside something else that takes longer.
package final class Prepared<Value: Sendable>: @unchecked Sendable {
  // Unchecked: written before the group is left, and read after that only.
  private var made: Value?
  private let group = DispatchGroup()

  package init(_ make: @escaping @Sendable () -> Value) {
    LargeStack.beside(group) { self.made = make() }
  }

  /// Waits until it is there.
  package func value() -> Value {
    group.wait()
    return made!
  }
}

import Foundation

/// Tells work on other threads that nobody wants its result any more.
///
/// It is never taken back. So work that asks may skip what is left in any way that ends: whoever set it drops the result.
package final class StopSignal: @unchecked Sendable, Hashable {
  // Unchecked: only accessed under the lock.
  private let lock = NSLock()
  private var isDown = false
  private var asked = 0
  private let patience: Int

  /// - Parameter patience: how often it may be asked before it sets itself; for tests, which thereby stop work at every
  ///   place that asks.
  package init(patience: Int = .max) { self.patience = patience }

  package func set() { lock.withLock { isDown = true } }

  package var isSet: Bool {
    lock.withLock {
      asked += 1
      if asked > patience { isDown = true }
      return isDown
    }
  }

  /// How often work has asked.
  package var timesAsked: Int { lock.withLock { asked } }

  package static func == (a: StopSignal, b: StopSignal) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

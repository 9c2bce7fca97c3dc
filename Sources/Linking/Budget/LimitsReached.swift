import Foundation
import NavigationModel

/// The limits at which searches of one run ended before they had looked at everything.
///
/// All threads of a run share it. It only gains members, and which ones does not depend on the order of the questions.
package final class LimitsReached: @unchecked Sendable, Hashable {
  // Unchecked: only accessed under the lock.
  private let lock = NSLock()
  private var found: [Key: ReachedLimit] = [:]

  /// Cheaper than the words: some limits are reached ten thousand times.
  private struct Key: Hashable {
    var most: Int
    var unit: UnsafePointer<UInt8>
  }

  func insert(_ limit: Limit) {
    guard let lost = limit.lost else { return }
    let key = Key(most: limit.most, unit: limit.unit.utf8Start)
    lock.withLock {
      if found[key] == nil { found[key] = ReachedLimit(limit: limit.text, lost: lost) }
    }
  }

  /// Those of navigation first, each by its words.
  package var limits: [ReachedLimit] {
    let all = lock.withLock { Set(found.values) }
    return all.sorted { ($0.lost.rawValue, $0.limit) < ($1.lost.rawValue, $1.limit) }
  }

  package static func == (a: LimitsReached, b: LimitsReached) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

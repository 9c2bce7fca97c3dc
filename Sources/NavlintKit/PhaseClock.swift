import Foundation

/// The durations of a run's phases.
public final class PhaseClock: @unchecked Sendable {
  // Unchecked: only accessed under the lock.

  public enum Phase: String, Sendable, CaseIterable {
    case discover, read
    /// Digests of the files, and cached results.
    case recall
    /// From bytes to facts on all threads, including cached ones. `parse` and `lower` are parts of it.
    case extract
    /// Summed over threads.
    case parse, lower
    case link, analyse
    /// Writing the cache, as far as the run waited for it.
    case keep
    case report
  }

  private let lock = NSLock()
  private var times: [Phase: Duration] = [:]
  private var extracted = 0

  public init() {}

  public func add(_ duration: Duration, to phase: Phase) { lock.withLock { times[phase, default: .zero] += duration } }

  public func measure<Result>(_ phase: Phase, _ work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: phase) }
    return try work()
  }

  /// A file was parsed.
  func addFile(parsing: Duration, lowering: Duration) {
    lock.withLock {
      times[.parse, default: .zero] += parsing
      times[.lower, default: .zero] += lowering
      extracted += 1
    }
  }

  /// The phases that took place, in their order.
  public var phases: [(phase: Phase, duration: Duration)] {
    lock.withLock { Phase.allCases.compactMap { phase in times[phase].map { (phase, $0) } } }
  }

  /// The number of Swift files that were parsed.
  public var parsedFiles: Int { lock.withLock { extracted } }
}

extension PhaseClock? {
  func measure<Result>(_ phase: PhaseClock.Phase, _ work: () throws -> Result) rethrows -> Result {
    guard let self else { return try work() }
    return try self.measure(phase, work)
  }
}

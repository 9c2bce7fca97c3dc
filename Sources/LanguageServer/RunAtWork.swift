import Foundation
import NavlintKit

/// A run over a folder that another thread does.
final class RunAtWork: @unchecked Sendable {
  // Unchecked: the outcome is only accessed under the lock.
  let run: LiveRun
  private let lock = NSLock()
  private var found: LiveRun.Outcome?

  init(_ run: LiveRun) { self.run = run }

  /// - Parameter finished: called by the other thread when the outcome is there.
  func start(report: @escaping @Sendable (AnalysisPhase) -> Void, finished: @escaping @Sendable () -> Void) {
    run.start(report: report) { [self] outcome in
      lock.withLock { found = outcome }
      finished()
    }
  }

  /// nil while the work goes on.
  var outcome: LiveRun.Outcome? { lock.withLock { found } }
}

import Linking
import NavigationModel
import Threads
import Workspace

/// One analysis of a live app, as its sources were when the run was made.
///
/// It holds values only, so any thread may do the work while newer text arrives. A run that was given up ends soon and
/// has no state: what was found until then is dropped, and only the facts of files are used again, each of which is
/// complete.
public struct LiveRun: Sendable {
  /// What a run gives back to the sources that it is of.
  public struct Outcome: Sendable {
    let edition: LiveSources.Edition
    var reading: LiveReading?
    var memory: LiveMemory?
    /// nil where the run was given up.
    var result: Result<LiveState, any Error>?
  }

  let edition: LiveSources.Edition
  let paths: [String]
  let analyzer: Analyzer
  /// nil where files may have changed on disk.
  let reading: LiveReading?
  let unsaved: [String: [UInt8]]
  let memory: LiveMemory
  let stop: StopSignal

  /// Newer text makes the result useless.
  public func giveUp() { stop.set() }

  /// Does the work.
  public func outcome(report: (AnalysisPhase) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome(edition: edition)
    do {
      let read = try reading ?? LiveReading(analyzer, paths, report: report)
      outcome.reading = read
      let texts = Dictionary(unsaved.compactMap { path, text in read.places[path].map { ($0, text) } }) { a, _ in a }
      var memory = memory
      defer { outcome.memory = memory }
      outcome.result = try analyzer.live(read, unsaved: texts, &memory, stop: stop, report: report).map { .success($0) }
    } catch {
      // A run that was stopped may fail for that reason.
      outcome.result = stop.isSet ? nil : .failure(error)
    }
    return outcome
  }

  /// Does the work on a thread of its own; on this one where the system has none.
  public func start(
    report: @escaping @Sendable (AnalysisPhase) -> Void, then finish: @escaping @Sendable (Outcome) -> Void
  ) {
    if LargeStack.start({ finish(outcome(report: report)) }) { return }
    finish(outcome(report: report))
  }
}

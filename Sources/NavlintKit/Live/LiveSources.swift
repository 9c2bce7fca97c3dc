import Linking
import NavigationModel
import Threads
import Workspace

/// An app whose sources are analysed repeatedly: in an editor while they are written, for an agent between its edits.
///
/// Facts of unchanged files stay in memory. Linking and rules run again where the facts say something else than at the
/// last time, so that results equal those of a fresh run.
/// Confined to one thread; the work itself may be done by another (``run()``, ``take(_:)``).
public final class LiveSources {
  /// How often the sources have changed, and how often their files may have changed on disk.
  struct Edition: Hashable, Sendable {
    var text = 0
    var disk = 0
  }

  public let paths: [String]
  private let makeAnalyzer: () throws -> Analyzer
  private var unsaved: [String: [UInt8]] = [:]
  private var edition = Edition()
  private var memory = LiveMemory()
  /// The last reading of the disk; the analyzer is nil where files may have changed since.
  private var analyzer: Analyzer?
  private var reading: LiveReading?
  private var state: LiveState?

  /// The last state that was finished. It may be of older text than the current one.
  public private(set) var last: LiveState?

  /// Whether the last state is that of the current text.
  public var isCurrent: Bool { state != nil }

  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - analyzer: created again after each change on disk, as the configuration may have changed.
  public init(_ paths: [String], analyzer: @escaping () throws -> Analyzer) {
    self.paths = paths
    makeAnalyzer = analyzer
  }

  /// Replaces the text of a file by that of an editor; nil restores the file's own text.
  ///
  /// - Parameters:
  ///   - text: the bytes in UTF-8.
  ///   - path: absolute. A file that is not among the sources does not become one.
  /// - Returns: whether the sources differ by that.
  @discardableResult public func setText(_ text: [UInt8]?, of path: String) -> Bool {
    guard unsaved[path] != text else { return false }
    unsaved[path] = text
    edition.text += 1
    state = nil
    return true
  }

  /// Files may have changed on disk: they are searched and read again.
  public func diskChanged() {
    analyzer = nil
    edition.text += 1
    edition.disk += 1
    state = nil
  }

  /// The path that locations have for a file; nil where it is not among the sources, or nothing was read yet.
  ///
  /// - Parameter path: absolute.
  public func file(at path: String) -> String? {
    guard let place = reading?.places[path], let sources = reading?.reading.sources,
      sources.contents.indices.contains(place)
    else { return nil }
    return sources.contents[place].file.path
  }

  /// The absolute path of a file in a location.
  public func path(of file: String) -> String {
    FilePaths.cleaned(FilePaths.join(FilePaths.absolute(reading?.reading.sources.root ?? "."), file))
  }

  /// An analysis of the sources as they are now, to be done.
  ///
  /// - Throws: for a broken configuration.
  public func run() throws -> LiveRun { try run(stop: StopSignal()) }

  func run(stop: StopSignal) throws -> LiveRun {
    let known = analyzer
    return LiveRun(
      edition: edition, paths: paths, analyzer: try known ?? makeAnalyzer(), reading: known == nil ? nil : reading,
      unsaved: unsaved, memory: memory, stop: stop)
  }

  /// Takes over what a run has found.
  ///
  /// - Returns: the current state; nil where the run was given up, or the sources have changed since it was made.
  /// - Throws: what makes any run fail: no Swift file, no such target.
  @discardableResult public func take(_ outcome: LiveRun.Outcome, of run: LiveRun) throws -> LiveState? {
    if let read = outcome.reading, edition.disk == outcome.edition.disk {
      reading = read
      analyzer = run.analyzer
    }
    if let memory = outcome.memory { self.memory = memory }
    let isCurrent = outcome.edition == edition
    switch outcome.result {
    case nil: return nil
    case .failure(let error)?:
      guard isCurrent else { return nil }
      last = nil
      throw error
    case .success(let made)?:
      last = made
      if isCurrent { state = made }
      return state
    }
  }

  /// The current state of the sources.
  ///
  /// - Throws: what makes any run fail: a broken configuration, no Swift file, no such target.
  public func current(report: (AnalysisPhase) -> Void = { _ in }) throws -> LiveState {
    while true {
      if let state { return state }
      let run = try run()
      try take(run.outcome(report: report), of: run)
    }
  }

  /// The same after a check of the disk; where no file changed there, the known state is used.
  public func refreshed(report: (AnalysisPhase) -> Void = { _ in }) throws -> LiveState {
    guard analyzer != nil, let before = reading, let known = state else {
      diskChanged()
      return try current(report: report)
    }
    diskChanged()
    let made = try makeAnalyzer()
    let now = try LiveReading(made, paths, report: report)
    (analyzer, reading) = (made, now)
    if now.reading.isSame(as: before.reading) { state = known }
    return try current(report: report)
  }
}

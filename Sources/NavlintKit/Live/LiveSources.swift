import Linking
import NavigationModel
import Workspace

/// An app whose sources are analysed repeatedly: in an editor while they are written, for an agent between its edits.
///
/// Facts of unchanged files stay in memory. Linking and rules run again, so that results equal those of a fresh run.
/// Confined to one thread.
public final class LiveSources {
  public let paths: [String]
  private let makeAnalyzer: () throws -> Analyzer
  private var unsaved: [String: [UInt8]] = [:]
  private var memory = FactMemory()
  private var reading: (analyzer: Analyzer, reading: Analyzer.Reading)?
  /// The index of each file, by its absolute path.
  private var places: [String: Int] = [:]
  private var state: LiveState?

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
  public func setText(_ text: [UInt8]?, of path: String) {
    guard unsaved[path] != text else { return }
    unsaved[path] = text
    state = nil
  }

  /// Files may have changed on disk: they are searched and read again.
  public func diskChanged() {
    reading = nil
    state = nil
  }

  /// The path that locations have for a file; nil where it is not among the sources, or nothing was read yet.
  ///
  /// - Parameter path: absolute.
  public func file(at path: String) -> String? {
    guard let place = places[path], let sources = reading?.reading.sources, sources.contents.indices.contains(place)
    else { return nil }
    return sources.contents[place].file.path
  }

  /// The absolute path of a file in a location.
  public func path(of file: String) -> String {
    FilePaths.cleaned(FilePaths.join(FilePaths.absolute(reading?.reading.sources.root ?? "."), file))
  }

  /// The current state of the sources.
  ///
  /// - Throws: what makes any run fail: a broken configuration, no Swift file, no such target.
  public func current(report: (AnalysisPhase) -> Void = { _ in }) throws -> LiveState {
    if let state { return state }
    let (analyzer, read) = try readAgain(report)
    let texts = Dictionary(unsaved.compactMap { path, text in places[path].map { ($0, text) } }) { first, _ in first }
    let (made, extraction) = try analyzer.live(read, unsaved: texts, memory, report: report)
    memory.keep(extraction)
    state = made
    return made
  }

  /// The same after a check of the disk; where no file changed there, the known state is used.
  public func refreshed(report: (AnalysisPhase) -> Void = { _ in }) throws -> LiveState {
    guard let before = reading, let known = state else {
      diskChanged()
      return try current(report: report)
    }
    reading = nil
    let now = try readAgain(report)
    if now.reading.isSame(as: before.reading) { return known }
    state = nil
    return try current(report: report)
  }

  private func readAgain(_ report: (AnalysisPhase) -> Void) throws -> (analyzer: Analyzer, reading: Analyzer.Reading) {
    if let reading { return reading }
    let analyzer = try makeAnalyzer()
    let read = try analyzer.read(paths, report: report)
    reading = (analyzer, read)
    let paths = read.sources.contents.map { FilePaths.absolute($0.file.location) }
    places = Dictionary(zip(paths, read.sources.contents.indices)) { first, _ in first }
    return (analyzer, read)
  }
}

/// The state of sources at one moment.
public struct LiveState: Sendable {
  /// The result of `check`.
  public var check: Analyzer.Check
  /// The code of the app that was learned to be navigation, the most used first.
  public var idioms: [Idiom]
  /// The values that screens need, by their names.
  public var needs: [String: [ScreenNeed]]
  public var project: Project
  private var means: [SourceLocation: [Transition.Kind: MoveMeans]]
  private var texts: [String: [UInt8]]

  public var graph: NavigationGraph { check.graph }

  init(
    check: Analyzer.Check, idioms: [Idiom], needs: [String: [ScreenNeed]],
    means: [SourceLocation: [Transition.Kind: MoveMeans]], project: Project, sources: SourceSet
  ) {
    self.check = check
    self.idioms = idioms
    self.needs = needs
    self.means = means
    self.project = project
    texts = Dictionary(sources.contents.map { ($0.file.path, $0.bytes) }) { first, _ in first }
  }

  /// The means of a move; nil where it has no name.
  public func means(of move: Transition) -> MoveMeans? { means[move.location]?[move.kind] }

  /// The text of a file that was read, by its path in locations.
  public func text(of file: String) -> [UInt8]? { texts[file] }

  /// The files that were read, sorted.
  public var files: [String] { texts.keys.sorted() }
}

import Linking
import NavigationModel
import Workspace

/// An app whose sources are looked at again and again: in an editor while they are written, for an agent between its
/// edits.
///
/// Facts of files that did not change stay in memory. Their link and the rules run anew, so that what is said is what a
/// fresh run says. Belongs to one thread.
public final class LiveSources {
  public let paths: [String]
  private let makeAnalyzer: () throws -> Analyzer
  private var unsaved: [String: [UInt8]] = [:]
  private var memory = FactMemory()
  private var reading: (analyzer: Analyzer, reading: Analyzer.Reading)?
  /// Where each file stands in what was read, by its absolute path.
  private var places: [String: Int] = [:]
  private var state: LiveState?

  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - analyzer: made anew after each change on disk, as the configuration may be another one then.
  public init(_ paths: [String], analyzer: @escaping () throws -> Analyzer) {
    self.paths = paths
    makeAnalyzer = analyzer
  }

  /// Text that stands in an editor takes the place of a file's; nil gives the file its own text back.
  ///
  /// - Parameters:
  ///   - text: the bytes in UTF-8.
  ///   - path: absolute. A file that is not read does not become one that is.
  public func setText(_ text: [UInt8]?, of path: String) {
    guard unsaved[path] != text else { return }
    unsaved[path] = text
    state = nil
  }

  /// Files may have changed on disk: they are looked for and read again.
  public func diskChanged() {
    reading = nil
    state = nil
  }

  /// The path that locations have for a file; nil where it is not read, or nothing is yet.
  ///
  /// - Parameter path: absolute.
  public func file(at path: String) -> String? {
    guard let place = places[path], let sources = reading?.reading.sources, sources.contents.indices.contains(place)
    else { return nil }
    return sources.contents[place].file.path
  }

  /// The absolute path of a file that locations name.
  public func path(of file: String) -> String {
    FilePaths.cleaned(FilePaths.join(FilePaths.absolute(reading?.reading.sources.root ?? "."), file))
  }

  /// What the sources say now.
  ///
  /// - Throws: what keeps any run from its work: a broken configuration, no Swift file, no such target.
  public func current(report: (AnalysisPhase) -> Void = { _ in }) throws -> LiveState {
    if let state { return state }
    let (analyzer, read) = try readAgain(report)
    let texts = Dictionary(unsaved.compactMap { path, text in places[path].map { ($0, text) } }) { first, _ in first }
    let (made, extraction) = try analyzer.live(read, unsaved: texts, memory, report: report)
    memory.keep(extraction)
    state = made
    return made
  }

  /// The same after a look at the disk; where no file changed there, what was known is taken.
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

/// What sources say at one moment.
public struct LiveState: Sendable {
  /// What `check` says.
  public var check: Analyzer.Check
  /// Which code of the app was learned to be navigation, the most used first.
  public var idioms: [Idiom]
  /// What screens have to be given, by their names.
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

  /// What makes a move; nil where it has no name.
  public func means(of move: Transition) -> MoveMeans? { means[move.location]?[move.kind] }

  /// The text of a file that was read, by the path that locations have.
  public func text(of file: String) -> [UInt8]? { texts[file] }

  /// The files that were read, sorted.
  public var files: [String] { texts.keys.sorted() }
}

import Linking
import NavigationModel

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

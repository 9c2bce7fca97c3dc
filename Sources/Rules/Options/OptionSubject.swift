import NavigationModel

/// What the texts of an option name, so that a text without a match can be reported.
public enum OptionSubject: Hashable, Sendable {
  /// Nothing that the graph contains.
  case anything
  /// Screens, by their types.
  case screens
  /// Words in the names of screens.
  case words
  /// The last words of the names of screens.
  case lastWords

  /// The names among which a text of the option must occur, sorted; nil where they are not known.
  public func names(in graph: NavigationGraph) -> [String]? {
    let screens = graph.screens
    return switch self {
    case .anything: nil
    case .screens: GraphSupport(graph).names
    case .words: Set(screens.flatMap { ScreenNames.words(of: $0.name) }).sorted()
    case .lastWords: Set(screens.compactMap { ScreenNames.lastWord(of: $0.name) }).sorted()
    }
  }

  /// The beginning of a sentence that reports a text without a match.
  public var nothing: String {
    switch self {
    case .anything, .screens: "there is no screen"
    case .words: "no screen's name contains the word"
    case .lastWords: "no screen's name ends in the word"
    }
  }
}

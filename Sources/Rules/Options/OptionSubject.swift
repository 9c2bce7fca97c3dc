import NavigationModel

/// What the texts of an option speak of, so that one that nothing fits can be told.
public enum OptionSubject: Hashable, Sendable {
  /// Nothing that a graph could tell.
  case anything
  /// Screens, by their types.
  case screens
  /// Words in the names of screens.
  case words
  /// The last words of the names of screens.
  case lastWords

  /// The names among which a text of the option should be, sorted; nil where nobody knows.
  public func names(in graph: NavigationGraph) -> [String]? {
    let screens = graph.screens
    return switch self {
    case .anything: nil
    case .screens: GraphSupport(graph).names
    case .words: Set(screens.flatMap { ScreenNames.words(of: $0.name) }).sorted()
    case .lastWords: Set(screens.compactMap { ScreenNames.lastWord(of: $0.name) }).sorted()
    }
  }

  /// What there is none of, as the head of a sentence.
  public var nothing: String {
    switch self {
    case .anything, .screens: "there is no screen"
    case .words: "no screen's name holds the word"
    case .lastWords: "no screen's name ends in the word"
    }
  }
}

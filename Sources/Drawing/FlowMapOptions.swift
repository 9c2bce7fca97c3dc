import NavigationModel

/// How a flow map looks and what it shows.
public struct FlowMapOptions: Hashable, Sendable {
  /// What a tinted box around several screens means.
  public enum Grouping: String, Sendable, CaseIterable {
    /// How users get there: tabs, and the screens that can be reached only through one other.
    case ways
    case flow, module, folder, none
  }

  /// Screens that a team groups under one name.
  public struct ChosenArea: Hashable, Sendable {
    public var title: String
    public var screens: [Screen.ID]

    public init(title: String, screens: [Screen.ID]) {
      self.title = title
      self.screens = screens
    }
  }

  public enum Theme: String, Sendable, CaseIterable {
    case light, dark
    /// The theme of the reader's screen; light in formats that cannot know it.
    case auto
  }

  /// What a screen's card shows.
  public enum Cards: String, Sendable, CaseIterable {
    case names
    /// A small sketch of the screen, if the graph has one (`Screen.sketch`).
    case wireframes
    /// A picture of the screen, if `images` has one; only in formats that can contain pictures.
    case images
  }

  /// The heading; the counts are below it.
  public var title: String
  /// The URL of a source line, with the placeholders `{path}` (or `{file}`) and `{line}`:
  /// `https://github.com/owner/app/blob/main/{path}#L{line}`. nil: the map contains no links.
  public var sourceLink: String?
  /// Draw `back` transitions too. Most maps are easier to read without them.
  public var showsBack: Bool
  public var groupBy: Grouping
  public var theme: Theme
  /// Which part of the graph is drawn.
  public var view: MapView
  public var cards: Cards
  /// Pictures of screens by type name, for `cards == .images`.
  public var images: [String: ScreenImage]
  /// Titles that a team has chosen, which replace those in the graph.
  public var titles: [Screen.ID: String] = [:]
  /// Areas that a team has chosen; they take precedence over those that are found, for `groupBy == .ways`.
  public var areas: [ChosenArea] = []

  /// The sheet that a picture is drawn for; nil: the picture is as large as the map.
  public var paper: MapPaper?
  /// Shown below the heading. Empty by default, because a map without a date is the same tomorrow.
  public var date = ""

  /// The test coverage of screens, which determines the colours of their cards; empty: not requested.
  public var standings: [Screen.ID: TestCoverage.Standing] = [:]

  public init(
    title: String = "Navigation map", sourceLink: String? = nil, showsBack: Bool = false, groupBy: Grouping = .ways,
    theme: Theme = .light, view: MapView = MapView(), cards: Cards = .names, images: [String: ScreenImage] = [:]
  ) {
    self.title = title
    self.sourceLink = sourceLink
    self.showsBack = showsBack
    self.groupBy = groupBy
    self.theme = theme
    self.view = view
    self.cards = cards
    self.images = images
  }

  /// The title of a screen.
  func shownTitle(_ screen: Screen) -> String { titles[screen.id] ?? screen.spokenTitle }

  /// The colours of the text; `auto` adds those of the dark theme later.
  var colors: MapTheme { theme == .dark ? .dark : .light }
}

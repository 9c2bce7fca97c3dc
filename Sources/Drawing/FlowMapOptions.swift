import NavigationModel

/// How a flow map looks and what it shows.
public struct FlowMapOptions: Hashable, Sendable {
  /// What a tinted box around several screens means.
  public enum Grouping: String, Sendable, CaseIterable {
    /// How users get there: tabs, and what can be reached only through one screen.
    case ways
    case flow, module, folder, none
  }

  /// Screens that a team calls by one name.
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
    /// As the reader's screen is; in formats that cannot know, light.
    case auto
  }

  /// What a screen's card holds.
  public enum Cards: String, Sendable, CaseIterable {
    case names
    /// A small sketch of the screen, where the graph has one (`Screen.sketch`).
    case wireframes
    /// A picture of the screen, where `images` has one; only in formats that can hold pictures.
    case images
  }

  /// The heading; the counts stand below it.
  public var title: String
  /// The address of a source line, with `{path}` (or `{file}`) and `{line}` as places to fill:
  /// `https://github.com/owner/app/blob/main/{path}#L{line}`. nil: the map holds no links.
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
  /// Titles that a team has chosen, in the place of those that the graph tells.
  public var titles: [Screen.ID: String] = [:]
  /// Areas that a team has chosen; they come before those that are found, for `groupBy == .ways`.
  public var areas: [ChosenArea] = []

  /// The sheet that a picture is drawn for; nil: as large as the map is.
  public var paper: MapPaper?
  /// Stands below the heading; empty: a map without a date is the same tomorrow.
  public var date = ""

  /// How screens stand with the tests, which then colours their cards; empty: not asked for.
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

  /// What people call a screen.
  func shownTitle(_ screen: Screen) -> String { titles[screen.id] ?? screen.spokenTitle }

  /// The colours of the text; `auto` adds those of the dark theme later.
  var colors: MapTheme { theme == .dark ? .dark : .light }
}

import NavigationModel

/// How a flow map looks and what it shows.
public struct FlowMapOptions: Hashable, Sendable {
  /// What a tinted box around several screens means.
  public enum Grouping: String, Sendable, CaseIterable {
    case flow, module, folder, none
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

  public init(
    title: String = "Navigation map", sourceLink: String? = nil, showsBack: Bool = false, groupBy: Grouping = .flow,
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

  /// The colours of the text; `auto` adds those of the dark theme later.
  var colors: MapTheme { theme == .dark ? .dark : .light }
}

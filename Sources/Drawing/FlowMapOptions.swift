/// How a flow map looks and what it shows.
public struct FlowMapOptions: Hashable, Sendable {
  /// What a tinted box around several screens means.
  public enum Grouping: String, Sendable, CaseIterable {
    case flow, none
  }

  public enum Theme: String, Sendable, CaseIterable {
    case light
  }

  /// The heading; the file's tool and the counts stand below it.
  public var title: String
  /// The address of a source line, with `{file}` and `{line}` as places to fill:
  /// `https://github.com/owner/app/blob/main/{file}#L{line}`. nil: the map holds no links.
  public var sourceLink: String?
  /// Draw `back` transitions too. Most maps are easier to read without them.
  public var showsBack: Bool
  public var groupBy: Grouping
  public var theme: Theme

  public init(
    title: String = "Navigation map", sourceLink: String? = nil, showsBack: Bool = false, groupBy: Grouping = .flow,
    theme: Theme = .light
  ) {
    self.title = title
    self.sourceLink = sourceLink
    self.showsBack = showsBack
    self.groupBy = groupBy
    self.theme = theme
  }
}

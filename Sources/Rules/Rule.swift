import NavigationModel

/// One check of a navigation graph.
///
/// A rule is a stateless value that sees the graph and nothing else. Its examples are its end-to-end tests and,
/// with the rationale, its page in `docs/rules/`.
public protocol Rule: Sendable {
  var identity: RuleIdentity { get }
  var examples: RuleExamples { get }
  /// The order of the result does not matter: ``RuleRunner`` sorts.
  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding]
}

/// What people need to know of a rule without running it.
public struct RuleIdentity: Hashable, Sendable {
  public enum Category: String, Sendable, CaseIterable {
    case graph, routing, presentation
  }

  /// Kebab-case; what configurations and suppressions name.
  public var id: String
  /// A title for people.
  public var name: String
  /// The severity of a plain finding. A rule may report a weaker case at another one; its page says so.
  public var defaultSeverity: Severity
  /// One line: what the rule reports.
  public var summary: String
  public var category: Category
  /// Why it matters to the user of the app, and what the rule leaves alone. Markdown paragraphs.
  public var rationale: String

  public init(
    id: String, name: String, defaultSeverity: Severity, summary: String, category: Category, rationale: String
  ) {
    self.id = id
    self.name = name
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    self.category = category
    self.rationale = rationale
  }
}

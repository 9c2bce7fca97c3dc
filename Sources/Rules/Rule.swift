import Linking
import NavigationModel

/// One check of a navigation graph and, for some rules, of the code behind it.
///
/// A rule is a stateless value. Its examples are its end-to-end tests and, with the rationale, its page in
/// `docs/rules/`. Most rules are a ``GraphRule`` or a `CodeRule`.
public protocol Rule: Sendable {
  var identity: RuleIdentity { get }
  var examples: RuleExamples { get }
  /// The order of the result does not matter: ``RuleRunner`` sorts.
  func findings(in context: RuleContext) -> [Finding]
}

/// What a rule may look at. Nothing of it may be changed.
public struct RuleContext {
  public let graph: NavigationGraph
  public let support: GraphSupport
  /// nil when there is a graph only, read from a file for instance.
  package let program: LinkedProgram?
}

/// A rule that sees the graph and nothing else.
public protocol GraphRule: Rule {
  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding]
}

extension GraphRule {
  public func findings(in context: RuleContext) -> [Finding] { findings(in: context.graph, support: context.support) }
}

/// A rule that reads code. Without code it says nothing.
package protocol CodeRule: Rule {
  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding]
}

extension CodeRule {
  public func findings(in context: RuleContext) -> [Finding] {
    context.program.map { findings(in: $0, support: context.support) } ?? []
  }
}

/// What people need to know of a rule without running it.
public struct RuleIdentity: Hashable, Sendable {
  public enum Category: String, Sendable, CaseIterable {
    case graph, routing, presentation, state, deeplink, uikit, architecture, concurrency
  }

  /// What a finding says of the app.
  public enum Claim: String, Sendable, CaseIterable {
    /// Code does something that it should not.
    case presence
    /// Nothing does something. Where a part of the app could not be read it may be done there: the finding is a guess.
    case absence
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
  /// Why it matters to the user of the app, and when it is reported, in a few short sentences. Markdown paragraphs.
  public var rationale: String
  /// What the rule leaves alone: a line of Markdown each, without a full stop.
  public var exemptions: [String]
  public var claim: Claim
  /// Runs only where somebody asks for it: advice that not every team wants, or less than nine findings in ten are
  /// right.
  public var isOptIn: Bool

  public init(
    id: String, name: String, defaultSeverity: Severity, summary: String, category: Category, rationale: String,
    exemptions: [String] = [], claim: Claim = .presence, isOptIn: Bool = false
  ) {
    self.id = id
    self.name = name
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    self.category = category
    self.rationale = rationale
    self.exemptions = exemptions
    self.claim = claim
    self.isOptIn = isOptIn
  }
}

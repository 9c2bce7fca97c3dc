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

/// The input of a rule: read-only.
public struct RuleContext {
  public let graph: NavigationGraph
  public let support: GraphSupport
  /// nil when there is only a graph, read from a file for instance.
  package let program: LinkedProgram?
}

/// A rule that only reads the graph.
public protocol GraphRule: Rule {
  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding]
}

extension GraphRule {
  public func findings(in context: RuleContext) -> [Finding] { findings(in: context.graph, support: context.support) }
}

/// A rule that reads code. Without code it reports nothing.
package protocol CodeRule: Rule {
  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding]
}

extension CodeRule {
  public func findings(in context: RuleContext) -> [Finding] {
    context.program.map { findings(in: $0, support: context.support) } ?? []
  }
}

/// The description of a rule for people.
public struct RuleIdentity: Hashable, Sendable {
  public enum Category: String, Sendable, CaseIterable {
    case graph, routing, presentation, state, deeplink, uikit, architecture, concurrency
  }

  /// What a finding says of the app.
  public enum Claim: String, Sendable, CaseIterable {
    /// Code does something that it should not do.
    case presence
    /// No code does something. An unread part of the app may do it: then the finding is a guess.
    case absence
  }

  /// Kebab-case; the name in configurations and suppressions.
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
  /// Cases in which the rule reports nothing: a line of Markdown each, without a full stop.
  public var exemptions: [String]
  public var claim: Claim
  /// Runs only on request: advice that not every team wants, or a precision below nine in ten.
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

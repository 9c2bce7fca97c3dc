import NavigationModel

/// A suppression that silences nothing. ``SuppressionFilter`` finds it, after all rules ran.
public struct UnusedSuppressionRule: GraphRule {
  public static let id = "unused-suppression"

  public let identity = RuleIdentity(
    id: Self.id, name: "Unused suppression", defaultSeverity: .warning,
    summary: "A comment suppresses a rule where the rule reports nothing.",
    category: .architecture,
    rationale: """
      What was suppressed is fixed or gone, but the comment stays and hides the next problem of that kind. \
      Remove it.
      """,
    exemptions: [
      "Comments on rules that did not run"
    ])

  public var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The screen below is shown by now",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          ↓// navlint:disable:next unreachable-screen - comes in March
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The screen below is not shown, and the comment says why",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          // navlint:disable:next unreachable-screen - comes in March
          struct PaywallView: View {
            var body: some View { Text("Buy").navigationTitle("Premium") }
          }
          """)
      ])
  }

  public func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] { [] }
}

/// A suppression that names an unknown rule, or that cannot be read.
public struct InvalidSuppressionRule: GraphRule {
  public static let id = "invalid-suppression"

  public let identity = RuleIdentity(
    id: Self.id, name: "Invalid suppression", defaultSeverity: .warning,
    summary:
      "A comment starts with 'navlint:', but navlint cannot follow it: an unknown rule, an unknown word, no rule.",
    category: .architecture,
    rationale: """
      A mistyped suppression suppresses nothing, but its author believes that it does.
      """,
    exemptions: [
      "Comments that only mention navlint"
    ])

  public var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A mistyped rule",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          ↓// navlint:disable:next unreachable-scren
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          """),
        RuleExample(
          "No rule",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            ↓// navlint:disable
            var body: some View { Text("Home") }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "A comment that only mentions navlint",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          // See the manual on navlint:disable before you change this.
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          """)
      ])
  }

  public func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] { [] }
}

extension RuleRegistry {
  /// The rules for suppressions themselves.
  public static let suppressions: [any Rule] = [InvalidSuppressionRule(), UnusedSuppressionRule()]

  /// All rules that configurations and suppressions may name, sorted by id.
  public static let known: [any Rule] = (all + suppressions + sources).sorted { $0.identity.id < $1.identity.id }
}

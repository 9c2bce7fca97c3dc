import NavigationModel

/// A file that cannot be read completely.
public struct UnreadableSourceRule: GraphRule {
  public static let id = "unreadable-source"

  public let identity = RuleIdentity(
    id: Self.id, name: "Unreadable source", defaultSeverity: .warning,
    summary: "A file cannot be read completely, so what the app does there is not checked.",
    category: .architecture,
    rationale: """
      One quotation mark too many hides the rest of a file, and hidden code breaks no rule. So such files are \
      reported: Swift that does not parse, an unfinished merge, a truncated storyboard, project or Info.plist, UTF-16, \
      and files that are not text, too large, nested too deeply, or that may not be opened.

      While the app has such a file, rules that report that something is missing (`unreachable-screen` and others) \
      only guess.

      No comment suppresses this rule, and no baseline accepts it: a change could hide itself. The configuration sets \
      its level, or leaves files out with `excluded`.
      """,
    exemptions: [
      "Files that import a test framework", "Code behind `#if swift(<5)` and other conditions for another compiler",
      "Placeholders of editors, and templates", "Comments and texts in an old encoding",
    ])

  public var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A string without an end",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          ↓\"""
          struct HomeView: View {
            var body: some View { Text("Home") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Code for another compiler, and a placeholder that an editor left",
          """
          @main struct DemoApp: App {
            #if swift(<3)
            var body: some Scene = WindowGroup { ( }
            #else
            var body: some Scene { WindowGroup { Text(<#T##content: String##String#>) } }
            #endif
          }
          """)
      ])
  }

  public func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] {
    graph.unread.map { file in
      let more = file.more == 0 ? "" : " (and \(file.more) more \(file.more == 1 ? "place" : "places"))"
      return Finding(
        rule: Self.id, severity: .warning,
        message:
          "This file cannot be read completely, so what the app does here is not checked: "
          + "\(PlainText.line(file.reason))\(more). Mend it, or leave it out.",
        location: file.location, subject: file.location.file)
    }
  }
}

extension RuleRegistry {
  /// Findings about the source files themselves, whatever their code does. No comment in them can suppress these.
  public static let sources: [any Rule] = [UnreadableSourceRule()]
}

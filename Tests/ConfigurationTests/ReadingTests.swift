import Foundation
import NavigationModel
import Policies
import Rules
import Testing

@testable import Configuration

/// What a sound configuration means.
@Suite struct ReadingTests {
  /// `{}` asks for the defaults. Whoever wrote it may believe that it says more.
  @Test(arguments: ["", "   ", "\n\n", "# nothing\n", "---\n", "~\n", "null", "{}", "{ }\n", "{} # nothing\n"])
  func nothingIsTheDefaults(_ text: String) throws {
    var project = try Sample.project(text)
    let line =
      "the file is empty, so the defaults apply. Write a line such as 'fail_level: error', or delete the file."
    #expect(project.warnings.map(\.message) == [line])
    project.warnings = []
    #expect(project == ProjectConfiguration())
  }

  /// A file that is extended, and one of a folder, may hold nothing as well.
  @Test func aSharedFileMayHoldNothing() throws {
    let project = try Sample.project([".navlint.yml": "extends: base.yml\nfail_level: error\n", "base.yml": "{}\n"])
    #expect(project.failLevel == .error)
    #expect(project.warnings.map(\.file) == ["base.yml"])
    let folder = try Sample.loader(["App/.navlint.yml": "# later\n"]).folder("App/.navlint.yml", in: project)
    #expect(folder.rules == RuleSettings())
    #expect(folder.warnings.map(\.file) == ["App/.navlint.yml"])
  }

  @Test func whatMapsShowIsRead() throws {
    let texts = [
      ".navlint.yml": "extends: base.yml\nmap: {titles: {A: Mine}, hide: X, areas: {Shop: [B, C*]}}",
      "base.yml": "map: {titles: {A*: Theirs}, hide: Y, merge: {One: [D, E]}, areas: {Shop: Z}}",
    ]
    let map = try Sample.project(texts).map
    #expect(map.titles.map(\.name) == ["Mine", "Theirs"])
    #expect(map.hidden.map(\.text) == ["Y", "X"])
    #expect(map.merged.map { "\($0.name) \($0.patterns.map(\.text))" } == ["One [\"D\", \"E\"]"])
    #expect(map.areas.map { "\($0.name) \($0.patterns.map(\.text))" } == ["Shop [\"B\", \"C*\"]"])
  }

  @Test func everyKeyIsRead() throws {
    let project = try Sample.project(
      """
      included: [Sources, ./App/]
      excluded: "**/Generated"
      entry_points:
        - HomeView
        - {screen: LinkView, via: deep-link}
      rules:
        push-loop: error
        dead-end: off
        tunable: {severity: info, limit: 3, loud: yes, greeting: "on", mood: strict, gates: [A, B]}
      only_rules: [push-loop, tunable, shy]
      opt_in_rules: shy
      disabled_rules: [dead-end]
      confidence: exact
      fail_level: error
      idioms:
        "Router.navigate(to:)": push
        Toast.show: none
      dialects:
        - name: Router
          operations: [{call: go, count: 2}]
      """)
    #expect(project.included?.map(\.value) == ["Sources", "App"])
    #expect(project.excluded.map(\.value) == ["**/Generated"])
    #expect(
      project.entryPoints.map(\.value) == [
        .init(screen: "HomeView", via: .configured), .init(screen: "LinkView", via: .deepLink),
      ])
    #expect(project.rules.levels == ["push-loop": .error, "dead-end": .off, "tunable": .info])
    #expect(
      project.rules.options == [
        "tunable": [
          "limit": .integer(3), "loud": .boolean(true), "greeting": .text("on"), "mood": .text("strict"),
          "gates": .texts(["A", "B"]),
        ]
      ])
    #expect(project.rules.only == ["push-loop", "tunable", "shy"])
    #expect(project.rules.optedIn == ["shy"])
    #expect(project.rules.disabled == ["dead-end"])
    #expect(project.confidence == .exact)
    #expect(project.failLevel == .error)
    #expect(project.idioms == ["Router.navigate(to:)": .kind(.push), "Toast.show": .none])
    let dialect = try #require(project.dialects.first)
    #expect(dialect.value.json == ["name": "Router", "operations": [["call": "go", "count": 2]]])
    #expect(
      dialect.problem("unknown call", at: ["operations", "0", "call"]).description == ".navlint.yml:20:25: unknown call"
    )
  }

  @Test(arguments: ["off", "false", "no", "Off"]) func aRuleIsSwitchedOffInAnyYAML(_ word: String) throws {
    #expect(
      try Sample.project("rules: {push-loop: \(word), dead-end: {severity: \(word)}}").rules.levels == [
        "push-loop": .off, "dead-end": .off,
      ])
  }

  @Test func aRuleIsTuned() throws {
    let rule = TunableRule().configured([
      "limit": .integer(3), "mood": .text("strict"), "gates": .texts(["A"]), "unknown": .integer(1),
    ])
    let tuned = try #require(rule as? TunableRule)
    #expect(tuned.limit == 3)
    #expect(tuned.mood == .strict)
    #expect(tuned.gates == ["A"])
    #expect(tuned.greeting == "hello")
    // Out of range: the value stays.
    #expect((TunableRule().configured(["limit": .integer(1000)]) as? TunableRule)?.limit == 7)
    #expect(
      TunableRule().optionDescriptions.map { "\($0.name) \($0.defaultValue)" } == [
        "limit 7", "loud false", "greeting hello", "mood mild", "gates []",
      ])
    #expect(PlainRule(id: "x").optionDescriptions.isEmpty)
  }

  @Test func aRulesPageShowsItsOptions() throws {
    let page = RuleDocumentation.page(for: TunableRule())
    #expect(page.contains("| `limit` | a whole number from 1 to 100 | `7` | The most moves. |"))
    #expect(page.contains("| `mood` | mild or strict | `mild` | How it looks at things. |"))
    let example = try #require(page.components(separatedBy: "```yaml\n").last?.components(separatedBy: "```").first)
    #expect(try Sample.project(example).rules.options["tunable"]?.count == 5)
    #expect(!RuleDocumentation.page(for: PlainRule(id: "x")).contains("## Options"))
  }

  @Test func policiesOfEachKindAreRead() throws {
    let project = try Sample.project(
      """
      policies:
        - name: no-settings
          severity: error
          comment: Checkout must not distract.
          forbidden:
            from: {flow: Checkout, not: [{screen: "*Alert"}, {kind: alert}]}
            to: {folder: Features/Settings/, kind: [view, view-controller]}
            via: {module: Core, entry: false}
            kinds: [push, sheet]
        - name: help
          required: {from: "{*}View", to: "$1Help", reach: any}
        - name: gate
          only_through: {to: PaymentView, via: [AuthView, /^Login/], from: HomeView}
        - name: deep
          max_depth: {limit: 4, to: "*View", from: {entry: true}}
        - {name: deep-short, max_depth: 3}
        - {name: modal, max_modal_depth: {limit: 2, kinds: sheet}}
        - {name: left, can_be_left: [cover, sheet]}
        - {name: left-strictly, can_be_left: {kinds: cover, to: A, strict: true}}
      """)
    let demands = project.policies.map(\.value.demand)
    #expect(
      project.policies.map(\.value.name) == [
        "no-settings", "help", "gate", "deep", "deep-short", "modal", "left", "left-strictly",
      ])
    let first = project.policies[0].value
    #expect(first.severity == .error)
    #expect(first.comment == "Checkout must not distract.")
    #expect(
      demands[0]
        == .forbidden(
          .init(
            from: ScreenSelector(
              flows: [try NamePattern("Checkout")],
              excluded: [ScreenSelector(screens: [try NamePattern("*Alert")]), ScreenSelector(kinds: [.alert])]),
            to: ScreenSelector(
              folders: [try NamePattern("Features/Settings/", .path)], kinds: [.view, .viewController]),
            via: ScreenSelector(modules: [try NamePattern("Core")], isEntry: false), kinds: [.push, .sheet], reach: .any
          )))
    #expect(
      demands[1]
        == .required(
          .init(
            from: ScreenSelector(screens: [try NamePattern("{*}View")]),
            to: ScreenSelector(screens: [try NamePattern("$1Help")]), reach: .any)))
    #expect(
      demands[2]
        == .onlyThrough(
          .init(
            to: ScreenSelector(screens: [try NamePattern("PaymentView")]),
            via: ScreenSelector(screens: [try NamePattern("AuthView"), try NamePattern("/^Login/")]),
            from: ScreenSelector(screens: [try NamePattern("HomeView")]))))
    #expect(
      demands[3]
        == .maxDepth(
          .init(limit: 4, to: ScreenSelector(screens: [try NamePattern("*View")]), from: ScreenSelector(isEntry: true)))
    )
    #expect(demands[4] == .maxDepth(.init(limit: 3)))
    #expect(demands[5] == .maxModalDepth(.init(limit: 2, kinds: [.sheet])))
    #expect(demands[6] == .canBeLeft(.init(kinds: [.cover, .sheet])))
    #expect(demands[7] == .canBeLeft(.init(to: ScreenSelector(screens: [try NamePattern("A")]), isStrict: true)))
  }

  @Test func policiesCanBeTunedAsRules() throws {
    let project = try Sample.project(
      """
      rules: {deep: error}
      policies:
        - {name: deep, max_depth: 3}
      """)
    #expect(project.rules.levels["deep"] == .error)
  }

  // MARK: Which rules run

  @Test func whichRulesRun() {
    #expect(RuleSettings().runs("a", isOptIn: false))
    #expect(!RuleSettings().runs("a", isOptIn: true))
    #expect(RuleSettings(optedIn: ["a"]).runs("a", isOptIn: true))
    #expect(RuleSettings(levels: ["a": .info]).runs("a", isOptIn: true))
    #expect(!RuleSettings(levels: ["a": .off], optedIn: ["a"]).runs("a", isOptIn: true))
    #expect(!RuleSettings(disabled: ["a"]).runs("a", isOptIn: false))
    #expect(!RuleSettings(only: ["b"]).runs("a", isOptIn: false))
    #expect(RuleSettings(only: ["a"]).runs("a", isOptIn: true))
    #expect(RuleSettings(only: ["a"]).runs("policy", isOptIn: false, isPolicy: true))
    #expect(!RuleSettings(levels: ["policy": .off]).runs("policy", isOptIn: false, isPolicy: true))
  }

  @Test func theNearerFileWins() {
    let far = RuleSettings(
      levels: ["a": .error, "b": .off, "c": .info], options: ["t": ["x": .integer(1), "y": .integer(1)]],
      disabled: ["d"], only: ["a"])
    let near = RuleSettings(levels: ["b": .warning, "d": .info], options: ["t": ["y": .integer(2)]], disabled: ["a"])
    let both = near.over(far)
    #expect(both.levels == ["b": .warning, "c": .info, "d": .info])
    #expect(both.disabled == ["a"])
    #expect(both.options == ["t": ["x": .integer(1), "y": .integer(2)]])
    #expect(both.only == ["a"])
    #expect(RuleSettings(only: ["z"]).over(far).only == ["z"])
  }
}

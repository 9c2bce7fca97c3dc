import NavigationModel
import Rules
import Testing

@testable import NavlintKit

@Suite struct SuppressionTests {
  private let folder: SourceFolder

  init() throws { folder = try SourceFolder() }

  private func check(_ source: String, _ rules: RuleSelection = .standard, confidence: Confidence? = nil) throws
    -> Analyzer.Check
  {
    try folder.write("App.swift", AppSource.start + AppSource.home + AppSource.detail + source)
    return try Analyzer(rules: rules, project: .none, confidence: confidence).check([folder.path])
  }

  /// `rule line`, from the first line after the app's own.
  private func reported(_ source: String, _ rules: RuleSelection = .standard) throws -> [String] {
    try check(source, rules).findings.map { "\($0.rule) \($0.location.line - 3)" }
  }

  private let lost = AppSource.lost("LostView")

  @Test func aFindingIsReportedWithoutASuppression() throws {
    #expect(try reported(lost) == ["unreachable-screen 1"])
  }

  @Test func eachScopeIsHeard() throws {
    #expect(try reported("// navlint:disable:next unreachable-screen\n" + lost).isEmpty)
    #expect(try reported(lost + "// navlint:disable:previous unreachable-screen\n").isEmpty)
    #expect(try reported(lost.replacing("\n", with: " // navlint:disable:this unreachable-screen\n")).isEmpty)
    #expect(try reported("// navlint:disable unreachable-screen\n\n\n" + lost).isEmpty)
    #expect(try reported("/* navlint:disable:next all */\n" + lost).isEmpty)
    #expect(
      try reported("// navlint:disable:next unreachable-screen, push-loop - why not\n" + lost) == [
        "unused-suppression 1"
      ])
  }

  @Test func aRegionEndsWhereItIsTakenBack() throws {
    let region =
      "// navlint:disable unreachable-screen\n" + AppSource.lost("AView") + "// navlint:enable unreachable-screen\n"
    #expect(try reported(region + AppSource.lost("BView")) == ["unreachable-screen 4"])
    #expect(
      try reported(region.replacing("enable unreachable-screen", with: "enable all") + AppSource.lost("BView")) == [
        "unreachable-screen 4"
      ])
    #expect(try reported("// navlint:disable all\n" + AppSource.lost("AView") + "// navlint:enable all\n").isEmpty)
  }

  @Test func aSuppressionOfNothingIsFound() throws {
    let check = try check(
      "// navlint:disable:next push-loop - it was one\n\n// navlint:disable unreachable-screen\n\n// navlint:enable dead-end-screen\n"
    )
    #expect(
      check.findings.map(\.message) == [
        "Nothing in line 5 is reported by 'push-loop', so the suppression does nothing. Remove it.",
        "Nothing from here on is reported by 'unreachable-screen', so the suppression does nothing. Remove it.",
        "'dead-end-screen' is not disabled here, so there is nothing to enable. Remove the comment.",
      ])
    #expect(check.findings.allSatisfy { $0.rule == "unused-suppression" && $0.severity == .warning })
  }

  @Test func ofARuleThatDidNotRunNothingIsSaid() throws {
    #expect(
      try reported(
        "// navlint:disable:next push-loop\n", RuleSelection(only: ["unreachable-screen", "unused-suppression"])
      ).isEmpty)
    #expect(try reported("// navlint:disable:next push-loop\n", RuleSelection(disabled: ["push-loop"])).isEmpty)
    #expect(
      try reported("// navlint:disable:next push-loop\n", RuleSelection(disabled: ["unused-suppression"])).isEmpty)
  }

  @Test(arguments: [
    (
      "navlint:disable:next unreachable-scren",
      "There is no rule 'unreachable-scren', so nothing is suppressed. Did you mean 'unreachable-screen'? 'navlint rules' lists all."
    ),
    ("navlint:disabel push-loop", "navlint does not know 'navlint:disabel'. Did you mean 'navlint:disable'?"),
    (
      "navlint:disable:nxt push-loop",
      "navlint does not know 'navlint:disable:nxt'. Did you mean 'navlint:disable:next'?"
    ),
    ("navlint:disable", "'navlint:disable' names no rule. Name the rules, or 'all'."),
    (
      "navlint:disable:next - because", "'navlint:disable:next' names no rule. Name the rules, or 'all'."
    ),
  ])
  func aSuppressionThatCannotBeReadIsFound(_ comment: String, _ message: String) throws {
    let findings = try check("// \(comment)\n").findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.rule) == ["invalid-suppression"])
  }

  @Test func aCommentThatOnlyMentionsNavlintIsNone() throws {
    #expect(
      try reported(
        "// Use navlint:disable:next push-loop here.\n/// `navlint:disable` is known.\nlet text = \"navlint:disable x\"\n"
      ).isEmpty)
  }

  @Test func disablingTwiceDoesNothing() throws {
    let check = try check("// navlint:disable unreachable-screen\n// navlint:disable unreachable-screen\n" + lost)
    #expect(
      check.findings.map(\.message) == [
        "'unreachable-screen' is already disabled, since line 4. Remove the comment."
      ])
    #expect(check.suppressed.count == 1)
  }

  @Test func suppressedFindingsAreKeptWithTheirReasons() throws {
    let check = try check("// navlint:disable:next unreachable-screen - shown by the watch - app\n" + lost)
    #expect(check.findings.isEmpty)
    #expect(check.suppressed.map(\.reason) == ["shown by the watch - app"])
    #expect(check.suppressed.map(\.finding.subject) == ["LostView"])
    #expect(check.suppressed.map(\.location.line) == [4])
  }

  @Test func suppressionsCanBeSuppressed() throws {
    #expect(try reported("// navlint:disable:next unused-suppression\n// navlint:disable:next push-loop\n").isEmpty)
    #expect(try reported("// navlint:disable:next invalid-suppression\n// navlint:disable:next nothing-such\n").isEmpty)
  }

  @Test func severitiesHoldForThemToo() throws {
    let rules = try RuleSelection(severities: ["unused-suppression": .error, "unreachable-screen": .info])
    #expect(try check("// navlint:disable:next push-loop\n" + lost, rules).findings.map(\.severity) == [.error, .info])
  }

  /// The examples of the rules on suppressions, of which the other tests of examples know nothing.
  @Test(arguments: RuleRegistry.suppressions.map(\.identity.id)) func examplesHold(_ id: String) throws {
    let rule = try #require(RuleRegistry.suppressions.first { $0.identity.id == id })
    let examples = rule.examples
    #expect(!examples.triggering.isEmpty && !examples.nonTriggering.isEmpty)
    for example in examples.triggering + examples.nonTriggering {
      try folder.write("App.swift", example.plainSource)
      let lines = try Analyzer(project: .none).check([folder.path]).findings.filter { $0.rule == id }.map(
        \.location.line)
      #expect(lines == example.marks(file: "App.swift").map(\.line), "\(example.title)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func manyCommentsAreNoTrouble() throws {
    let source = (0..<3_000).map { "// navlint:disable push-loop - \($0)\n// navlint:enable push-loop\n" }.joined()
    #expect(try check(source).findings.count == 3_000)
  }
}

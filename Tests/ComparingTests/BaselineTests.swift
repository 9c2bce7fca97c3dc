import Comparing
import NavigationModel
import Testing

@Suite struct BaselineTests {
  let findings = [finding("Lost"), finding("Lost", at: place("Y.swift", 3)), finding("A → B", rule: "push-loop")]
    .numbered()

  @Test func acceptsWhatItLists() {
    let outcome = Baseline(of: findings).apply(to: findings, ran: ["unreachable-screen", "push-loop"])
    #expect(outcome.remaining.isEmpty && outcome.accepted.count == 3 && outcome.stale.isEmpty)
  }

  @Test func outlivesMovedAndRewordedCode() {
    var moved = findings
    for index in moved.indices {
      moved[index].location = place("Moved/\(index).swift", 100 + index)
      moved[index].message = "Said better."
      moved[index].severity = .error
    }
    #expect(Baseline(of: findings).apply(to: moved, ran: []).remaining.isEmpty)
  }

  @Test func noticesARenamedScreen() {
    var renamed = findings
    renamed[2].subject = "A → C"
    let outcome = Baseline(of: findings).apply(to: renamed, ran: ["push-loop"])
    #expect(outcome.remaining.map(\.subject) == ["A → C"])
    #expect(outcome.stale == [FindingIdentity(rule: "push-loop", subject: "A → B")])
  }

  @Test func aThirdFindingAlikeIsNew() {
    let more = [finding("Lost"), finding("Lost"), finding("Lost")].numbered()
    #expect(Baseline(of: findings).apply(to: more, ran: []).remaining.map(\.occurrence) == [3])
  }

  @Test func rulesThatDidNotRunAreNotStale() {
    #expect(Baseline(of: findings).apply(to: [], ran: ["push-loop"]).stale.map(\.rule) == ["push-loop"])
  }

  @Test func exemptRulesAreNeverAccepted() {
    #expect(Baseline(of: findings, exempt: ["push-loop"]).entries.count == 2)
    let outcome = Baseline(of: findings).apply(
      to: findings, exempt: ["push-loop"], ran: ["push-loop", "unreachable-screen"])
    #expect(outcome.remaining.map(\.rule) == ["push-loop"])
  }

  @Test func isSortedText() throws {
    let text = Baseline(of: findings).text
    #expect(
      text == """
        # navlint baseline, version 1. One accepted finding per line: rule, subject.
        push-loop\tA → B
        unreachable-screen\tLost
        unreachable-screen\tLost\t#2

        """)
    #expect(try Baseline(parsing: text) == Baseline(of: findings))
  }

  /// Written out, it would be a blank line, and not come back.
  @Test(arguments: [" \t\t#1", "\u{A0}\tA"]) func anEntryNamesARule(line: String) {
    #expect(throws: Baseline.SyntaxError.self) { try Baseline(parsing: line + "\nn\tA.B") }
  }

  @Test(arguments: ["a\tb", "a\nb", "\u{202E}x", "\\u{41}", "a\\", "👩‍👩‍👧 \"'`|<", "", " x ", "#2", "\u{1B}[31m", "a\r\nb"])
  func anyNameComesBack(name: String) throws {
    let baseline = Baseline(of: [finding(name, rule: "push-loop")])
    #expect(try Baseline(parsing: baseline.text) == baseline)
    #expect(baseline.text.split(separator: "\n").count == 2)
  }

  @Test func bothSidesOfAMergeStay() throws {
    let text = Baseline.sample + "push-loop\tX\npush-loop\tX\r\n\n# a remark\n"
    #expect(try Baseline(parsing: text).entries.count == 1)
  }

  @Test(arguments: [
    ("push-loop", "line 2: this is not an entry"), ("push-loop\tA\t2", "line 2: after a second tab"),
    ("<<<<<<< HEAD", "line 2: git left a merge conflict"),
    ("\tA", "line 2: this is not an entry"),
  ])
  func saysWhatIsWrong(line: String, message: String) {
    let error = #expect(throws: Baseline.SyntaxError.self) { try Baseline(parsing: Baseline.sample + line + "\n") }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func refusesALaterVersion() {
    let error = #expect(throws: Baseline.SyntaxError.self) {
      try Baseline(parsing: "# navlint baseline, version 2. More.\n")
    }
    #expect(error?.line == 1)
  }
}

extension Baseline {
  fileprivate static let sample = "# navlint baseline, version 1. One accepted finding per line.\n"
}

@Suite struct NavDifferenceTests {
  let locked = "entry main-scene Home\n\nscreen Home view reachable\n\nHome -> Help push owner=Home\n"

  @Test func sameLinesInAnyOrderAgree() {
    #expect(
      NavDifference(
        from: "# made by hand\r\nscreen Home view reachable\r\nentry main-scene Home\r\nHome -> Help push owner=Home",
        to: locked
      ).isEmpty)
  }

  /// What has no room in a line goes on in the next, and is one line to whoever compares.
  @Test func aLineThatGoesOnIsOne() {
    let long =
      "Home -> \(String(repeating: "Help", count: 20)) push route=\(String(repeating: "Route", count: 12)) owner=Home"
    let written = long.replacing(" route=", with: "\n    route=")
    #expect(NavDifference.mistake(in: written) == nil)
    #expect(NavDifference.mistake(in: "Home -> Help\n    push\n") == "line 1 names no screen, route or transition")
    #expect(NavDifference.mistake(in: locked + "\n\nnonsense\n") == "line 8 names no screen, route or transition")
    #expect(NavDifference(from: written, to: long).isEmpty)
    #expect(NavDifference(from: locked, to: locked + written + "\n").text == "transitions\n  + \(long)\n")
  }

  @Test func showsScreensAndTransitions() {
    let now =
      "entry main-scene Home\n\nscreen Home view reachable\nscreen New view reachable\n\nHome -> Help sheet owner=Home\n"
    #expect(
      NavDifference(from: locked, to: now).text == """
        screens
          + screen New view reachable
        transitions
          - Home -> Help push owner=Home
          + Home -> Help sheet owner=Home

        """)
  }
}

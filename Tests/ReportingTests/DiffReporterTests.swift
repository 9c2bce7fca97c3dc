import Comparing
import NavigationModel
import Reporting
import Testing

@Suite struct DiffReporterTests {
  private func screen(_ id: String, reachable: Bool = true) -> Screen {
    Screen(id: id, name: id, kind: .view, location: SourceLocation(file: "A.swift", line: 1), isReachable: reachable)
  }

  private func push(_ from: [String], _ to: String) -> Transition {
    Transition(
      id: "\(from)>\(to)", from: from, owner: from.first ?? "App", to: to, kind: .push,
      location: SourceLocation(file: "A.swift", line: 2))
  }

  private func report(_ before: NavigationGraph, _ after: NavigationGraph, findings: [Finding] = []) -> DiffReport {
    DiffReport(
      comparison: Comparison(before: .init(before, []), after: .init(after, findings)), beforeName: "a", afterName: "b")
  }

  /// A graph of names that are out to break what shows them.
  private var hostile: DiffReport {
    let names = HostileReport.names
    return report(
      NavigationGraph(screens: [screen("Home")]),
      NavigationGraph(
        screens: [screen("Home")] + names.map { screen($0) }, transitions: names.map { push(["Home"], $0) }),
      findings: HostileReport.findings)
  }

  @Test func sameGraphsSayNothing() {
    let same = report(NavigationGraph(), NavigationGraph())
    #expect(DiffTextReporter().text(for: same).isEmpty)
    #expect(same.summary == "Navigation did not change.")
    #expect(
      DiffMarkdownReporter().text(for: same)
        == "<!-- navlint diff -->\n### Navigation\n\n✅ Navigation did not change.\n")
  }

  /// What navlint could follow on one side only may look like a move that came or went.
  @Test func whatCouldNotBeFollowedIsTold() throws {
    let gap = UnresolvedSite(
      owner: "Router|`x`", kind: .push, location: SourceLocation(file: "R.swift", line: 3),
      reason: "more ways lead here\nthan navlint follows")
    let changed = report(NavigationGraph(), NavigationGraph(unresolved: [gap]))
    #expect(
      DiffTextReporter().text(for: changed)
        == "Not followed\n  + push in Router|`x`: more ways lead here than navlint follows\n")
    #expect(changed.summary == "1 site not followed.")
    #expect(DiffMarkdownReporter().text(for: changed).contains("<details><summary>Not followed (1)</summary>"))
    let value = try JSONValue(parsing: Array(DiffJSONReporter().text(for: changed).utf8))
    #expect(value["unresolved"]?["added"]?.elements?.first?["owner"]?.string == gap.owner)
    #expect(report(NavigationGraph(unresolved: [gap]), NavigationGraph()).summary == "1 site followed again.")
  }

  @Test func whatMayBeNavigationIsTold() throws {
    let site = SuspectedSite(
      cause: .foreignCall, owner: "Router|`x`", location: SourceLocation(file: "R.swift", line: 3),
      reason: "'show' may navigate", module: "Kit")
    let graph = NavigationGraph(coverage: Coverage(suspected: [site]))
    let changed = report(NavigationGraph(), graph)
    #expect(DiffTextReporter().text(for: changed) == "Not followed\n  + suspected in Router|`x`: 'show' may navigate\n")
    #expect(changed.summary == "1 suspected site new.")
    #expect(DiffMarkdownReporter().text(for: changed).contains("| ➕ | suspected | "))
    let value = try JSONValue(parsing: Array(DiffJSONReporter().text(for: changed).utf8))
    #expect(value["suspected"]?["added"]?.elements?.first?["module"]?.string == "Kit")
    #expect(value["suspected"]?["removed"]?.elements?.isEmpty == true)
    #expect(report(graph, NavigationGraph()).summary == "1 suspected site gone.")
    // Code above it that grows is no news.
    var moved = graph
    moved.coverage.suspected[0].location.line += 7
    #expect(report(graph, moved).summary == "Navigation did not change.")
  }

  @Test func aMoveThatNowGoesByARoute() {
    func graph(route: String?) -> NavigationGraph {
      var move = push(["Home"], "Help")
      (move.id, move.route) = ("help", route)
      return NavigationGraph(screens: [screen("Home"), screen("Help")], transitions: [move])
    }
    #expect(
      DiffTextReporter().text(for: report(graph(route: nil), graph(route: "R.help")))
        == "Transitions\n  ~ Home -> Help push: now by R.help\n")
  }

  /// A way back leads wherever the user came from.
  @Test func waysBack() {
    func graph(_ sources: [String]) -> NavigationGraph {
      var move = Transition(
        id: "back", from: sources, owner: "Sheet", to: nil, kind: .back,
        location: SourceLocation(file: "A.swift", line: 2))
      move.back = .dismiss
      return NavigationGraph(screens: ["A", "B", "C"].map { screen($0) }, transitions: sources.isEmpty ? [] : [move])
    }
    func text(_ before: [String], _ after: [String]) -> String {
      DiffTextReporter().text(for: report(graph(before), graph(after)))
    }
    #expect(text([], ["A"]) == "Transitions\n  + A -> back (dismiss)\n")
    #expect(text(["A", "B"], ["A", "B", "C"]) == "Transitions\n  ~ back (dismiss): now also from C\n")
    #expect(
      DiffMarkdownReporter().text(for: report(graph([]), graph(["A"]))).contains("| `A` | `back` | back (dismiss) |"))
  }

  /// A row on one more screen brings all its moves there: that is one piece of news.
  @Test func whatComesTogetherIsToldOnce() {
    func graph(_ sources: [String]) -> NavigationGraph {
      let moves = (1...6).map { number in
        var move = push(sources, "Target\(number)")
        (move.id, move.owner) = ("row\(number)", "Row")
        return move
      }
      var odd = push(sources.count > 1 ? ["Other", "Third"] : ["Other"], "Odd")
      (odd.id, odd.owner) = ("odd", "Row")
      return NavigationGraph(
        screens: (["Home", "Other", "Third", "Odd"] + (1...6).map { "Target\($0)" }).map { screen($0) },
        transitions: moves + [odd])
    }
    let changed = report(graph(["Home"]), graph(["Home", "Other"]))
    #expect(
      DiffTextReporter().text(for: changed) == """
        Transitions
          ~ push to Odd: now also from Third
          ~ 6 moves to Target1, Target2, Target3, Target4 and 2 more: now also from Other

        """)
    let markdown = DiffMarkdownReporter().text(for: changed)
    #expect(
      markdown.contains(
        "| ✏️ | `Other` | `Target1, Target2, Target3, Target4 and 2 more` | 6 moves | now also from Other |"))
    #expect(changed.summary == "7 transitions changed.")
  }

  @Test func manySourcesAreNotRepeated() {
    let many = (1...20).map { "Screen\($0)" }
    var after = push(many + ["New"], "Help")
    var before = push(many, "Help")
    (after.id, before.id) = ("x", "x")
    (after.owner, before.owner) = ("Button", "Button")
    let text = DiffTextReporter().text(
      for: report(NavigationGraph(transitions: [before]), NavigationGraph(transitions: [after])))
    #expect(text == "Transitions\n  ~ push to Help: now also from New\n")
  }

  @Test func hostileNamesStartNoLine() {
    let text = DiffTextReporter().text(for: hostile)
    #expect(PlainText.block(text) == text)
    for line in text.split(separator: "\n") {
      #expect(
        line.hasPrefix("  + ") || ["Screens", "Transitions", "Findings"].contains(line) || line.hasPrefix("Sources/")
          || line.hasPrefix("Other "), "\(line)")
    }
  }

  @Test func hostileNamesStayTextInAComment() {
    let text = DiffMarkdownReporter().text(for: hostile)
    // In code it is text; elsewhere it must not be markup.
    #expect(text.contains("About `]]> <script>alert(1)</script> &amp; &.` `dead-end-screen`"))
    #expect(PlainText.block(text) == text)
    // One picture, and nothing in it that Mermaid would read as its own.
    let parts = text.split(separator: "```mermaid\n", maxSplits: 1)
    let picture = parts[1].prefix(upTo: parts[1].firstRange(of: "\n```")!.lowerBound)
    for line in picture.split(separator: "\n").dropFirst() {
      let label = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(
        line.contains("[\"")
          ? label.count == 3 && !label[1].contains("<") && !label[1].contains("`") : !line.contains("\""), "\(line)")
    }
  }

  @Test func aHugeChangeFitsAComment() {
    let ids = (0..<3_000).map {
      "Screen\($0)WithAVeryLongNameThatFillsTheCommentUpBeforeLong\(String(repeating: "x", count: 200))"
    }
    let findings = ids.map {
      Finding(
        rule: "r", severity: .warning, message: "About \($0).", location: SourceLocation(file: "A.swift", line: 1),
        subject: $0)
    }
    let text = DiffMarkdownReporter().text(
      for: report(
        NavigationGraph(),
        NavigationGraph(screens: ids.map { screen($0) }, transitions: ids.map { push(["Home"], $0) }),
        findings: findings))
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("more new findings") && text.contains("The picture omits"))
    #expect(text.components(of: "<details>") == text.components(of: "</details>"))
    #expect(text.components(of: "```") % 2 == 0)
  }

  @Test func jsonRoundTrips() throws {
    let value = try JSONValue(parsing: Array(DiffJSONReporter().text(for: hostile).utf8))
    #expect(value["screens"]?["added"]?.elements?.map { $0["id"]?.string } == HostileReport.names)
    #expect(value["findings"]?["new"]?.elements?.map { $0["message"]?.string } == HostileReport.findings.map(\.message))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

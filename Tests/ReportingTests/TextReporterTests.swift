import NavigationModel
import Reporting
import Testing

@Suite struct TextReporterTests {
  static let here = SourceLocation(file: "Home.swift", line: 4, column: 9)

  static func finding(_ severity: Severity, _ message: String, related: [Finding.Related] = []) -> Finding {
    Finding(
      rule: "dead-route-case", severity: severity, message: message, location: here, related: related, subject: "X")
  }

  static func report(_ findings: [Finding], root: String = ".") -> Report {
    Report(graph: NavigationGraph(root: root), findings: findings)
  }

  @Test func writesAsACompilerDoes() {
    let related = Finding.Related(location: SourceLocation(file: "Route.swift", line: 2), message: "declared here")
    let report = Self.report([
      Self.finding(.warning, "Nobody gets there.", related: [related]), Self.finding(.error, "B"),
      Self.finding(.info, "C"),
    ])
    #expect(
      TextReporter().text(for: report) == """
        Home.swift:4:9: error: B [dead-route-case]
        Home.swift:4:9: warning: Nobody gets there. [dead-route-case]
        Route.swift:2:1: note: declared here
        Home.swift:4:9: note: C [dead-route-case]

        """)
    #expect(TextReporter().text(for: Self.report([])).isEmpty)
  }

  @Test func whatUsersMeetStandsBeforeDeadCode() {
    var met = Self.finding(.warning, "A")
    met.rule = "presentation-never-triggered"
    let text = TextReporter().text(for: Self.report([Self.finding(.warning, "B"), met, Self.finding(.error, "C")]))
    #expect(text.split(separator: "\n").map { $0.split(separator: " ")[2] } == ["C", "A", "B"])
  }

  @Test(arguments: [(".", "Home.swift:4:9:"), ("Sources", "Sources/Home.swift:4:9:"), ("/a/", "/a/Home.swift:4:9:")])
  func namesFilesFromTheCurrentFolder(_ root: String, _ start: String) {
    #expect(TextReporter().text(for: Self.report([Self.finding(.error, "B")], root: root)).hasPrefix(start + " "))
  }

  @Test func absolutePathsStay() {
    var finding = Self.finding(.error, "B")
    finding.location.file = "/x/A.swift"
    #expect(TextReporter().text(for: Self.report([finding], root: "Sources")).hasPrefix("/x/A.swift:4:9: "))
  }

  @Test(arguments: [false, true]) func aHostileNameStaysOnItsLine(_ isColored: Bool) {
    var finding = Self.finding(
      .warning, "Evil\nApp.swift:1:1: error: fake\u{1B}[2J\u{202E}\u{0}\u{2028}",
      related: [
        .init(location: SourceLocation(file: "a\nb.swift", line: 1), message: "\u{7}\r\n")
      ])
    finding.rule = "x]\u{1B}"
    finding.location.file = "bad\u{1B}name.swift"
    let text = TextReporter(isColored: isColored).text(for: Self.report([finding]))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
    // The only escapes are the reporter's own.
    let plain = ["1", "2", "1;31", "1;35", "1;36", "0"].reduce(text) { $0.replacing("\u{1B}[\($1)m", with: "") }
    #expect(plain.unicodeScalars.filter { PlainText.isUnsafe($0) && $0 != "\n" }.isEmpty)
  }

  @Test func colours() {
    let text = TextReporter(isColored: true).text(for: Self.report([Self.finding(.error, "B")]))
    #expect(
      text == "\u{1B}[1mHome.swift:4:9:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m B \u{1B}[2m[dead-route-case]\u{1B}[0m\n")
  }

  @Test func listsWhatWasNotUnderstood() {
    let graph = NavigationGraph(
      root: "S",
      unresolved: [
        UnresolvedSite(owner: "HomeModel", kind: .push, location: Self.here, reason: "it is filled at run time")
      ],
      coverage: Coverage(
        suspected: [
          SuspectedSite(
            cause: .foreignCall, owner: "HomeModel", location: Self.here, reason: "'show' may navigate", module: "Kit")
        ],
        setAside: [
          StepSetAside(
            kind: .push, owner: "HomeModel", location: Self.here, reason: "it is filled", instead: Self.here),
          StepSetAside(kind: .root, owner: "HomeModel", location: Self.here, reason: "it is blank"),
        ]))
    #expect(
      TextReporter().gapsText(for: Report(graph: graph, findings: []))
        == "S/Home.swift:4:9: note: the destination of this push in HomeModel is unknown: it is filled at run time\n"
        + "S/Home.swift:4:9: note: suspected navigation in HomeModel: 'show' may navigate\n"
        + "S/Home.swift:4:9: note: this push in HomeModel is not counted as a transition: it is filled (S/Home.swift:4)\n"
        + "S/Home.swift:4:9: note: this root in HomeModel is not counted as a transition: it is blank\n"
    )
  }
}

@Suite struct SummaryLineTests {
  @Test func saysWhatWasNotRead() {
    func line(_ modules: [(String, Int)]) -> String? {
      SummaryLine.notRead(Coverage(unreadModules: modules.map { UnreadModule(name: $0.0, siteCount: $0.1) }))
    }
    #expect(line([("Lottie", 0)]) == nil)
    #expect(line([("NanoKit", 1), ("Lottie", 0)])?.hasPrefix("Not read: NanoKit (1 site depends on it). ") == true)
    #expect(
      line([("NanoKit", 58), ("A", 4), ("B", 3), ("C", 2)])?
        .hasPrefix("Not read: NanoKit (58 sites depend on it), A (4), B (3) and 1 more module. ") == true)
  }

  @Test func saysWhichLimitsEndedSearches() {
    func line(_ navigation: [String], _ triggers: [String] = []) -> String? {
      SummaryLine.limits(
        Coverage(
          limits: navigation.map { ReachedLimit(limit: $0, lost: .navigation) }
            + triggers.map { ReachedLimit(limit: $0, lost: .triggers) }))
    }
    #expect(line([]) == nil)
    #expect(line([], ["8 consecutive constants"]) == nil)
    #expect(
      line(["24 consecutive names"])
        == "Some searches stopped at a limit (24 consecutive names): transitions or origins beyond it may be missing.")
    #expect(line(["1 a", "2 b", "3 c", "4 d", "5 e"])?.contains("(1 a, 2 b, 3 c and 2 more)") == true)
  }

  @Test func saysWhatWasFollowed() {
    func line(_ modules: [(String, Int)]) -> String? {
      SummaryLine.dependencies(Coverage(dependencies: modules.map { FollowedModule(name: $0.0, fileCount: $0.1) }))
    }
    #expect(line([("Kit", 0)]) == nil)
    #expect(line([("Kit", 1), ("Rest", 0)]) == "Followed the app's code into 1 file of 1 dependency.")
    let cut = Coverage(dependencies: [FollowedModule(name: "Kit", fileCount: 10, leftOutCount: 1)])
    #expect(
      SummaryLine.dependencies(cut)
        == "Followed the app's code into 10 files of 1 dependency; 1 more file that it reaches were left out, because there are too many."
    )
    #expect(line([("Kit", 10), ("Core", 2)]) == "Followed the app's code into 12 files of 2 dependencies.")
  }

  @Test func suspectedSitesStandBesideWhatWasResolved() {
    var graph = graph(screens: 1, resolved: 1, unresolved: 0)
    let place = TextReporterTests.here
    graph.coverage.suspected = [SuspectedSite(cause: .showsNothing, owner: "A", location: place, reason: "r")]
    #expect(
      SummaryLine.graph(graph) == "Mapped 1 screen and 1 transition; resolved 1 of 1 navigation site; 1 suspected.")
    #expect(
      SummaryLine.check(Report(graph: graph, findings: [])).hasSuffix("resolved 1 of 1 navigation site; 1 suspected."))
  }

  private func graph(screens: Int, resolved: Int, unresolved: Int) -> NavigationGraph {
    NavigationGraph(
      screens: (0..<screens).map { Screen(id: "S\($0)", name: "S\($0)", kind: .view) },
      transitions: (0..<resolved).map {
        Transition(
          id: "\($0)", owner: "A", to: "S0", kind: .push, location: SourceLocation(file: "A.swift", line: $0 + 1))
      },
      unresolved: (0..<unresolved).map {
        UnresolvedSite(owner: "A", kind: .push, location: SourceLocation(file: "B.swift", line: $0 + 1), reason: "")
      })
  }

  @Test func saysWhatWasFoundAndUnderstood() {
    let findings = [Severity.warning, .error, .warning].map { TextReporterTests.finding($0, "") }
    #expect(
      SummaryLine.check(Report(graph: graph(screens: 104, resolved: 412, unresolved: 19), findings: findings))
        == "Found 3 findings (1 error, 2 warnings) in 104 screens; resolved 412 of 431 navigation sites.")
    #expect(
      SummaryLine.check(
        Report(graph: graph(screens: 1, resolved: 1, unresolved: 0), findings: [TextReporterTests.finding(.info, "")]))
        == "Found 1 finding (1 info) in 1 screen; resolved 1 of 1 navigation site.")
    #expect(
      SummaryLine.check(Report(graph: graph(screens: 0, resolved: 0, unresolved: 0), findings: []))
        == "Found no findings in 0 screens; found no navigation sites.")
    #expect(
      SummaryLine.graph(graph(screens: 2, resolved: 1, unresolved: 1))
        == "Mapped 2 screens and 1 transition; resolved 1 of 2 navigation sites.")
  }

  @Test func saysWhenMuchWasNotUnderstood() throws {
    let doubt = try #require(
      SummaryLine.doubt(Report(graph: graph(screens: 9, resolved: 20, unresolved: 5), findings: [])))
    #expect(doubt.hasPrefix("5 of 25 navigation sites have an unknown destination"))
    #expect(!doubt.contains("\n"))
    // A small share, and a few sites of a small app.
    #expect(SummaryLine.doubt(Report(graph: graph(screens: 9, resolved: 21, unresolved: 5), findings: [])) == nil)
    #expect(SummaryLine.doubt(Report(graph: graph(screens: 9, resolved: 4, unresolved: 4), findings: [])) == nil)
  }

  @Test func knowsWhenARunFails() {
    let report = TextReporterTests.report([TextReporterTests.finding(.warning, "")])
    #expect(report.hasFindings(atOrAbove: .info))
    #expect(report.hasFindings(atOrAbove: .warning))
    #expect(!report.hasFindings(atOrAbove: .error))
  }
}

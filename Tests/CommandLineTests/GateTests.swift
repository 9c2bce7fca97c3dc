import Foundation
import NavigationModel
import Testing

/// What makes `check` a gate: outputs for several consumers, baseline, lock file, changed files only.
@Suite struct GateTests {
  @Test func oneRunFeedsSeveralConsumers() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint(
      "check", "--format", "sarif", "--output", "navlint.sarif", "--format=text", "--format", "checkstyle", "-o",
      "checkstyle.xml", "Sources")
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("Sources/DetailView.swift:3:8: warning: "))
    #expect(try app.folder.text("navlint.sarif").contains("\"2.1.0\""))
    #expect(try app.folder.text("checkstyle.xml").contains("<file name=\"Sources/DetailView.swift\">"))
  }

  @Test func anOutputMayComeBeforeItsFormat() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint("check", "--output", "out.csv", "--format", "csv")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(try app.folder.text("out.csv").hasPrefix("file,line,column,"))
  }

  @Test func anOutputThatCannotBeWrittenStopsBeforeTheWork() throws {
    let app = try GitApp()
    let result = try app.navlint("check", "--format", "json", "--output", "no/such/folder.json")
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains("does not exist"))
  }

  @Test func xcodeGetsAbsolutePaths() throws {
    let app = try GitApp.withoutDetails()
    #expect(try app.navlint("check", "--format", "xcode").text.hasPrefix("/"))
    #expect(
      try app.navlint("check", "--format", "gitlab", app.folder.path).text.contains(
        "\"path\": \"Sources/DetailView.swift\""))
  }

  @Test func theJobSummaryIsAdded() throws {
    let app = try GitApp.withoutDetails()
    try app.write("summary.md", "# Before\n")
    let result = try app.navlint(
      "check", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": app.folder.at("summary.md")])
    #expect(result.text.hasPrefix("::warning file=Sources/DetailView.swift,line=3,"))
    let summary = try app.folder.text("summary.md")
    #expect(summary.hasPrefix("# Before\n### navlint\n") && summary.contains("`Sources/DetailView.swift:3`"))
  }

  @Test func aBaselineOutlivesMovedCode() throws {
    let app = try GitApp.withoutDetails()
    let written = try app.navlint("check", "--write-baseline", "navlint.baseline")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try app.folder.text("navlint.baseline").hasSuffix("\nunreachable-screen\tDetailView\n"))
    // Another file, other lines, another indentation, another local name.
    try app.git("mv", "Sources/DetailView.swift", "Sources/Moved.swift")
    try app.write(
      "Sources/Moved.swift",
      "\n\n\n"
        + GitApp.detail.replacing("  ", with: "\t").replacing(
          "Text(\"Detail\")", with: "let renamed = 1\n\t\treturn Text(\"\\(renamed)\")"))
    #expect(try app.navlint("check", "--baseline", "navlint.baseline", "--strict-baseline").status == 0)
  }

  @Test func aBaselineNoticesARenamedScreen() throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    try app.write("Sources/DetailView.swift", GitApp.detail.replacing("DetailView", with: "OtherView"))
    let result = try app.navlint("check", "--baseline", "b")
    #expect(result.status == 1 && result.text.contains("OtherView"))
    #expect(result.errors.contains("note: b: there is no longer a finding for 'unreachable-screen DetailView'."))
  }

  @Test func staleEntriesFailOnlyWhenStrict() throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    try app.write("Sources/App.swift", GitApp.app)
    #expect(try app.navlint("check", "--baseline", "b").status == 0)
    let strict = try app.navlint("check", "--baseline", "b", "--strict-baseline")
    #expect(strict.status == 1 && strict.errors.contains("error: b: there is no longer a finding"))
    // What did not run cannot be stale.
    #expect(try app.navlint("check", "--baseline", "b", "--strict-baseline", "--rule", "push-loop").status == 0)
  }

  @Test func aBaselineGrowsOnlyWhenAllowed() throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    let refused = try app.navlint("check", "--write-baseline", "b")
    #expect(
      refused.status == 2
        && refused.errors.contains("'b' would grow by 1 finding, the first is 'unreachable-screen LostView'"))
    #expect(try !app.folder.text("b").contains("LostView"))
    #expect(try app.navlint("check", "--write-baseline", "b", "--allow-additions").status == 0)
    #expect(try app.folder.text("b").contains("LostView"))
  }

  @Test func aBaselineIsBroughtUpToDate() throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    // The lost screen is found again, and another one is lost.
    try app.write("Sources/App.swift", GitApp.app)
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    let result = try app.navlint("check", "--baseline", "b", "--baseline-update")
    #expect(result.status == 0 && result.text.isEmpty)
    #expect(
      result.errors.contains(
        "note: b: 1 added, 1 removed; now 1 entry.\n  + unreachable-screen LostView\n  - unreachable-screen DetailView\n"
      ),
      "\(result.errors)")
    #expect(try app.folder.text("b").hasSuffix("\nunreachable-screen\tLostView\n"))
    #expect(try app.navlint("check", "--baseline", "b", "--strict-baseline").status == 0)
    // Once more changes nothing, not even a comment.
    let commented = try app.folder.text("b") + "# Ask Kim.\n"
    try app.write("b", commented)
    let again = try app.navlint("check", "--baseline", "b", "--baseline-update")
    #expect(again.status == 0 && again.errors.contains("note: b: 0 added, 0 removed; now 1 entry.\n"))
    #expect(try app.folder.text("b") == commented)
  }

  @Test func anUpdateNeverAcceptsSomeRules() throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    let result = try app.navlint(
      "check", "--baseline", "b", "--baseline-update", "--never-baseline", "unreachable-screen")
    #expect(result.status == 1 && result.text.contains("[unreachable-screen]"))
    #expect(try !app.folder.text("b").contains("unreachable-screen"))
  }

  @Test(arguments: [
    (["--baseline-update"], "name it with --baseline"),
    (["--baseline", "b", "--baseline-update", "--write-baseline", "c"], "Omit --write-baseline"),
    (["--baseline", "missing", "--baseline-update"], "'missing' does not exist"),
    (["--baseline", "Sources/App.swift", "--baseline-update"], "Sources/App.swift"),
    (["--baseline", "b", "--baseline-update", "-o", "b"], "is read by this run"),
  ])
  func anUpdateThatCannotBeIsRefused(_ arguments: [String], _ reason: String) throws {
    let app = try GitApp.withoutDetails()
    _ = try app.navlint("check", "--write-baseline", "b")
    let before = try (app.folder.text("b"), app.folder.text("Sources/App.swift"))
    let result = try Navlint.run(["check"] + arguments, in: app.folder.path)
    #expect(result.status == 2 && result.errors.contains(reason), "\(result.errors)")
    #expect(try (app.folder.text("b"), app.folder.text("Sources/App.swift")) == before)
    #expect(try !app.folder.names().contains("missing") && !app.folder.names().contains("c"))
  }

  @Test func someRulesAreNeverAccepted() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint("check", "--write-baseline", "b", "--never-baseline", "unreachable-screen")
    #expect(result.status == 1 && result.text.contains("[unreachable-screen]"))
    #expect(try !app.folder.text("b").contains("unreachable-screen"))
  }

  @Test func aBrokenBaselineIsToldSo() throws {
    let app = try GitApp()
    try app.write("b", "nonsense\n")
    let broken = try app.navlint("check", "--baseline", "b")
    #expect(broken.status == 2 && broken.errors.contains("'b' is not a baseline. line 1: this is not an entry."))
    #expect(try app.navlint("check", "--baseline", "missing").errors.contains("'missing' does not exist"))
    #expect(try app.navlint("check", "--strict-baseline").status == 2)
  }

  @Test func aLockFileHoldsTheNavigation() throws {
    let app = try GitApp()
    #expect(try app.navlint("graph", "-o", "navigation.nav").status == 0)
    #expect(try app.navlint("check", "--lock", "navigation.nav").status == 0)
    // Moving code is no change of navigation.
    try app.write("Sources/App.swift", "// A remark.\n\n" + GitApp.app)
    #expect(try app.navlint("check", "--lock", "navigation.nav").status == 0)
    try app.write(
      "Sources/App.swift",
      GitApp.app.replacing(
        "NavigationLink(\"Details\") { DetailView() }", with: "NavigationLink(\"More\") { DetailView() }"))
    let changed = try app.navlint("check", "--lock", "navigation.nav")
    #expect(changed.status == 1)
    #expect(
      changed.errors.contains("  - HomeView -> DetailView push owner=HomeView trigger=NavigationLink(\"Details\")\n"))
    #expect(
      changed.errors.contains("  + HomeView -> DetailView push owner=HomeView trigger=NavigationLink(\"More\")\n"))
    #expect(try app.navlint("check", "--lock", "missing.nav").status == 2)
  }

  /// Who deletes the only way to a screen hears of it, though the screen's own file did not change.
  @Test func whatAChangeCausedElsewhereStandsAtTheChange() throws {
    let app = try GitApp()
    try app.git("tag", "start")
    #expect(try app.navlint("check", "--write-baseline", "accepted").status == 0)
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    for baseline in [[], ["--baseline", "accepted"]] {
      let run = { (format: String) in
        try Navlint.run(["check", "-q", "--only-changed", "start", "--format", format] + baseline, in: app.folder.path)
      }
      let text = try run("text")
      #expect(
        text.status == 1 && text.text.hasPrefix("\(DiffCommandTests.hunk): warning: No user can get to DetailView"))
      #expect(text.text.contains("\nSources/DetailView.swift:3:8: note: "))
      let sarif = try JSONValue(parsing: run("sarif").output)
      let location = sarif["runs"]?[0]?["results"]?[0]?["locations"]?[0]?["physicalLocation"]
      #expect(location?["artifactLocation"]?["uri"] == "Sources/App.swift" && location?["region"]?["startLine"] == 12)
      #expect(try run("github").text.hasPrefix("::warning file=Sources/App.swift,line=12,"))
    }
    // A baseline alone has no earlier state to compare with: the finding is new, and stands at the screen.
    #expect(
      try app.navlint("check", "-q", "--baseline", "accepted").text.hasPrefix("Sources/DetailView.swift:3:8: warning: ")
    )
    // Accepted is accepted, whoever caused it.
    #expect(try app.navlint("check", "--write-baseline", "accepted", "--allow-additions").status == 0)
    #expect(try app.navlint("check", "-q", "--only-changed", "start", "--baseline", "accepted").text.isEmpty)
  }

  @Test func onlyChangedFilesAreReported() throws {
    let app = try GitApp.withoutDetails()
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    let result = try app.navlint("check", "--only-changed", "HEAD")
    #expect(result.status == 1 && result.text.contains("LostView") && !result.text.contains("DetailView.swift"))
    #expect(try app.navlint("check", "--only-changed", "HEAD", "Sources").text.hasPrefix("Sources/LostView.swift"))
    #expect(try app.navlint("check", "--only-changed", "HEAD~1").text.contains("LostView"))
    #expect(try app.navlint("check", "--only-changed", "-x").status == 2)
  }
}

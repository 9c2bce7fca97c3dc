import Foundation
import NavigationModel
import Testing

@Suite struct DiffCommandTests {
  /// The line that stood after the deleted push; the deletion shows there.
  static let hunk = "Sources/App.swift:12:9"

  @Test func blamesTheDeletionNotTheScreen() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint("diff", "HEAD~1..HEAD")
    #expect(result.status == 1)
    #expect(
      result.text.hasPrefix(
        """
        Screens
          ~ DetailView: no longer reachable

        Transitions
          - HomeView -> DetailView push

        Findings
        \(Self.hunk): warning: No user can get to DetailView
        """))
    #expect(
      result.text.contains(
        "This change removed the push from HomeView to DetailView. [unreachable-screen]\nSources/DetailView.swift:3:8: note: "
      ))
    #expect(result.errors == "1 screen lost; 1 transition removed; 1 new finding.\n")
  }

  /// The route was dead before the change, and its finding is no news. The screen that only it leads to now is.
  @Test func losesAScreenBehindARouteThatWasDeadBefore() throws {
    let app = try GitApp.withADeadRoute()
    #expect(try app.navlint("check").text.contains("[dead-route-case]"))
    #expect(try app.navlint("check", "--write-baseline", "baseline.txt", "-q").status == 0)
    #expect(try app.navlint("check", "--baseline", "baseline.txt", "-q").status == 0)
    try app.removeTheLinkToDetails()
    let change = try app.navlint("diff", "HEAD")
    #expect(change.status == 1 && change.text.contains("[unreachable-screen]"), "\(change.text)")
    let gate = try app.navlint("check", "--baseline", "baseline.txt", "-q")
    #expect(gate.status == 1 && gate.text.contains("[unreachable-screen]"), "\(gate.text)")
    let changed = try app.navlint("check", "--only-changed", "HEAD", "-q")
    #expect(changed.status == 1 && changed.text.contains("[unreachable-screen]"), "\(changed.text)")
    // Whoever has not accepted the route is told of both by one finding.
    let all = try app.navlint("check", "-q")
    #expect(all.text.contains("[dead-route-case]") && !all.text.contains("[unreachable-screen]"), "\(all.text)")
  }

  /// A view without a title that leads nowhere could be a left-over part of a screen. Who has just cut it off knows
  /// better.
  @Test func aScreenThatWasReachedIsOneWhateverItHolds() throws {
    let app = try GitApp()
    try app.write("Sources/DetailView.swift", GitApp.detail.replacing(".navigationTitle(\"Detail\")", with: ""))
    try app.commit("No title")
    try app.removeWayToDetails()
    try app.commit("Tidy up")
    #expect(try app.navlint("check").text.contains("DetailView.swift:3:8: note: Nothing in the app shows DetailView"))
    let result = try app.navlint("diff", "HEAD~1..HEAD")
    #expect(
      result.status == 1 && result.text.contains("\(Self.hunk): warning: Nothing in the app shows DetailView"),
      "\(result.text)")
    try app.write(".navlint.yml", "rules:\n  unreachable-screen: info\n")
    #expect(
      try app.navlint("diff", "HEAD~1..HEAD").text.contains("\(Self.hunk): note: Nothing in the app shows DetailView"))
  }

  @Test func sarifAndWorkflowCommandsPointAtTheHunk() throws {
    let app = try GitApp.withoutDetails()
    let sarif = try JSONValue(parsing: app.navlint("diff", "HEAD~1..HEAD", "--format", "sarif", "-q").output)
    let result = try #require(sarif["runs"]?[0]?["results"]?[0])
    let location = try #require(result["locations"]?[0]?["physicalLocation"])
    #expect(location["artifactLocation"]?["uri"] == "Sources/App.swift")
    #expect(location["region"]?["startLine"] == 12)
    #expect(
      result["relatedLocations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"] == "Sources/DetailView.swift")
    let commands = try app.navlint("diff", "HEAD~1..HEAD", "--format", "github", "-q")
    #expect(commands.text.hasPrefix("::warning file=Sources/App.swift,line=12,endLine=12,col=9,"))
  }

  @Test func theWorkingTreeCounts() throws {
    let app = try GitApp()
    #expect(try app.navlint("diff", "HEAD").status == 0)
    try app.removeWayToDetails()
    let result = try app.navlint("diff", "HEAD")
    #expect(result.status == 1 && result.text.contains(Self.hunk))
    // A new file that is not added yet, too; one that git ignores is not.
    try app.write("Sources/NewView.swift", GitApp.detail.replacing("DetailView", with: "NewView"))
    try app.write("Generated/OtherView.swift", GitApp.detail.replacing("DetailView", with: "OtherView"))
    try app.write(".gitignore", "Generated\n")
    let text = try app.navlint("diff", "HEAD").text
    #expect(text.contains("+ NewView") && !text.contains("OtherView"))
  }

  /// Comments and lines alone are no change; but a comment for navlint is one, and so is a text.
  @Test func codeAtOtherLinesIsNoChange() throws {
    let app = try GitApp.withoutDetails()
    try app.write("Sources/App.swift", "// The app.\n\n" + GitApp.appWithoutDetails)
    try app.commit("Comment")
    let result = try app.navlint("diff", "HEAD~1..HEAD", "--fail-on", "any-change")
    #expect(result.status == 0 && result.errors == "Navigation did not change.\n")
    try app.write("Sources/DetailView.swift", "// navlint:disable unreachable-screen\n" + GitApp.detail)
    try app.commit("Silence")
    #expect(try app.navlint("diff", "HEAD~1..HEAD").errors == "1 fixed finding.\n")
  }

  @Test func nothingIsCheckedOut() throws {
    let app = try GitApp.withoutDetails()
    try app.write("Sources/App.swift", "not committed")
    #expect(try app.navlint("diff", "HEAD~1..HEAD").status == 1)
    #expect(try app.folder.text("Sources/App.swift") == "not committed")
  }

  @Test func mendedIsFixed() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint("diff", "HEAD..HEAD~1")
    #expect(result.status == 0)
    #expect(result.text.contains("  - fixed: No user can get to DetailView"))
    #expect(result.errors == "1 screen reachable again; 1 transition added; 1 fixed finding.\n")
  }

  @Test func movingAndReindentingIsNoChange() throws {
    let app = try GitApp.withoutDetails()
    try app.git("mv", "Sources/DetailView.swift", "Details.swift")
    try app.write("Details.swift", "// Moved.\n\n" + GitApp.detail.replacing("  ", with: "\t"))
    try app.commit("Move")
    let result = try app.navlint("diff", "HEAD~1..HEAD")
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
    #expect(result.errors == "Navigation did not change.\n")
  }

  @Test func threeDotsCompareWithWhereTheSidesParted() throws {
    let app = try GitApp()
    try app.git("branch", "feature")
    try app.removeWayToDetails()
    try app.commit("Gone on the main branch")
    try app.git("checkout", "-q", "feature")
    #expect(try app.navlint("diff", "HEAD~0...feature").status == 0)
    #expect(try app.navlint("diff", "@{-1}...feature").status == 0)
    #expect(try app.navlint("diff", "@{-1}..feature").text.contains("reachable now"))
  }

  /// git takes two revisions as two words; here the second one is a folder.
  @Test func twoRevisionsWithoutDotsAreTold() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint("diff", "HEAD~1", "HEAD")
    #expect(result.status == 2 && result.errors.contains("write 'navlint diff HEAD~1..HEAD'"))
    #expect(try app.navlint("diff", "HEAD~1", "Nowhere").errors.contains("there is no Swift file in 'Nowhere'"))
  }

  @Test func failLevels() throws {
    let app = try GitApp.withoutDetails()
    func status(_ range: String, _ level: String) throws -> Int32 {
      try app.navlint("diff", range, "--fail-on", level).status
    }
    #expect(try status("HEAD~1..HEAD", "error") == 0)
    #expect(try status("HEAD~1..HEAD", "screens-lost") == 1)
    #expect(try status("HEAD..HEAD~1", "screens-lost") == 0)
    #expect(try status("HEAD..HEAD~1", "any-change") == 1)
    #expect(try status("HEAD..HEAD", "any-change") == 0)
  }

  @Test func comparesGraphs() throws {
    let app = try GitApp()
    #expect(try app.navlint("graph", "-o", "old.json").status == 0)
    try app.removeWayToDetails()
    #expect(try app.navlint("graph", "-o", "new.json").status == 0)
    let result = try app.navlint("diff", "old.json", "new.json")
    #expect(result.status == 1 && result.text.contains("- HomeView -> DetailView push"))
    try app.write("broken.json", "{}")
    let broken = try app.navlint("diff", "old.json", "broken.json")
    #expect(broken.status == 2 && broken.errors.contains("'broken.json' is not a navigation graph"))
  }

  @Test func writesSeveralFormatsAtOnce() throws {
    let app = try GitApp.withoutDetails()
    let result = try app.navlint(
      "diff", "HEAD~1", "--format", "text", "--format", "markdown", "--output", "comment.md", "--format", "json", "-o",
      "diff.json", "--format", "svg",
      "--output=diff.svg", environment: ["GITHUB_STEP_SUMMARY": ""])
    #expect(result.status == 1 && result.text.hasPrefix("Screens\n"))
    let comment = try app.folder.text("comment.md")
    #expect(comment.hasPrefix("<!-- navlint diff -->\n### Navigation\n\n⚠️ 1 screen lost"))
    #expect(
      comment.contains("```mermaid\nflowchart LR\n") && comment.contains("-.->|push|")
        && comment.contains("<details><summary>Transitions (1)"))
    let json = try JSONValue(parsing: Array(try app.folder.text("diff.json").utf8))
    #expect(json["screens"]?["lost"]?[0]?["id"] == "DetailView")
    #expect(json["findings"]?["new"]?[0]?["file"] == "Sources/App.swift")
    #expect(json["base"] == "HEAD~1" && json["head"] == .null)
    #expect(try app.folder.text("diff.svg").contains("stroke-dasharray"))
  }

  @Test func pathsNarrowTheComparison() throws {
    let app = try GitApp()
    try app.write("Other/App.swift", GitApp.appWithoutDetails.replacing("HomeView", with: "OtherHome"))
    try app.commit("Another app")
    #expect(try app.navlint("diff", "HEAD~1..HEAD", "Sources").text.isEmpty)
    let inside = try Navlint.run(["diff", "HEAD~1..HEAD"], in: app.folder.at("Sources"), environment: [:])
    #expect(inside.status == 0 && inside.text.isEmpty)
    #expect(try app.navlint("diff", "HEAD~1..HEAD", app.folder.at("Sources")).status == 0)
    // From elsewhere, no path tells the repository: what lies there may be made up.
    let elsewhere = try TemporaryFolder()
    let outside = try Navlint.run("diff", "HEAD~1..HEAD", app.folder.at("Sources"), in: elsewhere.path)
    #expect(outside.status == 2 && outside.errors.contains("is not in a git repository"), "\(outside.errors)")
    #expect(try app.navlint("diff", "HEAD~1..HEAD", "/").status == 2)
  }

  @Test(arguments: ["nowhere", "--output=x", "-x", "HEAD~9", "", "a\nb", "HEAD..-x", "HEAD^{tree}"])
  func anUnknownRevisionIsToldSo(revision: String) throws {
    let app = try GitApp()
    let result = try app.navlint("diff", "--", revision)
    #expect(result.status == 2)
    #expect(result.errors.contains("git does not know the revision") || result.errors.contains("error: "))
    #expect(try app.folder.names() == [".git", "Sources"])
  }

  @Test func outsideOfARepositoryIsToldSo() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "")
    let result = try Navlint.run(["diff", "HEAD"], in: folder.path, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(result.status == 2 && result.errors.contains("is not in a git repository"))
  }

  /// Neither the program that a repository's configuration names runs, nor a filter.
  @Test func aRepositoryRunsNothing() throws {
    let app = try GitApp()
    let trap = try app.folder.write("trap.sh", "#!/bin/sh\ntouch '\(app.folder.at("sprung"))'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    for key in [
      "core.fsmonitor", "core.pager", "diff.external", "filter.x.smudge", "filter.x.clean", "diff.x.textconv",
      "core.hooksPath",
    ] {
      try app.git("config", key, trap)
    }
    try app.write(".gitattributes", "*.swift filter=x diff=x\n")
    try app.removeWayToDetails()
    #expect(try app.navlint("diff", "HEAD").status == 1)
    // What the change caused in another file is found by a comparison, which reads git's store.
    #expect(try app.navlint("check", "--only-changed", "HEAD").status == 1)
    #expect(try !app.folder.names().contains("sprung"))
  }

  @Test func strangeFileNamesAreRead() throws {
    let app = try GitApp()
    try app.write("Sources/Söme \"odd\"\n\tname.swift", GitApp.detail.replacing("DetailView", with: "OddView"))
    try app.commit("An odd name")
    let result = try app.navlint("diff", "HEAD~1..HEAD")
    #expect(result.text.contains("+ OddView") && result.status == 1)
  }

  @Test func excludedFoldersAreTheSame() throws {
    let app = try GitApp()
    for folder in ["Pods", ".build", "Guide.docc", ".hidden"] {
      try app.write("\(folder)/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    }
    try app.git("add", "-Af", ".")
    try app.commit("Others' code")
    #expect(try app.navlint("diff", "HEAD~1..HEAD").text.isEmpty)
    #expect(try app.navlint("diff", "HEAD~1", "Pods").text.contains("LostView"))
  }
}

extension JSONValue {
  subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

import Foundation
import Testing

/// `.navlint.yml` and what the commands make of it.
@Suite struct ConfigurationCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
  }

  @Test func aConfigurationDecides() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: error}\nfail_level: error\n")
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text.contains(": error: "))
    try folder.write(".navlint.yml", "fail_level: error\n")
    #expect(try Navlint.run("check", in: folder.path).status == 0)
    #expect(try Navlint.run("check", "App", in: folder.path).status == 0)
  }

  @Test func theCommandLineComesFirst() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: info}\nfail_level: error\nconfidence: exact\n")
    #expect(try Navlint.run("check", in: folder.path).status == 0)
    #expect(try Navlint.run("check", "--fail-level", "info", in: folder.path).status == 1)
    #expect(try Navlint.run("check", "--fail-on", "info", in: folder.path).status == 1)
    let severe = try Navlint.run("check", "--severity", "unreachable-screen=error", in: folder.path)
    #expect(severe.status == 1)
    #expect(severe.text.contains(": error: "))
    #expect(try Navlint.run("check", "--disable-rule", "unreachable-screen", in: folder.path).text.isEmpty)
    #expect(try Navlint.run("check", "--no-config", in: folder.path).text.contains(": warning: "))
    #expect(try Navlint.run("check", "--confidence", "guessed", in: folder.path).status == 0)
  }

  @Test func anotherFileCanBeNamed() throws {
    try folder.write(".navlint.yml", "zzz: 1")
    try folder.write("ci/strict.yml", "rules: {unreachable-screen: error}")
    let result = try Navlint.run("check", "--config", "ci/strict.yml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text.contains(": error: "))
    let missing = try Navlint.run("check", "--config", "no.yml", in: folder.path)
    #expect(missing.status == 2)
    #expect(missing.errors == "no.yml: error: the configuration cannot be read: it does not exist.\n")
    #expect(try Navlint.run("check", "--config", "ci/strict.yml", "--no-config", in: folder.path).status == 2)
  }

  @Test(arguments: ["check", "graph", "stats", "idioms"]) func aMistakeIsToldByEveryCommand(_ command: String) throws {
    try folder.write(".navlint.yml", "fail_level: error\nrulez: {}\nexcluded: [../x]\n")
    let result = try Navlint.run(command, in: folder.path)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(
      result.errors == """
        .navlint.yml:2:1: error: the configuration has no key 'rulez'. Did you mean 'rules'?
        .navlint.yml:3:12: error: '../x' leads out of the folder: paths in 'excluded' are relative to the folder of \
        this file \
        and stay in it.

        """)
  }

  @Test(arguments: [
    (["--severity", "push-loop"], "push-loop"),
    (["--severity", "push-lop=error"], "there is no rule 'push-lop'. Did you mean 'push-loop'?"),
    (["--severity", "push-loop=hot"], "push-loop=hot"), (["--fail-level", "hot"], "hot"),
    (["--confidence", "sure"], "sure"),
  ]) func aBadWordOnTheCommandLineIsTwo(_ arguments: [String], _ part: String) throws {
    let command = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Navlint.shell("\"$NAVLINT\" check \(command)", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains(part))
  }

  @Test func aPolicyShowsItsWay() throws {
    try folder.write(
      ".navlint.yml",
      "policies:\n  - name: no-details\n    comment: Not yet.\n    forbidden: {from: HomeView, to: DetailView, reach: any}\n"
    )
    let result = try Navlint.run("check", "--disable-rule", "unreachable-screen", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.text == """
        App/App.swift:13:7: warning: A user gets from HomeView to DetailView, which a policy forbids. Not yet. \
        [no-details]
        App/App.swift:13:7: note: HomeView pushes DetailView by NavigationLink("Details")

        """)
    let list = try Navlint.run("rules", in: folder.path)
    #expect(
      list.text.split(separator: "\n").contains { $0.hasPrefix("no-details ") && $0.hasSuffix("Not yet. (policy)") })
    #expect(
      try Navlint.run("explain", "no-details", in: folder.path).text.contains(
        "No user gets from HomeView to DetailView."))
    #expect(try Navlint.run("check", "--rule", "no-details", in: folder.path).status == 1)
  }

  @Test func theCatalogueHelpsToMendABrokenFile() throws {
    try folder.write(".navlint.yml", "rules: {push-lop: error}")
    let list = try Navlint.run("rules", in: folder.path)
    #expect(list.status == 0)
    #expect(list.text.contains("push-loop"))
    #expect(list.errors.hasPrefix(".navlint.yml:1:9: error: there is no rule 'push-lop'."))
    #expect(try Navlint.run("explain", "push-loop", in: folder.path).status == 0)
  }

  @Test func suppressedFindingsAreListedWhenAskedFor() throws {
    try folder.write(
      "App/App.swift",
      SmallApp.source.replacingOccurrences(
        of: "struct LostView", with: "// navlint:disable:next unreachable-screen - comes in May\nstruct LostView"))
    let plain = try Navlint.run("check", in: folder.path)
    #expect(plain.status == 0)
    #expect(plain.text.isEmpty)
    let listed = try Navlint.run("check", "--report-suppressed", in: folder.path)
    #expect(listed.status == 0)
    #expect(listed.text.contains("note: suppressed (comes in May): No user can get to LostView"))
    let json = try Navlint.run("check", "--report-suppressed", "--format", "json", in: folder.path)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    let suppressed = try #require(object["suppressed"] as? [[String: Any]])
    #expect(suppressed.map { $0["reason"] as? String } == ["comes in May"])
    #expect(suppressed.map { $0["rule"] as? String } == ["unreachable-screen"])
    #expect((object["findings"] as? [Any])?.isEmpty == true)
  }

  /// What is wrong in a file that no target compiles, nobody meets; who asks is told.
  @Test func filesOfNoTargetAreKeptSilent() throws {
    let lost =
      "\nimport SwiftUI\nstruct ForgottenView: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }\n"
    try folder.write("App/App.swift", SmallApp.soundSource)
    try folder.write("App/Forgotten.swift", lost)
    #expect(try Navlint.run("check", in: folder.path).text.contains("ForgottenView"))
    try folder.write(
      "Small.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          000000000000000000000001 = {isa = PBXGroup; children = (000000000000000000000002, ); sourceTree = "<group>"; \
      };
          000000000000000000000002 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
          000000000000000000000003 = {isa = PBXBuildFile; fileRef = 000000000000000000000002; };
          000000000000000000000004 = {isa = PBXSourcesBuildPhase; files = (000000000000000000000003, ); };
        };
      }
      """)
    let plain = try Navlint.run("check", in: folder.path)
    #expect(plain.status == 0)
    #expect(plain.text.isEmpty)
    #expect(plain.errors.contains("1 more in files that no target compiles"))
    let listed = try Navlint.run("check", "--report-suppressed", in: folder.path)
    #expect(
      listed.text.contains(
        "note: suppressed (no target of Small.xcodeproj compiles the file): No user can get to ForgottenView"))
    let sarif = try Navlint.run("check", "--report-suppressed", "--format", "sarif", in: folder.path)
    #expect(sarif.text.contains("external"))
  }

  /// Far from all projects nobody knows what is compiled.
  @Test func filesFarFromAllProjectsAreGuesses() throws {
    try folder.write("App/App.swift", SmallApp.soundSource)
    try folder.write("App/Other.swift", "let other = 1\n")
    try folder.write(
      "Lessons/Forgotten.swift",
      "\nimport SwiftUI\nstruct ForgottenView: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }\n"
    )
    #expect(try Navlint.run("check", in: folder.path).text.contains("ForgottenView"))
    try folder.write(
      "Small.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          000000000000000000000001 = {isa = PBXGroup; children = (000000000000000000000002, 000000000000000000000005, \
      ); sourceTree = "<group>"; };
          000000000000000000000002 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
          000000000000000000000003 = {isa = PBXBuildFile; fileRef = 000000000000000000000002; };
          000000000000000000000005 = {isa = PBXFileReference; path = App/Other.swift; sourceTree = "<group>"; };
          000000000000000000000006 = {isa = PBXBuildFile; fileRef = 000000000000000000000005; };
          000000000000000000000004 = {isa = PBXSourcesBuildPhase; files = (000000000000000000000003, \
      000000000000000000000006, ); };
        };
      }
      """)
    #expect(try Navlint.run("check", in: folder.path).text.isEmpty)
    #expect(try Navlint.run("check", "--confidence", "guessed", in: folder.path).text.contains("ForgottenView"))
  }

  @Test func aSuppressionOfNothingFails() throws {
    try folder.write("App/App.swift", SmallApp.soundSource + "// navlint:disable:next push-loop\n")
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text.contains("[unused-suppression]"))
  }

  // MARK: init

  @Test func initWritesAConfiguration() throws {
    let result = try Navlint.run("init", in: folder.path)
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
    #expect(result.errors == "Wrote .navlint.yml.\n")
    #expect(try folder.text(".navlint.yml").contains("#   HomeView (main-scene, App/App.swift:"))
    #expect(try Navlint.run("check", in: folder.path).status == 1)
  }

  @Test func initReplacesNothingUnasked() throws {
    try folder.write(".navlint.yml", "fail_level: error\n")
    let refused = try Navlint.run("init", in: folder.path)
    #expect(refused.status == 2)
    #expect(refused.errors == "error: '.navlint.yml' already exists. Change it, or use --force to replace it.\n")
    #expect(try folder.text(".navlint.yml") == "fail_level: error\n")
    #expect(try Navlint.run("init", "--force", in: folder.path).status == 0)
    #expect(try folder.text(".navlint.yml") != "fail_level: error\n")
    #expect(try Navlint.run("init", "nowhere", in: folder.path).status == 2)
  }

  @Test func initDoesNotWriteThroughALink() throws {
    let other = try TemporaryFolder()
    try other.write("mine", "mine")
    try FileManager.default.createSymbolicLink(atPath: folder.at(".navlint.yml"), withDestinationPath: other.at("mine"))
    #expect(try Navlint.run("init", in: folder.path).status == 2)
    #expect(try Navlint.run("init", "--force", in: folder.path).status == 2)
    #expect(try other.text("mine") == "mine")
  }

  @Test func initIsSafeWithHostileNames() throws {
    try folder.write(
      "App\n  rules: {x: y}/A\u{202E}.swift",
      SmallApp.soundSource.replacingOccurrences(of: "HomeView", with: "`Home: [View`"))
    #expect(try Navlint.run("init", in: folder.path).status == 0)
    #expect(!(try folder.text(".navlint.yml")).contains("\u{202E}"))
    #expect(try Navlint.run("check", in: folder.path).status != 2)
  }
}

import Foundation
import Testing

/// What a configuration names in vain fails the gates that ask for it; what it leaves out stays out.
@Suite struct ConfigurationGateTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("App/App.swift", SmallApp.soundSource)
    try folder.write("App/Past/Past.swift", "import SwiftUI\n" + Self.lost)
  }

  private static let lost =
    "struct OldView: View { var body: some View { Text(\"Old\").navigationTitle(\"Old\") } }\n"

  // MARK: Strictness

  @Test func whatIsNamedInVainIsAWarningOrAnError() throws {
    try folder.write(".navlint.yml", "excluded: [App/Past]\nentry_points: [HomeVew]\n")
    let line = "'entry_points' names 'HomeVew', but the sources have no such screen. Did you mean 'HomeView'?\n"
    for arguments in [["check"], ["graph"], ["stats"], ["idioms"], ["why", "HomeView"]] {
      let mild = try Navlint.run(arguments, in: folder.path)
      #expect(mild.status == 0, "\(arguments)")
      #expect(mild.errors.contains(".navlint.yml:2:16: warning: " + line), "\(arguments): \(mild.errors)")
      let strict = try Navlint.run(arguments + ["--strict"], in: folder.path)
      #expect(strict.status == 2, "\(arguments)")
      #expect(strict.errors.contains(".navlint.yml:2:16: error: " + line), "\(arguments): \(strict.errors)")
    }
    #expect(!(try Navlint.run("check", "--quiet", in: folder.path).errors.contains("warning: ")))
    #expect(try Navlint.run("check", "--quiet", "--strict", in: folder.path).status == 2)
    // The file may ask for it, and the command line overrides it.
    try folder.write(".navlint.yml", "excluded: [App/Past]\nentry_points: [HomeVew]\nstrict: true\n")
    #expect(try Navlint.run("check", in: folder.path).status == 2)
    #expect(try Navlint.run("check", "--no-strict", in: folder.path).status == 0)
  }

  /// Tools hand over `{}` for "the defaults".
  @Test(arguments: ["{}\n", "# later\n", ""])
  func aConfigurationOfNothingIsTheDefaults(_ text: String) throws {
    try folder.write("defaults.yml", text)
    let bare = try Navlint.run("check", in: folder.path)
    let result = try Navlint.run("check", "--config", "defaults.yml", in: folder.path)
    #expect(result.status == bare.status && result.text == bare.text)
    #expect(
      result.errors.contains("defaults.yml:1:1: warning: the file is empty, so the defaults apply."),
      "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count { $0.contains("warning: ") } == 1)
    let strict = try Navlint.run("check", "--config", "defaults.yml", "--strict", in: folder.path)
    #expect(strict.status == 2 && strict.errors.contains("defaults.yml:1:1: error: the file is empty"))
  }

  /// Of a part of the app nobody can tell what the rest has.
  @Test func aPartOfTheProjectIsNotBlamed() throws {
    try folder.write(
      ".navlint.yml",
      "excluded: [Tools]\nentry_points: [SettingsView]\npolicies: [{name: a, forbidden: {from: XView, to: YView}}]\n")
    try folder.write("Tools/Tool.swift", "let tool = 1\n")
    #expect(!(try Navlint.run("check", "App", in: folder.path).errors.contains("warning: ")))
    let whole = try Navlint.run("check", in: folder.path).errors
    #expect(whole.split(separator: "\n").count { $0.contains(": warning: ") } == 3, "\(whole)")
  }

  @Test func strictFailsOnWarningsWhateverTheFailLevel() throws {
    try folder.write(".navlint.yml", "fail_level: error\n")
    #expect(try Navlint.run("check", in: folder.path).status == 0)
    #expect(try Navlint.run("check", "--strict", in: folder.path).status == 1)
    #expect(try Navlint.run("check", "--strict", "--fail-level", "error", in: folder.path).status == 0)
  }

  // MARK: Names of the file

  @Test func theLongEndingIsReadToo() throws {
    try folder.write(".navlint.yaml", "disabled_rules: [unreachable-screen]\n")
    #expect(try Navlint.run("check", "--strict", in: folder.path).status == 0)
    try folder.write(".navlint.yml", "fail_level: error\n")
    let both = try Navlint.run("check", in: folder.path)
    #expect(both.status == 2)
    #expect(both.errors.hasPrefix(".navlint.yaml:1:1: error: '.navlint.yml' is in the same folder"))
  }

  @Test func theLongEndingCountsInFolders() throws {
    try folder.write("App/Past/.navlint.yaml", "rules: {unreachable-screen: off}\n")
    #expect(try Navlint.run("check", in: folder.path).status == 0)
    try folder.write("App/Past/.navlint.yml", "rules: {unreachable-screen: off}\n")
    #expect(try Navlint.run("check", in: folder.path).errors.hasPrefix("App/Past/.navlint.yaml:1:1: error: "))
  }

  @Test(arguments: ["navlint.yml", ".navlint.YML", ".navlnt.yml", "navlint.yaml", ".navlint.yml.txt~"])
  func aNameThatIsNearIsTold(_ name: String) throws {
    try folder.write(name, "rules: {unreachable-screen: off}\n")
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors.contains("\(name):1:1: warning: this file is not read: a configuration is called '.navlint.yml'.")
        == !name.hasSuffix("~"), "\(result.errors)")
  }

  @Test func aFolderInWhichNothingIsReadIsTold() throws {
    try folder.write("Docs/.navlint.yml", "rules: {push-loop: off}\n")
    try folder.write("App/Past/.navlint.yml", "rules: {unreachable-screen: off}\nfail_level: error\n")
    let result = try Navlint.run("check", in: folder.path)
    #expect(
      result.errors.contains(
        "Docs/.navlint.yml:1:1: warning: nothing is read in this folder, so the file has no effect. Delete it.\n"))
    #expect(
      result.errors.contains(
        "App/Past/.navlint.yml:2:1: warning: 'fail_level' has an effect only in the outermost configuration. "
          + "Write it there, or delete it here.\n"
      ))
  }

  // MARK: What is left out

  @Test func excludedHoldsForWhatIsNamed() throws {
    try folder.write(".navlint.yml", "excluded: [App/Past]\n")
    for paths in [["App/App.swift", "App/Past/Past.swift"], ["App/App.swift", "App/Past"]] {
      let result = try Navlint.run(["check"] + paths, in: folder.path)
      #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
      #expect(
        result.errors.contains(
          "note: \(paths[1]): not read, as 'excluded' names 'App/Past'; --read-excluded reads what is named\n"))
      let all = try Navlint.run(["check", "--read-excluded"] + paths, in: folder.path)
      #expect(all.status == 1 && all.text.contains("OldView"), "\(all.errors)")
    }
  }

  /// A commit of nothing but such files is no failure.
  @Test func thereMayBeNothingLeftToRead() throws {
    try folder.write(".navlint.yml", "excluded: [App/Past]\n")
    for command in [["check", "--strict"], ["graph"], ["stats"]] {
      let result = try Navlint.run(command + ["App/Past/Past.swift"], in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("'excluded' names 'App/Past'"))
      #expect(!result.errors.contains("warning: "), "\(result.errors)")
    }
    // With nothing but a folder that has no Swift, something is wrong.
    try FileManager.default.createDirectory(atPath: folder.at("Empty"), withIntermediateDirectories: true)
    #expect(try Navlint.run("check", "Empty", in: folder.path).status == 2)
  }

  // MARK: Rules

  @Test func aRuleIsSwitchedOffByItsSeverity() throws {
    #expect(try Navlint.run("check", in: folder.path).status == 1)
    let off = try Navlint.run("check", "--severity", "unreachable-screen=off", in: folder.path)
    #expect(off.status == 0 && off.text.isEmpty)
    let both = try Navlint.run(
      "check", "--rule", "unreachable-screen", "--severity", "unreachable-screen=off", in: folder.path)
    #expect(both.status == 2)
    #expect(both.errors.contains("--rule selects 'unreachable-screen', but another option switches it off."))
  }

  @Test func rulesOnRequestAreCountedAndTurnedOn() throws {
    let plain = try Navlint.run("check", in: folder.path)
    #expect(plain.errors.contains(" rules are off by default: '--all-rules' or 'opt_in_rules: [all]' turns them on"))
    #expect(!(try Navlint.run("check", "--all-rules", in: folder.path).errors.contains("off by default")))
    #expect(!(try Navlint.run("check", "--rule", "push-loop", in: folder.path).errors.contains("off by default")))
    try folder.write(".navlint.yml", "opt_in_rules: [all]\ndisabled_rules: [swipe-dismiss-unhandled]\n")
    #expect(try Navlint.run("check", in: folder.path).errors.contains("1 rule is off by default"))
  }

  @Test func theListOfRulesIsNarrowed() throws {
    func ids(_ arguments: String...) throws -> [String] {
      try Navlint.run(["rules"] + arguments, in: folder.path).text.split(separator: "\n").map {
        String($0.prefix { $0 != " " })
      }
    }
    let all = try ids()
    let onRequest = try ids("--tag", "opt-in")
    #expect(onRequest.contains("swipe-dismiss-unhandled") && onRequest.count < all.count)
    let links = try ids("--tag", "deeplink")
    #expect(links.contains("link-not-wired") && !links.contains("push-loop") && links.count < all.count)
    let errors = try ids("--severity", "error")
    #expect(try ids("--severity", "error", "--severity", "warning", "--severity", "info") == all)
    #expect(try ids("--tag", "opt-in", "--severity", "error") == onRequest.filter(errors.contains))
    #expect(try ids("--tag", "policy").isEmpty)
    let unknown = try Navlint.run("rules", "--tag", "optin", in: folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("error: no rule has the tag 'optin'. Did you mean 'opt-in'?"))
  }

  // MARK: The lock

  @Test func aDifferenceStandsAtItsLine() throws {
    try folder.write("App/Past/Past.swift", "let old = 1\n")
    #expect(try Navlint.run("graph", "-o", "App.nav", in: folder.path).status == 0)
    try folder.write(
      "App/App.swift",
      SmallApp.soundSource.replacing("NavigationLink(\"Details\") { DetailView() }", with: "NewButton()")
        + """
        struct NewButton: View {
          @State private var isShown = false
          var body: some View {
            Button("More") { isShown = true }
              .sheet(isPresented: $isShown) { DetailView() }
          }
        }

        """)
    let result = try Navlint.run("check", "--lock", "App.nav", "--format", "github", in: folder.path)
    #expect(result.status == 1)
    let text = try Navlint.run("check", "--lock", "App.nav", in: folder.path).text
    let lines = text.split(separator: "\n").filter { $0.hasSuffix("[lock]") }
    #expect(
      lines.contains {
        $0.hasPrefix("App/App.swift:30:8: error: ") && $0.contains("NewButton -> DetailView sheet owner=NewButton")
      }, "\(text)")
    // What is gone is told where its owner is declared.
    #expect(lines.allSatisfy { $0.hasPrefix("App/App.swift:") })
    #expect(result.text.contains("::error file=App/App.swift,line=30,"), "\(result.text)")
    #expect(try Navlint.run("explain", "lock", in: folder.path).status == 0)
    // The fail level does not make a lock an advice.
    #expect(try Navlint.run("check", "--lock", "App.nav", "--rule", "push-loop", in: folder.path).status == 1)
  }
}

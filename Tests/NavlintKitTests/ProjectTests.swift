import Configuration
import Foundation
import NavigationModel
import Testing

@testable import NavlintKit

@Suite struct ProjectTests {
  private let folder: SourceFolder

  init() throws {
    folder = try SourceFolder()
    try folder.write("App/App.swift", AppSource.start + AppSource.home + AppSource.detail)
    try folder.write("Past/Old.swift", AppSource.lost("OldView"))
    try folder.write("Past/Deep/Deep.swift", AppSource.lost("DeepView"))
  }

  private func check(_ path: String = "", rules: RuleSelection = .standard) throws -> Analyzer.Check {
    let paths = [folder.at(path)]
    return try Analyzer(rules: rules, project: Project.find(for: paths)).check(paths)
  }

  /// `subject severity`
  private func reported(_ path: String = "", rules: RuleSelection = .standard) throws -> [String] {
    try check(path, rules: rules).findings.map { "\($0.subject) \($0.severity.rawValue)" }.sorted()
  }

  @Test func withoutAConfigurationAllIsReported() throws {
    #expect(try reported() == ["DeepView warning", "OldView warning"])
  }

  @Test func severitiesCount() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: error}")
    #expect(try reported() == ["DeepView error", "OldView error"])
    #expect(
      try reported(rules: RuleSelection(severities: ["unreachable-screen": .info])) == [
        "DeepView info", "OldView info",
      ])
  }

  @Test func rulesAreSwitchedOff() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: off}")
    #expect(try reported().isEmpty)
    // Who names a rule on the command line wants it.
    #expect(try reported(rules: RuleSelection(only: ["unreachable-screen"])).count == 2)
    try folder.write(".navlint.yml", "disabled_rules: [unreachable-screen]")
    #expect(try reported().isEmpty)
    try folder.write(".navlint.yml", "only_rules: [push-loop]")
    #expect(try reported().isEmpty)
  }

  @Test func theNearestFileWins() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: error}")
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: info}")
    #expect(try reported() == ["DeepView info", "OldView info"])
    try folder.write("Past/Deep/.navlint.yml", "disabled_rules: [unreachable-screen]")
    #expect(try reported() == ["OldView info"])
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: off}")
    try folder.write("Past/Deep/.navlint.yml", "rules: {unreachable-screen: warning}")
    #expect(try reported() == ["DeepView warning"])
  }

  @Test func aFolderMaySwitchARuleOn() throws {
    try folder.write(".navlint.yml", "disabled_rules: [unreachable-screen]")
    try folder.write("Past/Deep/.navlint.yml", "rules: {unreachable-screen: error}")
    #expect(try reported() == ["DeepView error"])
  }

  @Test func filesOfFoldersCountWithoutAnOuterOne() throws {
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: error}\nfail_level: error\n")
    let check = try check()
    #expect(check.findings.map(\.severity) == [.error, .error])
    #expect(
      check.scan.warnings.map(\.message) == [
        "'fail_level' has an effect only in the outermost configuration. Write it there, or delete it here."
      ])
  }

  /// The same from wherever it is run.
  @Test func theOutermostFileIsTheProjects() throws {
    try folder.write(".navlint.yml", "rules: {unreachable-screen: error}\nfail_level: info\n")
    try folder.write("Past/.navlint.yml", "rules: {push-loop: off}")
    let project = try Project.find(for: [folder.at("Past")])
    #expect(project.configuration.failLevel == .info)
    try folder.write(
      "Past/Main.swift", AppSource.start + "struct HomeView: View { var body: some View { Text(\"H\") } }\n")
    #expect(try reported("Past") == ["DeepView error", "OldView error"])
  }

  @Test func aMistakeInAFolderEndsTheRun() throws {
    try folder.write("Past/.navlint.yml", "rules: {push-lop: error}")
    let failure = #expect(throws: ConfigurationFailure.self) { try check() }
    #expect(
      failure?.description.hasSuffix(
        "Past/.navlint.yml:1:9: error: there is no rule 'push-lop'. Did you mean 'push-loop'? 'navlint rules' lists all."
      )
        == true)
  }

  @Test func filesAreIncludedAndExcluded() throws {
    try folder.write(".navlint.yml", "excluded: Past/Deep")
    #expect(try reported() == ["OldView warning"])
    try folder.write(".navlint.yml", "included: [App, \"Past/D*\"]")
    #expect(try reported() == ["DeepView warning"])
    try folder.write(".navlint.yml", "included: [App, \"**/Old.swift\", Nowhere]")
    let check = try check()
    #expect(check.findings.map(\.subject) == ["OldView"])
    #expect(
      check.scan.warnings.map(\.message) == [
        "'included' names 'Nowhere', but nothing there can be read. Correct or delete it."
      ])
    try folder.write(".navlint.yml", "excluded: [\"**\"]")
    let error = #expect(throws: (any Error).self) { try self.check() }
    #expect("\(error!)".contains("because of 'included' and 'excluded' in the configuration"))
  }

  @Test func entryPointsMakeScreensReachable() throws {
    try folder.write(".navlint.yml", "entry_points: [OldView, {screen: DeepView, via: intent}, Nowhere]")
    let check = try check()
    #expect(check.findings.isEmpty)
    #expect(
      check.graph.entries.map { "\($0.screen) \($0.via.rawValue)" } == [
        "DeepView intent", "HomeView main-scene", "OldView configured",
      ])
    #expect(check.graph.screens.first { $0.id == "OldView" }?.depth == 0)
    #expect(
      check.scan.warnings.map(\.message) == [
        "'entry_points' names 'Nowhere', but the sources have no such screen. Correct or delete it; 'navlint graph' lists the screens."
      ])
  }

  @Test func whatAMapNamesInVainIsTold() throws {
    try folder.write(
      ".navlint.yml",
      "map:\n  titles: {HomeVew: Start}\n  hide: [Old*]\n  merge: {A: [Nope*]}\n  areas: {B: DetailView}\n")
    #expect(
      try check().scan.warnings.map { "\($0.place?.line ?? 0): \($0.message)" } == [
        "2: no screen matches 'HomeVew', which 'titles' of 'map' names. Did you mean 'HomeView'?",
        "4: no screen matches 'Nope*', which 'merge' of 'map' names. Correct or delete it; 'navlint graph' lists the screens.",
      ])
  }

  @Test func policiesAreChecked() throws {
    try folder.write(
      ".navlint.yml",
      "policies: [{name: no-detail, forbidden: {from: {folder: App}, to: DetailView}}]\nrules: {no-detail: error}")
    for path in ["", "App"] {
      let findings = try check(path).findings.filter { $0.rule == "no-detail" }
      #expect(findings.map(\.message) == ["HomeView pushes DetailView, which a policy forbids."], "in '\(path)'")
      #expect(findings.map(\.severity) == [.error])
      #expect(findings.map(\.witness.count) == [1])
    }
    #expect(
      try reported(rules: RuleSelection(disabled: ["no-detail"], project: Project.find(for: [folder.path]))) == [
        "DeepView warning", "OldView warning",
      ])
    try folder.write(
      "App/App.swift",
      AppSource.start + AppSource.home + "// navlint:disable:previous no-detail - agreed\n" + AppSource.detail)
    #expect(try check().findings.allSatisfy { $0.rule == "unreachable-screen" })
    #expect(try check().suppressed.map(\.reason) == ["agreed"])
  }

  @Test func confidenceIsConfigured() throws {
    try folder.write(".navlint.yml", "confidence: exact")
    #expect(try reported().count == 2)
    #expect(try Project.find(for: [folder.path]).configuration.confidence == .exact)
  }

  @Test func aDialectIsRead() throws {
    try folder.write(
      "App/App.swift",
      """
      import Hopper
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { let hopper: Hopper; var body: some View { Button("D") { hopper.hop(OldView()) } } }

      """)
    func pushes() throws -> [String] { try check().graph.transitions.filter { $0.kind == .push }.compactMap(\.to) }
    #expect(try pushes().isEmpty)
    try folder.write(
      ".navlint.yml",
      """
      dialects:
        - name: Hopper
          modules: [Hopper]
          operations:
            - {call: hop, kind: push}
      """)
    #expect(try pushes() == ["OldView"])
    // What is wrong in a description is told where it stands.
    try folder.write(".navlint.yml", "dialects:\n  - name: Hopper\n    operatons: []\n")
    let failure = #expect(throws: ConfigurationFailure.self) { try check() }
    #expect(failure?.problems.map(\.place?.line) == [3])
  }

  // MARK: Hostile files

  @Test func nothingOutsideOfTheRepositoryIsRead() throws {
    let outside = try SourceFolder(repository: false)
    try outside.write("secret.yml", "zzz: 1")
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("link.yml"), withDestinationPath: outside.at("secret.yml"))
    try FileManager.default.createSymbolicLink(atPath: folder.at("out"), withDestinationPath: outside.path)
    for path in [
      "link.yml", "out/secret.yml", "../\(URL(fileURLWithPath: outside.path).lastPathComponent)/secret.yml",
      outside.at("secret.yml"),
    ] {
      try folder.write(".navlint.yml", "extends: \"\(path)\"")
      let failure = #expect(throws: ConfigurationFailure.self) { try Project.find(for: [folder.path]) }
      #expect(
        failure?.description.contains("out of the repository") == true
          || failure?.description.contains("inside the repository") == true, "\(path): \(failure!)")
    }
  }

  @Test func aConfigurationThatIsALinkOutIsRefused() throws {
    let outside = try SourceFolder(repository: false)
    try outside.write("secret.yml", "rules: {}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.at(".navlint.yml"), withDestinationPath: outside.at("secret.yml"))
    let failure = #expect(throws: ConfigurationFailure.self) { try Project.find(for: [folder.path]) }
    #expect(
      failure?.description.hasSuffix("the configuration cannot be read: it is a link that leads out of the repository.")
        == true)
    try FileManager.default.removeItem(atPath: folder.at(".navlint.yml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("Past/.navlint.yml"), withDestinationPath: outside.at("secret.yml"))
    #expect(throws: ConfigurationFailure.self) { try check() }
  }

  @Test func strangeFilesAreToldNotWaitedFor() throws {
    try FileManager.default.createDirectory(atPath: folder.at(".navlint.yml"), withIntermediateDirectories: true)
    #expect(throws: ConfigurationFailure.self) { try Project.find(for: [folder.path]) }
    try FileManager.default.removeItem(atPath: folder.at(".navlint.yml"))
    mkfifo(folder.at(".navlint.yml"), 0o600)
    #expect(throws: ConfigurationFailure.self) { try Project.find(for: [folder.path]) }
    try FileManager.default.removeItem(atPath: folder.at(".navlint.yml"))
    try FileManager.default.createSymbolicLink(atPath: folder.at(".navlint.yml"), withDestinationPath: "nowhere")
    #expect(throws: ConfigurationFailure.self) { try Project.find(for: [folder.path]) }
  }

  @Test func filesAboveTheRepositoryAreNotAskedFor() throws {
    let outer = try SourceFolder(repository: false)
    try outer.write(".navlint.yml", "zzz: 1")
    try outer.write("repo/.git/HEAD", "")
    try outer.write("repo/App.swift", AppSource.start + AppSource.home + AppSource.detail)
    #expect(try Project.find(for: [outer.at("repo")]).file == nil)
  }

  // MARK: A named file

  @Test func aNamedFileCountsAlone() throws {
    try folder.write(".navlint.yml", "zzz: 1")
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: error}")
    try folder.write("ci/strict.yml", "rules: {unreachable-screen: info}\nextends: ../base.yml")
    try folder.write("base.yml", "fail_level: info")
    let project = try Project.find(for: [folder.path], file: folder.at("ci/strict.yml"))
    #expect(project.configuration.failLevel == .info)
    #expect(try Analyzer(project: project).check([folder.path]).findings.map(\.severity) == [.info, .info])
    let failure = #expect(throws: ConfigurationFailure.self) { try Project.find(for: [], file: folder.at("no.yml")) }
    #expect(
      failure?.description.hasSuffix("no.yml: error: the configuration cannot be read: it does not exist.") == true)
  }

  // MARK: The library

  /// Who embeds navlint gets what the command line says.
  @Test func theLibraryReadsTheConfiguration() throws {
    try folder.write(
      ".navlint.yml", "excluded: Past/Deep\nrules: {unreachable-screen: error}\nentry_points: [Nowhere]\n")
    let check = try Analyzer(configuredFor: [folder.path]).check([folder.path])
    #expect(check.findings.map { "\($0.subject) \($0.severity.rawValue)" } == ["OldView error"])
    #expect(check.scan.warnings.count == 1)
    #expect(try Analyzer(project: .none).check([folder.path]).findings.count == 2)
  }

  // MARK: init

  /// Each library is shown by an import; what tests import beside the app is none of it.
  @Test func aDraftShowsWhatItDetected() throws {
    try folder.write("App/Feature.swift", "import SwiftUI\nimport FlowStacks\n")
    try folder.write("AppTests/Tests.swift", "import XCTest\nimport ComposableArchitecture\n")
    let text = try Analyzer(project: .none).draft([folder.path]).text
    #expect(text.contains("#   FlowStacks (App/Feature.swift:2)\n"))
    #expect(!text.contains("ComposableArchitecture ("))
  }

  @Test func aDraftIsASoundConfigurationThatChangesNothing() throws {
    let before = try reported()
    let text = try Analyzer(project: .none).draft([folder.path]).text
    #expect(text.contains("# Found here: 3 Swift files, 4 screens"))
    #expect(text.contains("HomeView (main-scene, App/App.swift:1)"))
    #expect(text.contains("unreachable-screen: warning"))
    try folder.write(".navlint.yml", text)
    #expect(try reported() == before)
    // With all that is commented out switched on, it can still be read.
    let open = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.wholeMatch(of: /# ([a-z_]+:.*|  +(- )?[a-z_-]+: .*|  +- [a-z-]+  #.*)/).map { String($0.1) } ?? String(line)
    }.joined(separator: "\n")
    try folder.write(".navlint.yml", open)
    let project = try Project.find(for: [folder.path])
    #expect(project.configuration.policies.map(\.value.name) == ["covers-can-be-left", "near-enough"])
    #expect(project.configuration.rules.levels["unreachable-screen"] == .warning)
    #expect(project.configuration.included != nil && !project.configuration.entryPoints.isEmpty)
  }

  /// What a folder is called in which all lies says nothing of what is in it: somebody's `~/old/app` is an app.
  @Test func aFolderAroundTheProgramSaysNothing() throws {
    let outer = try SourceFolder()
    try outer.write("Old/App/App.swift", AppSource.start + AppSource.home + AppSource.detail)
    try outer.write("Old/Past/Past.swift", AppSource.lost("LostView"))
    #expect(try Analyzer(project: .none).check([outer.path]).findings.map(\.subject) == ["LostView"])
  }
}

import Foundation
import Testing

@Suite struct CheckCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Exit codes

  @Test func oneForFindings() throws {
    try folder.write("App/App.swift", SmallApp.source)
    let result = try Navlint.run("check", "App", in: folder.path)
    #expect(result.status == 1)
    let line = try #require(result.text.split(separator: "\n").first { $0.contains("[unreachable-screen]") })
    #expect(line.hasPrefix("App/App.swift:"))
    #expect(line.contains("warning: "))
    #expect(line.contains("LostView"))
    #expect(result.errors.contains("Found 1 finding (1 warning) in "))
    #expect(result.errors.contains("navigation site"))
  }

  @Test func zeroWithoutFindings() throws {
    try folder.write("App.swift", SmallApp.soundSource)
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("Found no findings in "))
  }

  @Test func zeroBelowTheFailLevel() throws {
    try folder.write("App.swift", SmallApp.source)
    let result = try Navlint.run("check", "--fail-on", "error", in: folder.path)
    #expect(result.status == 0)
    #expect(result.text.contains("[unreachable-screen]"))
  }

  @Test func rulesCanBePicked() throws {
    try folder.write("App.swift", SmallApp.source)
    #expect(try Navlint.run("check", "--disable-rule", "unreachable-screen", in: folder.path).status == 0)
    #expect(try Navlint.run("check", "--rule", "push-loop", in: folder.path).status == 0)
    #expect(try Navlint.run("check", "--rule", "unreachable-screen", in: folder.path).status == 1)
  }

  /// As in the configuration, naming a rule that is off by default switches it on.
  @Test func aSeveritySwitchesARuleOn() throws {
    try folder.write("App.swift", Self.profiles(pushingAfter: ""))
    #expect(try !Navlint.run("check", in: folder.path).text.contains("[repeated-push]"))
    let named = try Navlint.run("check", "--severity", "repeated-push=warning", in: folder.path)
    #expect(named.status == 1)
    #expect(named.text.split(separator: "\n").contains { $0.contains("warning: ") && $0.contains("[repeated-push]") })
    let off = try Navlint.run("check", "--all-rules", "--severity", "repeated-push=off", in: folder.path)
    #expect(!off.text.contains("[repeated-push]"))
  }

  @Test func aSeverityNamesTheExemptionsOfARule() throws {
    try folder.write("App.swift", Self.profiles(pushingAfter: "guard path.last != route else { return }"))
    let words = "is not reported: A function that checks the path"
    #expect(try !Navlint.run("check", "--verbose", in: folder.path).errors.contains(words))
    let named = try Navlint.run("check", "--verbose", "--severity", "repeated-push=warning", in: folder.path)
    #expect(named.errors.contains(words))
  }

  private static func profiles(pushingAfter check: String) -> String {
    """
    import SwiftUI
    struct Route: Hashable { let name: String }
    @main struct DemoApp: App {
      @StateObject private var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            Button("Ada") { router.push(Route(name: "ada")) }
              .navigationDestination(for: Route.self) { ProfileView(name: $0.name) }
          }
          .environmentObject(router)
        }
      }
    }
    final class Router: ObservableObject {
      @Published var path: [Route] = []
      func push(_ route: Route) {
        \(check)
        path.append(route)
      }
    }
    struct ProfileView: View {
      let name: String
      @EnvironmentObject var router: Router
      var body: some View { Button(name) { router.push(Route(name: "bob")) } }
    }
    """
  }

  @Test func anUnknownRuleIsAnError() throws {
    try folder.write("App.swift", SmallApp.source)
    let result = try Navlint.run("check", "--rule", "unreachable-scren", in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: there is no rule 'unreachable-scren'. Did you mean 'unreachable-screen'? 'navlint rules' lists all.\n"
    )
  }

  @Test(arguments: [["--bad"], ["--fail-on", "never"], ["--format", "xml"], ["--jobs", "0"], ["--jobs", "x"]])
  func aUsageErrorIsTwo(_ arguments: [String]) throws {
    let command = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Navlint.shell("\"$NAVLINT\" check \(command)", in: folder.path)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("error: "))
  }

  // MARK: What cannot be read

  @Test func aMissingPath() throws {
    let result = try Navlint.run("check", "Sorces", in: folder.path)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(
      result.errors
        == "error: 'Sorces' does not exist. Check the spelling; relative paths start at the current folder.\n")
  }

  @Test func anEmptyFolder() throws {
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("error: there is no Swift file in '.'. Name the folder that contains the app's sources"))
  }

  @Test func aFolderWithoutSwift() throws {
    try folder.write("docs/a.md", "# A")
    try folder.write("docs/Main.storyboard", "<document/>")
    let result = try Navlint.run("check", "docs", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: there is no Swift file in 'docs'."))
  }

  @Test func aFileOfRandomBytes() throws {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try folder.write("Random.swift", bytes: bytes)
    let named = try Navlint.run("check", "Random.swift", in: folder.path)
    #expect(named.status == 2)
    #expect(named.errors.hasPrefix("error: 'Random.swift' is not text."))

    let alone = try Navlint.run("check", in: folder.path)
    #expect(alone.status == 2)
    #expect(alone.errors.contains("Random.swift: is not text"))

    try folder.write("App.swift", SmallApp.soundSource)
    let beside = try Navlint.run("check", in: folder.path)
    #expect(beside.status == 1)
    #expect(beside.text.hasPrefix("Random.swift:1:1: warning: ") && beside.text.contains("is not text; not read"))
  }

  @Test func brokenSwiftIsNoError() throws {
    try folder.write(
      "Broken.swift", "struct A: View { var body: some View { NavigationLink(\"x\") { \n}}}))) \u{0007} func")
    let result = try Navlint.run("check", in: folder.path)
    #expect(result.status != 2)
  }

  @Test(.enabled(if: geteuid() != 0)) func anUnreadableFile() throws {
    let path = try folder.write("App.swift", SmallApp.source)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try Navlint.run("check", "App.swift", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "error: 'App.swift' cannot be read: Permission denied.\n")
  }

  // MARK: Output

  @Test func aClosedPipeIsQuiet() throws {
    // More than a pipe holds, so that the writer meets the closed end.
    for index in 0..<40 {
      try folder.write(
        "A\(index).swift",
        (0..<40).map { "struct V\(index)x\($0): View { var body: some View { Text(\"x\") } }\n" }.joined())
    }
    let result = try Navlint.shell(
      "{ \"$NAVLINT\" graph --format json; echo \"status $?\" >&2; } | true", in: folder.path)
    #expect(result.errors.hasSuffix("status 0\n"))
    #expect(!result.errors.contains("error"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsTold() throws {
    try folder.write("App.swift", SmallApp.source)
    let result = try Navlint.shell("\"$NAVLINT\" graph > /dev/full", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("error: standard output cannot be written: "))
  }

  @Test func quietSaysOnlyTheFindings() throws {
    try folder.write("App.swift", SmallApp.source)
    let result = try Navlint.run("check", "--quiet", in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    #expect(!result.text.isEmpty)
  }

  @Test func coloursOnlyWhenAsked() throws {
    try folder.write("App.swift", SmallApp.source)
    #expect(!(try Navlint.run("check", in: folder.path)).text.contains("\u{1B}"))
    #expect(try Navlint.run("check", "--color", "always", in: folder.path).text.contains("\u{1B}[1m"))
  }

  @Test func writesJSON() throws {
    try folder.write("App.swift", SmallApp.source)
    let result = try Navlint.run("check", "--format", "json", in: folder.path)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "unreachable-screen" && $0["file"] as? String == "App.swift" })
    #expect(result.status == 1)
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    for index in 0..<20 {
      try folder.write("Part \(index).swift", SmallApp.source.replacingOccurrences(of: "View", with: "View\(index)"))
    }
    let one = try Navlint.run("graph", "--format", "json", "--jobs", "1", in: folder.path)
    let many = try Navlint.run("graph", "--format", "json", "--jobs", "8", in: folder.path)
    #expect(one.output == many.output)
    #expect(!one.output.isEmpty)
  }
}

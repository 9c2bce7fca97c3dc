import Foundation
import Testing

/// What goes on until it is stopped: `navlint serve` and `navlint check --watch`.
@Suite struct WatchTests {
  private static let client = IntegrationTests.project + "/Tests/CommandLineTests/Clients/page.py"

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("HomeView.swift", SmallApp.soundSource)
    return folder
  }

  @Test(.enabled(if: AgentCommandTests.has(python: "http.client"), "needs Python"), .timeLimit(.minutes(10)))
  func aPageFollowsTheSources() throws {
    let folder = try app()
    let result = try Navlint.shell("python3 -B '\(Self.client)' \"$NAVLINT\" '\(folder.path)'")
    #expect(result.text == "ok\n", "\(result.errors)")
  }

  @Test(.timeLimit(.minutes(10))) func aCheckIsMadeAgainWhenAFileIsSaved() throws {
    let folder = try app()
    let process = Process()
    process.executableURL = Navlint.executable
    process.arguments = ["check", "--watch", "--no-cache", "."]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // Threads of tests hold back the signal that asks a program to end, and a child is born with what they hold back.
    defer { kill(process.processIdentifier, SIGKILL) }
    /// What is written up to a text.
    func read(_ pipe: Pipe, upTo end: String) -> String {
      var text = ""
      while !text.contains(end) {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }
    let first = read(err, upTo: "^C ends.\n")
    #expect(
      first.contains("Found no findings in 2 screens") && first.contains("\nWatching 1 file. ^C ends.\n"), "\(first)")
    try folder.write("HomeView.swift", SmallApp.source)
    #expect(read(out, upTo: "unreachable-screen]\n").contains("LostView"))
    let second = read(err, upTo: "^C ends.\n")
    #expect(second.hasPrefix("Changed: HomeView.swift.\n") && second.contains("Found 1 finding"), "\(second)")
    // What cannot be read is told, and the next state is looked at again.
    try folder.write(".navlint.yml", "rules: [\n")
    #expect(read(err, upTo: "^C ends.\n").contains(".navlint.yml:"))
    try folder.write(".navlint.yml", "disabled_rules: [unreachable-screen]\n")
    #expect(read(err, upTo: "^C ends.\n").contains("Found no findings"))
  }

  /// A folder that is gone has no path: the run ended never.
  @Test(.timeLimit(.minutes(5))) func aFolderThatIsGone() throws {
    let folder = try TemporaryFolder()
    let result = try Navlint.shell("mkdir gone && cd gone && rmdir ../gone && \"$NAVLINT\" check .", in: folder.path)
    #expect(result.status == 2 && result.errors.contains("error: "), "\(result.errors)")
  }

  @Test(arguments: [
    (["--fix"], "--fix changes the watched files"), (["--write-baseline", "b.json"], "a baseline is written once"),
    (["--only-changed", "main"], "--only-changed uses git's history"),
  ])
  func whatWritesOrLooksElsewhereIsRefused(_ arguments: [String], _ reason: String) throws {
    let folder = try app()
    let result = try Navlint.run(["check", "--watch", "."] + arguments, in: folder.path)
    #expect(result.status == 2 && result.errors.contains(reason), "\(result.errors)")
  }
}

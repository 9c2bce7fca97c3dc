import Foundation
import Testing

/// The manual page, and the archive that holds it.
@Suite struct ManualTests {
  private static let file = IntegrationTests.project + "/docs/man/navlint.1"

  private func page() throws -> (text: String, command: CommandDescription) {
    let dump = try Navlint.run("--experimental-dump-help")
    let command = try JSONDecoder().decode(CommandDescription.Dump.self, from: Data(dump.text.utf8)).command
    return (ManualPage(command: command).text, command)
  }

  @Test func theManualSaysWhatTheCommandsSay() throws {
    let (text, command) = try page()
    if ProcessInfo.processInfo.environment["NAVLINT_UPDATE"] != nil {
      try FileManager.default.createDirectory(
        atPath: (Self.file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: Self.file, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: Self.file, encoding: .utf8)
    #expect(
      committed == text, "docs/man is stale: run `NAVLINT_UPDATE=1 swift test --filter Manual` and commit docs/man")
    #expect((command.subcommands ?? []).count > 8 && text.contains(".It Fl \"\\-fail\\-on\" Ar"))
    for line in text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(line.dropFirst().first?.isLetter == true || line.hasPrefix(".\\\""), "no request: \(line)")
    }
  }

  @Test(.enabled(if: IntegrationTests.has("mandoc") && IntegrationTests.has("col"), "needs mandoc and col"))
  func aReaderOfManualsFindsNothingToMend() throws {
    let result = try Navlint.shell("mandoc -T lint -W warning '\(Self.file)'")
    #expect(result.status == 0, "\(result.text)")
    let read = try Navlint.shell("mandoc -T utf8 '\(Self.file)' | col -bx").text
    #expect(read.contains("--fail-level, --fail-on fail-level"))
    #expect(read.contains("navlint diff main...HEAD            what this branch does"))
  }

  /// What every package lays beside the program.
  @Test func packagesHoldManualAndCompletions() throws {
    let folder = try TemporaryFolder()
    let made = try Navlint.shell(
      "sh '\(IntegrationTests.project)/scripts/dist/share.sh' \"$NAVLINT\" '\(folder.at("a b"))'")
    #expect(made.status == 0, "\(made.errors)")
    let listed = try Navlint.shell("find . -type f | LC_ALL=C sort", in: folder.at("a b")).text.split(separator: "\n")
    #expect(
      listed == [
        "./share/bash-completion/completions/navlint", "./share/doc/navlint/LICENSE",
        "./share/fish/vendor_completions.d/navlint.fish", "./share/man/man1/navlint.1",
        "./share/zsh/site-functions/_navlint",
      ])
    #expect(try folder.text("a b/share/zsh/site-functions/_navlint").contains("--fail-level"))
  }
}

import Foundation
import Testing

/// Command lines that would lose something, or wait for ever, are refused before the work.
@Suite struct RefusalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write("App/Info.plist", "<plist><dict/></plist>\n")
    try folder.write(".navlint.yml", "fail_level: warning\n")
  }

  private func run(_ arguments: String...) throws -> Navlint.Result { try Navlint.run(arguments, in: folder.path) }

  // MARK: Outputs

  @Test(arguments: [
    ["check", "App", "-o", "App/App.swift"], ["check", "App", "--format", "sarif", "--output", "App/Info.plist"],
    ["check", "App", "-o", ".navlint.yml"], ["check", "App", "-o", "./App/../App/App.swift"],
    ["check", "App", "--write-baseline", "App/App.swift", "--allow-additions"],
    ["graph", "App", "--format", "json", "-o", "App/App.swift"], ["index", "App", "-o", "App/App.swift"],
    ["graph", "App", "--format", "nav", "-o", "App/Main.storyboard"],
  ])
  func aSourceIsNoPlaceForAResult(_ arguments: [String]) throws {
    try folder.write("App/Main.storyboard", "<document/>\n")
    let before = try folder.text("App/App.swift")
    let result = try Navlint.run(arguments, in: folder.path)
    #expect(
      result.status == 2 && result.errors.contains("a file that navlint reads, so it is not replaced"),
      "\(result.errors)")
    #expect(try folder.text("App/App.swift") == before && folder.text(".navlint.yml") == "fail_level: warning\n")
    #expect(try folder.text("App/Main.storyboard") == "<document/>\n")
  }

  @Test(arguments: [
    ["check", "App", "--baseline", "b", "-o", "b"], ["check", "App", "--lock", "l.nav", "-o", "l.nav"],
    ["check", "App", "--lock", "l.nav", "--write-baseline", "l.nav"], ["check", "App", "--config", "c", "-o", "c"],
    ["graph", "--graph", "g.json", "-o", "g.json"], ["check", "script", "App", "-o", "script"],
    ["diff", "g.json", "h.json", "--format", "json", "-o", "h.json"],
  ])
  func whatIsReadIsNotReplaced(_ arguments: [String]) throws {
    try folder.write("c", "fail_level: warning\n")
    try folder.write("script", "#!/usr/bin/env swift\n")
    #expect(try run("check", "App", "--write-baseline", "b").status == 0)
    for file in ["l.nav", "g.json", "h.json"] { #expect(try run("graph", "App", "-o", file).status == 0) }
    let last = try #require(arguments.last)
    let before = try folder.text(last)
    let result = try Navlint.run(arguments, in: folder.path)
    #expect(result.status == 2 && result.errors.contains("is read by this run"), "\(result.errors)")
    #expect(try folder.text(last) == before)
  }

  /// What is not made of sources, or of all of them, is of no target.
  @Test(arguments: [
    ["graph", "--graph", "g.json"], ["diff", "g.json", "g.json"], ["index", "App", "-o", "facts"],
  ])
  func noTargetIsChosenOfWhatIsMade(_ arguments: [String]) throws {
    #expect(try run("graph", "App", "-o", "g.json").status == 0)
    let result = try Navlint.run(arguments + ["--target", "App"], in: folder.path)
    #expect(result.status == 2 && result.errors.contains("--target cannot be given here"), "\(result.errors)")
  }

  @Test(arguments: [["check"], ["graph"], ["stats"], ["ways"], ["links"], ["idioms"], ["path", "A", "B"]])
  func aTargetThatIsNotThere(_ arguments: [String]) throws {
    try folder.write("Other/main.swift", "print(1)\n")
    let result = try Navlint.run(arguments + ["--target", "Watch"], in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors.contains("there is no target 'Watch'. These sources have 'App', 'Other'."), "\(result.errors)")
  }

  @Test func twoOutputsDoNotShareAFile() throws {
    for second in ["out", "./out", "\(folder.path)/out", "App/../out"] {
      let result = try run("check", "App", "--format", "json", "-o", "out", "--format", "csv", "-o", second)
      #expect(result.status == 2 && result.errors.contains("is named for two outputs"), "\(result.errors)")
    }
    #expect(try run("check", "App", "-o", "out", "--write-baseline", "out").status == 2)
    #expect(try folder.names() == [".navlint.yml", "App"])
    #expect(try run("check", "App", "-o", "/dev/null", "--format", "csv", "-o", "/dev/null").status == 1)
    #expect(try run("check", "App", "-o", "out", "--format", "csv", "-o", "other").status == 1)
  }

  // MARK: Lock files

  @Test(arguments: ["", "\n# nothing\n", "nonsense\n", "{}\n", "import SwiftUI\n", "screen\n", "entry app\n"])
  func anyOtherFileIsNoLock(_ text: String) throws {
    try folder.write("l", text)
    let result = try run("check", "App", "--lock", "l")
    #expect(result.status == 2 && result.errors.contains("'l' is not a lock file"), "\(result.errors)")
    #expect(result.text.isEmpty)
  }

  @Test func aLockHasNoBytesAndNoMarksOfAMerge() throws {
    try folder.write("l", bytes: [0, 0xFF, 0xFE])
    #expect(try run("check", "App", "--lock", "l").errors.contains("it is not text"))
    #expect(try run("graph", "App", "-o", "l.nav").status == 0)
    let lock = try folder.text("l.nav")
    try folder.write("l", "# by hand\r\n" + lock.replacing("\n", with: "\r\n"))
    #expect(try !run("check", "App", "--lock", "l").errors.contains("error:"))
    try folder.write("l", lock + "<<<<<<< HEAD\n")
    #expect(try run("check", "App", "--lock", "l").status == 2)
  }

  // MARK: Nothing to do

  @Test func noScreensAreSaid() throws {
    try folder.write("Lib/A.swift", "struct A { let b = 1 }\n")
    for arguments in [["check", "Lib"], ["graph", "Lib"]] {
      let result = try Navlint.run(arguments, in: folder.path)
      #expect(result.status == 0 && result.errors.contains("warning: no screen was found in 1 Swift file."))
    }
    #expect(try run("check", "-q", "Lib").errors.isEmpty)
    #expect(try !run("check", "App").errors.contains("no screen"))
  }

  @Test func aFixThatChangesNothingSaysSo() throws {
    for arguments in [["check", "App", "--fix", "--dry-run"], ["check", "App", "--fix"]] {
      let result = try Navlint.run(arguments, in: folder.path)
      #expect(result.errors.contains("there is no finding with a certain fix"), "\(result.errors)")
    }
    #expect(try run("check", "App", "--fix", "--dry-run", "-q").errors.isEmpty)
  }

  @Test func missingAndUnknownPathsAreNamed() throws {
    let missing = try run("check", "nope1", "App", "nope2")
    #expect(missing.status == 2 && missing.errors.contains("'nope1' and 'nope2' do not exist"))
    try folder.write("README.md", "struct NotAView: View {}\n")
    #expect(try run("check", "README.md").errors.contains("'README.md' is not a kind of file that navlint reads"))
    let hook = try run("check", "README.md", "App/App.swift")
    #expect(hook.status == 1 && hook.errors.contains("note: README.md: is not a kind of file that navlint reads"))
  }

  // MARK: Machines

  @Test(.timeLimit(.minutes(5))) func initDoesNotWaitForAPipe() throws {
    try FileManager.default.removeItem(atPath: folder.at(".navlint.yml"))
    #expect(mkfifo(folder.at(".navlint.yml"), 0o600) == 0)
    let result = try run("init", "--force", ".")
    #expect(result.status == 2 && result.errors.contains("is not a regular file"), "\(result.errors)")
  }

  /// A folder for maps may hold what nobody reads from.
  @Test(.timeLimit(.minutes(5))) func writtenFoldersMayHoldPipes() throws {
    try folder.write("maps/x", "")
    #expect(mkfifo(folder.at("maps/index.dot"), 0o600) == 0)
    let result = try run("graph", "App", "--split", "--format", "dot", "-o", "maps")
    #expect(result.status == 2 && result.errors.contains("it is not a regular file"), "\(result.errors)")
  }

  @Test func aLimitOfSizeLeavesNothingBehind() throws {
    try folder.write("old/out.html", "old")
    let result = try Navlint.shell(
      "ulimit -f 1; \"$NAVLINT\" graph --no-cache App -o old/out.html", in: folder.path)
    #expect(result.status == 2 && result.errors.contains("cannot be written"), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("old")) == ["out.html"])
    #expect(try folder.text("old/out.html") == "old")
  }

  #if os(Linux)
    @Test(arguments: [2_000_000, 4_000_000, 16_000_000]) func aLimitOfAddressSpaceIsKept(_ limit: Int) throws {
      let free = try run("check", "App").text
      for jobs in [1, 16, 64] {
        let result = try Navlint.shell(
          "ulimit -v \(limit); \"$NAVLINT\" check --no-cache --jobs \(jobs) App", in: folder.path)
        #expect(result.status == 1 && result.text == free, "\(limit), \(jobs): \(result.errors)")
      }
    }
  #endif
}

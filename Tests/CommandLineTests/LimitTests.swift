import Foundation
import Testing

/// What navlint does not read is said, and the rest is read.
@Suite struct LimitTests {
  private static let app = SmallApp.soundSource

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.app)
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  /// Each took more than half a minute, or more memory than there is, before there were limits.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("@(", "attributes are nested more than"), ("@a<", "attributes are nested more than"),
      ("@available(", "attributes are nested more than"), ("a<", "'<' are open"),
      ("f(a<b,", "'<' are open"), ("\"\\(", "brackets are nested more than"), ("(", "brackets are nested more than"),
      ("{\n", "brackets are nested more than"), ("{", "one line opens more than"),
      ("if a {", "one line opens more than"), ("f { (a: ", "one line opens more than"),
      ("if a {\n", "brackets are nested more than"), ("f { (a:\n", "brackets are nested more than"),
      ("[", "square brackets are nested more than"), ("a<[", "square brackets are nested more than"),
      ("#if A\n", "'#if' is nested more than"), ("#", "characters of one kind"), ("?", "characters of one kind"),
      ("@", "words follow one another"), ("borrowing ", "words follow one another"),
      ("final\n", "words follow one another"),
      ("nonisolated(unsafe) ", "words follow one another"), ("switch a\n", "have no braces"),
    ])
  func deepNestingIsSaid(_ unit: String, _ message: String) throws {
    let folder = try folder(["Deep.swift": "let before = 1\nlet x = " + String(repeating: unit, count: 600) + "\n"])
    let result = try Navlint.run("check", ".", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("Deep.swift:") && result.text.contains(message), "\(result.text)")
    #expect(result.errors.contains("resolved 3 of 3 navigation sites"), "\(result.errors)")
  }

  @Test func longChainsAreRead() throws {
    let chains = [
      "a" + String(repeating: ".b()", count: 5_000), "1" + String(repeating: " + 1", count: 5_000),
      "a" + String(repeating: "[0]", count: 5_000),
    ]
    let folder = try folder(["Long.swift": chains.map { "let x = \($0)\n" }.joined()])
    let result = try Navlint.run("check", ".", in: folder.path)
    #expect(result.status == 0 && !result.errors.contains("Long.swift"), "\(result.errors)")
  }

  @Test func manyBranchesTakeLinearTime() throws {
    let folder = try folder(["Many.swift": "#if A\n" + String(repeating: "#elseif B\n", count: 5_000) + "#endif\n"])
    let start = ContinuousClock.now
    #expect(try Navlint.run("check", ".", in: folder.path).status == 0)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func aFileThatIsTooLargeIsNamed() throws {
    let folder = try folder(["Big.swift": "struct A {}\n"])
    // A hole: it takes no place on the disk.
    #expect(truncate(folder.at("Big.swift"), 100_000_001) == 0)
    let result = try Navlint.run("check", ".", in: folder.path)
    #expect(
      result.status == 1 && result.text.hasPrefix("Big.swift:1:1: ")
        && result.text.contains("larger than 100 MB; not read"), "\(result.text)")
    #expect(try Navlint.run("check", "Big.swift", in: folder.path).status == 2)
  }

  @Test func pipesAreNotWaitedFor() throws {
    let folder = try folder()
    for name in ["Pipe.swift", "Pipe.storyboard", ".gitignore"] { #expect(mkfifo(folder.at(name), 0o600) == 0) }
    let result = try Navlint.run("check", ".", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.text.contains("Pipe.swift:1:1: ") && result.text.contains("Pipe.storyboard:1:1: ")
        && result.text.contains("not a regular file; not read")
        && result.errors.contains("note: .gitignore: cannot be used"), "\(result.errors)")
    for arguments in [
      ["check", "Pipe.swift"], ["check", ".", "--baseline", "Pipe.swift"], ["check", ".", "--lock", "Pipe.swift"],
      ["check", ".", "--config", "Pipe.swift"], ["graph", "--graph", "Pipe.swift"],
    ] {
      #expect(try Navlint.run(arguments, in: folder.path).status == 2, "\(arguments)")
    }
  }

  @Test func linksGoRoundOnce() throws {
    let folder = try folder(["Sub/B.swift": "struct B {}\n"])
    for (name, target) in [
      ("Sub/up", ".."), ("self", "self"), ("nowhere.swift", "gone"), ("Again.swift", "App.swift"), ("out", "/etc"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: target)
    }
    let result = try Navlint.run("graph", ".", "--format", "json", in: folder.path)
    #expect(
      result.status == 0 && result.errors.contains("out: a link that leads out of the repository is not followed"),
      "\(result.errors)")
    #expect(result.text.components(separatedBy: "\"name\": \"HomeView\"").count == 2)
  }

  @Test(arguments: [("\r\n", ""), ("\r", ""), ("\n", "\u{FEFF}")]) func linesAndMarksMayBeOdd(
    _ line: String, _ mark: String
  ) throws {
    let plain = try folder()
    let odd = try folder()
    try odd.write("App.swift", mark + Self.app.replacing("\n", with: line))
    let graphs = try [plain, odd].map { try Navlint.run("graph", ".", "--format", "json", in: $0.path).text }
    #expect(graphs[0] == graphs[1])
  }

  @Test func bytesThatAreNoText() throws {
    let folder = try folder()
    try folder.write("Nul.swift", bytes: Array("struct A {}\0".utf8))
    try folder.write("Wide.swift", bytes: [0xFF, 0xFE, 0x61, 0x00])
    try folder.write("Old.swift", bytes: Array("// caf".utf8) + [0xE9] + Array("\nstruct Old {}\n".utf8))
    let text = try Navlint.run("check", ".", in: folder.path).text
    #expect(
      text.contains("Nul.swift:1:1: ") && text.contains("is not text") && text.contains("Wide.swift:1:1: ")
        && text.contains("is UTF-16 text") && !text.contains("Old.swift"), "\(text)")
  }

  @Test func filesMayComeAndGo() throws {
    let folder = try folder()
    let result = try Navlint.shell(
      """
      (for i in 1 2 3 4 5 6 7 8; do for n in $(seq 1 60); do echo 'struct S {}' > "S$n.swift"; done; rm -f S*.swift; \
      done) &
      for i in 1 2 3 4 5 6; do "$NAVLINT" check -q . || exit $?; done
      wait
      """, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func anInterruptLeavesNothingHalfWritten() throws {
    let folder = try folder()
    for delay in ["0.005", "0.02", "0.04", "0.06", "0.08", "0.1", "0.15"] {
      for signal in ["INT", "TERM"] {
        _ = try Navlint.shell(
          "\"$NAVLINT\" graph -q . -o map.json & p=$!; sleep \(delay); kill -\(signal) $p; wait $p", in: folder.path)
        let names = try folder.names().filter { $0 != "App.swift" }
        #expect(names.allSatisfy { $0 == "map.json" }, "\(names)")
        if names == ["map.json"] { #expect(try folder.text("map.json").hasSuffix("}\n")) }
      }
    }
  }

  /// A file that is opened later must not get a closed stream's number.
  @Test func aClosedStreamIsNoFile() throws {
    let folder = try folder()
    #expect(
      try Navlint.shell("\"$NAVLINT\" graph . -o a.json && \"$NAVLINT\" graph . -o b.json 0<&- 2>&-", in: folder.path)
        .status == 0)
    #expect(try folder.text("a.json") == folder.text("b.json"))
    #expect(try Navlint.shell("\"$NAVLINT\" graph . >&-", in: folder.path).status == 2)
  }
}

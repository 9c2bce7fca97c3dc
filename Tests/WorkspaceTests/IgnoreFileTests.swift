import Testing

@testable import Workspace

@Suite struct IgnoreFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rules: String
    var path: String
    var isFolder = false
    var isIgnored: Bool
    var testDescription: String { "\(rules.debugDescription) \(path)\(isFolder ? "/" : "")" }

    init(_ rules: String, _ path: String, folder: Bool = false, _ isIgnored: Bool) {
      self.rules = rules
      self.path = path
      self.isFolder = folder
      self.isIgnored = isIgnored
    }
  }

  /// What `git check-ignore` says of the same rules.
  static let rows: [Row] = [
    Row("a.swift", "a.swift", true),
    Row("a.swift", "x/y/a.swift", true),
    Row("a.swift", "ba.swift", false),
    Row("/a.swift", "x/a.swift", false),
    Row("/a.swift", "a.swift", true),
    Row("x/a.swift", "x/a.swift", true),
    Row("x/a.swift", "y/x/a.swift", false),
    Row("out/", "out", folder: true, true),
    Row("out/", "out", false),
    Row("out/", "x/out", folder: true, true),
    Row("x/out/", "y/x/out", folder: true, false),
    Row("*.gen.swift", "x/b.gen.swift", true),
    Row("*.gen.swift", "x/b.swift", false),
    Row("x/*.swift", "x/b.swift", true),
    Row("x/*.swift", "x/y/b.swift", false),
    Row("x/**", "x/y/b.swift", true),
    Row("x/**", "x", folder: true, false),
    Row("**/gen", "a/b/gen", true),
    Row("**/gen", "gen", true),
    Row("a/**/b", "a/b", true),
    Row("a/**/b", "a/x/b", true),
    Row("a/**/b", "a/x/y/b", true),
    Row("a/**/b", "a/xb", false),
    Row("a**b", "axxb", true),
    Row("x/a**b", "x/a/b", false),
    Row("**", "x", true),
    Row("?.swift", "a.swift", true),
    Row("?.swift", "ab.swift", false),
    Row("[a-c].swift", "b.swift", true),
    Row("[!a-c].swift", "b.swift", false),
    Row("[^a-c].swift", "d.swift", true),
    Row("[]x].swift", "].swift", true),
    Row("[[:digit:]].swift", "7.swift", true),
    Row("[[:digit:]].swift", "x.swift", false),
    Row("[a", "[a", false),
    Row("x[/]y", "x/y", false),
    Row("*.swift\n!keep.swift", "keep.swift", false),
    Row("*.swift\n!keep.swift\nkeep.*", "keep.swift", true),
    Row("# a.swift", "# a.swift", false),
    Row("\\# a.swift", "# a.swift", true),
    Row("\\!a.swift", "!a.swift", true),
    Row("a.swift   ", "a.swift", true),
    Row("a\\ ", "a ", true),
    Row("a.swift\r\nb.swift\r\n", "a.swift", true),
    Row("\u{FEFF}a.swift", "a.swift", true),
    Row("\n\n/\n!\n", "a.swift", false),
    Row("\\", "\\", false),
    Row("ä*", "äb.swift", true),
  ]

  @Test(arguments: rows) func agreesWithGit(_ row: Row) {
    let file = IgnoreFile(Array(row.rules.utf8), folder: "/top")
    #expect((file.ignores("/top/" + row.path, isFolder: row.isFolder) ?? false) == row.isIgnored)
  }

  @Test func saysNothingOfOtherFolders() {
    let file = IgnoreFile(Array("*".utf8), folder: "/top/a")
    #expect(file.ignores("/top/b/x", isFolder: false) == nil)
    #expect(file.ignores("/top/ab", isFolder: false) == nil)
  }

  @Test func innermostFileDecides() {
    let outer = IgnoreFile(Array("*.swift".utf8), folder: "/top")
    let inner = IgnoreFile(Array("!a.swift".utf8), folder: "/top/x")
    #expect(![outer, inner].ignores("/top/x/a.swift", isFolder: false))
    #expect([outer, inner].ignores("/top/x/b.swift", isFolder: false))
    #expect([outer, inner].ignores("/top/a.swift", isFolder: false))
  }

  /// Most rules of a long list are passed over by what the path holds; those that are not are matched without retries.
  @Test(.timeLimit(.minutes(5))) func aLongListOfHostileRulesTakesNoLongTime() {
    let rules = (0..<2_000).map { "**/a*b*c\($0)*d*/**/x?[a-z]*\n" }.joined()
    let file = IgnoreFile(Array((rules + "**/a*b*c7*d*").utf8), folder: "/top")
    for number in 0..<200 {
      let name = "a" + String(repeating: "bcda", count: 50) + "\(number)"
      #expect(file.ignores("/top/\(name).swift", isFolder: false) == nil)
      #expect(file.ignores("/top/x/\(name)c7d.swift", isFolder: false) == true)
    }
  }
}

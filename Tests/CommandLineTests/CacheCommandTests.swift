import Foundation
import Testing

@Suite struct CacheCommandTests {
  private let app: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    app = try TemporaryFolder()
    cache = try TemporaryFolder()
    try app.write("Sources/App.swift", SmallApp.source)
  }

  private func expectSame(_ arguments: String..., in folder: String? = nil) throws {
    let folder = folder ?? app.path
    let without = try Navlint.run(arguments + ["--no-cache"], in: folder)
    #expect(!without.output.isEmpty)
    for _ in 0..<2 {
      let with = try Navlint.run(arguments + ["--cache-path", cache.path], in: folder)
      #expect(
        with.output == without.output && with.status == without.status && with.errors == without.errors, "\(arguments)")
    }
  }

  @Test func allCommandsSayTheSame() throws {
    try expectSame("check")
    try expectSame("check", "--format", "sarif")
    try expectSame("check", "--report-suppressed", "--verbose", "--pedantic")
    try expectSame("graph", "--format", "json")
    try expectSame("graph", "--format", "mermaid", "Sources")
    try expectSame("graph", "--format", "svg", "--cards", "wireframes")
    try expectSame("stats")
    try expectSame("path", "HomeView", "DetailView")
    try expectSame("why", "LostView")
    try expectSame("idioms")
  }

  @Test func differencesSayTheSame() throws {
    let app = try GitApp()
    try app.write(
      "Sources/App.swift",
      GitApp.app.replacingOccurrences(of: "NavigationLink(\"Settings\") { SettingsView() }", with: ""))
    try app.commit("Without settings")
    try expectSame("diff", "HEAD~1..HEAD", in: app.folder.path)
    try expectSame("diff", "HEAD~1", "--format", "json", in: app.folder.path)
    try expectSame("diff", "HEAD", "--format", "markdown", in: app.folder.path)
  }

  @Test func aChangedFileIsSeen() throws {
    let first = try Navlint.run("check", "-q", "--cache-path", cache.path, in: app.path)
    #expect(first.status == 1 && first.text.contains("LostView"))
    try app.write("Sources/App.swift", SmallApp.soundSource)
    let second = try Navlint.run("check", "-q", "--cache-path", cache.path, in: app.path)
    #expect(second.status == 0 && second.output.isEmpty)
  }

  @Test func withoutACacheNothingIsKept() throws {
    _ = try Navlint.run(["check", "--no-cache"], in: app.path, environment: ["XDG_CACHE_HOME": cache.at("none")])
    #expect(try cache.names().isEmpty)
    _ = try Navlint.run(["check"], in: app.path, environment: ["XDG_CACHE_HOME": cache.path])
    #expect(try cache.names() == ["navlint"])
    let result = try Navlint.run("check", "--no-cache", "--cache-path", "x", in: app.path)
    #expect(result.status == 2 && result.errors.contains("contradict"))
  }

  @Test func aFolderThatCannotBeUsedIsTold() throws {
    try app.write("file", "")
    let result = try Navlint.run("check", "--cache-path", "file", in: app.path)
    #expect(result.status == 1 && result.errors.contains("note: 'file' cannot be used as a cache"))
    // Without a home, navlint works all the same.
    let homeless = try Navlint.run(
      ["check"], in: app.path, environment: ["XDG_CACHE_HOME": "/dev/null", "HOME": "/dev/null"])
    #expect(homeless.status == 1 && !homeless.errors.contains("cache"))
  }

  /// What a stranger's cache says must not become a change of sources.
  @Test func fixesNeverComeFromTheCache() throws {
    _ = try Navlint.run("check", "--cache-path", cache.path, in: app.path)
    let before = try cache.names()
    let result = try Navlint.run("check", "--fix", "--cache-path", cache.path, "--timings", in: app.path)
    #expect(result.errors.contains("parsed    1 files"))
    #expect(try cache.names() == before)
  }

  @Test func timingsAreTold() throws {
    let cold = try Navlint.run("check", "--timings", "--cache-path", cache.path, in: app.path)
    for word in ["discover", "read", "recall", "extract", "parse", "lower", "link", "analyse", "report", "memory"] {
      #expect(cold.errors.contains(word))
    }
    let warm = try Navlint.run("check", "--timings", "--cache-path", cache.path, in: app.path)
    #expect(warm.errors.contains("parsed    0 files") && !warm.errors.contains("link "))
  }

  @Test func runsAtTheSameTimeAgree() throws {
    // No shell's `wait`: the signal of a child that ended is blocked in here.
    let command =
      "printf '%s\\n' 1 2 3 4 5 6 | xargs -P 6 -I{} sh -c '\"$NAVLINT\" check -q --cache-path \"$KEPT\" > out{} 2> err{}'; cat err*; sort -u out* | wc -l; cat out1 | wc -l"
    let lines = try Navlint.shell("KEPT='\(cache.path)'; export KEPT; " + command, in: app.path).text.split(
      separator: "\n"
    ).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count == 2 && lines[0] == lines[1] && lines[0] != "0", "\(lines)")
  }
}

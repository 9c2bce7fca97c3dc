import Foundation
import Testing

/// Links that lead out of the repository: nothing there is read or written because of what lies in it.
@Suite struct LeadingOutTests {
  let folder: TemporaryFolder

  /// A repository beside a folder of somebody else.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("repository/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("repository/App/Home.swift", "struct Home {}\n")
    try folder.write("outside/App.swift", FixTests.source)
    try folder.write("outside/lines.txt", "secret\n")
  }

  private func link(_ item: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("repository/\(item)"), withDestinationPath: target)
  }

  private func run(_ arguments: String...) throws -> Navlint.Result {
    try Navlint.run(arguments, in: folder.at("repository"))
  }

  @Test(arguments: [
    ("Sources", "../outside", "Sources"), ("Sources", "../outside", "Sources/App.swift"),
    ("Sources", "../outside", "./Sources/../Sources/"), ("App.swift", "../outside/App.swift", "App.swift"),
    ("App/up", "../..", "App/up/outside"), ("App/up", "../..", "App/up/outside/App.swift"),
  ])
  func whatIsNamedIsNotTouchedThere(_ item: String, _ target: String, _ path: String) throws {
    try link(item, to: target)
    for arguments in [
      ["check", path], ["check", "--fix", path], ["check", "--fix", "App", path], ["graph", path],
      ["check", "\(folder.at("repository"))/\(path)"], ["index", path, "-o", "x.navfacts"], ["stats", path],
    ] {
      let result = try Navlint.run(arguments, in: folder.at("repository"))
      #expect(
        result.status == 2 && result.text.isEmpty && result.errors.contains("leads out of its repository"),
        "\(arguments): \(result.errors)")
    }
    #expect(try folder.text("outside/App.swift") == FixTests.source)
  }

  @Test func aLinkBelowIsSaid() throws {
    try link("App/more", to: "../../outside")
    let result = try run("check", "--fix", ".")
    #expect(result.status == 0 && result.errors.contains("App/more: a link that leads out of the repository"))
    #expect(try folder.text("outside/App.swift") == FixTests.source)
  }

  @Test(arguments: [
    ["graph", "App", "-o", "out/x.json"], ["graph", "App", "-o", "file.json"], ["check", "App", "-o", "file.json"],
    ["check", "App", "--write-baseline", "file.json"], ["check", "App", "--baseline", "file.json"],
    ["check", "App", "--baseline", "file.json", "--baseline-update"],
    ["check", "App", "--lock", "file.json"], ["check", "App", "--config", "file.json"],
    ["graph", "App", "--split", "-o", "out"], ["graph", "--graph", "file.json"], ["check", "--facts", "file.json"],
    ["diff", "file.json", "file.json"], ["init", "out"],
  ])
  func otherFilesStayInsideToo(_ arguments: [String]) throws {
    try link("out", to: "../outside")
    try link("file.json", to: "../outside/lines.txt")
    let result = try Navlint.run(arguments, in: folder.at("repository"))
    #expect(result.status == 2 && !result.errors.contains("secret"), "\(result.errors)")
    #expect(try folder.text("outside/lines.txt") == "secret\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.at("outside")).sorted() == ["App.swift", "lines.txt"])
  }

  @Test func aCacheStaysInsideToo() throws {
    try link("cache", to: "../outside")
    let result = try run("check", "App", "--cache-path", "cache/navlint")
    #expect(result.status == 0 && result.errors.contains("leads out of its repository"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.at("outside/navlint")))
  }

  /// Whoever runs navlint may name any place, also by a link of their own.
  @Test func whatIsTypedMayLeadOut() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.at("own"), withDestinationPath: "outside")
    for path in ["../outside", folder.at("outside"), "../own", folder.at("own/App.swift"), "App/../../outside"] {
      #expect(try run("check", path).status == 1, "\(path)")
    }
    #expect(try run("graph", "App", "-o", "../outside/x.json").status == 0)
    #expect(try run("graph", "App", "--format", "json", "-o", "/dev/null").status == 0)
  }

  @Test func linksThatStayInsideAreFollowed() throws {
    try folder.write("repository/Shared/App.swift", FixTests.source)
    try link("Sources", to: "Shared")
    try link("One.swift", to: "Shared/App.swift")
    #expect(try run("check", "Sources").status == 1)
    #expect(try run("check", "One.swift").status == 1)
    #expect(try run("check", "--fix", "--rule", "unguarded-pop", "Sources").status == 0)
    #expect(try folder.text("repository/Shared/App.swift") == FixTests.fixed)
  }

  /// Without a repository the current folder is the boundary.
  @Test func withoutARepositoryTheCurrentFolderIsNotLeft() throws {
    try FileManager.default.removeItem(atPath: folder.at("repository/.git"))
    try link("Sources", to: "../outside")
    #expect(try run("check", "Sources").status == 2)
    #expect(try Navlint.run("check", "repository/Sources", in: folder.path).status == 1)
  }
}

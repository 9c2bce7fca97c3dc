import Foundation
import Testing

/// git never ignores a tracked file, so a pull request cannot hide one by a line in `.gitignore`.
@Suite struct TrackedFilesTests {
  /// The lost screen stands in a file that the rules match, and that is committed all the same.
  private func app(_ setUp: String = "", rules: String) throws -> GitApp {
    let app = try GitApp()
    if !setUp.isEmpty { try shell(setUp, app) }
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    try app.commit("A lost screen")
    try app.write(".gitignore", rules)
    try app.commit("Hidden")
    return app
  }

  private func shell(_ text: String, _ app: GitApp) throws {
    let result = try Navlint.shell("set -e\n" + text, in: app.folder.path)
    try #require(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    "LostView.swift", "*.swift", "Sources/", "Sources", "*\n!.gitignore", "/Sources/Lost*", "**/LostView.swift",
  ])
  func aTrackedFileIsRead(_ rules: String) throws {
    let app = try app(rules: rules + "\n")
    for arguments in [["check"], ["check", "Sources"], ["check", "."]] {
      let result = try Navlint.run(arguments, in: app.folder.path)
      #expect(result.status == 1 && result.text.contains("LostView"), "\(result.errors)")
      #expect(!result.errors.contains("skipped because"), "\(result.errors)")
    }
    #expect(try Navlint.run("check", in: app.folder.at("Sources")).status == 1)
  }

  @Test(arguments: [
    "git update-index --index-version 4", "git update-index --index-version 3", "git config index.version 4",
    "git update-index --split-index", "git config core.splitIndex true", "git config index.skipHash true",
    "git config feature.manyFiles true",
  ])
  func everyFormOfTheIndexIsRead(_ setUp: String) throws {
    let app = try app(setUp, rules: "LostView.swift\n")
    #expect(try app.navlint("check").status == 1)
    #expect(try Navlint.run("check", in: app.folder.at("Sources")).status == 1)
  }

  @Test func longerNamesOfObjectsAreRead() throws {
    let app = try GitApp()
    try FileManager.default.removeItem(atPath: app.folder.at(".git"))
    try app.git("init", "-q", "--object-format=sha256")
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    try app.commit("All")
    try app.write(".gitignore", "Lost*\n")
    #expect(try app.navlint("check").status == 1)
  }

  @Test func linkedWorkingTreesAndSubmodulesHaveAnIndexToo() throws {
    let app = try app(rules: "LostView.swift\n")
    let places = try TemporaryFolder()
    try app.git("worktree", "add", "-q", places.at("tree"), "HEAD")
    #expect(try Navlint.run("check", in: places.at("tree")).status == 1)

    let outer = try GitApp()
    try outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", app.folder.path, "sub")
    try FileManager.default.removeItem(atPath: outer.folder.at("Sources"))
    #expect(try Navlint.run("check", in: outer.folder.at("sub")).status == 1)
    #expect(try outer.navlint("check", "sub").status == 1)
    #expect(try outer.navlint("check").status == 1)
    // The submodule stands in a folder that the outer rules match.
    try outer.write(".gitignore", "sub\n")
    #expect(try outer.navlint("check").status == 1)
  }

  @Test func whatIsNotTrackedStaysHidden() throws {
    let app = try GitApp()
    try app.write(".gitignore", "Lost*\nout/\n")
    try app.commit("Rules")
    try app.write("Sources/LostView.swift", GitApp.detail.replacing("DetailView", with: "LostView"))
    try app.write("out/OtherView.swift", GitApp.detail.replacing("DetailView", with: "OtherView"))
    let result = try app.navlint("check")
    #expect(result.status == 0 && !result.errors.contains("note:"), "\(result.errors)")
    // One tracked file in a hidden folder brings itself, and no other.
    try app.write("out/App.swift", "struct Made {}\n")
    try app.git("add", "-f", "out/App.swift")
    #expect(try app.navlint("check").status == 0)
    try app.git("add", "-f", "out/OtherView.swift")
    #expect(try app.navlint("check").status == 1)
  }

  @Test(arguments: ["rm -rf .git", "printf broken > .git/index", ": > .git/index"])
  func whereTheIndexCannotBeReadItIsSaid(_ damage: String) throws {
    let app = try app(rules: "Lost*\nout/\n")
    try app.write("out/A.swift", "struct A {}\n")
    try shell(damage, app)
    let result = try app.navlint("check")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("2 files or folders are skipped because '.gitignore' matches them"))
  }
}

import Foundation
import Testing

@testable import Workspace

@Suite struct SourceDiscoveryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func paths(_ given: String...) throws -> [String] {
    try SourceDiscovery().discover(given).files.map(\.path)
  }

  @Test func findsSourcesInterfacesAndPropertyListsSorted() throws {
    for item in [
      "b/Z.swift", "a.swift", "B.swift", "b/Main.storyboard", "b/Cell.xib", "Info.plist", "App-Info.plist",
      "Other.plist", "README.md", "a.swiftinterface",
    ] {
      try folder.write(item)
    }
    let tree = try SourceDiscovery().discover([folder.path])
    #expect(tree.root == folder.path)
    #expect(
      tree.files.map(\.path) == [
        "App-Info.plist", "B.swift", "Info.plist", "Other.plist", "a.swift", "b/Cell.xib", "b/Main.storyboard",
        "b/Z.swift",
      ])
    #expect(tree.files(.swift).map(\.path) == ["B.swift", "a.swift", "b/Z.swift"])
    #expect(tree.files(.interface).count == 2)
    #expect(tree.files(.propertyList).count == 3)
    #expect(tree.files.allSatisfy { $0.location == folder.at($0.path) })
    #expect(tree.notes.isEmpty)
  }

  @Test func passesOverBuildAndHiddenFolders() throws {
    for item in [
      ".build/A.swift", "DerivedData/A.swift", "x/Pods/A.swift", "Carthage/A.swift", "node_modules/A.swift",
      ".hidden/A.swift", ".A.swift", "Guide.docc/A.swift", "Module.xctemplate/A.swift", "de.xcloc/A.swift",
      "Podsy/A.swift",
    ] {
      try folder.write(item)
    }
    #expect(try paths(folder.path) == ["Podsy/A.swift"])
  }

  @Test func readsWhatIsNamedWhateverItIsCalled() throws {
    try folder.write("Pods/A.swift")
    try folder.write(".gitignore", "Ignored\nGone.swift\n")
    try folder.write(".git/HEAD", "ref")
    try folder.write("Ignored/B.swift")
    try folder.write("Gone.swift")
    #expect(try paths(folder.at("Pods")) == ["A.swift"])
    #expect(try paths(folder.at("Ignored/")) == ["B.swift"])
    #expect(try paths(folder.at("Gone.swift")) == [folder.at("Gone.swift")])
  }

  @Test func aNamedScriptIsSwiftWhereItSaysSo() throws {
    let script = try folder.write("script", "#!/usr/bin/env swift\nprint(1)\n")
    #expect(try SourceDiscovery().discover([script]).files.map(\.kind) == [.swift])
    for (name, text) in [("plain", "print(1)\n"), ("shell", "#!/bin/sh\n"), ("script.md", "#!/usr/bin/env swift\n")] {
      let other = try folder.write(name, text)
      #expect(throws: WorkspaceError.noSources([other])) { try SourceDiscovery().discover([other]) }
    }
  }

  /// As hooks name what changed.
  @Test func namedFilesOfOtherKindsAreNotedOrRefused() throws {
    let swift = try folder.write("A.swift")
    let others = try ["README.md", "a.json", "LICENSE", "A.swift.orig"].map { try folder.write($0) }
    let tree = try SourceDiscovery().discover([swift] + others)
    #expect(tree.files.map(\.location) == [swift])
    #expect(tree.notes.map(\.path).sorted() == others.sorted())
    let error = #expect(throws: WorkspaceError.noSources(others)) { try SourceDiscovery().discover(others) }
    #expect(error?.description.contains("are not kinds of files that navlint reads") == true)
  }

  @Test func allMissingPathsAreNamed() throws {
    let (a, b) = (folder.at("a"), folder.at("b.swift"))
    #expect(throws: WorkspaceError.pathsMissing([a, b])) { try paths(a, folder.path, b) }
    #expect(WorkspaceError.pathsMissing(["a", "b", "c"]).description.hasPrefix("'a', 'b' and 'c' do not exist."))
  }

  @Test func readsProjectsThatGitIgnores() throws {
    try folder.write(".gitignore", "*.xcodeproj\n*.pbxproj\nout/\n")
    for item in [
      "a.swift", "App.xcodeproj/project.pbxproj", "App.xcodeproj/user/Info.plist", "App.xcodeproj/x.swift",
      "out/Gen.xcodeproj/project.pbxproj",
    ] {
      try folder.write(item)
    }
    #expect(try paths(folder.path) == ["App.xcodeproj/project.pbxproj", "a.swift"])
  }

  @Test func honoursNestedIgnoreFiles() throws {
    try folder.write(".gitignore", "*.gen.swift\n/only\nout/\n")
    try folder.write("a/.gitignore", "!keep.gen.swift\nlocal.swift\n")
    for item in [
      "x.gen.swift", "a/keep.gen.swift", "a/local.swift", "b/local.swift", "only/A.swift", "b/only/A.swift",
      "b/out/A.swift", "a/x.swift",
    ] {
      try folder.write(item)
    }
    #expect(try paths(folder.path) == ["a/keep.gen.swift", "a/x.swift", "b/local.swift", "b/only/A.swift"])
  }

  @Test func honoursTheRepositoryAboveAndItsOwnExcludes() throws {
    try folder.write(".git/info/exclude", "secret.swift\n")
    try folder.write(".gitignore", "/App/gen\n*.tmp.swift\n")
    for item in ["App/gen/A.swift", "App/secret.swift", "App/x.tmp.swift", "App/ok.swift"] { try folder.write(item) }
    #expect(try paths(folder.at("App")) == ["ok.swift"])
  }

  @Test func withoutARepositoryRulesFromAboveDoNotCount() throws {
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("App/A.swift")
    #expect(try paths(folder.at("App")) == ["A.swift"])
  }

  @Test func aRepositoryInsideHasItsOwnRules() throws {
    try folder.write(".git/HEAD", "ref")
    try folder.write(".gitignore", "Gen.swift\n")
    try folder.write("Sub/.git", "gitdir: ../x")
    try folder.write("Sub/Gen.swift")
    try folder.write("Gen.swift")
    #expect(try paths(folder.path) == ["Sub/Gen.swift"])
  }

  @Test func saysWhatWasPassedOverWhenNothingIsLeft() throws {
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("A.swift")
    try folder.write("Pods/B.swift")
    let error = #expect(throws: WorkspaceError.self) { try SourceDiscovery().discover([folder.path]) }
    #expect(error?.description.contains("1 file or folder was skipped because git ignores them") == true)
    #expect(error?.description.contains("Not searched: 'Pods'") == true)
  }

  // MARK: Links and special files

  @Test func readsAFileOnceUnderItsOwnName() throws {
    try folder.write("real/A.swift")
    try folder.link("a-link", to: "real")
    try folder.link("A-link.swift", to: "real/A.swift")
    #expect(try paths(folder.path) == ["real/A.swift"])
  }

  @Test(.timeLimit(.minutes(10))) func cyclesOfLinksEnd() throws {
    try folder.write("a/A.swift")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("b/other", to: "../c")
    try folder.link("c/other", to: "../b")
    #expect(try paths(folder.path) == ["a/A.swift"])
  }

  @Test func followsALinkWithinTheRepositoryOnly() throws {
    try folder.write("repo/.git/HEAD", "ref")
    try folder.write("repo/Shared/S.swift")
    try folder.write("repo/App/A.swift")
    try folder.write("outside/O.swift")
    try folder.link("repo/App/Shared", to: "../Shared")
    try folder.link("repo/App/Outside", to: "../../outside")
    try folder.link("repo/App/Dangling.swift", to: "nowhere")
    let tree = try SourceDiscovery().discover([folder.at("repo/App")])
    #expect(tree.files.map(\.path) == ["A.swift", "Shared/S.swift"])
    #expect(tree.notes.map(\.path) == [folder.at("repo/App/Outside")])
  }

  @Test func passesOverPipes() throws {
    try folder.write("A.swift")
    try #require(mkfifo(folder.at("pipe.swift"), 0o644) == 0)
    let tree = try SourceDiscovery().discover([folder.path])
    #expect(tree.files.map(\.path) == ["A.swift"])
    #expect(tree.notes.map(\.message) == ["not a regular file; not read"])
    #expect(throws: WorkspaceError.notAFile(folder.at("pipe.swift"))) { try paths(folder.at("pipe.swift")) }
  }

  @Test(.enabled(if: !isRoot)) func tellsOfAFolderThatCannotBeRead() throws {
    try folder.write("A.swift")
    try folder.write("locked/B.swift")
    try folder.setMode("locked", 0)
    let tree = try SourceDiscovery().discover([folder.path])
    #expect(tree.files.map(\.path) == ["A.swift"])
    #expect(tree.notes.map(\.path) == [folder.at("locked")])
    #expect(throws: WorkspaceError.self) { try paths(folder.at("locked")) }
  }

  @Test func aFolderInPlaceOfAnIgnoreFileIsToldOf() throws {
    try folder.write(".gitignore/x", "")
    try folder.write("A.swift")
    let tree = try SourceDiscovery().discover([folder.path])
    #expect(tree.files.count == 1)
    #expect(tree.notes.map(\.path) == [folder.at(".gitignore")])
  }

  // MARK: Several paths, missing paths

  @Test func severalPathsAreNamedAsGivenAndReadOnce() throws {
    try folder.write("a/x/A.swift")
    try folder.write("b/B.swift")
    let tree = try SourceDiscovery().discover([
      folder.at("a/x"), folder.at("a"), folder.at("b/"), folder.at("b/B.swift"),
    ])
    #expect(tree.root == ".")
    #expect(tree.files.map(\.path) == [folder.at("a/x/A.swift"), folder.at("b/B.swift")])
  }

  @Test func saysWhatIsMissing() throws {
    #expect(throws: WorkspaceError.pathMissing(folder.at("no"))) { try paths(folder.at("no")) }
    #expect(throws: WorkspaceError.pathMissing("")) { try paths("") }
    let file = try folder.write("A.swift")
    #expect(throws: WorkspaceError.pathMissing(file + "/x")) { try paths(file + "/x") }
    try folder.write("docs/x.md")
    #expect(throws: WorkspaceError.noSwiftFile([folder.at("docs")], hint: nil)) { try paths(folder.at("docs")) }
  }

  @Test func messagesHoldNoControlCharacters() {
    let error = WorkspaceError.pathMissing("a\u{1B}[31m\nb\u{202E}")
    #expect(error.description.hasPrefix("'a\\u{1B}[31m b\\u{202E}' does not exist."))
  }
}

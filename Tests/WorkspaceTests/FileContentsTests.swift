import Foundation
import Testing

@testable import Workspace

@Suite struct FileContentsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func leavesOutWhatIsNoText() throws {
    try folder.write("A.swift", "struct A {}")
    try folder.write("Random.swift", bytes: (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ ($0 >> 3) &* 91) })
    try folder.write("Wide.swift", bytes: [0xFF, 0xFE, 0x41, 0x00])
    try folder.write("Old.swift", bytes: Array("// caf".utf8) + [0xE9, 0x0A] + Array("struct Old {}\n".utf8))
    try folder.write("Empty.swift", "")
    let (contents, notes) = try SourceDiscovery().discover([folder.path]).contents()
    #expect(contents.map(\.file.path) == ["A.swift", "Empty.swift", "Old.swift"])
    #expect(contents[0].bytes == Array("struct A {}".utf8))
    #expect(notes.map(\.message) == ["is not text; not read", "is UTF-16 text; Swift sources are UTF-8; not read"])
    #expect(notes.allSatisfy { $0.path.hasPrefix(folder.path) })
  }

  @Test func refusesANamedFileThatIsNoText() throws {
    let path = try folder.write("x.swift", bytes: [0, 1, 2, 3])
    #expect(throws: WorkspaceError.notText(path, reason: "is not text")) { try SourceDiscovery().discover([path]) }
  }

  @Test func readsBinaryPropertyLists() throws {
    try folder.write("A.swift")
    try folder.write("Info.plist", bytes: Array("bplist00".utf8) + [0, 0, 0, 9])
    let (contents, notes) = try SourceDiscovery().discover([folder.path]).contents()
    #expect(contents.count == 2)
    #expect(notes.isEmpty)
  }

  @Test func aFileThatVanishedIsToldOf() throws {
    try folder.write("A.swift")
    let tree = try SourceDiscovery().discover([folder.path])
    try FileManager.default.removeItem(atPath: folder.at("A.swift"))
    let (contents, notes) = tree.contents()
    #expect(contents.isEmpty)
    #expect(notes.first?.message.hasPrefix("cannot be read: ") == true)
  }

  @Test func aHugeFileIsToldOf() throws {
    try folder.write("A.swift")
    try #require(truncate(folder.at("A.swift"), off_t(SourceTree.largestFile) + 1) == 0)
    let (contents, notes) = try SourceDiscovery().discover([folder.path]).contents()
    #expect(contents.isEmpty)
    #expect(notes.map(\.message) == ["larger than 100 MB; not read"])
  }

  @Test(arguments: [
    ("a//b/./c/", "a/b/c"), ("./", "."), ("", "."), ("/", "/"), ("../x/..", "../x/.."), ("/a/./b//", "/a/b"),
  ]) func cleansPaths(_ given: String, _ wanted: String) {
    #expect(FilePaths.cleaned(given) == wanted)
  }

  @Test(arguments: [("a/b", "a"), ("a", "."), ("/a", "/"), ("a/b/", "a"), ("/a/b", "/a")])
  func knowsTheFolder(_ given: String, _ wanted: String) {
    #expect(FilePaths.folder(of: given) == wanted)
  }

  @Test(arguments: [("a.SVG", "svg"), ("a/.profile", ""), ("a.b/c", ""), ("x.tar.gz", "gz")])
  func knowsTheEnding(_ given: String, _ wanted: String) {
    #expect(FilePaths.ending(given) == wanted)
  }
}

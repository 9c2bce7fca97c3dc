import Foundation
import Testing

@testable import Workspace

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws { try AtomicFile.write(Array(text.utf8), to: path) }

  @Test func writesAndReplacesWithoutLeavingAnythingElse() throws {
    try write("one", to: folder.at("x.svg"))
    #expect(try folder.text("x.svg") == "one")
    try write("two", to: folder.at("x.svg"))
    #expect(try folder.text("x.svg") == "two")
    try write("", to: folder.at("x.svg"))
    #expect(try folder.text("x.svg") == "")
    #expect(try folder.names() == ["x.svg"])
  }

  @Test func keepsPermissions() throws {
    try folder.write("x", "old")
    try folder.setMode("x", 0o640)
    try write("new", to: folder.at("x"))
    #expect(try folder.mode("x") == 0o640)
    #expect(try folder.text("x") == "new")
  }

  @Test func writesThroughALink() throws {
    try folder.write("real/x", "old")
    try folder.link("link", to: "real/x")
    try write("new", to: folder.at("link"))
    #expect(try folder.text("real/x") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("link")) == "real/x")
  }

  @Test func writesDevicesDirectly() throws {
    try AtomicFile.write(Array("gone".utf8), to: "/dev/null", toDevices: true)
    #expect(throws: WorkspaceError.unwritable("/dev/null", reason: "it is not a regular file")) {
      try write("gone", to: "/dev/null")
    }
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func saysWhatIsInTheWay() throws {
    #expect(throws: WorkspaceError.outputFolderMissing(file: folder.at("no/x"), folder: folder.at("no"))) {
      try write("", to: folder.at("no/x"))
    }
    try folder.write("dir/x")
    #expect(throws: WorkspaceError.unwritable(folder.at("dir"), reason: "it is a folder; name a file in it")) {
      try write("", to: folder.at("dir"))
    }
    try folder.write("file")
    #expect(throws: WorkspaceError.self) { try write("", to: folder.at("file/x")) }
    #expect(throws: WorkspaceError.self) { try AtomicFile.checkWritable(folder.at("new/")) }
    #expect(throws: Never.self) { try AtomicFile.checkWritable(folder.at("new")) }
  }

  @Test(.enabled(if: !isRoot)) func respectsWriteProtection() throws {
    try folder.write("x", "old")
    try folder.setMode("x", 0o444)
    #expect(throws: WorkspaceError.self) { try write("new", to: folder.at("x")) }
    #expect(try folder.text("x") == "old")
    try folder.write("dir/x")
    try folder.setMode("dir", 0o555)
    #expect(throws: WorkspaceError.self) { try write("new", to: folder.at("dir/y")) }
  }
}

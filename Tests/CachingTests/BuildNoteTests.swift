import Foundation
import Testing

@testable import Caching

@Suite struct BuildNoteTests {
  /// An ELF file of one segment of notes.
  private func file(_ notes: [UInt8], segment: UInt64 = 4) -> [UInt8] {
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 26)
    func add(_ value: UInt64, _ size: Int) {
      for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))) }
    }
    add(64, 8)
    add(0, 8 + 4 + 2)
    add(56, 2)
    add(1, 2)
    add(0, 6)
    add(segment, 8)
    add(120, 8)
    add(0, 16)
    add(UInt64(notes.count), 8)
    add(0, 16)
    return bytes + notes
  }

  private func note(name: String, kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8) + [0]
    func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4) }
    return [UInt8(name.count), 0, 0, 0, UInt8(content.count), 0, 0, 0, kind, 0, 0, 0] + padded(name) + padded(content)
  }

  private func id(_ file: [UInt8]) -> String? { file.withUnsafeBytes { BuildNote.id(of: $0) } }

  @Test func theBuildNoteIsFound() {
    let own = note(name: "GNU", kind: 3, Array(0..<20))
    #expect(id(file(own)) == "000102030405060708090a0b0c0d0e0f10111213")
    #expect(id(file(note(name: "Linker", kind: 4, [1, 2, 3]) + own)) == id(file(own)))
  }

  @Test func otherNotesAreNone() {
    #expect(id(file(note(name: "GNU", kind: 1, Array(0..<20)))) == nil)
    #expect(id(file(note(name: "Go", kind: 3, Array(0..<20)))) == nil)
    #expect(id(file(note(name: "GNU", kind: 3, [1, 2, 3, 4]))) == nil, "somebody chose it by hand")
    #expect(id(file(note(name: "GNU", kind: 3, Array(0..<20)), segment: 1)) == nil)
  }

  @Test func damagedFilesHaveNone() {
    let whole = file(note(name: "Linker", kind: 4, [1]) + note(name: "GNU", kind: 3, Array(0..<20)))
    for count in 0..<whole.count { #expect(id(Array(whole[..<count])) == nil) }
    // Any word may hold any number.
    for place in 0..<whole.count {
      for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = whole
        damaged[place] = byte
        _ = id(damaged)
      }
    }
  }

  #if os(Linux)
    /// Of two programs the notes differ; one and the same has one.
    @Test func thisProgramHasOne() throws {
      let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
      let found = program.withUnsafeBytes { BuildNote.id(of: $0) }
      #expect(found == nil || found?.count ?? 0 >= 32)
      #expect(
        ProgramIdentity.digest(rememberedIn: try #require(CacheFolder(FileManager.default.temporaryDirectory.path)))
          != nil)
    }
  #endif
}

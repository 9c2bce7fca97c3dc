import Foundation
import Testing

@testable import Workspace

@Suite struct GitIndexTests {
  /// An index as git writes it, with made-up times and names of objects.
  static func index(
    _ paths: [String], version: UInt32 = 2, nameSize: Int = 20, mode: UInt32 = 0o100644, extensions: [UInt8] = []
  ) -> [UInt8] {
    func big(_ number: UInt32, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var bytes = Array("DIRC".utf8) + big(version, 4) + big(UInt32(paths.count), 4)
    var before: [UInt8] = []
    for path in paths {
      let start = bytes.count
      let name = Array(path.utf8)
      bytes += [UInt8](repeating: 7, count: 24) + big(mode, 4) + [UInt8](repeating: 9, count: 12 + nameSize)
      bytes += big(UInt32(min(name.count, 0xFFF)) | (version == 3 ? 0x4000 : 0), 2) + (version == 3 ? [0, 0] : [])
      if version == 4 {
        let same = zip(before, name).prefix { $0 == $1 }.count
        let dropped = before.count - same
        bytes += dropped < 128 ? [UInt8(dropped)] : [UInt8((dropped >> 7) - 1) | 0x80, UInt8(dropped & 0x7F)]
        bytes += name[same...] + [0]
      } else {
        bytes += name
        repeat { bytes.append(0) } while (bytes.count - start) % 8 != 0
      }
      before = name
    }
    return bytes + extensions + [UInt8](repeating: 1, count: nameSize)
  }

  static let paths = ["A.swift", "Sources/Home.swift", "Sources/" + String(repeating: "x", count: 300), "Z é.swift"]

  @Test(arguments: [2, 3, 4] as [UInt32], [20, 32]) func readsEveryVersion(_ version: UInt32, _ size: Int) {
    #expect(GitIndex(Self.index(Self.paths, version: version, nameSize: size))?.paths == Self.paths)
    #expect(GitIndex(Self.index([], version: version, nameSize: size))?.paths == [])
    let long = [String(repeating: "a/", count: 3000) + "b", "c"]
    #expect(GitIndex(Self.index(long, version: version, nameSize: size))?.paths == long)
  }

  @Test func leavesToGitWhatItDoesNotKnow() {
    func read(_ name: String) -> [String]? {
      GitIndex(Self.index(["a"], extensions: Array(name.utf8) + [0, 0, 0, 2, 5, 5]))?.paths
    }
    #expect(read("TREE") == ["a"] && read("sdir") == ["a"])
    #expect(read("link") == nil && read("zzzz") == nil)
    #expect(GitIndex(Self.index(["a"], version: 5)) == nil)
    #expect(GitIndex(Self.index(["a"], mode: 0o010644)) == nil)
    #expect(GitIndex(Self.index(["folder/"], mode: 0o040000))?.paths == [])
  }

  /// Cut anywhere, or with any byte changed, an index is read or refused.
  @Test func damagedBytesAreSurvived() {
    for version in [2, 3, 4] as [UInt32] {
      let whole = Self.index(Self.paths, version: version, extensions: Array("TREE".utf8) + [0, 0, 0, 1, 0])
      // Without its extension it is whole again: the checksum is not looked at.
      for size in 0..<whole.count {
        let found = GitIndex(Array(whole[..<size]))
        #expect(found == nil || found?.paths == Self.paths)
      }
      for place in whole.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var bytes = whole
          bytes[place] = value
          if let found = GitIndex(bytes)?.paths { #expect(found.count <= Self.paths.count) }
        }
      }
    }
  }

  @Test func findsFilesAndFolders() {
    let tracked = TrackedFiles(["b/c/D.swift", "a.swift", "b.swift", "sub", "b-c/E.swift"])
    #expect(tracked.contains("a.swift") && tracked.contains("b/c/D.swift"))
    #expect(!tracked.contains("b") && !tracked.contains("b/c") && !tracked.contains("zz") && !tracked.contains(""))
    #expect(tracked.holds("b") && tracked.holds("b/c") && tracked.holds("sub") && tracked.holds("b-c"))
    #expect(!tracked.holds("b/") && !tracked.holds("b/d") && !tracked.holds("c") && !tracked.holds("zz"))
    #expect(!TrackedFiles([]).holds("a"))
  }
}

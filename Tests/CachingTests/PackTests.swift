import Foundation
import SourceFacts
import Testing

@testable import Caching

@Suite struct PackTests {
  private func key(_ number: Int) -> ContentDigest { ContentDigest(of: Array("\(number)".utf8)) }
  private func bytes(_ number: Int, size: Int = 40) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
  }

  private func folder(_ temporary: TemporaryFolder) throws -> CacheFolder { try #require(CacheFolder(temporary.path)) }

  private func entries(_ numbers: Range<Int>) -> [Pack.Entry] {
    numbers.map { Pack.Entry(key: key($0), offset: 0, length: 40, day: 20_000, digest: ContentDigest(of: bytes($0))) }
  }

  @Test func entriesComeBack() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    #expect(Pack.write(entries(0..<100), to: "facts-a.pack", in: folder) { bytes($0) })
    let pack = try Pack("facts-a.pack", in: folder)
    #expect(pack.count == 100)
    for number in 0..<100 {
      let entry = try #require(pack.entry(key(number)))
      #expect(pack.bytes(entry) == bytes(number))
    }
    #expect(pack.entry(key(100)) == nil)
    #expect(temporary.names() == ["facts-a.pack"])
  }

  @Test func damageIsNoticedWhereverItIs() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    #expect(Pack.write(entries(0..<5), to: "facts-a.pack", in: folder) { bytes($0) })
    let whole = try temporary.bytes("facts-a.pack")
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x10
      try temporary.write("facts-a.pack", damaged)
      guard let pack = try? Pack("facts-a.pack", in: folder) else { continue }
      // The table is whole: then one entry is not.
      #expect((0..<5).contains { pack.entry(key($0)).map { pack.bytes($0) == nil } ?? false }, "byte \(place)")
    }
    for length in 0..<whole.count {
      try temporary.write("facts-a.pack", Array(whole[..<length]))
      guard let pack = try? Pack("facts-a.pack", in: folder) else { continue }
      let last = try #require((0..<5).compactMap { pack.entry(key($0)) }.max { $0.offset < $1.offset })
      #expect(pack.bytes(last) == nil)
    }
  }

  /// A table with the right digest that says what is not so.
  @Test func aForgedTableLeadsNowhere() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    func forged(_ entries: [(key: ContentDigest, offset: UInt64, length: UInt32)]) throws {
      var table: [UInt8] = []
      for entry in entries {
        table += entry.key.bytes
        table.append(word: entry.offset)
        table.append(half: entry.length)
        table.append(half: 0)
        table.append(word: 0)
        table.append(half: 0)
      }
      var bytes: [UInt8] = []
      bytes.append(word: Pack.Form.magic)
      bytes.append(word: UInt64(entries.count))
      try temporary.write("facts-a.pack", bytes + ContentDigest(of: table).bytes + table)
    }
    try forged([(key(1), .max, 1)])
    #expect(throws: Pack.Refusal.self) { try Pack("facts-a.pack", in: folder) }
    try forged([(key(1), 0, .max)])
    #expect(throws: Pack.Refusal.self) { try Pack("facts-a.pack", in: folder) }
    try forged([(key(1), 0, 1), (key(1), 0, 1)])
    #expect(throws: Pack.Refusal.self) { try Pack("facts-a.pack", in: folder) }
    let sorted = [key(1), key(2)].sorted()
    try forged([(sorted[1], 0, 1), (sorted[0], 0, 1)])
    #expect(throws: Pack.Refusal.self) { try Pack("facts-a.pack", in: folder) }
  }

  @Test func packsArePutTogether() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    for number in 0..<40 {
      PackSet(folder).add(
        [PackSet.NewEntry(key: key(number), bytes: bytes(number))], used: [], limit: 1 << 20, gone: [])
      #expect(temporary.names().count <= PackSet.mostPacks + 1)
    }
    let all = PackSet(folder)
    for number in 0..<40 {
      guard case .found(let found, _) = all.lookup(key(number)) else {
        Issue.record("entry \(number) is lost")
        continue
      }
      #expect(found == bytes(number))
    }
  }

  @Test func whatWasNotUsedForLongestFallsOut() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    let today = UInt32(Date().timeIntervalSince1970 / 86_400)
    // Ten entries of 1000 bytes, the higher the number the longer ago.
    let old = (0..<10).map {
      Pack.Entry(
        key: key($0), offset: 0, length: 1000, day: today - 30 - UInt32($0),
        digest: ContentDigest(of: bytes($0, size: 1000)))
    }
    #expect(Pack.write(old, to: "facts-a.pack", in: folder) { bytes($0, size: 1000) })
    // Number 9 is used now.
    PackSet(folder).add(
      [PackSet.NewEntry(key: key(10), bytes: bytes(10, size: 1000))], used: [key(9)], limit: 8000, gone: [])
    let left = PackSet(folder)
    let found = (0...10).filter { if case .found = left.lookup(key($0)) { true } else { false } }
    #expect(found == [0, 1, 2, 9, 10])
    #expect(temporary.names().reduce(0) { $0 + ((try? temporary.bytes($1).count) ?? 0) } <= 8000)
  }

  @Test func whatIsUsedGetsANewDay() throws {
    let temporary = try TemporaryFolder()
    let folder = try folder(temporary)
    let today = UInt32(Date().timeIntervalSince1970 / 86_400)
    #expect(
      Pack.write(
        [Pack.Entry(key: key(1), offset: 0, length: 40, day: today - 20, digest: ContentDigest(of: bytes(1)))],
        to: "facts-a.pack", in: folder
      ) { _ in bytes(1) })
    PackSet(folder).add([], used: [key(1)], limit: 1 << 20, gone: [])
    let names = temporary.names()
    #expect(names.count == 1)
    #expect(try Pack(names[0], in: folder).entry(key(1))?.day == today)
    // And once it is new, nothing is written again.
    PackSet(folder).add([], used: [key(1)], limit: 1 << 20, gone: [])
    #expect(temporary.names() == names)
  }
}

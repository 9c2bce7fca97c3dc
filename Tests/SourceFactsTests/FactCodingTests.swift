import TestSupport
import Testing

@testable import SourceFacts

@Suite struct FactCodingTests {
  static let sample = """
    // navlint:disable:next dead-route
    import SwiftUI
    struct V: View { @State var path: [Route] = []; var body: some View { Text("hé \\(x)").sheet(item: $x) { .a } } }
    enum Route { case login, detail(id: Int) }
    """

  @Test func roundTrip() throws {
    let facts = extract(Self.sample)
    let decoded = try #require(FileFacts(encoded: facts.encoded(), path: facts.path))
    #expect(decoded == facts)
    #expect(decoded.outline() == facts.outline())
  }

  @Test func roundTripOfAnEmptyFile() throws {
    let facts = extract("")
    #expect(FileFacts(encoded: facts.encoded(), path: facts.path) == facts)
  }

  @Test func aSliceOfALargerBufferDecodes() {
    let facts = extract(Self.sample)
    let buffer = [1, 2, 3] + facts.encoded() + [4, 5]
    #expect(FileFacts(encoded: buffer[3..<(buffer.count - 2)], path: facts.path) == facts)
  }

  @Test func truncatedBytesAreRefused() {
    let bytes = extract(Self.sample).encoded()
    for length in 0..<bytes.count {
      #expect(FileFacts(encoded: bytes[..<length], path: "") == nil)
    }
    #expect(FileFacts(encoded: bytes + [0], path: "") == nil)
  }

  @Test func everyDamagedByteIsNoticed() {
    let bytes = extract(Self.sample).encoded()
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x41
      #expect(FileFacts(encoded: damaged, path: "") == nil)
    }
  }

  @Test func whatPassesTheChecksumIsStillChecked() {
    let facts = extract(Self.sample)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var damaged = facts
      let index = Int.random(in: 0..<facts.nodes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: damaged.nodes[index].name = .random(in: 0...200, using: &random)
      case 1: damaged.nodes[index].children = .random(in: 0...2000, using: &random)
      case 2:
        damaged.links[Int.random(in: 0..<facts.links.count, using: &random)] = .random(
          in: 0...UInt32.max, using: &random)
      default:
        damaged.links[Int.random(in: 0..<facts.links.count, using: &random)] = .random(in: 0...300, using: &random)
      }
      guard let decoded = FileFacts(encoded: damaged.encoded(), path: "") else { continue }
      for id in decoded.nodes.indices {
        _ = decoded.name(NodeID(id))
        #expect(decoded.children(NodeID(id)).allSatisfy { Int($0) < id })
      }
    }
  }

  @Test func emptyNodeArraysAreRefused() {
    let facts = FileFacts(path: "", strings: [""], nodes: [], links: [0], directives: [], isTest: false)
    #expect(FileFacts(encoded: facts.encoded(), path: "") == nil)
  }
}

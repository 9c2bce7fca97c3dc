import Foundation
import NavigationModel
import SourceFacts
import TestSupport
import Testing
import Workspace

@testable import Caching

@Suite struct CacheTests {
  static let program = ContentDigest(of: Array("program".utf8))

  private func cache(_ folder: TemporaryFolder, limits: Cache.Limits = .init(), program: ContentDigest = Self.program)
    throws -> Cache
  {
    try #require(Cache(folder: folder.path, limits: limits, program: program))
  }

  private func source(_ number: Int) -> [UInt8] {
    Array(
      "import SwiftUI\nstruct View\(number): View { var body: some View { Text(\"\(number)\").sheet(item: $x) { .a } } }"
        .utf8)
  }

  private func item(_ number: Int) -> (content: ContentDigest, kind: SourceFile.Kind, path: String, facts: StoredFacts)
  {
    let bytes = source(number)
    return (
      ContentDigest(of: bytes), .swift, "A\(number).swift",
      .swift(FactExtractor().facts(path: "A\(number).swift", source: bytes))
    )
  }

  @Test func factsComeBackUnderAnyName() throws {
    let folder = try TemporaryFolder()
    let item = item(1)
    try cache(folder).keep([item])
    let later = try cache(folder)
    #expect(later.facts(of: item.content, kind: .swift, path: "A1.swift") == item.facts)
    #expect(later.facts(of: item.content, kind: .swift, path: "B/C.swift") == item.facts.at("B/C.swift"))
    #expect(later.facts(of: item.content, kind: .interface, path: "A1.swift") == nil)
    #expect(later.facts(of: ContentDigest(of: source(2)), kind: .swift, path: "A1.swift") == nil)
    #expect(later.notes.isEmpty)
    // Another program reads sources in another way.
    #expect(
      try cache(folder, program: ContentDigest(of: [1])).facts(of: item.content, kind: .swift, path: "A1.swift") == nil)
  }

  @Test func allKindsOfFactsComeBack() throws {
    let folder = try TemporaryFolder()
    let facts: [(SourceFile.Kind, StoredFacts)] = [
      (.interface, .interface(RecordTests.interface)), (.interface, .interface(nil)),
      (.propertyList, .propertyList(RecordTests.propertyList)),
      (.project, .project(RecordTests.project)), (.project, .project(nil)),
      (.stringTable, .stringTable(RecordTests.stringTable)), (.stringTable, .stringTable(nil)),
    ]
    let items = facts.enumerated().map { (content: ContentDigest(of: [UInt8($0)]), kind: $1.0, path: "", facts: $1.1) }
    try cache(folder).keep(items)
    let later = try cache(folder)
    for item in items { #expect(later.facts(of: item.content, kind: item.kind, path: "") == item.facts) }
  }

  /// The same bytes are read in another way as Objective-C than as build settings.
  @Test func theLanguageOfAFileCounts() throws {
    let folder = try TemporaryFolder()
    let content = ContentDigest(of: [1])
    try cache(folder).keep([(content, .project, "A.m", .project(RecordTests.project))])
    #expect(
      try cache(folder).facts(of: content, kind: .project, path: "B/C.m")
        == StoredFacts.project(RecordTests.project).at("B/C.m"))
    #expect(try cache(folder).facts(of: content, kind: .project, path: "A.xcconfig") == nil)
  }

  @Test func aDamagedPackIsThrownAwayAndTold() throws {
    let folder = try TemporaryFolder()
    let items = (0..<20).map(item)
    try cache(folder).keep(items)
    let name = try #require(folder.names().first)
    let whole = try folder.bytes(name)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      var damaged = whole
      damaged[Int.random(in: 0..<damaged.count, using: &random)] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
      try folder.write(name, damaged)
      let cache = try cache(folder)
      for item in items {
        let found = cache.facts(of: item.content, kind: .swift, path: "")
        #expect(found == nil || found == item.facts.at(""))
      }
      // Damage in a day of last use stays without effect, and in padding.
      if cache.notes.isEmpty {
        #expect(folder.names() == [name])
      } else {
        #expect(cache.notes.count == 1 && cache.notes[0].message.contains("damaged"))
        #expect(folder.names().isEmpty)
      }
    }
  }

  /// Facts with right checksums that extraction never gives.
  @Test func hostileFactsAreRefused() throws {
    let folder = try TemporaryFolder()
    let cache = try cache(folder)
    // A chain of lists, deeper than a stack.
    var nodes = [Node(kind: .none, line: 0, column: 0), Node(kind: .list, line: 0, column: 0)]
    var links: [UInt32] = [0]
    for depth in 0..<150_000 {
      links += [1, UInt32(depth + 1)]
      nodes.append(Node(kind: .list, line: 1, column: 1, children: UInt32(links.count - 2)))
    }
    links += [1, UInt32(nodes.count - 1)]
    nodes.append(Node(kind: .file, line: 1, column: 1, children: UInt32(links.count - 2)))
    let deep = FileFacts(path: "", strings: [""], nodes: nodes, links: links, directives: [], isTest: false)
    #expect(FileFacts(encoded: deep.encoded(), path: "") == nil)
    // Each node holds the one before it twice: a walk would take 2¹⁰⁰ steps.
    nodes = [
      Node(kind: .none, line: 0, column: 0), Node(kind: .list, line: 0, column: 0),
      Node(kind: .null, line: 1, column: 1),
    ]
    links = [0]
    for depth in 0..<100 {
      links += [2, UInt32(depth + 2), UInt32(depth + 2)]
      nodes.append(Node(kind: depth == 99 ? .file : .list, line: 1, column: 1, children: UInt32(links.count - 3)))
    }
    let wide = FileFacts(path: "", strings: [""], nodes: nodes, links: links, directives: [], isTest: false)
    #expect(FileFacts(encoded: wide.encoded(), path: "") == nil)
    // And what cannot be read back is not written either.
    let digest = ContentDigest(of: [1])
    cache.keep([(digest, .swift, "", .swift(deep)), (digest, .swift, "", .swift(wide))])
    #expect(try self.cache(folder).facts(of: digest, kind: .swift, path: "") == nil)
    #expect(try self.cache(folder).notes.isEmpty)
  }

  @Test func resultsComeBack() throws {
    let folder = try TemporaryFolder()
    let files: Set<String> = ["App/A.swift", "App/B.swift"]
    let key = ContentDigest(of: [7])
    try cache(folder).keep(RecordTests.graph, key, files: files)
    try cache(folder).keep(RecordTests.verdict, ContentDigest(of: [8]), files: files)
    #expect(try cache(folder).graph(key, files: files) == RecordTests.graph)
    #expect(try cache(folder).graph(ContentDigest(of: [9]), files: files) == nil)
    #expect(
      try cache(folder).verdict(ContentDigest(of: [8]), files: files, rules: ["push-loop", "x"]) == RecordTests.verdict)
    // A finding of a rule that there is not, or in a file that is not read, was not written by this program.
    #expect(try cache(folder).verdict(ContentDigest(of: [8]), files: files, rules: ["push-loop"]) == nil)
    #expect(try cache(folder).graph(key, files: ["App/A.swift"]) == nil)
  }

  @Test func aResultUnderAnotherKeyOrDamagedIsThrownAway() throws {
    let folder = try TemporaryFolder()
    let files: Set<String> = ["App/A.swift", "App/B.swift"]
    let key = ContentDigest(of: [7])
    try cache(folder).keep(RecordTests.graph, key, files: files)
    let name = try #require(folder.names().first)
    let whole = try folder.bytes(name)
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 1
      try folder.write(name, damaged)
      let cache = try cache(folder)
      #expect(cache.graph(key, files: files) == nil)
      #expect(cache.notes.count == 1 && folder.names().isEmpty)
    }
    let other = ContentDigest(of: [8])
    try folder.write(ResultFile.name(other), whole)
    #expect(try cache(folder).graph(other, files: files) == nil)
    #expect(folder.names().isEmpty)
  }

  @Test func resultsStayWithinTheirLimit() throws {
    let folder = try TemporaryFolder()
    let cache = try cache(folder, limits: .init(facts: 1 << 20, results: 5 * 4096))
    for number in 0..<30 {
      let key = ContentDigest(of: [UInt8(number)])
      cache.keep(NavigationGraph(root: "\(number)"), key, files: [])
      #expect(cache.graph(key, files: [])?.root == "\(number)" || number < 30)
      #expect(folder.names().count <= 6)
    }
  }

  @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
    let folder = try TemporaryFolder()
    let items = (0..<60).map(item)
    let path = folder.path
    DispatchQueue.concurrentPerform(iterations: 16) { run in
      let cache = Cache(folder: path, program: Self.program)
      let own = items.indices.filter { $0 % 16 <= run }.map { items[$0] }
      var new: [(content: ContentDigest, kind: SourceFile.Kind, path: String, facts: StoredFacts)] = []
      for item in own {
        if let facts = cache?.facts(of: item.content, kind: .swift, path: "") {
          #expect(facts == item.facts.at(""))
        } else {
          new.append(item)
        }
      }
      cache?.keep(new)
      #expect(cache?.notes == [])
    }
    let later = try cache(folder)
    for item in items { #expect(later.facts(of: item.content, kind: .swift, path: "") == item.facts.at("")) }
    #expect(!folder.names().contains { $0.hasSuffix(".tmp") })
  }

  @Test func aFolderThatCannotBeMadeIsNoCache() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", [1])
    #expect(Cache(folder: folder.at("file")) == nil)
    #expect(Cache(folder: folder.at("file/below")) == nil)
  }

  @Test func theFolderIsTheSystems() {
    #expect(Cache.standardFolder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/navlint")
    #expect(Cache.standardFolder(["XDG_CACHE_HOME": "relative", "HOME": "/h"])?.hasPrefix("/h/") == true)
    #expect(Cache.standardFolder(["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(Cache.standardFolder([:]) == nil)
  }

  @Test func digestsOfListsDoNotRunTogether() {
    func digest(_ texts: String...) -> ContentDigest {
      var builder = DigestBuilder()
      for text in texts { builder.add(text) }
      return builder.digest()
    }
    #expect(digest("ab", "c") != digest("a", "bc"))
    #expect(digest("a", "") != digest("a"))
    #expect(ContentDigest(of: []).hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }
}

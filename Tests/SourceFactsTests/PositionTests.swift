import Testing

@testable import SourceFacts

@Suite struct PositionTests {
  @Test func callsAndMembersStandAtTheLastName() throws {
    let facts = extract("Foo()\n  .bar(1)\n  .baz?\n  .qux { }\n")
    #expect(facts.place(try #require(facts.first(.call, "Foo"))) == "1:1")
    #expect(facts.place(try #require(facts.first(.call, "bar"))) == "2:4")
    #expect(facts.place(try #require(facts.first(.member, "baz"))) == "3:4")
    #expect(facts.place(try #require(facts.first(.call, "qux"))) == "4:4")
    #expect(facts.place(try #require(facts.first(.closure))) == "4:8")
  }

  @Test func declarationsStandAtTheirName() throws {
    let facts = extract("\n@MainActor\npublic final class A {\n  @State private var x = 1\n  func f(a b: Int) {}\n}")
    #expect(facts.place(try #require(facts.first(.type))) == "3:20")
    #expect(facts.place(try #require(facts.first(.variable))) == "4:22")
    #expect(facts.place(try #require(facts.first(.function))) == "5:8")
    #expect(facts.place(try #require(facts.first(.parameter))) == "5:12")
    #expect(facts.place(try #require(facts.first(.attribute, "State"))) == "4:4")
  }

  @Test func columnsAreBytes() throws {
    let facts = extract("let é = \"日本\"; foo()")
    #expect(facts.place(try #require(facts.first(.call))) == "1:20")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndings(newline: String) throws {
    let facts = extract("a" + newline + newline + "  foo()" + newline + "bar()")
    #expect(facts.place(try #require(facts.first(.call, "foo"))) == "3:3")
    #expect(facts.place(try #require(facts.first(.call, "bar"))) == "4:1")
  }

  @Test func aByteOrderMarkIsNoColumn() throws {
    let facts = FactExtractor().facts(path: "", source: [0xEF, 0xBB, 0xBF] + Array("foo()\nbar()".utf8))
    #expect(facts.place(try #require(facts.first(.call, "foo"))) == "1:1")
    #expect(facts.place(try #require(facts.first(.call, "bar"))) == "2:1")
  }

  @Test func farColumnsSaturate() throws {
    let facts = extract("/*" + String(repeating: " ", count: 70_000) + "*/ foo()")
    #expect(facts.place(try #require(facts.first(.call))) == "1:65535")
  }

  @Test func placesAreWhereTheNameStands() {
    let source = FactCodingTests.sample
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let facts = extract(source)
    for (id, node) in facts.nodes.enumerated() {
      switch node.kind {
      case .name, .member, .call, .type, .variable, .function, .enumCase, .typeName:
        let rest = lines[Int(node.line) - 1][(Int(node.column) - 1)...]
        #expect(rest.starts(with: facts.name(NodeID(id)).utf8))
      default: break
      }
    }
  }
}

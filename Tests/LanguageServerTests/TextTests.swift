import NavigationModel
import Testing

@testable import LanguageServer

@Suite struct TextTests {
  @Test func linesEndInThreeWays() {
    let lines = TextLines(Array("a\nb\r\nc\rd".utf8), .utf16)
    #expect(
      lines.count == 4 && (0..<5).map { String(decoding: lines.line($0), as: UTF8.self) } == ["a", "b", "c", "d", ""])
  }

  @Test func placesAreCountedInTheClientsUnits() {
    let text = Array("é😀x = aView()\n".utf8)
    let location = SourceLocation(file: "A.swift", line: 1, column: 11)
    for (encoding, character, end) in [(PositionEncoding.utf8, 10, 15), (.utf16, 7, 12)] {
      let lines = TextLines(text, encoding)
      let range = lines.range(at: location)
      #expect(range.start == Position(line: 0, character: character) && range.end.character == end)
      #expect(lines.offset(of: range.start) == 10)
      #expect(lines.word(at: Position(line: 0, character: character + 2)) == "aView")
    }
    let lines = TextLines(text, .utf16)
    // Inside of a pair, behind the line, behind the text.
    #expect(lines.offset(of: Position(line: 0, character: 2)) == 2)
    #expect(lines.offset(of: Position(line: 0, character: 99)) == text.count - 1)
    #expect(lines.offset(of: Position(line: 7, character: 0)) == text.count)
    #expect(lines.range(at: SourceLocation(file: "", line: 99, column: 99)).start.character == 0)
    #expect(TextLines([0xFF, 0xC3, 0x28, 0x0A], .utf16).offset(of: Position(line: 0, character: 3)) == 3)
  }

  @Test func linesOfAnOlderTextAreFoundInTheCurrentOne() {
    func shift(_ before: String, _ after: String) -> LineShift {
      LineShift(from: TextLines(Array(before.utf8), .utf16), to: TextLines(Array(after.utf8), .utf16))
    }
    let more = shift("a\nb\nc", "a\nx\ny\nb\nc")
    #expect((0..<3).map { more.current(of: $0) } == [0, 3, 4])
    #expect((0..<5).map { more.former(of: $0) } == [0, nil, nil, 1, 2])
    let other = shift("a\nb\nc", "a\nB\nc")
    #expect((0..<3).map { other.current(of: $0) } == [0, nil, 2])
    let less = shift("a\na\na", "a")
    #expect((0..<3).map { less.current(of: $0) } == [0, nil, nil] && less.former(of: 0) == 0)
    #expect(shift("", "x").current(of: 0) == nil)
  }

  @Test func changesAreTakenInTheirOrder() {
    var document = OpenDocument(address: "", version: 1, bytes: Array("one\ntwö 😀\nthree".utf8))
    func change(_ a: (Int, Int), _ b: (Int, Int), _ text: String) -> JSONValue {
      let range = TextRange(Position(line: a.0, character: a.1), Position(line: b.0, character: b.1))
      return ["range": range.json, "text": .string(text)]
    }
    document.change([change((1, 4), (1, 6), "x"), change((0, 3), (1, 0), ""), change((1, 0), (9, 9), "3")], .utf16)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "onetwö x\n3")
    document.change([["text": "new"], 5, ["range": ["start": 1], "text": "all"]], .utf16)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "all")
  }

  @Test func addressesOfFiles() {
    #expect(FileAddress.path("file:///a%20b/%C3%A9.swift") == "/a b/é.swift")
    #expect(FileAddress.path("file://localhost/a?x#y") == "/a")
    for wrong in [
      "untitled:1", "file://other/a", "file:///a%2", "file:///a%zz", "file:///a%00", "file:///%FF", "/a", "",
    ] {
      #expect(FileAddress.path(wrong) == nil, "\(wrong)")
    }
    #expect(FileAddress.path(FileAddress.address("/ä ö/#?%+.swift")) == "/ä ö/#?%+.swift")
  }
}

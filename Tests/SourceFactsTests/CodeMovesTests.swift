import SourceFacts
import Testing

@Suite struct CodeMovesTests {
  private func facts(_ source: String) -> FileFacts {
    FactExtractor().extract(path: "A.swift", source: Array(source.utf8))
  }

  private func moves(_ old: String, _ new: String) -> CodeMoves? { CodeMoves(from: facts(old), to: facts(new)) }

  private let source =
    "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\").sheet(item: $b) { _ in B() } }\n}\n"

  @Test func codeGoesDownWithLinesInFrontOfIt() throws {
    let went = try #require(moves(source, "// Said first\n\n" + source))
    #expect(went[.init(line: 2, column: 8)] == .init(line: 4, column: 8))
    #expect(went[.init(line: 1, column: 1)] == .init(line: 3, column: 1))
    #expect(went[.init(line: 4, column: 1)] == nil, "no code stands there")
  }

  @Test func codeGoesAsideWithWhatStandsBeforeIt() throws {
    let went = try #require(moves("struct A { var b = 1 }", "struct A { /* c */ var b = 1 }"))
    #expect(went[.init(line: 1, column: 16)] == .init(line: 1, column: 24))
  }

  @Test(arguments: [
    ("another name", "struct A { var c = 1; var d = 2 }"), ("another value", "struct A { var b = 2; var d = 2 }"),
    ("a broken line", "struct A { var b = 1\n  var d = 2 }"),
    ("more code", "struct A { var b = 1; var d = 2; var e = 3 }"),
    ("a suppression", "struct A { var b = 1; var d = 2 } // navlint:disable:this push-loop"),
  ])
  func otherCodeDoesNotMove(change: String, text: String) {
    #expect(moves("struct A { var b = 1; var d = 2 }", text) == nil, Comment(rawValue: change))
  }

  @Test func joinedLinesDoNotMove() {
    #expect(moves("struct A {\n  var b = 1\n  var d = 2 }", "struct A {\n  var b = 1; var d = 2 }") == nil)
  }
}

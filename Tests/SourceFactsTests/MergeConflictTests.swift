import Testing

@testable import SourceFacts

@Suite struct MergeConflictTests {
  private func settled(_ source: String) -> String {
    String(decoding: MergeConflicts.settled(Array(source.utf8)), as: UTF8.self)
  }

  @Test func theFirstSideIsReadAtItsPlace() {
    let facts = extract(
      """
      import UIKit
      <<<<<<< HEAD
      final class Home: UIViewController {
      =======
      final class Home: BaseController {
      >>>>>>> feature
        func open() {}
      }
      """)
    #expect(facts.first(.type, "Home").map(facts.place) == "3:13")
    #expect(facts.first(.function, "open") != nil)
    #expect(facts.all(.type).count == 1)
  }

  @Test func whatBothBeganWithGoesToo() {
    let source = "a\n<<<<<<< ours\nb\n||||||| base\nc\n=======\nd\n>>>>>>> theirs\ne\n"
    #expect(settled(source).split(whereSeparator: \.isWhitespace) == ["a", "b", "e"])
    #expect(settled(source).utf8.count == source.utf8.count)
    #expect(settled(source).count { $0 == "\n" } == source.count { $0 == "\n" })
  }

  @Test func theFirstMarkMayBeGone() {
    #expect(
      settled("<<<<<<< a\nb\n=======\n>>>>>>> c\nd\n=======\ne\n>>>>>>> c\nf\n").split(whereSeparator: \.isWhitespace)
        == ["b", "d", "f"])
  }

  @Test(arguments: [
    "a <<<<<<< b\n=======\n>>>>>>> c\n", "<<<<<<< HEAD\na\n", "<<<<<<< HEAD\na\n>>>>>>> b\n",
    "<<<<<<< HEAD\n<<<<<<< HEAD\n=======\n>>>>>>> b\n", "", "let a = b << 2\n",
  ])
  func whatIsNoConflictStays(_ source: String) {
    #expect(settled(source) == source)
  }
}

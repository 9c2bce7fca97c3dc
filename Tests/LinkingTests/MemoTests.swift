import Foundation
import Testing

@testable import Linking

@Suite struct MemoTests {
  @Test func anAnswerIsKept() {
    var memo = Memo<Int, String>()
    #expect(memo[1] == nil)
    #expect(memo.keep("one", for: 1) == "one")
    #expect(memo[1] == "one")
    #expect(memo[2] == nil)
  }

  @Test func nilIsAnAnswer() {
    var memo = Memo<Int, String?>()
    memo.keep(nil, for: 1)
    #expect(memo[1] == .some(nil))
    #expect(memo[2] == nil)
  }

  @Test func anOpenQuestionHasTheAnswerForTheMeantime() {
    var memo = Memo<Int, [String]>(whileOpen: [])
    memo.begin(1)
    #expect(memo[1] == [])
    #expect(memo[2] == nil)
    memo.keep(["one"], for: 1)
    #expect(memo[1] == ["one"])
  }

  @Test func withoutSuchAnAnswerTheQuestionIsAskedAgain() {
    var memo = Memo<Int, [String]>()
    memo.begin(1)
    #expect(memo[1] == nil)
  }

  @Test func nilMayBeTheAnswerForTheMeantime() {
    var memo = Memo<Int, String?>(whileOpen: nil)
    memo.begin(1)
    #expect(memo[1] == .some(nil))
  }

  @Test func typesAndTheProgramHaveTheSamePolicy() {
    var types = TypeMemo<[Int]>(types: 2, whileOpen: [])
    types.begin(1)
    #expect(types[0] == nil)
    #expect(types[1] == [])
    #expect(types.keep([7], for: 1) == [7])
    #expect(types[1] == [7])
    var once = Once<Int>(whileOpen: 0)
    #expect(once.answer == nil)
    once.begin()
    #expect(once.answer == 0)
    #expect(once.keep(3) == 3)
    #expect(once.answer == 3)
  }

  @Test func aCopySharesNothing() {
    var memo = Memo<Int, Int>()
    memo.keep(1, for: 1)
    var copy = memo
    copy.keep(2, for: 2)
    #expect(memo[2] == nil)
    #expect(copy[1] == 1)
  }

  /// A memory, what belongs to the new thread, and what was found before.
  private static let noAnswers: Set<Substring> = ["memory", "semantics", "flow", "evaluator", "calls", "wrapped"]

  /// A copy for another thread takes over a memory as one value. An answer that is copied by its name would be missed
  /// where somebody adds the next.
  @Test func noForkCopiesAnswersOneByOne() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Linking")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var forks = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      var isInFork = false
      for line in lines {
        if line.contains("func fork(") {
          isInFork = true
          forks += 1
        }
        if line == "  }" { isInFork = false }
        guard isInFork, let copied = line.wholeMatch(of: /\s*other\.(\w+) = \1/)?.1 else { continue }
        #expect(Self.noAnswers.contains(copied), "\(file.lastPathComponent): \(copied)")
      }
    }
    #expect(forks > 5)
  }
}

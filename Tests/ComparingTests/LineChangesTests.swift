import Comparing
import Testing

@Suite struct LineChangesTests {
  private func hunks(_ old: String, _ new: String) -> [Hunk] {
    LineChanges.hunks(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func equalTextsHaveNoHunk() { #expect(hunks("a\nb\n", "a\nb\n").isEmpty) }

  @Test func tellsWhereLinesWent() { #expect(hunks("a\nb\nc\n", "a\nc\n") == [Hunk(old: 2..<3, new: 2..<2)]) }

  @Test func tellsWhereLinesCame() { #expect(hunks("a\nc\n", "a\nb\nc\n") == [Hunk(old: 2..<2, new: 2..<3)]) }

  @Test func tellsSeveralChangesApart() {
    #expect(
      hunks("a\nb\nc\nd\ne\n", "a\nB\nc\nd\ne\nf\n") == [Hunk(old: 2..<3, new: 2..<3), Hunk(old: 6..<6, new: 6..<7)])
  }

  @Test func aWholeNewTextIsOneHunk() { #expect(hunks("", "a\nb\n") == [Hunk(old: 1..<1, new: 1..<3)]) }

  @Test func lineEndsDoNotCount() { #expect(hunks("a\r\nb\r\n", "a\nb\n").isEmpty) }

  @Test func repeatedLinesDoNotConfuse() {
    let block = "}\n\n{\n"
    #expect(hunks(block + "x\n" + block + block, block + block + block) == [Hunk(old: 4..<5, new: 4..<4)])
  }

  @Test func largeTextsOfOneLineOverAndOverEnd() {
    // Nothing to anchor on, and far too much to compare line by line.
    let old = String(repeating: "a\nb\n", count: 20_000)
    let new = String(repeating: "b\nb\na\n", count: 20_000)
    let found = hunks(old, new)
    #expect(found.count >= 1)
    #expect(found.last!.new.upperBound <= 60_001)
  }

  /// Whatever the texts, taking the hunks' new lines for the old ones gives the new text.
  @Test(arguments: 1...40) func hunksRebuildTheNewText(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<random(60)).map { _ in "line \(random(12))" }
    var new = old
    for _ in 0..<random(12) {
      if new.isEmpty || random(2) == 0 {
        new.insert("line \(random(12))", at: random(new.count + 1))
      } else {
        new.remove(at: random(new.count))
      }
    }
    var rebuilt: [String] = []
    var next = 0
    for hunk in hunks(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined()) {
      rebuilt += old[next..<hunk.old.lowerBound - 1]
      rebuilt += new[hunk.new.lowerBound - 1..<hunk.new.upperBound - 1]
      next = hunk.old.upperBound - 1
    }
    rebuilt += old[next...]
    #expect(rebuilt == new)
  }
}

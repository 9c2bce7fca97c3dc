import Testing

@testable import Threads

@Suite("Work on large stacks")
struct LargeStackTests {
  @Test(arguments: [1, 2, 7]) func resultsComeInTheOrderOfTheWorks(threads: Int) {
    // Each work changes something of its own that is not `Sendable`.
    final class Counter { var count = 0 }
    let works = (0..<20).map { number in
      let counter = Counter()
      return { () -> Int in
        for _ in 0..<number { counter.count += 1 }
        return counter.count
      }
    }
    #expect(LargeStack.all(threads: threads, works) == Array(0..<20))
  }

  @Test func nothingToDoIsDone() { #expect(LargeStack.all(threads: 2, [() -> Int]()).isEmpty) }

  @Test func whatIsPreparedIsThereWhenItIsAskedFor() {
    let prepared = Prepared { (1...100).reduce(0, +) }
    #expect(prepared.value() == 5050)
    #expect(prepared.value() == 5050)
  }
}

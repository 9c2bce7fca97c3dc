import Foundation

/// Parallel work on threads whose stacks are large enough for the parser's recursion.
enum LargeStack {
  /// Reserved, not used: the system hands out memory only for what is touched.
  static let size = 256 << 20

  /// `transform` of each element, in the elements' order.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    if elements.isEmpty { return [] }
    let work = Work(elements, transform)
    let count = min(max(1, threads), elements.count)
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        work.run()
        finished.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return work.results()
  }

  /// Hands out elements one by one and keeps the results.
  private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    // Unchecked: `next` and `finished` are touched under the lock only, the rest never changes.
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Result
    private let lock = NSLock()
    private var next = 0
    private var finished: [Result?]

    init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
      self.elements = elements
      self.transform = transform
      finished = Array(repeating: nil, count: elements.count)
    }

    func run() {
      while let index = take() {
        let result = transform(elements[index])
        lock.withLock { finished[index] = result }
      }
    }

    func results() -> [Result] {
      lock.withLock { finished.map { $0! } }
    }

    private func take() -> Int? {
      lock.withLock {
        guard next < elements.count else { return nil }
        next += 1
        return next - 1
      }
    }
  }
}

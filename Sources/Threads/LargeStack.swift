import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs work on threads whose stacks are large enough for recursion over sources: nesting as deep as the parser allows,
/// and chains as long as people (or generators) write.
public enum LargeStack {
  /// Reserved, not used: the system provides memory only for pages that are touched. The smaller sizes are for systems
  /// that do not allow as much.
  static let sizes = [1 << 30, 256 << 20, 64 << 20, 16 << 20, 8 << 20]

  /// `transform` of each element, in the elements' order.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    if elements.isEmpty { return [] }
    let work = Work(elements, transform)
    let finished = DispatchSemaphore(value: 0)
    var started = 0
    let count = AddressSpace.threads(min(max(1, threads), elements.count))
    for _ in 0..<count {
      let isRunning = start(beside: count - started) {
        work.run()
        finished.signal()
      }
      if isRunning { started += 1 }
    }
    // If no thread can be started, the caller's own stack is used.
    if started == 0 { work.run() }
    for _ in 0..<started { finished.wait() }
    return work.results()
  }

  /// `body` on one such thread; the caller waits.
  public static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    map([()], threads: 1) { body() }[0]
  }

  /// Two pieces of work at the same time, if two threads are available; else one after the other.
  /// The two must share nothing that either of them changes: the compiler does not check it. `first` runs on a stack of
  /// its own.
  package static func both<First, Second>(
    threads: Int, _ first: @escaping () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let handed = Handed(first)
    guard threads > 1, start({ handed.run() }) else { return (first(), second()) }
    let result = second()
    return (handed.result(), result)
  }

  /// Pieces of work that the threads take one after the other; the results in the order of the work.
  /// No two of them may share anything that either of them changes: the compiler does not check it.
  package static func all<Result>(threads: Int, _ works: [() -> Result]) -> [Result] {
    map(works.map(Unchecked.init), threads: threads) { Unchecked($0.value()) }.map(\.value)
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    // Unchecked: the caller of `all` guarantees that the pieces of work share nothing.
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Runs `body` while the caller does something else until it waits for the group; immediately if no thread can be
  /// started.
  /// It uses a thread of its own, because the system's queues may be full of tasks that wait for this very work.
  package static func beside(_ group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    let isRunning = start {
      body()
      group.leave()
    }
    if isRunning { return }
    body()
    group.leave()
  }

  /// Runs `body` on a thread of its own, without waiting for it.
  /// - Parameter count: among how many threads the remaining address space is to be divided.
  /// - Returns: whether the system could start a thread.
  package static func start(beside count: Int = 1, _ body: @escaping @Sendable () -> Void) -> Bool {
    let largest = AddressSpace.largestStack(count)
    for size in sizes where size <= largest && startThread(stackSize: size, body) { return true }
    return false
  }

  /// Foundation's `Thread` does not report when the system refuses to start one, and waiting for it would never end.
  private static func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let box = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(
        &thread, &attributes,
        {
          Self.run($0)
          return nil
        }, box.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes,
        {
          Self.run($0!)
          return nil
        }, box.toOpaque())
    #endif
    if result != 0 { box.release() }
    return result == 0
  }

  private static func run(_ box: UnsafeMutableRawPointer) {
    Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Work that another thread does.
  private final class Handed<Result>: @unchecked Sendable {
    // Unchecked: one thread runs the work, and the other reads the result only after it was notified. The caller of
    // `both` guarantees that the work shares nothing with the other thread.
    private let work: () -> Result
    private var found: Result?
    private let finished = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Result) { self.work = work }

    func run() {
      found = work()
      finished.signal()
    }

    func result() -> Result {
      finished.wait()
      return found!
    }
  }

  /// Distributes elements one by one and stores the results.
  private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    // Unchecked: `next` and `finished` are only accessed while the lock is held, the rest never changes.
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

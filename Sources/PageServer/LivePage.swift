import Foundation
import NavigationModel

/// What the server shows: a page that is exchanged when the sources change.
public final class LivePage: @unchecked Sendable {
  // Unchecked: what changes is touched under the condition's lock only.

  struct State: Sendable {
    /// Grows with each page.
    var number = 0
    /// How many problems there were since the page came.
    var problems = 0
    var page: [UInt8] = []
    /// What the last change did, in lines.
    var changes: [String] = []
    /// Why the sources cannot be read now; the page is that of before.
    var problem: String?

    /// Another one after each change.
    var version: String { "\(number).\(problems)" }
  }

  private let condition = NSCondition()
  private var state = State()

  public init() {}

  /// The number that the next page has.
  public var next: Int { condition.withLock { state.number + 1 } }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - page: HTML, made with the number ``next``.
  ///   - changes: what is different from the page before, in lines; empty for the first.
  public func show(_ page: [UInt8], changes: [String]) {
    change {
      $0.number += 1
      $0.problems = 0
      $0.page = page
      $0.changes = changes
      $0.problem = nil
    }
  }

  /// Says beside the page why there is no newer one.
  public func fail(_ problem: String) {
    change {
      $0.problems += 1
      $0.problem = problem
    }
  }

  private func change(_ change: (inout State) -> Void) {
    condition.withLock {
      change(&state)
      condition.broadcast()
    }
  }

  var current: State { condition.withLock { state } }

  /// The state as soon as it is another one than a version, and the state as it is where that takes too long.
  func state(after version: String, waiting seconds: Double) -> State {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: seconds)
    while state.version == version, condition.wait(until: end) {}
    return state
  }
}

extension LivePage.State {
  /// For the page's script.
  var json: String {
    let value: JSONValue = [
      "version": .string(version), "page": .integer(number), "changes": JSONValue(changes),
      "problem": JSONValue(problem),
    ]
    return value.text(expanding: 0)
  }
}

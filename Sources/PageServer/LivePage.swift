import Foundation
import NavigationModel

/// The page that the server shows, which is replaced when the sources change.
public final class LivePage: @unchecked Sendable {
  // Unchecked: what changes is only accessed while the condition's lock is held.

  struct State: Sendable {
    /// Grows with each page.
    var number = 0
    /// The number of problems since the page was set.
    var problems = 0
    var page: [UInt8] = []
    /// The effects of the last change, in lines.
    var changes: [String] = []
    /// Why the sources cannot be read at the moment; the page is then the previous one.
    var problem: String?

    /// Different after each change.
    var version: String { "\(number).\(problems)" }
  }

  private let condition = NSCondition()
  private var state = State()

  public init() {}

  /// The number of the next page.
  public var next: Int { condition.withLock { state.number + 1 } }

  /// Replaces the page.
  /// - Parameters:
  ///   - page: HTML, made with the number ``next``.
  ///   - changes: what differs from the previous page, in lines; empty for the first.
  public func show(_ page: [UInt8], changes: [String]) {
    change {
      $0.number += 1
      $0.problems = 0
      $0.page = page
      $0.changes = changes
      $0.problem = nil
    }
  }

  /// Shows, beside the page, why there is no newer one.
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

  /// The state as soon as it differs from a version; after the time limit, the state as it is.
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

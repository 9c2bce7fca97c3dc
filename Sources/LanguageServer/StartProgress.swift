import Foundation
import JSONRPC
import NavigationModel
import NavlintKit

/// Shows the progress of the first run. The thread that does the run reports.
final class StartProgress: @unchecked Sendable {
  // Unchecked: the phase is only accessed under the lock.
  private let connection: Connection
  let request: RequestID
  private let lock = NSLock()
  private var phase = Phase.waiting
  private static let token: JSONValue = "navlint-start"

  init(_ connection: Connection) {
    self.connection = connection
    request = connection.ask("window/workDoneProgress/create", ["token": Self.token])
  }

  /// A report begins once and ends once, however many runs it takes until one is finished.
  private enum Phase { case waiting, shown, over }

  func begin() {
    lock.withLock {
      guard phase == .waiting else { return }
      phase = .shown
      send(["kind": "begin", "title": "navlint", "cancellable": false])
    }
  }

  func say(_ analysis: AnalysisPhase) {
    lock.withLock {
      guard phase == .shown else { return }
      send(["kind": "report", "message": .string(analysis.words)])
    }
  }

  func end() {
    lock.withLock {
      guard phase == .shown else { return }
      phase = .over
      send(["kind": "end"])
    }
  }

  private func send(_ value: JSONValue) { connection.notify("$/progress", ["token": Self.token, "value": value]) }
}

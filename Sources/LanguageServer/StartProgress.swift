import JSONRPC
import NavigationModel
import NavlintKit

/// Shows the progress of the first run.
final class StartProgress {
  private let connection: Connection
  let request: RequestID
  private var hasBegun = false
  private static let token: JSONValue = "navlint-start"

  init(_ connection: Connection) {
    self.connection = connection
    request = connection.ask("window/workDoneProgress/create", ["token": Self.token])
  }

  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    send(["kind": "begin", "title": "navlint", "cancellable": false])
  }

  func say(_ phase: AnalysisPhase) { send(["kind": "report", "message": .string(phase.words)]) }

  func end() { send(["kind": "end"]) }

  private func send(_ value: JSONValue) { connection.notify("$/progress", ["token": Self.token, "value": value]) }
}

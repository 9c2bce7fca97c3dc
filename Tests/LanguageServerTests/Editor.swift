import Foundation
import JSONRPC
import LanguageServer
import NavigationModel
import NavlintKit
import Testing

/// An editor with a copy of a bundled app: it sends messages and keeps what it is told.
final class Editor {
  let folder: URL
  let session: LanguageSession
  private let connection: Connection
  private let sent = Sent()
  private var number = 0
  private(set) var told: [JSONValue] = []
  /// The last diagnostics by address.
  private(set) var diagnostics: [String: [JSONValue]] = [:]

  private final class Sent: @unchecked Sendable {
    // Unchecked: written and read by the thread of the test.
    var bytes: [UInt8] = []
  }

  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Parameter app: one of the bundled apps.
  init(_ app: String = "CoordinatorShop", initialize: Bool = true, capabilities: JSONValue = [:]) throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    folder = base.appendingPathComponent("navlint editor \(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.project.appendingPathComponent("Fixtures/\(app)"), to: folder)
    let sent = sent
    connection = Connection(.lines, cancelling: LanguageSession.cancelling) { sent.bytes += $0 }
    session = LanguageSession(connection) { try Analyzer(configuredFor: [$0]) }
    guard initialize else { return }
    _ = try ask(
      "initialize",
      [
        "capabilities": capabilities, "workspaceFolders": [["uri": .string(address("")), "name": "app"]],
        "initializationOptions": ["inlayHints": true],
      ])
    try tell("initialized", [:])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func address(_ file: String) -> String {
    let path = file.isEmpty ? folder.path : folder.path + "/" + file
    return "file://" + path.replacing(" ", with: "%20")
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  func ask(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    number += 1
    try say(["jsonrpc": "2.0", "id": .integer(number), "method": .string(method), "params": parameters])
    return try #require(told.last { $0["id"] == .integer(number) && $0["method"] == nil })
  }

  func result(_ method: String, _ file: String, _ more: [JSONValue.Member] = []) throws -> JSONValue {
    let document = JSONValue.Member("textDocument", ["uri": .string(address(file))])
    return try #require(try ask(method, .object([document] + more))["result"])
  }

  func tell(_ method: String, _ parameters: JSONValue) throws {
    try say(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  func open(_ file: String, _ text: String) throws {
    try tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(address(file)), "languageId": "swift", "version": 1, "text": .string(text)]])
  }

  func change(_ file: String, version: Int, _ changes: [JSONValue]) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(address(file)), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  func say(_ message: JSONValue) throws { try say(message.text(expanding: 0)) }

  /// Sends, and waits until the session has nothing to do any more.
  func say(_ text: String) throws {
    sent.bytes = []
    connection.receive(Array(text.utf8)[...])
    Conversation(connection, Until(session)).run()
    let heard = try String(decoding: sent.bytes, as: UTF8.self).split(separator: "\n").map {
      try JSONValue(parsing: Array($0.utf8))
    }
    told += heard
    for message in heard where message["method"] == "textDocument/publishDiagnostics" {
      guard case .string(let address)? = message["params"]?["uri"],
        case .array(let list)? = message["params"]?["diagnostics"]
      else { continue }
      diagnostics[address] = list.isEmpty ? nil : list
    }
  }

  private final class Until: Service {
    let session: LanguageSession
    var isOver = false
    init(_ session: LanguageSession) { self.session = session }
    func answer(_ request: Request) throws(ResponseError) -> JSONValue { try session.answer(request) }
    func canAnswer(_ request: Request) -> Bool { session.canAnswer(request) }
    func take(_ notification: JSONRPC.Notification) { session.take(notification) }
    func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID) { session.take(response, to: id) }
    /// At once, unless a run is at work, which wakes the connection: tests do not wait for pauses.
    var due: Date? { session.isBusy ? nil : Date() }
    func work() {
      if session.due == nil, !session.isBusy { isOver = true } else { session.work() }
    }
  }
}

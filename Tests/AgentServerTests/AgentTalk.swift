import AgentServer
import Foundation
import JSONRPC
import NavigationModel
import NavlintKit
import Testing

/// An app in a folder of its own, and what an agent hears of it.
final class AgentTalk {
  let folder: URL
  private let session: AgentSession
  private let connection: Connection
  private let sent = Sent()
  private var number = 0

  private final class Sent: @unchecked Sendable {
    // Unchecked: written and read by the thread of the test.
    var bytes: [UInt8] = []
  }

  init(_ files: [String: String] = AgentTalk.app) throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().appendingPathComponent(
      "navlint agent \(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let sent = sent
    connection = Connection(.lines, cancelling: AgentSession.cancelling) { sent.bytes += $0 }
    let path = folder.path
    session = AgentSession(
      connection, paths: [path], analyzer: { try Analyzer(configuredFor: [path]) },
      helpers: AgentHelpers(
        explain: { rule, _ in rule == "push-loop" ? ("push-loop: a rule", true) : nil }, rules: { _ in ["push-loop"] },
        draw: { _, _, request in
          (Answer.Picture(bytes: Array("drawn \(request.focus)".utf8), mimeType: "image/png"), [])
        }))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  static let stateless: JSONValue = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  /// The whole answer to one request.
  func ask(_ method: String, _ parameters: [JSONValue.Member] = [], meta: JSONValue? = stateless) throws -> JSONValue {
    number += 1
    var parameters = parameters
    if let meta { parameters.append(.init("_meta", meta)) }
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(number), "method": .string(method), "params": .object(parameters),
    ]
    return try #require(try hear(message.text(expanding: 0)).last)
  }

  /// All that is said to some lines.
  func hear(_ text: String) throws -> [JSONValue] {
    sent.bytes = []
    connection.receive(Array(text.utf8)[...])
    let conversation = Conversation(connection, Until(session, connection))
    conversation.run()
    return try String(decoding: sent.bytes, as: UTF8.self).split(separator: "\n").map {
      try JSONValue(parsing: Array($0.utf8))
    }
  }

  /// The text of a tool's answer.
  func tool(_ name: String, _ arguments: [JSONValue.Member] = []) throws -> String {
    let answer = try ask("tools/call", [.init("name", .string(name)), .init("arguments", .object(arguments))])
    guard case .array(let blocks)? = answer["result"]?["content"], case .string(let text)? = blocks.first?["text"]
    else {
      return answer.text(expanding: 0)
    }
    return text
  }

  /// The session, until nothing waits any more.
  private final class Until: Service {
    let session: AgentSession
    var isOver = false
    init(_ session: AgentSession, _ connection: Connection) { self.session = session }
    func answer(_ request: Request) throws(ResponseError) -> JSONValue { try session.answer(request) }
    func take(_ notification: JSONRPC.Notification) { session.take(notification) }
    var due: Date? { Date(timeIntervalSinceNow: 0.01) }
    func work() { isOver = true }
  }

  static let app = [
    "App.swift": """
    import SwiftUI
    @main struct Shop: App {
      var body: some Scene { WindowGroup { HomeView() } }
    }
    struct HomeView: View {
      @State private var cart = false
      var body: some View {
        NavigationStack {
          NavigationLink("Open \\"it\\"") { DetailView(id: 1) }
          Button("Cart") { cart = true }.sheet(isPresented: $cart) { CartView() }
        }
      }
    }
    struct DetailView: View {
      let id: Int
      @EnvironmentObject var basket: Basket
      var body: some View { Text("Detail").navigationTitle("Details") }
    }
    struct CartView: View { var body: some View { Text("Cart") } }
    struct LostView: View { var body: some View { NavigationStack { Text("Lost") } } }
    final class Basket: ObservableObject {}
    """
  ]
}

import Foundation
import NavigationModel
import Testing

@testable import JSONRPC

@Suite struct ConversationTests {
  private static let cancelling = Cancelling(
    method: "cancel", key: "id", answer: ResponseError(code: -32800, message: "cancelled"))

  /// Answers `echo` with its parameters, and counts.
  private final class Echo: Service {
    var answered = 0
    var told: [String] = []
    func answer(_ request: Request) throws(ResponseError) -> JSONValue {
      answered += 1
      guard request.method == "echo" else { throw .unknownMethod(request.method) }
      return request.parameters
    }
    func take(_ notification: JSONRPC.Notification) { told.append(notification.method) }
  }

  private final class Sent: @unchecked Sendable {
    // Unchecked: read after the conversation has ended.
    var bytes: [UInt8] = []
    var lines: [String] { String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  private func talk(_ lines: [String], cancelling: Cancelling = Self.cancelling) -> (sent: [String], echo: Echo) {
    let sent = Sent()
    let connection = Connection(.lines, cancelling: cancelling) { sent.bytes += $0 }
    for line in lines { connection.receive(Array((line + "\n").utf8)[...]) }
    connection.end()
    let echo = Echo()
    Conversation(connection, echo).run()
    return (sent.lines, echo)
  }

  @Test func answersInOrder() {
    let (sent, echo) = talk([
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":[1,2]}}"#, #"{"jsonrpc":"2.0","method":"tell"}"#,
      #"{"jsonrpc":"2.0","id":"x","method":"echo"}"#, #"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#,
    ])
    #expect(sent[0] == #"{"jsonrpc": "2.0", "id": 1, "result": {"a": [1, 2]}}"#)
    #expect(sent[1] == #"{"jsonrpc": "2.0", "id": "x", "result": null}"#)
    #expect(sent[2].contains(#""id": 2, "error": {"code": -32601"#))
    #expect(sent.count == 3 && echo.told == ["tell"])
  }

  @Test func whatIsNoMessageIsToldAndSurvived() {
    let (sent, _) = talk([
      "nonsense", "42", "{}", #"{"jsonrpc":"1.0","id":1,"method":"echo"}"#,
      #"{"jsonrpc":"2.0","id":[1],"method":"echo"}"#, #"{"jsonrpc":"2.0","id":3,"method":7}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"echo","params":5}"#, #"{"jsonrpc":"2.0","id":5,"result":1}"#, "[]",
      String(repeating: "[", count: 100_000), #"{"jsonrpc":"2.0","id":9,"method":"echo"}"#,
    ])
    #expect(sent.count == 10)
    #expect(sent.dropLast().allSatisfy { $0.contains(#""error""#) })
    #expect(sent.last == #"{"jsonrpc": "2.0", "id": 9, "result": null}"#)
    #expect(sent[0].contains("-32700") && sent[1].contains("-32600") && sent[3].contains(#""id": 1"#))
  }

  @Test func aRequestThatWasTakenBackIsNotWorkedOn() {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"echo"}"#, #"{"jsonrpc":"2.0","id":2,"method":"echo"}"#,
      #"{"jsonrpc":"2.0","method":"cancel","params":{"id":2}}"#,
      #"{"jsonrpc":"2.0","method":"cancel","params":{"id":77}}"#, #"{"jsonrpc":"2.0","method":"cancel"}"#,
    ]
    let (sent, echo) = talk(lines)
    #expect(echo.answered == 1 && sent.count == 2 && sent[1].contains("-32800"))
    var silent = Self.cancelling
    silent.answer = nil
    #expect(talk(lines, cancelling: silent).sent.count == 1)
  }

  @Test func anIdIsFreeAgainOnceAnswered() {
    let ask = #"{"jsonrpc":"2.0","id":1,"method":"echo"}"#
    let (sent, echo) = talk([ask, ask])
    #expect(echo.answered == 1 && sent[1].contains("not answered yet") && sent[1].contains(#""id": null"#))
  }

  @Test func severalMessagesInOneAreAnsweredInOne() {
    let (sent, echo) = talk([
      #"[{"jsonrpc":"2.0","id":1,"method":"echo"},{"jsonrpc":"2.0","method":"tell"},7,{"jsonrpc":"2.0","id":2,"method":"no"}]"#,
      #"[{"jsonrpc":"2.0","method":"tell"}]"#,
    ])
    #expect(sent.count == 1 && echo.told.count == 2)
    #expect(sent[0].hasPrefix("[") && sent[0].contains("-32600") && sent[0].contains("-32601"))
  }

  /// Answers `slow` when there is nothing else to do.
  private final class Patient: Service {
    var hasWorked = false
    var due: Date? { hasWorked ? nil : Date() }
    func work() { hasWorked = true }
    func canAnswer(_ request: Request) -> Bool { request.method != "slow" || hasWorked }
    func answer(_ request: Request) throws(ResponseError) -> JSONValue { .string(request.method) }
    func take(_ notification: JSONRPC.Notification) {}
  }

  /// A request that waits holds up no other; it can be cancelled, and is answered even if nothing more comes.
  @Test func whatCannotBeAnsweredYetWaits() {
    let sent = Sent()
    let connection = Connection(.lines, cancelling: Self.cancelling) { sent.bytes += $0 }
    for line in [
      #"{"jsonrpc":"2.0","id":1,"method":"slow"}"#, #"{"jsonrpc":"2.0","id":2,"method":"slow"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"quick"}"#, #"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#,
    ] {
      connection.receive(Array((line + "\n").utf8)[...])
    }
    connection.end()
    Conversation(connection, Patient()).run()
    #expect(sent.lines.count == 3)
    #expect(sent.lines.first?.contains(#""id": 1"#) == true && sent.lines.first?.contains("-32800") == true)
    #expect(
      sent.lines.dropFirst() == [
        #"{"jsonrpc": "2.0", "id": 3, "result": "quick"}"#, #"{"jsonrpc": "2.0", "id": 2, "result": "slow"}"#,
      ])
  }

  /// Whoever sends faster than is taken waits; nothing grows, nothing is lost.
  @Test func whatWaitsIsBounded() {
    let sent = Sent()
    let connection = Connection(.lines, cancelling: Self.cancelling, limits: .init(largest: 1000, waiting: 4000)) {
      sent.bytes += $0
    }
    Thread.detachNewThread {
      for number in 0..<500 {
        connection.receive(Array("{\"jsonrpc\":\"2.0\",\"id\":\(number),\"method\":\"echo\"}\n".utf8)[...])
      }
      connection.end()
    }
    let echo = Echo()
    Conversation(connection, echo).run()
    #expect(echo.answered == 500 && sent.lines.count == 500)
  }
}

import Testing

@testable import JSONRPC

@Suite struct FramingTests {
  private static func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  /// What a decoder makes of a text that comes in parts of a size.
  private func decode(_ text: String, _ framing: Framing, by size: Int, largest: Int = 1000) -> [Frame] {
    var decoder = framing.decoder(largest: largest)
    var frames: [Frame] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      frames += decoder.decode(bytes[start..<min(bytes.count, start + size)])
    }
    return frames
  }

  private func texts(_ frames: [Frame]) -> [String] {
    frames.map {
      switch $0 {
      case .message(let bytes): String(decoding: bytes, as: UTF8.self)
      case .fault: "!"
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000]) func partsMakeWholeMessages(_ size: Int) {
    let messages = [#"{"a":1}"#, "", #"{"ä":"→"}"#]
    let stream = messages.map(Self.frame).joined()
    #expect(texts(decode(stream, .contentLength, by: size)) == messages)
    #expect(texts(decode("{}\n\n \r\n[1]\r\n{", .lines, by: size)) == ["{}", "[1]\r"])
  }

  @Test func otherFieldsAndCasesAreFine() {
    let stream =
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  2 \r\n\r\n{}Content-Length: 2\n\n[]"
    #expect(texts(decode(stream, .contentLength, by: 5)) == ["{}", "[]"])
  }

  @Test(arguments: [1, 13, 5000]) func garbageIsPassedOverAndTold(_ size: Int) {
    let good = Self.frame("{}")
    for garbage in [
      "hello\r\n\r\n", "{\"jsonrpc\":\"2.0\"}", "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n",
      String(repeating: "z", count: 9000), "\0\u{1}\u{FFFD}\n\n", "Content-Length\r\n\r\n",
    ] {
      #expect(texts(decode(garbage + good + good, .contentLength, by: size)).suffix(2) == ["{}", "{}"], "\(garbage)")
      #expect(texts(decode(garbage + good, .contentLength, by: size)).contains("!"), "\(garbage)")
    }
  }

  @Test func lengthsThatNobodyMeansHoldNothingUp() {
    let good = Self.frame("{}")
    for length in ["99999999999999999999999999", "9223372036854775807", "2000000000"] {
      #expect(texts(decode("Content-Length: \(length)\r\n\r\n{}" + good, .contentLength, by: 9)).last == "{}")
    }
    let long = String(repeating: "x", count: 5000)
    #expect(texts(decode(Self.frame(long) + good, .contentLength, by: 100)) == ["!", "{}"])
    #expect(texts(decode(long + "\n{}\n", .lines, by: 100)) == ["!", "{}"])
  }
}

/// How messages follow each other in a stream of bytes.
public enum Framing: Hashable, Sendable {
  /// A header with the length in bytes, an empty line, the message.
  case contentLength
  /// A message a line.
  case lines

  func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .contentLength: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [0x0A]
    }
  }

  func decoder(largest: Int) -> any FrameDecoder {
    switch self {
    case .contentLength: HeaderFrameDecoder(largest: largest)
    case .lines: LineFrameDecoder(largest: largest)
    }
  }
}

/// What came out of a stream.
enum Frame: Hashable, Sendable {
  case message([UInt8])
  /// Bytes that were passed over, and why.
  case fault(String)
}

/// Bytes as they come to whole messages. Never holds more than one message of the largest size.
protocol FrameDecoder {
  mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Frame]
}

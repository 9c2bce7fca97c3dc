/// How messages are separated in a stream of bytes.
public enum Framing: Hashable, Sendable {
  /// A header with the length in bytes, an empty line, the message.
  case contentLength
  /// One message per line.
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

/// A decoded part of a stream.
enum Frame: Hashable, Sendable {
  case message([UInt8])
  /// Bytes that were skipped, and why.
  case fault(String)
}

/// Converts received bytes to whole messages. It never stores more than one message of the largest size.
protocol FrameDecoder {
  mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Frame]
}

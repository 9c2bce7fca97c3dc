#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output and standard error, unbuffered.
enum Output {
  enum Stream: Int32 {
    case standardOutput = 1
    case standardError = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  /// A message for a person. What cannot be written is lost: there is nobody to tell.
  static func write(_ text: String, to stream: Stream) {
    _ = write(Array(text.utf8), to: stream)
  }

  /// A command's result. A reader who has gone is no failure; a full disk is.
  static func result(_ text: String) throws(WriteFailure) { try result(Array(text.utf8)) }

  static func result(_ bytes: [UInt8]) throws(WriteFailure) {
    let code = write(bytes, to: .standardOutput)
    if code != 0, code != EPIPE { throw WriteFailure(code: code) }
  }

  struct WriteFailure: Error, CustomStringConvertible {
    var code: Int32
    var description: String { "standard output cannot be written: \(String(cString: strerror(code)))." }
  }

  /// The system's error code, or 0.
  private static func write(_ bytes: [UInt8], to stream: Stream) -> Int32 {
    var start = 0
    while start < bytes.count {
      let size = bytes[start...].withUnsafeBytes { send(stream.rawValue, $0) }
      if size > 0 {
        start += size
      } else if size < 0, errno == EAGAIN {
        // The other end of the terminal or pipe is set to not wait.
        var descriptor = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if size == 0 || errno != EINTR {
        return size == 0 ? EIO : errno
      }
    }
    return 0
  }

  private static func send(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// A remark for the person at the terminal.
  static func note(_ text: String) { write("note: \(text)\n", to: .standardError) }
}

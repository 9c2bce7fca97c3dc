import NavigationModel

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

  /// A message for a person, of one or several lines. It may quote sources, git or the command line, so every line is
  /// made safe here.
  static func tell(_ text: String) { write(PlainText.block(text), to: .standardError) }

  /// Text with colours. A command for a CI service in a name is broken. Write errors are ignored: nobody could be told.
  static func write(_ text: String, to stream: Stream) {
    _ = send(ServiceCommands.broken(Array(text.utf8)), to: stream)
  }

  /// A command's result as text. A closed pipe is no failure; a full disk is.
  ///
  /// Every format makes names from sources harmless in its own spelling. This is the last guard: no output line is a
  /// command for a CI service.
  ///
  /// - Parameter commands: the beginnings of the format's own commands; only these pass.
  static func result(_ text: [UInt8], commands: [String] = []) throws(WriteFailure) {
    try data(ServiceCommands.broken(text, but: commands))
  }

  static func result(_ text: String) throws(WriteFailure) { try result(Array(text.utf8)) }

  /// A command's result that is no text, such as a picture.
  static func data(_ bytes: [UInt8]) throws(WriteFailure) {
    let code = send(bytes, to: .standardOutput)
    if code != 0, code != EPIPE { throw WriteFailure(code: code) }
  }

  struct WriteFailure: Error, CustomStringConvertible {
    var code: Int32
    var description: String { "standard output cannot be written: \(String(cString: strerror(code)))." }
  }

  /// The system's error code, or 0.
  private static func send(_ bytes: [UInt8], to stream: Stream) -> Int32 {
    var start = 0
    while start < bytes.count {
      let size = bytes[start...].withUnsafeBytes { send(stream.rawValue, $0) }
      if size > 0 {
        start += size
      } else if size < 0, errno == EAGAIN {
        // The other end of the terminal or pipe is non-blocking.
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
  static func note(_ text: String) { tell("note: \(text)\n") }
}

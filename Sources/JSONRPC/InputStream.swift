import Threads

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Connection {
  /// Reads a file descriptor on a thread of its own, until it ends. If the system cannot start a thread, the input is
  /// treated as ended.
  public func receive(from descriptor: Int32) {
    let isReading = LargeStack.start { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let size = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if size > 0 {
          receive(buffer[..<size])
        } else if size < 0, errno == EAGAIN {
          // The other end of the pipe has made it non-blocking.
          var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&waited, 1, -1)
        } else if size == 0 || errno != EINTR {
          return end()
        }
      }
    }
    if !isReading { end() }
  }
}

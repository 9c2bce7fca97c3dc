#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few system calls that listening on the loopback address needs.
struct LoopbackSocket: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var port: UInt16
    var code: Int32
    var description: String {
      "port \(port) of this machine cannot be used: \(String(cString: strerror(code))). Use --port 0 for a free one."
    }
  }

  private let descriptor: Int32
  let port: UInt16

  /// - Parameter port: 0 for one that is free.
  init(port wanted: UInt16) throws {
    let descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { throw Failure(port: wanted, code: errno) }
    // The port can be reused immediately after a run.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = Self.withGeneric(&address) { bind(descriptor, $0, size) == 0 }
    guard isBound, listen(descriptor, 16) == 0, Self.withGeneric(&address, { getsockname(descriptor, $0, &size) == 0 })
    else {
      let code = errno
      close(descriptor)
      throw Failure(port: wanted, code: code)
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  private static func withGeneric(_ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Bool)
    -> Bool
  {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// Waits for a client; nil if the socket can accept none any more.
  func accept() -> Connection? {
    while true {
      let client = systemAccept(descriptor, nil, nil)
      if client >= 0 { return Connection(descriptor: client) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(100_000)
      default: return nil
      }
    }
  }

  struct Connection: Sendable {
    fileprivate let descriptor: Int32

    fileprivate init(descriptor: Int32) {
      self.descriptor = descriptor
      // A client that sends or receives nothing is not waited for.
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    }

    func close() { systemClose(descriptor) }

    /// The bytes before the first empty line; nil if none arrives.
    func readHead(atMost limit: Int) -> ArraySlice<UInt8>? {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while bytes.count <= limit {
        let size = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard size > 0 else { return nil }
        let seen = max(0, bytes.count - 3)
        bytes += buffer[..<size]
        let end = bytes[seen...].indices.first { bytes[$0...].starts(with: "\r\n\r\n".utf8) }
        if let end { return bytes[..<end] }
      }
      return nil
    }

    /// Stops if the browser has closed the connection. The signal for that has to be ignored, which the program does
    /// from its start.
    func write(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let size = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        if size < 0, errno == EINTR { continue }
        guard size > 0 else { return }
        rest = rest.dropFirst(size)
      }
    }
  }
}

// The methods with the same names hide these functions.
private func systemAccept(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ size: UnsafeMutablePointer<socklen_t>?
) -> Int32 { accept(descriptor, address, size) }
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

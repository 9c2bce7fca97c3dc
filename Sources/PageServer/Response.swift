/// An HTTP/1.1 response, after which the connection is closed.
struct Response: Hashable, Sendable {
  enum Status: String, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
  }

  var status: Status
  var type: String
  var body: [UInt8]

  static func failure(_ status: Status) -> Response {
    Response(status: status, type: "text/plain; charset=utf-8", body: Array("\(status.rawValue)\n".utf8))
  }

  /// - Parameter withBody: false for `HEAD`.
  func bytes(withBody: Bool) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
      // The sources change, and a page made from them stays on this machine.
      "Cache-Control: no-store",
      // The URL contains the token: a link to another site must not reveal it.
      "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin", "", "",
    ].joined(separator: "\r\n")
    return Array(head.utf8) + (withBody ? body : [])
  }
}

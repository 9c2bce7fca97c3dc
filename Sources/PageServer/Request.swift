/// The head of an HTTP/1.1 request, as far as a page needs it. Bodies are not read: nothing is sent to this server.
struct Request: Hashable, Sendable {
  var method: String
  /// Without the query, not decoded: the server's own paths need no escapes.
  var path: String
  /// The values of the query, not decoded.
  var query: [String: String]
  /// The host that the client wants to reach; nil if it names none.
  var host: String?

  /// A longer head is refused.
  static let sizeLimit = 16 << 10

  /// nil for bytes that are not the head of a request.
  init?(head: ArraySlice<UInt8>) {
    guard head.count <= Self.sizeLimit, let text = String(validating: head, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else { continue }
      // Two hosts are an attack.
      guard host == nil else { return nil }
      host = line[line.index(after: colon)...].trimmingPrefix { $0 == " " }.description
    }
  }
}

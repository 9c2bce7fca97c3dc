import NavigationModel

/// A file that is open in an editor.
struct OpenDocument: Sendable {
  /// As the client writes it.
  var address: String
  var version: JSONValue
  var bytes: [UInt8]

  /// Applies changes in their order, each to the text that the previous ones produced.
  mutating func change(_ changes: JSONValue?, _ encoding: PositionEncoding) {
    guard case .array(let changes)? = changes else { return }
    for change in changes {
      guard case .string(let text)? = change["text"] else { continue }
      guard let range = TextRange(change["range"]) else {
        bytes = Array(text.utf8)
        continue
      }
      let lines = TextLines(bytes, encoding)
      let (start, end) = (lines.offset(of: range.start), lines.offset(of: range.end))
      bytes.replaceSubrange(start..<max(start, end), with: text.utf8)
    }
  }
}

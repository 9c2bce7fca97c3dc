/// Information about the lines of a source, by byte offsets.
struct SourceLines {
  let source: [UInt8]

  private static let lineFeed = UInt8(ascii: "\n")

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, source[start - 1] != Self.lineFeed { start -= 1 }
    return start
  }

  /// The whitespace at the start of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < source.count, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
    return text(start..<end)
  }

  /// Whether only whitespace comes before the offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    source[lineStart(of: offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The line break that the file uses.
  var lineBreak: String {
    guard let first = source.firstIndex(of: Self.lineFeed) else { return "\n" }
    return first > 0 && source[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// One step of indentation: that of the first indented line.
  var indentationUnit: String {
    var at = 0
    while at < source.count {
      let indent = indentation(at: at)
      if !indent.isEmpty, at + indent.utf8.count < source.count,
        ![Self.lineFeed, UInt8(ascii: "\r"), UInt8(ascii: "*")].contains(source[at + indent.utf8.count])
      {
        return indent.hasPrefix("\t") ? "\t" : indent
      }
      guard let end = source[at...].firstIndex(of: Self.lineFeed) else { break }
      at = end + 1
    }
    return "  "
  }

  /// The lines after the first, moved from one indentation to another; lines with less indentation stay.
  static func reindented(_ text: String, from old: String, to new: String) -> String {
    // By scalars: "\r\n" is one character, which is not "\n".
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return
      ([lines[0]]
      + lines.dropFirst().map {
        $0.hasPrefix(old) && !$0.allSatisfy(\.isWhitespace) ? new + $0.dropFirst(old.count) : $0
      })
      .joined(separator: "\n")
  }
}

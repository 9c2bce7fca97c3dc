import NavigationModel

/// The format of an answer.
public enum AnswerFormat: String, Sendable, CaseIterable {
  case text, json
}

/// The format of a list that people work through.
public enum ListFormat: String, Sendable, CaseIterable {
  case text, csv, markdown, json
}

/// Words and places that the answers share.
struct AnswerText {
  /// The folder that locations are relative to, as given on the command line.
  var root: String

  func place(_ location: SourceLocation) -> String {
    let path =
      location.file.hasPrefix("/") || root == "." || root.isEmpty
      ? location.file : root.hasSuffix("/") ? root + location.file : "\(root)/\(location.file)"
    return "\(PlainText.path(path)):\(location.line):\(location.column)"
  }

  static func json(_ location: SourceLocation) -> [JSONValue.Member] {
    [
      .init("file", .string(location.file)), .init("line", .integer(location.line)),
      .init("column", .integer(location.column)),
    ]
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// The first few names of a list; JSON has them all.
  static func list(_ names: [String], limit: Int = 3) -> String {
    let shown = names.prefix(names.count > limit ? limit - 1 : limit).map(PlainText.line).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit + 1) more" : shown
  }

  /// Columns of text: each but the last as wide as its widest cell.
  static func table(_ rows: [[String]], indent: String = "  ") -> String {
    var widths: [Int] = []
    for row in rows {
      for (place, cell) in row.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { place, cell in
        place == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[place] - cell.count)
      }
      var line = indent + cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

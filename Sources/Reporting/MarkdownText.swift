import NavigationModel

/// Text from sources in a Markdown document (GitHub's and GitLab's flavour).
public enum MarkdownText {
  /// Text that stays text: no markup, no link, no mention of a person, an issue or a commit, no emoji, no formula, no
  /// end of a table cell.
  ///
  /// Words that could be read as one of these become code, which no service interprets. All others stay as they are.
  public static func plain(_ text: String) -> String {
    let words = PlainText.line(text).split(separator: " ", omittingEmptySubsequences: false)
    var parts: [String] = []
    var asCode: [Substring] = []
    func close() {
      if !asCode.isEmpty { parts.append(code(asCode.joined(separator: " "))) }
      asCode = []
    }
    for (place, word) in words.enumerated() {
      if MarkdownWord(word, isFirst: place == 0).isInert {
        close()
        parts.append(String(word))
      } else {
        asCode.append(word)
      }
    }
    close()
    return parts.joined(separator: " ")
  }

  /// Text as code, which also works in a table's cell.
  public static func code(_ text: String) -> String {
    let line = PlainText.line(text)
    // A fence longer than any run of backticks inside.
    var longest = 0
    var run = 0
    for character in line.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A Markdown reader removes one space from both sides.
    let isPadded = longest > 0 || line.isEmpty || line.hasPrefix(" ") && line.hasSuffix(" ")
    let padding = isPadded ? " " : ""
    // In a table, a bar ends the cell even in code, unless it is escaped, which does not work after a backslash.
    let inCell = line.replacing("\\|", with: "\\\\u{7C}").replacing("|", with: "\\|")
    return fence + padding + inCell + padding + fence
  }

  /// The text up to a limit of bytes, cut at the end of a line, with a note about the rest.
  static func fitted(_ text: String, limit: Int, note: String) -> String {
    guard text.utf8.count > limit else { return text }
    var size = note.utf8.count + 2
    var kept: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      size += line.utf8.count + 1
      if size > limit { break }
      kept.append(line)
    }
    return kept.joined(separator: "\n") + "\n\n" + note + "\n"
  }
}

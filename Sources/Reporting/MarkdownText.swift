import NavigationModel

/// Text from sources in a Markdown document (GitHub's and GitLab's flavour).
enum MarkdownText {
  /// Text that stays text: no markup, no link, no mention of a person, no end of a table cell.
  static func plain(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "|", "~", "!":
        out.append(contentsOf: ["\\", scalar])
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      // Parted from the word that follows, or it would call a person of that name.
      case "@": out.append(contentsOf: "@<!-- -->".unicodeScalars)
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  /// Text as code, which also holds in a table's cell.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text)
    // A fence longer than any run of backticks inside.
    var longest = 0
    var run = 0
    for character in line.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 || line.isEmpty ? " " : ""
    // In a table, a bar ends the cell even in code, unless it is escaped.
    return fence + padding + line.replacing("|", with: "\\|") + padding + fence
  }

  /// The text up to a limit of bytes, cut at the end of a line, with a note of what is missing.
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

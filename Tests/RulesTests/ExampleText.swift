import Rules

/// A file of `Examples/`, read: a head of comments that ends at the first empty line, then the source, then what
/// stands beside it.
///
///     // A screen that is meant to hold the user, by a word of the team's
///     // option blocking: [Recall]
///
///     // prelude: home-app
///     struct RecallNoticeView: View { … }
///     // file: App/Info.plist
///     <plist>…</plist>
struct ExampleText {
  /// Why a file is no example, in words.
  struct Mistake: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  private(set) var title = ""
  /// The rule's options and their values, as a configuration writes them.
  private(set) var options: [(name: String, value: String)] = []
  private(set) var source = ""
  private(set) var attachments: [RuleExample.Attachment] = []

  /// - Parameter prelude: The text that takes the place of a line `// prelude: NAME`, by its name.
  init(_ text: String, prelude: (String) throws -> String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let headEnd = lines.firstIndex(of: ""), headEnd > 0, headEnd + 1 < lines.count, lines.last == "" else {
      throw Mistake("a file is a head, an empty line, the source, and a line break at the end")
    }
    for line in lines[..<headEnd] { try readHead(line) }
    try readFiles(lines[(headEnd + 1)...].dropLast(), prelude)
  }

  private mutating func readHead(_ line: String) throws {
    guard let said = Self.rest(of: line, after: "// ") else { throw Mistake("'\(line)' in the head is no comment") }
    guard !title.isEmpty else {
      title = said
      return
    }
    guard let option = Self.rest(of: said, after: "option "), let colon = option.firstRange(of: ": ") else {
      throw Mistake("'\(line)' in the head is not '// option NAME: VALUE'")
    }
    options.append((String(option[..<colon.lowerBound]), String(option[colon.upperBound...])))
  }

  private mutating func readFiles(_ lines: ArraySlice<String>, _ prelude: (String) throws -> String) throws {
    let mark = "// file: "
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix(mark) }
    let paths = lines.compactMap { Self.rest(of: $0, after: mark) }
    source = try (parts.first ?? []).map { line in
      try Self.rest(of: line, after: "// prelude: ").map(prelude) ?? line
    }.joined(separator: "\n")
    attachments = zip(paths, parts.dropFirst()).map { RuleExample.Attachment($0, $1.joined(separator: "\n")) }
  }

  private static func rest(of line: String, after start: String) -> String? {
    line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }
}

import NavigationModel

/// A pattern for names and paths, as a team writes it: a glob, or a regular expression between slashes.
///
/// Matching takes time proportional to pattern × text, whatever the pattern: all alternatives are followed at once.
public struct NamePattern: Hashable, Sendable {
  /// The kind of text that is matched.
  public enum Subject: Hashable, Sendable {
    /// A glob stands for the whole name; `*` is any run of characters.
    case name
    /// A glob stands for the whole path or for a folder above it; `*` stays within one folder, `**` does not.
    case path
  }

  /// As written in the configuration.
  public let text: String
  public let subject: Subject
  /// The number of captured groups: those of the expression, or the `*`, `**` and `{…}` of the glob.
  public let groupCount: Int
  /// The highest number in a `$1` of the text; 0 for a pattern without references.
  public let highestReference: Int
  /// nil where groups have to be filled in first.
  private let program: PatternProgram?

  /// People do not write longer patterns.
  public static let longestText = 500

  public init(_ text: String, _ subject: Subject = .name) throws(PatternError) {
    guard !text.isEmpty else { throw PatternError("it is empty") }
    guard text.unicodeScalars.count <= Self.longestText else {
      throw PatternError("it is longer than \(Self.longestText) characters")
    }
    self.text = text
    self.subject = subject
    let pieces = PatternTemplate.pieces(of: text)
    highestReference = PatternTemplate.highestReference(in: pieces)
    // Filled with sample texts, so that mistakes show when the configuration is read.
    let sample = PatternTemplate.filled(
      pieces, with: Array(repeating: "x", count: highestReference), isExpression: Self.isExpression(text))
    let compiled = try Self.compile(sample, subject)
    groupCount = compiled.groupCount
    program = highestReference == 0 ? compiled : nil
  }

  private init(filled text: String, of pattern: NamePattern, program: PatternProgram) {
    self.text = text
    self.program = program
    subject = pattern.subject
    groupCount = pattern.groupCount
    highestReference = 0
  }

  /// The pattern with `$1`, `$2` … replaced by the captured texts, taken literally. nil where the result is too long to
  /// match.
  public func filled(with groups: [String]) -> NamePattern? {
    if highestReference == 0 { return self }
    let pieces = PatternTemplate.pieces(of: text)
    let filled = PatternTemplate.filled(pieces, with: groups, isExpression: Self.isExpression(text))
    guard let program = try? Self.compile(filled, subject) else { return nil }
    return NamePattern(filled: filled, of: self, program: program)
  }

  /// The pattern only matches its own text.
  var isPlain: Bool {
    subject == .name && highestReference == 0 && !Self.isExpression(text) && !text.contains { "\\*?[{".contains($0) }
  }

  /// The captured texts where the pattern matches, empty for unused groups; nil where it does not match.
  public func groups(in text: String) -> [String]? { program?.match(text) }

  public func matches(_ text: String) -> Bool { groups(in: text) != nil }

  private static func isExpression(_ text: String) -> Bool {
    text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
  }

  private static func compile(_ text: String, _ subject: Subject) throws(PatternError) -> PatternProgram {
    let tree: PatternTree
    if isExpression(text) {
      var parser = ExpressionParser(text.dropFirst().dropLast())
      tree = try parser.parse()
    } else {
      if subject == .path, text.hasPrefix("/") {
        throw PatternError(
          "paths are relative to the configuration's folder, so omit the '/' at the start; a regular expression also ends in one"
        )
      }
      var parser = GlobParser(text, subject)
      tree = try parser.parse()
    }
    return try PatternProgram(tree, isAnchored: !isExpression(text))
  }
}

/// Why a pattern cannot be used, as the end of a sentence: "it is empty".
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
  init(_ description: String) { self.description = description }
}

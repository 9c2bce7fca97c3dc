/// A place in a source file.
public struct SourceLocation: Codable, Hashable, Sendable, Comparable {
  /// Relative to the root of the run, with `/` between the parts.
  public var file: String
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes.
  public var column: Int

  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// A top-level declaration of a file, with the identifiers in it.
public struct SourcePiece: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A struct, class, actor, enum or protocol.
    case type
    /// An extension, under the name of the type that it extends.
    case `extension`
    /// Anything else: an import, a function, a macro, a block of conditional compilation.
    case other
  }

  public var kind: Kind
  /// Without a prefix; empty for `other`.
  public var name: String
  /// As written: `struct`, `extension`, `import`; empty for the other kinds of `other`.
  public var keyword: String
  /// Offsets in bytes from the file's start, with the comments above it, without the line break before them.
  public var range: Range<Int>
  /// The line of its first token, from 1.
  public var line: Int
  /// The line of its last token, from 1.
  public var lastLine: Int
  /// The identifiers in it, each with the first line that has it. Comments are left out. A text counts if all of it may
  /// be a type's name, as for `NSClassFromString`.
  public var words: [String: Int]
  /// The string literals in it that have no interpolation.
  public var texts: Set<String>
}

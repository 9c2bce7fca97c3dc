/// A declaration at the top of a file, with the words that it is made of.
public struct SourcePiece: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A struct, class, actor, enum or protocol.
    case type
    /// An extension, under the name of the type that it extends.
    case `extension`
    /// What is no whole type: an import, a function, a macro, a block of conditional compilation.
    case other
  }

  public var kind: Kind
  /// Simple; empty for `other`.
  public var name: String
  /// As written: `struct`, `extension`, `import`; empty for what else is `other`.
  public var keyword: String
  /// Offsets in bytes from the file's start, with the comments above it, without the line break before them.
  public var range: Range<Int>
  /// Of its first token; 1-based.
  public var line: Int
  /// Of its last token; 1-based.
  public var lastLine: Int
  /// The identifiers in it, each with the first line that has it. Comments are left out. Text counts where all of it
  /// may be a type's name, as for `NSClassFromString`.
  public var words: [String: Int]
  /// The texts without interpolation in it.
  public var texts: Set<String>
}

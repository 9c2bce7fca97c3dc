@_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// One way to read a source: the bytes that the parser gets, and the language that it takes them for.
///
/// The bytes have the file's length, lines and columns.
struct SourceReading {
  var bytes: [UInt8]
  /// As a compiler does that was told to take all that is not yet, or no longer, part of the language.
  var isLenient = false
  /// Told instead of what the parser says: the bytes are not what stands in the file.
  var fault: SourceFault?

  /// The ways to read a source, the likeliest first. The first that parses holds; where none does, the one that is told.
  ///
  /// Of an unfinished merge one side is read; of a template what it is without its marks; where closures begin with a
  /// parenthesis, the parser is told so.
  static func all(of source: [UInt8]) -> (first: SourceReading, others: [() -> SourceReading?], told: Told) {
    let settled = MergeConflicts.settled(source)
    guard settled == source else {
      // In a comment or a text the marks are no conflict.
      let side = { SourceReading(bytes: settled, fault: MergeConflicts.fault(source, settled: settled)) }
      return (SourceReading(bytes: source), [side], .last)
    }
    return (
      SourceReading(bytes: source),
      [
        { SourceReading(bytes: source, isLenient: true) },
        { ClosureStarts.told(source).map { SourceReading(bytes: $0) } },
        { TemplateMarks.filled(source).map { SourceReading(bytes: $0) } },
      ], .first
    )
  }

  /// Which reading's facts are those of a file that parses in none.
  enum Told { case first, last }

  /// The tree of a part of the bytes. Needs a large stack.
  func parse(_ part: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    guard isLenient else { return Parser.parse(source: part, maximumNestingLevel: FactExtractor.nestingLimit) }
    var parser = Parser(
      part, maximumNestingLevel: FactExtractor.nestingLimit, swiftVersion: .v5,
      experimentalFeatures: Parser.ExperimentalFeatures(rawValue: .max))
    return SourceFileSyntax.parse(from: &parser)
  }
}

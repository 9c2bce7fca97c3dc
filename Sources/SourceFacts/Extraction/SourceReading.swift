@_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// One way to read a source: the bytes for the parser, and the language mode.
///
/// The bytes keep the file's length, lines and columns.
struct SourceReading {
  var bytes: [UInt8]
  /// Accepts all experimental and removed language features.
  var isLenient = false
  /// Replaces the parser's fault: the bytes are not those of the file.
  var fault: SourceFault?

  /// The ways to read a source, the likeliest first. The first one that parses is used; where none does, the reported
  /// one.
  ///
  /// Of an unfinished merge one side is read; a template is read without its marks; where closures begin with a
  /// parenthesis, a semicolon tells the parser so.
  static func all(of source: [UInt8]) -> (first: SourceReading, others: [() -> SourceReading?], told: Told) {
    let settled = MergeConflicts.settled(source)
    guard settled == source else {
      // In a comment or a string the marks are no conflict.
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

  /// Which reading's facts are used for a file that does not parse in any.
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

/// A part of a file that is not read, because reading it could take unbounded time or memory.
///
/// No source that people write comes near these limits. The text before and after the part is read as usual.
public struct SourceCut: Hashable, Sendable {
  public enum Reason: UInt8, Sendable, CaseIterable {
    case brackets = 1
    case squareBrackets, attributes, angles, conditionals, runs, syntax, words, heads, strays, bracesInLine, chains
  }

  /// 1-based line on which the first such part starts.
  public var line: UInt32
  public var reason: Reason

  public init(line: UInt32, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  init(at offset: Int, in source: [UInt8], reason: Reason) {
    var line: UInt32 = 1
    // As editors count: "\r\n" is one break.
    for index in 0..<min(offset, source.count)
    where source[index] == 0x0A || (source[index] == 0x0D && index + 1 < source.count && source[index + 1] != 0x0A) {
      line += 1
    }
    self.init(line: line, reason: reason)
  }

  /// The part and its limit: "brackets stand more than 128 deep in one another".
  public var description: String {
    switch reason {
    case .brackets: "brackets are nested more than \(NestingGuard.limits.brackets) deep"
    case .squareBrackets: "square brackets are nested more than \(NestingGuard.limits.squares) deep"
    case .attributes: "attributes are nested more than \(NestingGuard.limits.attributes) deep"
    case .angles: "more than \(NestingGuard.limits.angles) '<' are open"
    case .conditionals: "'#if' is nested more than \(NestingGuard.limits.conditionals) deep"
    case .runs: "more than \(NestingGuard.limits.runs) characters of one kind follow one another"
    case .words: "more than \(NestingGuard.limits.words) words follow one another without punctuation"
    case .heads: "more than \(NestingGuard.limits.heads) consecutive types and statements have no braces"
    case .chains:
      "a chain has more than \(Lowering.chainLimit) members and calls, or more than \(Lowering.branchLimit) 'else if'"
    case .bracesInLine: "one line opens more than \(NestingGuard.limits.bracesInLine) nested braces"
    case .strays: "more than \(NestingGuard.limits.strays) words in a type's braces belong to no declaration"
    case .syntax: "the syntax is nested more than \(FactExtractor.nestingLimit) deep"
    }
  }
}

import NavigationModel
import SourceFacts
import SwiftParser
import SwiftSyntax

/// Makes the changes that fixes describe in the text of one file.
/// Each operation finds its node in the syntax tree and becomes replacements of byte ranges that begin and end with
/// tokens, so comments and formatting are kept. Nothing is changed unless the result parses as well as the source did.
public struct SourceFixer: Sendable {
  /// The results of the fixes, by their index in the list.
  public struct Outcome: Hashable, Sendable {
    public var source: [UInt8]
    public var applied: [Int] = []
    public var refused: [Refusal] = []
  }

  public struct Refusal: Hashable, Sendable {
    public var fix: Int
    /// Why, as the end of "not fixed: …".
    public var reason: String
  }

  public init() {}

  /// Applies as many of the fixes as can be combined: of two that touch the same text the first is applied; run again
  /// for the other.
  /// A fix that also has edits in other files is refused as a whole. The cost is linear in the source, and quadratic in
  /// the number of edits.
  public func apply(_ fixes: [Fix], to source: [UInt8], file: String) -> Outcome {
    var outcome = Outcome(source: source)
    let tree: SourceFileSyntax
    do throws(FixRefusal) { tree = try Self.parse(source) } catch {
      outcome.refused = fixes.indices.map { Refusal(fix: $0, reason: error.reason) }
      return outcome
    }
    let locator = NodeLocator(tree: tree, file: file)
    var replacements: [Replacement] = []
    for (index, fix) in fixes.enumerated() {
      do throws(FixRefusal) {
        var own: [Replacement] = []
        for edit in fix.edits { own += try EditPlanner(locator: locator, source: source).replacements(for: edit) }
        if own.isEmpty { throw FixRefusal("there is nothing to change") }
        if own.contains(where: { a in replacements.contains { $0.overlaps(a) } }) {
          throw FixRefusal("another fix changes the same lines")
        }
        replacements += own
        outcome.applied.append(index)
      } catch {
        outcome.refused.append(Refusal(fix: index, reason: error.reason))
      }
    }
    let changed = Replacement.apply(replacements, to: source)
    if !replacements.isEmpty, !parses(changed, as: tree) {
      outcome.refused = fixes.indices.map { index in
        outcome.refused.first { $0.fix == index } ?? Refusal(fix: index, reason: "the changed file would not parse")
      }
      outcome.applied = []
      return outcome
    }
    outcome.source = changed
    return outcome
  }

  /// The change of text that each fix alone makes; nil for one that would be refused.
  public func changes(for fixes: [Fix], in source: [UInt8], file: String) -> [[TextChange]?] {
    guard let tree = try? Self.parse(source) else { return fixes.map { _ in nil } }
    let locator = NodeLocator(tree: tree, file: file)
    let lines = LineStarts(source)
    return fixes.map { fix in
      var replacements: [Replacement] = []
      for edit in fix.edits {
        guard let own = try? EditPlanner(locator: locator, source: source).replacements(for: edit) else { return nil }
        replacements += own
      }
      let changed = Replacement.apply(replacements, to: source)
      guard !replacements.isEmpty, parses(changed, as: tree) else { return nil }
      return replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { replacement in
        TextChange(
          start: lines.place(of: replacement.range.lowerBound, in: file),
          end: lines.place(of: replacement.range.upperBound, in: file),
          text: replacement.text)
      }
    }
  }

  /// A source that extraction does not parse because it would cost too much is not parsed here either.
  private static func parse(_ source: [UInt8]) throws(FixRefusal) -> SourceFileSyntax {
    if let cut = FactExtractor.unreadable(in: source) {
      throw FixRefusal("in line \(cut.line) of the file \(cut.description)")
    }
    guard let text = String(validating: source, as: UTF8.self) else { throw FixRefusal("the file is not valid UTF-8") }
    return Parser.parse(source: text)
  }

  /// Whether the changed source parses as well as the original.
  private func parses(_ changed: [UInt8], as before: SourceFileSyntax) -> Bool {
    guard let tree = try? Self.parse(changed) else { return false }
    return errors(in: tree) <= errors(in: before)
  }

  /// Tokens that the parser had to add or could not use.
  private func errors(in tree: SourceFileSyntax) -> Int {
    guard tree.hasError else { return 0 }
    return tree.tokens(viewMode: .all).count {
      $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
    }
  }
}

/// Converts byte offsets to lines and columns.
private struct LineStarts {
  private var starts = [0]

  init(_ source: [UInt8]) {
    for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
  }

  func place(of offset: Int, in file: String) -> NavigationModel.SourceLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return NavigationModel.SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
  }
}

/// Why an edit is refused.
struct FixRefusal: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// New text for a range of bytes.
struct Replacement: Hashable {
  /// Offsets in bytes from the file's start.
  var range: Range<Int>
  var text: String

  /// Two insertions at the same position overlap, too: their order would be arbitrary.
  func overlaps(_ other: Replacement) -> Bool {
    range.lowerBound == other.range.lowerBound || range.overlaps(other.range)
      || (range.isEmpty && other.range.contains(range.lowerBound))
      || (other.range.isEmpty && range.contains(other.range.lowerBound))
  }

  static func apply(_ replacements: [Replacement], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source[at..<replacement.range.lowerBound]
      result += Array(replacement.text.utf8)
      at = replacement.range.upperBound
    }
    return result + source[at...]
  }
}

import SourceFacts
import SwiftParser
import SwiftSyntax

/// Splits a file into its top-level declarations, and removes some of them.
public struct SourcePieces: Sendable {
  /// In order.
  public let pieces: [SourcePiece]
  private let source: [UInt8]

  /// Whether the source is UTF-8 and not too costly to parse. Nothing is parsed.
  public static func canTakeApart(_ source: [UInt8]) -> Bool {
    FactExtractor.unreadable(in: source) == nil && String(validating: source, as: UTF8.self) != nil
  }

  /// nil for a source that is too costly to parse, or that is not UTF-8. Linear in the source.
  public init?(_ source: [UInt8]) {
    guard FactExtractor.unreadable(in: source) == nil, let text = String(validating: source, as: UTF8.self) else {
      return nil
    }
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    self.source = source
    pieces = tree.statements.map { Self.piece($0, converter) }
  }

  /// The source without these pieces; nil if nothing but imports and comments would be left.
  /// - Parameter places: indices of pieces in ``pieces``.
  public func source(without places: Set<Int>) -> [UInt8]? {
    let rest = pieces.indices.filter { !places.contains($0) }
    if rest.allSatisfy({ pieces[$0].isImport }) { return nil }
    var result: [UInt8] = []
    var at = 0
    for place in places.sorted() {
      result += source[at..<pieces[place].range.lowerBound]
      at = pieces[place].range.upperBound
      // The line break after a piece, and a blank line, are removed with it.
      var breaks = 0
      while at < source.count, breaks < 2, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source[at]) {
        if source[at] == UInt8(ascii: "\n") { breaks += 1 }
        at += 1
      }
    }
    return result + source[at...]
  }

  private static func piece(_ item: CodeBlockItemSyntax, _ converter: SourceLocationConverter) -> SourcePiece {
    let (kind, name, keyword) = identity(of: item.item)
    var words: [String: Int] = [:]
    var texts: Set<String> = []
    for token in item.tokens(viewMode: .sourceAccurate) {
      let word: String
      switch token.tokenKind {
      case .identifier(let text): word = text
      case .stringSegment(let text):
        if token.parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1 { texts.insert(text) }
        guard let last = className(in: text) else { continue }
        word = last
      default: continue
      }
      let plain = word.filter { $0 != "`" }
      if words[plain] == nil { words[plain] = converter.location(for: token.positionAfterSkippingLeadingTrivia).line }
    }
    let start = item.positionAfterSkippingLeadingTrivia
    return SourcePiece(
      kind: kind, name: name, keyword: keyword,
      range: commented(item)..<item.endPositionBeforeTrailingTrivia.utf8Offset,
      line: converter.location(for: start).line,
      lastLine: converter.location(for: item.endPositionBeforeTrailingTrivia).line, words: words, texts: texts)
  }

  private static func identity(of item: CodeBlockItemSyntax.Item) -> (SourcePiece.Kind, name: String, keyword: String) {
    guard case .decl(let declaration) = item else { return (.other, "", "") }
    if let block = declaration.as(ExtensionDeclSyntax.self) {
      return (.extension, extended(block.extendedType), "extension")
    }
    guard let named = declaration.asProtocol(NamedDeclSyntax.self),
      let type = declaration.asProtocol(DeclGroupSyntax.self)
    else { return (.other, "", declaration.is(ImportDeclSyntax.self) ? SourcePiece.importKeyword : "") }
    return (.type, named.name.text.filter { $0 != "`" }, type.introducer.text)
  }

  /// An extension of a nested type belongs to the outer type.
  private static func extended(_ type: TypeSyntax) -> String {
    var type = type
    while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.text.filter { $0 != "`" } ?? ""
  }

  /// `OldController` or `App.OldController`.
  private static func className(in text: String) -> String? {
    let isName =
      !text.isEmpty
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 >= 0x80
          || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
          || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
      }
    return isName ? text.split(separator: ".").last.map(String.init) : nil
  }

  /// The start of the comments directly above the item.
  private static func commented(_ item: CodeBlockItemSyntax) -> Int {
    let end = item.positionAfterSkippingLeadingTrivia.utf8Offset
    var start = end
    var at = end
    var breaks = 0
    for piece in item.leadingTrivia.reversed() {
      at -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        if breaks > 1 { return start }
        breaks = 0
        start = at
      default: break
      }
      if breaks > 1 { return start }
    }
    return start
  }
}

extension SourcePiece {
  static let importKeyword = "import"
  fileprivate var isImport: Bool { keyword == Self.importKeyword }
}

@_spi(RawSyntax) import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Searches the tree of a file that is no valid Swift for tokens that the parser inserted, and for text that it
/// skipped.
///
/// Only broken files are walked, in linear time and without recursion: a chain of calls nests its nodes as deep as it
/// is long.
struct SyntaxFaults {
  private struct Fault {
    var offset: Int
    var message: String
  }

  /// The next node or token to examine, in source order.
  private enum Step {
    case node(RawSyntax)
    case fault(Fault)
  }

  private var first: Fault?
  private var count = 0
  private var lastOffset = -1
  /// The end of the last token of the source.
  private var end = 0
  private let base: UnsafePointer<UInt8>?
  private let sourceCount: Int

  /// The first fault; nil where the parser's complaint does not matter for a reader: a placeholder of an editor, an old
  /// encoding, code for another version of the language, a name in backticks that a compiler rejects.
  ///
  /// - Parameter part: the part of the source for which the tree stands.
  static func first(in tree: SourceFileSyntax, _ part: Range<Int>, of source: [UInt8]) -> SourceFault? {
    guard tree.hasError || mayBeMarkup(source[part]) else { return nil }
    // The raw nodes are pointers into the tree's arena.
    return withExtendedLifetime(tree) {
      var faults = SyntaxFaults(tree: tree.raw, sourceCount: part.count)
      faults.walk(tree.raw)
      return faults.first.map {
        SourceFault(at: part.lowerBound + $0.offset, in: source, message: $0.message, more: faults.count - 1)
      }
    }
  }

  /// Whether a line begins with a tag. The parser reads `<html><body>` as names and operators, as it does not know
  /// which operators exist.
  private static func mayBeMarkup(_ source: ArraySlice<UInt8>) -> Bool {
    source.withUnsafeBytes { bytes in
      var place = 0
      while let base = bytes.baseAddress, place + 1 < bytes.count,
        let angle = memchr(base + place, Int32(UInt8(ascii: "<")), bytes.count - place - 1)
      {
        place = base.distance(to: UnsafeRawPointer(angle))
        let next = bytes[place + 1]
        let isTag = isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        if isTag, startsLine(place, in: bytes) { return true }
        place += 1
      }
      return false
    }
  }

  private static func startsLine(_ place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var before = place - 1
    // Nobody indents deeper.
    while before >= 0, before > place - 200, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    return before < 0 || bytes[before] == 0x0A || bytes[before] == 0x0D
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private init(tree: RawSyntax, sourceCount: Int) {
    self.sourceCount = sourceCount
    // Tokens point into the arena's copy of the source.
    base = tree.firstPresentToken?.tokenView.flatMap { view in
      view.rawText.baseAddress.map { $0 - view.leadingTriviaByteLength }
    }
  }

  private mutating func walk(_ root: RawSyntax) {
    var open = [Step.node(root)]
    while let step = open.popLast() {
      switch step {
      case .fault(let fault): add(at: fault.offset, fault.message)
      case .node(let node): open += visit(node).reversed()
      }
    }
  }

  /// The steps for the children of a node.
  private mutating func visit(_ node: RawSyntax) -> [Step] {
    if let token = node.tokenView {
      visit(token)
      return []
    }
    if node.kind == .unexpectedNodes {
      visitUnexpected(node)
      return []
    }
    if let what = Self.missing[node.kind] {
      add(at: end, "\(what) is expected here")
      return node.slots.compactMap(\.self).filter { $0.byteLength > 0 }.map(Step.node)
    }
    return node.kind == .ifConfigDecl ? partsOfConditional(node) : parts(of: node)
  }

  private static let missing: [SyntaxKind: String] = [
    .missingDecl: "a declaration", .missingExpr: "an expression", .missingPattern: "a pattern",
    .missingStmt: "a statement", .missingType: "a type", .missing: "something",
  ]

  private mutating func add(at offset: Int, _ message: @autoclosure () -> String) {
    // One mistake often leaves several traces at one place.
    guard offset != lastOffset else { return }
    lastOffset = offset
    if first == nil { first = Fault(offset: offset, message: message()) }
    count += 1
  }

  // MARK: tokens

  private mutating func visit(_ token: RawSyntaxTokenView) {
    guard token.presence == .present else {
      add(at: end, "\(Self.expected(token)) is expected here")
      return
    }
    let start = offset(of: token) ?? end
    if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error,
      let message = Self.message(diagnostic.kind)
    {
      add(at: max(0, start - token.leadingTriviaByteLength) + Int(diagnostic.byteOffset), message)
    }
    if isTag(token, at: start) { add(at: start, "nothing in Swift begins with '<'") }
    end = start + token.textByteLength
  }

  /// At the start of a line; in a condition, `swift(<6)` has one, too.
  private func isTag(_ token: RawSyntaxTokenView, at start: Int) -> Bool {
    guard token.rawKind == .prefixOperator, token.rawText == "<" || token.rawText == "</", let base else {
      return false
    }
    return Self.startsLine(start, in: UnsafeRawBufferPointer(start: base, count: sourceCount))
  }

  private func offset(of token: RawSyntaxTokenView) -> Int? {
    guard let base, let text = token.rawText.baseAddress else { return nil }
    let distance = Int(bitPattern: text) &- Int(bitPattern: base)
    return distance >= 0 && distance <= sourceCount ? distance : nil
  }

  private static func expected(_ token: RawSyntaxTokenView) -> String {
    switch token.rawKind {
    case .identifier, .dollarIdentifier: return "a name"
    case .integerLiteral, .floatLiteral: return "a number"
    case .stringSegment: return "a string"
    case .binaryOperator, .prefixOperator, .postfixOperator: return "an operator"
    case .semicolon: return "a new line or ';'"
    default:
      let text = String(syntaxText: token.rawText)
      return text.isEmpty ? "something" : "'\(text)'"
    }
  }

  /// nil for a fault that a reader can ignore: the code around it is unaffected.
  private static func message(_ kind: TokenDiagnostic.Kind) -> String? {
    switch kind {
    case .editorPlaceholder, .invalidUtf8: nil
    // A name in backticks that a compiler rejects ends like any other.
    case .rawIdentifierCannotBeOperator, .rawIdentifierCannotBeAllWhitespace, .rawIdentifierCannotBeEmpty,
      .invalidBackslashInRawIdentifier, .invalidWhitespaceInRawIdentifier:
      nil
    case .sourceConflictMarker: MergeConflicts.message
    case .unterminatedBlockComment: "the comment that starts here never ends; '*/' is expected"
    case .unexpectedBlockCommentEnd: "this '*/' has no '/*'"
    case .unicodeCurlyQuote: "this is a curly quotation mark; '\"' is expected"
    case .unprintableAsciiCharacter, .invalidCharacter: "Swift does not allow this character here"
    case .invalidEscapeSequenceInStringLiteral: "the string contains an escape sequence that Swift does not know"
    case .insufficientIndentationInMultilineStringLiteral:
      "this line of a string is indented less than the '\"\"\"' that ends it"
    default: "this is not valid Swift"
    }
  }

  // MARK: parts

  private mutating func visitUnexpected(_ node: RawSyntax) {
    guard let token = node.firstPresentToken?.tokenView else { return }
    let start = offset(of: token) ?? end
    add(at: start, "'\(Self.shown(node))' is not expected here")
    if let last = node.lastPresentToken?.tokenView, let offset = offset(of: last) {
      end = offset + last.textByteLength
    }
  }

  /// The first words of unexpected text.
  private static func shown(_ node: RawSyntax) -> String {
    guard let first = node.firstPresentToken?.tokenText, let last = node.lastPresentToken?.tokenText,
      let start = first.baseAddress, let end = last.baseAddress, end >= start
    else { return "" }
    let text = Bytes(start: start, count: end - start + last.count)
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count > Self.mostShown || line.count < text.count else { return String(decoding: line, as: UTF8.self) }
    var cut = line.prefix(Self.mostShown)
    // Between characters.
    while let byte = cut.last, cut.count < line.count, line[cut.endIndex] & 0xC0 == 0x80, byte >= 0x80 {
      cut = cut.dropLast()
    }
    return String(decoding: cut, as: UTF8.self) + "…"
  }

  private static let mostShown = 40

  /// The node's children. A bracket or quotation mark that is never closed is reported at its opening, as the intended
  /// end is not known. Faults inside come first, as they may be the cause.
  private func parts(of node: RawSyntax) -> [Step] {
    let children = node.slots.compactMap(\.self)
    return children.map { child in
      guard let end = child.tokenView, end.presence == .missing, let kinds = Self.openers[end.rawKind],
        let opener = children.lazy.compactMap(\.tokenView).first(where: {
          $0.presence == .present && kinds.contains($0.rawKind)
        })
      else { return .node(child) }
      return unclosed(opener, by: end).map(Step.fault) ?? .node(child)
    }
  }

  private func unclosed(_ opener: RawSyntaxTokenView, by end: RawSyntaxTokenView) -> Fault? {
    offset(of: opener).map {
      Fault(
        offset: $0,
        message: "this '\(String(syntaxText: opener.rawText))' is never closed; \(Self.expected(end)) is expected")
    }
  }

  private static let openers: [RawTokenKind: Set<RawTokenKind>] = [
    .rightBrace: [.leftBrace], .rightParen: [.leftParen], .rightSquare: [.leftSquare], .rightAngle: [.leftAngle],
    .stringQuote: [.stringQuote], .multilineStringQuote: [.multilineStringQuote], .singleQuote: [.singleQuote],
    .regexSlash: [.regexSlash], .backtick: [.backtick],
  ]

  /// The parts of an `#if` that a compiler of this language version would parse.
  private func partsOfConditional(_ node: RawSyntax) -> [Step] {
    var isTaken = false
    var opener: RawSyntaxTokenView?
    var steps: [Step] = []
    for case let child? in node.slots {
      if let end = child.tokenView, end.presence == .missing, let opener, let fault = unclosed(opener, by: end) {
        steps.append(.fault(fault))
        continue
      }
      guard child.kind == .ifConfigClauseList else {
        steps.append(.node(child))
        continue
      }
      for case let clause? in child.slots {
        if opener == nil { opener = clause.slots[Layout.ConditionalClause.keyword]?.tokenView }
        steps += parts(ofClause: clause, &isTaken)
      }
    }
    return steps
  }

  /// - Parameter isTaken: whether a preceding clause is the compiled one; set where this one is.
  private func parts(ofClause clause: RawSyntax, _ isTaken: inout Bool) -> [Step] {
    let truth = clause.slots[Layout.ConditionalClause.condition].map(LanguageCondition.truth)
    let isRead = !isTaken && truth != .some(.some(false))
    var steps: [Step] = []
    for (place, part) in clause.slots.enumerated() where isRead || place != Layout.ConditionalClause.elements {
      if let part { steps.append(.node(part)) }
    }
    if truth == .some(.some(true)) { isTaken = true }
    return steps
  }
}

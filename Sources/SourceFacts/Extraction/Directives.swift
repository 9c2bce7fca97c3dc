@_spi(RawSyntax) import SwiftSyntax

/// Finds the comments that speak to navlint.
enum Directives {
  private static let mark = Array("navlint:".utf8)

  static func find(
    in source: [UInt8], tree: RawSyntax, line: (Int) -> UInt32
  ) -> [FileFacts.Directive] {
    var result: [FileFacts.Directive] = []
    var from = 0
    while let offset = firstMark(in: source, from: from) {
      from = offset + mark.count
      guard let comment = comment(around: offset, in: tree) else { continue }
      result.append(
        FileFacts.Directive(
          line: line(comment.lowerBound), text: text(source[offset..<min(comment.upperBound, source.count)])))
      from = max(from, comment.upperBound)
    }
    return result
  }

  private static func firstMark(in source: [UInt8], from start: Int) -> Int? {
    source.withUnsafeBufferPointer { bytes in
      var index = start
      let last = bytes.count - mark.count
      while index <= last {
        if bytes[index] == mark[0], (1..<mark.count).allSatisfy({ bytes[index + $0] == mark[$0] }) { return index }
        index += 1
      }
      return nil
    }
  }

  /// The extent of the comment that holds an offset; nil when none does (a string literal, say).
  private static func comment(around offset: Int, in tree: RawSyntax) -> Range<Int>? {
    var node = tree
    var start = 0
    while node.kind != .token {
      var next: RawSyntax?
      for case let child? in node.slots {
        let length = child.byteLength
        if offset < start + length {
          next = child
          break
        }
        start += length
      }
      guard let next else { return nil }
      node = next
    }
    guard let token = node.tokenView else { return nil }
    let leading = token.leadingTriviaByteLength
    let textEnd = start + leading + node.tokenText.count
    if offset < start + leading { return comment(around: offset, in: token.leadingRawTriviaPieces, from: start) }
    if offset >= textEnd { return comment(around: offset, in: token.trailingRawTriviaPieces, from: textEnd) }
    return nil
  }

  private static func comment(around offset: Int, in pieces: [RawTriviaPiece], from start: Int) -> Range<Int>? {
    var start = start
    for piece in pieces {
      let end = start + piece.byteLength
      if offset < end {
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: return start..<end
        default: return nil
        }
      }
      start = end
    }
    return nil
  }

  /// Without the end of the comment and the space before it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes
    if text.suffix(2).elementsEqual("*/".utf8) { text.removeLast(2) }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

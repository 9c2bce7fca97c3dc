@_spi(RawSyntax) import SwiftSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the directive comments for navlint.
struct Directives {
  private static let mark = Array("navlint:".utf8)

  private let source: [UInt8]
  private let marks: [Int]
  /// In the order of the source.
  private(set) var found: [FileFacts.Directive] = []

  init(in source: [UInt8]) {
    self.source = source
    marks = Self.marks(in: source)
  }

  /// Examines each part of the tree once, whatever the number of comments.
  ///
  /// - Parameter offset: the start of the tree's part in the source.
  mutating func read(_ tree: RawSyntax, at offset: Int, line: (Int) -> UInt32) {
    if marks.isEmpty { return }
    var found: [(start: Int, directive: FileFacts.Directive)] = []
    func read(_ pieces: [RawTriviaPiece], from start: Int) {
      var start = start
      for piece in pieces {
        let end = start + piece.byteLength
        // A comment that only mentions navlint is for people.
        if Self.isComment(piece), let mark = Self.firstMark(marks, in: start..<end),
          source[start..<mark].allSatisfy(Self.isCommentStart)
        {
          found.append(
            (start, FileFacts.Directive(line: line(start), text: Self.text(source[mark..<min(end, source.count)]))))
        }
        start = end
      }
    }
    var open = [(node: tree, start: offset)]
    while let (node, start) = open.popLast() {
      if let token = node.tokenView {
        let textEnd = start + token.leadingTriviaByteLength + node.tokenText.count
        if Self.firstMark(marks, in: start..<(start + token.leadingTriviaByteLength)) != nil {
          read(token.leadingRawTriviaPieces, from: start)
        }
        if Self.firstMark(marks, in: textEnd..<(textEnd + token.trailingTriviaByteLength)) != nil {
          read(token.trailingRawTriviaPieces, from: textEnd)
        }
        continue
      }
      var childStart = start
      for case let child? in node.slots {
        let end = childStart + child.byteLength
        if Self.firstMark(marks, in: childStart..<end) != nil { open.append((child, childStart)) }
        childStart = end
      }
    }
    self.found += found.sorted { $0.start < $1.start }.map(\.directive)
  }

  private static func isComment(_ piece: RawTriviaPiece) -> Bool {
    switch piece {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  /// `/`, `*`, `!` and space.
  private static func isCommentStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!") || byte <= 0x20
  }

  /// The places of ``mark``, in order. Its colon is rarer than its letters, and the system finds single bytes fast.
  private static func marks(in source: [UInt8]) -> [Int] {
    source.withUnsafeBytes { bytes in
      var marks: [Int] = []
      var place = 0
      while let base = bytes.baseAddress, place < bytes.count,
        let colon = memchr(base + place, Int32(UInt8(ascii: ":")), bytes.count - place)
      {
        place = base.distance(to: UnsafeRawPointer(colon)) + 1
        let start = place - mark.count
        if start >= 0, memcmp(base + start, mark, mark.count) == 0 { marks.append(start) }
      }
      return marks
    }
  }

  /// The first mark that starts in a range.
  private static func firstMark(_ marks: [Int], in range: Range<Int>) -> Int? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] < range.upperBound ? marks[low] : nil
  }

  /// Without the end of the comment and the space before it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes
    if text.suffix(2).elementsEqual("*/".utf8) { text.removeLast(2) }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Splits a property list in NeXT's old notation, as Xcode writes its projects, into words and marks.
struct ProjectScanner {
  enum Token {
    case word(ArraySlice<UInt8>)
    case equals, semicolon
    case openDictionary, closeDictionary, openList, closeList
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Where the last token began.
  private(set) var start = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Skips commas, blanks and everything that is no text: words in lists are separated anyway.
  mutating func next() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      start = place
      switch byte {
      case ...UInt8(ascii: " "), UInt8(ascii: ","): place += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "\""): return .word(quoted())
      default:
        if let mark = Self.mark(byte) {
          place += 1
          return mark
        }
        return .word(bare())
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) { place += 1 }
    place = min(place + 2, bytes.count)
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
  }

  /// The text between the quotation marks, with escapes as written.
  private mutating func quoted() -> ArraySlice<UInt8> {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(place, bytes.count)
    place = min(end + 1, bytes.count)
    return bytes[start..<end]
  }

  private mutating func bare() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, !Self.endsWord(bytes[place]),
      !(bytes[place] == UInt8(ascii: "/") && follows(UInt8(ascii: "*")))
    { place += 1 }
    return bytes[start..<place]
  }

  private static func mark(_ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "{"): .openDictionary
    case UInt8(ascii: "}"): .closeDictionary
    case UInt8(ascii: "("): .openList
    case UInt8(ascii: ")"): .closeList
    default: nil
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || mark(byte) != nil
  }
}

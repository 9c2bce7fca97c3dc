import NavigationModel

/// A text and the starts of its lines. A line ends as the protocol and Swift define: with a line feed, a carriage
/// return, or both.
struct TextLines: Sendable {
  let bytes: [UInt8]
  let encoding: PositionEncoding
  private let starts: [Int]

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    for (place, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A)
      if byte == 0x0A || isReturn { starts.append(place + 1) }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// Counted from 0, without its line break; empty after the last line.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number) else { return [] }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[number]..<end]
  }

  /// The offset of a position; of the nearest one for a position that the text does not have.
  func offset(of position: Position) -> Int {
    guard position.line < starts.count else { return bytes.count }
    return starts[position.line] + encoding.bytes(in: line(position.line), units: position.character)
  }

  /// The position of a location of a graph.
  func position(of location: SourceLocation) -> Position {
    let number = max(0, location.line - 1)
    let line = line(number)
    let part = line.prefix(max(0, location.column - 1))
    return Position(line: number, character: encoding.units(in: part))
  }

  /// The range of the name at a location; if there is none, of one character.
  func range(at location: SourceLocation) -> TextRange {
    let start = position(of: location)
    let rest = line(start.line).dropFirst(max(0, location.column - 1))
    let word = rest.prefix(while: Self.isPartOfName)
    let end = word.isEmpty ? rest.prefix(1) : word
    return TextRange(start, Position(line: start.line, character: start.character + encoding.units(in: end)))
  }

  /// The name around a position; nil if there is none.
  func word(at position: Position) -> String? {
    let line = line(position.line)
    let at = line.startIndex + encoding.bytes(in: line, units: position.character)
    guard line.startIndex <= at, at <= line.endIndex else { return nil }
    let head = line[..<at].reversed().prefix(while: Self.isPartOfName).count
    let word = line[(at - head)...].prefix(while: Self.isPartOfName)
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

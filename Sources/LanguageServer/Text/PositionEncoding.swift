import NavigationModel

/// In which units the client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The encoding to use with a client: bytes if it supports them, because navlint also counts bytes.
  init(offered: JSONValue?) {
    guard case .array(let names)? = offered, names.contains(.string(Self.utf8.rawValue)) else {
      self = .utf16
      return
    }
    self = .utf8
  }

  /// The number of units of a part of a line.
  func units(in line: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: line.count
    // For bytes that are not valid UTF-8 a client shows a replacement character, which is one unit.
    case .utf16: line.allSatisfy { $0 < 0x80 } ? line.count : String(decoding: line, as: UTF8.self).utf16.count
    }
  }

  /// The number of bytes of a line that correspond to a number of units; never beyond its end, never inside of a
  /// character.
  func bytes(in line: ArraySlice<UInt8>, units: Int) -> Int {
    switch self {
    case .utf8:
      var end = line.startIndex + min(max(0, units), line.count)
      while end > line.startIndex, end < line.endIndex, line[end] & 0xC0 == 0x80 { end -= 1 }
      return end - line.startIndex
    case .utf16: return utf16Bytes(in: line, units: units)
    }
  }

  private func utf16Bytes(in line: ArraySlice<UInt8>, units: Int) -> Int {
    var (parser, iterator) = (Unicode.UTF8.ForwardParser(), line.makeIterator())
    var (bytes, left) = (0, units)
    while left > 0 {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        let width = Unicode.UTF8.decode(scalar).value > 0xFFFF ? 2 : 1
        guard width <= left else { return bytes }
        left -= width
        bytes += scalar.count
      case .error(let length):
        left -= 1
        bytes += length
      case .emptyInput: return bytes
      }
    }
    return bytes
  }
}

/// A position in a text as the protocol counts it: from 0, in the client's units.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue?) {
    guard case .integer(let line)? = value?["line"], case .integer(let character)? = value?["character"], line >= 0,
      character >= 0
    else { return nil }
    self.init(line: min(line, Self.largest), character: min(character, Self.largest))
  }

  /// The protocol's largest number; no text has positions beyond it.
  private static let largest = Int(Int32.max)

  static func < (a: Self, b: Self) -> Bool { (a.line, a.character) < (b.line, b.character) }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

struct TextRange: Hashable, Sendable {
  var start: Position
  var end: Position

  init(_ start: Position, _ end: Position) {
    self.start = start
    self.end = end
  }

  init?(_ value: JSONValue?) {
    guard let start = Position(value?["start"]), let end = Position(value?["end"]) else { return nil }
    self.init(min(start, end), max(start, end))
  }

  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  var json: JSONValue { ["start": start.json, "end": end.json] }
}

/// Text between quotation marks, as JSON and lists in the old notation write it.
struct QuotedText {
  private let bytes: ArraySlice<UInt8>
  private let hasEscapes: Bool
  /// The place after the closing mark.
  let end: Int

  /// - Parameter start: the place of the opening mark.
  /// - Returns: nil where no mark closes it.
  init?(in source: [UInt8], from start: Int) {
    let mark = source[start]
    var place = start + 1
    var hasEscapes = false
    while place < source.count, source[place] != mark {
      if source[place] == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    guard place < source.count else { return nil }
    bytes = source[start + 1..<place]
    self.hasEscapes = hasEscapes
    end = place + 1
  }

  /// The unescaped text. A character that begins no escape stands for itself.
  ///
  /// - Parameter octals: `\101` stands for a character, as in lists.
  func text(octals: Bool) -> String {
    guard hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = bytes
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<slash], as: UTF8.self).utf16
      rest = rest[(slash + 1)...]
      if let unit = Self.escaped(&rest, octals) { units.append(unit) }
    }
    units += String(decoding: rest, as: UTF8.self).utf16
    return String(decoding: units, as: UTF16.self)
  }

  /// The character of an escape, which is consumed; nil where there is none.
  private static func escaped(_ rest: inout ArraySlice<UInt8>, _ octals: Bool) -> UInt16? {
    guard let letter = rest.first, letter < 0x80 else { return nil }
    if octals, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) {
      return number(&rest, radix: 8, digits: 3) ?? 0xFFFD
    }
    rest = rest.dropFirst()
    switch letter {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return 0x20
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(&rest, radix: 16, digits: 4) ?? 0xFFFD
    default: return UInt16(letter)
    }
  }

  /// A number of at most this many digits, which are consumed; nil where there is none.
  private static func number(_ rest: inout ArraySlice<UInt8>, radix: Int, digits: Int) -> UInt16? {
    let found = rest.prefix(digits).prefix { Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    rest = rest.dropFirst(found.count)
    return UInt16(String(decoding: found, as: UTF8.self), radix: radix)
  }
}

/// Reads JSON from the front and builds nothing: most of a large file is skipped.
struct JSONCursor {
  private let bytes: [UInt8]
  private var place = 0

  /// Deeper values are refused.
  static let depthLimit = 200

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    restart()
  }

  mutating func restart() { place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func fault(_ message: String) -> SourceFault { SourceFault(at: place, in: bytes, message: message) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  /// Enters an object.
  mutating func open() throws(SourceFault) {
    skipSpace()
    guard next == UInt8(ascii: "{") else { throw fault("this is not the JSON of a string catalog; '{' is expected") }
    place += 1
  }

  /// The next key of the current object, whose value must be read next; nil at the object's end.
  mutating func key() throws(SourceFault) -> String? {
    skipSpace()
    if next == UInt8(ascii: ",") {
      place += 1
      skipSpace()
    }
    if next == UInt8(ascii: "}") {
      place += 1
      return nil
    }
    guard next == UInt8(ascii: "\"") else { throw fault("this is not JSON; a key is expected") }
    let key = try string()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw fault("this is not JSON; ':' is expected") }
    place += 1
    return key
  }

  /// The value where it is a string; another one is skipped.
  mutating func text() throws(SourceFault) -> String? {
    skipSpace()
    guard next == UInt8(ascii: "\"") else {
      try skip()
      return nil
    }
    return try string()
  }

  /// Skips a value.
  mutating func skip() throws(SourceFault) {
    var depth = 0
    repeat {
      skipSpace()
      guard let byte = next else { throw fault("this JSON is not closed") }
      switch byte {
      case UInt8(ascii: "\""): _ = try quoted()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth < Self.depthLimit else {
          throw fault("values are nested more than \(Self.depthLimit) deep")
        }
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw fault("this is not JSON; a value is expected") }
        depth -= 1
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw fault("this is not JSON; a value is expected") }
        place += 1
      default: try skipWord()
      }
    } while depth > 0
  }

  /// A number, `true`, `false` or `null`.
  private mutating func skipWord() throws(SourceFault) {
    let start = place
    while let byte = next, Self.isOfWord(byte) { place += 1 }
    guard place > start else { throw fault("this is not JSON; a value is expected") }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: strings

  /// A text, which is passed over.
  private mutating func quoted() throws(SourceFault) -> QuotedText {
    guard let text = QuotedText(in: bytes, from: place) else { throw fault("this string is not closed") }
    place = text.end
    return text
  }

  private mutating func string() throws(SourceFault) -> String { try quoted().text(octals: false) }
}

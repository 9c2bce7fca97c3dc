/// Commands in a program's output for services of continuous integration.
///
/// - `##[name]` (GitHub, Azure Pipelines), `##vso[…]` (Azure Pipelines) and `##teamcity[…]` (TeamCity) anywhere in a
///   line. Any word may precede the bracket, to cover unknown services.
/// - `::name::` (GitHub, Gitea, Forgejo) at the start of a line, after any blanks and colours.
///
/// Text from sources must never bring one into an output. One of its signs is written differently: `#\u{23}[name]`.
public enum ServiceCommands {
  /// The text with each command broken.
  ///
  /// - Parameters:
  ///   - text: the text to show.
  ///   - hash: replaces the second `#` of `##[`, in a spelling that the format reads as this sign.
  ///   - colon: replaces the first `:` at the start of a line; nil where no text can start a line of the output.
  public static func broken(_ text: String, hash: String = "\\u{23}", colon: String? = "\\u{3A}") -> String {
    var text = text
    let places = text.withUTF8 { CommandScanner(bytes: $0, own: [], isOfLines: colon != nil).places() }
    if places.isEmpty { return text }
    return String(decoding: replaced(Array(text.utf8), at: places, hash: hash, colon: colon ?? ""), as: UTF8.self)
  }

  /// The bytes of a whole output with each command broken, except the format's own.
  ///
  /// - Parameters:
  ///   - bytes: the output.
  ///   - own: the beginnings of the format's own commands, at the start of a line.
  public static func broken(_ bytes: [UInt8], but own: [String] = []) -> [UInt8] {
    let places = bytes.withUnsafeBufferPointer {
      CommandScanner(bytes: $0, own: own.map { Array($0.utf8) }, isOfLines: true).places()
    }
    return places.isEmpty ? bytes : replaced(bytes, at: places, hash: "\\u{23}", colon: "\\u{3A}")
  }

  /// Whether the text contains a command.
  public static func areIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !CommandScanner(bytes: $0, own: [], isOfLines: true).places().isEmpty }
  }

  private static func replaced(_ bytes: [UInt8], at places: [Int], hash: String, colon: String) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + places.count * 6)
    var start = 0
    for place in places {
      out += bytes[start..<place]
      out += bytes[place] == UInt8(ascii: "#") ? Array(hash.utf8) : Array(colon.utf8)
      start = place + 1
    }
    return out + bytes[start...]
  }
}

/// Finds the signs that open commands. Reads each byte a bounded number of times.
private struct CommandScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let own: [[UInt8]]
  /// The text may stand at the start of a line.
  let isOfLines: Bool

  /// In ascending order.
  func places() -> [Int] {
    var found: [Int] = []
    var start = 0
    while start < bytes.count {
      var place = start
      if let prefix = own.first(where: { holds($0, at: start) }) {
        place += prefix.count
      } else if isOfLines, let colon = firstColon(ofLineAt: start) {
        found.append(colon)
      }
      start = endOfLine(from: place, &found)
    }
    return found
  }

  /// The start of the next line.
  private func endOfLine(from start: Int, _ found: inout [Int]) -> Int {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == Self.lineFeed || byte == Self.carriageReturn { return place }
      if byte == Self.hash, opensBracket(place) { found.append(place) }
    }
    return place
  }

  /// Whether a second `#` is here, followed by a bracket, with at most a word between them.
  private func opensBracket(_ second: Int) -> Bool {
    guard byte(second) == Self.hash else { return false }
    var place = second + 1
    while let byte = byte(place), Self.isLetter(byte) { place += 1 }
    return byte(place) == Self.bracket
  }

  /// The place where the line's first two characters after blanks are colons.
  private func firstColon(ofLineAt start: Int) -> Int? {
    var place = start
    while let length = blankLength(at: place) { place += length }
    return byte(place) == Self.colon && byte(place + 1) == Self.colon ? place : nil
  }

  /// The length of a character that readers of commands skip at the start of a line; nil for any other.
  private func blankLength(at place: Int) -> Int? {
    switch byte(place) {
    case 0x09, 0x0B, 0x0C, 0x20: return 1
    case Self.escape: return colourLength(at: place)
    case .some(0x80...): return Self.wideBlanks.first { holds($0, at: place) }?.count
    default: return nil
    }
  }

  /// `ESC [ … letter`
  private func colourLength(at place: Int) -> Int? {
    guard byte(place + 1) == Self.bracket else { return nil }
    var end = place + 2
    while let byte = byte(end), (0x20...0x3F).contains(byte) { end += 1 }
    return end < bytes.count ? end + 1 - place : nil
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func holds(_ part: [UInt8], at place: Int) -> Bool {
    place + part.count <= bytes.count && part.indices.allSatisfy { bytes[place + $0] == part[$0] }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let escape: UInt8 = 0x1B
  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")
  private static let bracket = UInt8(ascii: "[")

  /// Unicode's white space beyond ASCII, and the byte order mark.
  private static let wideBlanks: [[UInt8]] =
    ([0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF] + Array(0x2000...0x200B))
    .compactMap { Unicode.Scalar(UInt32($0)) }.map { Array(String($0).utf8) }
}

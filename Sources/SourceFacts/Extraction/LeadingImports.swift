/// The imports at the head of a file, read before the file is parsed.
///
/// A file that imports a test framework contains no part of the app: no screen, no transition, and no code for a rule.
/// In many apps a third of the source is tests, so recognising it from the first lines saves more than any faster
/// parser.
///
/// Stops at the first token that belongs to no import, and at `#if`: the parser finds later imports.
struct LeadingImports {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Whether the first lines say that the file is a test. False negatives are possible, false positives are not.
  static func areOfTest(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { bytes in
      var imports = LeadingImports(bytes: bytes)
      return imports.areOfTest()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func areOfTest() -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { place = byteOrderMark.count }
    var isTestable = false
    while skipSpace(), place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "@"):
        place += 1
        if Self.equal(word(), "testable") { isTestable = true }
        guard skipParentheses() else { return false }
      case UInt8(ascii: ";"): place += 1
      default:
        let word = word()
        if Self.equal(word, "import") {
          guard skipSpace() else { return false }
          if isTestable || TestFrameworks.contains(self.word()) { return true }
          skipPath()
        } else if !Self.modifiers.contains(where: { Self.equal(word, $0) }) {
          return false
        }
      }
    }
    return false
  }

  private static let modifiers: [StaticString] = ["public", "package", "internal", "fileprivate", "private"]

  private static func equal(_ word: Bytes, _ text: StaticString) -> Bool {
    word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The identifier here; empty when there is none.
  private mutating func word() -> Bytes {
    let start = place
    while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
    return Bytes(rebasing: bytes[start..<place])
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The rest of `UIKit.UIView` or `struct Foundation.Date`, up to the end of its line.
  private mutating func skipPath() {
    while place < bytes.count,
      bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: " ") || Self.isOfWord(bytes[place])
    { place += 1 }
  }

  /// Spaces and comments; false when a comment has no end.
  private mutating func skipSpace() -> Bool {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: place += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        guard skipBlockComment() else { return false }
      default: return true
      }
    }
    return true
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  /// They nest.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    repeat {
      switch (bytes[place], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        place += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        place += 2
      default: place += 1
      }
    } while depth > 0 && place < bytes.count
    return depth == 0
  }

  /// An attribute's arguments, as in `@_spi(Testing)`; false when they are more than names.
  private mutating func skipParentheses() -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return true }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
      guard Self.isOfWord(bytes[place]) || bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ",") else {
        return false
      }
      place += 1
    }
    place += 1
    return place <= bytes.count
  }
}

/// What a text of Swift declares, by name, found without parsing it: a tenth of a parser's work.
///
/// It says which files of a library are worth reading. So it may name too much, where code stands in a comment, and
/// misses nothing that stands in plain sight.
public struct DeclaredNames: Hashable, Sendable {
  /// Types and their other names, at any depth.
  public private(set) var types: Set<String> = []
  /// Functions and variables at the top of the file.
  public private(set) var globals: Set<String> = []
  /// Members that extensions add, by the name of the type: for `Outer.Inner` by that of `Inner`.
  public private(set) var extended: [String: Set<String>] = [:]

  public init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var scan = DeclarationScan(bytes: bytes)
      while let word = scan.nextWord() { read(word, &scan) }
    }
  }

  private mutating func read(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ scan: inout DeclarationScan) {
    guard let keyword = DeclarationScan.Keyword(word), let name = scan.name(), !name.isEmpty else { return }
    switch keyword {
    case .type:
      // `class func make()` is read at `func`.
      guard !DeclarationScan.Keyword.isOne(name) else { return scan.stepBack() }
      types.insert(name)
      if scan.depth == 0 { scan.extended = nil }
    case .extension:
      let last = scan.lastPart(after: name)
      extended[last] = extended[last] ?? []
      if scan.depth == 0 { scan.extended = last }
    case .member:
      if scan.depth == 0 {
        globals.insert(name)
      } else if scan.depth == 1, let type = scan.extended {
        extended[type]?.insert(name)
      }
    }
  }
}

/// Goes over the words of a text, without those in comments and strings, and counts its braces.
private struct DeclarationScan {
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  enum Keyword {
    case type, `extension`, member

    init?(_ word: Word) {
      // Most words are told apart by their length and first letter.
      guard (3...9).contains(word.count), let first = word.first, Self.firsts.contains(first) else { return nil }
      guard let found = Self.all[String(decoding: word, as: UTF8.self)] else { return nil }
      self = found
    }

    static func isOne(_ name: String) -> Bool { all[name] != nil }

    private static let all: [String: Keyword] = [
      "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type, "typealias": .type,
      "extension": .extension, "func": .member, "var": .member, "let": .member,
    ]
    private static let firsts = Set("csepatfvl".utf8)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var lastName = 0
  private(set) var depth = 0
  /// The type that the extension around extends, which stands at the top of the file.
  var extended: String?

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func nextWord() -> Word? {
    while place < bytes.count {
      let byte = bytes[place]
      if SwiftWord.holds(byte) { return word() }
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
      place += 1
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = place
    while place < bytes.count, SwiftWord.holds(bytes[place]) { place += 1 }
    return bytes[start..<place]
  }

  /// The name that follows a keyword on its line, without backticks.
  mutating func name() -> String? {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == UInt8(ascii: "`") { place += 1 }
    lastName = place
    return place < bytes.count ? String(decoding: word(), as: UTF8.self) : nil
  }

  /// Goes back to where the last name began.
  mutating func stepBack() { place = lastName }

  /// Of `Outer.Inner` the last part.
  mutating func lastPart(after name: String) -> String {
    var last = name
    while place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), SwiftWord.holds(bytes[place + 1]) {
      place += 1
      last = String(decoding: word(), as: UTF8.self)
    }
    return last
  }

  /// Ends at the closing mark, or at the line's end where there is none.
  private mutating func skipString() {
    if isMark(at: place + 1), isMark(at: place + 2) {
      place += 3
      while place < bytes.count, !(isMark(at: place) && isMark(at: place + 1) && isMark(at: place + 2)) { place += 1 }
      place = min(bytes.count, place + 2)
      return
    }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private func isMark(at place: Int) -> Bool { place < bytes.count && bytes[place] == UInt8(ascii: "\"") }

  /// Ends on the comment's last byte; stays where none begins.
  private mutating func skipComment() {
    guard place + 1 < bytes.count else { return }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"): while place + 1 < bytes.count, bytes[place + 1] != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "*"):
      place += 2
      while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/") {
        place += 1
      }
      place += 1
    default: break
    }
  }
}

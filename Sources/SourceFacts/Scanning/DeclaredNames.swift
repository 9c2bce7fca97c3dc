/// The names that a Swift source declares, found without parsing: a tenth of a parser's work.
///
/// It decides which files of a library are worth reading. So it may name too much, for code in a comment, but misses no
/// plain declaration.
public struct DeclaredNames: Hashable, Sendable {
  /// A name, and whether other modules see it.
  public struct Name: Hashable, Sendable {
    public var text: String
    public var isPublic: Bool
  }

  /// Types and aliases, at any depth.
  public private(set) var types: Set<Name> = []
  /// Top-level functions and variables.
  public private(set) var globals: Set<Name> = []
  /// Members in extensions, by the name of the type: for `Outer.Inner` by that of `Inner`.
  public private(set) var extended: [String: Set<Name>] = [:]

  public init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var scan = DeclarationScan(bytes: bytes)
      while let word = scan.nextWord() { read(word, &scan) }
    }
  }

  /// There are no declarations: such a file may re-export other modules.
  public var isEmpty: Bool { types.isEmpty && globals.isEmpty && extended.isEmpty }

  private mutating func read(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ scan: inout DeclarationScan) {
    guard let keyword = DeclarationScan.Keyword(word) else { return }
    if keyword == .public {
      scan.isPublic = true
      return
    }
    guard let text = scan.name(), !text.isEmpty else { return }
    // `class func make()` is read at `func`.
    if keyword == .type, DeclarationScan.Keyword.isOne(text) { return scan.stepBack() }
    let name = Name(text: text, isPublic: scan.isPublic || scan.depth == 1 && scan.extendsPublicly)
    scan.isPublic = false
    switch keyword {
    case .type:
      types.insert(name)
      if scan.depth == 0 { scan.leaveExtension() }
    case .extension:
      let last = scan.lastPart(after: text)
      extended[last] = extended[last] ?? []
      if scan.depth == 0 { scan.enter(extensionOf: last, isPublic: name.isPublic) }
    case .member: addMember(name, scan)
    case .public: break
    }
  }

  private mutating func addMember(_ name: Name, _ scan: DeclarationScan) {
    if scan.depth == 0 {
      globals.insert(name)
    } else if scan.depth == 1, let type = scan.extended {
      extended[type]?.insert(name)
    }
  }
}

/// Walks the words of a text, without those in comments and strings, and counts its braces.
private struct DeclarationScan {
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  enum Keyword {
    case type, `extension`, member, `public`

    init?(_ word: Word) {
      // Most words are rejected by their length and first letter.
      guard (3...9).contains(word.count), let first = word.first, Self.firsts.contains(first) else { return nil }
      guard let found = Self.all[String(decoding: word, as: UTF8.self)] else { return nil }
      self = found
    }

    static func isOne(_ name: String) -> Bool { all[name] != nil }

    private static let all: [String: Keyword] = [
      "class": .type, "struct": .type, "enum": .type, "protocol": .type, "actor": .type, "typealias": .type,
      "extension": .extension, "func": .member, "var": .member, "let": .member,
      "public": .public, "open": .public,
    ]
    private static let firsts = Set("csepatfvlo".utf8)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var lastName = 0
  private(set) var depth = 0
  /// The extended type of the surrounding extension, which is at the top of the file.
  private(set) var extended: String?
  private(set) var extendsPublicly = false
  /// The declaration that begins here is public.
  var isPublic = false

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func nextWord() -> Word? {
    while place < bytes.count {
      let byte = bytes[place]
      if SwiftWord.holds(byte) { return word() }
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        isPublic = false
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        isPublic = false
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
      place += 1
    }
    return nil
  }

  mutating func enter(extensionOf type: String, isPublic: Bool) {
    extended = type
    extendsPublicly = isPublic
  }

  mutating func leaveExtension() {
    extended = nil
    extendsPublicly = false
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

  /// Returns to the start of the last name.
  mutating func stepBack() { place = lastName }

  /// The last part of `Outer.Inner`.
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

  /// Stops on the comment's last byte; does not move where none begins.
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

/// The modules that a Swift source imports, found without parsing it.
///
/// Reads only the beginnings of lines. An import in a comment or a long string counts, too: the caller wants the
/// modules that may matter.
public struct ImportedModules {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var end = 0

  /// The names of the modules that a source imports.
  public static func all(in source: [UInt8]) -> Set<String> {
    source.withUnsafeBufferPointer { bytes in
      var scan = ImportedModules(bytes: bytes)
      return scan.all()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func all() -> Set<String> {
    var found: Set<String> = []
    while place < bytes.count {
      end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let module = moduleOfLine() { found.insert(module) }
      place = end + 1
    }
    return found
  }

  private mutating func moduleOfLine() -> String? {
    skipSpace()
    guard place < end, Self.beginnings.contains(bytes[place]) else { return nil }
    while place < end {
      if bytes[place] == UInt8(ascii: "@") {
        place += 1
        _ = word()
        skipParentheses()
      } else {
        let word = word()
        if word == "import" { return moduleAfterImport() }
        guard Self.modifiers.contains(word) else { return nil }
      }
      skipSpace()
    }
    return nil
  }

  private mutating func moduleAfterImport() -> String? {
    skipSpace()
    var name = word()
    // `import struct Kit.Box`
    if Self.kinds.contains(name), place < end, bytes[place] == UInt8(ascii: " ") {
      skipSpace()
      name = word()
    }
    return name.isEmpty ? nil : name
  }

  private static let beginnings: Set<UInt8> = Set("@ipf".utf8)
  private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  private mutating func word() -> String {
    let start = place
    while place < end, SwiftWord.holds(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
  }

  private mutating func skipParentheses() {
    guard place < end, bytes[place] == UInt8(ascii: "(") else { return }
    while place < end, bytes[place] != UInt8(ascii: ")") { place += 1 }
    if place < end { place += 1 }
  }
}

/// The bytes of names in Swift.
enum SwiftWord {
  static func holds(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// Reads a `.strings` file: `"key" = "text";` over and over, with comments in between.
struct StringsFile {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var entries: [StringTableFacts.Entry] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Fills ``entries`` up to the first fault.
  mutating func read() -> SourceFault? {
    do throws(SourceFault) {
      try skipBlank()
      // A whole list in the old notation has braces around it.
      let hasBraces = take(UInt8(ascii: "{"))
      try skipBlank()
      while let byte = next {
        if hasBraces, byte == UInt8(ascii: "}") { return nil }
        try readEntry()
        try skipBlank()
      }
      return hasBraces ? fault("the table is not closed at its end") : nil
    } catch {
      return error
    }
  }

  private mutating func readEntry() throws(SourceFault) {
    let key = try word("a key")
    try skipBlank()
    var text = key
    if take(UInt8(ascii: "=")) {
      try skipBlank()
      text = try word("a text")
      try skipBlank()
    }
    guard take(UInt8(ascii: ";")) else { throw fault("';' is expected after the text of '\(key.prefix(40))'") }
    entries.append(StringTableFacts.Entry(key: key, text: StringTableReader.cut(text)))
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ message: String) -> SourceFault { SourceFault(at: place, in: bytes, message: message) }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  // MARK: blanks

  private mutating func skipBlank() throws(SourceFault) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { place += 1 }
      } else {
        return
      }
    }
  }

  private func follows(_ byte: UInt8) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte }

  private mutating func skipComment() throws(SourceFault) {
    let start = place
    place += 2
    while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) { place += 1 }
    guard place < bytes.count else {
      place = start
      throw fault("this comment has no end")
    }
    place += 2
  }

  // MARK: words

  private mutating func word(_ what: String) throws(SourceFault) -> String {
    guard let byte = next else { throw fault("\(what) is expected, and the file ends") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = place
    while let byte = next, Self.isBare(byte) { place += 1 }
    guard place > start else { throw fault("\(what) is expected here") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func quoted(_ mark: UInt8) throws(SourceFault) -> String {
    let start = place
    place += 1
    var hasEscapes = false
    while let byte = next, byte != mark {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    guard place < bytes.count else {
      place = start
      throw fault("this text has no end")
    }
    let text = bytes[start + 1..<place]
    place += 1
    return hasEscapes ? Self.unescaped(text) : String(decoding: text, as: UTF8.self)
  }

  // MARK: escapes

  /// What is no escape stands for itself.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = text
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += Array(String(decoding: rest[..<slash], as: UTF8.self).utf16)
      rest = rest[(slash + 1)...]
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): units.append(number(&rest, radix: 16, digits: 4) ?? 0xFFFD)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        rest = text[(rest.startIndex - 1)...]
        units.append(number(&rest, radix: 8, digits: 3) ?? 0xFFFD)
      case 0x80...: rest = text[(rest.startIndex - 1)...]
      default: units.append(UInt16(letter))
      }
    }
    units += Array(String(decoding: rest, as: UTF8.self).utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// A number of at most so many digits; nil where there is none.
  private static func number(_ rest: inout ArraySlice<UInt8>, radix: Int, digits: Int) -> UInt16? {
    let found = rest.prefix(digits).prefix { Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    rest = rest.dropFirst(found.count)
    return UInt16(String(decoding: found, as: UTF8.self), radix: radix)
  }
}

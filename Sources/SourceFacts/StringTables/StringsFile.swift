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
      text = try word("a string")
      try skipBlank()
    }
    guard take(UInt8(ascii: ";")) else { throw fault("';' is expected after the string of '\(key.prefix(40))'") }
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
      throw fault("this comment is not closed")
    }
    place += 2
  }

  // MARK: words

  private mutating func word(_ what: String) throws(SourceFault) -> String {
    guard let byte = next else { throw fault("\(what) is expected, but the file ends") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
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

  private mutating func quoted() throws(SourceFault) -> String {
    guard let quoted = QuotedText(in: bytes, from: place) else { throw fault("this string is not closed") }
    place = quoted.end
    return quoted.text(octals: true)
  }
}

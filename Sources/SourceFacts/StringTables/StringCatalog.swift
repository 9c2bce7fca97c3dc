/// Reads the texts in the source language of a string catalog (`.xcstrings`); other languages are skipped.
struct StringCatalog {
  private var json: JSONCursor
  private(set) var entries: [StringTableFacts.Entry] = []

  /// Deeper variations are skipped.
  private static let variationDepth = 8

  init(_ bytes: [UInt8]) { json = JSONCursor(bytes) }

  /// Fills ``entries`` up to the first fault.
  mutating func read() -> SourceFault? {
    do throws(SourceFault) {
      let language = try sourceLanguage()
      json.restart()
      try json.open()
      while let name = try json.key() {
        if name == "strings" { try readStrings(language) } else { try json.skip() }
      }
      return nil
    } catch {
      return error
    }
  }

  private mutating func sourceLanguage() throws(SourceFault) -> String {
    try json.open()
    while let name = try json.key() {
      if name == "sourceLanguage", let language = try json.text() { return language }
      if name != "sourceLanguage" { try json.skip() }
    }
    return "en"
  }

  private mutating func readStrings(_ language: String) throws(SourceFault) {
    try json.open()
    while let key = try json.key() {
      let text = try text(ofEntry: language)
      // A key without a text is its own text.
      entries.append(StringTableFacts.Entry(key: key, text: StringTableReader.cut(text ?? key)))
    }
  }

  private mutating func text(ofEntry language: String) throws(SourceFault) -> String? {
    var text: String?
    try json.open()
    while let name = try json.key() {
      guard name == "localizations" else {
        try json.skip()
        continue
      }
      try json.open()
      while let found = try json.key() {
        if found == language { text = try unit(depth: 0) } else { try json.skip() }
      }
    }
    return text
  }

  /// The text of a language or of one of its variations: its own, else that for `other`, else the first.
  private mutating func unit(depth: Int) throws(SourceFault) -> String? {
    guard depth < Self.variationDepth else {
      try json.skip()
      return nil
    }
    var own: String?
    var varied: String?
    try json.open()
    while let name = try json.key() {
      switch name {
      case "stringUnit": own = try value()
      case "variations": varied = try variation(depth: depth + 1)
      default: try json.skip()
      }
    }
    return own ?? varied
  }

  private mutating func value() throws(SourceFault) -> String? {
    var value: String?
    try json.open()
    while let name = try json.key() {
      if name == "value" { value = try json.text() } else { try json.skip() }
    }
    return value
  }

  /// By number or device: `{ "plural": { "one": …, "other": … } }`.
  private mutating func variation(depth: Int) throws(SourceFault) -> String? {
    var first: String?
    var other: String?
    try json.open()
    while try json.key() != nil {
      try json.open()
      while let which = try json.key() {
        let text = try unit(depth: depth)
        if which == "other" { other = other ?? text }
        first = first ?? text
      }
    }
    return other ?? first
  }
}

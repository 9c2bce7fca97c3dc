/// Positions in a text that the parser does not report.
enum YAMLPlaces {
  /// The first byte that is not the start of a character, or of a character that no text contains.
  static func firstThatIsNoText(_ bytes: [UInt8]) -> LocatedValue.Place {
    var place = LocatedValue.Place.first
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest), scalar.value != 0 { place.pass(scalar) }
    return place
  }

  /// The first character that YAML does not allow anywhere.
  static func firstControlCharacter(_ text: String) -> LocatedValue.Place? {
    var place = LocatedValue.Place.first
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85: break
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE...0xFFFF: return place
      default: break
      }
      place.pass(scalar)
    }
    return nil
  }

  /// The first marker of an unresolved merge conflict.
  static func mergeConflict(_ text: String) -> LocatedValue.Place? {
    for (index, line) in lines(text).enumerated() {
      let isMark = ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { line.hasPrefix($0) } || line == "======="
      if isMark { return LocatedValue.Place(line: index + 1, column: 1) }
    }
    return nil
  }

  /// The position where a key occurs for the second time in a mapping.
  /// - Parameter first: the position where it occurs for the first time.
  static func repeated(_ key: String, after first: LocatedValue.Place, in text: String) -> LocatedValue.Place? {
    let lines = lines(text)
    guard lines.indices.contains(first.line - 1) else { return nil }
    // In braces, the second one may be on the same line.
    let inBraces = lines[first.line - 1].unicodeScalars.prefix(first.column - 1).contains("{")
    if inBraces { return inFlow(key, after: first, lines) }
    for index in lines.indices.dropFirst(first.line) where lines[index].count >= first.column {
      let line = lines[index].dropFirst(first.column - 1)
      let isOfTheLevel = lines[index].prefix(first.column - 1).allSatisfy { $0 == " " }
      if isOfTheLevel, begins(line, key) { return LocatedValue.Place(line: index + 1, column: first.column) }
    }
    return nil
  }

  private static func inFlow(_ key: String, after first: LocatedValue.Place, _ lines: [Substring])
    -> LocatedValue.Place?
  {
    for index in lines.indices.dropFirst(first.line - 1) {
      var column = 1
      var rest = lines[index]
      var last: Character = ","
      while let character = rest.first {
        let isLater = index >= first.line || column > first.column
        if isLater, last == "," || last == "{", begins(rest, key) {
          return LocatedValue.Place(line: index + 1, column: column)
        }
        if !character.isWhitespace { last = character }
        column += character.unicodeScalars.count
        rest.removeFirst()
      }
    }
    return nil
  }

  /// The text begins with the key, in quotes or not, and a colon.
  private static func begins(_ text: Substring, _ key: String) -> Bool {
    ["\(key)", "'\(key)'", "\"\(key)\""].contains { word in
      text.hasPrefix(word) && text.dropFirst(word.count).drop { $0 == " " }.first == ":"
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension LocatedValue.Place {
  /// Continues after a character of the text.
  fileprivate mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { self = Self(line: line + 1, column: 1) } else { column += 1 }
  }
}

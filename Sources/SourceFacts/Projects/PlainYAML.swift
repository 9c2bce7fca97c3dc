/// The part of YAML that people write project descriptions in: mappings, lists, texts, lists in one line, anchors.
///
/// Not all of YAML, and no judge of it: a line that is not understood is passed over. Nothing is copied where an alias
/// stands, so that a few lines of them cannot stand for more than a machine can hold.
indirect enum PlainYAML: Hashable, Sendable {
  case text(String)
  case list([PlainYAML])
  case mapping([Member])
  /// What stands at an anchor, by its name.
  case alias(String)

  struct Member: Hashable, Sendable {
    var key: String
    var value: PlainYAML
  }

  var list: [PlainYAML]? { if case .list(let elements) = self { elements } else { nil } }
  var members: [Member]? { if case .mapping(let members) = self { members } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// Reads ``PlainYAML`` in linear time.
struct PlainYAMLReader {
  /// What anchors stand at.
  private(set) var anchors: [String: PlainYAML] = [:]
  private var lines: [(indent: Int, text: Substring)] = []
  private var place = 0

  /// People nest six levels.
  private static let depthLimit = 32
  /// Larger descriptions are written by programs.
  private static let lineLimit = 20_000

  /// The value of a text; nil for none.
  mutating func read(_ source: [UInt8]) -> PlainYAML? {
    let text = String(decoding: source, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline).prefix(Self.lineLimit) {
      let content = Self.withoutComment(line)
      let indent = content.prefix { $0 == " " }.count
      let rest = content.dropFirst(indent)
      if !rest.isEmpty, rest != "---" { lines.append((indent, rest)) }
    }
    return block(depth: 0)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", before == " " || before == "\t" {
        return trimmed(line[..<place])
      } else if character == "\"" || character == "'", !before.isLetter {
        quote = character
      }
      before = character
    }
    return trimmed(line)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// What stands in the lines from here on that are indented as the first of them.
  private mutating func block(depth: Int) -> PlainYAML? {
    guard place < lines.count else { return nil }
    let indent = lines[place].indent
    guard depth < Self.depthLimit else {
      skip(deeperThan: indent - 1)
      return nil
    }
    return Self.isItem(lines[place].text) ? list(at: indent, depth: depth) : mapping(at: indent, depth: depth)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int, depth: Int) -> PlainYAML {
    var elements: [PlainYAML] = []
    while place < lines.count, lines[place].indent == indent, Self.isItem(lines[place].text) {
      let line = lines[place].text.dropFirst()
      let rest = line.drop { $0 == " " }
      if rest.isEmpty {
        place += 1
        if place < lines.count, lines[place].indent > indent, let value = block(depth: depth + 1) {
          elements.append(value)
        }
      } else if Self.key(of: rest) != nil || Self.isItem(rest) {
        // The element's first line stands behind the dash: its others are indented as this.
        lines[place] = (indent + 1 + (line.count - rest.count), rest)
        if let value = block(depth: depth + 1) { elements.append(value) }
      } else {
        place += 1
        elements.append(value(of: rest))
        skip(deeperThan: indent)
      }
    }
    if place < lines.count, lines[place].indent > indent { skip(deeperThan: indent) }
    return .list(elements)
  }

  private mutating func mapping(at indent: Int, depth: Int) -> PlainYAML {
    var members: [PlainYAML.Member] = []
    while place < lines.count, lines[place].indent == indent, !Self.isItem(lines[place].text) {
      guard let (key, rest) = Self.key(of: lines[place].text) else {
        place += 1
        skip(deeperThan: indent)
        continue
      }
      place += 1
      var (anchor, content) = Self.anchor(rest)
      if content.first == "|" || content.first == ">" {
        skip(deeperThan: indent)
        content = ""
      }
      let isNested =
        content.isEmpty && place < lines.count
        && (lines[place].indent > indent || lines[place].indent == indent && Self.isItem(lines[place].text))
      let value = isNested ? block(depth: depth + 1) ?? .text("") : value(of: content)
      if !isNested { skip(deeperThan: indent) }
      if let name = anchor {
        anchors[name] = value
        anchor = nil
      }
      members.append(.init(key: key, value: value))
    }
    return .mapping(members)
  }

  private mutating func skip(deeperThan indent: Int) {
    while place < lines.count, lines[place].indent > indent { place += 1 }
  }

  /// `targets` of `targets:`, and what stands behind the colon; nil where the line has no key.
  private static func key(of line: Substring) -> (key: String, rest: Substring)? {
    if let quote = line.first, quote == "\"" || quote == "'" {
      guard let end = line.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = line[line.index(after: end)...]
      guard rest.first == ":" else { return nil }
      return (String(line[line.index(after: line.startIndex)..<end]), rest.dropFirst().drop { $0 == " " })
    }
    guard line.first != "[", line.first != "{" else { return nil }
    var place = line.startIndex
    while let colon = line[place...].firstIndex(of: ":") {
      let next = line.index(after: colon)
      if next == line.endIndex || line[next] == " " {
        return (String(line[..<colon]), line[next...].drop { $0 == " " })
      }
      place = next
    }
    return nil
  }

  /// `&base` in front of a value.
  private static func anchor(_ text: Substring) -> (name: String?, rest: Substring) {
    guard text.first == "&" else { return (nil, text) }
    let name = text.dropFirst().prefix { $0 != " " }
    return (String(name), text.dropFirst(name.count + 1).drop { $0 == " " })
  }

  /// A value in one line.
  private func value(of text: Substring) -> PlainYAML {
    if text.first == "*" { return .alias(String(text.dropFirst())) }
    if text.first == "[" || text.first == "{" {
      var flow = FlowText(text)
      return flow.value(depth: 0)
    }
    return .text(Self.unquoted(text))
  }

  static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
    return String(text.dropFirst().prefix { $0 != quote })
  }

  /// `[iOS, tvOS]`, `{path: App, excludes: [Old]}`
  private struct FlowText {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    mutating func value(depth: Int) -> PlainYAML {
      skipBlanks()
      guard depth < PlainYAMLReader.depthLimit else {
        rest = ""
        return .text("")
      }
      switch rest.first {
      case "[":
        rest.removeFirst()
        return .list(elements(upTo: "]") { $0.value(depth: depth + 1) })
      case "{":
        rest.removeFirst()
        return .mapping(
          elements(upTo: "}") { text in
            let key = text.word(endingAt: ":,}")
            if text.rest.first == ":" { text.rest.removeFirst() }
            return PlainYAML.Member(key: key, value: text.value(depth: depth + 1))
          })
      default: return .text(word(endingAt: ",]}"))
      }
    }

    private mutating func elements<Element>(upTo end: Character, _ read: (inout FlowText) -> Element) -> [Element] {
      var found: [Element] = []
      skipBlanks()
      while let next = rest.first, next != end {
        let before = rest.startIndex
        found.append(read(&self))
        skipBlanks()
        if rest.first == "," { rest.removeFirst() }
        skipBlanks()
        // A bracket that closes nothing.
        if rest.startIndex == before { rest = rest.dropFirst() }
      }
      rest = rest.dropFirst()
      return found
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    private mutating func word(endingAt ends: String) -> String {
      skipBlanks()
      if let quote = rest.first, quote == "\"" || quote == "'" {
        let text = rest.dropFirst().prefix { $0 != quote }
        rest = rest[text.endIndex...].dropFirst()
        skipBlanks()
        return String(text)
      }
      let text = rest.prefix { !ends.contains($0) }
      rest = rest[text.endIndex...]
      return String(PlainYAMLReader.trimmed(text))
    }
  }
}

/// Reads the tags of an XML document: elements and their attributes, which is all that Interface Builder uses.
///
/// Foundation's parser is not used because it can trap on damaged files (swift-corelibs-foundation). This one knows
/// only the predefined entities, so that nothing can be expanded or fetched, and does not recurse.
struct MarkupReader {
  enum Event {
    case start(name: String, attributes: [String: String], line: Int)
    case end(name: String)
  }

  /// Deeper documents are cut.
  static let depthLimit = 2000

  private let bytes: [UInt8]
  private let keepsText: Bool
  /// The text between the last two tags, where it was requested.
  private(set) var text: [UInt8] = []
  private var place = 0
  /// Where the last tag begins.
  private(set) var tagStart = 0
  private var line = 1
  private var open: [(name: String, place: Int)] = []
  /// The end of an element in the form `<a/>`.
  private var endsAtOnce = false
  private var hasElement = false
  /// The first place where the document is not well-formed, and why.
  private(set) var fault: SourceFault?

  init(_ bytes: [UInt8], keepsText: Bool = false) {
    self.bytes = bytes
    self.keepsText = keepsText
  }

  /// The next tag; nil at the end, and where the document is not well-formed.
  mutating func next() -> Event? {
    guard fault == nil else { return nil }
    text = []
    if endsAtOnce {
      endsAtOnce = false
      return open.popLast().map { .end(name: $0.name) }
    }
    while true {
      let textStart = place
      let isTag = skip(to: UInt8(ascii: "<"))
      if keepsText { text += Self.replacingReferences(in: bytes[textStart..<place]) }
      guard isTag else { return atEnd() }
      let start = place
      tagStart = start
      guard starts("<!") || starts("<?") else { return starts("</") ? endTag() : startTag() }
      if let unended = passOver() { return fails(at: start, "the \(unended) that starts here never ends") }
    }
  }

  /// Skips text that is no tag; returns its name where it never ends.
  private mutating func passOver() -> String? {
    if starts("<!--") { return skip(past: "-->") ? nil : "comment" }
    if starts("<![CDATA[") {
      let start = place
      guard skip(past: "]]>") else { return "text" }
      if keepsText { text += bytes[(start + 9)..<(place - 3)] }
      return nil
    }
    if starts("<?") { return skip(past: "?>") ? nil : "instruction" }
    return skipDeclaration() ? nil : "declaration"
  }

  private mutating func atEnd() -> Event? {
    if let last = open.last {
      return fails(at: last.place, "'<\(last.name)>' is never closed; '</\(last.name)>' is expected")
    }
    return hasElement ? nil : fails(at: 0, "this is not XML; an element is expected")
  }

  private mutating func fails(at offset: Int, _ message: String) -> Event? {
    if fault == nil { fault = SourceFault(at: offset, in: bytes, message: message) }
    return nil
  }

  private mutating func startTag() -> Event? {
    let (startLine, start) = (line, place)
    advance(1)
    guard open.count < Self.depthLimit else {
      return fails(at: start, "elements are nested more than \(Self.depthLimit) deep; the rest is not read")
    }
    guard let name = self.name() else { return fails(at: start, "this '<' does not start an element") }
    guard let attributes = attributes() else {
      return fails(at: place, "the element '<\(name)' is not well-formed here")
    }
    hasElement = true
    open.append((name, start))
    return .start(name: name, attributes: attributes, line: startLine)
  }

  /// The attributes up to the end of the tag; nil where it is not well-formed.
  private mutating func attributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: ">") {
        advance(1)
        return attributes
      }
      if starts("/>") {
        advance(2)
        endsAtOnce = true
        return attributes
      }
      guard let key = self.name() else { return nil }
      skipSpace()
      guard current == UInt8(ascii: "=") else { return nil }
      advance(1)
      skipSpace()
      guard let value = attributeValue() else { return nil }
      attributes[key] = value
    }
  }

  private mutating func endTag() -> Event? {
    let start = place
    advance(2)
    let name = self.name() ?? ""
    skipSpace()
    guard let last = open.last, name == last.name, current == UInt8(ascii: ">") else {
      let expected = open.last.map { "'</\($0.name)>' is expected" } ?? "nothing is open"
      return fails(at: start, "'</\(name)>' is not expected here; \(expected)")
    }
    advance(1)
    open.removeLast()
    return .end(name: name)
  }

  // MARK: parts

  private mutating func name() -> String? {
    let start = place
    while let byte = current, Self.isNameByte(byte) { advance(1) }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...0xFF:
      return true
    default:
      return false
    }
  }

  private mutating func attributeValue() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    advance(1)
    let start = place
    var hasReferences = false
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "<") { return nil }
      if byte == UInt8(ascii: "&") { hasReferences = true }
      advance(1)
    }
    guard current == quote else { return nil }
    let text = bytes[start..<place]
    advance(1)
    return String(decoding: hasReferences ? Self.replacingReferences(in: text)[...] : text, as: UTF8.self)
  }

  /// Text with its character references replaced; unknown ones stay as they are.
  private static func replacingReferences(in text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      // The longest reference is `&#x10FFFF;`.
      if byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self))
      {
        result += Array(String(character).utf8)
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest.removeFirst()
      }
    }
    return result
  }

  private static func character(_ reference: String) -> Character? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let code: UInt32?
      if reference.hasPrefix("#x") {
        code = UInt32(reference.dropFirst(2), radix: 16)
      } else if reference.hasPrefix("#") {
        code = UInt32(reference.dropFirst(1))
      } else {
        code = nil
      }
      return code.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
  }

  // MARK: moving

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(_ text: StaticString) -> Bool {
    guard bytes.count - place >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20 { advance(1) }
  }

  private mutating func skip(to byte: UInt8) -> Bool {
    while let found = current, found != byte { advance(1) }
    return current != nil
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while place < bytes.count {
      if starts(end) {
        advance(end.utf8CodeUnitCount)
        return true
      }
      advance(1)
    }
    return false
  }

  /// `<!DOCTYPE … [ … ]>`
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while let byte = current {
      advance(1)
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }
}

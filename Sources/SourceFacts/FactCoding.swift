/// The binary form of one file's facts, as the cache keeps it.
///
/// Little-endian throughout: magic, version, flags, five counts and the checksum of what follows (4 bytes each), then the
/// fault's line, column, rest and text length (zeros for none), the lengths of the strings, the nodes (20 bytes each), the
/// links, the directives' lines and text lengths, and last all text in one run of UTF-8.
/// Everything has a known size before it is read, so that damaged bytes are found by arithmetic.
private enum Form {
  /// "NAVF"
  static let magic: UInt32 = 0x4656_414E
  static let headerSize = 36
  static let faultSize = 16
  static let nodeSize = 20

  /// Bit 0 for tests, bits 1 to 5 why the file was cut, above them the line of the cut.
  static func flags(isTest: Bool, cut: SourceCut?) -> UInt32 {
    (isTest ? 1 : 0) | (cut.map { UInt32($0.reason.rawValue) << 1 | min($0.line, cutLineLimit) << 6 } ?? 0)
  }

  private static let cutLineLimit: UInt32 = (1 << 26) - 1

  static func cut(flags: UInt32) -> SourceCut? {
    SourceCut.Reason(rawValue: UInt8(flags >> 1 & 31)).map { SourceCut(line: flags >> 6, reason: $0) }
  }
}

extension FileFacts {
  /// These facts as bytes. The path is not part of them.
  public func encoded() -> [UInt8] {
    var text: [UInt8] = []
    var lengths: [UInt32] = []
    lengths.reserveCapacity(strings.count)
    for string in strings {
      let start = text.count
      text += string.utf8
      lengths.append(UInt32(text.count - start))
    }
    var directiveWords: [UInt32] = []
    for directive in directives {
      let start = text.count
      text += directive.text.utf8
      directiveWords.append(directive.line)
      directiveWords.append(UInt32(text.count - start))
    }
    let faultText = Array((fault?.message ?? "").utf8)
    text += faultText
    var writer = ByteWriter(
      capacity: Form.headerSize + Form.faultSize + nodes.count * Form.nodeSize
        + (lengths.count + links.count + directiveWords.count) * 4 + text.count)
    writer.write(Form.magic)
    writer.write(Self.version)
    writer.write(Form.flags(isTest: isTest, cut: cut))
    for count in [strings.count, nodes.count, links.count, directives.count, text.count] {
      writer.write(UInt32(count))
    }
    // Guards against damage of the stored bytes.
    let checksumPlace = writer.bytes.count
    writer.write(UInt32(0))
    for word in [fault?.line ?? 0, fault?.column ?? 0, fault?.more ?? 0, UInt32(faultText.count)] { writer.write(word) }
    for length in lengths { writer.write(length) }
    writer.write(words: nodes.count * 5) { words in
      for (index, node) in nodes.enumerated() {
        words[5 * index] = UInt32(node.kind.rawValue) | UInt32(node.flags.rawValue) << 16
        words[5 * index + 1] = UInt32(node.column)
        words[5 * index + 2] = node.line
        words[5 * index + 3] = node.name
        words[5 * index + 4] = node.children
      }
    }
    writer.write(words: links.count) { words in
      for (index, link) in links.enumerated() { words[index] = link }
    }
    for word in directiveWords { writer.write(word) }
    writer.bytes += text
    writer.write(checksum(writer.bytes[(checksumPlace + 4)...]), at: checksumPlace)
    return writer.bytes
  }

  /// Facts from bytes that ``encoded()`` returned; nil for bytes of another version and for damaged ones.
  ///
  /// Facts from here can be walked without checks: every name, child list and node id is in range, and children have
  /// smaller ids than their parents.
  public init?(encoded bytes: ArraySlice<UInt8>, path: String) {
    let facts = bytes.withUnsafeBytes { Self.decode($0, path: path) }
    guard let facts else { return nil }
    self = facts
  }

  public init?(encoded bytes: [UInt8], path: String) {
    self.init(encoded: bytes[...], path: path)
  }

  /// The bytes with a correct checksum, for tests of the checks behind it.
  static func repairingChecksum(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= Form.headerSize else { return bytes }
    var writer = ByteWriter(capacity: 0)
    writer.bytes = bytes
    writer.write(checksum(bytes[Form.headerSize...]), at: Form.headerSize - 4)
    return writer.bytes
  }

  private struct Header {
    let isTest: Bool
    let cut: SourceCut?
    let stringCount: Int
    let nodeCount: Int
    let linkCount: Int
    let directiveCount: Int
    let textSize: Int

    /// nil where the bytes do not hold such a header and what it announces.
    init?(_ reader: inout ByteReader, of bytes: UnsafeRawBufferPointer) {
      guard reader.word() == Form.magic, reader.word() == FileFacts.version else { return nil }
      let flags = reader.word()
      isTest = flags & 1 == 1
      cut = Form.cut(flags: flags)
      stringCount = Int(reader.word())
      nodeCount = Int(reader.word())
      linkCount = Int(reader.word())
      directiveCount = Int(reader.word())
      textSize = Int(reader.word())
      let checksum = reader.word()
      // Counts are below 2³², so this sum cannot overflow.
      let size =
        Form.headerSize + Form.faultSize + stringCount * 4 + nodeCount * Form.nodeSize + linkCount * 4 + directiveCount
        * 8 + textSize
      guard flags == Form.flags(isTest: isTest, cut: cut), size == bytes.count, stringCount > 0, nodeCount > 1,
        linkCount > 0,
        UInt32(truncatingIfNeeded: Checksum.of(FileFacts.rest(of: bytes, from: Form.headerSize))) == checksum
      else { return nil }
    }
  }

  private static func rest(of bytes: UnsafeRawBufferPointer, from place: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[place...])
  }

  private static func decode(_ bytes: UnsafeRawBufferPointer, path: String) -> FileFacts? {
    guard bytes.count >= Form.headerSize else { return nil }
    var reader = ByteReader(bytes: bytes)
    guard let header = Header(&reader, of: bytes) else { return nil }

    let faultPlace = (line: reader.word(), column: reader.word(), more: reader.word())
    let faultSize = Int(reader.word())
    var text = TextReader(text: rest(of: bytes, from: bytes.count - header.textSize))
    var strings: [String] = []
    strings.reserveCapacity(header.stringCount)
    for _ in 0..<header.stringCount {
      guard let string = text.next(Int(reader.word())) else { return nil }
      strings.append(string)
    }
    var nodes: [Node] = []
    nodes.reserveCapacity(header.nodeCount)
    for _ in 0..<header.nodeCount {
      guard let node = node(&reader) else { return nil }
      nodes.append(node)
    }
    let links = [UInt32](unsafeUninitializedCapacity: header.linkCount) { buffer, count in
      for index in 0..<header.linkCount { buffer[index] = reader.word() }
      count = header.linkCount
    }
    var directives: [Directive] = []
    for _ in 0..<header.directiveCount {
      let line = reader.word()
      guard let string = text.next(Int(reader.word())) else { return nil }
      directives.append(Directive(line: line, text: string))
    }
    guard let message = text.next(faultSize), text.isAtEnd, strings[0].isEmpty,
      faultPlace.line > 0 || faultPlace == (0, 0, 0) && message.isEmpty
    else { return nil }
    let fault = SourceFault(
      line: faultPlace.line, column: faultPlace.column, message: message, more: faultPlace.more)
    let facts = FileFacts(
      path: path, strings: strings, nodes: nodes, links: links, directives: directives, isTest: header.isTest,
      cut: header.cut, fault: faultPlace.line == 0 ? nil : fault)
    return facts.isSound ? facts : nil
  }

  private static func node(_ reader: inout ByteReader) -> Node? {
    let head = reader.word()
    let column = reader.word()
    guard head & 0xFF00 == 0, column <= 65535, let kind = Node.Kind(rawValue: UInt8(head & 0xFF)) else { return nil }
    let line = reader.word()
    let name = reader.word()
    return Node(
      kind: kind, flags: Node.Flags(rawValue: UInt16(head >> 16)), line: line, column: UInt16(column), name: name,
      children: reader.word())
  }

  /// Deeper trees are not decoded. No source that people write comes near.
  package static let deepest: UInt32 = 100_000

  /// Whether ``init(encoded:path:)-(ArraySlice<UInt8>,_)`` accepts the result of ``encoded()``.
  package var isStorable: Bool { isSound }

  /// Whether the arrays are consistent: walks end, stay in range, and visit each node once.
  private var isSound: Bool {
    guard let first = nodes.first, let last = nodes.last, links.first == 0, first.kind == .none, first.children == 0,
      last.kind == .file
    else { return false }
    var depths = [UInt32](repeating: 0, count: nodes.count)
    // Only the shared empty list may have several parents.
    let isShared = nodes.count > 1 && nodes[1].kind == .list && nodes[1].children == 0
    return nodes.withUnsafeBufferPointer { nodes in
      links.withUnsafeBufferPointer { links in
        depths.withUnsafeMutableBufferPointer { depths in
          for id in nodes.indices {
            let node = nodes[id]
            let start = Int(node.children)
            guard Int(node.name) < strings.count, start < links.count, Int(links[start]) <= links.count - start - 1
            else { return false }
            var depth: UInt32 = 0
            for place in start + 1..<start + 1 + Int(links[start]) {
              let child = Int(links[place])
              guard child < id, depths[child] != .max else { return false }
              depth = max(depth, depths[child])
              // Marks the child as used: no other node may have it.
              if child > 1 || child == 1 && !isShared { depths[child] = .max }
            }
            guard depth < Self.deepest else { return false }
            depths[id] = depth + 1
          }
          return true
        }
      }
    }
  }
}

private struct ByteWriter {
  var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func write(_ word: UInt32) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes words in place by `fill`.
  mutating func write(words count: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let words = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      fill(buffer)
      for index in 0..<count { buffer[index] = buffer[index].littleEndian }
      filled = count
    }
    words.withUnsafeBytes { bytes += $0 }
  }

  mutating func write(_ word: UInt32, at place: Int) {
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: word >> (8 * UInt32(index))) }
  }
}

/// Reads words; the caller has checked their number.
private struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func word() -> UInt32 {
    let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    place += 4
    return word
  }
}

/// Splits one run of text into strings.
private struct TextReader {
  let text: UnsafeRawBufferPointer
  private var place = 0

  init(text: UnsafeRawBufferPointer) { self.text = text }

  var isAtEnd: Bool { place == text.count }

  mutating func next(_ length: Int) -> String? {
    guard length <= text.count - place else { return nil }
    defer { place += length }
    return String(decoding: text[place..<(place + length)], as: UTF8.self)
  }
}

/// The lower half of the checksum, as facts store it.
private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  UInt32(truncatingIfNeeded: bytes.withUnsafeBytes { Checksum.of($0) })
}

import NavigationModel
import SourceFacts
import Workspace

/// The facts of a part of an app in one file: what `navlint index` writes, and other runs link.
/// A pure function of the files' names and bytes and of navlint's version, so that build systems can share it. The
/// format: a magic number, the SHA-256 of everything after it, the length of the table, the table (a record), and the
/// facts in the table's order.
public struct FactFile: Sendable {
  public struct Item: Sendable {
    public var content: ContentDigest
    public var kind: SourceFile.Kind
    public var path: String
    public var facts: StoredFacts

    public init(content: ContentDigest, kind: SourceFile.Kind, path: String, facts: StoredFacts) {
      self.content = content
      self.kind = kind
      self.path = path
      self.facts = facts
    }
  }

  /// Sorted by path; each path once.
  public var items: [Item]
  /// The folders that contained a configuration of their own, as paths like those of the items.
  public var configurationFolders: [String]

  public init(items: [Item], configurationFolders: [String]) {
    self.items = items
    self.configurationFolders = configurationFolders
  }

  /// Files, and parts of files, that could not be read.
  public var unread: [UnreadSource] {
    items.compactMap { item in
      item.facts.fault.map {
        UnreadSource(
          location: SourceLocation(file: item.path, line: Int($0.line), column: Int($0.column)), reason: $0.message,
          more: Int($0.more))
      }
    }
  }

  /// Why a file cannot be used, as the end of a sentence about it.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// "NAVFACT1"
  private static let magic: UInt64 = 0x3154_4341_4656_414E
  private static let headerSize = 8 + ContentDigest.size + 8

  public func bytes() throws(Refusal) -> [UInt8] {
    var table = Table.empty
    table.configurationFolders = configurationFolders
    var blobs: [UInt8] = []
    for item in items {
      guard let encoded = item.facts.encoded() else {
        throw Refusal(
          description:
            "cannot contain the facts of '\(PlainText.line(item.path))', whose code is nested too deeply. Leave that file out."
        )
      }
      table.files.append(
        Table.File(path: item.path, kind: item.kind.number, content: item.content.hex, length: encoded.count))
      blobs += encoded
    }
    guard let head = table.recorded() else {
      throw Refusal(description: "cannot be written: it would be too large. Index a smaller part.")
    }
    var payload: [UInt8] = []
    payload.reserveCapacity(8 + head.count + blobs.count)
    payload.append(word: UInt64(head.count))
    payload += head
    payload += blobs
    var bytes: [UInt8] = []
    bytes.append(word: Self.magic)
    return bytes + ContentDigest(of: payload).bytes + payload
  }

  /// - Parameter bytes: from any source. They are checked as if a stranger had written them.
  public init(bytes: [UInt8]) throws(Refusal) {
    let damaged = Refusal(description: "is not a fact file, or it is damaged. Write it again with 'navlint index'.")
    guard bytes.count >= Self.headerSize else { throw damaged }
    let (magic, isWhole, length) = bytes.withUnsafeBytes { raw in
      let digest = ContentDigest(raw: UnsafeRawBufferPointer(rebasing: raw[8...]))
      let payload = UnsafeRawBufferPointer(rebasing: raw[(8 + ContentDigest.size)...])
      return (raw.word(at: 0), ContentDigest(of: payload) == digest, payload.word(at: 0))
    }
    guard magic == Self.magic, isWhole, length <= UInt64(bytes.count - Self.headerSize) else { throw damaged }
    var place = Self.headerSize + Int(length)
    guard let table = Table(recorded: Array(bytes[Self.headerSize..<place])) else { throw damaged }
    guard table.tool == Tool.version, table.facts == FileFacts.version else {
      throw Refusal(
        description:
          "was written by navlint \(PlainText.line(table.tool)), this is navlint \(Tool.version), which reads sources differently. "
          + "Write it again with 'navlint index'.")
    }
    items = []
    for file in table.files {
      guard file.length <= bytes.count - place, let kind = SourceFile.Kind(number: file.kind),
        let content = ContentDigest(hex: file.content),
        Self.isInside(file.path), items.last.map({ $0.path.utf8.lexicographicallyPrecedes(file.path.utf8) }) ?? true,
        let facts = StoredFacts(encoded: Array(bytes[place..<place + file.length]), kind: kind, path: file.path)
      else { throw damaged }
      place += file.length
      items.append(Item(content: content, kind: kind, path: file.path, facts: facts))
    }
    guard place == bytes.count, table.configurationFolders.allSatisfy({ $0 == "." || Self.isInside($0) }) else {
      throw damaged
    }
    configurationFolders = table.configurationFolders
  }

  /// Whether a path is below the common folder.
  public static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains { ["", ".", ".."].contains($0) }
  }

  private struct Table: Record {
    struct File: Record {
      var path: String
      var kind: Int
      var content: String
      var length: Int
      static var empty: Self { Self(path: "", kind: 0, content: "", length: 0) }
      mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
        try coder.code(&path)
        try coder.code(&kind)
        try coder.code(&content)
        try coder.code(&length)
      }
    }

    var tool: String
    var facts: UInt32
    var files: [File]
    var configurationFolders: [String]
    static var empty: Self { Self(tool: Tool.version, facts: FileFacts.version, files: [], configurationFolders: []) }
    mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
      try coder.code(&tool)
      try coder.code(&facts)
      try coder.code(&files)
      try coder.code(&configurationFolders)
    }
  }
}

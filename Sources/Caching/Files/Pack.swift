import SourceFacts

/// A file of many entries, each found by its key.
/// Little-endian: a header (magic number, number of entries, SHA-256 of the table), the table sorted by key (key,
/// offset, length, day of last use, SHA-256 of the entry), and the entries. The table is read as a whole, entries one
/// by one.
final class Pack: Sendable {
  struct Entry {
    var key: ContentDigest
    var offset: Int
    var length: Int
    /// Days since 1970.
    var day: UInt32
    /// Of the bytes: it shows damage, and which entries are equal.
    var digest: ContentDigest
  }

  enum Form {
    /// "NAVPACK2"
    static let magic: UInt64 = 0x324B_4341_5056_414E
    static let headerSize = 48
    static let entrySize = 48 + ContentDigest.size
  }

  enum Refusal: Error {
    /// The pack is gone, or cannot be read; its content is not at fault.
    case missing
    case damaged
  }

  let name: String
  let count: Int
  var size: Int { file.size }
  private let file: RandomAccessFile
  private let table: [UInt8]

  init(_ name: String, in folder: CacheFolder) throws(Refusal) {
    guard let file = RandomAccessFile(folder.location(name)) else { throw .missing }
    guard let header = file.bytes(at: 0, count: Form.headerSize) else { throw .damaged }
    let (magic, count, digest) = header.withUnsafeBytes { raw in
      (raw.word(at: 0), raw.word(at: 8), ContentDigest(raw: UnsafeRawBufferPointer(rebasing: raw[16...])))
    }
    guard magic == Form.magic, count <= UInt64(file.size / Form.entrySize),
      let table = file.bytes(at: Form.headerSize, count: Int(count) * Form.entrySize),
      ContentDigest(of: table) == digest
    else { throw .damaged }
    self.name = name
    self.count = Int(count)
    self.file = file
    self.table = table
    // The search relies on the order, and the digest does not prove who made the table.
    for index in 0..<self.count {
      let entry = self[index]
      let isInFile = entry.offset <= file.size && entry.length <= file.size - entry.offset
      guard isInFile, index == 0 || self[index - 1].key < entry.key else { throw .damaged }
    }
  }

  subscript(index: Int) -> Entry {
    table.withUnsafeBytes { raw in
      let entry = UnsafeRawBufferPointer(rebasing: raw[(index * Form.entrySize)..<((index + 1) * Form.entrySize)])
      return Entry(
        key: ContentDigest(raw: entry), offset: Int(clamping: entry.word(at: 32)), length: Int(entry.half(at: 40)),
        day: entry.half(at: 44),
        digest: ContentDigest(raw: UnsafeRawBufferPointer(rebasing: entry[48...])))
    }
  }

  func entry(_ key: ContentDigest) -> Entry? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let entry = self[middle]
      if entry.key == key { return entry }
      if entry.key < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// nil for an entry whose bytes are not those that were written.
  func bytes(_ entry: Entry) -> [UInt8]? {
    guard let bytes = file.bytes(at: entry.offset, count: entry.length), ContentDigest(of: bytes) == entry.digest else {
      return nil
    }
    return bytes
  }

  /// Writes a pack.
  /// - Parameters:
  ///   - entries: their offsets are ignored; each key occurs once.
  ///   - bytes: called in the order of the entries; nil aborts the writing.
  static func write(_ entries: [Entry], to name: String, in folder: CacheFolder, bytes: (Int) -> [UInt8]?) -> Bool {
    guard let file = FileInTheMaking(folder.location(name)) else { return false }
    var offset = Form.headerSize + entries.count * Form.entrySize
    var placed: [Entry] = []
    for var entry in entries {
      entry.offset = offset
      offset += entry.length
      placed.append(entry)
    }
    var table: [UInt8] = []
    table.reserveCapacity(entries.count * Form.entrySize)
    for entry in placed.sorted(by: { $0.key < $1.key }) {
      table += entry.key.bytes
      table.append(word: UInt64(entry.offset))
      table.append(half: UInt32(entry.length))
      table.append(half: entry.day)
      table += entry.digest.bytes
    }
    var header: [UInt8] = []
    header.append(word: Form.magic)
    header.append(word: UInt64(entries.count))
    file.write(header + ContentDigest(of: table).bytes + table)
    // In pieces that are large enough to be worth a system call.
    var buffer: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      guard let bytes = bytes(index), bytes.count == entry.length else { return false }
      buffer += bytes
      if buffer.count > 1 << 20 {
        file.write(buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    file.write(buffer)
    return file.finish()
  }
}

extension UnsafeRawBufferPointer {
  func word(at offset: Int) -> UInt64 { UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  func half(at offset: Int) -> UInt32 { UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
}

extension [UInt8] {
  mutating func append(word: UInt64) { Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) } }
  mutating func append(half: UInt32) { Swift.withUnsafeBytes(of: half.littleEndian) { append(contentsOf: $0) } }
}

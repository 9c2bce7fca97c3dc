/// Reads the list of tracked files from git's index, without running git. The bytes are not trusted.
/// The format is that of `gitformat-index`, versions 2 to 4. An index that depends on another file, or on a mandatory
/// extension, is not read.
struct GitIndex {
  /// Paths from the top, in the index's order. A submodule is one path.
  private(set) var paths: [String] = []

  private static let regular: UInt32 = 0o100000
  private static let folder: UInt32 = 0o040000
  private static let kinds: Set<UInt32> = [regular, 0o120000, 0o160000, folder]
  private static let sizeOfStatus = 40

  /// nil for bytes that are not an index, or not one that is understood.
  init?(_ bytes: [UInt8]) {
    // The index does not say how long the object names are: the size with which the last entry ends exactly at the last
    // byte is right.
    for size in [20, 32] {
      if let found = Self.paths(bytes, nameSize: size) {
        paths = found
        return
      }
    }
    return nil
  }

  private static func paths(_ bytes: [UInt8], nameSize: Int) -> [String]? {
    var reader = Reader(bytes: bytes, end: bytes.count - nameSize)
    guard reader.skip("DIRC"), let version = reader.number(4), (2...4).contains(version),
      let count = reader.number(4), Int(count) <= bytes.count / (sizeOfStatus + nameSize)
    else { return nil }
    var paths: [String] = []
    paths.reserveCapacity(Int(count))
    var path: [UInt8] = []
    for _ in 0..<count {
      guard let mode = reader.entry(version: version, nameSize: nameSize, path: &path),
        kinds.contains(mode & 0o170000)
      else { return nil }
      // A folder that is not checked out is a single entry.
      if mode & 0o170000 != folder, let text = String(validating: path, as: UTF8.self) { paths.append(text) }
    }
    return reader.skipExtensions() ? paths : nil
  }

  /// No system opens a longer one.
  private static let longestPath = 16_384

  private struct Reader {
    let bytes: [UInt8]
    /// Where the checksum begins.
    let end: Int
    var position = 0

    mutating func skip(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      guard position + wanted.count <= end, bytes[position..<position + wanted.count].elementsEqual(wanted) else {
        return false
      }
      position += wanted.count
      return true
    }

    /// The most significant byte comes first.
    mutating func number(_ size: Int) -> UInt32? {
      guard position + size <= end else { return nil }
      defer { position += size }
      return bytes[position..<position + size].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads one entry; `path` is that of the previous entry, and is changed.
    mutating func entry(version: UInt32, nameSize: Int, path: inout [UInt8]) -> UInt32? {
      let start = position
      // Times, device and number come before the mode; owner, group and size after it.
      guard start + sizeOfStatus + nameSize <= end else { return nil }
      position = start + 24
      guard let mode = number(4) else { return nil }
      position = start + sizeOfStatus + nameSize
      guard let flags = number(2) else { return nil }
      if flags & 0x4000 != 0, version < 3 || number(2) == nil { return nil }
      if version == 4 {
        guard let dropped = shortening(), dropped <= path.count else { return nil }
        path.removeLast(dropped)
      } else {
        path.removeAll(keepingCapacity: true)
      }
      guard position <= end, let stop = bytes[position..<end].firstIndex(of: 0) else { return nil }
      path += bytes[position..<stop]
      let length = Int(flags & 0xFFF)
      guard !path.isEmpty, path.count <= GitIndex.longestPath,
        length == 0xFFF ? path.count >= length : path.count == length
      else { return nil }
      // Padded with one to eight zeros, so that the next entry begins at a multiple of eight.
      position = version == 4 ? stop + 1 : start + ((stop - start) / 8 + 1) * 8
      return position <= end ? mode : nil
    }

    /// A number of variable length, with seven bits in each byte.
    private mutating func shortening() -> Int? {
      guard var byte = number(1) else { return nil }
      var value = Int(byte & 0x7F)
      while byte & 0x80 != 0 {
        guard value < 1 << 24, let next = number(1) else { return nil }
        byte = next
        value = (value + 1) << 7 | Int(byte & 0x7F)
      }
      return value
    }

    /// Extensions that begin with a capital letter may be skipped.
    mutating func skipExtensions() -> Bool {
      while position < end {
        guard position + 8 <= end else { return false }
        let name = bytes[position..<position + 4]
        let isOptional = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.first!)
        position += 4
        guard isOptional || name.elementsEqual("sdir".utf8), let size = number(4), Int(size) <= end - position else {
          return false
        }
        position += Int(size)
      }
      return position == end
    }
  }
}

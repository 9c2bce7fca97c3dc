/// Interns byte strings of one file.
///
/// Token text stays where the parser put it until ``finish()``: each distinct name becomes a `String` once.
struct NameTable {
  private var spans: [Bytes] = [Bytes(start: nil, count: 0)]
  private var hashes: [UInt32] = [0]
  /// Open addressing; 0 marks a free slot (the empty string is never stored in it).
  private var slots: [UInt32]
  private var owned: [UnsafeMutableBufferPointer<UInt8>] = []

  init() {
    slots = Array(repeating: 0, count: 512)
  }

  /// The bytes must stay in place until ``finish()``.
  mutating func intern(_ bytes: Bytes) -> UInt32 {
    if bytes.isEmpty { return 0 }
    let hash = Self.hash(bytes)
    var slot = Int(hash) & (slots.count - 1)
    while true {
      let id = slots[slot]
      if id == 0 { return insert(bytes, hash, at: slot) }
      if hashes[Int(id)] == hash, Self.equal(spans[Int(id)], bytes) { return id }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  mutating func intern(_ constant: StaticString) -> UInt32 {
    intern(Bytes(start: constant.utf8Start, count: constant.utf8CodeUnitCount))
  }

  /// For text that stands nowhere in the source as such: dotted names, joined string segments.
  mutating func intern(copying bytes: [UInt8]) -> UInt32 {
    let count = spans.count
    let id = bytes.withUnsafeBufferPointer { intern($0) }
    if spans.count > count {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      owned.append(copy)
      spans[Int(id)] = Bytes(copy)
    }
    return id
  }

  subscript(id: UInt32) -> Bytes { spans[Int(id)] }

  /// The strings by id. The table must not be used afterwards.
  mutating func finish() -> [String] {
    let strings = spans.map { String(decoding: $0, as: UTF8.self) }
    for buffer in owned { buffer.deallocate() }
    owned = []
    spans = []
    return strings
  }

  private mutating func insert(_ bytes: Bytes, _ hash: UInt32, at slot: Int) -> UInt32 {
    let id = UInt32(spans.count)
    spans.append(bytes)
    hashes.append(hash)
    slots[slot] = id
    if spans.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: slots.count * 2)
    for id in 1..<spans.count {
      var slot = Int(hashes[id]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
    }
  }

  private static func hash(_ bytes: Bytes) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }

  private static func equal(_ a: Bytes, _ b: Bytes) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}

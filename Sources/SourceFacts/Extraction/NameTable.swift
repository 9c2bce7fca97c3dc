/// Interns byte strings of one file.
///
/// Token text stays in the parser's memory until ``finish()`` or ``keep()``: each distinct name becomes a `String`
/// once.
struct NameTable {
  private var spans: [Bytes] = [Bytes(start: nil, count: 0)]
  private var slots = InternedSlots(capacity: 512)
  private var owned: [UnsafeMutableBufferPointer<UInt8>] = []
  /// How many names have been copied.
  private var keptCount = 1

  /// The bytes must stay in place until ``finish()`` or ``keep()``.
  mutating func intern(_ bytes: Bytes) -> UInt32 {
    if bytes.isEmpty { return 0 }
    let hash = InternedSlots.hash(UnsafeRawBufferPointer(bytes))
    let found = slots.find(hash) { Self.equal(spans[Int($0)], bytes) }
    if let known = found.number { return known }
    spans.append(bytes)
    return slots.add(hash, at: found.slot)
  }

  mutating func intern(_ constant: StaticString) -> UInt32 {
    intern(Bytes(start: constant.utf8Start, count: constant.utf8CodeUnitCount))
  }

  /// For text that does not occur in the source as such: dotted names, joined string segments.
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

  /// Copies the new names, before the parser's text is freed.
  mutating func keep() {
    let new = spans[keptCount...]
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: new.reduce(0) { $0 + $1.count })
    owned.append(copy)
    var start = 0
    for id in new.indices {
      let end = start + spans[id].count
      _ = UnsafeMutableBufferPointer(rebasing: copy[start..<end]).initialize(from: spans[id])
      spans[id] = Bytes(rebasing: copy[start..<end])
      start = end
    }
    keptCount = spans.count
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

  private static func equal(_ a: Bytes, _ b: Bytes) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}

/// Interned names of the whole program; symbol 0 is the empty name.
///
/// A table of its own, as every name of every file goes through it: it hashes eight bytes at a time, and a hash that is known is never
/// computed again, neither when the table grows nor when tables are put together.
struct SymbolTable: Sendable {
  private(set) var names: [String] = [""]
  /// By symbol.
  private var hashes: [UInt32] = [0]
  /// Open addressing; 0 marks a free slot, as the empty name is never looked for in it.
  private var slots: [Symbol] = Array(repeating: 0, count: 1 << 10)
  /// Sources choose names, so they must not know which of them share a slot.
  private static let seed = UInt64.random(in: .min ... .max)

  init() {}

  mutating func intern(_ name: String) -> Symbol { intern(name, Self.hash(name)) }

  /// The symbols of another table's names, by its symbols.
  mutating func intern(_ other: SymbolTable) -> [Symbol] {
    other.names.indices.map { intern(other.names[$0], other.hashes[$0]) }
  }

  /// nil when no source uses the name.
  func find(_ name: String) -> Symbol? {
    if name.isEmpty { return 0 }
    let symbol = slots[slot(of: name, Self.hash(name))]
    return symbol == 0 ? nil : symbol
  }

  private mutating func intern(_ name: String, _ hash: UInt32) -> Symbol {
    if name.isEmpty { return 0 }
    let slot = slot(of: name, hash)
    if slots[slot] != 0 { return slots[slot] }
    let symbol = Symbol(names.count)
    names.append(name)
    hashes.append(hash)
    slots[slot] = symbol
    if names.count * 2 > slots.count { grow() }
    return symbol
  }

  /// Where the name stands, or would stand.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0, hashes[Int(slots[slot])] != hash || names[Int(slots[slot])] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: slots.count * 2)
    for symbol in 1..<names.count {
      var slot = Int(hashes[symbol]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Symbol(symbol)
    }
  }

  private static func hash(_ name: String) -> UInt32 {
    if let hash = name.utf8.withContiguousStorageIfAvailable({ hash(UnsafeRawBufferPointer($0)) }) { return hash }
    return Array(name.utf8).withUnsafeBytes { hash($0) }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash = seed ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    if place < bytes.count {
      var rest: UInt64 = 0
      while place < bytes.count {
        rest = rest << 8 | UInt64(bytes[place])
        place += 1
      }
      mix(rest)
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

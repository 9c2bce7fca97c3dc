import SourceFacts

/// Interned names of the whole program; symbol 0 is the empty name.
struct SymbolTable: Sendable {
  private(set) var names: [String] = [""]
  private var slots = InternedSlots(capacity: 1 << 10)

  init() {}

  mutating func intern(_ name: String) -> Symbol { intern(name, Self.hash(name)) }

  /// The symbols for another table's names, by its symbols.
  mutating func intern(_ other: SymbolTable) -> [Symbol] {
    other.names.indices.map { intern(other.names[$0], other.slots.hashes[$0]) }
  }

  /// nil when no source uses the name.
  func find(_ name: String) -> Symbol? {
    name.isEmpty ? 0 : slots.find(Self.hash(name)) { names[Int($0)] == name }.number
  }

  private mutating func intern(_ name: String, _ hash: UInt32) -> Symbol {
    if name.isEmpty { return 0 }
    let found = slots.find(hash) { names[Int($0)] == name }
    if let known = found.number { return known }
    names.append(name)
    return slots.add(hash, at: found.slot)
  }

  private static func hash(_ name: String) -> UInt32 {
    if let hash = name.utf8.withContiguousStorageIfAvailable({ InternedSlots.hash(UnsafeRawBufferPointer($0)) }) {
      return hash
    }
    return Array(name.utf8).withUnsafeBytes { InternedSlots.hash($0) }
  }
}

/// The hash index of a table of interned names: the number of a name. Number 0 is the empty name, which is never looked
/// up.
///
/// Every name of every file passes such a table. The hash takes eight bytes at a time, and is never computed again,
/// neither when the table grows nor when tables are merged.
package struct InternedSlots: Sendable {
  /// By number.
  package private(set) var hashes: [UInt32] = [0]
  /// Open addressing; 0 marks a free slot.
  private var slots: [UInt32]

  /// - Parameter capacity: a power of two.
  package init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

  /// The number of a name, or the free slot for it.
  ///
  /// - Parameter isWanted: whether the name with a number is the one to find.
  package func find(_ hash: UInt32, where isWanted: (UInt32) -> Bool) -> (number: UInt32?, slot: Int) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if hashes[Int(slots[slot])] == hash, isWanted(slots[slot]) { return (slots[slot], slot) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (nil, slot)
  }

  /// Gives the next number to a name for which ``find(_:where:)`` returned a slot.
  package mutating func add(_ hash: UInt32, at slot: Int) -> UInt32 {
    let number = UInt32(hashes.count)
    hashes.append(hash)
    slots[slot] = number
    if hashes.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 1..<hashes.count {
      var slot = Int(hashes[number]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number)
    }
  }

  // MARK: hashing

  /// Names come from untrusted sources, which must not be able to choose names with the same slot.
  private static let seed = UInt64.random(in: .min ... .max)

  /// The same for the same bytes within one run of the program; different in another run.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
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

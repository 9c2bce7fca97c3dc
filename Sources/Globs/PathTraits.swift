/// Which bytes and pairs of neighbouring bytes occur in a path, in a small table that may confuse some of them.
/// A pattern cannot match if it needs a pair that does not occur. So most of a long list of patterns is skipped without
/// looking at the path.
public struct PathTraits: Sendable {
  /// An index in the table.
  typealias Trait = UInt16

  private static let size = 4096
  private var words: [UInt64]

  public init(_ path: some Collection<UInt8>) {
    words = Array(repeating: 0, count: Self.size / 64)
    var before: UInt8?
    for byte in path {
      insert(Self.trait(of: byte))
      if let before { insert(Self.trait(of: before, byte)) }
      before = byte
    }
  }

  private mutating func insert(_ trait: Trait) { words[Int(trait >> 6)] |= 1 << UInt64(trait & 63) }

  func hold(_ traits: [Trait]) -> Bool {
    traits.allSatisfy { words[Int($0 >> 6)] & (1 << UInt64($0 & 63)) != 0 }
  }

  static func trait(of byte: UInt8) -> Trait { trait(of: 0, byte) }

  static func trait(of first: UInt8, _ second: UInt8) -> Trait {
    let pair = UInt32(first) << 8 | UInt32(second)
    return Trait(truncatingIfNeeded: (pair &* 0x9E37_79B1) >> 20)
  }
}

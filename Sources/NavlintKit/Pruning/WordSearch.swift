/// Searches words in the bytes of files, before anything is parsed.
///
/// Words are compared by their hashes: there may be false matches, but none is missed.
struct WordSearch: Sendable {
  private var hashes: Set<UInt64> = []
  /// By the last bits of hashes: a quick no for most words.
  private var isPossible = [Bool](repeating: false, count: 1 << 16)

  init(_ words: some Sequence<String>) {
    for word in words {
      let hash = word.utf8.reduce(Self.seed) { Self.mixed($0, $1) }
      hashes.insert(hash)
      isPossible[Int(hash & 0xFFFF)] = true
    }
  }

  /// Whether any of the words is there.
  func areIn(_ bytes: some Collection<UInt8>) -> Bool {
    var isThere = false
    forEach(in: bytes) { _ in
      isThere = true
      return false
    }
    return isThere
  }

  /// Visits each word that may be one of those sought; `body` returns whether to continue.
  func forEach<Bytes: Collection<UInt8>>(in bytes: Bytes, _ body: (Bytes.SubSequence) -> Bool) {
    var hash = Self.seed
    var start = bytes.startIndex
    var at = start
    while true {
      if at < bytes.endIndex, Self.isWord(bytes[at]) {
        hash = Self.mixed(hash, bytes[at])
        bytes.formIndex(after: &at)
        continue
      }
      if hash != Self.seed, isPossible[Int(hash & 0xFFFF)], hashes.contains(hash), !body(bytes[start..<at]) { return }
      if at == bytes.endIndex { return }
      bytes.formIndex(after: &at)
      (hash, start) = (Self.seed, at)
    }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A set of bytes, as four words.
struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init() {}

  init(_ range: ClosedRange<UInt8>) { for byte in range { insert(byte) } }

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    return switch byte >> 6 {
    case 0: words.0 & bit != 0
    case 1: words.1 & bit != 0
    case 2: words.2 & bit != 0
    default: words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) { form(byte) { $0 |= $1 } }
  mutating func remove(_ byte: UInt8) { form(byte) { $0 &= ~$1 } }

  private mutating func form(_ byte: UInt8, _ change: (inout UInt64, UInt64) -> Void) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: change(&words.0, bit)
    case 1: change(&words.1, bit)
    case 2: change(&words.2, bit)
    default: change(&words.3, bit)
    }
  }

  func union(_ other: Self) -> Self {
    var result = self
    result.words.0 |= other.words.0
    result.words.1 |= other.words.1
    result.words.2 |= other.words.2
    result.words.3 |= other.words.3
    return result
  }

  func subtracting(_ other: Self) -> Self {
    var result = self
    result.words.0 &= ~other.words.0
    result.words.1 &= ~other.words.1
    result.words.2 &= ~other.words.2
    result.words.3 &= ~other.words.3
    return result
  }

  static func == (a: Self, b: Self) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}

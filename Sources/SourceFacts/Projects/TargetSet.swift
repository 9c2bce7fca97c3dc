/// Some targets, by their numbers.
public struct TargetSet: Hashable, Sendable {
  // Without zero words at its end, so that equal sets are equal.
  private var words: [UInt64] = []

  public init() {}

  public init(_ numbers: some Sequence<Int>) { for number in numbers { insert(number) } }

  public var isEmpty: Bool { words.isEmpty }

  public mutating func insert(_ number: Int) {
    let word = number >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(number & 63)
  }

  public func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

  /// Some target is in both.
  public func meets(_ other: TargetSet) -> Bool {
    for place in 0..<min(words.count, other.words.count) where words[place] & other.words[place] != 0 { return true }
    return false
  }

  public func isSubset(of other: TargetSet) -> Bool { subtracting(other).isEmpty }

  public mutating func formUnion(_ other: TargetSet) {
    while words.count < other.words.count { words.append(0) }
    for place in other.words.indices { words[place] |= other.words[place] }
  }

  public func union(_ other: TargetSet) -> TargetSet {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: TargetSet) -> TargetSet {
    var result = TargetSet()
    result.words = zip(words, other.words).map { $0 & $1 }
    result.trim()
    return result
  }

  public func subtracting(_ other: TargetSet) -> TargetSet {
    var result = self
    for place in 0..<min(words.count, other.words.count) { result.words[place] &= ~other.words[place] }
    result.trim()
    return result
  }

  private mutating func trim() { while words.last == 0 { words.removeLast() } }

  /// In ascending order.
  public var numbers: [Int] {
    words.enumerated().flatMap { place, word in
      (0..<64).filter { word & (1 << UInt64($0)) != 0 }.map { place << 6 + $0 }
    }
  }
}

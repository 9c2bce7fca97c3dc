/// A pattern as a tree, common to globs and regular expressions.
indirect enum PatternTree {
  case empty
  case scalar(ScalarSet)
  case sequence([PatternTree])
  case choice([PatternTree])
  /// No upper bound where `most` is nil.
  case repetition(PatternTree, least: Int, most: Int?, isGreedy: Bool)
  /// Groups are numbered in the order of their opening.
  case group(PatternTree, number: Int)
  case start
  case end
  case wordBoundary(isNegated: Bool)
}

/// A set of Unicode scalars.
struct ScalarSet: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>]
  var isNegated = false

  static func one(_ scalar: Unicode.Scalar) -> ScalarSet { ScalarSet(ranges: [scalar.value...scalar.value]) }
  static let any = ScalarSet(ranges: [], isNegated: true)
  static let withinFolder = ScalarSet(ranges: [0x2F...0x2F], isNegated: true)
  static let digits = ScalarSet(ranges: [0x30...0x39])
  static let space = ScalarSet(ranges: [0x09...0x0D, 0x20...0x20])
  static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  var negated: ScalarSet { ScalarSet(ranges: ranges, isNegated: !isNegated) }

  func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } != isNegated }

  /// The members of a set that is not negated, or the gaps of one that is.
  var members: [ClosedRange<UInt32>] {
    guard isNegated else { return ranges }
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return gaps
  }
}

/// A run of lines that replaces another in the new text.
public struct Hunk: Hashable, Sendable {
  /// 1-based lines of the old text; for a pure insertion empty, at the following line.
  public var old: Range<Int>
  /// 1-based lines of the new text; for a pure removal empty, at the following line.
  public var new: Range<Int>

  public init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

/// The changed lines of a text.
///
/// Lines that occur once in both texts anchor the comparison; only the gaps between them are compared line by line. So
/// a file of any size costs little, and a moved block does not disturb the rest.
public enum LineChanges {
  /// A gap with more lines than this on a side is one change: nobody reads it line by line.
  static let longestGap = 2_000

  /// In order, never adjacent.
  public static func hunks(from old: [UInt8], to new: [UInt8]) -> [Hunk] {
    if old == new { return [] }
    let (a, b) = numbered(lines(old), lines(new))
    var found: [Hunk] = []
    compare(a[...], b[...], anchoring: true, into: &found)
    return joined(found)
  }

  /// The lines without their ends. A break at the end of the text starts no line.
  public static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
  }

  /// Equal lines get equal numbers: comparing numbers is cheap.
  private static func numbered(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> ([Int], [Int]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    return (old.map(number), new.map(number))
  }

  private static func compare(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, anchoring: Bool, into found: inout [Hunk])
  {
    var (old, new) = (old, new)
    while let first = old.first, first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let last = old.last, last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    if old.isEmpty && new.isEmpty { return }
    if !old.isEmpty, !new.isEmpty {
      let anchors = anchoring ? anchors(old, new) : []
      if !anchors.isEmpty {
        var (i, j) = (old.startIndex, new.startIndex)
        for anchor in anchors + [(old.endIndex, new.endIndex)] {
          compare(old[i..<anchor.0], new[j..<anchor.1], anchoring: false, into: &found)
          (i, j) = (anchor.0, anchor.1)
        }
        return
      }
      if old.count <= longestGap, new.count <= longestGap { return compareEach(old, new, into: &found) }
    }
    found.append(Hunk(old: old.startIndex + 1..<old.endIndex + 1, new: new.startIndex + 1..<new.endIndex + 1))
  }

  /// Indexes of lines that occur once on each side: the longest run that ascends on both.
  private static func anchors(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(Int, Int)] {
    func single(_ lines: ArraySlice<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for index in lines.indices { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
      return places.filter { $0.value >= 0 }
    }
    let inNew = single(new)
    let inOld = single(old)
    let pairs = old.indices.compactMap { i in inOld[old[i]] == i ? inNew[old[i]].map { (i, $0) } : nil }
    // Patience sorting: tops[k] ends the lowest rising run of k + 1 pairs.
    var tops: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var run: [(Int, Int)] = []
    var next = tops.last
    while let index = next {
      run.append(pairs[index])
      next = before[index]
    }
    return run.reversed()
  }

  private static func compareEach(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, into found: inout [Hunk]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex || j < new.endIndex {
      let (startOld, startNew) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > startOld || j > startNew {
        found.append(Hunk(old: startOld + 1..<i + 1, new: startNew + 1..<j + 1))
      } else {
        i += 1
        j += 1
      }
    }
  }

  private static func joined(_ hunks: [Hunk]) -> [Hunk] {
    hunks.reduce(into: []) { list, hunk in
      if let last = list.last, last.old.upperBound == hunk.old.lowerBound, last.new.upperBound == hunk.new.lowerBound {
        list[list.count - 1] = Hunk(
          old: last.old.lowerBound..<hunk.old.upperBound, new: last.new.lowerBound..<hunk.new.upperBound)
      } else {
        list.append(hunk)
      }
    }
  }
}

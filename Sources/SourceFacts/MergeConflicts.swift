#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Unresolved merge conflicts that git leaves in a file:
///     <<<<<<< HEAD
///     final class HomeController: UIViewController {
///     =======
///     final class HomeController: BaseController {
///     >>>>>>> feature
///
/// Parsers skip all of it, and with it the head of a class whose body follows. So the first side is read, as if the
/// merge had been resolved to it; the marks and the other side become spaces, and lines and columns stay the same.
enum MergeConflicts {
  /// The message for a file with a conflict.
  static let message = "git left a merge conflict here; resolve it"

  /// The place of the first conflict.
  static func fault(_ source: [UInt8], settled: [UInt8]) -> SourceFault {
    let offset = zip(source, settled).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    return SourceFault(at: offset, in: source, message: message)
  }

  /// The source with one side of each conflict; the source itself where there is none, or where one has no end.
  ///
  /// - Parameter keepingBoth: removes only the marks, for lists to which both sides add.
  static func settled(_ source: [UInt8], keepingBoth: Bool = false) -> [UInt8] {
    guard mayHold(source), let ranges = ranges(in: source, keepingBoth), !ranges.isEmpty else { return source }
    var result = source
    for range in ranges {
      for index in range where result[index] != lineFeed && result[index] != carriageReturn {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// Nearly no file has a conflict, and every file is tested.
  private static func mayHold(_ source: [UInt8]) -> Bool {
    source.withUnsafeBytes { bytes in
      var place = 0
      while let base = bytes.baseAddress, place < bytes.count,
        let angle = memchr(base + place, Int32(begin[0]), bytes.count - place)
      {
        place = base.distance(to: UnsafeRawPointer(angle))
        if place == 0 || bytes[place - 1] == lineFeed, bytes[place...].starts(with: begin) { return true }
        place += 1
      }
      return false
    }
  }

  private static let begin = Array("<<<<<<< ".utf8)
  /// The common ancestor's part, which git can be configured to write between the sides.
  private static let original = Array("|||||||".utf8)
  private static let middle = Array("=======".utf8)
  private static let end = Array(">>>>>>> ".utf8)

  /// The ranges of the marks, and of everything after the first side; nil where the marks are not in git's order.
  private static func ranges(in source: [UInt8], _ keepingBoth: Bool) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var isInside = false
    /// The end of the first side in the open conflict.
    var other: Int?
    var line = 0
    while line < source.count {
      let next = source[line...].firstIndex(of: lineFeed).map { $0 + 1 } ?? source.count
      switch Mark(source[line..<next]) {
      case .begin:
        guard !isInside else { return nil }
        isInside = true
        ranges.append(line..<next)
      case .original where isInside && other == nil, .middle where !isInside || other == nil:
        other = line
        if keepingBoth { ranges.append(line..<next) }
      case .end:
        // Someone removed only the first mark of the conflict.
        guard let start = other else { return nil }
        ranges.append(keepingBoth ? line..<next : start..<next)
        (isInside, other) = (false, nil)
      case .original, .middle, nil: break
      }
      line = next
    }
    return isInside ? nil : ranges
  }

  /// What git writes at the start of a line.
  private enum Mark {
    case begin, original, middle, end

    init?(_ line: ArraySlice<UInt8>) {
      if line.starts(with: MergeConflicts.begin) {
        self = .begin
      } else if line.starts(with: MergeConflicts.original) {
        self = .original
      } else if line.starts(with: MergeConflicts.middle) {
        self = .middle
      } else if line.starts(with: MergeConflicts.end) {
        self = .end
      } else {
        return nil
      }
    }
  }
}

import NavigationModel

/// The text of the findings' lines, for formats whose columns are not bytes.
///
/// Holds only these lines, so a report stays small however large the app is. Columns of an unknown line stay unchanged:
/// right for plain ASCII source, and never out of order.
public struct SourceLines: Hashable, Sendable {
  /// The unit of a consumer's columns.
  public enum Unit: Hashable, Sendable {
    case utf8, utf16
  }

  private var lines: [String: [Int: [UInt8]]] = [:]

  /// Without any line.
  public init() {}

  /// The lines of findings and changes.
  ///
  /// - Parameters:
  ///   - findings: the findings whose places are needed.
  ///   - changes: the changes whose ends are needed.
  ///   - bytes: a file's content by its path relative to the root of the run; called once for a file.
  public init(of findings: [Finding], changes: [TextChange] = [], reading bytes: (String) -> [UInt8]?) {
    var wanted: [String: Set<Int>] = [:]
    for place in findings.flatMap(\.places) + changes.flatMap({ [$0.start, $0.end] }) {
      wanted[place.file, default: []].insert(place.line)
    }
    for (file, numbers) in wanted {
      guard let content = bytes(file) else { continue }
      lines[file] = Self.lines(numbers, of: content)
    }
  }

  private static func lines(_ numbers: Set<Int>, of content: [UInt8]) -> [Int: [UInt8]] {
    guard let last = numbers.max() else { return [:] }
    var found: [Int: [UInt8]] = [:]
    var number = 1
    var start = content.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while number <= last, start <= content.count {
      let end = content[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? content.count
      if numbers.contains(number) { found[number] = Array(content[start..<end]) }
      if end == content.count { break }
      let isPair = content[end] == 0x0D && end + 1 < content.count && content[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      number += 1
    }
    return found
  }

  private func line(_ location: SourceLocation) -> [UInt8]? { lines[location.file]?[location.line] }

  /// The line's text; nil when it is not known.
  public func text(at location: SourceLocation) -> String? {
    line(location).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The 1-based column of a place in the consumer's unit.
  public func column(of location: SourceLocation, in unit: Unit) -> Int {
    guard let line = line(location) else { return max(1, location.column) }
    return 1 + Self.count(line.prefix(max(0, location.column - 1)), unit)
  }

  /// The column after the word that starts at a place; nil when the line is not known or ends there.
  public func endColumn(of location: SourceLocation, in unit: Unit) -> Int? {
    guard let line = line(location), location.column >= 1, location.column <= line.count else { return nil }
    let start = location.column - 1
    var end = start + (Self.isPartOfWord(line[start]) ? 0 : 1)
    while end < line.count, Self.isPartOfWord(line[end]) { end += 1 }
    return 1 + Self.count(line[..<end], unit)
  }

  /// Letters, digits, `_` and everything beyond ASCII.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  private static func count(_ bytes: ArraySlice<UInt8>, _ unit: Unit) -> Int {
    switch unit {
    case .utf8: bytes.count
    case .utf16: String(decoding: bytes, as: UTF8.self).utf16.count
    }
  }
}

extension Finding {
  /// All places that a report may refer to.
  var places: [SourceLocation] { [location] + (related + witness).map(\.location) }
}

/// One line of the `nav` form: about one screen, one route's destination, or one transition from one screen.
public enum NavLine {
  /// A line is cut to this length, at the text that a user taps or at a reason. Names are never cut: where they need
  /// more, the line continues in the next, which is indented.
  public static let columns = 120

  private static let indent = "    "
  /// A line breaks before one of these.
  private static let fields = [" -> ", " name=", " flow=", " route=", " owner=", " trigger="]

  /// A line as written: in as few lines as possible. A name that is longer than a line stays whole.
  static func wrapped(_ line: String) -> String {
    var written: [Substring] = []
    var start = line.startIndex
    var end = start
    func room() -> Int { written.isEmpty ? columns : columns - indent.count }
    for next in breaks(line) + [line.endIndex] {
      if line[start..<next].count > room(), end > start {
        written.append(line[start..<end])
        start = line.index(after: end)
      }
      end = next
    }
    return (written + [line[start...]]).joined(separator: "\n" + indent)
  }

  private static func breaks(_ line: String) -> [String.Index] {
    line.count > columns ? fields.flatMap { line.ranges(of: $0).map(\.lowerBound) }.sorted() : []
  }

  /// The logical lines of written ones, each with the number of its first written line.
  public static func joined(_ written: [some StringProtocol]) -> [(number: Int, line: String)] {
    var lines: [(number: Int, line: String)] = []
    for (number, line) in written.enumerated() {
      if line.hasPrefix(indent), let last = lines.indices.last, !line.allSatisfy(\.isWhitespace) {
        lines[last].line += " " + line.drop { $0 == " " }
      } else {
        lines.append((number + 1, String(line)))
      }
    }
    return lines
  }

  /// The current lines for a line, also for one of an earlier version, which had all screens of a transition, and all
  /// destinations of a route, in one.
  public static func current(_ line: String) -> [String] {
    guard let arrow = line.firstRange(of: " -> ") else { return [fitted(line)] }
    let (start, end) = (line[..<arrow.lowerBound], line[arrow.upperBound...])
    if line.hasPrefix("route ") {
      let unused = " unused"
      let isUnused = end.hasSuffix(unused)
      return names(isUnused ? end.dropLast(unused.count) : end).map {
        fitted("\(start) -> \($0)\(isUnused ? unused : "")")
      }
    }
    return line.contains(" owner=") ? names(start).map { fitted("\($0) -> \(end)") } : [fitted(line)]
  }

  private static func names(_ list: Substring) -> [String] {
    list.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
  }

  static func fitted(_ line: String) -> String {
    guard line.count > columns else { return line }
    if line.hasPrefix("unresolved ") { return line.prefix(columns - 1) + "…" }
    guard let trigger = line.firstRange(of: " trigger=") else { return line }
    let ending = [Confidence.guessed, .inferred].map { " \($0.rawValue)" }.first { line.hasSuffix($0) } ?? ""
    let head = line[..<trigger.upperBound]
    let room = columns - head.count - ending.count - 1
    // A few letters tell nothing.
    guard room >= 8 else { return line[..<trigger.lowerBound] + ending }
    return head + line[trigger.upperBound...].prefix(room) + "…" + ending
  }
}

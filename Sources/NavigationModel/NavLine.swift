/// One line of the `nav` form: what is said of one screen, one route's destination, or one move from one screen.
public enum NavLine {
  /// A line is cut to this, at the text that a user taps or at a reason; names are never cut.
  public static let columns = 120

  /// The lines that say today what a line says, also one of an earlier version: that had all screens of a move, and all
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
    // A few letters say nothing.
    guard room >= 8 else { return line[..<trigger.lowerBound] + ending }
    return head + line[trigger.upperBound...].prefix(room) + "…" + ending
  }
}

extension NavigationGraph {
  /// The graph as sorted, readable lines, made to be committed and compared (`navlint graph --format nav`).
  ///
  /// A line is about one screen, or about one transition from one screen, so that a changed screen only changes its own
  /// lines; a line longer than ``NavLine/columns`` columns continues in an indented line. Without files and line
  /// numbers: moving code does not change the text. Equal lines occur once. Source text in it is made safe for a line
  /// (``PlainText/line(_:)``).
  public func navText() -> String {
    let sections = [
      entries.map(\.navLine), screens.map(\.navLine), routes.flatMap(\.navLines), transitions.flatMap(\.navLines),
      unresolved.map(\.navLine),
    ]
    return sections.filter { !$0.isEmpty }
      .map { lines in Set(lines).sorted(by: precedes).map { NavLine.wrapped($0) + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The first source place of each line of ``navText()`` that has one; lines are logical (``NavLine/joined(_:)``).
  public func navPlaces() -> [String: SourceLocation] {
    let known: [(String, SourceLocation?)] =
      entries.map { ($0.navLine, $0.location) } + screens.map { ($0.navLine, $0.location) }
      + routes.flatMap { route in route.navLines.map { ($0, route.location) } }
      + transitions.flatMap { move in move.navLines.map { ($0, move.location) } }
      + unresolved.map { ($0.navLine, $0.location) }
    return Dictionary(known.compactMap { line, place in place.map { (line, $0) } }) { min($0, $1) }
  }
}

/// By bytes, so that the order does not depend on the locale or on Unicode versions.
private func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

/// `?` for none.
private func names(_ ids: [String]) -> [String] { ids.isEmpty ? ["?"] : ids }

extension Entry {
  fileprivate var navLine: String { PlainText.line("entry \(via.rawValue) \(screen)") }
}

extension Screen {
  fileprivate var navLine: String {
    var line = "screen \(id) \(kind.rawValue) \(isReachable ? "reachable" : "unreachable")"
    if name != id { line += " name=\(name)" }
    if let flow { line += " flow=\(flow)" }
    if isDebugOnly { line += " debug-only" }
    return PlainText.line(line)
  }
}

extension Route {
  fileprivate var navLines: [String] {
    names(destinations).map { NavLine.fitted(PlainText.line("route \(id) -> \($0)\(isUsed ? "" : " unused")")) }
  }
}

extension Transition {
  fileprivate var navLines: [String] {
    var line = "-> \(to ?? "?") \(kind.rawValue)"
    if let back { line += " \(back.rawValue)" }
    if let route { line += " route=\(route)" }
    line += " owner=\(owner)"
    if let trigger { line += " trigger=\(trigger)" }
    if confidence != .exact { line += " \(confidence.rawValue)" }
    return names(from).map { NavLine.fitted(PlainText.line("\($0) \(line)")) }
  }
}

extension UnresolvedSite {
  fileprivate var navLine: String {
    NavLine.fitted(PlainText.line("unresolved \(kind.rawValue) owner=\(owner) \(reason)"))
  }
}

import Comparing
import NavigationModel

/// A change of navigation as a comment on a pull request.
///
/// The hidden first line lets a script find the comment and update it in place. The text keeps to GitHub's limit
/// (65,536 characters): tables are cut after some rows, and sections that still do not fit are named.
public struct DiffMarkdownReporter: Sendable {
  public static let marker = "<!-- navlint diff -->"
  static let limit = 60_000
  static let mostRows = 40

  public init() {}

  public func text(for report: DiffReport) -> String {
    let difference = report.comparison.difference
    var out = "\(Self.marker)\n### Navigation\n\n\(mark(report)) \(report.summary)\n"
    var parts: [String] = []
    if !report.report.findings.isEmpty { parts.append(newFindings(report)) }
    if let answer = report.answer { parts.append("#### To test\n\n\(answer.summary)\n\n" + answer.markdown) }
    if let picture = picture(difference) { parts.append(picture) }
    parts.append(
      table(
        "Screens", ["", "screen", ""],
        difference.addedScreens.map { ["➕", code($0.name), $0.isReachable ? "new" : "new, but unreachable"] }
          + difference.removedScreens.map { ["➖", code($0.name), "removed"] }
          + difference.lostScreens.map { ["⚠️", code($0.after.name), "no longer reachable"] }
          + difference.foundScreens.map { ["✅", code($0.after.name), "reachable now"] }
          + difference.rekindedScreens.map {
            ["✏️", code($0.after.name), "\($0.before.kind.rawValue) becomes \($0.after.kind.rawValue)"]
          }))
    parts.append(table("Transitions", ["", "from", "to", "kind", ""], transitions(difference)))
    parts.append(table("Routes", ["", "route", "", ""], routes(difference)))
    parts.append(table("Not followed", ["", "kind", "in", "why"], notFollowed(difference)))
    parts.append(
      table(
        "Entries", ["", "screen", "by"],
        difference.addedEntries.map { ["➕", code($0.screen), $0.via.rawValue] }
          + difference.removedEntries.map { ["➖", code($0.screen), $0.via.rawValue] }))
    if !report.fixed.isEmpty {
      parts.append(
        table(
          "Fixed findings", ["", "rule", "finding"],
          report.fixed.map { ["✅", code($0.rule), MarkdownText.plain($0.message)] }))
    }
    var isCut = false
    for part in parts where !part.isEmpty {
      if out.utf8.count + part.utf8.count > Self.limit {
        isCut = true
      } else {
        out += "\n" + part
      }
    }
    if isCut {
      out += "\nThe change is too large for one comment: some tables are left out. `navlint diff` shows all.\n"
    }
    return out
  }

  private func notFollowed(_ difference: GraphDifference) -> [[String]] {
    func gaps(_ sign: String, _ sites: [UnresolvedSite]) -> [[String]] {
      sites.map { [sign, $0.kind.rawValue, code($0.owner), MarkdownText.plain($0.reason)] }
    }
    func suspected(_ sign: String, _ sites: [SuspectedSite]) -> [[String]] {
      sites.map { [sign, "suspected", code($0.owner), MarkdownText.plain($0.reason)] }
    }
    return gaps("➕", difference.addedGaps) + gaps("➖", difference.removedGaps)
      + suspected("➕", difference.addedSuspected) + suspected("➖", difference.removedSuspected)
  }

  private func mark(_ report: DiffReport) -> String {
    if report.report.findings.contains(where: { $0.severity == .error }) { return "❌" }
    if !report.report.findings.isEmpty || report.comparison.difference.losesScreens { return "⚠️" }
    return "✅"
  }

  private func newFindings(_ report: DiffReport) -> String {
    let findings = report.report.findings.sorted { $0.severity > $1.severity }
    var out = "| | where | finding |\n|---|---|---|\n"
    for finding in findings.prefix(Self.mostRows) {
      let place = code("\(report.report.relativePath(of: finding.location)):\(finding.location.line)")
      let sign = finding.severity == .error ? "❌" : finding.severity == .warning ? "⚠️" : "ℹ️"
      out += "| \(sign) | \(place) | \(MarkdownText.plain(finding.message)) \(code(finding.rule)) |\n"
    }
    if findings.count > Self.mostRows { out += "\n…and \(findings.count - Self.mostRows) more new findings.\n" }
    return out
  }

  private func picture(_ difference: GraphDifference) -> String? {
    let neighbourhood = ChangedNeighbourhood(difference)
    guard let text = MermaidNeighbourhood(neighbourhood: neighbourhood).text else { return nil }
    return "```mermaid\n\(text)```\n"
      + (neighbourhood.rest == 0 ? "" : "\nThe picture omits \(neighbourhood.rest) more moves.\n")
  }

  private func transitions(_ difference: GraphDifference) -> [[String]] {
    func row(_ sign: String, _ transition: Transition, _ note: String) -> [String] {
      let from = transition.from.isEmpty ? transition.owner : DiffWording.names(transition.from)
      let route = transition.route.map { "by \(code($0))" } ?? ""
      return [
        sign, code(from), code(DiffWording.target(transition)), DiffWording.kind(transition),
        note.isEmpty ? route : note,
      ]
    }
    return difference.addedTransitions.map { row("➕", $0, "") }
      + difference.removedTransitions.map { row("➖", $0, "") }
      + DiffWording.news(difference.changedTransitions).map { news in
        switch news {
        case .one(let change):
          var after = change.after
          // For a move with twenty screens, only the added or removed ones are news.
          if change.isOnlyOfSources { after.from = sources(change) }
          return row("✏️", after, MarkdownText.plain(DiffWording.change(change)))
        case .many(let changes):
          return [
            "✏️", code(DiffWording.names(sources(changes[0]))), code(DiffWording.targets(changes)),
            DiffWording.counted(changes.count, "move"),
            MarkdownText.plain(DiffWording.change(changes[0])),
          ]
        }
      }
  }

  /// The screens that were added to a move, or else those that were removed.
  private func sources(_ change: GraphDifference.Change<Transition>) -> [Screen.ID] {
    change.newSources.isEmpty ? change.lostSources : change.newSources
  }

  private func routes(_ difference: GraphDifference) -> [[String]] {
    func row(_ sign: String, _ route: Route, _ note: String) -> [String] {
      [sign, code(route.id), route.destinations.isEmpty ? "" : code(DiffWording.names(route.destinations)), note]
    }
    return difference.addedRoutes.map { row("➕", $0, "") }
      + difference.removedRoutes.map { row("➖", $0, "") }
      + difference.redirectedRoutes.map {
        row("✏️", $0.after, "showed " + code(DiffWording.names($0.before.destinations)))
      }
      + difference.diedRoutes.map { row("⚠️", $0.after, "nothing opens it any more") }
      + difference.revivedRoutes.map { row("✅", $0.after, "something opens it now") }
  }

  private func code(_ text: String) -> String { MarkdownText.code(text) }

  /// Folded, with the number of rows in its title; empty without a row.
  private func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    var out = "<details><summary>\(title) (\(rows.count))</summary>\n\n"
    out += "| \(head.joined(separator: " | ")) |\n|\(head.map { _ in "---|" }.joined())\n"
    for row in rows.prefix(Self.mostRows) { out += "| \(row.joined(separator: " | ")) |\n" }
    if rows.count > Self.mostRows { out += "\n…and \(rows.count - Self.mostRows) more.\n" }
    return out + "\n</details>\n"
  }
}

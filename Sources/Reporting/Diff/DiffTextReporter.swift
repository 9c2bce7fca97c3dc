import Comparing
import NavigationModel

/// A change of navigation for a terminal: `+` for additions, `-` for removals, `~` for changes, then the new findings
/// in the compiler's format.
public struct DiffTextReporter: Sendable {
  public var isColored: Bool

  public init(isColored: Bool = false) { self.isColored = isColored }

  private enum Mark: String {
    case added = "+"
    case removed = "-"
    case changed = "~"
    var color: String {
      switch self {
      case .added: "32"
      case .removed: "31"
      case .changed: "33"
      }
    }
  }

  public func text(for report: DiffReport) -> String {
    let difference = report.comparison.difference
    var out = ""
    section(
      "Entries", &out,
      difference.addedEntries.map { (.added, "\($0.screen) by \($0.via.rawValue)") }
        + difference.removedEntries.map { (.removed, "\($0.screen) by \($0.via.rawValue)") })
    section("Screens", &out, screens(difference))
    section("Routes", &out, routes(difference))
    section("Transitions", &out, transitions(difference))
    section(
      "Not followed", &out,
      difference.addedGaps.map { (.added, DiffWording.gap($0)) }
        + difference.removedGaps.map { (.removed, DiffWording.gap($0)) }
        + difference.addedSuspected.map { (.added, DiffWording.suspicion($0)) }
        + difference.removedSuspected.map { (.removed, DiffWording.suspicion($0)) })
    var findings = TextReporter(isColored: isColored).text(for: report.report)
    for finding in report.fixed {
      findings += line(.removed, "fixed: \(PlainText.line(finding.message)) [\(PlainText.line(finding.rule))]")
    }
    if !findings.isEmpty { out += (out.isEmpty ? "" : "\n") + heading("Findings") + findings }
    if let answer = report.answer { out += (out.isEmpty ? "" : "\n") + answer.plain }
    return out
  }

  private func screens(_ difference: GraphDifference) -> [(Mark, String)] {
    difference.addedScreens.map { (.added, $0.isReachable ? $0.name : "\($0.name) (unreachable)") }
      + difference.removedScreens.map { (.removed, $0.name) }
      + difference.lostScreens.map { (.changed, "\($0.after.name): no longer reachable") }
      + difference.foundScreens.map { (.changed, "\($0.after.name): reachable now") }
      + difference.rekindedScreens.map {
        (.changed, "\($0.after.name): \($0.before.kind.rawValue) becomes \($0.after.kind.rawValue)")
      }
  }

  private func routes(_ difference: GraphDifference) -> [(Mark, String)] {
    difference.addedRoutes.map { (.added, "\($0.id) -> \(destinations($0))") }
      + difference.removedRoutes.map { (.removed, "\($0.id) -> \(destinations($0))") }
      + difference.redirectedRoutes.map {
        (.changed, "\($0.after.id): shows \(destinations($0.after)) instead of \(destinations($0.before))")
      }
      + difference.diedRoutes.map { (.changed, "\($0.after.id): nothing opens it any more") }
      + difference.revivedRoutes.map { (.changed, "\($0.after.id): something opens it now") }
  }

  private func destinations(_ route: Route) -> String {
    route.destinations.isEmpty ? "nothing" : DiffWording.names(route.destinations)
  }

  private func transitions(_ difference: GraphDifference) -> [(Mark, String)] {
    difference.addedTransitions.map { (.added, described($0)) }
      + difference.removedTransitions.map { (.removed, described($0)) }
      + DiffWording.news(difference.changedTransitions).map { news in
        switch news {
        case .one(let change): (.changed, changed(change))
        case .many(let changes): (.changed, "\(DiffWording.moves(changes)): \(DiffWording.change(changes[0]))")
        }
      }
  }

  private func changed(_ change: GraphDifference.Change<Transition>) -> String {
    // For a move with twenty screens, only the added one is news.
    if change.isOnlyOfSources, change.before.from.count + change.after.from.count > 2 {
      return "\(DiffWording.arrival(change.after)): \(DiffWording.change(change))"
    }
    // The new route is part of the listed change.
    return
      "\(change.isRerouted ? DiffWording.move(change.after) : described(change.after)): \(DiffWording.change(change))"
  }

  private func described(_ transition: Transition) -> String {
    DiffWording.move(transition) + (transition.route.map { " by \($0)" } ?? "")
  }

  private func section(_ title: String, _ out: inout String, _ lines: [(Mark, String)]) {
    if lines.isEmpty { return }
    out += (out.isEmpty ? "" : "\n") + heading(title) + lines.map { line($0, PlainText.line($1)) }.joined()
  }

  private func heading(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m\n" : "\(text)\n" }

  private func line(_ mark: Mark, _ text: String) -> String {
    isColored ? "\u{1B}[\(mark.color)m  \(mark.rawValue) \(text)\u{1B}[0m\n" : "  \(mark.rawValue) \(text)\n"
  }
}

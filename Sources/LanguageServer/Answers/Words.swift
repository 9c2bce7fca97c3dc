import NavigationModel
import NavlintKit

/// Texts about screens, routes and moves, for people.
struct Words {
  let graph: NavigationGraph

  func summary(of screen: Screen) -> String {
    let into = graph.transitions.count { $0.to == screen.id }
    let out = graph.transitions.count { $0.from.contains(screen.id) && $0.kind != .back }
    return "\(into) \(into == 1 ? "way" : "ways") in · \(out) out · \(reach(of: screen))"
  }

  private func reach(of screen: Screen) -> String {
    if screen.isEntry { return "the app starts here" }
    guard screen.isReachable else { return "no user gets here" }
    return screen.depth.map { $0 == 1 ? "1 tap from launch" : "\($0) taps from launch" } ?? "reached"
  }

  func summary(of route: Route) -> String {
    let shown = route.destinations.map { Self.plain(Screen.readableName($0)) }.joined(separator: ", ")
    let sites = graph.transitions.count { $0.route == route.id }
    let uses = route.isUsed ? "opened at \(sites) \(sites == 1 ? "site" : "sites")" : "nothing opens it"
    return shown.isEmpty ? "what it shows is unknown · \(uses)" : "shows \(shown) · \(uses)"
  }

  func summary(of move: Transition) -> String {
    let target = move.to.map { " → \(Self.plain(Screen.readableName($0)))" } ?? ""
    return "\(move.kind.rawValue)\(target)"
  }

  static func plain(_ text: String) -> String { PlainText.shortened(text, to: 80) }

  /// Text from sources for Markdown: one line, in a code span that it cannot end.
  static func code(_ text: String) -> String {
    "`\(PlainText.shortened(text, to: 80).replacing("`", with: "'"))`"
  }
}

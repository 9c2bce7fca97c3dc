import NavigationModel
import NavlintKit

/// What is shown when hovering over a name: the shortest way, as a small map, and what leads in and out.
struct Hover {
  let view: FileView

  func answer(at position: Position) -> JSONValue {
    guard let subject = view.subject(at: position) else { return .null }
    let text: String
    switch subject {
    case .screen(let screen): text = self.text(of: screen)
    case .route(let route): text = self.text(of: route)
    case .moves(let moves): text = moves.prefix(Self.mostMoves).map(self.text).joined(separator: "\n\n")
    }
    return ["contents": ["kind": "markdown", "value": .string(text)]]
  }

  private static let mostMoves = 4
  private static let mostSteps = 12
  private static let mostNeighbours = 6

  private var words: Words { Words(graph: view.graph) }

  private func text(of screen: Screen) -> String {
    let title = screen.title.map { " — \(Words.code($0))" } ?? ""
    var out = "**Screen** \(Words.code(screen.id))\(title)  \n\(words.summary(of: screen))"
    if let way = try? GraphQuestions(view.graph).reasons(for: screen.id).way, !way.steps.isEmpty {
      out += "\n\n```text\n\(map(of: way))```"
    }
    out += neighbours("From", view.graph.transitions.filter { $0.to == screen.id }.flatMap(\.from))
    out += neighbours("To", view.graph.transitions.filter { $0.from.contains(screen.id) }.compactMap(\.to))
    return out
  }

  /// One line for each step: `  └ push ─ DetailView   Button("Open")`.
  private func map(of way: Way) -> String {
    var out = "\(Self.fenced(way.start))\n"
    for (depth, step) in way.steps.prefix(Self.mostSteps).enumerated() {
      out += String(repeating: "  ", count: depth)
      switch step.move {
      case .transition(let move):
        out += "└ \(move.kind.rawValue) ─ \(Self.fenced(step.to))"
        if let trigger = move.trigger { out += "   \(Self.fenced(trigger))" }
      case .contains: out += "└ shows ─ \(Self.fenced(step.to))"
      }
      out += "\n"
    }
    if way.steps.count > Self.mostSteps { out += "… \(way.steps.count - Self.mostSteps) more\n" }
    return out
  }

  /// Text that cannot end the code block it is in.
  private static func fenced(_ text: String) -> String { Words.plain(text).replacing("```", with: "'''") }

  private func neighbours(_ word: String, _ names: [String]) -> String {
    let names = Set(names).sorted()
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(Self.mostNeighbours).map { Words.code(Screen.readableName($0)) }.joined(separator: ", ")
    let more = names.count > Self.mostNeighbours ? " and \(names.count - Self.mostNeighbours) more" : ""
    return "\n\n\(word): \(shown)\(more)"
  }

  private func text(of route: Route) -> String {
    let shown = route.destinations.map { Words.code(Screen.readableName($0)) }.joined(separator: ", ")
    let sites = view.graph.transitions.count { $0.route == route.id }
    return "**Route** \(Words.code(route.signature))  \n"
      + (shown.isEmpty ? "What it shows is unknown." : "Shows \(shown).")
      + (route.isUsed ? " Opened at \(sites) \(sites == 1 ? "site" : "sites")." : " Nothing opens it.")
  }

  private func text(of move: Transition) -> String {
    let from =
      move.from.isEmpty ? "" : " from \(move.from.prefix(Self.mostNeighbours).map(Words.code).joined(separator: ", "))"
    let target = move.to.map { " to \(Words.code(Screen.readableName($0)))" } ?? ""
    var out = "**\(move.kind.rawValue)**\(target)\(from)"
    if let route = move.route { out += ", route \(Words.code(route))" }
    if let condition = move.guard { out += ", if \(Words.code(condition))" }
    if move.confidence != .exact { out += " (\(move.confidence.rawValue))" }
    return out
  }
}

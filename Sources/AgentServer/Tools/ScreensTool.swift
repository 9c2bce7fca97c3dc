import NavigationModel

struct ScreensTool: AgentTool {
  let name = "screens"
  let title = "Screens of the app"
  let summary =
    "Lists the app's screens with file, title, ways in and out, and taps from launch. Ask first, to learn the names."
  let parameters = [
    Parameter(name: "query", kind: .text, summary: "Only screens with this in their name or title."),
    Parameter(name: "kind", kind: .choice(Screen.Kind.allCases.map(\.rawValue)), summary: "Only screens of this kind."),
    Parameter(name: "flow", kind: .text, summary: "Only screens of this flow."),
    Parameter(name: "reachable", kind: .flag, summary: "true: only reachable screens; false: only the others."),
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let all = app.graph.screens
    let found = all.filter { fits($0, arguments) }
    let support = MoveIndex(app.graph)
    let heading =
      found.count == all.count
      ? "\(all.count) screens, \(app.graph.transitions.count) moves." : "\(found.count) of \(all.count) screens."
    return Answer(
      heading,
      items: found.map { screen in
        let (ways, out) = (support.waysIn(screen.id).count, support.waysOut(screen.id).count)
        return "\(app.words(for: screen)); \(ways) in, \(out) out, \(app.reach(of: screen))"
      })
  }

  private func fits(_ screen: Screen, _ arguments: Arguments) -> Bool {
    if let kind = arguments.text("kind"), screen.kind.rawValue != kind { return false }
    if let flow = arguments.text("flow"), screen.flow != flow { return false }
    if let reachable = arguments.flag("reachable"), screen.isReachable != reachable { return false }
    guard let query = arguments.text("query")?.lowercased() else { return true }
    return screen.id.lowercased().contains(query) || screen.title?.lowercased().contains(query) == true
  }
}

/// Moves by their screens.
struct MoveIndex {
  private var into: [Screen.ID: [Transition]] = [:]
  private var out: [Screen.ID: [Transition]] = [:]

  init(_ graph: NavigationGraph) {
    for move in graph.transitions {
      if let to = move.to { into[to, default: []].append(move) }
      for from in move.from { out[from, default: []].append(move) }
    }
  }

  func waysIn(_ screen: Screen.ID) -> [Transition] { into[screen] ?? [] }
  func waysOut(_ screen: Screen.ID) -> [Transition] { out[screen] ?? [] }
}

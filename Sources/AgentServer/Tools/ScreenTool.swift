import NavigationModel
import NavlintKit

struct ScreenTool: AgentTool {
  let name = "screen"
  let title = "One screen"
  let summary =
    "Tells all about one screen: file, title, shortest way from launch, ways in and out, routes that "
    + "lead to it, and the state that it needs."
  let parameters = [
    Parameter(name: "name", kind: .text, summary: "The screen's name, as \"screens\" lists it.", isRequired: true)
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let screen = try app.screen(arguments.text("name") ?? "")
    let reasons: ScreenReasons
    do throws(UnknownScreen) { reasons = try app.questions.reasons(for: screen.id) } catch { throw app.failure(error) }
    var heading = "\(app.words(for: screen)); \(app.reach(of: screen))."
    if let flow = screen.flow { heading += " Flow: \(Quoted.name(flow))." }
    heading += Self.wayOut(screen)
    var items = reasons.entries.map { "entry: \($0.via.rawValue)\($0.location.map { " \(Quoted.place($0))" } ?? "")" }
    if let way = reasons.way, !way.steps.isEmpty {
      let steps = way.steps.map { Quoted.name($0.to) }.joined(separator: " → ")
      items.append("shortest way from launch: \(Quoted.name(way.start)) → \(steps)")
    }
    items += reasons.waysIn.map { "in: \(app.words(for: $0, to: false))" }
    items += reasons.containers.map { "part of: \(Quoted.name($0.parent)) \(Quoted.place($0.location))" }
    items += app.graph.routes.filter { $0.destinations.contains(screen.id) }.map { "route: \(app.words(for: $0))" }
    items += (app.state.needs[screen.name] ?? []).map { Self.words(for: $0, app) }
    items += MoveIndex(app.graph).waysOut(screen.id).map { "out: \(app.words(for: $0, to: true))" }
    items += reasons.brokenLinks.map { "why no user gets here: \(Self.words(for: $0))" }
    return Answer(heading, items: items)
  }

  private static func wayOut(_ screen: Screen) -> String {
    switch screen.wayOut {
    case .found: ""
    case .possible: " Whether it can be left is not certain."
    case .none: " Nothing on it leaves it."
    }
  }

  private static func words(for need: ScreenNeed, _ app: AppView) -> String {
    let source = need.source == .environment ? "from the environment" : "as an argument"
    let line = app.line(at: need.location).map { ": \($0)" } ?? ""
    return "needs \(Quoted.name(need.name)) \(source) \(Quoted.place(need.location))\(line)"
  }

  private static func words(for link: ScreenReasons.BrokenLink) -> String {
    switch link {
    case .unusedRoute(let route): "nothing opens route \(Quoted.name(route.id)) \(Quoted.place(route.location))"
    case .deadSite(let move):
      "no screen runs the \(move.kind.rawValue) of \(Quoted.name(move.owner)) at \(Quoted.place(move.location))"
    case .deadParent(let part):
      "nothing shows \(Quoted.name(part.parent)), which contains it \(Quoted.place(part.location))"
    }
  }
}

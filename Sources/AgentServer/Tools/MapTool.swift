import NavigationModel

struct MapTool: AgentTool {
  let name = "map"
  let title = "Map of screens"
  let summary =
    "Draws the app's screens and the moves between them: the whole app, what is near a screen, or the ways between two."
  let hasPages = false
  let parameters = [
    Parameter(name: "focus", kind: .text, summary: "Only this screen and what is near it."),
    Parameter(
      name: "depth", kind: .count(0...10), summary: "How many moves around \"focus\"; 1 by default."),
    Parameter(name: "from", kind: .text, summary: "With \"to\": only the shortest ways between two screens."),
    Parameter(name: "to", kind: .text, summary: "See \"from\"."),
    Parameter(name: "flow", kind: .text, summary: "Only this flow and the screens next to it."),
    Parameter(
      name: "format", kind: .choice(AgentHelpers.MapRequest.Format.allCases.map(\.rawValue)),
      summary: "A picture (png, svg) or text (mermaid); png by default."),
  ]

  private static let largest = 2_000_000
  private static let largestText = 40_000

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let request = try request(arguments, app)
    let drawn: (picture: Answer.Picture, notes: [String])
    do { drawn = try app.helpers.draw(app.graph, app.state.check.findings, request) } catch {
      throw ToolFailure("the map cannot be drawn: \(Quoted.text("\(error)", longest: 400))")
    }
    let notes = drawn.notes.map { " Note: \(Quoted.text($0, longest: 400))" }.joined()
    let isText = request.format != .png
    guard drawn.picture.bytes.count <= (isText ? Self.largestText : Self.largest) else {
      throw ToolFailure(
        "the map is too large to be sent (\(drawn.picture.bytes.count / 1000) kB). Ask for a part of it: \"focus\", "
          + "\"from\" and \"to\", or \"flow\"."
      )
    }
    if isText {
      let text = String(decoding: drawn.picture.bytes, as: UTF8.self)
      return Answer("The map as \(request.format.rawValue).\(notes)\n\(text)")
    }
    return Answer("The map.\(notes)", picture: drawn.picture)
  }

  private func request(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> AgentHelpers.MapRequest {
    var request = AgentHelpers.MapRequest()
    if let focus = arguments.text("focus") { request.focus = [try app.screen(focus).id] }
    request.depth = arguments.count("depth") ?? 1
    if let from = arguments.text("from") { request.from = try app.screen(from).id }
    if let to = arguments.text("to") { request.to = try app.screen(to).id }
    guard (request.from == nil) == (request.to == nil) else {
      throw ToolFailure("\"from\" and \"to\" go together: name both ends of the way.")
    }
    if let flow = arguments.text("flow") {
      guard app.graph.flows.contains(where: { $0.id == flow }) else {
        let names = app.graph.flows.map(\.id)
        throw ToolFailure("there is no flow \(Quoted.text(flow)). Flows are: \(Quoted.names(names, most: 20)).")
      }
      request.flow = flow
    }
    if let format = arguments.text("format").flatMap(AgentHelpers.MapRequest.Format.init) { request.format = format }
    return request
  }
}

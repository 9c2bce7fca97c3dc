import NavigationModel

/// What a client can read as a whole.
enum AgentResource: String, CaseIterable {
  case map = "navlint://map.svg"
  case graph = "navlint://graph.json"
  case lines = "navlint://graph.nav"

  /// In bytes. Larger ones can be read in parts, with the tools.
  private static let largest = 8_000_000

  var mimeType: String {
    switch self {
    case .map: "image/svg+xml"
    case .graph: "application/json"
    case .lines: "text/plain"
    }
  }

  private var words: (title: String, summary: String) {
    switch self {
    case .map: ("Map of screens", "A drawing of the app's screens and the moves between them.")
    case .graph: ("Navigation graph", "The graph as JSON, as 'navlint graph --format json' writes it.")
    case .lines: ("Navigation in lines", "The graph as sorted lines without source locations, for comparisons.")
    }
  }

  var description: JSONValue {
    [
      "uri": .string(rawValue), "name": .string(String(rawValue.dropFirst("navlint://".count))),
      "title": .string(words.title), "description": .string(words.summary), "mimeType": .string(mimeType),
    ]
  }

  func text(_ app: AppView) throws(ToolFailure) -> String {
    let text: String
    switch self {
    case .graph: text = app.graph.jsonText()
    case .lines: text = app.graph.navText()
    case .map:
      var request = AgentHelpers.MapRequest()
      request.format = .svg
      do {
        let drawn = try app.helpers.draw(app.graph, app.state.check.findings, request)
        text = String(decoding: drawn.picture.bytes, as: UTF8.self)
      } catch { throw ToolFailure("the map cannot be drawn: \(Quoted.text("\(error)", longest: 400))") }
    }
    guard text.utf8.count <= Self.largest else {
      throw ToolFailure(
        "this is too large to send (\(text.utf8.count / 1_000_000) MB). Ask the tools for parts of it.")
    }
    return text
  }
}

import AgentServer
import ArgumentParser
import Drawing
import JSONRPC
import NavigationModel
import NavlintKit
import Reporting
import Workspace

/// `navlint mcp`: answers an agent.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer an agent's questions about the app, by the Model Context Protocol.",
    discussion: """
      Speaks on standard input and output; the agent's program starts it. It reads only what is named here, and never \
      writes.

        navlint mcp            about the app in the current folder
        navlint mcp Sources    about the app under a folder

      Tools: screens, screen, way, how_to_navigate, impact, findings, explain, map. 'navlint init --agents' writes \
      instructions for agents: which to ask, and when.
      """)

  @Argument(
    help: ArgumentHelp("Folders or files to read; the current folder by default.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var engine: EngineOptions

  func run() throws {
    try failing {
      // A wrong folder is reported before the first question.
      for path in paths where !FilePaths.exists(path) {
        throw UsageError("'\(PlainText.line(path))' does not exist. Name the folder of the app's sources.")
      }
      try FilePaths.checkLinks(paths)
      let connection = Output.conversation(.lines, cancelling: AgentSession.cancelling)
      let session = AgentSession(
        connection, paths: paths, analyzer: { try engine.analyzer(for: paths) }, helpers: .standard)
      connection.receive(from: 0)
      Conversation(connection, session).run()
    }
  }
}

extension AgentHelpers {
  /// With the rules' texts and the maps of the other commands.
  static let standard = AgentHelpers(
    explain: { rule, project in
      guard let entry = RuleSelection.entries(project).first(where: { $0.id == rule }) else { return nil }
      return (RuleCatalogue.explanation(of: entry, .short), !entry.tags.contains("policy"))
    },
    rules: { project in RuleSelection.entries(project).map(\.id).sorted() },
    draw: draw)

  private static func draw(
    _ graph: NavigationGraph, _ findings: [Finding], _ request: MapRequest
  ) throws -> (Answer.Picture, [String]) {
    let view = MapView(
      focus: request.focus, depth: request.depth, from: request.from, to: request.to,
      flows: request.flow.map { [$0] } ?? [])
    let (format, mimeType): (GraphFormat, String) =
      switch request.format {
      case .png: (.png, "image/png")
      case .svg: (.svg, "image/svg+xml")
      case .mermaid: (.mermaid, "text/vnd.mermaid")
      }
    let drawn = try MapDrawing.draw(format, graph: graph, findings: findings, options: FlowMapOptions(view: view))
    return (Answer.Picture(bytes: drawn.bytes, mimeType: mimeType), drawn.notes)
  }
}

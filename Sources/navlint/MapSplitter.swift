import Drawing
import NavigationModel
import Reporting

/// One map for each area, flow or folder, an overview of them, and a list in Markdown.
struct MapSplitter {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions
  let format: GraphFormat
  let anonymise: Bool

  /// The first file is the overview.
  func files() throws -> [(name: String, bytes: [UInt8])] {
    var graph = graph
    var findings = findings
    var options = options
    if anonymise { (graph, findings, options) = Anonymised.replace(graph, findings, options) }
    let groups = FlowMap(graph: graph, findings: findings, options: options).groups()
    var names: [String: String] = [:]
    var files = FileNames(taken: ["index"])
    for group in groups { names[group.name] = "\(files.name(for: group.name)).\(format.ending)" }
    var index = options
    index.view.overview = .always
    index.view.addresses = names
    let overview = try MapDrawing.draw(
      format == .html ? .svg : format, graph: graph, findings: findings, options: index
    ).bytes
    var written = [("index.\(format.ending)", format == .html ? Array(page(overview, groups, names).utf8) : overview)]
    for group in groups {
      var part = options
      part.title = group.name
      part.view.overview = .never
      part.view.group = group.screens
      part.view.hasDoors = true
      written.append(
        (names[group.name] ?? "", try MapDrawing.draw(format, graph: graph, findings: findings, options: part).bytes))
    }
    let diagrams = format == .mermaid ? Dictionary(written) { first, _ in first } : [:]
    written.append(("index.md", Array((list(groups, names) + wiki(groups, names, diagrams)).utf8)))
    return written.map { (name: $0.0, bytes: $0.1) }
  }

  /// The overview and a list for screen readers, as a page without scripts.
  private func page(_ overview: [UInt8], _ groups: [(name: String, screens: [Screen.ID])], _ names: [String: String])
    -> String
  {
    let picture = String(decoding: overview, as: UTF8.self)
    let title = MarkupText.escaped(PlainText.line(options.title))
    let items = groups.map { group in
      let address = MarkupText.escaped(names[group.name] ?? "")
      let name = MarkupText.escaped(PlainText.line(group.name))
      return "<li><a href=\"\(address)\">\(name)</a>, \(group.screens.count) screens</li>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri \
      'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>body { margin: 0; font: 14px/1.5 Helvetica, Arial, sans-serif; } h1, ul { margin: 12px 32px; } h1 { \
      font-size: 18px; }</style>
      </head>
      <body>
      \(picture.firstRange(of: "<svg").map { picture[$0.lowerBound...] } ?? "")
      <h1>\(title): parts</h1>
      <ul>
      \(items.joined())</ul>
      </body>
      </html>

      """
  }

  /// The overview and one diagram for each area, as a wiki shows them: empty where the maps are no text.
  private func wiki(
    _ groups: [(name: String, screens: [Screen.ID])], _ names: [String: String], _ diagrams: [String: [UInt8]]
  ) -> String {
    func fenced(_ file: String) -> String {
      // Nothing in a diagram ends its fence.
      let text = String(decoding: diagrams[file] ?? [], as: UTF8.self).replacing("```", with: "\u{2019}")
      return "```mermaid\n\(text)```\n"
    }
    guard !diagrams.isEmpty else { return "" }
    let parts = groups.map { group in
      "\n## \(MarkdownText.plain(group.name))\n\n\(fenced(names[group.name] ?? ""))"
    }
    return "\n\(fenced("index.\(format.ending)"))" + parts.joined()
  }

  private func list(_ groups: [(name: String, screens: [Screen.ID])], _ names: [String: String]) -> String {
    var text = "# \(MarkdownText.plain(options.title))\n\n| part | screens |\n|---|---|\n"
    for group in groups {
      text += "| [\(MarkdownText.plain(group.name))](\(names[group.name] ?? "")) | \(group.screens.count) |\n"
    }
    return text
  }
}

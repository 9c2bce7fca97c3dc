import Drawing
import NavigationModel

/// One map a flow or folder, an overview of them, and a list in Markdown.
struct MapSplitter {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions
  let format: GraphFormat
  let anonymise: Bool

  /// The first file is where to start.
  func files() throws -> [(name: String, bytes: [UInt8])] {
    var graph = graph
    var findings = findings
    var options = options
    if anonymise { (graph, findings, options) = Anonymised.replace(graph, findings, options) }
    let groups = FlowMap(graph: graph, findings: findings, options: options).groups()
    var names: [String: String] = [:]
    var taken: Set<String> = ["index"]
    for group in groups {
      let base = Self.slug(group.name)
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      names[group.name] = "\(name).\(format.ending)"
    }
    var index = options
    index.view.overview = .always
    index.view.addresses = names
    var files = [("index.\(format.ending)", try MapDrawing.draw(format == .html ? .svg : format, graph: graph, findings: findings, options: index).bytes)]
    if format == .html { files[0].0 = "index.svg" }
    for group in groups {
      var part = options
      part.title = group.name
      part.view.overview = .never
      part.view.group = group.screens
      files.append((names[group.name] ?? "", try MapDrawing.draw(format, graph: graph, findings: findings, options: part).bytes))
    }
    files.append(("index.md", Array(list(groups, names).utf8)))
    return files.map { (name: $0.0, bytes: $0.1) }
  }

  private func list(_ groups: [(name: String, screens: [Screen.ID])], _ names: [String: String]) -> String {
    var text = "# \(Self.cell(options.title))\n\n| part | screens |\n|---|---|\n"
    for group in groups { text += "| [\(Self.cell(group.name))](\(names[group.name] ?? "")) | \(group.screens.count) |\n" }
    return text
  }

  private static func cell(_ text: String) -> String {
    PlainText.line(text).map { "|[]()<>*_`\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// A file's name that every system takes.
  private static func slug(_ name: String) -> String {
    let letters = name.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-") ? String(scalar) : "-"
    }
    let slug = letters.joined().split(separator: "-").joined(separator: "-")
    return slug.isEmpty ? "part" : slug
  }
}

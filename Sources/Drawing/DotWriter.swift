import NavigationModel

/// Writes a plan as DOT text: decides how things look, not what is shown.
struct DotWriter {
  let plan: MapPlan
  let options: FlowMapOptions
  let theme = MapTheme()

  func text() -> String {
    var out = DotLines()
    out.open("digraph \"navigation\" {")
    writeDefaults(&out)
    let inClusters = Set(plan.clusters.flatMap(\.nodes))
    for (index, cluster) in plan.clusters.enumerated() { write(cluster, index: index, to: &out) }
    for node in plan.nodes where !inClusters.contains(node.name) { write(node, to: &out) }
    let labels = NodeLabel(theme: theme, density: plan.density)
    let legend = MapLegend(plan: plan, theme: theme, labels: labels)
    legend.write(to: &out)
    for edge in plan.edges { write(edge, to: &out) }
    for row in plan.rows {
      out.statement("\(DotLines.quoted(row.left)) -> \(DotLines.quoted(row.right))", [.text("style", "invis"), .text("weight", "8")])
    }
    out.close("}")
    return out.text
  }

  private func writeDefaults(_ out: inout DotLines) {
    let title = DotText.line(options.title, columns: 80)
    out.statement("graph", [
      .text("rankdir", "LR"), .text("bgcolor", theme.background), .text("pad", "0.35"),
      .text("nodesep", plan.density == .full ? "0.28" : "0.16"), .text("ranksep", plan.density == .full ? "0.75" : "0.6"),
      .text("fontname", MapTheme.fonts), .text("fontsize", "12"), .text("fontcolor", theme.ink), .text("labelloc", "t"),
      .text("labeljust", "l"), .text("charset", "UTF-8"), .text("compound", "false"),
      .text("splines", plan.density == .skeleton ? "polyline" : "true"), .text("nslimit", plan.density == .skeleton ? "1" : "4"),
      .text("nslimit1", plan.density == .skeleton ? "1" : "4"), .text("mclimit", plan.density == .skeleton ? "0.3" : "1"),
      .text("tooltip", DotText.tooltip(title)),
      .html("label", "<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\"><TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"22\"><B>\(Self.nonEmpty(DotText.html(title)))</B></FONT></TD></TR><TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"12\" COLOR=\"\(theme.soft)\">\(DotText.html(plan.counts))</FONT></TD></TR></TABLE>"),
    ])
    out.statement("node", [
      .text("fontname", MapTheme.fonts), .text("fontsize", "13"), .text("fontcolor", theme.ink), .text("shape", "box"),
      .text("style", "rounded,filled"), .text("fillcolor", theme.paper), .text("color", theme.border), .text("penwidth", "1.1"),
      .text("margin", "0.09,0.05"), .text("height", "0.3"), .text("width", "0.4"),
    ])
    out.statement("edge", [
      .text("fontname", MapTheme.fonts), .text("fontsize", "10"), .text("arrowsize", "0.75"),
    ])
  }

  private func write(_ cluster: MapCluster, index: Int, to out: inout DotLines) {
    let tint = cluster.flow == nil ? MapTheme.aside : MapTheme.tints[index % MapTheme.tints.count]
    out.open("subgraph \"cluster_\(index)\" {")
    let badge = NodeLabel(theme: theme, density: plan.density).badges(errors: cluster.errors, warnings: cluster.warnings, infos: 0)
    let name = Self.nonEmpty(DotText.html(DotText.line(cluster.flow ?? "no lines drawn", columns: 40)))
    out.statement("graph", [
      .html("label", "<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\"><TR><TD><FONT POINT-SIZE=\"13\" COLOR=\"\(tint.ink)\"><B>\(name)</B></FONT></TD>\(badge)</TR></TABLE>"),
      .text("style", "rounded,filled"), .text("fillcolor", tint.fill), .text("color", tint.line), .text("penwidth", "1.2"),
      .text("labeljust", "l"), .text("margin", "14"), .text("tooltip", DotText.tooltip(cluster.flow.map { "Flow " + DotText.line($0, columns: 120) } ?? "No line of the map touches these screens.")),
    ])
    let members = Set(cluster.nodes)
    for node in plan.nodes where members.contains(node.name) { write(node, to: &out) }
    out.close("}")
  }

  private func write(_ node: MapNode, to out: inout DotLines) {
    let label = NodeLabel(theme: theme, density: plan.density).html(for: node)
    var attributes: [DotLines.Attribute] = [.html("label", label)]
    switch node.role {
    case .entry:
      attributes += [.text("shape", "cds"), .text("style", "filled"), .text("fillcolor", theme.ink), .text("color", theme.ink)]
    case .component:
      attributes += [.text("shape", "note"), .text("style", "filled"), .text("fillcolor", "#F6F8FA"), .text("color", theme.faint)]
    case .anywhere:
      attributes += [.text("shape", "box"), .text("style", "rounded,filled,dashed"), .text("fillcolor", "#FFF8C5"), .text("color", "#9A6700")]
    case .screen(let kind): attributes += look(of: node, kind: kind)
    }
    if node.isUnreachable {
      attributes += [.text("style", "rounded,filled,dashed"), .text("fillcolor", theme.unreachableFill), .text("color", theme.faint)]
    } else if node.isEntry {
      attributes += [.text("penwidth", "3"), .text("color", theme.ink)]
    }
    if node.errors > 0 || node.warnings > 0 {
      attributes += [.text("color", node.errors > 0 ? theme.error : theme.warning), .text("penwidth", node.isEntry ? "3" : "2")]
    }
    attributes += described(node.tooltip, link: node.location)
    out.statement(DotLines.quoted(node.name), DotLines.lastWins(attributes))
  }

  private func look(of node: MapNode, kind: Screen.Kind) -> [DotLines.Attribute] {
    switch kind {
    case .alert, .dialog:
      let line = theme.line(for: kind == .alert ? .alert : .dialog)
      return [.text("style", "rounded,filled"), .text("shape", "box"), .text("color", line.ink), .text("fillcolor", "#FFF4ED"), .text("margin", "0.12,0.02")]
    case .external:
      return [.text("shape", "ellipse"), .text("style", "filled"), .text("color", theme.line(for: .url).ink), .text("fillcolor", "#EAF6FB"), .text("margin", "0.02,0.0")]
    case .inline, .system: return [.text("color", theme.faint)]
    case .coordinator: return [.text("shape", "box"), .text("style", "filled"), .text("color", theme.line(for: .flow).ink)]
    case .unknown: return [.text("color", theme.faint), .text("style", "rounded,filled,dashed")]
    case .view, .viewController: return []
    }
  }

  private func write(_ edge: MapEdge, to out: inout DotLines) {
    // A line that leads back is written from its head to its tail, so that Graphviz places both in reading order.
    let ends = edge.leadsBack ? (edge.target, edge.source) : (edge.source, edge.target)
    let name = "\(DotLines.quoted(ends.0)) -> \(DotLines.quoted(ends.1))"
    out.statement(name, look(of: edge) + described(edge.tooltip, link: edge.location, prefix: "edge"))
  }

  private func look(of edge: MapEdge) -> [DotLines.Attribute] {
    let direction: [DotLines.Attribute] = edge.leadsBack ? [.text("dir", "back")] : []
    let weight = [DotLines.Attribute.text("weight", edge.isShortestWay ? "4" : "1")]
    guard let kind = edge.kind else {
      if edge.isEmbedding {
        return [.text("color", theme.faint), .text("penwidth", "1.2"), .text("arrowhead", "none"), .text("arrowtail", "none")] + weight
      }
      return [.text("color", theme.ink), .text("penwidth", "2.4")] + weight
    }
    let line = theme.line(for: kind)
    var attributes: [DotLines.Attribute] = [
      .text("color", edge.isGuessed ? Self.lighter(line.color) : line.color), .text("fontcolor", line.ink),
      .text("style", edge.isGuessed ? "dotted" : line.style), .text("penwidth", edge.isGuessed ? "1" : line.width),
      .text(edge.leadsBack ? "arrowtail" : "arrowhead", line.head),
    ]
    let words = caption(of: edge, kind: kind)
    // The padding keeps the words off the line.
    if !words.isEmpty {
      attributes.append(
        .html("label", "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\"><TR><TD>\(DotText.html(words))</TD></TR></TABLE>"))
    }
    if edge.columns > 1 { attributes.append(.text("minlen", String(edge.columns))) }
    return attributes + direction + weight
  }

  private func caption(of edge: MapEdge, kind: Transition.Kind) -> String {
    let columns = plan.density.triggerColumns
    guard columns > 0 else { return edge.count > 1 ? "\u{00D7}\(edge.count)" : "" }
    var words = ""
    if let first = edge.triggers.first { words = DotText.line(first, columns: columns) }
    if edge.triggers.count > 1 { words += " +\(edge.triggers.count - 1)" }
    if edge.count > 1 { words += words.isEmpty ? "\(kind.rawValue) \u{00D7}\(edge.count)" : " \u{00D7}\(edge.count)" }
    return words
  }

  /// Tooltip and, with a template, the link to the source.
  private func described(_ lines: [String], link: SourceLocation?, prefix: String = "") -> [DotLines.Attribute] {
    var shown = lines.prefix(16).map { DotText.tooltip(DotText.line($0, columns: 160)) }
    if lines.count > 16 { shown.append("… and \(lines.count - 16) more") }
    let text = shown.joined(separator: "\\n")
    var attributes: [DotLines.Attribute] = [.text("tooltip", text)]
    if prefix == "edge" { attributes.append(.text("labeltooltip", text)) }
    if let link, let source = SourceLink(template: options.sourceLink) {
      attributes += [.text("URL", DotText.escaped(source.address(of: link))), .text("target", "_top")]
    }
    return attributes
  }

  /// Half transparent; a double line has two colours.
  private static func lighter(_ color: String) -> String {
    color.split(separator: ":").map { $0.hasPrefix("#") ? "\($0)80" : String($0) }.joined(separator: ":")
  }

  static func nonEmpty(_ html: String) -> String { html.isEmpty ? " " : html }
}

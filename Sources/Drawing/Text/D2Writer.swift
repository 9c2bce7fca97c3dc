import NavigationModel

/// Writes a plan in D2.
struct D2Writer {
  let plan: MapPlan
  let options: FlowMapOptions

  func text() -> String {
    var ids: [String: String] = [:]
    for (index, node) in plan.nodes.enumerated() { ids[node.name] = "n\(index)" }
    for (index, cluster) in plan.clusters.enumerated() {
      for name in cluster.nodes { ids[name] = "c\(index)." + (ids[name] ?? "") }
    }
    var out = "# \(DotText.line(options.title, columns: 80))\n"
    for note in plan.notes { out += "# \(DotText.line(note, columns: 300))\n" }
    out += "direction: right\n"
    for (index, cluster) in plan.clusters.enumerated() { out += "c\(index): \(Self.quoted(cluster.flow, 60))\n" }
    for node in plan.nodes {
      out += "\(ids[node.name] ?? ""): \(label(node)) {\n\(attributes(node).map { "  \($0)\n" }.joined())}\n"
    }
    for edge in plan.edges {
      let words = caption(edge)
      out +=
        "\(ids[edge.source] ?? "") \(edge.countBack > 0 ? "<->" : "->") "
        + "\(ids[edge.target] ?? "")\(words.isEmpty ? "" : ": " + Self.quoted(words, 80)) {\n"
      out += look(edge).map { "  \($0)\n" }.joined() + "}\n"
    }
    return out
  }

  private func label(_ node: MapNode) -> String {
    var words = node.title
    if node.errors > 0 { words += " ✕\(node.errors)" }
    if node.warnings > 0 { words += " ▲\(node.warnings)" }
    if case .screen = node.role, !node.caption.isEmpty { words += " (\(node.caption))" }
    return Self.quoted(words, 80)
  }

  private static func shape(of role: MapNode.Role) -> String {
    switch role {
    case .entry: "step"
    case .screen(.alert), .screen(.dialog): "hexagon"
    case .screen(.external): "oval"
    case .component, .anywhere: "page"
    case .unresolved: "circle"
    case .screen, .group: "rectangle"
    }
  }

  private func attributes(_ node: MapNode) -> [String] {
    let theme = options.colors
    var lines = ["shape: \(Self.shape(of: node.role))"]
    if node.presentation != nil { lines.append("style.border-radius: 8") }
    if node.presentation == .cover { lines.append("style.double-border: true") }
    if node.isUnreachable { lines.append("style.stroke-dash: 4") }
    if node.isEntry { lines.append("style.stroke-width: 3") }
    if node.isOnWay {
      lines.append("style.stroke: \"\(theme.highlight)\"")
    } else if node.errors + node.warnings > 0 {
      lines.append("style.stroke: \"\(node.errors > 0 ? theme.error : theme.warning)\"")
    }
    lines.append("tooltip: \(Self.quoted(node.tooltip.prefix(4).joined(separator: " · "), 300))")
    if let location = node.location, let source = SourceLink(template: options.sourceLink) {
      lines.append("link: \(Self.quoted(source.address(of: location), 2_000))")
    }
    return lines
  }

  private func look(_ edge: MapEdge) -> [String] {
    guard let kind = edge.kind, !edge.isUnresolved else { return edge.isUnresolved ? ["style.stroke-dash: 2"] : [] }
    let line = options.colors.line(for: kind)
    var lines = ["style.stroke: \"\(edge.isOnWay ? options.colors.highlight : line.ink)\""]
    if line.style == "dashed" { lines.append("style.stroke-dash: 5") }
    if line.style == "dotted" || edge.isGuessed { lines.append("style.stroke-dash: 2") }
    if kind == .cover || kind == .tab || edge.isOnWay { lines.append("style.stroke-width: 3") }
    if kind == .root { lines.append("target-arrowhead.shape: diamond") }
    return lines
  }

  private func caption(_ edge: MapEdge) -> String {
    if edge.isBundle { return edge.countBack > 0 ? "\(edge.count) · back \(edge.countBack)" : String(edge.count) }
    guard let kind = edge.kind else { return "" }
    var words = kind == .push ? [] : [kind.rawValue]
    let triggers = TriggerLabel.captions(edge.triggers)
    if let first = triggers.first { words.append(first + (triggers.count > 1 ? " +\(triggers.count - 1)" : "")) }
    if edge.count > 1 { words.append("×\(edge.count)") }
    return words.joined(separator: " · ")
  }

  /// Single quotes: D2 inserts nothing there, and two of them stand for one.
  static func quoted(_ text: String, _ columns: Int) -> String {
    "'" + DotText.line(text, columns: columns).replacing("'", with: "''") + "'"
  }
}

extension FlowMap {
  /// The map in D2 (d2lang.com).
  public func d2() -> (bytes: [UInt8], notes: [String]) {
    let plan = textPlan()
    return (Array(D2Writer(plan: plan, options: options).text().utf8), plan.notes)
  }
}

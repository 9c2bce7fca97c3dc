import NavigationModel

/// Writes a plan as a Mermaid flowchart.
struct MermaidWriter {
  /// The level of detail; each shows less than the one before.
  enum Detail: Int, CaseIterable {
    case all, noCaptions, noLabels, noSatellites
  }

  let plan: MapPlan
  let options: FlowMapOptions
  var detail = Detail.all
  var notes: [String] = []

  /// The text and the number of its lines from box to box.
  func text() -> (text: String, edges: Int) {
    let hidden = detail == .noSatellites ? Set(plan.nodes.filter(\.isSatellite).map(\.name)) : []
    let nodes = plan.nodes.filter { !hidden.contains($0.name) }
    let edges = plan.edges.filter { !hidden.contains($0.source) && !hidden.contains($0.target) }
    let ids = Dictionary(nodes.enumerated().map { ($1.name, "n\($0)") }, uniquingKeysWith: { first, _ in first })
    var out = "---\ntitle: \(Self.title(options.title))\n---\nflowchart LR\n"
    for note in notes { out += "%% \(DotText.line(note, columns: 300))\n" }
    let inClusters = Set(plan.clusters.flatMap(\.nodes))
    for (index, cluster) in plan.clusters.enumerated() {
      let members = Set(cluster.nodes)
      let inside = nodes.filter { members.contains($0.name) }
      guard !inside.isEmpty else { continue }
      out += "  subgraph c\(index)[\"\(Self.escaped(cluster.flow, 60))\"]\n"
      for node in inside { out += "    \(ids[node.name] ?? "")\(shape(node))\n" }
      out += "  end\n"
    }
    for node in nodes where !inClusters.contains(node.name) { out += "  \(ids[node.name] ?? "")\(shape(node))\n" }
    for edge in edges { out += "  \(ids[edge.source] ?? "") \(arrow(edge)) \(ids[edge.target] ?? "")\n" }
    out += classes(nodes, ids) + links(nodes, ids)
    return (out, edges.count)
  }

  private func shape(_ node: MapNode) -> String {
    let words = label(node)
    switch node.role {
    case .entry: return "([\"\(words)\"])"
    case .screen(.alert), .screen(.dialog): return "{{\"\(words)\"}}"
    case .screen(.external): return "([\"\(words)\"])"
    case .component, .anywhere: return ">\"\(words)\"]"
    case .unresolved: return "((\"?\"))"
    default:
      if node.presentation == .cover { return "[[\"\(words)\"]]" }
      return node.presentation == .sheet ? "(\"\(words)\")" : "[\"\(words)\"]"
    }
  }

  private func label(_ node: MapNode) -> String {
    var lines = [Self.escaped(node.title, 60)]
    if node.role == .group || detail == .all, !node.caption.isEmpty, node.caption != node.title {
      lines.append(Self.escaped(node.caption, 60))
    }
    if detail == .all, !node.route.isEmpty { lines.append(Self.escaped(node.route, 60)) }
    if detail == .all { lines += NodeLabel.lines(of: node.arguments).map { Self.escaped($0, 60) } }
    if node.role == .group { lines += node.contents.prefix(4).map { Self.escaped($0, 40) } }
    if node.role == .group { lines += node.leadsTo.prefix(3).map { "→ \(Self.escaped($0.title, 30)) \($0.count)" } }
    if node.isUnreachable { lines.append("unreachable") }
    let signs = [(node.errors, "✕"), (node.warnings, "▲")].filter { $0.0 > 0 }.map { "\($0.1)\($0.0)" }
    if !signs.isEmpty { lines[0] += " " + signs.joined(separator: " ") }
    return lines.joined(separator: "<br>")
  }

  private func arrow(_ edge: MapEdge) -> String {
    let words = caption(edge)
    let label = words.isEmpty ? "" : "|\"\(words)\"|"
    switch edge.kind {
    case nil: return (edge.isEmbedding ? "---" : edge.countBack > 0 ? "<-->" : "-->") + label
    case _ where edge.isUnresolved: return "-.-" + label
    case .sheet, .back: return "-.->" + label
    case .popover, .alert, .dialog, .url: return "-.-o" + label
    case .cover, .tab: return "==>" + label
    case .push, .root, .flow: return (edge.isGuessed ? "-.->" : "-->") + label
    }
  }

  private func caption(_ edge: MapEdge) -> String {
    if edge.isBundle { return edge.countBack > 0 ? "\(edge.count) · back \(edge.countBack)" : String(edge.count) }
    guard detail.rawValue < Detail.noLabels.rawValue, let kind = edge.kind, !edge.isUnresolved else {
      return edge.count > 1 ? "×\(edge.count)" : ""
    }
    var words: [String] = []
    if kind != .push { words.append(kind.rawValue) }
    let triggers = TriggerLabel.captions(edge.triggers)
    if let first = triggers.first {
      words.append(
        Self.escaped(first, detail == .all ? 40 : 20) + (triggers.count > 1 ? " +\(triggers.count - 1)" : ""))
    }
    if edge.count > 1 { words.append("×\(edge.count)") }
    return words.joined(separator: " · ")
  }

  private func classes(_ nodes: [MapNode], _ ids: [String: String]) -> String {
    let theme = options.colors
    func line(_ name: String, _ style: String, _ test: (MapNode) -> Bool) -> String {
      let members = nodes.filter(test).compactMap { ids[$0.name] }
      return members.isEmpty ? "" : "  classDef \(name) \(style)\n  class \(members.joined(separator: ",")) \(name)\n"
    }
    return line("entry", "stroke-width:3px", { $0.isEntry && $0.role != .group })
      + line("lost", "stroke-dasharray:4 3", \.isUnreachable)
      + line("warning", "stroke:\(theme.warning),stroke-width:2px", { $0.warnings > 0 && $0.errors == 0 })
      + line("error", "stroke:\(theme.error),stroke-width:2px", { $0.errors > 0 })
      + line("way", "stroke:\(theme.highlight),stroke-width:3px", \.isOnWay)
  }

  private func links(_ nodes: [MapNode], _ ids: [String: String]) -> String {
    guard detail == .all, let source = SourceLink(template: options.sourceLink) else { return "" }
    return nodes.compactMap { node in
      guard let id = ids[node.name], let location = node.location else { return nil }
      return "  click \(id) href \"\(source.address(of: location))\" _blank\n"
    }.joined()
  }

  /// Text inside quotes: Mermaid reads `#…;` as a character, and markup in labels as markup.
  static func escaped(_ text: String, _ columns: Int) -> String {
    var result = ""
    for scalar in DotText.line(text, columns: columns).unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", ";", "{", "}", "|", "[", "]", "*", "_", "~":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.isEmpty ? " " : result
  }

  /// A YAML string.
  private static func title(_ text: String) -> String {
    "\"" + DotText.line(text, columns: 80).flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}

extension FlowMap {
  /// GitHub's limits: it does not draw longer texts or more lines.
  public static let mermaidCharacters = 50_000
  public static let mermaidLines = 500

  /// The map as a Mermaid flowchart that GitHub draws. A map that is too large shows less, and says so.
  public func mermaid() -> (bytes: [UInt8], notes: [String]) {
    func fits(_ written: (text: String, edges: Int)) -> Bool {
      written.edges <= Self.mermaidLines && written.text.utf16.count <= Self.mermaidCharacters
    }
    let plan = textPlan()
    let limits = "GitHub draws at most \(Self.mermaidCharacters) characters and \(Self.mermaidLines) lines"
    if plan.density != .overview {
      for detail in MermaidWriter.Detail.allCases {
        let said: String? =
          switch detail {
          case .all: nil
          case .noCaptions: "\(limits): types and routes are left out, triggers cut."
          case .noLabels: "\(limits): types, routes and triggers are left out."
          case .noSatellites:
            "\(limits): types, routes, triggers, alerts, dialogs, URLs and system screens are left out."
          }
        let notes = plan.notes + [said].compactMap { $0 }
        let written = MermaidWriter(plan: plan, options: options, detail: detail, notes: notes).text()
        if fits(written) { return (Array(written.text.utf8), notes) }
      }
    }
    var groups = options
    groups.view.overview = .always
    let overview = MapPlanner(graph: graph, findings: findings, options: groups).plan()
    let notes =
      overview.notes
      + (plan.density == .overview ? [] : ["\(limits): this is the overview. See one part with --flow or --focus."])
    return (Array(MermaidWriter(plan: overview, options: options, notes: notes).text().text.utf8), notes)
  }

  func textPlan() -> MapPlan {
    var whole = options
    // Text has no size to fit; its reader decides.
    if whole.view.overview == .auto { whole.view.overview = .never }
    return MapPlanner(graph: graph, findings: findings, options: whole).plan(isText: true)
  }
}

import Foundation
import NavigationModel

/// Writes a plan as DOT text: decides how things look, not what is shown.
struct DotWriter {
  let plan: MapPlan
  let options: FlowMapOptions
  /// A page has a heading of its own.
  var hasHeading = true
  /// A prefix for the names of the picture's elements, if several pictures are in one file.
  var prefix = ""
  var theme: MapTheme { options.colors }
  private var labels: NodeLabel { NodeLabel(theme: theme, density: plan.density, options: options) }
  private var cards: UnconnectedCards { UnconnectedCards(plan: plan, labels: labels, prefix: prefix) }

  init(plan: MapPlan, options: FlowMapOptions, hasHeading: Bool = true, prefix: String = "") {
    self.plan = plan
    self.options = options
    self.hasHeading = hasHeading
    self.prefix = prefix
  }

  func text() -> String {
    var out = DotLines()
    out.open("digraph \"navigation\" {")
    writeDefaults(&out)
    let numbers = Dictionary(plan.nodes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let inClusters = Set(plan.clusters.flatMap(\.nodes))
    for (index, cluster) in plan.clusters.enumerated() { write(cluster, index: index, numbers, to: &out) }
    for node in plan.nodes where !inClusters.contains(node.name) && (plan.beside.isEmpty || node.role != .group) {
      write(node, id: "\(prefix)n\(numbers[node.name] ?? 0)", to: &out)
    }
    let flows = Set(plan.clusters.map(\.flow))
    for list in plan.lists where list.flow.map(flows.contains) != true { cards.write(list, to: &out) }
    cards.write(to: &out)
    for (index, edge) in plan.edges.enumerated() { write(edge, id: "\(prefix)e\(index)", to: &out) }
    for row in plan.rows {
      out.statement(
        "\(DotLines.quoted(row.left)) -> \(DotLines.quoted(row.right))",
        [.text("style", "invis"), .text("weight", "8")])
    }
    writePlaces(&out)
    writeSides(numbers, to: &out)
    out.close("}")
    return out.text
  }

  /// An overview reads from top to bottom, because its tabs are side by side.
  private var isDownward: Bool { plan.density == .overview }

  /// In two boxes that are not drawn, the app's own cards and those beside them do not mix. Graphviz keeps the order of
  /// boxes, and of levels in them, only where they come last.
  private func writeSides(_ numbers: [String: Int], to out: inout DotLines) {
    guard !plan.beside.isEmpty else { return }
    for (name, isBeside) in [("main", false), ("beside", true)] {
      out.open("subgraph \"cluster_\(name)\" {")
      out.statement("graph", [.text("label", ""), .text("style", "invis"), .text("margin", "0")])
      for node in plan.nodes where node.role == .group && plan.beside.contains(node.name) == isBeside {
        write(node, id: "\(prefix)n\(numbers[node.name] ?? 0)", to: &out)
      }
      writeLevels(plan.levels.filter { plan.beside.contains($0[0]) == isBeside }, to: &out)
      out.close("}")
    }
  }

  private func writeLevels(_ levels: [[String]], to out: inout DotLines) {
    for level in levels {
      out.open("{")
      out.add("rank=\"same\";")
      for (left, right) in zip(level, level.dropFirst()) {
        out.statement("\(DotLines.quoted(left)) -> \(DotLines.quoted(right))", [.text("style", "invis")])
      }
      out.close("}")
    }
  }

  private func writePlaces(_ out: inout DotLines) {
    if plan.beside.isEmpty { writeLevels(plan.levels, to: &out) }
    for (upper, lower) in plan.ties {
      out.statement(
        "\(DotLines.quoted(upper)) -> \(DotLines.quoted(lower))", [.text("style", "invis"), .text("weight", "0")])
    }
    let starts = plan.nodes.filter { node in if case .entry = node.role { true } else { false } }
    guard isDownward, !starts.isEmpty else { return }
    out.add("{ rank=\"min\"; \(starts.map { DotLines.quoted($0.name) }.joined(separator: "; ")) }")
  }

  private func writeDefaults(_ out: inout DotLines) {
    let title = DotText.line(options.title, columns: 80)
    let isRoomy = plan.density.isRoomy
    let isQuick = plan.density == .skeleton
    out.statement(
      "graph",
      [
        .text("rankdir", isDownward ? "TB" : "LR"), .text("bgcolor", theme.background), .text("pad", "0.35"),
        .text("nodesep", isRoomy ? "0.28" : "0.16"), .text("ranksep", isRoomy ? "0.75" : "0.6"),
        .text("fontname", MapTheme.fonts), .text("fontsize", "12"), .text("fontcolor", theme.ink),
        // A page has buttons over the top of its pictures.
        .text("labelloc", hasHeading ? "t" : "b"),
        .text("labeljust", "l"), .text("charset", "UTF-8"),
        .text("compound", plan.edges.contains(where: \.isIntoFlow) ? "true" : "false"),
        .text("splines", isQuick ? "polyline" : "true"), .text("nslimit", isQuick ? "1" : "4"),
        .text("nslimit1", isQuick ? "1" : "4"), .text("mclimit", isQuick ? "0.3" : "1"),
        .text("tooltip", DotText.tooltip(title)),
      ] + heading(title) + (prefix.isEmpty ? [] : [.text("id", prefix)])
        + (options.paper.map { [.text(MapPaper.attribute, $0.written), .text("margin", "0")] } ?? []))
    out.statement(
      "node",
      [
        .text("fontname", MapTheme.fonts), .text("fontsize", "13"), .text("fontcolor", theme.ink),
        .text("shape", "box"),
        .text("style", "rounded,filled"), .text("fillcolor", theme.paper), .text("color", theme.border),
        .text("penwidth", "1.1"),
        .text("margin", "0.09,0.05"), .text("height", "0.3"), .text("width", "0.4"),
      ])
    out.statement(
      "edge",
      [
        .text("fontname", MapTheme.fonts), .text("fontsize", "10"), .text("arrowsize", "0.75"),
      ])
  }

  /// The title and the counts, which a page has outside of its pictures, and the legend.
  private func heading(_ title: String) -> [DotLines.Attribute] {
    let words = [
      "<FONT POINT-SIZE=\"22\"><B>\(Self.nonEmpty(DotText.html(title)))</B></FONT>",
      "<FONT POINT-SIZE=\"12\" COLOR=\"\(theme.soft)\">\(DotText.html(plan.counts))</FONT>",
    ].map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }
    // Beside an overview, a page says what its notes say.
    let legend = hasHeading || plan.density != .overview
    let rows =
      (hasHeading ? words.joined() : "")
      + (legend ? MapLegend(plan: plan, theme: theme, labels: labels).rows() : "")
    return rows.isEmpty
      ? [] : [.html("label", "<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\">\(rows)</TABLE>")]
  }

  private func write(_ cluster: MapCluster, index: Int, _ numbers: [String: Int], to out: inout DotLines) {
    let tint = theme.tints[index % theme.tints.count]
    out.open("subgraph \"cluster_\(index)\" {")
    let badge = labels.badges(errors: cluster.errors, warnings: cluster.warnings, infos: 0)
    let name = Self.nonEmpty(DotText.html(DotText.line(cluster.flow, columns: 40)))
    out.statement(
      "graph",
      [
        .html(
          "label",
          "<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\"><TR><TD><FONT POINT-SIZE=\"13\" "
            + "COLOR=\"\(tint.ink)\"><B>\(name)</B></FONT>\(badge)</TD></TR></TABLE>"
        ),
        .text("style", "rounded,filled"), .text("fillcolor", tint.fill), .text("color", tint.line),
        .text("penwidth", "1.2"),
        .text("labeljust", "l"), .text("labelloc", "t"), .text("margin", "14"),
        .text(
          "tooltip", DotText.tooltip("\(Self.word(for: options.groupBy)) " + DotText.line(cluster.flow, columns: 120))),
      ])
    let members = Set(cluster.nodes)
    for node in plan.nodes where members.contains(node.name) {
      write(node, id: "\(prefix)n\(numbers[node.name] ?? 0)", to: &out)
    }
    for list in plan.lists where list.flow == cluster.flow { cards.write(list, to: &out) }
    out.close("}")
  }

  private static func word(for grouping: FlowMapOptions.Grouping) -> String {
    switch grouping {
    case .ways: "Area"
    case .flow, .none: "Flow"
    case .module: "Module"
    case .folder: "Folder"
    }
  }

  private func write(_ node: MapNode, id: String, to out: inout DotLines) {
    var attributes: [DotLines.Attribute] = [.html("label", labels.html(for: node)), .text("id", id)]
    attributes += look(of: node)
    attributes += marks(of: node)
    attributes += described(node.tooltip, link: node.location)
    if let address = node.address { attributes += [.text("URL", DotText.escaped(address)), .text("target", "_top")] }
    out.statement(DotLines.quoted(node.name), DotLines.lastWins(attributes))
  }

  /// The look of a box by its role.
  private func look(of node: MapNode) -> [DotLines.Attribute] {
    switch node.role {
    case .entry:
      return [
        // Graphviz draws this shape a third lower than the node, which must be higher than its text all the same.
        .text("shape", "cds"), .text("height", "0.42"), .text("style", "filled"), .text("fillcolor", theme.start),
        .text("color", theme.start),
      ]
    case .component:
      return [
        .text("shape", "note"), .text("style", "filled"), .text("fillcolor", theme.codeFill),
        .text("color", theme.faint),
      ]
    case .anywhere:
      return [
        .text("shape", "box"), .text("style", "rounded,filled,dashed"), .text("fillcolor", theme.anywhereFill),
        .text("color", theme.anywhereLine),
      ]
    case .unresolved:
      return [
        .text("shape", "circle"), .text("style", "filled,dotted"), .text("fillcolor", theme.codeFill),
        .text("color", theme.faint), .text("margin", "0.01"),
      ]
    case .group:
      var attributes: [DotLines.Attribute] = [.text("margin", "0.14,0.09")]
      if let tint = node.tint(theme) { attributes += [.text("fillcolor", tint.fill), .text("color", tint.line)] }
      if node.area == .unreached { attributes += [.text("style", "rounded,filled,dashed")] }
      return attributes
    case .screen(let kind): return look(of: node, kind: kind)
    }
  }

  /// Marks that have to be visible at once, whatever the role of the box. Later attributes override earlier ones.
  private func marks(of node: MapNode) -> [DotLines.Attribute] {
    var attributes: [DotLines.Attribute] = []
    if let tested = node.tested { attributes.append(.text("fillcolor", tested.fill(theme))) }
    if node.isContext {
      attributes += [
        .text("fillcolor", theme.contextFill), .text("color", theme.faint), .text("fontcolor", theme.contextInk),
      ]
    }
    if node.isUnreachable {
      attributes += [
        .text("style", "rounded,filled,dashed"), .text("fillcolor", theme.unreachableFill), .text("color", theme.faint),
      ]
    } else if node.isEntry, node.role != .group {
      attributes += [.text("penwidth", "3"), .text("color", theme.ink)]
    }
    if node.isOnWay {
      attributes += [.text("color", theme.highlight), .text("penwidth", "2.6")]
    } else if node.errors > 0 || node.warnings > 0 {
      attributes += [
        .text("color", node.errors > 0 ? theme.error : theme.warning), .text("penwidth", node.isEntry ? "3" : "2"),
      ]
    }
    return attributes
  }

  private func look(of node: MapNode, kind: Screen.Kind) -> [DotLines.Attribute] {
    switch kind {
    case .alert, .dialog:
      let line = theme.line(for: kind == .alert ? .alert : .dialog)
      return [
        .text("style", "rounded,filled"), .text("shape", "box"), .text("color", line.ink),
        .text("fillcolor", theme.alertFill), .text("margin", "0.12,0.02"),
      ]
    case .external:
      return [
        .text("shape", "ellipse"), .text("style", "filled"), .text("color", theme.line(for: .url).ink),
        .text("fillcolor", theme.externalFill), .text("margin", "0.02,0.0"),
      ]
    case .inline, .system: return [.text("color", theme.faint)]
    case .coordinator:
      return [.text("shape", "box"), .text("style", "filled"), .text("color", theme.line(for: .flow).ink)]
    case .unknown: return [.text("color", theme.faint), .text("style", "rounded,filled,dashed")]
    case .view, .viewController: return look(presentedAs: node.presentation)
    }
  }

  private func look(presentedAs presentation: MapNode.Presentation?) -> [DotLines.Attribute] {
    switch presentation {
    case .sheet: [.text("color", theme.line(for: .sheet).ink)]
    case .cover: [.text("color", theme.line(for: .cover).ink), .text("peripheries", "2"), .text("style", "filled")]
    case nil: []
    }
  }

  private func write(_ edge: MapEdge, id: String, to out: inout DotLines) {
    // A line that leads back is written from its head to its tail, so that Graphviz places both in reading order.
    let port = edge.port.map { ":\($0):e" } ?? ""
    let source = DotLines.quoted(edge.source) + port
    let target = DotLines.quoted(edge.target)
    let name = edge.leadsBack ? "\(target) -> \(source)" : "\(source) -> \(target)"
    out.statement(
      name,
      look(of: edge) + end(of: edge) + [.text("id", id)] + described(edge.tooltip, link: edge.location, prefix: "edge"))
  }

  private func end(of edge: MapEdge) -> [DotLines.Attribute] {
    guard edge.isIntoFlow, let index = plan.clusters.firstIndex(where: { $0.nodes.contains(edge.target) }) else {
      return []
    }
    return [.text(edge.leadsBack ? "ltail" : "lhead", "cluster_\(index)")]
  }

  private func look(of edge: MapEdge) -> [DotLines.Attribute] {
    var attributes = line(of: edge)
    if edge.isOnWay {
      attributes += [.text("color", theme.highlight), .text("fontcolor", theme.highlight), .text("penwidth", "3.4")]
    }
    if edge.columns > 1 { attributes.append(.text("minlen", String(edge.columns))) }
    if edge.leadsBack, edge.countBack == 0 { attributes.append(.text("dir", "back")) }
    attributes.append(.text("weight", edge.isOnWay ? "8" : edge.isShortestWay ? "4" : "1"))
    return DotLines.lastWins(attributes)
  }

  /// The look of a line by what it stands for.
  private func line(of edge: MapEdge) -> [DotLines.Attribute] {
    if edge.isBundle { return bundle(edge) }
    if edge.isStart {
      return [
        .text("color", theme.faint), .text("penwidth", "1.2"),
        .text(edge.leadsBack ? "arrowtail" : "arrowhead", "open"),
      ]
    }
    if edge.isEmbedding {
      return [
        .text("color", theme.faint), .text("penwidth", "1.2"), .text("arrowhead", "none"), .text("arrowtail", "none"),
      ]
    }
    if edge.isUnresolved {
      return [
        .text("color", theme.faint), .text("style", "dotted"), .text("penwidth", "1.4"), .text("arrowhead", "none"),
      ]
    }
    if let kind = edge.kind { return move(edge, kind: kind) }
    return [.text("color", theme.ink), .text("penwidth", "2.4")]
  }

  private func move(_ edge: MapEdge, kind: Transition.Kind) -> [DotLines.Attribute] {
    let line = theme.line(for: kind)
    var attributes: [DotLines.Attribute] = [
      .text("color", Self.color(of: line, edge)), .text("fontcolor", line.ink),
      .text("style", edge.isGuessed ? "dotted" : line.style), .text("penwidth", edge.isGuessed ? "1" : line.width),
      .text(edge.leadsBack ? "arrowtail" : "arrowhead", line.head),
    ]
    let caption = caption(of: edge, kind: kind)
    var rows = [caption].filter { !$0.isEmpty }.map(DotText.html)
    if plan.density.guardColumns > 0, !edge.guards.isEmpty {
      let condition =
        DotText.line(edge.guards[0], columns: plan.density.guardColumns) + (edge.guards.count > 1 ? " …" : "")
      if !condition.isEmpty {
        rows.append("<FONT POINT-SIZE=\"9\" COLOR=\"\(theme.soft)\"><I>if \(DotText.html(condition))</I></FONT>")
      }
    }
    if let brief = Self.brief(caption, isAlone: rows.count < 2) { attributes.append(brief) }
    if !rows.isEmpty { attributes.append(Self.words(rows)) }
    return attributes
  }

  private func bundle(_ edge: MapEdge) -> [DotLines.Attribute] {
    let width = min(5, 1 + log2(Double(max(1, edge.count + edge.countBack))) * 0.7)
    let kind = theme.line(for: edge.commonKind ?? .push)
    let isBoth = edge.countBack > 0
    let head = edge.commonKind == nil || edge.count == 0 ? "normal" : kind.head
    var attributes: [DotLines.Attribute] = [
      .text("color", edge.count == 0 ? theme.faint : kind.ink), .text("fontcolor", kind.ink),
      .text("style", kind.style),
      .text("penwidth", String((width * 10).rounded() / 10)),
      .text("arrowhead", isBoth || !edge.leadsBack ? head : "none"),
      .text("arrowtail", isBoth || edge.leadsBack ? head : "none"),
    ]
    if isBoth { attributes.append(.text("dir", "both")) }
    let words = bundleWords(edge)
    if !words.isEmpty { attributes.append(Self.words([Self.strong(words)])) }
    if let brief = Self.brief(words, isAlone: true, look: Self.strong) { attributes.append(brief) }
    return attributes
  }

  private static func strong(_ words: String) -> String {
    "<FONT POINT-SIZE=\"12\"><B>\(DotText.html(words))</B></FONT>"
  }

  /// The control if all transitions have the same one, else the number of transitions.
  private func bundleWords(_ edge: MapEdge) -> String {
    if edge.countBack > 0 {
      return edge.leadsBack
        ? "\(edge.countBack) \u{21C4} \(edge.count)" : "\(edge.count) \u{21C4} \(edge.countBack)"
    }
    // The tab's card already has its name.
    if edge.commonKind == .tab, edge.count == 1 { return "" }
    if edge.count == 1, let words = TriggerLabel.captions(edge.triggers).first, !words.isEmpty {
      return TriggerLabel.fitted(words, columns: 24)
    }
    return edge.count > 1 ? String(edge.count) : ""
  }

  /// The trigger in a few letters, for a line whose label has no space; nil if the label is already as short.
  private static func brief(
    _ caption: String, isAlone: Bool, look: (String) -> String = DotText.html
  ) -> DotLines.Attribute? {
    let words = TriggerLabel.fitted(caption, columns: briefColumns)
    guard !words.isEmpty, !isAlone || words != caption else { return nil }
    guard case .html(_, let value) = Self.words([look(words)]) else { return nil }
    return .html(ShortLabels.attribute, value)
  }

  private static let briefColumns = 12

  /// The padding keeps the text away from the line.
  private static func words(_ rows: [String]) -> DotLines.Attribute {
    .html(
      "label",
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
        + "CELLPADDING=\"\(rows.count > 1 ? 1 : 3)\">\(rows.map { "<TR><TD>\($0)</TD></TR>" }.joined())</TABLE>"
    )
  }

  private func caption(of edge: MapEdge, kind: Transition.Kind) -> String {
    if edge.isIntoFlow { return "\(edge.count) screens" }
    let columns = plan.density.triggerColumns
    guard columns > 0 else { return edge.count > 1 ? "\u{00D7}\(edge.count)" : "" }
    var words = ""
    let triggers = TriggerLabel.captions(edge.triggers)
    if let first = triggers.first { words = TriggerLabel.fitted(first, columns: columns) }
    if triggers.count > 1 { words += " +\(triggers.count - 1)" }
    if edge.count > 1 { words += words.isEmpty ? "\(kind.rawValue) \u{00D7}\(edge.count)" : " \u{00D7}\(edge.count)" }
    return words
  }

  /// Tooltip and, if there is a template, the link to the source.
  private func described(_ lines: [String], link: SourceLocation?, prefix: String = "") -> [DotLines.Attribute] {
    let text = labels.tooltip(lines)
    var attributes: [DotLines.Attribute] = [.text("tooltip", text)]
    if prefix == "edge" { attributes.append(.text("labeltooltip", text)) }
    if let address = labels.address(link) {
      attributes += [.text("URL", DotText.escaped(address)), .text("target", "_top")]
    }
    return attributes
  }

  /// Graphviz paints the head at a line's tail in the second of its colours, so for a double line that leads back the
  /// second one must be visible.
  private static func color(of line: MapTheme.Line, _ edge: MapEdge) -> String {
    let color = edge.leadsBack && line.color.contains(":") ? "invis:\(line.ink):invis:\(line.ink)" : line.color
    return edge.isGuessed ? lighter(color) : color
  }

  /// Half transparent; a double line has two colours.
  private static func lighter(_ color: String) -> String {
    color.split(separator: ":").map { $0.hasPrefix("#") ? "\($0)80" : String($0) }.joined(separator: ":")
  }

  static func nonEmpty(_ html: String) -> String { html.isEmpty ? " " : html }
}

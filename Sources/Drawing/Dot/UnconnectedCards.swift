/// Cards that no line is connected to, side by side in one box. As separate nodes they would be scattered between the
/// others.
/// Also draws the lists, whose cells are such cards.
struct UnconnectedCards {
  let plan: MapPlan
  let labels: NodeLabel
  /// The prefix of the cells' names.
  let prefix: String
  private var theme: MapTheme { labels.theme }

  init(plan: MapPlan, labels: NodeLabel, prefix: String = "") {
    self.plan = plan
    self.labels = labels
    self.prefix = prefix
  }

  func write(to out: inout DotLines) {
    let loose = 0..<(plan.lists.first?.cells.lowerBound ?? plan.aside.count)
    guard !loose.isEmpty else { return }
    out.open("subgraph \"cluster_aside\" {")
    out.statement(
      "graph",
      [
        .html("label", "<FONT POINT-SIZE=\"13\" COLOR=\"\(theme.aside.ink)\"><B>no lines drawn</B></FONT>"),
        .text("style", "rounded,filled"), .text("labelloc", "t"),
        .text("fillcolor", theme.aside.fill), .text("color", theme.aside.line), .text("margin", "8"),
        .text("tooltip", "No line of the map touches these screens."),
      ])
    let columns = max(3, Int((Double(loose.count) / 2.2).squareRoot().rounded()))
    out.statement(
      "\"aside\"",
      [
        .text("shape", "plaintext"), .text("style", ""), .text("tooltip", "No line of the map touches these screens."),
        .html("label", table(loose, columns: columns)),
      ])
    out.close("}")
  }

  /// A list in a box of its own.
  func write(_ list: ScreenList, to out: inout DotLines) {
    let columns = max(2, Int((Double(list.cells.count) / 3.2).squareRoot().rounded()))
    out.statement(
      DotLines.quoted(list.name),
      [
        .html("label", table(list.cells, columns: columns)), .text("margin", "0.04,0.03"),
        .text("color", theme.listLine), .text("fillcolor", theme.listFill),
        .text("tooltip", "\(list.cells.count) screens that lead nowhere on"),
      ])
  }

  private func table(_ cards: Range<Int>, columns: Int) -> String {
    let rows = stride(from: cards.lowerBound, to: cards.upperBound, by: columns).map { start in
      let cells = (start..<min(cards.upperBound, start + columns)).map { cell(plan.aside[$0], id: "\(prefix)a\($0)") }
      return "<TR>\(cells.joined())</TR>"
    }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"5\" CELLPADDING=\"3\">\(rows.joined())</TABLE>"
  }

  private func cell(_ node: MapNode, id: String) -> String {
    let fill =
      node.isUnreachable
      ? theme.unreachableFill
      : node.tested?.fill(theme) ?? ownFill(of: node)
    let line =
      node.errors > 0
      ? theme.error : node.warnings > 0 ? theme.warning : node.role == .anywhere ? theme.anywhereLine : theme.faint
    let link = labels.address(node.location).map { " HREF=\"\(DotText.html($0))\" TARGET=\"_top\"" } ?? ""
    let tooltip = DotText.attribute(node.tooltip.prefix(16).map { DotText.line($0, columns: 160) })
    return
      "<TD ALIGN=\"LEFT\" BALIGN=\"LEFT\" VALIGN=\"TOP\" ID=\"\(id)\" STYLE=\"ROUNDED\" BGCOLOR=\"\(fill)\" "
      + "COLOR=\"\(line)\"\(link) TITLE=\"\(tooltip)\">\(labels.text(for: node))</TD>"
  }

  private func ownFill(of node: MapNode) -> String {
    switch node.role {
    case .anywhere: theme.anywhereFill
    case .component: theme.codeFill
    default: theme.paper
    }
  }
}

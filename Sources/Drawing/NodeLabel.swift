import NavigationModel

/// What is written in a node's box.
struct NodeLabel {
  let theme: MapTheme
  let density: MapDensity

  func html(for node: MapNode) -> String {
    var rows: [String] = []
    let title = DotWriter.nonEmpty(DotText.html(DotText.line(node.title, columns: density.titleColumns)))
    switch node.role {
    case .entry:
      return "<FONT COLOR=\"#FFFFFF\" POINT-SIZE=\"12\"><B>\(title)</B></FONT>"
    case .screen(.alert), .screen(.dialog), .screen(.external), .screen(.inline), .screen(.system):
      rows.append(row("<FONT POINT-SIZE=\"11\">\(title)</FONT>"))
      // The kind is the whole name of most of these.
      let caption = node.caption == node.title ? "" : node.caption
      if !caption.isEmpty { rows.append(small(caption)) }
    case .component, .anywhere:
      rows.append(row("<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.soft)\">\(title)</FONT>"))
      rows.append(small(node.caption))
    case .screen:
      rows.append(row("<B>\(title)</B>"))
      rows.append(small(node.caption))
    }
    if node.isUnreachable { rows.append(small("unreachable", bold: true)) }
    rows += bars(for: node)
    rows += references(node.leadsTo, sign: "\u{2192}")
    rows += references(node.openedBy, sign: "from")
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(rows.joined())</TABLE>"
  }

  /// Cells to stand in the row of a name.
  func badges(errors: Int, warnings: Int, infos: Int) -> String {
    var cells = ""
    if errors > 0 { cells += badge("\u{00D7} \(errors)", color: theme.error) }
    if warnings > 0 { cells += badge("! \(warnings)", color: theme.warning) }
    if infos > 0 { cells += badge("i \(infos)", color: theme.info) }
    return cells
  }

  private func badge(_ text: String, color: String) -> String {
    "<TD> </TD><TD BGCOLOR=\"\(color)\" STYLE=\"ROUNDED\" CELLPADDING=\"2\"><FONT POINT-SIZE=\"10\" COLOR=\"\(theme.badgeInk)\"><B> \(text) </B></FONT></TD>"
  }

  private func row(_ title: String) -> String { "<TR><TD ALIGN=\"LEFT\">\(title)</TD></TR>" }

  /// A bar across the box: Graphviz stretches cells to the widest row, so a small badge beside the name could not stay small.
  private func bars(for node: MapNode) -> [String] {
    [
      (node.errors, "\u{00D7}", "error", theme.error), (node.warnings, "!", "warning", theme.warning), (node.infos, "i", "remark", theme.info),
    ].filter { $0.0 > 0 }.map { number, sign, noun, color in
      "<TR><TD ALIGN=\"LEFT\" BGCOLOR=\"\(color)\" CELLPADDING=\"2\"><FONT POINT-SIZE=\"10\" COLOR=\"\(theme.badgeInk)\"><B> \(sign) \(MapPlanner.count(number, noun)) </B></FONT></TD></TR>"
    }
  }

  private func small(_ text: String, bold: Bool = false) -> String {
    let words = DotWriter.nonEmpty(DotText.html(DotText.line(text, columns: 64)))
    return "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"\(theme.soft)\">\(bold ? "<B>\(words)</B>" : words)</FONT></TD></TR>"
  }

  private func references(_ references: [MapReference], sign: String) -> [String] {
    let unique = Set(references).sorted { ($0.kind.rawValue, $0.title) < ($1.kind.rawValue, $1.title) }
    let limit = density.referencesPerBox
    if limit == 0 { return unique.isEmpty ? [] : [small("\(sign) \(MapPlanner.count(unique.count, "other screen"))")] }
    // One more line than the limit would only say "1 more".
    let shown = unique.count <= limit + 1 ? unique[...] : unique.prefix(limit)
    var rows = shown.map { reference in
      let color = theme.line(for: reference.kind).ink
      let title = DotWriter.nonEmpty(DotText.html(DotText.line(reference.title, columns: 32)))
      let kind = reference.kind == .push || reference.title == reference.kind.rawValue ? "" : " (\(reference.kind.rawValue))"
      return "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9.5\" COLOR=\"\(color)\">\(sign) \(title)\(kind)</FONT></TD></TR>"
    }
    if shown.count < unique.count { rows.append(small("\(sign) \(unique.count - shown.count) more")) }
    return rows
  }
}

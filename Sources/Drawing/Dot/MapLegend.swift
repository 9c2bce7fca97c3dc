import NavigationModel

/// The meaning of the signs on this map; only signs that occur.
struct MapLegend {
  let plan: MapPlan
  let theme: MapTheme
  let labels: NodeLabel

  /// The rows below a map's title: signs side by side, and the notes. There the legend takes less space than as a box
  /// among the others.
  func rows() -> String {
    let signs = (lines() + boxes()).map {
      "<TD><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"2\" CELLPADDING=\"2\">\($0)</TABLE></TD>"
    }
    // Graphviz distributes the remaining space equally to the cells: these keep the signs together.
    let filler = String(repeating: "<TD></TD>", count: 40)
    let rows = OverviewPlaces.rows(signs, columns: signsInARow).map { row in
      "<TR><TD ALIGN=\"LEFT\"><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
        + "CELLPADDING=\"0\"><TR>\(row.joined())\(filler)</TR></TABLE></TD></TR>"
    }
    return rows.joined() + (plan.notes.isEmpty ? "" : note(plan.notes.joined(separator: " "), columns: noteColumns))
  }

  /// A legend that is wider than a small map would make the map look lost.
  private var isSmall: Bool { plan.density != .overview && plan.nodes.count + plan.aside.count < 9 }
  private var signsInARow: Int { isSmall ? 4 : 9 }
  private var noteColumns: Int { isSmall ? 76 : 130 }

  private func lines() -> [String] {
    let edges = plan.edges.filter { !$0.isUnresolved }.compactMap { $0.kind ?? $0.commonKind }
    let words =
      plan.density == .overview ? [] : (plan.nodes + plan.aside).flatMap { ($0.leadsTo + $0.openedBy).map(\.kind) }
    let used = Set(edges + words)
    var rows = Transition.Kind.allCases.filter(used.contains).map { kind in
      let line = theme.line(for: kind)
      return row(LineSample(line: line).html, line.meaning, glyph: line.glyph, ink: line.ink)
    }
    if plan.edges.contains(where: \.isEmbedding) {
      rows.append(row(LineSample(color: theme.faint, pattern: .solid, height: 1).html, "shows in itself", glyph: " "))
    }
    if plan.edges.contains(where: \.isStart) {
      rows.append(
        row(
          LineSample(color: theme.faint, pattern: .solid, height: 1).html, "what a coordinator starts",
          glyph: "\u{203A}", ink: theme.faint))
    }
    if plan.edges.contains(where: { $0.isBundle && $0.commonKind == nil && $0.count > 0 }) {
      rows.append(
        row(
          LineSample(color: theme.line(for: .push).ink, pattern: .solid, height: 2).html, "of several kinds",
          glyph: "\u{25BA}", ink: theme.line(for: .push).ink))
    }
    if plan.edges.contains(where: \.isUnresolved) {
      rows.append(
        row(
          LineSample(color: theme.faint, pattern: .dotted, height: 1).html,
          "to \u{201C}?\u{201D}: could not be followed", glyph: " "))
    }
    if plan.edges.contains(where: \.isOnWay) {
      rows.append(
        row(LineSample(color: theme.highlight, pattern: .solid, height: 3).html, "the way asked for", glyph: " "))
    }
    if plan.edges.contains(where: \.isGuessed) {
      rows.append(
        row(LineSample(color: theme.faint, pattern: .dotted, height: 1).html, "guessed, pale and dotted", glyph: " "))
    }
    return rows
  }

  private func boxes() -> [String] {
    let nodes = plan.nodes + plan.aside
    return presentations(of: nodes) + fills(of: nodes) + badges(of: nodes)
  }

  /// How screens are presented.
  private func presentations(of nodes: [MapNode]) -> [String] {
    var rows: [String] = []
    if nodes.contains(where: { $0.isEntry && $0.role != .group }) {
      rows.append(row(swatch(fill: theme.paper, line: theme.ink, width: 3), "users come in here"))
    }
    if nodes.contains(where: { $0.presentation == .sheet }) {
      let handle = NodeLabel.bar(width: 16, height: 3, color: theme.line(for: .sheet).ink)
      rows.append(
        row(swatch(fill: theme.paper, line: theme.line(for: .sheet).ink, width: 1, inside: handle), "shown as a sheet"))
    }
    if nodes.contains(where: { $0.presentation == .cover }) {
      let frame = swatch(fill: theme.paper, line: theme.line(for: .cover).ink, width: 1, style: "")
      rows.append(
        row(
          "<TABLE BORDER=\"1\" COLOR=\"\(theme.line(for: .cover).ink)\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
            + "CELLPADDING=\"2\"><TR><TD>\(frame)</TD></TR></TABLE>",
          "covers the whole screen"))
    }
    return rows
  }

  /// The meaning of a box's colour.
  private func fills(of nodes: [MapNode]) -> [String] {
    var rows: [String] = []
    func add(_ fill: String, _ line: String, _ meaning: String, where test: (MapNode) -> Bool) {
      if nodes.contains(where: test) { rows.append(row(swatch(fill: fill, line: line, width: 1), meaning)) }
    }
    add(theme.unreachableFill, theme.faint, "unreachable: no way from an entry", where: \.isUnreachable)
    for mark in TestedMark.allCases { add(mark.fill(theme), theme.border, mark.meaning) { $0.tested == mark } }
    let context = nodes.filter(\.isContext)
    let meaning = context.allSatisfy { $0.role == .group } ? "another area" : "next to what was asked for"
    add(theme.contextFill, theme.faint, meaning, where: \.isContext)
    add(theme.anywhereFill, theme.anywhereLine, "code that is on many screens") { $0.role == .anywhere }
    add(theme.codeFill, theme.faint, "code whose screen is not known") { $0.role == .component }
    return rows
  }

  /// What is shown in boxes besides their names.
  private func badges(of nodes: [MapNode]) -> [String] {
    var rows: [String] = []
    if nodes.contains(where: { $0.marks.contains { $0 != MapDraft.words(for: .mainScene) } }) {
      rows.append(
        row("<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.line(for: .url).ink)\">\u{25B6}</FONT>", "opened from outside"))
    }
    if nodes.contains(where: { !$0.leadsTo.isEmpty }), plan.density != .overview {
      rows.append(row("<FONT POINT-SIZE=\"10\">\u{2192} Name</FONT>", "leads there too, told in words"))
    }
    if nodes.contains(where: { $0.errors > 0 }) || plan.clusters.contains(where: { $0.errors > 0 }) {
      rows.append(row(labels.badges(errors: 1, warnings: 0, infos: 0), "errors"))
    }
    if nodes.contains(where: { $0.warnings > 0 }) || plan.clusters.contains(where: { $0.warnings > 0 }) {
      rows.append(row(labels.badges(errors: 0, warnings: 1, infos: 0), "warnings"))
    }
    if nodes.contains(where: { $0.infos > 0 }) {
      rows.append(row(labels.badges(errors: 0, warnings: 0, infos: 1), "remarks"))
    }
    return rows
  }

  private func row(_ sign: String, _ meaning: String, glyph: String = "", ink: String = "#000000") -> String {
    let head = "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"18\" HEIGHT=\"14\"><FONT COLOR=\"\(ink)\">\(glyph)</FONT></TD>"
    let cell =
      glyph.isEmpty
      ? sign
      : "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD>\(sign)</TD>\(head)</TR></TABLE>"
    return "<TR><TD ALIGN=\"LEFT\">\(cell)</TD><TD ALIGN=\"LEFT\">\(DotText.html(meaning))</TD></TR>"
  }

  private func swatch(fill: String, line: String, width: Int, style: String = "ROUNDED", inside: String = "") -> String
  {
    let look = style.isEmpty ? "" : " STYLE=\"\(style)\""
    let size =
      inside.isEmpty ? "FIXEDSIZE=\"TRUE\" WIDTH=\"32\" HEIGHT=\"12\"" : "WIDTH=\"32\" HEIGHT=\"12\" VALIGN=\"TOP\""
    return
      "<TABLE BORDER=\"\(width)\" COLOR=\"\(line)\" BGCOLOR=\"\(fill)\"\(look) CELLBORDER=\"0\" CELLSPACING=\"0\" "
      + "CELLPADDING=\"0\"><TR><TD \(size)>\(inside)</TD></TR></TABLE>"
  }

  private func note(_ text: String, columns: Int) -> String {
    let lines = Self.wrapped(text, columns: columns).map(DotText.html).joined(separator: "<BR ALIGN=\"LEFT\"/>")
    return
      "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"2\"><FONT POINT-SIZE=\"10\" COLOR=\"\(theme.soft)\">\(lines)<BR ALIGN=\"LEFT\"/></FONT></TD></TR>"
  }

  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DotText.columns(last) + 1 + DotText.columns(String(word)) <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// A piece of a line made of coloured cells: HTML-like labels have no lines, and characters would depend on the font.
struct LineSample {
  enum Pattern {
    case solid, dashed, dotted, double
  }

  // Every pattern is 38 points wide in total; Graphviz would stretch the cells of a narrower one.
  let color: String
  let pattern: Pattern
  let height: Int

  init(color: String, pattern: Pattern, height: Int) {
    self.color = color
    self.pattern = pattern
    self.height = height
  }

  init(line: MapTheme.Line) {
    color = line.ink
    switch line.style {
    case "dashed": pattern = .dashed
    case "dotted": pattern = .dotted
    default: pattern = line.color.contains(":") ? .double : .solid
    }
    height = max(1, Int((Double(line.width) ?? 1).rounded()))
  }

  var html: String {
    let row: String
    switch pattern {
    case .solid: row = "<TR>\(cell(38, filled: true))</TR>"
    case .double:
      row = "<TR>\(cell(38, filled: true))</TR><TR>\(cell(38, filled: false))</TR><TR>\(cell(38, filled: true))</TR>"
    case .dashed:
      row = "<TR>\((0..<5).map { cell($0.isMultiple(of: 2) ? 10 : 4, filled: $0.isMultiple(of: 2)) }.joined())</TR>"
    case .dotted:
      row = "<TR>\((0..<13).map { cell($0.isMultiple(of: 2) ? 2 : 4, filled: $0.isMultiple(of: 2)) }.joined())</TR>"
    }
    return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">\(row)</TABLE>"
  }

  private func cell(_ width: Int, filled: Bool) -> String {
    "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" HEIGHT=\"\(height)\"\(filled ? " BGCOLOR=\"\(color)\"" : "")></TD>"
  }
}

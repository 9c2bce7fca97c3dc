import NavigationModel

/// A wireframe as cells of a card: the contents of the screen, from top to bottom, as far as the source tells.
struct SketchLabel {
  let theme: MapTheme

  /// A wireframe reminds of a screen; it need not show everything.
  private static let mostRows = 12
  private static let deepest = 4
  private static let columns = 24

  func row(for sketch: Sketch) -> String {
    var budget = Budget(rows: Self.mostRows, ports: SketchPorts(sketch))
    var rows: [String] = []
    if let title = sketch.text { rows.append(cell("<B>\(words(title, 9.5, theme.ink))</B>")) }
    let tabs = sketch.parts.filter { $0.kind == .tabs }
    for part in sketch.parts where part.kind != .tabs { rows += self.rows(for: part, depth: 0, &budget) }
    if budget.left > 0 { rows.append(cell(words("\u{22EE} \(budget.left) more", 8, theme.soft))) }
    for bar in tabs { rows.append(tabBar(bar)) }
    if rows.isEmpty { return "" }
    return
      "<TR><TD><TABLE BORDER=\"1\" COLOR=\"\(theme.sketchLine)\" BGCOLOR=\"\(theme.paper)\" CELLBORDER=\"0\" "
      + "CELLSPACING=\"2\" CELLPADDING=\"2\">\(rows.joined())</TABLE></TD></TR>"
  }

  private struct Budget {
    var rows: Int
    let ports: SketchPorts
    /// Parts for which there was no space.
    var left = 0
  }

  private func rows(for part: Sketch, depth: Int, _ budget: inout Budget) -> [String] {
    if part.kind == .list || part.kind == .section || part.kind == .screen {
      guard depth < Self.deepest else { return [] }
      var rows: [String] = []
      if let header = part.text, budget.rows > 0 {
        rows.append(cell(words(header, 7.5, theme.soft)))
        budget.rows -= 1
      }
      for inner in part.parts { rows += self.rows(for: inner, depth: depth + 1, &budget) }
      return rows
    }
    guard budget.rows > 0 else {
      budget.left += 1
      return []
    }
    budget.rows -= 1
    if part.kind == .row { return [side(part, &budget)] }
    return ["<TR>\(item(part, budget.ports, isWide: true))</TR>"]
  }

  /// Parts side by side: at most three, each small.
  private func side(_ part: Sketch, _ budget: inout Budget) -> String {
    let items = part.parts.filter { $0.kind != .row && $0.kind != .list && $0.kind != .section }.prefix(3)
    guard items.count > 1 else { return items.first.map { "<TR>\(item($0, budget.ports))</TR>" } ?? "" }
    return
      "<TR><TD CELLPADDING=\"0\"><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" "
      + "CELLPADDING=\"2\"><TR>\(items.map { item($0, budget.ports, columns: 12) }.joined())</TR></TABLE></TD></TR>"
  }

  private func item(_ part: Sketch, _ ports: SketchPorts, columns: Int = SketchLabel.columns, isWide: Bool = false)
    -> String
  {
    // A screen has a minimum width even if its text is short.
    let size = isWide ? " WIDTH=\"100\"" : ""
    func text(_ usual: String, _ color: String) -> String { words(part.text ?? usual, 8, color, columns) }
    func cell(_ attributes: String, _ content: String) -> String { "<TD\(attributes)>\(content)</TD>" }
    let port = ports.port(of: part).map { " PORT=\"\($0)\"" } ?? ""
    let accent = " BGCOLOR=\"\(theme.sketchAccent)\""
    let outline = " COLOR=\"\(theme.sketchLine)\""
    switch part.kind {
    case .button: return cell("\(accent)\(size)\(port)", text("button", theme.sketchAccentInk))
    case .link:
      return cell(
        " ALIGN=\"LEFT\"\(accent)\(size)\(port)",
        words((part.text ?? "link") + " \u{203A}", 8, theme.sketchAccentInk, columns))
    case .field: return cell(" ALIGN=\"LEFT\" BORDER=\"1\"\(outline)\(size)", text("…", theme.faint))
    case .toggle:
      return cell(" ALIGN=\"LEFT\"\(size)\(port)", words("\u{25C9} " + (part.text ?? ""), 8, theme.soft, columns))
    case .picker:
      return cell(
        " ALIGN=\"LEFT\" BORDER=\"1\"\(outline)\(size)\(port)",
        words((part.text ?? "choice") + " \u{25BE}", 8, theme.soft, columns))
    case .slider: return cell("", words("\u{2500}\u{25CF}\u{2500}\u{2500}", 8, theme.soft))
    case .progress: return cell("", words("\u{25CC}", 8, theme.soft))
    case .image:
      return cell(
        " BGCOLOR=\"\(theme.sketchFill)\" HEIGHT=\"22\"\(size)", words(part.text ?? "image", 7.5, theme.faint, columns))
    case .divider: return cell("", NodeLabel.bar(width: 84, height: 1, color: theme.sketchLine))
    case .component:
      return cell(" ALIGN=\"LEFT\" BORDER=\"1\" STYLE=\"DASHED\"\(outline)\(size)", text("", theme.faint))
    case .text where part.text == nil:
      return cell(" ALIGN=\"LEFT\"", NodeLabel.bar(width: 48, height: 4, color: theme.sketchFill))
    default: return cell(" ALIGN=\"LEFT\"\(size)", text(" ", theme.ink))
    }
  }

  private func tabBar(_ bar: Sketch) -> String {
    let tabs = bar.parts.prefix(5).map {
      "<TD BGCOLOR=\"\(theme.sketchFill)\">\(words($0.text ?? "\u{25A1}", 7, theme.soft, 9))</TD>"
    }
    guard !tabs.isEmpty else { return "" }
    return
      "<TR><TD CELLPADDING=\"0\"><TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"1\" "
      + "CELLPADDING=\"2\"><TR>\(tabs.joined())</TR></TABLE></TD></TR>"
  }

  private func cell(_ html: String) -> String { "<TR><TD ALIGN=\"LEFT\">\(html)</TD></TR>" }

  private func words(_ text: String, _ size: Double, _ color: String, _ columns: Int = SketchLabel.columns) -> String {
    "<FONT POINT-SIZE=\"\(size)\" COLOR=\"\(color)\">\(DotWriter.nonEmpty(DotText.html(DotText.line(text, columns: columns))))</FONT>"
  }
}

/// The parts of a wireframe that lines start from: its buttons and links.
struct SketchPorts {
  private var byText: [String: String] = [:]
  private var byTransition: [Transition.ID: String] = [:]
  private var ports: [Sketch: String] = [:]

  init(_ sketch: Sketch) {
    var open = [sketch]
    while let part = open.popLast() {
      if Self.answers(part), ports[part] == nil {
        let port = "b\(ports.count)"
        ports[part] = port
        if let text = part.text, byText[text] == nil { byText[text] = port }
        for id in part.transitions where byTransition[id] == nil { byTransition[id] = port }
      }
      open += part.parts.reversed()
    }
  }

  private static func answers(_ part: Sketch) -> Bool { [.button, .link, .picker, .toggle].contains(part.kind) }

  func port(of part: Sketch) -> String? { Self.answers(part) ? ports[part] : nil }

  /// The part with the trigger's source location, else one with the same text.
  func port(for edge: MapEdge) -> String? {
    edge.transitions.compactMap { byTransition[$0] }.first ?? edge.triggers.compactMap { byText[$0] }.first
  }
}

import CGraphviz

/// Labels of lines for which a layout had no space: the next layout uses a shorter text, and finally only a sign. The
/// whole text is in the line's tooltip.
struct ShortLabels {
  /// The attribute of a line with its short label, as HTML.
  static let attribute = "brief"

  /// How often the layout is repeated. Labels that still overlap something then stay as they are.
  private static let rounds = 4

  /// How much the label of a line is shortened, by the line's id.
  private var levels: [String: Int] = [:]
  private var round = 0

  /// Records which lines need a shorter label; false if nothing is left to do.
  mutating func shorten(_ lines: [UnsafeMutablePointer<Agedge_t>]) -> Bool {
    guard round < Self.rounds else { return false }
    round += 1
    var changed = false
    for line in lines {
      guard let id = Self.value("id", of: line), levels[id, default: 0] < 2 else { continue }
      // A label that has no short form, or is as short already, becomes the sign immediately.
      let isBrief = levels[id] != nil || (Self.value(Self.attribute, of: line) ?? "").isEmpty
      levels[id] = isBrief ? 2 : 1
      changed = true
    }
    return changed
  }

  func apply(to graph: UnsafeMutablePointer<Agraph_t>) {
    guard !levels.isEmpty, let label = Self.symbol("label", in: graph) else { return }
    var node = agfstnode(graph)
    while let current = node {
      var edge = agfstout(graph, current)
      while let line = edge {
        if let level = Self.value("id", of: line).flatMap({ levels[$0] }) {
          let brief = level == 1 ? Self.value(Self.attribute, of: line) : nil
          Self.set(label, brief ?? "\u{2026}", of: line, in: graph)
        }
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
  }

  private static func symbol(_ name: String, in graph: UnsafeMutablePointer<Agraph_t>)
    -> UnsafeMutablePointer<Agsym_t>?
  {
    var name = Array(name.utf8CString)
    return agattr(graph, Int32(AGEDGE), &name, nil)
  }

  private static func value(_ name: String, of line: UnsafeMutablePointer<Agedge_t>) -> String? {
    var name = Array(name.utf8CString)
    return agget(line, &name).map { String(cString: $0) }
  }

  private static func set(
    _ label: UnsafeMutablePointer<Agsym_t>, _ html: String, of line: UnsafeMutablePointer<Agedge_t>,
    in graph: UnsafeMutablePointer<Agraph_t>
  ) {
    var text = Array(html.utf8CString)
    guard let stored = agstrdup_html(graph, &text) else { return }
    agxset(line, label, stored)
  }
}

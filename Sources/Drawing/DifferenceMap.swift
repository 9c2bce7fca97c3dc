/// The part of a map that a change affects: green for new, red and dashed for removed, amber for changed.
public struct DifferenceMap: Sendable {
  public enum Mark: Hashable, Sendable {
    case same, added, removed, changed
  }

  public struct Node: Hashable, Sendable {
    public var id: String
    /// The text that people read.
    public var label: String
    public var mark: Mark
    public init(id: String, label: String, mark: Mark) {
      self.id = id
      self.label = label
      self.mark = mark
    }
  }

  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String
    public var label: String
    public var mark: Mark
    public init(from: String, to: String, label: String, mark: Mark) {
      self.from = from
      self.to = to
      self.label = label
      self.mark = mark
    }
  }

  private let title: String
  private let nodes: [Node]
  private let edges: [Edge]

  /// - Parameter edges: only those between `nodes` are drawn.
  public init(title: String, nodes: [Node], edges: [Edge]) {
    self.title = title
    self.nodes = nodes
    self.edges = edges
  }

  public func dot() -> String {
    var out = "digraph navigation {\n"
    out +=
      "  graph [rankdir=LR, labelloc=t, labeljust=l, fontname=\"Helvetica\", fontsize=16, label=\(quoted(title))];\n"
    out += "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", fontname=\"Helvetica\", fontsize=12];\n"
    out += "  edge [fontname=\"Helvetica\", fontsize=10];\n"
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (number, node) in nodes.enumerated() {
      let style = node.mark == .removed ? ", style=\"rounded,filled,dashed\"" : ""
      out +=
        "  n\(number) [label=\(quoted(node.label)), color=\"\(color(node.mark))\", fillcolor=\"\(fill(node.mark))\"\(style)];\n"
    }
    for edge in edges {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      let style = edge.mark == .removed ? ", style=dashed" : ""
      let color = color(edge.mark)
      out += "  n\(from) -> n\(to) [label=\(quoted(edge.label)), color=\"\(color)\", fontcolor=\"\(color)\"\(style)];\n"
    }
    return out + "}\n"
  }

  public func render(
    _ format: PictureFormat, renderer: GraphvizRenderer = GraphvizRenderer()
  ) throws(DrawingError) -> [UInt8] {
    try renderer.render(dot: dot(), format: format)
  }

  private func quoted(_ text: String) -> String { "\"\(DotText.escaped(DotText.line(text, columns: 80)))\"" }

  private func color(_ mark: Mark) -> String {
    switch mark {
    case .same: "#57606a"
    case .added: "#1a7f37"
    case .removed: "#cf222e"
    case .changed: "#9a6700"
    }
  }

  private func fill(_ mark: Mark) -> String {
    switch mark {
    case .same: "#ffffff"
    case .added: "#dafbe1"
    case .removed: "#ffebe9"
    case .changed: "#fff8c5"
    }
  }
}

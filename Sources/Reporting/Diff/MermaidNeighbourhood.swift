import Comparing
import NavigationModel

/// The changed moves as a Mermaid flow chart: green for additions, red and dashed for removals, amber for changes.
///
/// GitHub draws up to 500 edges and 50,000 characters; ``ChangedNeighbourhood`` keeps well below both, for readability.
struct MermaidNeighbourhood {
  let neighbourhood: ChangedNeighbourhood

  /// nil where there is nothing to draw.
  var text: String? {
    if neighbourhood.nodes.isEmpty { return nil }
    let numbers = Dictionary(neighbourhood.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var out = "flowchart LR\n"
    for (number, node) in neighbourhood.nodes.enumerated() {
      out += "  n\(number)[\"\(Self.label(node.label))\"]\(style(node.mark).map { ":::\($0)" } ?? "")\n"
    }
    for edge in neighbourhood.edges {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      out += "  n\(from) \(edge.mark == .removed ? "-.->" : "-->")|\(edge.kind.rawValue)| n\(to)\n"
    }
    out += "  classDef added stroke:#1a7f37,stroke-width:2px\n"
    out += "  classDef removed stroke:#cf222e,stroke-width:2px,stroke-dasharray:4\n"
    out += "  classDef changed stroke:#bf8700,stroke-width:2px\n"
    let lines: [(ChangedNeighbourhood.Mark, String)] = [
      (.added, "stroke:#1a7f37"), (.removed, "stroke:#cf222e,stroke-dasharray:4"), (.changed, "stroke:#bf8700"),
    ]
    for (mark, style) in lines {
      let places = neighbourhood.edges.indices.filter { neighbourhood.edges[$0].mark == mark }
      if !places.isEmpty {
        out += "  linkStyle \(places.map(String.init).joined(separator: ",")) \(style),stroke-width:2px\n"
      }
    }
    return out
  }

  private func style(_ mark: ChangedNeighbourhood.Mark) -> String? {
    switch mark {
    case .same: nil
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  /// In quotes, Mermaid still interprets its own codes, Markdown and markup.
  static func label(_ text: String) -> String {
    var out = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "#", "\"", "<", ">", "&", "`", "\\", ";", "%", "{", "}", "(", ")", "[", "]", "|": out += "#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

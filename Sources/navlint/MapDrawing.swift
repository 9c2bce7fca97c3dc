import Comparing
import Drawing
import NavigationModel

/// The only place that calls the drawing module.
enum MapDrawing {
  static func bytes(_ format: GraphFormat, graph: NavigationGraph, findings: [Finding]) throws -> [UInt8] {
    let map = FlowMap(graph: graph, findings: findings, options: FlowMapOptions())
    switch format {
    case .svg: return try map.render(.svg)
    case .png: return try map.render(.png)
    case .pdf: return try map.render(.pdf)
    default: return Array(map.dot().utf8)
    }
  }

  /// The part of the map that a change touches.
  static func difference(_ comparison: Comparison) throws -> [UInt8] {
    let neighbourhood = ChangedNeighbourhood(comparison.difference, mostEdges: 200, mostBytes: 100_000)
    let map = DifferenceMap(
      title: neighbourhood.nodes.isEmpty ? "No move between screens changed" : "What changed in the navigation",
      nodes: neighbourhood.nodes.map { .init(id: $0.id, label: $0.label, mark: mark($0.mark)) },
      edges: neighbourhood.edges.map { .init(from: $0.from, to: $0.to, label: $0.kind.rawValue, mark: mark($0.mark)) })
    return try map.render(.svg)
  }

  private static func mark(_ mark: ChangedNeighbourhood.Mark) -> DifferenceMap.Mark {
    switch mark {
    case .same: .same
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}

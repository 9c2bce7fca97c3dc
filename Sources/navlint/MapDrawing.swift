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
}

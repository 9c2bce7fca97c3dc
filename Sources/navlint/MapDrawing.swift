import Drawing
import NavigationModel

/// The only place that calls the drawing module.
enum MapDrawing {
  static func draw(
    _ format: GraphFormat, graph: NavigationGraph, findings: [Finding], options: FlowMapOptions
  ) throws -> (bytes: [UInt8], notes: [String]) {
    let map = FlowMap(graph: graph, findings: findings, options: options)
    switch format {
    case .svg: return try map.draw(.svg)
    case .png: return try map.draw(.png)
    case .pdf: return try map.draw(.pdf)
    case .dot: return try map.draw(.dot)
    case .mermaid: return map.mermaid()
    case .d2: return map.d2()
    case .html: return try map.page()
    case .graphml: return (Array(map.graphML().utf8), [])
    case .json: return (Array(map.part().jsonText().utf8), [])
    case .nav: return (Array(map.part().navText().utf8), [])
    }
  }
}

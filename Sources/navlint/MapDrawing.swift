import Comparing
import Drawing
import NavigationModel

/// Calls the drawing module.
enum MapDrawing {
  static func draw(
    _ format: GraphFormat, graph: NavigationGraph, findings: [Finding], options: FlowMapOptions
  ) throws -> (bytes: [UInt8], notes: [String]) {
    let map = FlowMap(graph: graph, findings: findings, options: options, renderer: DrawingProcess.renderer)
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

  /// The sheets of a poster, one file each.
  static func sheets(
    _ format: GraphFormat, graph: NavigationGraph, findings: [Finding], options: FlowMapOptions
  ) throws -> [(name: String, bytes: [UInt8])] {
    guard let paper = options.paper else { return [] }
    return try paper.tiles.map { tile in
      var options = options
      options.paper?.tile = tile
      let name = "sheet-\(tile.row + 1)-\(tile.column + 1).\(format.ending)"
      return (name, try draw(format, graph: graph, findings: findings, options: options).bytes)
    }
  }

  /// A page for a server, which replaces it on changes.
  ///
  /// - Parameter number: the page's number there.
  static func page(
    number: Int, graph: NavigationGraph, findings: [Finding], options: FlowMapOptions
  ) throws -> [UInt8] {
    try FlowMap(graph: graph, findings: findings, options: options, renderer: DrawingProcess.renderer)
      .page(live: number).bytes
  }

  /// The part of the map with the changes.
  static func difference(_ comparison: Comparison) throws -> [UInt8] {
    let neighbourhood = ChangedNeighbourhood(comparison.difference, mostEdges: 200, mostBytes: 100_000)
    let map = DifferenceMap(
      title: neighbourhood.nodes.isEmpty ? "No move between screens changed" : "What changed in the navigation",
      nodes: neighbourhood.nodes.map { .init(id: $0.id, label: $0.label, mark: mark($0.mark)) },
      edges: neighbourhood.edges.map { .init(from: $0.from, to: $0.to, label: $0.kind.rawValue, mark: mark($0.mark)) })
    return try map.render(.svg, renderer: DrawingProcess.renderer)
  }

  /// The whole map as a page, before and after.
  static func changePage(_ comparison: Comparison) throws -> [UInt8] {
    let change = MapChange(comparison)
    let options = FlowMapOptions(title: "What changed in the navigation")
    return try FlowMap(
      graph: comparison.after, findings: comparison.findings.new, options: options, renderer: DrawingProcess.renderer
    ).page(change: change).bytes
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

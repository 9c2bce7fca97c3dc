import NavigationModel

/// A navigation graph as a picture to read, to share and to pin to a wall.
///
/// The map is a pure function of the graph, the findings and the options: equal input gives equal DOT text.
public struct FlowMap: Sendable {
  private let graph: NavigationGraph
  private let findings: [Finding]
  private let options: FlowMapOptions

  public init(graph: NavigationGraph, findings: [Finding] = [], options: FlowMapOptions = FlowMapOptions()) {
    self.graph = graph
    self.findings = findings
    self.options = options
  }

  /// The map in Graphviz's language. Names from the sources cannot leave their strings, name files or carry markup.
  public func dot() -> String {
    let plan = MapPlanner(graph: graph, findings: findings, options: options).plan()
    return DotWriter(plan: plan, options: options).text()
  }

  /// The map as a file of the given format.
  public func render(_ format: PictureFormat) throws(DrawingError) -> [UInt8] {
    try GraphvizRenderer().render(dot: dot(), format: format)
  }
}

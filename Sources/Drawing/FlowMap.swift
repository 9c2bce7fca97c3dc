import NavigationModel

/// A picture of a navigation graph, to read, to share and to print.
/// The map is a pure function of the graph, the findings and the options: equal input gives equal DOT text.
public struct FlowMap: Sendable {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions
  let renderer: GraphvizRenderer

  public init(
    graph: NavigationGraph, findings: [Finding] = [], options: FlowMapOptions = FlowMapOptions(),
    renderer: GraphvizRenderer = GraphvizRenderer()
  ) {
    self.graph = graph
    self.findings = findings
    self.options = options
    self.renderer = renderer
  }

  /// The map in Graphviz's language. Names from the sources cannot end their strings, name files or contain markup.
  public func dot() -> String { DotWriter(plan: plan(), options: options).text() }

  /// The map as a file of the given format.
  public func render(_ format: PictureFormat) throws(DrawingError) -> [UInt8] { try draw(format).bytes }

  /// The map as a file, with notes on what it leaves out or simplifies, one sentence each.
  public func draw(_ format: PictureFormat) throws(DrawingError) -> (bytes: [UInt8], notes: [String]) {
    let plan = plan()
    let bytes = try renderer.render(dot: DotWriter(plan: plan, options: options).text(), format: format)
    return (format == .svg ? SVGFinishing(plan: plan, options: options).finish(bytes) : bytes, plan.notes + plan.hints)
  }

  /// The part of the graph that the view selects.
  public func part() -> NavigationGraph {
    GraphSelection(graph: graph, findings: findings, view: options.view).part().graph
  }

  /// The cards of an overview and their screens, sorted by name.
  public func groups() -> [(name: String, screens: [Screen.ID])] {
    let part = GraphSelection(graph: graph, findings: findings, view: options.view).part()
    let areas = options.groupBy == .ways ? AreaFinder.areas(of: graph, options) : nil
    let groups = OverviewPlanner(part: part, findings: findings, options: options, areas: areas).boundedGroups()
    return Dictionary(grouping: part.graph.screens.map(\.id)) { groups[$0] ?? "Other" }.sorted { $0.key < $1.key }
      .map { (name: $0.key, screens: $0.value.sorted()) }
  }

  /// The area with a title, or with a screen that leads into it; nil if there is none.
  public func area(_ name: String) -> (title: String, screens: [Screen.ID])? {
    let areas = AreaFinder.areas(of: graph, options).areas
    let found =
      areas.first { $0.title == name || $0.root == name }
      ?? areas.first { $0.title.lowercased() == name.lowercased() || $0.root?.lowercased() == name.lowercased() }
    return found.map { ($0.title, $0.screens) }
  }

  /// The titles of all areas, in the order of a map.
  public var areaTitles: [String] { AreaFinder.areas(of: graph, options).areas.map(\.title) }

  private func plan() -> MapPlan { MapPlanner(graph: graph, findings: findings, options: options).plan() }
}

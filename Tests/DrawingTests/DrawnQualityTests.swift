import Drawing
import NavigationModel
import Testing

/// What a picture must never show: words over words, a box or a line, boxes over one another or cut.
@Suite struct DrawnQualityTests {
  private func faults(_ graph: NavigationGraph, _ options: FlowMapOptions = FlowMapOptions()) throws -> [String] {
    let geometry = try #require(SVGGeometry(try FlowMap(graph: graph, options: options).render(.svg)))
    #expect(!geometry.boxes.isEmpty)
    return geometry.faults
  }

  /// The measure itself finds what it looks for.
  @Test func faultsAreFound() throws {
    let picture = """
      <svg viewBox="0 0 100 100"><g class="graph" transform="translate(4 96)">
      <g class="node"><title>A</title><polygon points="0,-90 30,-90 30,-70 0,-70"/></g>
      <g class="node"><title>B</title><polygon points="20,-80 120,-80 120,-60 20,-60"/></g>
      <g class="edge"><title>e</title><path d="M0,-50C10,-50 20,-50 60,-50"/><text x="20" y="-20" \
      font-size="10">one</text></g>
      <g class="edge"><title>f</title><path d="M0,-10C1,-10 2,-10 3,-10"/><text x="25" y="-20" font-size="10">two</text>
      <text x="20" y="-47" font-size="10">three</text><text x="2" y="-75" font-size="10">four</text></g>
      <g class="cluster"><title>c</title><polygon points="0,0 9,0 9,9 0,9"/><text x="40" y="-47" font-size="10">five\
      </text></g></g></svg>
      """
    let geometry = try #require(SVGGeometry(Array(picture.utf8)))
    let faults = geometry.faults
    for fault in [
      "'one' lie over 'two'", "e crosses the words 'three'", "e crosses the title 'five'",
      "'four' lie over the box 'A'", "'A' lies over 'B'",
      "'B' is cut",
    ] {
      #expect(faults.contains { $0.contains(fault) }, "\(fault): \(faults)")
    }
  }

  @Test(arguments: FlowMapOptions.Grouping.allCases) func smallMapsAreClean(_ grouping: FlowMapOptions.Grouping) throws
  {
    for graph in [Sample.everything, AreaTests.app(), Sample.large(screens: 12, transitions: 18)] {
      #expect(try faults(graph, FlowMapOptions(groupBy: grouping)) == [])
    }
  }

  @Test(arguments: [(30, 44), (90, 140), (400, 900), (1_000, 4_000)]) func overviewsAreClean(_ size: (Int, Int)) throws
  {
    let graph = Sample.large(screens: size.0, transitions: size.1)
    for grouping in [FlowMapOptions.Grouping.ways, .flow] {
      #expect(try faults(graph, FlowMapOptions(groupBy: grouping, view: MapView(overview: .always))) == [])
    }
  }

  @Test func anAreaAndAScreenAreClean() throws {
    let graph = AreaTests.app()
    var view = MapView()
    view.group = FlowMap(graph: graph).area("Settings")?.screens
    view.hasDoors = true
    #expect(try faults(graph, FlowMapOptions(view: view)) == [])
    #expect(try faults(graph, FlowMapOptions(view: MapView(focus: ["ProfileView"], depth: 2))) == [])
  }
}

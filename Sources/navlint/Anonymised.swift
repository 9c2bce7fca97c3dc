import Drawing
import NavigationModel

/// A map that can be shown to outsiders.
enum Anonymised {
  static func replace(
    _ graph: NavigationGraph, _ findings: [Finding], _ options: FlowMapOptions
  ) -> (graph: NavigationGraph, findings: [Finding], options: FlowMapOptions) {
    // The part is selected first: names on the command line are the real ones.
    let part = FlowMap(graph: graph, findings: findings, options: options).part()
    var anonymiser = Anonymiser()
    let replaced = anonymiser.graph(part)
    var view = options
    view.view = MapView(overview: options.view.overview)
    view.sourceLink = nil
    view.images = [:]
    view.titles = [:]
    view.areas = []
    view.standings = Dictionary(
      zip(part.screens, replaced.screens).compactMap { real, made in
        options.standings[real.id].map { (made.id, $0) }
      }
    ) { first, _ in first }
    let known = Set(
      part.screens.map(\.name) + part.screens.map(\.id) + part.routes.map(\.id) + part.transitions.map(\.id)
        + part.flows.map(\.id))
    return (replaced, anonymiser.findings(findings.filter { known.contains($0.subject) }), view)
  }
}

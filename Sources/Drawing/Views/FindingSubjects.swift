import NavigationModel

/// Which screens a finding is about.
struct FindingSubjects {
  private let ids: Set<Screen.ID>
  private let byName: [String: [Screen.ID]]
  private let routes: [Route.ID: [Screen.ID]]
  private let moves: [Transition.ID: Transition]

  init(graph: NavigationGraph) {
    ids = Set(graph.screens.map(\.id))
    byName = Dictionary(grouping: graph.screens, by: \.name).mapValues { $0.map(\.id).sorted() }
    routes = Dictionary(graph.routes.map { ($0.id, $0.destinations) }, uniquingKeysWith: { first, _ in first })
    moves = Dictionary(graph.transitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Sorted; empty if the subject is not a screen, route or transition.
  func screens(of finding: Finding) -> [Screen.ID] {
    if ids.contains(finding.subject) { return [finding.subject] }
    if let named = byName[finding.subject] { return named }
    if let destinations = routes[finding.subject] { return Set(destinations).intersection(ids).sorted() }
    if let move = moves[finding.subject] {
      return Set(move.from.count == 1 ? move.from : [move.to].compactMap { $0 }).intersection(ids).sorted()
    }
    return []
  }
}

import NavigationModel

/// Which edges hang on the one before: a screen that several show goes on with what it was handed by the one that
/// showed it.
struct WayConditions: Sendable {
  /// By edges: the nodes from which a way must have come to their sources.
  private var sources: [Int: Set<Int>] = [:]
  /// By edges: their sources, where the ways on from their targets hang on these.
  private var remembered: [Int: Int] = [:]

  init(_ edges: [GraphSupport.Edge], _ transitions: [Transition], _ table: NodeTable) {
    var shared: Set<Int> = []
    for (number, edge) in edges.enumerated() {
      guard case .transition(let place) = edge.cause,
        let condition = transitions[place].after.first(where: { $0.screen == table.names[edge.source] })
      else { continue }
      sources[number] = Set(condition.from.compactMap { table.nodes[$0] })
      shared.insert(edge.source)
    }
    if shared.isEmpty { return }
    // What a flow or the app begins with, or what is a part of another screen, may have been handed anything.
    for (number, edge) in edges.enumerated() where shared.contains(edge.target) {
      guard case .transition(let place) = edge.cause, transitions[place].from.contains(table.names[edge.source]) else {
        continue
      }
      remembered[number] = edge.source
    }
  }

  /// What is to be kept of a way that takes an edge.
  func before(_ edge: Int) -> Int? { remembered[edge] }

  /// - Parameter before: what was kept of the way to the edge's source.
  func allow(_ edge: Int, after before: Int?) -> Bool {
    guard let before, let sources = sources[edge] else { return true }
    return sources.contains(before)
  }
}

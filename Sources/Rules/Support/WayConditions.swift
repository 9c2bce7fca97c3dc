import NavigationModel

/// Edges that depend on the preceding one: a screen that several others show continues with the code that the showing
/// one passed.
struct WayConditions: Sendable {
  /// By edge: the nodes from which a way must have reached the source.
  private var sources: [Int: Set<Int>] = [:]
  /// By edge: the source, where later steps depend on it.
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
    // The start of a flow or of the app, or a part of another screen, may have received any code.
    for (number, edge) in edges.enumerated() where shared.contains(edge.target) {
      guard case .transition(let place) = edge.cause, transitions[place].from.contains(table.names[edge.source]) else {
        continue
      }
      remembered[number] = edge.source
    }
  }

  /// What to record of a way that takes an edge.
  func before(_ edge: Int) -> Int? { remembered[edge] }

  /// - Parameter before: the record of the way to the edge's source.
  func allow(_ edge: Int, after before: Int?) -> Bool {
    guard let before, let sources = sources[edge] else { return true }
    return sources.contains(before)
  }
}

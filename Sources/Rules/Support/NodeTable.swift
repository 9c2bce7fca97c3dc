import NavigationModel

/// Integer nodes for the screens and the other types that take part in a graph.
struct NodeTable {
  /// Sorted; the screens' ids and the types' names.
  let names: [String]
  /// The node of a name; a screen's by its id and by its type's name.
  let nodes: [String: Int]
  /// Embeddings and owners use type names; a screen's id may differ from its name.
  private let idOfName: [String: String]

  init(_ screens: [Screen], _ transitions: [Transition], _ embeddings: [Embedding]) {
    var idOfName: [String: String] = [:]
    // A scene with a system class stands for one screen. Code in an extension of the class does not belong to that
    // scene.
    for screen in screens where screen.kind != .system && idOfName[screen.name] == nil {
      idOfName[screen.name] = screen.id
    }
    for screen in screens { idOfName[screen.id] = screen.id }

    var all = Set(screens.map(\.id))
    for name in embeddings.flatMap({ [$0.parent, $0.child] }) { all.insert(idOfName[name] ?? name) }
    for transition in transitions where transition.from.isEmpty {
      all.insert(idOfName[transition.owner] ?? transition.owner)
    }
    names = all.sorted()
    var nodes: [String: Int] = [:]
    for (node, name) in names.enumerated() { nodes[name] = node }
    for (name, id) in idOfName where nodes[name] == nil { nodes[name] = nodes[id] }
    self.nodes = nodes
    self.idOfName = idOfName
  }

  /// The index in `screens` of each node's screen; nil for a node that is none.
  func places(of screens: [Screen]) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: names.count)
    for (place, screen) in screens.enumerated() { if let node = nodes[screen.id] { result[node] = place } }
    return result
  }

  /// The indexes in `edges` of each node's edges, by one of their ends.
  func places(of edges: [GraphSupport.Edge], by end: KeyPath<GraphSupport.Edge, Int>) -> [[Int]] {
    var result: [[Int]] = Array(repeating: [], count: names.count)
    for (place, edge) in edges.enumerated() { result[edge[keyPath: end]].append(place) }
    return result
  }

  /// First those of the transitions, then those of the embeddings, each in order.
  func edges(_ transitions: [Transition], _ embeddings: [Embedding]) -> [GraphSupport.Edge] {
    var result: [GraphSupport.Edge] = []
    for (place, transition) in transitions.enumerated() where transition.kind != .back {
      guard let target = transition.to.flatMap({ nodes[$0] }) else { continue }
      for source in sources(of: transition) {
        result.append(.init(source: source, target: target, cause: .transition(place)))
      }
    }
    for (place, embedding) in embeddings.enumerated() {
      if let source = nodes[embedding.parent], let target = nodes[embedding.child] {
        result.append(.init(source: source, target: target, cause: .embedding(place)))
      }
    }
    return result
  }

  private func sources(of transition: Transition) -> [Int] {
    let owner = idOfName[transition.owner] ?? transition.owner
    let from = transition.from.isEmpty ? [owner] : Set(transition.from).sorted()
    // The app and its delegates are no nodes: a transition that they run starts at the flow whose code it is.
    let isLaunched = from.contains { nodes[$0] == nil }
    return (isLaunched ? from + [owner] : from).compactMap { nodes[$0] }
  }
}

/// The indexes of transitions by target and source, and by route.
struct TransitionIndex {
  var toScreen: [Screen.ID: [Int]] = [:]
  /// Without sites that no screen triggers.
  var fromScreen: [Screen.ID: [Int]] = [:]
  var ofRoute: [Route.ID: [Int]] = [:]

  init(_ transitions: [Transition]) {
    for (place, transition) in transitions.enumerated() {
      if let to = transition.to { toScreen[to, default: []].append(place) }
      if let route = transition.route { ofRoute[route, default: []].append(place) }
      for source in Set(transition.from) { fromScreen[source, default: []].append(place) }
    }
  }
}

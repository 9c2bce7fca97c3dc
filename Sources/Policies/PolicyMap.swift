import NavigationModel
import Rules

/// The graph for policies: the facts that selectors test for each node, and searches along edges.
struct PolicyMap {
  let support: GraphSupport
  /// By node.
  let places: [PlaceFacts]
  /// The entries of the app, sorted.
  let entries: [GraphSupport.Node]

  /// - Parameter prefix: the run's root relative to the configuration's folder; empty when they are the same.
  init(_ support: GraphSupport, prefix: String = "") {
    self.support = support
    let entryNames = Set(support.entries.map(\.screen))
    // A type that is no screen has the place of its code.
    var files: [String: String] = [:]
    for transition in support.transitions where files[transition.owner] == nil {
      files[transition.owner] = transition.location.file
    }
    for embedding in support.embeddings where files[embedding.parent] == nil {
      files[embedding.parent] = embedding.location.file
    }
    places = support.names.indices.map { node in
      let screen = support.screen(at: node)
      let name = screen?.name ?? support.names[node]
      let file = (screen?.location?.file ?? files[name]).map {
        prefix.isEmpty || $0.hasPrefix("/") ? $0 : "\(prefix)/\($0)"
      }
      return PlaceFacts(
        name: name, kind: screen?.kind, flow: screen?.flow, file: file, module: file.flatMap(ModuleName.of),
        isEntry: entryNames.contains(support.names[node]))
    }
    entries = Array(Set(support.entries.compactMap { support.node($0.screen) })).sorted()
  }

  func nodes(_ selector: ScreenSelector) -> [GraphSupport.Node] {
    places.indices.filter { selector.groups(in: places[$0]) != nil }
  }

  /// The matching nodes, by the captured groups: all together where no other selector refers to the groups.
  func bindings(_ selector: ScreenSelector, referred: Bool) -> [(groups: [String], nodes: [GraphSupport.Node])] {
    var byGroups: [[String]: [GraphSupport.Node]] = [:]
    for node in places.indices {
      guard let groups = selector.groups(in: places[node]) else { continue }
      byGroups[referred ? groups : [], default: []].append(node)
    }
    return byGroups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { (groups: $0.key, nodes: $0.value) }
  }

  /// nil for an embedding.
  func transition(of edge: GraphSupport.Edge) -> Transition? {
    if case .transition(let place) = edge.cause { support.transitions[place] } else { nil }
  }

  func isSure(_ edge: GraphSupport.Edge) -> Bool { transition(of: edge).map { $0.confidence > .guessed } ?? true }

  func isOfKind(_ kinds: Set<Transition.Kind>, _ edge: GraphSupport.Edge) -> Bool {
    kinds.isEmpty || (transition(of: edge).map { kinds.contains($0.kind) } ?? true)
  }

  /// The number of the user's moves on an edge: a part of a screen is there already, and a flow starts with a screen of
  /// its own.
  func cost(of edge: GraphSupport.Edge) -> Int { transition(of: edge).map { $0.kind == .flow ? 0 : 1 } ?? 0 }

  /// All nodes from which a way leads to one of the targets, including the targets.
  func sources(of targets: [GraphSupport.Node], where isUsable: (GraphSupport.Edge) -> Bool) -> [Bool] {
    var isFound = Array(repeating: false, count: places.count)
    for target in targets { isFound[target] = true }
    var queue = targets
    var next = 0
    while next < queue.count {
      for place in support.incoming[queue[next]] {
        let edge = support.edges[place]
        if !isFound[edge.source], isUsable(edge) {
          isFound[edge.source] = true
          queue.append(edge.source)
        }
      }
      next += 1
    }
    return isFound
  }

  func location(of node: GraphSupport.Node) -> SourceLocation? { support.screen(at: node)?.location }
}

/// Shortest ways from some nodes, where a small number is carried along: whether a gate was passed, how many modals are
/// shown over one another.
struct WaySearch {
  private let map: PolicyMap
  private let width: Int
  private var distance: [Int?]
  private var arrival: [(edge: Int, state: Int)?]

  /// - Parameters:
  ///   - width: the numbers carried are 0..<width; all start with 0.
  ///   - step: the number after an edge, nil where the edge cannot be used.
  init(
    _ map: PolicyMap, from starts: [GraphSupport.Node], width: Int = 1,
    step: (_ carried: Int, _ edge: GraphSupport.Edge) -> Int?
  ) {
    self.map = map
    self.width = width
    distance = Array(repeating: nil, count: map.places.count * width)
    arrival = Array(repeating: nil, count: map.places.count * width)
    var isDone = Array(repeating: false, count: distance.count)
    var level = starts.map { $0 * width }
    for state in level { distance[state] = 0 }
    var length = 0
    while !level.isEmpty {
      var next: [Int] = []
      var at = 0
      // Free steps extend the list while it is walked.
      while at < level.count {
        let state = level[at]
        at += 1
        guard !isDone[state] else { continue }
        isDone[state] = true
        for place in map.support.outgoing[state / width] {
          let edge = map.support.edges[place]
          guard let carried = step(state % width, edge) else { continue }
          let target = edge.target * width + carried
          let cost = map.cost(of: edge)
          guard !isDone[target], distance[target].map({ $0 > length + cost }) ?? true else { continue }
          distance[target] = length + cost
          arrival[target] = (place, state)
          if cost == 0 { level.append(target) } else { next.append(target) }
        }
      }
      level = next
      length += 1
    }
  }

  func distance(to node: GraphSupport.Node, carrying carried: Int = 0) -> Int? { distance[node * width + carried] }

  /// The node before the last edge of the way.
  func predecessor(of node: GraphSupport.Node) -> GraphSupport.Node? { arrival[node * width].map { $0.state / width } }

  /// The way's edges; empty for a start.
  func way(to node: GraphSupport.Node, carrying carried: Int = 0) -> [GraphSupport.Edge] {
    var way: [GraphSupport.Edge] = []
    var state = node * width + carried
    while let step = arrival[state] {
      way.append(map.support.edges[step.edge])
      state = step.state
    }
    return way.reversed()
  }

  /// The shortest way of at least one edge that ends in the node: for a start, a way back to it.
  func arrivalWay(
    to node: GraphSupport.Node, carrying carried: Int = 0, step: (_ carried: Int, _ edge: GraphSupport.Edge) -> Int?
  ) -> [GraphSupport.Edge]? {
    if arrival[node * width + carried] != nil { return way(to: node, carrying: carried) }
    var best: (length: Int, edge: GraphSupport.Edge, carried: Int)?
    for place in map.support.incoming[node] {
      let edge = map.support.edges[place]
      for before in 0..<width where step(before, edge) == carried {
        guard let length = distance[edge.source * width + before], best.map({ length < $0.length }) ?? true else {
          continue
        }
        best = (length, edge, before)
      }
    }
    return best.map { way(to: $0.edge.source, carrying: $0.carried) + [$0.edge] }
  }
}

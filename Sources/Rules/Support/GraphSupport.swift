import NavigationModel

/// What rules share: the graph as sorted arrays with integer nodes, and what follows from it in linear time.
///
/// Nodes are the screens and the other types that take part: components that embed, and owners of sites that no screen
/// triggers. Everything is sorted on the way in, so the order of the graph's arrays never shows in a finding.
public struct GraphSupport: Sendable {
  public typealias Node = Int

  /// A way to get from a node to another in the forward direction.
  public struct Edge: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
      /// Index into ``GraphSupport/transitions``.
      case transition(Int)
      /// Index into ``GraphSupport/embeddings``.
      case embedding(Int)
    }
    public var source: Node
    public var target: Node
    public var cause: Cause

    package init(source: Node, target: Node, cause: Cause) {
      self.source = source
      self.target = target
      self.cause = cause
    }
  }

  /// By id, each id once.
  public let screens: [Screen]
  /// By location, then id.
  public let transitions: [Transition]
  public let embeddings: [Embedding]
  /// By location, then id.
  public let routes: [Route]
  public let resolvers: [RouteResolver]
  /// By location; entries without one first.
  public let entries: [Entry]

  /// Sorted; `names[node]` is the screen's id or the type's name.
  public let names: [String]
  public let edges: [Edge]
  /// Indices into ``edges``, by node.
  public let outgoing: [[Int]]
  public let incoming: [[Int]]

  private let nodes: [String: Node]
  private let screenPlaces: [Int?]
  private let transitionsToScreen: [Screen.ID: [Int]]
  private let transitionsFromScreen: [Screen.ID: [Int]]
  private let transitionsOfRoute: [Route.ID: [Int]]
  private let routesToScreen: [Screen.ID: [Int]]
  private let routePlaces: [Route.ID: Int]
  /// The edge that reached a node first on the shortest ways from the entries.
  private let arrival: [Int?]
  /// Where the shortest way to a node starts and how many edges it has; nil for a node that no way leads to.
  private let origin: [(start: Node, length: Int)?]
  private let entryLocations: [Node: SourceLocation]
  private let isLive: [Bool]

  public init(_ graph: NavigationGraph) {
    var screens: [Screen] = []
    for screen in graph.screens.sorted(by: { ($0.id, $0.location) < ($1.id, $1.location) })
    where screen.id != screens.last?.id {
      screens.append(screen)
    }
    let transitions = graph.transitions.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
    let embeddings = graph.embeddings.sorted { ($0.location, $0.parent, $0.child) < ($1.location, $1.parent, $1.child) }
    let routes = graph.routes.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
    self.screens = screens
    self.transitions = transitions
    self.embeddings = embeddings
    self.routes = routes
    resolvers = graph.resolvers.sorted { ($0.location, $0.routeType) < ($1.location, $1.routeType) }
    entries = graph.entries.sorted { ($0.location, $0.screen) < ($1.location, $1.screen) }

    // Embeddings and owners speak of type names; a screen's id may differ from its name.
    var idOfName: [String: String] = [:]
    // A scene of a class of the system's stands for one screen. Code that extends the class is not that scene's.
    for screen in screens where screen.kind != .system && idOfName[screen.name] == nil {
      idOfName[screen.name] = screen.id
    }
    for screen in screens { idOfName[screen.id] = screen.id }
    func key(_ name: String) -> String { idOfName[name] ?? name }

    var names = Set(screens.map(\.id))
    for embedding in embeddings {
      names.insert(key(embedding.parent))
      names.insert(key(embedding.child))
    }
    for transition in transitions where transition.from.isEmpty { names.insert(key(transition.owner)) }
    let sorted = names.sorted()
    self.names = sorted
    var nodes: [String: Node] = [:]
    for (node, name) in sorted.enumerated() { nodes[name] = node }
    for (name, id) in idOfName where nodes[name] == nil { nodes[name] = nodes[id] }
    self.nodes = nodes

    var places: [Int?] = Array(repeating: nil, count: sorted.count)
    for (place, screen) in screens.enumerated() { if let node = nodes[screen.id] { places[node] = place } }
    screenPlaces = places

    var edges: [Edge] = []
    var toScreen: [Screen.ID: [Int]] = [:]
    var fromScreen: [Screen.ID: [Int]] = [:]
    var ofRoute: [Route.ID: [Int]] = [:]
    for (place, transition) in transitions.enumerated() {
      if let to = transition.to { toScreen[to, default: []].append(place) }
      if let route = transition.route { ofRoute[route, default: []].append(place) }
      let from = transition.from.isEmpty ? [key(transition.owner)] : Array(Set(transition.from)).sorted()
      for source in transition.from.isEmpty ? [] : from { fromScreen[source, default: []].append(place) }
      guard transition.kind != .back, let to = transition.to, let target = nodes[to] else { continue }
      // The app and its delegates are no nodes: what they run, the flow leads to whose code it is.
      let isLaunched = from.contains { nodes[$0] == nil }
      for source in isLaunched ? from + [key(transition.owner)] : from {
        if let source = nodes[source] { edges.append(Edge(source: source, target: target, cause: .transition(place))) }
      }
    }
    for (place, embedding) in embeddings.enumerated() {
      if let source = nodes[embedding.parent], let target = nodes[embedding.child] {
        edges.append(Edge(source: source, target: target, cause: .embedding(place)))
      }
    }
    transitionsToScreen = toScreen
    transitionsFromScreen = fromScreen
    transitionsOfRoute = ofRoute
    self.edges = edges

    var outgoing: [[Int]] = Array(repeating: [], count: sorted.count)
    var incoming = outgoing
    for (place, edge) in edges.enumerated() {
      outgoing[edge.source].append(place)
      incoming[edge.target].append(place)
    }
    self.outgoing = outgoing
    self.incoming = incoming

    var routesToScreen: [Screen.ID: [Int]] = [:]
    var routePlaces: [Route.ID: Int] = [:]
    for (place, route) in routes.enumerated() {
      for destination in Set(route.destinations) { routesToScreen[destination, default: []].append(place) }
      if routePlaces[route.id] == nil { routePlaces[route.id] = place }
    }
    self.routesToScreen = routesToScreen
    self.routePlaces = routePlaces

    // Ways along guesses count only where there is no surer one: a witness should convince.
    let starts = entries.compactMap { nodes[$0.screen] }
    var search = Search(nodeCount: sorted.count)
    let costs = edges.map { Search.Cost(of: $0, transitions, names: sorted) }
    search.run(from: starts, edges: edges, outgoing: outgoing, costs: costs) { edge in
      if case .transition(let place) = edge.cause { transitions[place].confidence > .guessed } else { true }
    }
    search.run(from: search.found, edges: edges, outgoing: outgoing, costs: costs) { _ in true }
    arrival = search.arrival
    var origin: [(start: Node, length: Int)?] = Array(repeating: nil, count: sorted.count)
    for node in search.found {
      // Found in this order, the source of an arrival stands before its target.
      let before = search.arrival[node].flatMap { origin[edges[$0].source] }
      origin[node] = before.map { ($0.start, $0.length + 1) } ?? (node, 0)
    }
    self.origin = origin
    var entryLocations: [Node: SourceLocation] = [:]
    for entry in entries {
      if let node = nodes[entry.screen], entryLocations[node] == nil { entryLocations[node] = entry.location }
    }
    self.entryLocations = entryLocations
    search.run(
      from: search.found + sorted.indices.filter { places[$0].map { screens[$0].isReachable } ?? false },
      edges: edges, outgoing: outgoing, costs: costs
    ) { _ in true }
    isLive = search.isFound
  }
}

/// A breadth-first search that can be continued with more starts or more edges. Of equally short ways it finds one with
/// the least cost.
private struct Search {
  struct Cost: Comparable {
    /// Steps that are not exact.
    var unsure = 0
    /// Steps that the user takes, or for which nobody knows what happens.
    var taps = 0

    init() {}

    init(of edge: GraphSupport.Edge, _ transitions: [Transition], names: [String]) {
      guard case .transition(let place) = edge.cause else { return }
      unsure = transitions[place].confidence == .exact ? 0 : 1
      taps = transitions[place].trigger(on: names[edge.source])?.action.isOfUser ?? true ? 1 : 0
    }

    static func < (a: Self, b: Self) -> Bool { (a.unsure, a.taps) < (b.unsure, b.taps) }
    static func + (a: Self, b: Self) -> Self {
      var sum = a
      sum.unsure += b.unsure
      sum.taps += b.taps
      return sum
    }
  }

  var isFound: [Bool]
  var arrival: [Int?]
  var found: [Int] = []
  private var spent: [Cost]

  init(nodeCount: Int) {
    isFound = Array(repeating: false, count: nodeCount)
    arrival = Array(repeating: nil, count: nodeCount)
    spent = Array(repeating: Cost(), count: nodeCount)
  }

  mutating func run(
    from starts: [Int], edges: [GraphSupport.Edge], outgoing: [[Int]], costs: [Cost],
    where isUsable: (GraphSupport.Edge) -> Bool
  ) {
    for start in starts where !isFound[start] {
      isFound[start] = true
      found.append(start)
    }
    var layer = starts
    var isNext = Array(repeating: false, count: isFound.count)
    while !layer.isEmpty {
      var next: [Int] = []
      for node in layer {
        for place in outgoing[node] where isUsable(edges[place]) {
          let target = edges[place].target
          let cost = spent[node] + costs[place]
          if isFound[target] {
            guard isNext[target], cost < spent[target] else { continue }
          } else {
            isFound[target] = true
            isNext[target] = true
            found.append(target)
            next.append(target)
          }
          arrival[target] = place
          spent[target] = cost
        }
      }
      for node in next { isNext[node] = false }
      layer = next
    }
  }
}

extension GraphSupport {
  /// The node of a screen's id or of a type's name.
  public func node(_ name: String) -> Node? { nodes[name] }

  /// nil for a node that is no screen.
  public func screen(at node: Node) -> Screen? { screenPlaces[node].map { screens[$0] } }

  public func screen(_ name: String) -> Screen? { nodes[name].flatMap(screen(at:)) }

  public func transitions(to screen: Screen.ID) -> [Transition] {
    (transitionsToScreen[screen] ?? []).map { transitions[$0] }
  }

  /// Transitions that name the screen as a source; sites that no screen triggers are not among them.
  public func transitions(from screen: Screen.ID) -> [Transition] {
    (transitionsFromScreen[screen] ?? []).map { transitions[$0] }
  }

  public func transitions(route: Route.ID) -> [Transition] { (transitionsOfRoute[route] ?? []).map { transitions[$0] } }

  public func routes(to screen: Screen.ID) -> [Route] { (routesToScreen[screen] ?? []).map { routes[$0] } }

  public func route(_ id: Route.ID) -> Route? { routePlaces[id].map { routes[$0] } }

  /// A user may get to the node: linking says so, or a way along edges of any confidence leads there.
  public func isLive(_ node: Node) -> Bool { isLive[node] }

  /// The edges of a shortest way from an entry; empty for an entry itself, nil where there is none.
  public func witness(to node: Node) -> [Edge]? {
    origin[node].map { lastSteps(to: node, limit: $0.length).reversed() }
  }

  /// Nearest first.
  private func lastSteps(to node: Node, limit: Int) -> [Edge] {
    var steps: [Edge] = []
    var at = node
    while steps.count < limit, let place = arrival[at] {
      steps.append(edges[place])
      at = edges[place].source
    }
    return steps
  }

  /// The longest evidence that a finding lists; what is left out is said.
  package static let longestEvidence = 8
  /// Places of one kind that a finding names as examples.
  package static let mostExamples = 4

  /// The way from an entry to the screen as evidence, nearest step first. Its cost does not depend on how long the way
  /// is.
  func way(to name: String) -> [Finding.Related] {
    guard let node = node(name), let origin = origin[node] else { return [] }
    var related = lastSteps(to: node, limit: Self.longestEvidence).map(describe)
    if let location = entryLocations[origin.start] {
      let hidden = origin.length - related.count
      let gap = hidden > 0 ? " (\(hidden) more \(hidden == 1 ? "step" : "steps") before the above)" : ""
      related.append(
        Finding.Related(
          location: location, message: "the app starts with \(Wording.name(title(origin.start))) here\(gap)"))
    }
    return related
  }

  package func describe(_ edge: Edge) -> Finding.Related {
    let source = Wording.name(title(edge.source))
    switch edge.cause {
    case .transition(let place):
      let transition = transitions[place]
      let trigger = transition.trigger.map { " by \(Wording.name($0))" } ?? ""
      return Finding.Related(
        location: transition.location,
        message: "\(source) \(Wording.act(transition.kind, title(edge.target)))\(trigger)")
    case .embedding(let place):
      return Finding.Related(
        location: embeddings[place].location, message: "\(source) contains \(Wording.name(title(edge.target)))")
    }
  }

  private func title(_ node: Node) -> String { screen(at: node)?.name ?? names[node] }
}

/// Optional places sort before known ones.
private func < (a: (SourceLocation?, String), b: (SourceLocation?, String)) -> Bool {
  switch (a.0, b.0) {
  case (nil, nil): a.1 < b.1
  case (nil, _?): true
  case (_?, nil): false
  case (let x?, let y?): x == y ? a.1 < b.1 : x < y
  }
}

private func < (a: (String, SourceLocation?), b: (String, SourceLocation?)) -> Bool {
  a.0 == b.0 ? (a.1, "") < (b.1, "") : a.0 < b.0
}

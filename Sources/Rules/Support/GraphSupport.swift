import NavigationModel

/// The graph as rules share it: sorted arrays with integer nodes, and what follows from them in linear time.
///
/// Nodes are the screens and the other types that take part: components that embed, and owners of sites that no screen
/// triggers. The input is sorted, so the order of the graph's arrays never affects a finding.
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
  /// Those at which ways begin. By location; entries without one first.
  public let entries: [Entry]
  /// The places where something from outside shows a screen.
  let arrivals: Set<SourceLocation>

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
  /// The shortest ways from the entries.
  private let ways: ShortestWays
  let conditions: WayConditions
  /// The start of the shortest way to a node and its number of edges; nil for an unreachable node.
  private let origin: [(start: Node, length: Int)?]
  private let entryLocations: [Node: SourceLocation]
  private let isLive: [Bool]

  /// - Parameter starts: the entries at which ways begin; all of the graph's by default.
  public init(_ graph: NavigationGraph, startingAt starts: [Entry]? = nil) {
    screens = graph.screens.sorted { ($0.id, $0.location) < ($1.id, $1.location) }.uniqued(on: \.id)
    transitions = graph.transitions.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
    embeddings = graph.embeddings.sorted { ($0.location, $0.parent, $0.child) < ($1.location, $1.parent, $1.child) }
    routes = graph.routes.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
    resolvers = graph.resolvers.sorted { ($0.location, $0.routeType) < ($1.location, $1.routeType) }
    arrivals = Set(graph.entries.filter { !$0.via.isLaunch }.compactMap(\.location))
    entries = (starts ?? graph.entries).sorted { ($0.location, $0.screen) < ($1.location, $1.screen) }

    let table = NodeTable(screens, transitions, embeddings)
    names = table.names
    nodes = table.nodes
    screenPlaces = table.places(of: screens)

    let index = TransitionIndex(transitions)
    transitionsToScreen = index.toScreen
    transitionsFromScreen = index.fromScreen
    transitionsOfRoute = index.ofRoute
    edges = table.edges(transitions, embeddings)
    outgoing = table.places(of: edges, by: \.source)
    incoming = table.places(of: edges, by: \.target)

    var routesToScreen: [Screen.ID: [Int]] = [:]
    for (place, route) in routes.enumerated() {
      for destination in Set(route.destinations) { routesToScreen[destination, default: []].append(place) }
    }
    self.routesToScreen = routesToScreen
    routePlaces = Dictionary(routes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let located = entries.compactMap { entry -> (Node, SourceLocation)? in
      guard let node = table.nodes[entry.screen], let location = entry.location else { return nil }
      return (node, location)
    }
    entryLocations = Dictionary(located, uniquingKeysWith: { first, _ in first })

    conditions = WayConditions(edges, transitions, table)
    var ways = ShortestWays(edges, outgoing, transitions, names: names, conditions: conditions, arrivals: arrivals)
    // Ways through guesses count only where there is no surer one: a witness should convince.
    let (transitions, screens, places) = (transitions, screens, screenPlaces)
    ways.run(from: entries.compactMap { table.nodes[$0.screen] }) { edge in
      if case .transition(let place) = edge.cause { transitions[place].confidence > .guessed } else { true }
    }
    ways.run(from: [])
    self.ways = ways
    origin = ways.origins()
    ways.run(from: names.indices.filter { places[$0].map { screens[$0].isReachable } ?? false })
    isLive = ways.foundNodes
  }
}

extension Array {
  /// The elements with distinct keys, each key's first. Linear.
  fileprivate func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
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

  /// A user may reach the node: linking found it live, or a way of edges of any confidence leads there.
  public func isLive(_ node: Node) -> Bool { isLive[node] }

  /// The edges of a shortest way from an entry; empty for an entry itself, nil where there is none.
  public func witness(to node: Node) -> [Edge]? {
    origin[node].map { _ in ways.steps(to: node).reversed() }
  }

  /// The most evidence that a finding lists; the message says what is left out.
  package static let longestEvidence = 8
  /// The number of places of one kind that a finding names as examples.
  package static let mostExamples = 4

  /// The way from an entry to the screen as evidence, nearest step first. Its cost does not depend on the length of the
  /// way.
  func way(to name: String) -> [Finding.Related] {
    guard let node = node(name), let origin = origin[node] else { return [] }
    var related = ways.steps(to: node, most: Self.longestEvidence).map(describe)
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

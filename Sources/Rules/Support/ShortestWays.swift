import NavigationModel

/// A search for ways of least cost that can be continued with more starts or more edges.
struct ShortestWays {
  struct Cost: Comparable {
    /// The number of steps, where an uncertain one counts as several.
    var length = 0
    /// Steps that are not exact.
    var unsure = 0
    /// Steps that the user takes count as one. Those that come by themselves count as none, and as two where they depend
    /// on a condition, or where it is not known whether the user acts.
    var taps = 0

    /// A certain way is worth a detour of some steps, and not any detour.
    static let certainStep = 1
    static let unsureStep = 4
    /// Users leave the app to follow a link to it, or wait for a notification, only where no tap leads on, even a likely
    /// one.
    static let arrivalStep = 8
    /// An alert appears in some situations only: a way without one is worth a detour.
    static let alertStep = 6

    init() {}

    /// - Parameter part: the cost of a step into a part of the same screen.
    /// - Parameter arrivals: the places where something from outside shows a screen.
    init(
      of edge: GraphSupport.Edge, _ transitions: [Transition], names: [String], part: Int,
      arrivals: Set<SourceLocation>
    ) {
      guard case .transition(let place) = edge.cause else {
        length = part
        return
      }
      let isCertain = transitions[place].confidence == .exact
      let trigger = transitions[place].trigger(on: names[edge.source])
      let action = trigger?.action
      if action == .link || arrivals.contains(transitions[place].location) && Self.mayArrive(action) {
        length = Self.arrivalStep
      } else if trigger?.isOfAlert == true {
        length = Self.alertStep
      } else {
        length = isCertain ? Self.certainStep : Self.unsureStep
      }
      unsure = isCertain ? 0 : 1
      taps = trigger.map { Self.taps(for: $0, if: transitions[place].guard) } ?? 2
    }

    private static func taps(for trigger: Trigger, if condition: String?) -> Int {
      if trigger.action.isOfUser { return 1 }
      return trigger.comesByItself && condition == nil ? 0 : 2
    }

    /// Nothing on the screen causes the step, as far as is known.
    private static func mayArrive(_ action: Trigger.Action?) -> Bool {
      switch action {
      case nil, .event, .link: true
      default: false
      }
    }

    static func < (a: Self, b: Self) -> Bool { (a.length, a.unsure, a.taps) < (b.length, b.unsure, b.taps) }
    static func + (a: Self, b: Self) -> Self {
      var sum = a
      sum.length += b.length
      sum.unsure += b.unsure
      sum.taps += b.taps
      return sum
    }
  }

  /// A node as a way reached it: where its next steps depend on that, with the preceding node.
  private struct State: Hashable {
    var node: Int
    var before: Int?
  }

  private struct Arrival {
    /// Index in ``edges``.
    var edge: Int
    /// The state that it leads from.
    var state: Int
  }

  private let edges: [GraphSupport.Edge]
  private let outgoing: [[Int]]
  private let costs: [Cost]
  private let conditions: WayConditions
  /// The nodes in order; then the other states as they are found.
  private var states: [State]
  private var numbers: [State: Int] = [:]
  private var isMet: [Bool]
  private var arrival: [Arrival?]
  private var spent: [Cost]
  /// States, the nearest first.
  private var found: [Int] = []
  /// The nearest state of each node.
  private var nearest: [Int?]

  init(
    _ edges: [GraphSupport.Edge], _ outgoing: [[Int]], _ transitions: [Transition], names: [String],
    conditions: WayConditions, arrivals: Set<SourceLocation>, part: Int = Cost.certainStep
  ) {
    self.edges = edges
    self.outgoing = outgoing
    self.conditions = conditions
    costs = edges.map { Cost(of: $0, transitions, names: names, part: part, arrivals: arrivals) }
    states = outgoing.indices.map { State(node: $0) }
    isMet = Array(repeating: false, count: outgoing.count)
    arrival = Array(repeating: nil, count: outgoing.count)
    spent = Array(repeating: Cost(), count: outgoing.count)
    nearest = Array(repeating: nil, count: outgoing.count)
  }

  func isFound(_ node: Int) -> Bool { nearest[node] != nil }

  /// The nodes that were found.
  var foundNodes: [Bool] { nearest.map { $0 != nil } }

  /// The start of the way to each node, and its number of edges; nil for a node that was not found.
  func origins() -> [(start: Int, length: Int)?] {
    var ways: [(start: Int, length: Int)?] = Array(repeating: nil, count: states.count)
    for state in found {
      // In the order of discovery, the source of an arrival precedes its target.
      let before = arrival[state].flatMap { ways[$0.state] }
      ways[state] = before.map { ($0.start, $0.length + 1) } ?? (states[state].node, 0)
    }
    return nearest.map { $0.flatMap { ways[$0] } }
  }

  /// The edges of the way to a node, the last one first.
  func steps(to node: Int, most: Int = .max) -> [GraphSupport.Edge] {
    var result: [GraphSupport.Edge] = []
    var state = nearest[node]
    while result.count < most, let last = state.flatMap({ arrival[$0] }) {
      result.append(edges[last.edge])
      state = last.state
    }
    return result
  }

  /// Continues from what was found, and from more starts. The states are visited by distance, with a list for each
  /// distance: linear time.
  mutating func run(from starts: [Int], where isUsable: (GraphSupport.Edge) -> Bool = { _ in true }) {
    var layers = Layers()
    var isOpen = Array(repeating: false, count: states.count)
    for state in found { layers.add(state, at: spent[state].length) }
    for start in starts where !isMet[start] {
      isMet[start] = true
      find(start)
      layers.add(start, at: spent[start].length)
    }
    while let state = layers.next() {
      guard spent[state].length == layers.distance else { continue }
      if isOpen[state] {
        isOpen[state] = false
        find(state)
      }
      for place in outgoing[states[state].node] where isUsable(edges[place]) {
        guard conditions.allow(place, after: states[state].before) else { continue }
        let target = number(after: place)
        if target == isOpen.count { isOpen.append(false) }
        let cost = spent[state] + costs[place]
        if isMet[target] {
          guard isOpen[target], cost < spent[target] else { continue }
        }
        isMet[target] = true
        isOpen[target] = true
        arrival[target] = Arrival(edge: place, state: state)
        spent[target] = cost
        layers.add(target, at: cost.length)
      }
    }
  }

  private mutating func find(_ state: Int) {
    found.append(state)
    let node = states[state].node
    if nearest[node].map({ spent[state] < spent[$0] }) ?? true { nearest[node] = state }
  }

  /// The state to which an edge leads.
  private mutating func number(after edge: Int) -> Int {
    let state = State(node: edges[edge].target, before: conditions.before(edge))
    if state.before == nil { return state.node }
    if let known = numbers[state] { return known }
    numbers[state] = states.count
    states.append(state)
    isMet.append(false)
    arrival.append(nil)
    spent.append(Cost())
    return states.count - 1
  }

  /// Nodes that are still to be looked at, by their distance.
  private struct Layers {
    private var nodes: [[Int]] = []
    private var index = 0
    private(set) var distance = 0

    mutating func add(_ node: Int, at distance: Int) {
      while nodes.count <= distance { nodes.append([]) }
      nodes[distance].append(node)
    }

    mutating func next() -> Int? {
      while distance < nodes.count, index == nodes[distance].count {
        distance += 1
        index = 0
      }
      guard distance < nodes.count else { return nil }
      index += 1
      return nodes[distance][index - 1]
    }
  }
}

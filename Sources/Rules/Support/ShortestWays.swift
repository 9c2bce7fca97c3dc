import NavigationModel

/// A search for the ways of the least cost, that can be continued with more starts or more edges.
struct ShortestWays {
  struct Cost: Comparable {
    /// The way's steps, each that is not certain counted as several.
    var length = 0
    /// Steps that are not exact.
    var unsure = 0
    /// Steps that the user takes, or for which nobody knows what happens.
    var taps = 0

    /// What is followed for certain is worth a detour of some steps, and not any detour.
    static let certainStep = 1
    static let unsureStep = 4

    init() {}

    /// - Parameter part: what a step into a part of the same screen counts.
    init(of edge: GraphSupport.Edge, _ transitions: [Transition], names: [String], part: Int) {
      guard case .transition(let place) = edge.cause else {
        length = part
        return
      }
      let isCertain = transitions[place].confidence == .exact
      length = isCertain ? Self.certainStep : Self.unsureStep
      unsure = isCertain ? 0 : 1
      taps = transitions[place].trigger(on: names[edge.source])?.action.isOfUser ?? true ? 1 : 0
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

  private let edges: [GraphSupport.Edge]
  private let outgoing: [[Int]]
  private let costs: [Cost]
  private(set) var isFound: [Bool]
  /// The last edge of the way to each node.
  private(set) var arrival: [Int?]
  /// The nearest first.
  private(set) var found: [Int] = []
  private var spent: [Cost]

  init(
    _ edges: [GraphSupport.Edge], _ outgoing: [[Int]], _ transitions: [Transition], names: [String],
    part: Int = Cost.certainStep
  ) {
    self.edges = edges
    self.outgoing = outgoing
    costs = edges.map { Cost(of: $0, transitions, names: names, part: part) }
    isFound = Array(repeating: false, count: outgoing.count)
    arrival = Array(repeating: nil, count: outgoing.count)
    spent = Array(repeating: Cost(), count: outgoing.count)
  }

  /// Where the way to each node starts, and how many edges it has; nil for a node that was not found.
  func origins() -> [(start: Int, length: Int)?] {
    var result: [(start: Int, length: Int)?] = Array(repeating: nil, count: isFound.count)
    for node in found {
      // Found in this order, the source of an arrival stands before its target.
      let before = arrival[node].flatMap { result[edges[$0].source] }
      result[node] = before.map { ($0.start, $0.length + 1) } ?? (node, 0)
    }
    return result
  }

  /// The nodes are looked at by their distance, each distance as a list of its own: time is linear.
  mutating func run(from starts: [Int], where isUsable: (GraphSupport.Edge) -> Bool = { _ in true }) {
    var layers = Layers()
    var isOpen = Array(repeating: false, count: isFound.count)
    for start in starts {
      if !isFound[start] {
        isFound[start] = true
        found.append(start)
      }
      layers.add(start, at: spent[start].length)
    }
    while let node = layers.next() {
      guard spent[node].length == layers.distance else { continue }
      if isOpen[node] {
        isOpen[node] = false
        found.append(node)
      }
      for place in outgoing[node] where isUsable(edges[place]) {
        let target = edges[place].target
        let cost = spent[node] + costs[place]
        if isFound[target] {
          guard isOpen[target], cost < spent[target] else { continue }
        }
        isFound[target] = true
        isOpen[target] = true
        arrival[target] = place
        spent[target] = cost
        layers.add(target, at: cost.length)
      }
    }
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

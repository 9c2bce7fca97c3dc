import NavigationModel

/// A breadth-first search that can be continued with more starts or more edges. Of equally short ways it finds one with
/// the least cost.
struct ShortestWays {
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

  private let edges: [GraphSupport.Edge]
  private let outgoing: [[Int]]
  private let costs: [Cost]
  private(set) var isFound: [Bool]
  /// The edge that reached a node first.
  private(set) var arrival: [Int?]
  /// In the order in which they were reached.
  private(set) var found: [Int] = []
  private var spent: [Cost]

  init(_ edges: [GraphSupport.Edge], _ outgoing: [[Int]], _ transitions: [Transition], names: [String]) {
    self.edges = edges
    self.outgoing = outgoing
    costs = edges.map { Cost(of: $0, transitions, names: names) }
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

  mutating func run(from starts: [Int], where isUsable: (GraphSupport.Edge) -> Bool = { _ in true }) {
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

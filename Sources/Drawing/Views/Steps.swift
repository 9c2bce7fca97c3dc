import NavigationModel

/// The graph as steps from screen to screen: forward transitions and embeddings.
struct Steps {
  private var next: [Screen.ID: Set<Screen.ID>] = [:]
  private var previous: [Screen.ID: Set<Screen.ID>] = [:]

  init(graph: NavigationGraph, without hidden: Set<Screen.ID> = []) {
    let known = Set(graph.screens.map(\.id)).subtracting(hidden)
    func add(_ from: Screen.ID, _ to: Screen.ID) {
      guard from != to, known.contains(from), known.contains(to) else { return }
      next[from, default: []].insert(to)
      previous[to, default: []].insert(from)
    }
    for transition in graph.transitions where transition.kind != .back {
      guard let to = transition.to else { continue }
      for from in transition.from { add(from, to) }
    }
    for embedding in graph.embeddings { add(embedding.parent, embedding.child) }
  }

  /// The screens at most `depth` steps away, in either direction.
  func near(_ core: Set<Screen.ID>, depth: Int) -> Set<Screen.ID> {
    let forward = Self.distances(from: core, along: next, limit: depth)
    let backward = Self.distances(from: core, along: previous, limit: depth)
    return Set(forward.keys).union(backward.keys)
  }

  func reaching(_ target: Screen.ID) -> Set<Screen.ID> {
    Set(Self.distances(from: [target], along: previous, limit: .max).keys)
  }

  func distance(_ from: Screen.ID, _ to: Screen.ID) -> Int {
    Self.distances(from: [from], along: next, limit: .max)[to] ?? 0
  }

  /// Every step that is on some shortest way.
  func shortestWays(from: Screen.ID, to: Screen.ID) -> Set<GraphPart.Hop> {
    let there = Self.distances(from: [from], along: next, limit: .max)
    let home = Self.distances(from: [to], along: previous, limit: .max)
    guard let length = there[to] else { return [] }
    var ways: Set<GraphPart.Hop> = []
    for (screen, distance) in there {
      for target in next[screen] ?? [] {
        if let rest = home[target], distance + 1 + rest == length {
          ways.insert(GraphPart.Hop(from: screen, to: target))
        }
      }
    }
    return ways
  }

  private static func distances(from core: Set<Screen.ID>, along steps: [Screen.ID: Set<Screen.ID>], limit: Int)
    -> [Screen.ID: Int]
  {
    var distances = Dictionary(uniqueKeysWithValues: core.map { ($0, 0) })
    var wave = core
    var distance = 0
    while !wave.isEmpty, distance < limit {
      distance += 1
      var following: Set<Screen.ID> = []
      for screen in wave {
        for target in steps[screen] ?? [] where distances[target] == nil {
          distances[target] = distance
          following.insert(target)
        }
      }
      wave = following
    }
    return distances
  }
}

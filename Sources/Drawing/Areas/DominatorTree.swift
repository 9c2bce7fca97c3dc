/// The dominator of each node of a graph: the last node that every way from the root to it passes.
/// After Cooper, Harvey and Kennedy: the tree is improved in reverse postorder until nothing changes. No recursion.
struct DominatorTree {
  /// The immediate dominator; nil for the root and for unreachable nodes.
  private(set) var parent: [Int?]
  /// Reached nodes, dominators first.
  private(set) var order: [Int]

  init(successors: [[Int]], root: Int) {
    order = Self.reversePostorder(successors, root: root)
    var rank = [Int?](repeating: nil, count: successors.count)
    for (at, node) in order.enumerated() { rank[node] = at }
    var predecessors = [[Int]](repeating: [], count: successors.count)
    for node in order { for next in successors[node] { predecessors[next].append(node) } }
    // By rank.
    var dominator = [Int?](repeating: nil, count: order.count)
    dominator[0] = 0
    var isChanging = true
    while isChanging {
      isChanging = false
      for at in order.indices.dropFirst() {
        let known = predecessors[order[at]].compactMap { rank[$0] }.filter { dominator[$0] != nil }
        let found = known.dropFirst().reduce(known.first) { Self.common($0 ?? 0, $1, dominator) }
        if let found, dominator[at] != found {
          dominator[at] = found
          isChanging = true
        }
      }
    }
    parent = [Int?](repeating: nil, count: successors.count)
    for at in order.indices.dropFirst() { parent[order[at]] = dominator[at].map { order[$0] } }
  }

  private static func common(_ one: Int, _ other: Int, _ dominator: [Int?]) -> Int {
    var (one, other) = (one, other)
    while one != other {
      while one > other { one = dominator[one] ?? 0 }
      while other > one { other = dominator[other] ?? 0 }
    }
    return one
  }

  private static func reversePostorder(_ successors: [[Int]], root: Int) -> [Int] {
    var isSeen = [Bool](repeating: false, count: successors.count)
    isSeen[root] = true
    var path: [(node: Int, next: Int)] = [(root, 0)]
    var order: [Int] = []
    while let (node, next) = path.last {
      guard next < successors[node].count else {
        order.append(node)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let child = successors[node][next]
      if !isSeen[child] {
        isSeen[child] = true
        path.append((child, 0))
      }
    }
    return order.reversed()
  }
}

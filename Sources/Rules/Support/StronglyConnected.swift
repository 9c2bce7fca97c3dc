/// Tarjan's algorithm with a stack of its own: graphs come from hostile input, so the depth is not bounded.
enum StronglyConnected {
  /// Every node is in exactly one component. Components and their members are in ascending order.
  static func components(successors: [[Int]]) -> [[Int]] {
    let unseen = -1
    var order = Array(repeating: unseen, count: successors.count)
    var low = order
    var isOnStack = Array(repeating: false, count: successors.count)
    var stack: [Int] = []
    var frames: [(node: Int, next: Int)] = []
    var count = 0
    var components: [[Int]] = []

    func enter(_ node: Int) {
      order[node] = count
      low[node] = count
      count += 1
      stack.append(node)
      isOnStack[node] = true
      frames.append((node, 0))
    }

    for start in successors.indices where order[start] == unseen {
      enter(start)
      while let (node, next) = frames.last {
        if next < successors[node].count {
          frames[frames.count - 1].next += 1
          let successor = successors[node][next]
          if order[successor] == unseen {
            enter(successor)
          } else if isOnStack[successor] {
            low[node] = min(low[node], order[successor])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node] else { continue }
        var component: [Int] = []
        while let member = stack.popLast() {
          isOnStack[member] = false
          component.append(member)
          if member == node { break }
        }
        components.append(component.sorted())
      }
    }
    return components.sorted { $0[0] < $1[0] }
  }
}

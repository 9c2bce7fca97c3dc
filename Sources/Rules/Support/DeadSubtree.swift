import NavigationModel

/// Unreachable screens, grouped under the one whose missing link cuts all of them off.
public struct DeadSubtree: Hashable, Sendable {
  public var root: Screen
  /// The other screens below the root, nearest first.
  public var members: [Screen]
  /// Nearest first; empty where nothing mentions the root.
  public var brokenLinks: [ScreenReasons.BrokenLink]
}

extension GraphSupport {
  /// All dead screens that `isReported` accepts; each is in exactly one subtree.
  ///
  /// Screens that a screen accepted by `isExcused` reaches are not dead.
  public func deadSubtrees(where isReported: (Screen) -> Bool, excusing isExcused: (Screen) -> Bool) -> [DeadSubtree] {
    var isDead = names.indices.map { !isLive($0) }
    let excused = names.indices.filter { isDead[$0] && (screen(at: $0).map(isExcused) ?? false) }
    _ = collect(from: excused, in: &isDead)

    let successors = names.indices.map { node in
      isDead[node] ? outgoing[node].map { edges[$0].target }.filter { isDead[$0] } : []
    }
    var subtrees: [DeadSubtree] = []
    let components = StronglyConnected.components(successors: successors).filter { isDead[$0[0]] }
    var componentOfNode: [Node: Int] = [:]
    for (place, component) in components.enumerated() { for node in component { componentOfNode[node] = place } }
    let sources = components.indices.filter { place in
      !components[place].contains { node in
        incoming[node].contains { isDead[edges[$0].source] && componentOfNode[edges[$0].source] != place }
      }
    }
    for source in sources {
      // A screen of the component itself is a better root than one that a coordinator in it shows.
      let starts = components[source].sorted { a, b in
        let (first, second) = (screen(at: a).map(isReported) ?? false, screen(at: b).map(isReported) ?? false)
        return first == second ? a < b : first
      }
      let screens = collect(from: [starts.first].compactMap { $0 }, in: &isDead).compactMap(screen(at:)).filter(
        isReported)
      guard let root = screens.first else { continue }
      subtrees.append(
        DeadSubtree(root: root, members: Array(screens.dropFirst()), brokenLinks: brokenLinks(to: root)))
    }
    return subtrees
  }

  /// Removes the reachable nodes from the dead ones, in breadth-first order.
  private func collect(from starts: [Node], in isDead: inout [Bool]) -> [Node] {
    var found = starts.filter { isDead[$0] }
    for node in found { isDead[node] = false }
    var next = 0
    while next < found.count {
      for place in outgoing[found[next]] where isDead[edges[place].target] {
        isDead[edges[place].target] = false
        found.append(edges[place].target)
      }
      next += 1
    }
    return found
  }

  func brokenLinks(to screen: Screen) -> [ScreenReasons.BrokenLink] {
    guard let node = node(screen.id) else { return [] }
    var links: [ScreenReasons.BrokenLink] = routes(to: screen.id).filter { !$0.isUsed }.map { .unusedRoute($0) }
    for transition in transitions(to: screen.id) where transition.kind != .back && transition.from != [screen.id] {
      links.append(.deadSite(transition))
    }
    for place in incoming[node] {
      if case .embedding(let index) = edges[place].cause, edges[place].source != node {
        links.append(.deadParent(embeddings[index]))
      }
    }
    return links
  }
}

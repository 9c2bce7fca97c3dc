import Linking
import NavigationModel

extension GraphSupport {
  /// The condition around a push tests the stack's content, so the push need not repeat.
  static func looksAtStack(_ condition: String?) -> Bool {
    guard let condition else { return false }
    return stackWords.contains { contains(condition, $0) }
  }

  private static let stackWords = SDK.stackContents.union([".last", "path", "Path", "stack", "Stack"])

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Roots of stacks from which pushes lead to a screen; itself where it is one. Linear in the number of edges.
  func rootsThatPush(to screen: Screen.ID) -> Set<Screen.ID> {
    guard let goal = node(screen) else { return [] }
    let roots = rootScreens()
    var found: Set<Screen.ID> = []
    var seen: Set<Node> = [goal]
    var queue = [goal]
    while let node = queue.popLast() {
      if roots.contains(names[node]) { found.insert(names[node]) }
      for place in incoming[node] where seen.insert(edges[place].source).inserted {
        switch edges[place].cause {
        case .embedding: queue.append(edges[place].source)
        case .transition(let t):
          if transitions[t].kind == .push {
            queue.append(edges[place].source)
          } else {
            seen.remove(edges[place].source)
          }
        }
      }
    }
    return found
  }

  /// Screens that can be the root of a stack: entries, tabs and roots.
  func rootScreens() -> Set<Screen.ID> {
    var roots = Set(entries.map(\.screen))
    for transition in transitions where transition.kind == .root || transition.kind == .tab {
      if let to = transition.to { roots.insert(to) }
    }
    return roots
  }
}

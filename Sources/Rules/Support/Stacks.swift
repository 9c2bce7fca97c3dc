import NavigationModel

extension GraphSupport {
  /// The condition around a push looks at what the stack already holds, so the push need not repeat.
  static func looksAtStack(_ condition: String?) -> Bool {
    guard let condition else { return false }
    return stackWords.contains { contains(condition, $0) }
  }

  private static let stackWords = [
    ".last", "path", "Path", "stack", "Stack", "viewControllers", "topViewController", "visibleViewController",
  ]

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Screens that a stack can have at its bottom: entries, tabs and roots.
  func rootScreens() -> Set<Screen.ID> {
    var roots = Set(entries.map(\.screen))
    for transition in transitions where transition.kind == .root || transition.kind == .tab {
      if let to = transition.to { roots.insert(to) }
    }
    return roots
  }
}

import NavigationModel

/// Screens that show others as parts of themselves: by embedding them, as tabs, or as their root.
struct HoldingScreens {
  private var parts: [Screen.ID: Set<Screen.ID>] = [:]

  init(_ graph: NavigationGraph) {
    for embedding in graph.embeddings { parts[embedding.parent, default: []].insert(embedding.child) }
    for move in graph.transitions where move.kind == .tab || [.root, .flow].contains(move.kind) && !move.isOfUser {
      guard let to = move.to else { continue }
      for from in move.from { parts[from, default: []].insert(to) }
    }
  }

  /// The screens that contain another one of them, directly or through others.
  func holders(among screens: Set<Screen.ID>) -> Set<Screen.ID> {
    screens.filter { screen in
      var seen: Set<Screen.ID> = [screen]
      var waiting = [screen]
      while let next = waiting.popLast() {
        for part in parts[next] ?? [] where seen.insert(part).inserted {
          if screens.contains(part) { return true }
          waiting.append(part)
        }
      }
      return false
    }
  }
}

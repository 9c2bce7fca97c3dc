import NavigationModel

/// Screens that exist as long as their window: the window's first screen, tabs, roots of stacks on those.
struct FixedScreens {
  private var names: Set<Screen.ID> = []

  init(_ support: GraphSupport) {
    var shown: Set<Screen.ID> = []
    for transition in support.transitions where ![.back, .tab, .root].contains(transition.kind) {
      if let to = transition.to { shown.insert(to) }
    }
    // The root of a presented stack is presented with it, and so are the parts of a screen.
    let parts = Dictionary(grouping: support.embeddings, by: \.parent)
    var queue = Array(shown)
    while let screen = queue.popLast() {
      let roots = support.transitions(from: screen).filter { [.tab, .root].contains($0.kind) }.compactMap(\.to)
      queue += (roots + (parts[screen] ?? []).map(\.child)).filter { shown.insert($0).inserted }
    }
    names = Set(support.screens.filter { $0.isReachable && !shown.contains($0.id) }.map(\.id))
  }

  func contains(_ screen: Screen.ID) -> Bool { names.contains(screen) }
}

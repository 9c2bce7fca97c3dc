import NavigationModel

extension GraphSupport {
  /// The screens that a user can be on while a modal is shown: the presented ones, and those after them.
  func screensInModals() -> Set<Screen.ID> {
    var queue = edges.filter(isModal).map(\.target)
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      for edge in outgoing[queue[next]].map({ edges[$0] }) where !isRoot(edge) && seen.insert(edge.target).inserted {
        queue.append(edge.target)
      }
      next += 1
    }
    return Set(seen.map { names[$0] })
  }

  private func isModal(_ edge: Edge) -> Bool { [.sheet, .cover, .popover].contains(kind(of: edge)) }

  /// A new root removes the shown modal.
  private func isRoot(_ edge: Edge) -> Bool { kind(of: edge) == .root }

  private func kind(of edge: Edge) -> Transition.Kind? {
    if case .transition(let place) = edge.cause { transitions[place].kind } else { nil }
  }

  /// The user reaches each of the screens, and no modal can be shown on any of them.
  func standOnTheRoot(_ screens: [Screen.ID], modals: Set<Screen.ID>) -> Bool {
    !screens.isEmpty
      && screens.allSatisfy { screen in
        !modals.contains(screen) && node(screen).map(isLive) ?? false
      }
  }
}

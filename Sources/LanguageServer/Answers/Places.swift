import NavigationModel
import NavlintKit

/// Where a name leads, and which sites lead to it.
struct Places {
  let view: FileView

  /// From a route to its screens, from a site to its destination, from a name to the screen.
  func definition(at position: Position) -> JSONValue {
    switch view.subject(at: position) {
    case .screen(let screen)?: return places([screen.id])
    case .route(let route)?: return places(route.destinations)
    case .moves(let moves)?: return places(moves.compactMap(\.to))
    case nil: return .null
    }
  }

  private func places(_ screens: [Screen.ID]) -> JSONValue {
    let wanted = Set(screens)
    let found = view.graph.screens.filter { wanted.contains($0.id) }.compactMap(\.location)
    return found.isEmpty ? .null : .array(view.folder.places(found))
  }

  /// All sites that open what is named.
  func references(at position: Position, withDeclaration: Bool) -> JSONValue {
    guard let subject = view.subject(at: position) else { return .null }
    var found: [SourceLocation]
    var declared: [SourceLocation] = []
    switch subject {
    case .screen(let screen):
      found = sites { $0.to == screen.id }
      declared = [screen.location].compactMap { $0 }
    case .route(let route):
      found = sites { $0.route == route.id }
      declared = [route.location]
    case .moves(let moves):
      let targets = Set(moves.compactMap(\.to))
      found = sites { $0.to.map(targets.contains) == true }
      declared = view.graph.screens.filter { targets.contains($0.id) }.compactMap(\.location)
    }
    if withDeclaration { found = declared + found }
    return .array(view.folder.places(found))
  }

  private func sites(where isMeant: (Transition) -> Bool) -> [SourceLocation] {
    view.graph.transitions.filter(isMeant).map(\.location).sorted()
  }
}

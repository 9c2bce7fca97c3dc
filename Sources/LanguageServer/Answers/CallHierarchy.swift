import NavigationModel
import NavlintKit

/// The call hierarchy, applied to screens: which screens open a screen, and which it opens.
struct CallHierarchy {
  let folder: FolderView

  static func prepare(_ view: FileView, at position: Position) -> JSONValue {
    let hierarchy = CallHierarchy(folder: view.folder)
    let ids: [Screen.ID]
    switch view.subject(at: position) {
    case .screen(let screen)?: ids = [screen.id]
    case .route(let route)?: ids = route.destinations
    case .moves(let moves)?: ids = moves.compactMap(\.to)
    case nil: return .null
    }
    let items = Set(ids).sorted().compactMap { id in
      view.graph.screens.first { $0.id == id }.flatMap { hierarchy.item($0) }
    }
    return items.isEmpty ? .null : .array(items)
  }

  /// - Parameter site: where a screen is named that the app does not declare.
  private func item(_ screen: Screen, site: SourceLocation? = nil) -> JSONValue? {
    guard let location = screen.location ?? site, let place = folder.place(location), let range = place["range"],
      let address = place["uri"]
    else { return nil }
    return [
      "name": .string(Words.plain(Screen.readableName(screen.id))), "kind": 5,
      "detail": .string(Words(graph: folder.graph).summary(of: screen)), "uri": address, "range": range,
      "selectionRange": range, "data": ["screen": .string(screen.id)],
    ]
  }

  func incoming(_ id: Screen.ID) -> JSONValue {
    let moves = folder.graph.transitions.filter { $0.to == id }
    return calls(moves, "from") { $0.from }
  }

  func outgoing(_ id: Screen.ID) -> JSONValue {
    let moves = folder.graph.transitions.filter { $0.from.contains(id) }
    let own = folder.graph.screens.first { $0.id == id }?.location?.file
    return calls(moves, "to", caller: own) { [$0.to].compactMap { $0 } }
  }

  /// - Parameter caller: the file that contains the ranges; if nil, the file of each screen.
  private func calls(
    _ moves: [Transition], _ key: String, caller: String? = nil, _ others: (Transition) -> [Screen.ID]
  ) -> JSONValue {
    var byScreen: [Screen.ID: [SourceLocation]] = [:]
    for move in moves { for other in others(move) { byScreen[other, default: []].append(move.location) } }
    let screens = Dictionary(folder.graph.screens.map { ($0.id, $0) }) { first, _ in first }
    return .array(
      byScreen.keys.sorted().compactMap { id in
        guard let screen = screens[id], let sites = byScreen[id]?.sorted(), let item = item(screen, site: sites[0])
        else { return nil }
        // A range must be in the caller's file; sites elsewhere are left out.
        let file = caller ?? screen.location?.file
        let ranges = sites.filter { $0.file == file }.compactMap { folder.lines(of: $0.file).range(at: $0)?.json }
        return .object([.init(key, item), .init("fromRanges", .array(ranges))])
      })
  }
}

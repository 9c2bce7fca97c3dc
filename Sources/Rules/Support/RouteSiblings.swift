import NavigationModel

/// The number of routes of an enum that lead to one place.
///
/// All cases of one enum may lead to the same screen: comparing all of them for each would take quadratic time.
struct RouteSiblings {
  private struct Key: Hashable {
    var destination: Screen.ID
    var type: String
  }

  private var ids: [Key: [Route.ID]] = [:]

  init(_ routes: [Route]) {
    for route in routes {
      for destination in Set(route.destinations) {
        ids[Key(destination: destination, type: route.type), default: []].append(route.id)
      }
    }
  }

  /// The cases of a route's enum with the same destination, itself included; 0 for a route with several destinations or
  /// none. A shared wrapper tells nothing of the destination.
  func count(of route: Route) -> Int {
    guard route.destinations.count == 1 else { return 0 }
    return ids[Key(destination: route.destinations[0], type: route.type)]?.count ?? 0
  }

  /// Another case of a route's enum also leads to a screen.
  func hasOther(than route: Route, to screen: Screen.ID) -> Bool {
    let ids = ids[Key(destination: screen, type: route.type)] ?? []
    // Two places may declare one route.
    return ids.first.map { $0 != route.id } ?? false || ids.last.map { $0 != route.id } ?? false
  }
}

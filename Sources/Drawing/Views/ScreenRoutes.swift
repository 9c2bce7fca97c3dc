import NavigationModel

extension NavigationGraph {
  /// The routes that lead to each screen, sorted by id.
  var routesByScreen: [Screen.ID: [Route]] {
    var result: [Screen.ID: [Route]] = [:]
    for route in routes.sorted(by: { ($0.id, $0.location) < ($1.id, $1.location) }) {
      for screen in route.destinations { result[screen, default: []].append(route) }
    }
    return result
  }
}

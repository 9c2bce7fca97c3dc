import NavigationModel

extension RouteResolver {
  /// Some arm shows a screen. A `switch` for titles, icons or rows does not, and rules ignore it.
  var leadsSomewhere: Bool {
    arms.contains { !$0.destinations.isEmpty } || !(defaultArm?.destinations.isEmpty ?? true)
  }

  /// For messages: the cases of an arm as routes.
  func routeIDs(_ cases: [String]) -> [Route.ID] { cases.map { "\(routeType).\($0)" } }
}

extension GraphSupport {
  /// The resolvers that name each case, by route type.
  func casesNamed() -> [String: [String: Set<Int>]] {
    var named: [String: [String: Set<Int>]] = [:]
    for (place, resolver) in resolvers.enumerated() {
      for arm in resolver.arms {
        for name in arm.cases { named[resolver.routeType, default: [:]][name, default: []].insert(place) }
      }
    }
    return named
  }

  /// The places that open the routes, as evidence.
  func openings(of routes: [Route.ID]) -> [Finding.Related] {
    routes.flatMap { transitions(route: $0) }.sorted { ($0.location, $0.id) < ($1.location, $1.id) }
      .prefix(Self.longestEvidence)
      .map {
        Finding.Related(
          location: $0.location, message: "\(Wording.name($0.owner)) opens '\(Wording.name($0.route ?? ""))' here")
      }
  }
}

extension GraphSupport {
  /// It does not show a part of a screen for each case, such as the buttons of an alert.
  func showsScreens(_ resolver: RouteResolver) -> Bool {
    resolver.arms.flatMap(\.destinations).contains { id in
      screen(id).map { [.view, .viewController, .coordinator, .system].contains($0.kind) } ?? true
    }
  }
}

import NavigationModel

/// Screens, moves and routes in one line each.
extension AppView {
  func words(for screen: Screen) -> String {
    var out = "\(Quoted.name(screen.id)) (\(screen.kind.rawValue))"
    if let title = screen.title { out += " title \(Quoted.text(title))" }
    if let place = screen.location { out += " \(Quoted.place(place))" }
    return out
  }

  func reach(of screen: Screen) -> String {
    if screen.isEntry { return "the app starts here" }
    guard screen.isReachable else { return "no user gets here" }
    return screen.depth.map { $0 == 1 ? "1 tap from launch" : "\($0) taps from launch" } ?? "reached"
  }

  /// `push to DetailView at Sources/HomeView.swift:12 by "Button(\"Open\")"`.
  func words(for move: Transition, to isOutward: Bool) -> String {
    var out = move.kind.rawValue
    if let back = move.back { out += " (\(back.rawValue))" }
    if isOutward {
      if let target = move.to { out += " to \(Quoted.name(target))" }
    } else {
      out += move.from.isEmpty ? " from code of \(Quoted.name(move.owner))" : " from \(Quoted.names(move.from))"
    }
    return out + " at \(Quoted.place(move.location))" + circumstances(of: move)
  }

  /// The trigger, the route and the condition, and how certain the move is.
  private func circumstances(of move: Transition) -> String {
    var out = ""
    if let route = move.route { out += ", route \(Quoted.name(route))" }
    if let trigger = move.trigger { out += ", by \(Quoted.text(trigger))" }
    if let condition = move.guard { out += ", if \(Quoted.text(condition))" }
    if move.confidence != .exact { out += ", \(move.confidence.rawValue)" }
    return out
  }

  func words(for route: Route) -> String {
    let carried =
      route.arguments.isEmpty ? "" : " with \(Quoted.text(route.arguments.map(\.text).joined(separator: ", ")))"
    return
      "\(Quoted.name(route.id))\(carried) \(Quoted.place(route.location))\(route.isUsed ? "" : ", nothing opens it")"
  }
}

import Router

/// The flows of this app, in the package's open list of flows.
extension RouteType {
  static let recipe = RouteType("recipe")
  static let shopping = RouteType("shopping")
  static let account = RouteType("account")
}

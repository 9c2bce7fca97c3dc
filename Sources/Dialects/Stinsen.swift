import NavigationModel

extension Dialect {
  /// Stinsen: a coordinator's properties are its routes, their attributes the kinds of transitions, their values the
  /// factories; a key path names them.
  public static let stinsen: Dialect = {
    var d = Dialect(name: "Stinsen")
    d.modules = ["Stinsen"]
    var c = Coordination()
    c.bases = ["NavigationCoordinatable": "", "TabCoordinatable": "self", "Coordinatable": ""]
    c.routers = ["NavigationRouter", "TabRouter", "NavigationViewCoordinator", "ViewWrapperCoordinator", "Router"]
    c.sameMembers = ["child", "coordinator", "popToRoot", "popLast", "popTo"]
    c.wrappers = ["NavigationViewCoordinator", "ViewWrapperCoordinator"]
    c.backs = [
      Back("popLast", how: .pop), Back("popTo", how: .pop), Back("popToRoot", how: .popToRoot),
      Back("dismissCoordinator", how: .dismiss),
    ]
    c.properties = RouteProperties(
      attributes: ["Root": .root, "Route": .tab],
      kinds: ["push": .push, "modal": .sheet, "fullScreen": .cover],
      calls: ["route": "to", "root": ""],
      leads: ["focusFirst", "hasRoot"],
      initials: ["NavigationStack": "initial"],
      lists: ["TabChild": "startingItems"])
    d.wrappers = ["NavigationViewCoordinator": "", "ViewWrapperCoordinator": ""]
    d.coordination = c
    d.library = Library(
      module: "Stinsen", types: ["NavigationCoordinatable", "TabCoordinatable", "Coordinatable", "NavigationRouter"])
    return d
  }()
}

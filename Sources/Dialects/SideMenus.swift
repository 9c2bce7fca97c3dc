extension Dialect {
  /// Drawers of libraries: a menu at the side of the one screen that they show. Their types identify the library, even
  /// if a bridging header imports it.
  public static let sideMenus: Dialect = {
    var d = Dialect(name: "Side menus")
    d.operations = [
      Operation("setContentViewController", receivers: ["RESideMenu"], kind: .root),
      Operation("setFront", receivers: ["SWRevealViewController"], kind: .root),
      Operation("setFrontViewController", receivers: ["SWRevealViewController"], kind: .root),
      Operation("pushFrontViewController", receivers: ["SWRevealViewController"], kind: .root),
      Operation("changeMainViewController", receivers: ["SlideMenuController"], kind: .root),
      Operation("setCenter", receivers: ["MMDrawerController", "DrawerController"], kind: .root),
      Operation("setCenterView", receivers: ["MMDrawerController"], kind: .root),
      Operation("setContentViewController", receivers: ["SideMenuController"], argument: "to", kind: .root),
    ]
    d.assignments = [
      Assignment("contentViewController", receivers: ["RESideMenu", "SideMenuController"], kind: .root),
      Assignment("frontViewController", receivers: ["SWRevealViewController"], kind: .root),
      Assignment("mainViewController", receivers: ["SlideMenuController", "KYDrawerController"], kind: .root),
      Assignment("centerViewController", receivers: ["MMDrawerController", "DrawerController"], kind: .root),
      Assignment("rootViewController", receivers: ["LGSideMenuController"], kind: .root),
    ]
    d.wrappers = [
      "RESideMenu": "contentViewController", "SWRevealViewController": "frontViewController",
      "SlideMenuController": "mainViewController", "MMDrawerController": "center",
      "DrawerController": "centerViewController", "LGSideMenuController": "rootViewController",
    ]
    return d
  }()

  /// How controllers get the drawer around them.
  public static let sideMenuAccess: Dialect = {
    var d = Dialect(name: "Side menus (access)")
    d.modules = ["SWRevealViewController", "SlideMenuControllerSwift", "RESideMenu"]
    d.declarations = """
      extension UIViewController {
        public func revealViewController() -> SWRevealViewController! { nil }
        public func slideMenuController() -> SlideMenuController? { nil }
        public var sideMenuViewController: RESideMenu! { nil }
      }
      """
    return d
  }()
}

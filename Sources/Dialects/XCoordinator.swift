import NavigationModel

extension Dialect {
  /// QuickBird's XCoordinator: `prepareTransition(for:)` of a coordinator maps a route to a transition, `trigger(_:)`
  /// of the coordinator or of a router to it sends a route.
  public static let xCoordinator: Dialect = {
    var d = Dialect(name: "XCoordinator")
    d.modules = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]
    var c = Coordination()
    c.bases = [
      "NavigationCoordinator": "", "ViewCoordinator": "", "BaseCoordinator": "", "BasicCoordinator": "",
      "RedirectionRouter": "",
      "TabBarCoordinator": "UITabBarController", "SplitCoordinator": "UISplitViewController",
      "PageCoordinator": "UIPageViewController",
    ]
    c.handler = Handler("prepareTransition", label: "for")
    c.results = [
      "Transition", "NavigationTransition", "TabBarTransition", "SplitTransition", "PageTransition", "ViewTransition",
    ]
    c.outcomes = [
      Outcome("push", .show(.push)), Outcome("present", .show(.sheet)), Outcome("presentOnRoot", .show(.sheet)),
      Outcome("show", .show(.push)), Outcome("showDetail", .show(.push)), Outcome("set", .show(.root)),
      Outcome("select", .show(.tab)),
      Outcome("embed", .show(.push)), Outcome("multiple", .all), Outcome("none", .nothing),
      Outcome("trigger", .nothing), Outcome("route", .nothing),
      Outcome("dismiss", .back(.dismiss)), Outcome("dismissToRoot", .back(.dismiss)), Outcome("pop", .back(.pop)),
      Outcome("popToRoot", .back(.popToRoot)),
    ]
    c.triggers = [
      Trigger("trigger"), Trigger("contextTrigger"), Trigger("triggerPublisher"),
      Trigger("init", argument: "initialRoute"),
      Trigger("registerInteractiveTransition", argument: "for", isGesture: true),
      Trigger("registerPeek", argument: "route"),
      Trigger("deepLink", isList: true, audience: .anyone), Trigger("route", receivers: ["Transition"]),
    ]
    c.starts = [
      Start("addChild", arguments: [""], kind: .push),
      Start("init", arguments: ["root"], kind: .push, isSuperInit: true),
      Start("init", arguments: ["tabs"], kind: .tab, isSuperInit: true),
      Start("init", arguments: ["pages", "set"], kind: .tab, isSuperInit: true),
      Start("init", arguments: ["master", "detail"], kind: .root, isSuperInit: true),
      Start("setRoot", arguments: [], required: ["for"], kind: .root),
    ]
    c.routers = [
      "StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter", "Router", "AnyCoordinator", "StrongCoordinator",
      "UnownedCoordinator", "WeakCoordinator",
    ]
    c.sameMembers = [
      "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator", "strongCoordinator", "rx",
      "publishers",
    ]
    d.coordination = c
    d.library = Library(
      module: "XCoordinator", types: ["BaseCoordinator", "NavigationCoordinator", "StrongRouter", "TransitionProtocol"])
    return d
  }()
}

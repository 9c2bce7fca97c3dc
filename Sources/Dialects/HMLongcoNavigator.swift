import NavigationModel

extension Dialect {
  /// Navigator by Michael Long (`Navigator`, `NavigatorUI`): destination enums bring their own views (`body`) and say in
  /// `method` how they are shown.
  public static let hmlongcoNavigator: Dialect = {
    var d = Dialect(name: "Navigator")
    d.modules = ["NavigatorUI", "Navigator"]
    d.library = Library(module: "NavigatorUI", types: ["NavigationDestination", "ManagedNavigationStack"])
    let navigator = ["Navigator"]
    let kinds: [String: Transition.Kind] = [
      "push": .push, "send": .push, "sheet": .sheet, "managedSheet": .sheet, "cover": .cover, "managedCover": .cover,
    ]
    let method = KindChoice(argument: ["method"], property: "method", kinds: kinds)
    d.environment = ["navigator": "Navigator"]
    d.operations = [
      Operation("navigate", receivers: navigator, argument: "to", kind: .push, destination: .route, choice: method),
      Operation("push", receivers: navigator, kind: .push, destination: .route),
      Operation("present", receivers: navigator, argument: "sheet", required: ["sheet"], kind: .sheet, destination: .route),
      Operation("present", receivers: navigator, argument: "cover", required: ["cover"], kind: .cover, destination: .route),
    ]
    // `.navigate(to: $destination)`: goes wherever the state says.
    d.presenters = [Presenter("navigate", kind: .push, item: ["to"], flag: [], content: [], choice: method)]
    d.links = [Link("NavigationLink", kind: .push, value: ["to"])]
    d.backs =
      ["pop", "popAny", "back"].map { Back($0, receivers: navigator, how: .pop) } + [Back("popAll", receivers: navigator, how: .popToRoot)]
      + ["dismiss", "dismissAny", "dismissPresentedViews", "dismissAnyChildren"].map { Back($0, receivers: navigator, how: .dismiss) }
    d.wrappers = ["ManagedNavigationStack": "", "ManagedPresentationView": ""]
    return d
  }()
}

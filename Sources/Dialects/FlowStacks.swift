import NavigationModel

extension Dialect {
  /// FlowStacks: one stack for pushes, sheets and covers. A `Route` wraps a screen value with its style; links and
  /// `flowDestination` take the style as an argument; a navigator in the environment has a method for each style.
  public static let flowStacks: Dialect = {
    var d = Dialect(name: "FlowStacks")
    d.modules = ["FlowStacks", "TCACoordinators"]
    d.library = Library(module: "FlowStacks", types: ["FlowStack", "FlowNavigator", "FlowLink", "RouteProtocol"])
    let kinds: [String: Transition.Kind] = ["push": .push, "root": .push, "sheet": .sheet, "cover": .cover]
    let style = KindChoice(argument: ["style"], kinds: kinds)
    let navigators = ["FlowNavigator", "FlowPathNavigator", "FlowPath", "[Route]"]
    d.meanings = [TypeMeaning("Routes", form: .array, wrapper: "Route")]
    d.constructors = [RouteConstructor("Route", kinds: kinds)]
    d.stacks = [
      Stack("FlowStack", path: ["", "routes"]), Stack("Router", path: [""], destination: "{}", holdsFirst: true),
    ]
    d.registrations = [Registration("flowDestination", type: "for")]
    d.presenters = [Presenter("flowDestination", kind: .push, content: ["destination"], choice: style)]
    d.links = [Link("FlowLink", kind: .push, value: ["value"], choice: style)]
    d.operations = [
      Operation("push", receivers: navigators, kind: .push, destination: .route),
      Operation("presentSheet", receivers: navigators, kind: .sheet, destination: .route),
      Operation("presentCover", receivers: navigators, kind: .cover, destination: .route),
    ]
    d.expectations = [
      Expectation(
        ["push", "presentSheet", "presentCover", "goBackTo", "popTo"], receivers: ["FlowNavigator", "[Route]"]),
      Expectation(["append"], receivers: ["FlowPath"], type: "Route"),
    ]
    d.backs =
      ["goBack", "goBackTo", "pop", "popTo"].map { Back($0, receivers: navigators, how: .pop) }
      + ["goBackToRoot", "popToRoot", "popToCurrentNavigationRoot"].map {
        Back($0, receivers: navigators, how: .popToRoot)
      }
      + ["dismiss", "dismissAll"].map { Back($0, receivers: navigators, how: .dismiss) }
    return d
  }()
}

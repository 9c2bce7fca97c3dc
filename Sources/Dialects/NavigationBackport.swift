import NavigationModel

extension Dialect {
  /// NavigationBackport: SwiftUI's value-based stacks for older systems, under other names, and a navigator in the
  /// environment.
  public static let navigationBackport: Dialect = {
    var d = Dialect(name: "NavigationBackport")
    d.modules = ["NavigationBackport"]
    d.library = Library(
      module: "NavigationBackport", types: ["NBNavigationStack", "NBNavigationPath", "NBNavigationLink"])
    let navigators = ["Navigator", "PathNavigator"]
    let paths = ["NBNavigationPath"]
    d.stacks = [Stack("NBNavigationStack", path: ["path"])]
    d.wrappers = ["NBNavigationStack": "root"]
    d.registrations = [Registration("nbNavigationDestination", type: "for")]
    d.presenters = [Presenter("nbNavigationDestination", kind: .push, content: ["destination"])]
    d.links = [Link("NBNavigationLink", kind: .push, value: ["value"])]
    d.operations = [Operation("push", receivers: navigators + paths, kind: .push, destination: .route)]
    d.expectations = [
      Expectation(["NBNavigationLink"], receivers: [], label: "value", type: "Hashable"),
      Expectation(["append", "push"], receivers: paths + navigators, type: "Hashable"),
    ]
    d.backs =
      ["pop", "popTo"].map { Back($0, receivers: navigators + paths, how: .pop) }
      + [Back("popToRoot", receivers: navigators + paths, how: .popToRoot)]
    d.controls.made = ["NBNavigationLink": Controls.Control(.tap)]
    d.texts.links = ["NBNavigationLink"]
    return d
  }()
}

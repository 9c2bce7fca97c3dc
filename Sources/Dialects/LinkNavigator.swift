import NavigationModel

extension Dialect {
  /// LinkNavigator: each screen has a path; builders say what a path shows (`RouteBuilderOf(matchPath:)`, or a type that
  /// conforms to `RouteBuilder`); navigators take lists of paths.
  public static let linkNavigator: Dialect = {
    var d = Dialect(name: "LinkNavigator")
    d.modules = ["LinkNavigator"]
    d.library = Library(module: "LinkNavigator", types: ["LinkNavigatorProtocol", "WrappingController"])
    let navigators = [
      "LinkNavigator", "LinkNavigatorType", "LinkNavigatorProtocol", "LinkNavigatorURLEncodedItemProtocol", "SingleLinkNavigator", "TabLinkNavigator",
      "TabPartialNavigator", "RootNavigatorType", "RootNavigator", "TabRootNavigatorType",
    ]
    d.addresses = [AddressRegistration("RouteBuilderOf", pattern: "matchPath", factory: ["routeBuild"])]
    d.addressTypes = [AddressType("RouteBuilder", pattern: "matchPath", factory: "build")]
    func operations(_ calls: [String], _ kind: Transition.Kind) -> [Operation] {
      calls.flatMap { call in
        ["paths", "linkItem", "path", "url"].map { Operation(call, receivers: navigators, argument: $0, required: [$0], kind: kind, destination: .address) }
      }
    }
    d.operations =
      operations(["next", "rootNext", "backOrNext", "rootBackOrNext", "href"], .push) + operations(["sheet", "customSheet"], .sheet)
      + operations(["fullSheet"], .cover) + operations(["replace", "rootReplace"], .root)
      + [Operation("LinkNavigationView", argument: "item", required: ["item"], kind: .root, destination: .address)]
      + [Operation("alert", receivers: navigators, argument: "model", kind: .alert, destination: .fixed)]
    d.boxes = [Box("LinkItem", content: ["pathList", "path", "paths"])]
    d.expectations = ["next", "rootNext", "backOrNext", "rootBackOrNext", "sheet", "customSheet", "fullSheet", "replace", "rootReplace"].map {
      Expectation([$0], receivers: navigators, label: "linkItem", type: "LinkItem")
    } + [Expectation(["LinkNavigationView"], receivers: [], label: "item", type: "LinkItem")]
    d.backs =
      ["back", "backTo", "rootBack", "remove", "rootRemove"].map { Back($0, receivers: navigators, how: .pop) }
      + ["backToLast", "rootBackToLast"].map { Back($0, receivers: navigators, how: .pop) }
      + ["close", "dismiss"].map { Back($0, receivers: navigators, how: .dismiss) }
    d.wrappers = ["WrappingController": "content", "LinkNavigationView": ""]
    return d
  }()
}

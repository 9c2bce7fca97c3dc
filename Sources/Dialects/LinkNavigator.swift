import NavigationModel

extension Dialect {
  /// LinkNavigator: each screen has a path; builders say what a path shows (`RouteBuilderOf(matchPath:)`, or a type
  /// that conforms to `RouteBuilder`); navigators take lists of paths.
  public static let linkNavigator: Dialect = {
    var d = Dialect(name: "LinkNavigator")
    d.modules = ["LinkNavigator"]
    d.library = Library(module: "LinkNavigator", types: ["LinkNavigatorProtocol", "WrappingController"])
    let navigators = [
      "LinkNavigator", "LinkNavigatorType", "LinkNavigatorProtocol", "LinkNavigatorURLEncodedItemProtocol",
      "SingleLinkNavigator", "TabLinkNavigator",
      "TabPartialNavigator", "RootNavigatorType", "RootNavigator", "TabRootNavigatorType",
    ]
    d.addresses = [AddressRegistration("RouteBuilderOf", pattern: "matchPath", factory: ["routeBuild"])]
    d.addressTypes = ["RouteBuilder", "RouteBuildeableType"].map {
      AddressType($0, pattern: "matchPath", factory: "build")
    }
    // In the first versions an argument `target` says where a path is shown, and types have other names.
    let target = KindChoice(argument: ["target"], kinds: ["sheet": .sheet, "sheetFull": .cover])
    func operations(_ calls: [String], _ kind: Transition.Kind) -> [Operation] {
      calls.flatMap { call in
        ["paths", "linkItem", "path", "url"].map {
          Operation(
            call, receivers: navigators, argument: $0, required: [$0], kind: kind, destination: .address,
            choice: ["href", "replace"].contains(call) ? target : nil)
        }
      }
    }
    d.operations =
      operations(["next", "rootNext", "backOrNext", "rootBackOrNext", "href"], .push)
      + operations(["sheet", "customSheet"], .sheet)
      + operations(["fullSheet"], .cover) + operations(["replace", "rootReplace"], .root)
      + [Operation("LinkNavigationView", argument: "item", required: ["item"], kind: .root, destination: .address)]
      + [
        Operation(
          "TabLinkNavigationView", argument: "tabItemList", required: ["tabItemList"], kind: .tab, destination: .address
        )
      ]
      + [Operation("alert", receivers: navigators, argument: "model", kind: .alert, destination: .fixed)]
    d.boxes = [Box("LinkItem", content: ["pathList", "path", "paths"]), Box("TabItem", content: ["linkItem"])]
    d.expectations =
      [
        "next", "rootNext", "backOrNext", "rootBackOrNext", "sheet", "customSheet", "fullSheet", "replace",
        "rootReplace",
      ].map {
        Expectation([$0], receivers: navigators, label: "linkItem", type: "LinkItem")
      } + [
        Expectation(["LinkNavigationView"], receivers: [], label: "item", type: "LinkItem"),
        Expectation(["TabLinkNavigationView"], receivers: [], label: "tabItemList", type: "[TabItem]"),
        Expectation(["WrapperController"], receivers: [], label: "rootView", type: "AnyView"),
        Expectation(["TabItem", "init"], receivers: [], label: "linkItem", type: "LinkItem"),
      ]
    d.backs =
      ["back", "backTo", "rootBack", "remove", "rootRemove"].map { Back($0, receivers: navigators, how: .pop) }
      + ["backToLast", "rootBackToLast"].map { Back($0, receivers: navigators, how: .pop) }
      + ["close", "dismiss"].map { Back($0, receivers: navigators, how: .dismiss) }
    d.wrappers = [
      "WrappingController": "content", "LinkNavigationView": "", "WrapperController": "rootView",
      "ViewableRouter": "viewController",
    ]
    return d
  }()

  /// The first versions of LinkNavigator, as far as their source differs: how apps use them is described above.
  static let firstLinkNavigator: Dialect = {
    var d = Dialect(name: "LinkNavigator, first versions")
    d.modules = ["LinkNavigator"]
    d.library = Library(module: "LinkNavigator", types: ["LinkNavigatorType", "RouteBuildeableType"])
    return d
  }()
}

import NavigationModel

extension Dialect {
  /// SwiftfulRouting: a router shows what a closure constructs; the first argument says how.
  public static let swiftfulRouting: Dialect = {
    var d = Dialect(name: "SwiftfulRouting")
    d.modules = ["SwiftfulRouting"]
    d.library = Library(module: "SwiftfulRouting", types: ["AnyRouter", "RouterView"])
    let routers = ["AnyRouter", "Router", "RouterProtocol"]
    let segue = KindChoice(
      argument: ["segue", "option", ""],
      kinds: [
        "push": .push, "sheet": .sheet, "sheetConfig": .sheet, "fullScreenCover": .cover,
        "fullScreenCoverConfig": .cover,
      ])
    let style = KindChoice(argument: ["style", ""], kinds: ["alert": .alert, "confirmationDialog": .dialog])
    d.environment = ["router": "AnyRouter"]
    d.boxes = [
      Box("AnyDestination", content: ["destination"], choice: segue), Box("AnyModal", content: ["destination"]),
      Box("AnyTransitionDestination", content: ["destination"]),
    ]
    d.operations =
      [
        Operation(
          "showScreen", receivers: routers, argument: "destination", kind: .push, destination: .content, choice: segue),
        Operation(
          "showScreens", receivers: routers, argument: "destinations", kind: .push, destination: .content, choice: segue
        ),
        Operation(
          "addScreenToQueue", receivers: routers, argument: "destination", kind: .push, destination: .content,
          choice: segue),
        Operation(
          "addScreensToQueue", receivers: routers, argument: "destinations", kind: .push, destination: .content,
          choice: segue),
        Operation("showModule", receivers: routers, argument: "destination", kind: .root, destination: .content),
        Operation("showTransition", receivers: routers, argument: "destination", kind: .push, destination: .content),
        Operation("showAlert", receivers: routers, kind: .alert, destination: .fixed, choice: style),
        Operation("showBasicAlert", receivers: routers, argument: "text", kind: .alert, destination: .fixed),
        Operation("showSafari", receivers: routers, kind: .url, destination: .external),
      ]
      + ["showModal", "showBasicModal", "showBottomModal", "showResizableSheet"].map {
        Operation($0, receivers: routers, argument: "destination", kind: .sheet, destination: .content)
      }
    d.backs =
      [
        "dismissScreen", "dismissScreens", "dismissLastScreen", "dismissEnvironment", "dismissLastEnvironment",
        "dismissAllScreens", "dismissModal", "dismissModals", "dismissAllModals", "dismissTransition", "dismissModule",
      ]
      .map { Back($0, receivers: routers, how: .dismiss) }
      + ["dismissPushStack", "dismissLastPushStack"].map { Back($0, receivers: routers, how: .popToRoot) }
    d.wrappers = ["RouterView": "content"]
    return d
  }()
}

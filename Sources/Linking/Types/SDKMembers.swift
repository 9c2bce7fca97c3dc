extension SDK {
  /// Environment actions: members of the environment, not of controllers.
  static let actions: Set<String> = [
    "openURL", "dismiss", "presentationMode", "openWindow", "openSettings", "dismissWindow", "openImmersiveSpace",
    "dismissImmersiveSpace",
  ]

  /// A value of the app's that an object of the SDK's hands out: the place of the generic argument that is its type, and
  /// the methods that put such values in.
  struct HeldValue {
    var argument: Int
    var isList = false
    var fillers: [String] = []
  }

  /// What classes of the SDK's hand out of what an app gives them, by class and member.
  static let heldValues: [String: [String: HeldValue]] = {
    let items = ["appendItems", "insertItems"]
    let sections = ["appendSections", "insertSections"]
    let rows = [
      "itemIdentifier": HeldValue(argument: 1, fillers: items),
      "itemIdentifiers": HeldValue(argument: 1, isList: true, fillers: items),
      "sectionIdentifier": HeldValue(argument: 0, fillers: sections),
      "sectionIdentifiers": HeldValue(argument: 0, isList: true, fillers: sections),
    ]
    return [
      "UICollectionViewDiffableDataSource": rows, "UITableViewDiffableDataSource": rows,
      "NSCollectionViewDiffableDataSource": rows, "NSTableViewDiffableDataSource": rows,
      "NSDiffableDataSourceSnapshot": rows,
      "NSFetchedResultsController": [
        "object": HeldValue(argument: 0), "fetchedObjects": HeldValue(argument: 0, isList: true),
      ],
    ]
  }()
  static let heldValueNames = Set(heldValues.values.flatMap(\.keys))

  /// Types of a few members of Apple's classes that lead from one object to the next.
  static let memberTypes: [String: TypeExpression] = [
    "navigationController": .external("UINavigationController", []),
    "tabBarController": .external("UITabBarController", []),
    "splitViewController": .external("UISplitViewController", []),
    "presentingViewController": .external("UIViewController", []),
    "presentedViewController": .external("UIViewController", []),
    "rootViewController": .external("UIViewController", []),
    "topViewController": .external("UIViewController", []), "visibleViewController": .external("UIViewController", []),
    "window": .external("UIWindow", []), "keyWindow": .external("UIWindow", []),
    "windows": .array(.external("UIWindow", [])), "viewControllers": .array(.external("UIViewController", [])),
    "children": .array(.external("UIViewController", [])), "parent": .external("UIViewController", []),
    "selectedViewController": .external("UIViewController", []),
    "openURL": .external("OpenURLAction", []), "dismiss": .external("DismissAction", []),
    "presentationMode": .external("PresentationMode", []),
    "openWindow": .external("OpenWindowAction", []), "openSettings": .external("OpenSettingsAction", []),
    "dismissWindow": .external("DismissWindowAction", []),
    "openImmersiveSpace": .external("OpenImmersiveSpaceAction", []),
    "dismissImmersiveSpace": .external("DismissImmersiveSpaceAction", []),
  ]
}

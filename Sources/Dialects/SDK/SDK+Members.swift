extension SDK {
  /// Environment actions: members of the environment, not of controllers.
  package static let actions: Set<String> = [
    "openURL", "dismiss", "presentationMode", "openWindow", "openSettings", "dismissWindow", "openImmersiveSpace",
    "dismissImmersiveSpace",
  ]

  /// A value of the app's that an SDK object returns: the index of the generic argument that is its type, and the
  /// methods that set such values.
  package struct HeldValue: Sendable {
    package var argument: Int
    package var isList = false
    package var fillers: [String] = []
  }

  /// The members of SDK classes that return what an app gave them, by class and member.
  package static let heldValues: [String: [String: HeldValue]] = {
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
  package static let heldValueNames = Set(heldValues.values.flatMap(\.keys))

  /// Classes of the values of a few members that lead from one object to the next.
  package static let memberClasses: [String: String] = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "presentingViewController": "UIViewController",
    "presentedViewController": "UIViewController", "rootViewController": "UIViewController",
    "topViewController": "UIViewController", "visibleViewController": "UIViewController", "window": "UIWindow",
    "keyWindow": "UIWindow", "parent": "UIViewController", "selectedViewController": "UIViewController",
    "openURL": "OpenURLAction", "dismiss": "DismissAction", "presentationMode": "PresentationMode",
    "openWindow": "OpenWindowAction", "openSettings": "OpenSettingsAction", "dismissWindow": "DismissWindowAction",
    "openImmersiveSpace": "OpenImmersiveSpaceAction", "dismissImmersiveSpace": "DismissImmersiveSpaceAction",
  ]

  /// The same for members that return several.
  package static let memberLists: [String: String] = [
    "windows": "UIWindow", "viewControllers": "UIViewController", "children": "UIViewController",
  ]
}

extension SDK {
  /// Environment actions: members of the environment, not of controllers.
  static let actions: Set<String> = [
    "openURL", "dismiss", "presentationMode", "openWindow", "openSettings", "dismissWindow", "openImmersiveSpace",
    "dismissImmersiveSpace",
  ]

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

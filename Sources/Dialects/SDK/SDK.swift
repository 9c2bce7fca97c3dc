import NavigationModel

/// Facts about Apple's frameworks and Swift's library that every app relies on: names, grouped by what they mean for
/// navigation.
/// What a library may extend is a property of `Dialect`. The lists here are Apple's alone.
package enum SDK {
  /// A type that says of a view only that it is one.
  package static func isUnnamedView(_ name: String) -> Bool { name == "View" || name == "AnyView" }
  /// Controllers that show other controllers. None of them is a subclass of another.
  package static let containerControllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
  package static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// Modules whose names are written in front of their types if the app has a type of the same name.
  package static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "WatchKit", "Foundation", "Swift", "Combine",
  ]

  package static let controllerRepresentables: Set<String> = [
    "UIViewControllerRepresentable", "NSViewControllerRepresentable",
  ]

  /// Controllers around the displayed content, or that are not a screen of their own.
  package static let hostControllers: Set<String> = [
    "UINavigationController", "UIHostingController", "UIAlertController", "UISearchController",
  ]

  /// Apple's own subclasses of `UINavigationController`.
  package static let navigationControllers: Set<String> = [
    "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
    "MFMessageComposeViewController",
  ]

  /// Methods that only view controllers have.
  package static let controllerLife = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// Properties that only controllers have.
  package static let controllerItems: Set<String> = [
    "navigationItem", "hidesBottomBarWhenPushed", "viewIfLoaded", "isViewLoaded", "isModalInPresentation",
    "modalPresentationStyle",
  ]

  /// What the system shows by itself, outside of the app.
  package static let widgets: Set<String> = ["Widget", "ControlWidget"]

  /// What the system starts while the user is not in the app, and which may lead there.
  package static let startedBySystem: Set<String> = widgets.union([
    "AppIntent", "OpenIntent", "WidgetBundle", "UNNotificationContentExtension", "AppShortcutsProvider",
  ])

  /// The functions that run an app, which Objective-C calls by name.
  package static let mainFunctions: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  /// Methods that the system calls whatever the user sees, with the protocol that asks for them.
  package static let callsFromOutside: [String: String] = [
    "userNotificationCenter": "UNUserNotificationCenterDelegate", "pushRegistry": "PKPushRegistryDelegate",
    "provider": "CXProviderDelegate",
  ]

  /// Attributes of types that change nothing of what the type's objects publish.
  package static let attributesWithoutEffect: Set<String> = ["MainActor", "available", "objc"]

  /// The types that a SwiftUI app consists of.
  package static let partsOfApps: Set<String> = ["Scene", "Commands"]

  /// SwiftUI's protocols of what an app shows.
  package static let partsOfInterfaces: Set<String> = ["View", "App", "Scene"]

  /// System windows that a Mac app shows like other apps show a picker controller.
  package static let panels: Set<String> = ["NSOpenPanel", "NSSavePanel"]

  /// Protocols and classes whose own code uses no static member of a conforming type.
  package static let asksForNoStatics: Set<String> = [
    "AnyObject", "NSObject", "ObservableObject", "Observable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Sendable", "Codable", "Encodable", "Decodable", "Error", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "View",
  ]

  /// The classes that every UIKit controller inherits from: `UIViewController` first, then its superclasses.
  package static let controllerRoots = ["UIViewController", "UIResponder", "NSObject"]

  /// Whether a name is that of a class of Apple's.
  package static func isClass(_ name: String) -> Bool {
    isController(name) || ["NS", "UI", "CA", "SK", "CL", "AV"].contains { name.hasPrefix($0) }
  }

  /// Whether a name is that of a UIKit view, which screens consist of.
  package static func isPlainView(_ name: String) -> Bool {
    name.hasPrefix("UI") && wordsOfViews.contains(where: name.hasSuffix)
  }

  /// Whether a text is the one that Interface Builder gives a new control or label.
  package static func isPlaceholderTitle(_ text: String) -> Bool { ["Button", "Item", "Label"].contains(text) }

  /// Whether a name is that of a view controller, as all of Apple's end.
  package static func isController(_ name: String) -> Bool {
    let simple = DottedName.last(of: name)
    // It describes how something is presented.
    if simple.hasSuffix("PresentationController") { return false }
    return
      (simple.hasSuffix("Controller")
      && (simple.hasPrefix("UI") || simple.hasSuffix("ViewController") || simple.hasSuffix("NavigationController")
        || simple.hasSuffix("TabBarController") || simple.hasSuffix("HostingController")))
  }
}

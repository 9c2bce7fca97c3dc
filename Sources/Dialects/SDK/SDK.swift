import NavigationModel

/// Facts about Apple's frameworks and Swift's library that every app relies on: names by what they mean for navigation.
///
/// What a library may add to is a property of `Dialect`. What stands here is Apple's alone.
package enum SDK {
  /// A type that says no more of a view than that it is one.
  package static func isUnnamedView(_ name: String) -> Bool { name == "View" || name == "AnyView" }
  /// Controllers that show other controllers. No one of them is a kind of another.
  package static let containerControllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
  package static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// Modules whose names stand in front of their types where the app has a type of the same name.
  package static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "WatchKit", "Foundation", "Swift", "Combine",
  ]

  package static let controllerRepresentables: Set<String> = [
    "UIViewControllerRepresentable", "NSViewControllerRepresentable",
  ]

  /// Controllers around what is shown, or that stand for no screen of their own.
  package static let hostControllers: Set<String> = [
    "UINavigationController", "UIHostingController", "UIAlertController", "UISearchController",
  ]

  /// Apple's own subclasses of `UINavigationController`.
  package static let navigationControllers: Set<String> = [
    "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
    "MFMessageComposeViewController",
  ]

  /// Methods that view controllers alone have.
  package static let controllerLife = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What the system shows by itself, outside of the app.
  package static let widgets: Set<String> = ["Widget", "ControlWidget"]

  /// What the system starts without a user in the app, and may lead there.
  package static let startedBySystem: Set<String> = widgets.union([
    "AppIntent", "OpenIntent", "WidgetBundle", "UNNotificationContentExtension", "AppShortcutsProvider",
  ])

  /// What an app of SwiftUI is put together from.
  package static let partsOfApps: Set<String> = ["Scene", "Commands"]

  /// Windows of the system that an app of the Mac shows as others show a picker's controller.
  package static let panels: Set<String> = ["NSOpenPanel", "NSSavePanel"]

  /// Protocols and classes whose own code asks no type for a static member of its own making.
  package static let asksForNoStatics: Set<String> = [
    "AnyObject", "NSObject", "ObservableObject", "Observable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Sendable", "Codable", "Encodable", "Decodable", "Error", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "View",
  ]

  /// What every controller of UIKit inherits from, itself first.
  package static let controllerRoots = ["UIViewController", "UIResponder", "NSObject"]

  /// A class of Apple's by its name.
  package static func isClass(_ name: String) -> Bool {
    isController(name) || ["NS", "UI", "CA", "SK", "CL", "AV"].contains { name.hasPrefix($0) }
  }

  /// A view of UIKit by its name: what screens are made of.
  package static func isPlainView(_ name: String) -> Bool {
    name.hasPrefix("UI") && wordsOfViews.contains(where: name.hasSuffix)
  }

  /// A view controller by its name, as all of Apple's are.
  package static func isController(_ name: String) -> Bool {
    let simple = DottedName.last(of: name)
    // It says how something is presented.
    if simple.hasSuffix("PresentationController") { return false }
    return
      (simple.hasSuffix("Controller")
      && (simple.hasPrefix("UI") || simple.hasSuffix("ViewController") || simple.hasSuffix("NavigationController")
        || simple.hasSuffix("TabBarController") || simple.hasSuffix("HostingController")))
  }
}

import NavigationModel

/// The few facts about Apple's frameworks that types alone decide.
enum SDK {
  /// A type that says no more of a view than that it is one.
  static func isUnnamedView(_ name: String) -> Bool { name == "View" || name == "AnyView" }
  /// Controllers that show other controllers. No one of them is a kind of another.
  static let containerControllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
  static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// Modules whose names stand in front of their types where the app has a type of the same name.
  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "Foundation", "Swift", "Combine"]

  /// Methods of Swift's collections and optionals whose closure makes a part of what they answer.
  static let transformations: Set<String> = [
    "map", "compactMap", "flatMap", "first", "last", "filter", "reduce", "contains", "sorted", "min", "max",
  ]

  /// Methods of Swift's collections that hand elements to a closure.
  static let elementMethods: Set<String> = transformations.union(["forEach", "allSatisfy", "firstIndex", "removeAll"])

  /// Types of key paths.
  static let keyPaths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// Types of whole numbers.
  static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Methods of Swift's collections that put something in.
  static let additions: Set<String> = ["append", "insert"]

  /// Methods of Swift's collections that take something out.
  static let removals: Set<String> = ["remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeSubrange"]

  /// Methods and functions that run a closure before they return.
  static let runningAtOnce: Set<String> = elementMethods.union([
    "sync", "performAndWait", "performWithoutAnimation", "withAnimation", "withTransaction", "withLock",
    "autoreleasepool",
  ])

  static let controllerRepresentables: Set<String> = [
    "UIViewControllerRepresentable", "NSViewControllerRepresentable",
  ]

  /// Controllers around what is shown, or that stand for no screen of their own.
  static let hostControllers: Set<String> = [
    "UINavigationController", "UIHostingController", "UIAlertController", "UISearchController",
  ]

  /// Apple's own subclasses of `UINavigationController`.
  static let navigationControllers: Set<String> = [
    "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
    "MFMessageComposeViewController",
  ]

  /// Methods that view controllers alone have.
  static let controllerLife = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What the system shows by itself, outside of the app.
  static let widgets: Set<String> = ["Widget", "ControlWidget"]

  /// What the system starts without a user in the app, and may lead there.
  static let startedBySystem: Set<String> = widgets.union([
    "AppIntent", "OpenIntent", "WidgetBundle", "UNNotificationContentExtension", "AppShortcutsProvider",
  ])

  /// What an app of SwiftUI is put together from.
  static let partsOfApps: Set<String> = ["Scene", "Commands"]

  /// Windows of the system that an app of the Mac shows as others show a picker's controller.
  static let panels: Set<String> = ["NSOpenPanel", "NSSavePanel"]

  /// Protocols and classes whose own code asks no type for a static member of its own making.
  static let asksForNoStatics: Set<String> = [
    "AnyObject", "NSObject", "ObservableObject", "Observable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Sendable", "Codable", "Encodable", "Decodable", "Error", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "View",
  ]

  /// What every controller of UIKit inherits from, itself first.
  static let controllerRoots = ["UIViewController", "UIResponder", "NSObject"]

  /// A class of Apple's by its name.
  static func isClass(_ name: String) -> Bool {
    isController(name) || ["NS", "UI", "CA", "SK", "CL", "AV"].contains { name.hasPrefix($0) }
  }

  /// A view of UIKit by its name: what screens are made of.
  static func isPlainView(_ name: String) -> Bool {
    name.hasPrefix("UI") && ["View", "Cell", "Control", "Button", "Label", "Field"].contains(where: name.hasSuffix)
  }

  /// A view controller by its name, as all of Apple's are.
  static func isController(_ name: String) -> Bool {
    let simple = DottedName.last(of: name)
    // It says how something is presented.
    if simple.hasSuffix("PresentationController") { return false }
    return
      (simple.hasSuffix("Controller")
      && (simple.hasPrefix("UI") || simple.hasSuffix("ViewController") || simple.hasSuffix("NavigationController")
        || simple.hasSuffix("TabBarController") || simple.hasSuffix("HostingController")))
  }
}

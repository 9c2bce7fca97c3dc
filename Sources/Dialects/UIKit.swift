extension Dialect {
  /// Apple's UIKit (and the parts of AppKit that look the same).
  public static let uiKit: Dialect = {
    var d = Dialect(name: "UIKit")
    let panels = ["NSOpenPanel", "NSSavePanel"]
    let navigation = ["UINavigationController"]
    let controller = ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController"]
    d.operations = [
      Operation("pushViewController", receivers: navigation, kind: .push),
      Operation("show", receivers: controller, required: ["sender"], kind: .push),
      Operation("showDetailViewController", receivers: controller, kind: .push),
      Operation("present", receivers: controller, required: ["animated"], kind: .sheet),
      Operation("setViewControllers", receivers: navigation, required: ["animated"], kind: .root),
      Operation("setViewControllers", receivers: ["UITabBarController"], required: ["animated"], kind: .tab),
      Operation("setViewController", receivers: ["UISplitViewController"], required: ["for"], kind: .root),
      Operation("setTabs", receivers: ["UITabBarController"], kind: .tab),
      Operation("addChild", receivers: ["UITabBarController"], kind: .tab),
      Operation("present", receivers: ["UIPrintInteractionController"], kind: .sheet, destination: .receiver),
      Operation("presentPreview", receivers: ["UIDocumentInteractionController"], kind: .sheet, destination: .receiver),
      Operation(
        "presentOptionsMenu", receivers: ["UIDocumentInteractionController"], kind: .sheet, destination: .receiver),
      Operation(
        "presentOpenInMenu", receivers: ["UIDocumentInteractionController"], kind: .sheet, destination: .receiver),
      Operation("open", receivers: ["UIApplication"], kind: .url, destination: .external),
      Operation("openURL", receivers: ["UIApplication"], kind: .url, destination: .external),
      Operation("show", receivers: ["UIAlertView"], kind: .alert, destination: .fixed),
      Operation("show", receivers: ["UIActionSheet"], kind: .dialog, destination: .fixed),
      // As Swift spelled them before version 3.
      Operation("presentViewController", receivers: controller, required: ["animated"], kind: .sheet),
      Operation("showViewController", receivers: controller, required: ["sender"], kind: .push),
      // What AppKit has in its place.
      Operation("open", receivers: ["NSWorkspace"], kind: .url, destination: .external),
      Operation("runModal", receivers: ["NSAlert"], kind: .alert, destination: .fixed),
      Operation("beginSheetModal", receivers: ["NSAlert"], kind: .alert, destination: .fixed),
      Operation("runModal", receivers: panels, kind: .sheet, destination: .receiver),
      Operation("begin", receivers: panels, kind: .sheet, destination: .receiver),
      Operation("beginSheetModal", receivers: panels, kind: .sheet, destination: .receiver),
      Operation("presentAsSheet", receivers: ["NSViewController"], kind: .sheet),
      Operation("presentAsModalWindow", receivers: ["NSViewController"], kind: .sheet),
      Operation("present", receivers: ["NSViewController"], required: ["asPopoverRelativeTo"], kind: .popover),
    ]
    d.assignments = [
      Assignment("rootViewController", receivers: ["UIWindow"], kind: .root),
      Assignment("viewControllers", receivers: ["UITabBarController"], kind: .tab),
      Assignment("tabs", receivers: ["UITabBarController"], kind: .tab),
      Assignment("viewControllers", receivers: navigation, kind: .root),
      Assignment("viewControllers", receivers: ["UISplitViewController"], kind: .root),
      Assignment("contentViewController", receivers: ["NSPopover"], kind: .popover),
      Assignment("contentViewController", receivers: ["NSWindow", "NSPanel"], kind: .root),
      Assignment("contentView", receivers: ["NSWindow", "NSPanel"], kind: .root),
    ]
    d.backs = [
      Back("popViewController", receivers: navigation, how: .pop),
      Back("popToViewController", receivers: navigation, how: .pop),
      Back("popToRootViewController", receivers: navigation, how: .popToRoot),
      Back("dismiss", receivers: controller, required: ["animated"], how: .dismiss),
      Back("popViewControllerAnimated", receivers: navigation, how: .pop),
      Back("popToRootViewControllerAnimated", receivers: navigation, how: .popToRoot),
      Back("dismissViewControllerAnimated", receivers: controller, how: .dismiss),
    ]
    d.notified = ["addObserver"]
    d.conventions =
      [
        Convention(.method(start: "push", .push)), Convention(.method(start: "present", .sheet)),
        Convention(.back(start: "pop", .pop)), Convention(.inherited(start: "push", .push)),
        Convention(.inherited(start: "present", .sheet)), Convention(.inherited(start: "show", .push)),
      ]
      + ["set", "switch", "replace", "change", "swap", "transition"].map { Convention(.window(start: $0, .root)) }
    d.wrappers = [
      "UINavigationController": "rootViewController", "NSHostingView": "rootView",
      // What a tab shows is made when it is first chosen.
      "UITab": "viewControllerProvider", "UISearchTab": "viewControllerProvider", "UITabGroup": "children",
    ]
    return d
  }()
}

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
      // AppKit's replacement.
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
      Assignment("selectedIndex", receivers: ["UITabBarController"], kind: .tab, isByPlace: true),
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
        Convention(.inherited(start: "navigate", .push)), Convention(.inheritedManner(word: "Modal", .sheet)),
        Convention(.inheritedManner(word: "Sheet", .sheet)), Convention(.inheritedManner(word: "Popover", .popover)),
        Convention(.inheritedManner(word: "FullScreen", .cover)),
      ]
      + ["set", "switch", "replace", "change", "swap", "transition"].map { Convention(.window(start: $0, .root)) }
      + ["push", "present", "show", "navigate", "route", "open"].map { Convention(.suspected(start: $0)) }
    d.wrappers = [
      "UINavigationController": "rootViewController", "NSHostingView": "rootView",
      // A tab constructs its content when it is chosen for the first time.
      "UITab": "viewControllerProvider", "UISearchTab": "viewControllerProvider", "UITabGroup": "children",
    ]
    d.expectations = [Expectation(["addAction"], receivers: ["UIAlertController"], type: "UIAlertAction")]
    d.propertyTypes = [
      "leftBarButtonItem": "UIBarButtonItem", "rightBarButtonItem": "UIBarButtonItem",
      "backBarButtonItem": "UIBarButtonItem", "leftBarButtonItems": "[UIBarButtonItem]",
      "rightBarButtonItems": "[UIBarButtonItem]", "toolbarItems": "[UIBarButtonItem]", "primaryAction": "UIAction",
    ]
    d.views = uiKitViews
    d.standing = uiKitStanding
    d.controls = uiKitControls
    d.texts = uiKitTexts
    return d
  }()

  private static let uiKitControls: Controls = {
    var t = Controls()
    for name in [
      "UIAction", "UIAlertAction", "UIBarButtonItem", "UIContextualAction", "UITableViewRowAction", "UIKeyCommand",
      "UICommand", "UIMenuItem", "UIButton", "UITapGestureRecognizer", "NSMenuItem", "NSButton", "NSToolbarItem",
      "NSClickGestureRecognizer",
    ] { t.made[name] = Controls.Control(.tap) }
    t.made["UILongPressGestureRecognizer"] = Controls.Control(.longPress)
    t.made["UISwipeGestureRecognizer"] = Controls.Control(.swipe)
    for name in ["UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"] {
      t.made[name] = Controls.Control(.drag)
    }
    t.made["UISwitch"] = Controls.Control(.toggle, shown: ["", "label"])
    for name in ["UISegmentedControl", "UISlider", "UIStepper", "UIDatePicker"] {
      t.made[name] = Controls.Control(.select, shown: ["", "label", "content"])
    }
    t.made["UIRefreshControl"] = Controls.Control(.refresh)
    t.keptClasses = ["UI", "NS"]
    t.targets = ["addTarget": "for"]
    t.targetEvents = [
      .init("valueChanged", .change), .init("editingChanged", .type), .init("editingDidEndOnExit", .submit),
      .init("primaryAction", .tap),
    ]
    t.actions = ["action"]
    t.held = ["primaryAction"]
    t.continued = [
      "animate", "animateKeyframes", "transition", "addCompletion", "performBatchUpdates", "dismiss", "present",
    ]
    t.attachments = ["addAction", "addGestureRecognizer"]
    t.functions = [
      "viewDidLoad": .appear, "viewWillAppear": .appear, "viewDidAppear": .appear, "viewIsAppearing": .appear,
      "loadView": .appear, "awakeFromNib": .appear, "viewDidLayoutSubviews": .appear,
      "viewWillDisappear": .disappear, "viewDidDisappear": .disappear, "searchBarSearchButtonClicked": .submit,
      "textFieldShouldReturn": .submit, "searchBarTextDidBeginEditing": .tap,
      "presentationControllerDidAttemptToDismiss": .swipe, "presentationControllerWillDismiss": .swipe,
      "presentationControllerDidDismiss": .swipe, "updateSearchResults": .type, "sceneDidBecomeActive": .launch,
      "sceneWillEnterForeground": .launch, "applicationDidBecomeActive": .launch,
      "applicationWillEnterForeground": .launch,
    ]
    t.functionLabels = [
      .init("didFinishLaunchingWithOptions", .launch), .init("willFinishLaunchingWithOptions", .launch),
      .init("willConnectTo", .launch), .init("openURLContexts", .link), .init("open", .link), .init("continue", .link),
    ]
    t.labelledDeeds = [.init("select", .select), .init("tap", .tap), .init("press", .tap)]
    t.choices = [
      "didSelectRowAt": "row", "willSelectRowAt": "row", "accessoryButtonTappedForRowWith": "row",
      "didSelectItemAt": "item", "performPrimaryActionForItemAt": "item", "shouldSelect": "Tab",
    ]
    t.decisionLabels = ["decidePolicyFor"]
    t.segueQuestions = ["shouldPerformSegue"]
    t.shortcuts = ["UIKeyCommand"]
    t.callable = ["IBAction", "objc"]
    t.responders = ["UIResponder", "FirstResponder"]
    t.controlAttributes = ["IBAction": "UIControl"]
    t.senderStarts = ["UI"]
    t.senderEndings = ["Button", "Item", "Control", "Switch", "Recognizer"]
    t.tellingProtocols = ["Delegate", "DataSource", "Presenting", "Coordinator", "Intent", "Observer", "Handler"]
    return t
  }()

  private static let uiKitTexts: Texts = {
    var t = Texts()
    t.deeds = ["handler"]
    t.unspoken = ["target", "identifier", "attributes", "state", "options", "accessibilityIdentifier", "input"]
    t.pictures = ["UIImage"]
    t.namedPictures = ["UIImage": ["named", "resource"]]
    t.systemItems = ["barButtonSystemItem", "systemItem"]
    t.setters = ["setTitle", "setAttributedTitle"]
    t.properties = ["title", "text", "accessibilityLabel", "discoverabilityTitle"]
    t.tabItems = ["tabBarItem"]
    t.screenTitles = ["title"]
    t.configurations = ["configuration"]
    t.identifierProperties = ["accessibilityIdentifier"]
    return t
  }()
}

/// UIKit and AppKit: members of controllers.
extension SDK {
  // MARK: what shows a controller

  /// Methods that show a controller, or start a segue that does.
  package static let leading: Set<String> = [
    "present", "pushViewController", "setViewControllers", "show", "showDetailViewController", "performSegue",
  ]
  /// Methods that take a controller to show, or to go back to.
  package static let takingControllers: Set<String> = leading.subtracting(["performSegue"]).union([
    "popToViewController"
  ])
  /// Methods that push controllers on a stack, or present one over another.
  package static let handingOn: Set<String> = ["pushViewController", "setViewControllers", "present"]
  /// Methods that add one controller to another.
  package static let addingChildren: Set<String> = ["addChild", "addChildViewController"]
  /// Properties with a controller's children.
  package static let childLists: Set<String> = ["children", "childViewControllers"]
  /// Methods by which a controller leaves its container.
  package static let removingChildren = ["removeFromParent", "removeFromParentViewController"]
  /// Methods that fill a container with controllers.
  package static let filling: Set<String> = addingChildren.union(["pushViewController", "setViewControllers", "show"])
  /// Methods that add a view to a view, or a controller to a controller.
  package static let addingContent: Set<String> = addingChildren.union([
    "addSubview", "insertSubview", "addArrangedSubview",
  ])
  /// Methods that remove controllers from a stack.
  package static let pops: Set<String> = ["popViewController", "popToRootViewController", "popToViewController"]
  /// Members that remove controllers from a stack.
  package static let resets: Set<String> = pops.union(["setViewControllers", "viewControllers", "dismiss"])
  /// Methods of controllers that may only run on the main thread.
  package static let onMainThread: Set<String> = pops.union([
    "present", "dismiss", "pushViewController", "setViewControllers", "performSegue", "show",
  ])
  /// Members that may replace the back button of a bar.
  package static let waysBack: Set<String> = resets.union([
    "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems", "setHidesBackButton",
    "setNavigationBarHidden", "isNavigationBarHidden", "titleView",
  ])

  // MARK: what code asks

  /// Properties that return what is on a stack.
  package static let stackContents: Set<String> = ["topViewController", "viewControllers", "visibleViewController"]
  /// Properties that say whether a controller is shown, shows one, or is about to.
  package static let presentationState: Set<String> = [
    "presentingViewController", "presentedViewController", "isBeingPresented", "isBeingDismissed", "viewIfLoaded",
  ]
  /// Properties that are nil for a controller that has left the screen, or was never on it.
  package static let attachment: Set<String> = ["navigationController", "viewIfLoaded", "presentingViewController"]
  /// Members by which code looks for the topmost controller.
  package static let findingTop: Set<String> = [
    "presentedViewController", "visibleViewController", "makeKeyAndVisible", "isBeingPresented",
  ]
  /// Members by which a controller says how it may be closed, and by whom.
  package static let closingChoices: Set<String> = [
    "isModalInPresentation", "presentationController", "modalPresentationStyle", "fullScreen", "overFullScreen",
    "transitioningDelegate",
  ]
  /// Presentation styles of cards, which a swipe closes.
  package static let cardStyles: Set<String> = ["automatic", "pageSheet", "formSheet"]

  /// Styles of a presentation that covers the screen below or a part of it.
  package static let coveringStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]
  /// The style of a popover.
  package static let popoverStyle = "popover"

  /// The columns of a split view controller that show details of what is chosen in the first one.
  package static let detailColumns: Set<String> = ["supplementary", "secondary"]

  // MARK: life

  /// Members of a controller that run once.
  package static let runningOnce: Set<String> = ["init", "loadView", "viewDidLoad", "awakeFromNib"]
  /// Members that run each time a controller appears.
  package static let appearances: Set<String> = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]
  /// Members that run when a controller disappears, is removed, or comes back.
  package static let partings: Set<String> = [
    "didMove", "willMove", "viewDidDisappear", "viewWillDisappear", "deinit", "removeFromParent", "viewDidAppear",
    "viewWillAppear",
  ]

  // MARK: what acts

  /// Classes that report a tap to a target.
  package static let controlClasses: Set<String> = [
    "UIBarButtonItem", "UIButton", "UIControl", "UIAction", "UIMenu", "UITapGestureRecognizer", "UIGestureRecognizer",
  ]
  /// Methods that set the target of a control.
  package static let attaching: Set<String> = ["addTarget", "addAction", "addGestureRecognizer"]
  /// Labels of the functions that the system calls for a tap on a row.
  package static let rowTaps: Set<String> = ["didSelectRowAt", "didSelectItemAt"]

  // MARK: what holds a controller

  /// Classes that say of a screen only that it is one.
  package static let general: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIHostingController", "AnyView", "View",
  ]
  /// Classes of controllers that others inherit from.
  package static let baseControllers: Set<String> = ["UIViewController", "UINavigationController", "NSViewController"]
  /// Classes that add a frame around what a representable returns.
  package static let frames: Set<String> = containerControllers.union([
    "UIViewController", "NSViewController", "UIHostingController",
  ])
  /// Labels of a hosting controller's content.
  package static let labelsOfHosts = ["rootView", "rootViewController", "root"]
  /// Labels of a container's content.
  package static let labelsOfContained: Set<String> = [
    "controller", "viewController", "rootViewController", "contentViewController", "contentController",
    "childViewController", "rootView", "content",
  ]
  /// The last words of the names of views that screens consist of.
  package static let wordsOfViews: [String] = ["View", "Cell", "Control", "Button", "Label", "Field"]
  /// The same for the views of an app.
  package static let wordsOfComponents: [String] = wordsOfViews + ["Bar", "Switch", "Slider", "Stepper"]

  /// Members by which code finds out where a controller is before it moves it.
  package static let findingParents: Set<String> = ["parent", "navigationController", "removeFromParent", "willMove"]

  /// Members that change the back button of a bar, or the gesture for it.
  package static let changesOfBackButtons: Set<String> = [
    "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems", "setHidesBackButton", "setNavigationBarHidden",
    "isNavigationBarHidden", "backAction", "interactivePopGestureRecognizer",
  ]

  /// Members by which code finds out whether a controller is on screen, or puts its window there.
  package static let findingWindows: Set<String> = [
    "window", "isViewLoaded", "viewIfLoaded", "keyWindow", "makeKeyAndVisible",
  ]
}

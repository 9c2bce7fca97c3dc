/// UIKit and AppKit: what controllers are asked and told.
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
  /// Methods that put controllers on a stack, or one over another.
  package static let handingOn: Set<String> = ["pushViewController", "setViewControllers", "present"]
  /// Methods that put one controller into another.
  package static let addingChildren: Set<String> = ["addChild", "addChildViewController"]
  /// Methods that fill a container with controllers.
  package static let filling: Set<String> = addingChildren.union(["pushViewController", "setViewControllers", "show"])
  /// Methods that put a view into a view, or a controller into a controller.
  package static let addingContent: Set<String> = addingChildren.union([
    "addSubview", "insertSubview", "addArrangedSubview",
  ])
  /// Methods that take controllers off a stack.
  package static let pops: Set<String> = ["popViewController", "popToRootViewController", "popToViewController"]
  /// What changes which controllers are on a stack, downwards.
  package static let resets: Set<String> = pops.union(["setViewControllers", "viewControllers", "dismiss"])
  /// Methods of controllers that may run on the main thread alone.
  package static let onMainThread: Set<String> = pops.union([
    "present", "dismiss", "pushViewController", "setViewControllers", "performSegue", "show",
  ])
  /// What may stand for the way back that a bar offers.
  package static let waysBack: Set<String> = resets.union([
    "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems", "setHidesBackButton",
    "setNavigationBarHidden", "isNavigationBarHidden", "titleView",
  ])

  // MARK: what code asks

  /// Properties that say what is on a stack.
  package static let stackContents: Set<String> = ["topViewController", "viewControllers", "visibleViewController"]
  /// Properties that say whether a controller is shown, shows one, or is about to.
  package static let presentationState: Set<String> = [
    "presentingViewController", "presentedViewController", "isBeingPresented", "isBeingDismissed", "viewIfLoaded",
  ]
  /// Properties of a controller that has left the screen, or was never on it.
  package static let attachment: Set<String> = ["navigationController", "viewIfLoaded", "presentingViewController"]
  /// How code looks for the controller on top.
  package static let findingTop: Set<String> = [
    "presentedViewController", "visibleViewController", "makeKeyAndVisible", "isBeingPresented",
  ]
  /// What a controller says of how it may be closed, and by whom.
  package static let closingChoices: Set<String> = [
    "isModalInPresentation", "presentationController", "modalPresentationStyle", "fullScreen", "overFullScreen",
    "transitioningDelegate",
  ]

  // MARK: life

  /// Members of a controller that run once.
  package static let runningOnce: Set<String> = ["init", "loadView", "viewDidLoad", "awakeFromNib"]
  /// Members that run each time a controller comes.
  package static let appearances: Set<String> = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]
  /// Members that run when a controller goes, is taken out, or comes back.
  package static let partings: Set<String> = [
    "didMove", "willMove", "viewDidDisappear", "viewWillDisappear", "deinit", "removeFromParent", "viewDidAppear",
    "viewWillAppear",
  ]

  // MARK: what acts

  /// Classes that tell a target of a tap.
  package static let controlClasses: Set<String> = [
    "UIBarButtonItem", "UIButton", "UIControl", "UIAction", "UIMenu", "UITapGestureRecognizer", "UIGestureRecognizer",
  ]
  /// Methods that say whom a control tells.
  package static let attaching: Set<String> = ["addTarget", "addAction", "addGestureRecognizer"]
  /// Labels of the functions that the system calls for a tap on a row.
  package static let rowTaps: Set<String> = ["didSelectRowAt", "didSelectItemAt"]

  // MARK: what holds a controller

  /// Classes that say no more of a screen than that it is one.
  package static let general: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIHostingController", "AnyView", "View",
  ]
  /// Classes of controllers that others are made from.
  package static let baseControllers: Set<String> = ["UIViewController", "UINavigationController", "NSViewController"]
  /// Classes that frame what a representable gives them.
  package static let frames: Set<String> = containerControllers.union([
    "UIViewController", "NSViewController", "UIHostingController",
  ])
  /// Labels of what a host shows.
  package static let labelsOfHosts = ["rootView", "rootViewController", "root"]
  /// Labels of what a container shows.
  package static let labelsOfContained: Set<String> = [
    "controller", "viewController", "rootViewController", "contentViewController", "contentController",
    "childViewController", "rootView", "content",
  ]
  /// The last words of the names of views that make up screens.
  package static let wordsOfViews: [String] = ["View", "Cell", "Control", "Button", "Label", "Field"]
  /// The same of an app's own.
  package static let wordsOfComponents: [String] = wordsOfViews + ["Bar", "Switch", "Slider", "Stepper"]

  /// How code asks where a controller is before it puts it elsewhere.
  package static let findingParents: Set<String> = ["parent", "navigationController", "removeFromParent", "willMove"]

  /// What changes the way back that a bar offers, or the gesture for it.
  package static let changesOfBackButtons: Set<String> = [
    "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems", "setHidesBackButton", "setNavigationBarHidden",
    "isNavigationBarHidden", "backAction", "interactivePopGestureRecognizer",
  ]

  /// How code asks whether a controller is on screen, or puts its window there.
  package static let findingWindows: Set<String> = [
    "window", "isViewLoaded", "viewIfLoaded", "keyWindow", "makeKeyAndVisible",
  ]
}

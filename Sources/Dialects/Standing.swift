extension Dialect {
  /// How code of a library's controllers says what is presented over them, and asks how they were shown.
  public struct Standing: Sendable, Hashable {
    /// Calls and types that present something over a controller, which `dismiss` removes.
    public var raising: Set<String> = []
    /// Properties that return what is presented over a controller.
    public var raised: Set<String> = []
    /// Properties by which code asks how a controller was shown, to choose the way out that fits.
    public var questions: Set<String> = []
    /// Properties of a controller that return the stack it is on.
    public var stacks: Set<String> = []
    /// Properties of a controller that return what contains or presents it: nil until that happened.
    public var surroundings: Set<String> = []
    /// Calls that dismiss what is presented over a controller, or the controller itself.
    public var dismissals: Set<String> = []
    /// Calls that remove the topmost controllers from a stack.
    public var pops: Set<String> = []
    /// Those of them that leave only the first controller.
    public var rootPops: Set<String> = []
    /// Types of searches, which are presented over a controller while the user searches, with the label of the
    /// controller that shows the results.
    public var searches: [String: String] = [:]
    /// Properties of a search that are false if the content below it takes taps meanwhile.
    public var veils: Set<String> = []
    /// Properties by which a controller says that searches are presented over itself, and not over its container.
    public var contexts: Set<String> = []
    /// Properties that say whether a search is presented over the controller, and can end it.
    public var searchStates: Set<String> = []
    /// Properties of a controller that hold what a bar shows for it.
    public var barItems: Set<String> = []
    /// Properties of such an item that hold its buttons.
    public var barButtons: Set<String> = []
    /// Functions by which the system reports changes of the device to all controllers, also those covered by others.
    public var deviceEvents: Set<String> = []
    /// Types that are below everything the user looks at.
    public var foundations: Set<String> = []
    /// Types that all controllers inherit from.
    public var extended: Set<String> = []

    public init() {}

    public mutating func merge(_ other: Standing) {
      raising.formUnion(other.raising)
      raised.formUnion(other.raised)
      questions.formUnion(other.questions)
      stacks.formUnion(other.stacks)
      surroundings.formUnion(other.surroundings)
      dismissals.formUnion(other.dismissals)
      pops.formUnion(other.pops)
      rootPops.formUnion(other.rootPops)
      searches.merge(other.searches) { a, _ in a }
      veils.formUnion(other.veils)
      contexts.formUnion(other.contexts)
      searchStates.formUnion(other.searchStates)
      barItems.formUnion(other.barItems)
      barButtons.formUnion(other.barButtons)
      deviceEvents.formUnion(other.deviceEvents)
      foundations.formUnion(other.foundations)
      extended.formUnion(other.extended)
    }
  }

  static let uiKitStanding: Standing = {
    var s = Standing()
    s.raising = ["present", "performSegue", "UISearchController"]
    s.raised = ["searchController", "presentedViewController", "definesPresentationContext"]
    s.questions = [
      "presentingViewController", "presentedViewController", "isBeingPresented", "isModal", "viewControllers",
      "topViewController", "visibleViewController", "isMovingFromParent", "modalPresentationStyle",
    ]
    s.stacks = ["navigationController"]
    s.surroundings = ["navigationController", "tabBarController", "splitViewController", "presentingViewController"]
    s.dismissals = ["dismiss"]
    s.pops = ["popViewController", "popToRootViewController"]
    s.rootPops = ["popToRootViewController"]
    s.searches = ["UISearchController": "searchResultsController"]
    s.veils = ["obscuresBackgroundDuringPresentation", "dimsBackgroundDuringPresentation"]
    s.contexts = ["definesPresentationContext"]
    s.searchStates = ["isActive"]
    s.barItems = ["navigationItem"]
    s.barButtons = ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems"]
    s.deviceEvents = ["motionBegan", "motionEnded"]
    s.foundations = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow", "UIApplication",
      "UIApplicationDelegate",
    ]
    s.extended = ["UIViewController"]
    return s
  }()
}

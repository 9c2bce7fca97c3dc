extension Dialect {
  /// How the code of a library's controllers says what lies on them, and asks how they were shown.
  public struct Standing: Sendable, Hashable {
    /// Calls and types that put something on a controller, which `dismiss` takes away.
    public var raising: Set<String> = []
    /// Properties of what lies on a controller.
    public var raised: Set<String> = []
    /// Properties by which code asks how a controller was shown, to choose the way out that fits.
    public var questions: Set<String> = []
    /// Properties of a controller that are the stack it is on.
    public var stacks: Set<String> = []
    /// Calls that take away what lies on a controller, or the controller.
    public var dismissals: Set<String> = []
    /// Calls that take the controllers on top off a stack.
    public var pops: Set<String> = []
    /// Types of searches, which lie on a controller while the user searches, with the label of who shows the results.
    public var searches: [String: String] = [:]
    /// Properties of a search that are false where what lies below takes taps meanwhile.
    public var veils: Set<String> = []
    /// Properties by which a controller says that searches lie on itself, and not on what holds it.
    public var contexts: Set<String> = []
    /// Properties that say whether a search lies on the controller, and take it away.
    public var searchStates: Set<String> = []
    /// Functions by which the system tells what has happened to the device to all that lie below one another.
    public var deviceEvents: Set<String> = []
    /// Types below whatever the user looks at.
    public var foundations: Set<String> = []
    /// Types that all controllers inherit from.
    public var extended: Set<String> = []

    public init() {}

    public mutating func merge(_ other: Standing) {
      raising.formUnion(other.raising)
      raised.formUnion(other.raised)
      questions.formUnion(other.questions)
      stacks.formUnion(other.stacks)
      dismissals.formUnion(other.dismissals)
      pops.formUnion(other.pops)
      searches.merge(other.searches) { a, _ in a }
      veils.formUnion(other.veils)
      contexts.formUnion(other.contexts)
      searchStates.formUnion(other.searchStates)
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
    s.dismissals = ["dismiss"]
    s.pops = ["popViewController", "popToRootViewController"]
    s.searches = ["UISearchController": "searchResultsController"]
    s.veils = ["obscuresBackgroundDuringPresentation", "dimsBackgroundDuringPresentation"]
    s.contexts = ["definesPresentationContext"]
    s.searchStates = ["isActive"]
    s.deviceEvents = ["motionBegan", "motionEnded"]
    s.foundations = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow", "UIApplication",
      "UIApplicationDelegate",
    ]
    s.extended = ["UIViewController"]
    return s
  }()
}

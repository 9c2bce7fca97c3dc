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

    public init() {}

    public mutating func merge(_ other: Standing) {
      raising.formUnion(other.raising)
      raised.formUnion(other.raised)
      questions.formUnion(other.questions)
      stacks.formUnion(other.stacks)
      dismissals.formUnion(other.dismissals)
      pops.formUnion(other.pops)
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
    return s
  }()
}

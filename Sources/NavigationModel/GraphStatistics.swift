/// An app's navigation in numbers.
public struct GraphStatistics: Hashable, Sendable {
  public struct Hub: Hashable, Sendable {
    public var screen: Screen.ID
    /// The numbers of different screens that lead to it, and to which it leads.
    public var waysIn: Int
    public var waysOut: Int

    public init(screen: Screen.ID, waysIn: Int, waysOut: Int) {
      self.screen = screen
      self.waysIn = waysIn
      self.waysOut = waysOut
    }
  }

  /// By kind, in the order of `Screen.Kind`; kinds that do not occur are left out.
  public var screens: [(kind: Screen.Kind, count: Int)] {
    Screen.Kind.allCases.compactMap { k in screensByKind[k].map { (k, $0) } }
  }
  public var screensByKind: [Screen.Kind: Int] = [:]
  public var transitions: [(kind: Transition.Kind, count: Int)] {
    Transition.Kind.allCases.compactMap { k in transitionsByKind[k].map { (k, $0) } }
  }
  public var transitionsByKind: [Transition.Kind: Int] = [:]
  public var transitionsByConfidence: [Confidence: Int] = [:]
  public var entryCount = 0
  public var flowCount = 0
  /// `depths[n]`: the number of screens that are n taps away from the app's start.
  public var depths: [Int] = []
  /// Declared screens (views and controllers).
  public var declaredCount = 0
  public var unreachable: [Screen.ID] = []
  public var routeCount = 0
  public var deadRoutes: [Route.ID] = []
  /// The screens with the most ways in and out first.
  public var hubs: [Hub] = []
  /// Screens to which only a deep link, a notification or an intent leads.
  public var linkOnly: [Screen.ID] = []
  public var siteCount = 0
  public var resolvedCount = 0

  public init() {}

  public var screenCount: Int { screensByKind.values.reduce(0, +) }
  public var transitionCount: Int { transitionsByKind.values.reduce(0, +) }
  /// nil when no screen is reachable.
  public var meanDepth: Double? {
    let count = depths.reduce(0, +)
    return count == 0 ? nil : Double(depths.enumerated().reduce(0) { $0 + $1.offset * $1.element }) / Double(count)
  }
}

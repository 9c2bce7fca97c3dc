import NavigationModel

/// What became of an app's navigation. A pure function of two graphs; positions in files play no part in it.
public struct GraphDifference: Hashable, Sendable {
  /// The same thing before and after.
  public struct Change<Element: Hashable & Sendable>: Hashable, Sendable {
    public var before: Element
    public var after: Element

    public init(before: Element, after: Element) {
      self.before = before
      self.after = after
    }
  }

  public var addedEntries: [Entry] = []
  public var removedEntries: [Entry] = []

  /// Screens that the app declares. What has no name of its own (alerts, inline bodies) shows in the transitions.
  public var addedScreens: [Screen] = []
  public var removedScreens: [Screen] = []
  /// Still there, but no user gets there any more.
  public var lostScreens: [Change<Screen>] = []
  /// A user gets there again, or for the first time.
  public var foundScreens: [Change<Screen>] = []
  public var rekindedScreens: [Change<Screen>] = []

  public var addedRoutes: [Route] = []
  public var removedRoutes: [Route] = []
  /// Routes that show other screens than before.
  public var redirectedRoutes: [Change<Route>] = []
  /// Routes that were opened somewhere and are no more.
  public var diedRoutes: [Change<Route>] = []
  public var revivedRoutes: [Change<Route>] = []

  public var addedTransitions: [Transition] = []
  public var removedTransitions: [Transition] = []
  /// Transitions of another kind, from or to another screen, or in other code.
  public var changedTransitions: [Change<Transition>] = []

  /// Sites that could be followed, or did not exist, and cannot be followed now: what leads on from them may show as
  /// removed.
  public var addedGaps: [UnresolvedSite] = []
  public var removedGaps: [UnresolvedSite] = []
  /// Places that look like navigation and were not understood, on one side only.
  public var addedSuspected: [SuspectedSite] = []
  public var removedSuspected: [SuspectedSite] = []

  public init() {}

  /// Something that a user of the app can notice, or a reviewer wants to know.
  public var isEmpty: Bool { self == GraphDifference() }

  /// Screens that a user could get to before and cannot now: they are gone, or nothing leads to them.
  public var losesScreens: Bool { !lostScreens.isEmpty || removedScreens.contains(where: \.isReachable) }
}

extension GraphDifference.Change where Element == Transition {
  public var isRekinded: Bool { before.kind != after.kind || before.back != after.back }
  public var isRetargeted: Bool { before.to != after.to }
  /// Other code makes the same move.
  public var isMoved: Bool { before.owner != after.owner }
  /// Nothing but the screens that have the move is different.
  public var isOnlyOfSources: Bool { !isRekinded && !isRetargeted && !isMoved && !isRerouted }
  public var isRerouted: Bool { before.route != after.route }
  /// Screens that had the move and do not now.
  public var lostSources: [Screen.ID] { before.from.filter { !after.from.contains($0) } }
  public var newSources: [Screen.ID] { after.from.filter { !before.from.contains($0) } }
}

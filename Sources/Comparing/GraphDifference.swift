import NavigationModel

/// The changes of an app's navigation. A pure function of two graphs; positions in files do not matter.
public struct GraphDifference: Hashable, Sendable {
  /// The same element before and after.
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

  /// Screens that the app declares. Screens without a name of their own (alerts, inline bodies) show in the
  /// transitions.
  public var addedScreens: [Screen] = []
  public var removedScreens: [Screen] = []
  /// Screens that still exist, but became unreachable.
  public var lostScreens: [Change<Screen>] = []
  /// Screens that became reachable.
  public var foundScreens: [Change<Screen>] = []
  public var rekindedScreens: [Change<Screen>] = []

  public var addedRoutes: [Route] = []
  public var removedRoutes: [Route] = []
  /// Routes that show other screens than before.
  public var redirectedRoutes: [Change<Route>] = []
  /// Routes that code opened before and no longer opens.
  public var diedRoutes: [Change<Route>] = []
  public var revivedRoutes: [Change<Route>] = []

  public var addedTransitions: [Transition] = []
  public var removedTransitions: [Transition] = []
  /// Transitions of another kind, from or to another screen, or in other code.
  public var changedTransitions: [Change<Transition>] = []

  /// Sites that were resolved, or did not exist, and cannot be followed now: the transitions after them may show as
  /// removed.
  public var addedGaps: [UnresolvedSite] = []
  public var removedGaps: [UnresolvedSite] = []
  /// Suspected sites on one side only.
  public var addedSuspected: [SuspectedSite] = []
  public var removedSuspected: [SuspectedSite] = []

  public init() {}

  /// Something that a user of the app can notice, or a reviewer wants to know.
  public var isEmpty: Bool { self == GraphDifference() }

  /// Some reachable screens were removed or became unreachable.
  public var losesScreens: Bool { !lostScreens.isEmpty || removedScreens.contains(where: \.isReachable) }
}

extension GraphDifference.Change where Element == Transition {
  public var isRekinded: Bool { before.kind != after.kind || before.back != after.back }
  public var isRetargeted: Bool { before.to != after.to }
  /// Other code makes the same move.
  public var isMoved: Bool { before.owner != after.owner }
  /// Only the source screens of the move differ.
  public var isOnlyOfSources: Bool { !isRekinded && !isRetargeted && !isMoved && !isRerouted }
  public var isRerouted: Bool { before.route != after.route }
  /// Screens that lost the move.
  public var lostSources: [Screen.ID] { before.from.filter { !after.from.contains($0) } }
  public var newSources: [Screen.ID] { after.from.filter { !before.from.contains($0) } }
}

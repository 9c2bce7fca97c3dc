/// A user-visible move from a screen to another.
public struct Transition: Hashable, Sendable, Identifiable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case push, sheet, cover, popover, alert, dialog, tab, root, flow, back, url
  }

  /// How a `back` transition goes back.
  public enum Back: String, Codable, Sendable, CaseIterable {
    case pop
    case popToRoot = "pop-to-root"
    case dismiss
  }

  /// A step of the way from the code that a user triggers to the primitive that navigates.
  public struct Evidence: Hashable, Sendable {
    public var location: SourceLocation
    public var note: String
    public init(location: SourceLocation, note: String) {
      self.location = location
      self.note = note
    }
  }

  /// The screens that must have shown a screen which several others show.
  public struct Condition: Hashable, Sendable {
    public var screen: Screen.ID
    /// Sorted.
    public var from: [String]
    public init(screen: Screen.ID, from: [String]) {
      self.screen = screen
      self.from = from
    }
  }

  /// Stable over runs and over moved lines: made of owner, kind, target and route.
  public var id: String
  /// The screens a user can be on when the site runs.
  public var from: [Screen.ID]
  /// Conditions by screen, sorted. A screen that several others show may run code that the showing one passed. It is
  /// listed with the screens that pass such code: the transition is only possible there if one of these showed the
  /// screen. A screen that is not listed makes the transition whichever screen showed it.
  public var after: [Condition]
  /// The innermost named type that lexically holds the site.
  public var owner: String
  /// nil for a `back` transition whose target is not known.
  public var to: Screen.ID?
  public var kind: Kind
  /// Other kinds that the same code may make: pushed, or a sheet where there is no stack.
  public var otherKinds: [Kind]
  public var back: Back?
  /// The route case, `Type.case`.
  public var route: Route.ID?
  /// The site; of several the first in the sources.
  public var location: SourceLocation
  /// The other sites of the transition, in order.
  public var otherSites: [SourceLocation]
  /// The user's action: `Button("Details")`, `NavigationLink("Open")`, `onAppear`. The nearest of ``triggers``.
  public var trigger: String?
  /// All known triggers of the transition, the nearest to the site first.
  public var triggers: [Trigger]
  /// The innermost condition around the site, as source text.
  public var `guard`: String?
  public var confidence: Confidence
  public var evidence: [Evidence]
  /// The pushed value equals the value that the screen itself was made from (`.profile(id)` from profile `id`).
  public var repeatsOwnValue: Bool
  /// The targets with the transition, where some lack it: names of ``NavigationGraph/targets``, in their order. Empty
  /// where all have it.
  public var targets: [String] = []
  /// The tab's place in its bar, from 1; nil for another kind, and where the place is not known.
  public var position: Int?

  public init(
    id: String, from: [Screen.ID] = [], after: [Condition] = [], owner: String, to: Screen.ID?, kind: Kind,
    otherKinds: [Kind] = [],
    back: Back? = nil,
    route: Route.ID? = nil,
    location: SourceLocation, otherSites: [SourceLocation] = [], trigger: String? = nil, triggers: [Trigger] = [],
    guard condition: String? = nil,
    confidence: Confidence = .exact,
    evidence: [Evidence] = [], repeatsOwnValue: Bool = false, position: Int? = nil
  ) {
    self.id = id
    self.from = from
    self.after = after
    self.owner = owner
    self.to = to
    self.kind = kind
    self.otherKinds = otherKinds
    self.back = back
    self.route = route
    self.location = location
    self.otherSites = otherSites
    self.trigger = trigger ?? triggers.first?.label
    self.triggers = triggers
    self.guard = condition
    self.confidence = confidence
    self.evidence = evidence
    self.repeatsOwnValue = repeatsOwnValue
    self.position = position
  }
}

extension Transition {
  /// All places in the sources that make the transition, in order.
  public var sites: [SourceLocation] { [location] + otherSites }

  /// The user's action, or the event, in words: `tap 'Details'`.
  public var cause: String? { triggers.first?.words ?? trigger }

  /// The user's action on one of the screens that it starts from, or the event there.
  public func cause(on screen: Screen.ID) -> String? { trigger(on: screen)?.words ?? cause }

  /// The nearest trigger on a screen; nil where none is known to be there. A link only counts where nothing else leads
  /// on, as the user is already in the app.
  public func trigger(on screen: Screen.ID) -> Trigger? {
    let own = triggers.filter { $0.from.contains(screen) }
    let known = own.isEmpty ? triggers.filter(\.from.isEmpty) : own
    return known.first { $0.action != .link } ?? known.first
  }
}

/// How sure a result is.
public enum Confidence: String, Codable, Sendable, Comparable, CaseIterable {
  /// By name only: `push`, `present`, `show…` on a receiver of unknown type.
  case guessed
  /// By type: a route value reached an unknown operation and one resolver exists for its type.
  case inferred
  /// Followed to a primitive or to a dialect rule.
  case exact

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  private var rank: Int {
    switch self {
    case .guessed: 0
    case .inferred: 1
    case .exact: 2
    }
  }
}

/// A navigation site whose destination could not be found.
public struct UnresolvedSite: Hashable, Sendable {
  public var owner: String
  public var kind: Transition.Kind
  public var location: SourceLocation
  /// One sentence for people.
  public var reason: String
  /// A limit was met before the destination was found.
  public var isCut: Bool

  public init(
    owner: String, kind: Transition.Kind, location: SourceLocation, reason: String, isCut: Bool = false
  ) {
    self.owner = owner
    self.kind = kind
    self.location = location
    self.reason = reason
    self.isCut = isCut
  }
}

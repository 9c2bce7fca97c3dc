import NavigationModel

/// A team's own rule about its navigation graph.
public struct Policy: Hashable, Sendable {
  /// A policy's demand on the graph.
  public enum Demand: Hashable, Sendable {
    /// No user may get from one screen to the other.
    case forbidden(Move)
    /// From each screen, a user must be able to get to one of the others.
    case required(Move)
    /// Every way to the screens passes one of the gates.
    case onlyThrough(Gate)
    /// The screens are at most this many moves from an entry.
    case maxDepth(DepthLimit)
    /// At most this many sheets, covers and popovers are shown over one another.
    case maxModalDepth(ModalLimit)
    /// A user can leave the screens.
    case canBeLeft(WayOutDemand)
  }

  /// From one screen to another.
  public struct Move: Hashable, Sendable {
    public enum Reach: String, Hashable, Sendable, CaseIterable {
      /// One transition.
      case direct
      /// Any number of transitions.
      case any
    }

    public var from: ScreenSelector
    public var to: ScreenSelector
    /// Only ways that pass such a screen.
    public var via: ScreenSelector?
    /// The kinds that count; for `any` those of every step. Empty for all.
    public var kinds: Set<Transition.Kind>
    public var reach: Reach

    public init(
      from: ScreenSelector, to: ScreenSelector, via: ScreenSelector? = nil, kinds: Set<Transition.Kind> = [],
      reach: Reach = .direct
    ) {
      self.from = from
      self.to = to
      self.via = via
      self.kinds = kinds
      self.reach = reach
    }
  }

  public struct Gate: Hashable, Sendable {
    public var to: ScreenSelector
    public var via: ScreenSelector
    /// The start of ways; the app's entries where nil.
    public var from: ScreenSelector?

    public init(to: ScreenSelector, via: ScreenSelector, from: ScreenSelector? = nil) {
      self.to = to
      self.via = via
      self.from = from
    }
  }

  public struct DepthLimit: Hashable, Sendable {
    public var limit: Int
    public var to: ScreenSelector
    /// The start of ways; the app's entries where nil.
    public var from: ScreenSelector?

    public init(limit: Int, to: ScreenSelector = .all, from: ScreenSelector? = nil) {
      self.limit = limit
      self.to = to
      self.from = from
    }
  }

  public struct ModalLimit: Hashable, Sendable {
    public var limit: Int
    public var kinds: Set<Transition.Kind>
    public var to: ScreenSelector

    public init(limit: Int, kinds: Set<Transition.Kind> = Self.modalKinds, to: ScreenSelector = .all) {
      self.limit = limit
      self.kinds = kinds
      self.to = to
    }

    /// Alerts and dialogs close by themselves.
    public static let modalKinds: Set<Transition.Kind> = [.sheet, .cover, .popover]
  }

  public struct WayOutDemand: Hashable, Sendable {
    public var kinds: Set<Transition.Kind>
    public var to: ScreenSelector
    /// Code that may close the screen does not count: the way out has to be found.
    public var isStrict: Bool

    public init(kinds: Set<Transition.Kind> = [.cover], to: ScreenSelector = .all, isStrict: Bool = false) {
      self.kinds = kinds
      self.to = to
      self.isStrict = isStrict
    }
  }

  /// Kebab-case; the name in suppressions and severities.
  public var name: String
  public var severity: Severity
  /// Why the team wants it.
  public var comment: String?
  public var demand: Demand

  public init(name: String, severity: Severity = .warning, comment: String? = nil, demand: Demand) {
    self.name = name
    self.severity = severity
    self.comment = comment
    self.demand = demand
  }
}

extension Policy.Demand {
  /// The word for it in a configuration.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case forbidden, required
    case onlyThrough = "only_through"
    case maxDepth = "max_depth"
    case maxModalDepth = "max_modal_depth"
    case canBeLeft = "can_be_left"
  }

  public var kind: Kind {
    switch self {
    case .forbidden: .forbidden
    case .required: .required
    case .onlyThrough: .onlyThrough
    case .maxDepth: .maxDepth
    case .maxModalDepth: .maxModalDepth
    case .canBeLeft: .canBeLeft
    }
  }
}

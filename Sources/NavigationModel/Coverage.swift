/// What the graph is known to lack, beside unresolved sites and unreadable sources, and the dependencies that were
/// followed.
public struct Coverage: Hashable, Sendable {
  /// Places that look like navigation and were not understood, in order.
  public var suspected: [SuspectedSite]
  /// Unread modules that the sources import, those with the most sites first.
  public var unreadModules: [UnreadModule]
  /// Modules that the sources import and whose own sources were followed, by name.
  public var dependencies: [FollowedModule]
  /// Steps that were followed to their end and are no transitions of their own, in order.
  public var setAside: [StepSetAside]
  /// The limits at which searches ended, beside those of single sites and transitions, which are told there. Those that
  /// cost navigation come first.
  public var limits: [ReachedLimit]

  public init(
    suspected: [SuspectedSite] = [], unreadModules: [UnreadModule] = [], dependencies: [FollowedModule] = [],
    setAside: [StepSetAside] = [], limits: [ReachedLimit] = []
  ) {
    self.suspected = suspected
    self.unreadModules = unreadModules
    self.dependencies = dependencies
    self.setAside = setAside
    self.limits = limits
  }

  public var isEmpty: Bool { suspected.isEmpty && unreadModules.isEmpty }
}

/// A limit on work at which a search ended before it had looked at everything.
public struct ReachedLimit: Hashable, Sendable {
  /// What may be missing for that.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// Transitions, or some of their origins.
    case navigation
    /// Some of the controls that a user taps, or their texts.
    case triggers
  }

  /// The limit in words: "24 consecutive names".
  public var limit: String
  public var lost: Loss

  public init(limit: String, lost: Loss) {
    self.limit = limit
    self.lost = lost
  }
}

/// A place that may be navigation.
public struct SuspectedSite: Hashable, Sendable {
  /// Why it is suspected.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A call with a name like navigation, on a type that the sources do not declare.
    case foreignCall = "foreign-call"
    /// A modifier with a presenter's arguments (`isPresented:`, `item:`), of an unread module.
    case foreignModifier = "foreign-modifier"
    /// A call that certainly navigates, but whose destination was not found.
    case showsNothing = "shows-nothing"
    /// A controller that the app makes and that nothing is known to show.
    case unshownController = "unshown-controller"
  }

  public var cause: Cause
  public var owner: String
  public var location: SourceLocation
  /// One sentence for people, without its end.
  public var reason: String
  /// The module that decides, where it is known.
  public var module: String?

  public init(cause: Cause, owner: String, location: SourceLocation, reason: String, module: String? = nil) {
    self.cause = cause
    self.owner = owner
    self.location = location
    self.reason = reason
    self.module = module
  }
}

/// A step that was followed to its end and is no transition of its own, because another one stands for what the user
/// sees.
public struct StepSetAside: Hashable, Sendable {
  public var kind: Transition.Kind
  public var owner: String
  public var location: SourceLocation
  /// One sentence for people, without its end.
  public var reason: String
  /// The place of the step that stands for this one, where there is one.
  public var instead: SourceLocation?

  public init(
    kind: Transition.Kind, owner: String, location: SourceLocation, reason: String, instead: SourceLocation? = nil
  ) {
    self.kind = kind
    self.owner = owner
    self.location = location
    self.reason = reason
    self.instead = instead
  }
}

/// A module that the sources import, that no dialect describes, and whose own sources were not read.
public struct UnreadModule: Hashable, Sendable {
  public var name: String
  /// The number of places that depend on it: subclasses of its classes, suspected sites.
  public var siteCount: Int
  /// Its classes from which screens of the app derive, with the number of those; most first.
  public var bases: [Base]

  public struct Base: Hashable, Sendable {
    public var name: String
    public var heirCount: Int
    public init(name: String, heirCount: Int) {
      self.name = name
      self.heirCount = heirCount
    }
  }

  public init(name: String, siteCount: Int = 0, bases: [Base] = []) {
    self.name = name
    self.siteCount = siteCount
    self.bases = bases
  }
}

/// A module that the sources import, and of whose own sources the files were read that the app's code reaches.
public struct FollowedModule: Hashable, Sendable {
  public var name: String
  public var fileCount: Int
  /// The number of further files that the app's code reaches; they were not read, as that would take longer than the
  /// app itself.
  public var leftOutCount: Int

  public init(name: String, fileCount: Int, leftOutCount: Int = 0) {
    self.name = name
    self.fileCount = fileCount
    self.leftOutCount = leftOutCount
  }
}

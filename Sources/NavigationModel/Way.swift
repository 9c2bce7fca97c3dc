/// A way through the app: how a user gets from one screen to another.
public struct Way: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    public enum Move: Hashable, Sendable {
      case transition(Transition)
      /// No tap: the target is part of what the source shows.
      case contains(Embedding)
    }

    /// Ids of screens, or names of types that are none.
    public var from: String
    public var to: String
    public var move: Move

    public init(from: String, to: String, move: Move) {
      self.from = from
      self.to = to
      self.move = move
    }

    public var location: SourceLocation {
      switch move {
      case .transition(let transition): transition.location
      case .contains(let embedding): embedding.location
      }
    }
  }

  public var start: String
  public var steps: [Step]

  public init(start: String, steps: [Step]) {
    self.start = start
    self.steps = steps
  }

  /// How often the user acts: steps that are transitions.
  public var length: Int { steps.count { if case .transition = $0.move { true } else { false } } }
}

/// What leads to a screen, or what keeps users from it.
public struct ScreenReasons: Hashable, Sendable {
  /// Why nobody gets to a screen.
  public enum BrokenLink: Hashable, Sendable {
    /// The route is mapped to it, and nothing opens the route.
    case unusedRoute(Route)
    /// The site shows it, and no screen that a user can get to runs the site.
    case deadSite(Transition)
    /// The type contains it, and nothing shows the type.
    case deadParent(Embedding)
  }

  public var screen: Screen
  /// The shortest way from where the app starts; nil where there is none.
  public var way: Way?
  /// How the first screen of the way is opened, where an app's own start does not lead to this screen.
  public var openings: [Entry] = []
  /// The app can start there.
  public var entries: [Entry]
  /// Every transition to it, by location.
  public var waysIn: [Transition]
  /// Screens that hold it as a part, by location.
  public var containers: [Embedding]
  /// Nearest first; empty for a screen that can be reached.
  public var brokenLinks: [BrokenLink]

  public init(
    screen: Screen, way: Way?, entries: [Entry], waysIn: [Transition], containers: [Embedding],
    brokenLinks: [BrokenLink]
  ) {
    self.screen = screen
    self.way = way
    self.entries = entries
    self.waysIn = waysIn
    self.containers = containers
    self.brokenLinks = brokenLinks
  }
}

/// A way through the app: how a user gets from one screen to another.
public struct Way: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    public enum Move: Hashable, Sendable {
      case transition(Transition)
      /// Without a tap: the target is part of the source's content.
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

  /// The number of the user's actions: steps that are transitions.
  public var length: Int { steps.count { if case .transition = $0.move { true } else { false } } }
}

/// The ways to a screen, or the reasons why there is none.
public struct ScreenReasons: Hashable, Sendable {
  /// Why a screen is unreachable.
  public enum BrokenLink: Hashable, Sendable {
    /// The route has it as its destination, and nothing opens the route.
    case unusedRoute(Route)
    /// The site shows it, and no reachable screen runs the site.
    case deadSite(Transition)
    /// The type contains it, and nothing shows the type.
    case deadParent(Embedding)
  }

  public var screen: Screen
  /// The shortest way from the app's start; nil where there is none.
  public var way: Way?
  /// The entries to the first screen of the way, where no app's own start leads to this screen.
  public var openings: [Entry] = []
  /// The app can start there.
  public var entries: [Entry]
  /// Every transition to it, by location.
  public var waysIn: [Transition]
  /// Screens that contain it as a part, by location.
  public var containers: [Embedding]
  /// Nearest first; empty for a reachable screen.
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

/// The navigation of an app: which screens exist and how a user gets from one to another.
///
/// A plain value, ordered: the same sources give an equal graph, byte for byte in its JSON form.
public struct NavigationGraph: Hashable, Sendable {
  /// The version of the JSON contract.
  public static let formatVersion = 1

  /// The folder that paths are relative to, as given on the command line.
  public var root: String
  public var entries: [Entry]
  public var screens: [Screen]
  public var routes: [Route]
  public var transitions: [Transition]
  public var flows: [Flow]
  public var unresolved: [UnresolvedSite]
  public var resolvers: [RouteResolver]
  public var unmatched: [UnmatchedDestination]
  public var embeddings: [Embedding]
  /// What could not be read, sorted by path: with any, that nothing leads somewhere is not certain.
  public var unread: [UnreadSource]

  public init(
    root: String = ".", entries: [Entry] = [], screens: [Screen] = [], routes: [Route] = [],
    transitions: [Transition] = [],
    flows: [Flow] = [], unresolved: [UnresolvedSite] = [], resolvers: [RouteResolver] = [],
    unmatched: [UnmatchedDestination] = [], embeddings: [Embedding] = [], unread: [UnreadSource] = []
  ) {
    self.root = root
    self.entries = entries
    self.screens = screens
    self.routes = routes
    self.transitions = transitions
    self.flows = flows
    self.unresolved = unresolved
    self.resolvers = resolvers
    self.unmatched = unmatched
    self.embeddings = embeddings
    self.unread = unread
  }

  /// Navigation sites with a known destination. A transition is counted once, however many sites it has.
  public var resolvedCount: Int { transitions.count }
  /// All navigation sites that were found.
  public var siteCount: Int { transitions.count + unresolved.count }
}

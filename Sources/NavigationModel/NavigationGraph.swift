/// The navigation of an app: its screens and how a user gets from one to another.
///
/// A plain value, ordered: the same sources give an equal graph, byte for byte in its JSON form.
public struct NavigationGraph: Hashable, Sendable {
  /// The version of the JSON contract.
  public static let formatVersion = 1

  /// The folder that paths are relative to, as given on the command line.
  public var root: String
  /// The apps, extensions and tools in the graph, where there are several.
  public var targets: [NavigationTarget] = []
  public var entries: [Entry]
  public var screens: [Screen]
  public var routes: [Route]
  public var transitions: [Transition]
  public var flows: [Flow]
  public var unresolved: [UnresolvedSite]
  public var resolvers: [RouteResolver]
  public var unmatched: [UnmatchedDestination]
  public var embeddings: [Embedding]
  /// Sources that could not be read, sorted by path: with any, the absence of a transition is not certain.
  public var unread: [UnreadSource]
  /// What else the graph is known to lack.
  public var coverage: Coverage

  public init(
    root: String = ".", entries: [Entry] = [], screens: [Screen] = [], routes: [Route] = [],
    transitions: [Transition] = [],
    flows: [Flow] = [], unresolved: [UnresolvedSite] = [], resolvers: [RouteResolver] = [],
    unmatched: [UnmatchedDestination] = [], embeddings: [Embedding] = [], unread: [UnreadSource] = [],
    coverage: Coverage = Coverage()
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
    self.coverage = coverage
  }

  /// The number of places in the sources that navigate with a known destination. One that leads to several screens
  /// counts once.
  public var resolvedCount: Int { Set(transitions.flatMap(\.sites)).count }
  /// The number of places in the sources that certainly navigate.
  public var siteCount: Int {
    resolvedCount + Set(unresolved.map(\.location)).subtracting(transitions.flatMap(\.sites)).count
  }
}

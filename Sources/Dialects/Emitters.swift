extension Dialect {
  /// Coordinators whose routes come from emitters: a screen or view model puts a route into a stream, and the library
  /// passes it to the coordinator that the emitter was registered with.
  public struct Emitters: Sendable, Hashable {
    /// Protocols that emitters conform to.
    public var types: [String]
    /// Protocols that routes conform to, if handlers take any of them.
    public var routes: [String]
    /// The member of an emitter that holds the stream.
    public var stream: String
    /// Methods of the stream whose first argument is a route to send.
    public var emits: [String]
    /// Calls that connect another stream to it: name and label.
    public var feeds: [String: String]
    /// The property with the route that an emitter sends first, by itself.
    public var first: String
    /// The function of an emitter that the library calls at the start.
    public var onStart: String
    /// Library types that send one route: name and label of the initialiser's argument.
    public var constants: [String: String]
    /// Library types that combine several emitters: name and label of the initialiser's argument.
    public var groups: [String: String]
    /// The property of a coordinator with the controller that represents it on screen.
    public var root: String
    /// The method in which a coordinator replaces a route before it handles it.
    public var adapter: Handler?
    /// Calls outside of handlers that give a coordinator its emitter.
    public var starts: [Contribution]
    /// Values by which a handler says who sends the next routes.
    public var contributions: [Contribution]

    public init(
      types: [String], routes: [String] = [], stream: String, emits: [String] = [], feeds: [String: String] = [:],
      first: String = "",
      onStart: String = "", constants: [String: String] = [:], groups: [String: String] = [:], root: String = "",
      adapter: Handler? = nil,
      starts: [Contribution] = [], contributions: [Contribution] = []
    ) {
      self.types = types
      self.routes = routes
      self.stream = stream
      self.emits = emits
      self.feeds = feeds
      self.first = first
      self.onStart = onStart
      self.constants = constants
      self.groups = groups
      self.root = root
      self.adapter = adapter
      self.starts = starts
      self.contributions = contributions
    }
  }

  /// What is shown next, and who sends routes from there.
  public struct Contribution: Sendable, Hashable {
    public var call: String
    /// Labels of the coordinator or screen; the first label that the call has counts.
    public var shown: [String]
    /// Labels of the emitter.
    public var emitter: [String]

    public init(_ call: String, shown: [String], emitter: [String]) {
      self.call = call
      self.shown = shown
      self.emitter = emitter
    }
  }
}

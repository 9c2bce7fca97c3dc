extension Dialect {
  /// Streams of values of a library: what goes into one, who gets what comes out of it.
  public struct Streams: Sendable, Hashable {
    /// Types whose first generic argument is what flows.
    public var types: [String]
    /// Methods that put their argument into the stream.
    public var inputs: [String]
    /// Methods that hand each value to a closure.
    public var observers: [String]
    /// Methods after which the same values flow.
    public var passing: [String]
    /// Methods after which each value comes with the object that they were given: `taps.withUnretained(self)`.
    public var owners: [String]
    /// Types that hold one value some time later: `Promise`.
    public var promises: [String]
    /// Methods of those that hand the value to a closure.
    public var followers: [String]

    public init(
      types: [String] = [], inputs: [String] = [], observers: [String] = [], passing: [String] = [],
      owners: [String] = [], promises: [String] = [], followers: [String] = []
    ) {
      self.types = types
      self.inputs = inputs
      self.observers = observers
      self.passing = passing
      self.owners = owners
      self.promises = promises
      self.followers = followers
    }
  }
}

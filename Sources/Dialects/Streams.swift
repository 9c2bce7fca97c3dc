extension Dialect {
  /// Streams of values of a library: which calls put values into a stream, and which receive them.
  public struct Streams: Sendable, Hashable {
    /// Types whose first generic argument is the type of the values.
    public var types: [String]
    /// Methods that put their argument into the stream.
    public var inputs: [String]
    /// Methods that pass each value to a closure.
    public var observers: [String]
    /// Methods that return a stream of the same values.
    public var passing: [String]
    /// Methods that add an object to each value: `taps.withUnretained(self)`.
    public var owners: [String]
    /// Types that hold one value some time later: `Promise`.
    public var promises: [String]
    /// Methods of promises that pass the value to a closure.
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

extension Dialect {
  /// Apple's Combine: no navigation of its own, but routes travel through its publishers.
  public static let combine: Dialect = {
    var d = Dialect(name: "Combine")
    d.streams = Streams(
      types: ["Published", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject", "Just"], inputs: ["send"],
      observers: ["sink"],
      passing: [
        "eraseToAnyPublisher", "receive", "share", "removeDuplicates", "debounce", "throttle", "delay", "handleEvents",
        "setFailureType", "assertNoFailure", "store",
      ])
    d.notified = ["sink"]
    // CombineCocoa's, which apps also write themselves.
    d.controls.streams = ["tapPublisher": .tap]
    return d
  }()
}

extension Dialect {
  /// Asynchronous sequences of the standard library: no navigation of their own, but routes travel through them
  /// (`for await page in router.pages { … }`).
  public static let concurrency: Dialect = {
    var d = Dialect(name: "Concurrency")
    d.streams = Streams(
      types: ["AsyncStream", "AsyncThrowingStream", "AsyncPublisher"], inputs: ["yield"], observers: [],
      passing: ["values"])
    d.suspending = [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ]
    return d
  }()
}

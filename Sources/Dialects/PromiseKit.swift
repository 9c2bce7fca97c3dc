extension Dialect {
  /// PromiseKit: it does not navigate itself, but screens and routes are constructed in one step of a chain and shown
  /// in the next.
  public static let promiseKit: Dialect = {
    var d = Dialect(name: "PromiseKit")
    d.modules = ["PromiseKit"]
    d.streams = Streams(
      passing: ["ensure", "recover"], promises: ["Promise", "Guarantee"], followers: ["done", "then", "get", "tap"])
    return d
  }()
}

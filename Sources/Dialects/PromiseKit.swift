extension Dialect {
  /// PromiseKit: no navigation of its own, but screens and routes are made in one step of a chain and shown in the
  /// next.
  public static let promiseKit: Dialect = {
    var d = Dialect(name: "PromiseKit")
    d.modules = ["PromiseKit"]
    d.streams = Streams(
      passing: ["ensure", "recover"], promises: ["Promise", "Guarantee"], followers: ["done", "then", "get", "tap"])
    return d
  }()
}

extension Dialect {
  /// RxSwift and its relays: no navigation of its own, but routes travel through its streams.
  public static let rxSwift: Dialect = {
    var d = Dialect(name: "RxSwift")
    d.modules = ["RxSwift", "RxCocoa", "RxRelay", "RxFlow", "XCoordinatorRx"]
    d.streams = Streams(inputs: ["accept", "onNext"], observers: ["bind", "do", "drive", "emit", "onNext", "subscribe"])
    return d
  }()
}

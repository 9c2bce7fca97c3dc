extension Dialect {
  /// RxSwift and its relays: they do not navigate themselves, but routes travel through their streams.
  public static let rxSwift: Dialect = {
    var d = Dialect(name: "RxSwift")
    d.modules = ["RxSwift", "RxCocoa", "RxRelay", "RxFlow", "XCoordinatorRx", "ReactorKit"]
    d.streams = Streams(
      types: [
        "Observable", "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay",
        "ReplayRelay", "Driver", "Signal", "Infallible", "ControlEvent", "AnyObserver",
      ],
      inputs: ["accept", "onNext"], observers: ["bind", "do", "drive", "emit", "onNext", "subscribe"],
      passing: [
        "asObservable", "asObserver", "asDriver", "asSignal", "observe", "share", "distinctUntilChanged", "debounce",
        "throttle", "delay", "skip", "take",
      ], owners: ["withUnretained"])
    d.facets = ["rx": "Reactive"]
    d.subjects = ["Binder"]
    d.controls.streams = ["tap": .tap, "itemSelected": .select, "modelSelected": .select, "tapGesture": .tap]
    d.controls.eventStreams = ["controlEvent", "event"]
    return d
  }()
}

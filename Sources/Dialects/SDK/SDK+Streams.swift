/// Streams and notifications of Combine, RxSwift and Swift's concurrency.
extension SDK {
  /// Methods that put a value into a subject or relay.
  package static let sending: Set<String> = ["send", "accept", "onNext"]
  /// The same of streams of any kind.
  package static let yielding: Set<String> = sending.union(["yield"])
  /// The same, and what posts a notification.
  package static let telling: Set<String> = yielding.union(["post"])
  /// Methods that resume the code which waits for the result.
  package static let reporting: Set<String> = telling.union(["resume", "finish", "fulfill", "success", "perform"])
  /// The static function of a stream that makes it together with the object that puts values into it.
  package static let makerOfPairs = "makeStream"
  /// Streams that do not keep values for later subscribers.
  package static let forgetfulStreams: Set<String> = ["PassthroughSubject", "PublishRelay", "PublishSubject"]
  /// Streams that keep their last value.
  package static let keepingStreams: Set<String> = ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject"]
  /// Methods of a publisher that change neither its values nor their timing.
  package static let neutralSteps: Set<String> = [
    "receive", "eraseToAnyPublisher", "subscribe", "share", "print", "handleEvents",
  ]
  /// Methods that let only the first value through.
  package static let firstValues: Set<String> = ["first", "single", "take", "prefix"]
  /// Calls that run a closure for each value of a stream, or when a value changes.
  package static let listening: Set<String> = ["onChange", "onReceive", "sink"]
  /// The same, and tasks that wait for it.
  package static let awaiting: Set<String> = listening.union(["task"])

  /// Methods of a stream whose closure maps or inspects each value.
  package static let stepsOfStreams: Set<String> = [
    "map", "compactMap", "tryMap", "filter", "scan", "reduce", "do", "handleEvents", "mapError",
  ]

  /// Methods that let some values through.
  package static let sievings: Set<String> = ["filter", "dropFirst", "first", "prefix"]
}

extension Dialect {
  /// ReactorKit: it does not navigate itself, but a reactor's state decides what is shown, and the state changes when
  /// an action is sent to the reactor.
  public static let reactorKit: Dialect = {
    var d = Dialect(name: "ReactorKit")
    d.modules = ["ReactorKit"]
    d.library = Library(module: "ReactorKit", types: ["ActionSubject", "IdentityHashable"])
    d.givenProperties = ["reactor": "bind"]
    // The initial state is left unknown: `mutate` and `reduce` construct the state from the actions.
    d.declarations = """
      public protocol Reactor: AnyObject {
        associatedtype Action
        associatedtype Mutation
        associatedtype State
        var initialState: State { get }
        func mutate(action: Action) -> Observable<Mutation>
        func reduce(state: State, mutation: Mutation) -> State
      }
      extension Reactor {
        public var action: PublishRelay<Action>
        public var state: Observable<State> { Observable.deferred { self.action } }
        public func pulse<Result>(_ path: KeyPath<State, Result>) -> Observable<Result> { Observable.deferred { \
      self.action } }
      }
      """
    return d
  }()
}

extension Dialect {
  /// ReactorKit: nothing in it navigates, but what a reactor's state says is shown because somebody sent the reactor an
  /// action.
  public static let reactorKit: Dialect = {
    var d = Dialect(name: "ReactorKit")
    d.modules = ["ReactorKit"]
    d.library = Library(module: "ReactorKit", types: ["ActionSubject", "IdentityHashable"])
    d.givenProperties = ["reactor": "bind"]
    // What the state is like nobody says: that is for `mutate` and `reduce` to make of the actions.
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

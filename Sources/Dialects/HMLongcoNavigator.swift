import NavigationModel

extension Dialect {
  /// Navigator by Michael Long (`Navigator`, `NavigatorUI`): destination enums construct their own views (`body`) and
  /// say in `method` how they are shown.
  public static let hmlongcoNavigator: Dialect = {
    var d = Dialect(name: "Navigator")
    d.modules = ["NavigatorUI", "Navigator"]
    d.library = Library(module: "NavigatorUI", types: ["NavigationDestination", "ManagedNavigationStack"])
    let navigator = ["Navigator"]
    let kinds: [String: Transition.Kind] = [
      "push": .push, "send": .push, "sheet": .sheet, "managedSheet": .sheet, "cover": .cover, "managedCover": .cover,
    ]
    d.declarations = flows
    let method = KindChoice(argument: ["method"], property: "method", kinds: kinds)
    d.environment = ["navigator": "Navigator"]
    d.operations = [
      Operation("navigate", receivers: navigator, argument: "to", kind: .push, destination: .route, choice: method),
      Operation("push", receivers: navigator, kind: .push, destination: .route),
      Operation(
        "present", receivers: navigator, argument: "sheet", required: ["sheet"], kind: .sheet, destination: .route),
      Operation(
        "present", receivers: navigator, argument: "cover", required: ["cover"], kind: .cover, destination: .route),
      // Values are sent to the receiver that is registered for their type.
      Operation(
        "send", receivers: navigator, kind: .push, destination: .route, choice: method,
        answered: ["navigationAutoReceive"]),
    ]
    // `.navigate(to: $destination)`: goes wherever the state says.
    d.presenters = [Presenter("navigate", kind: .push, item: ["to"], flag: [], content: [], choice: method)]
    d.links = [Link("NavigationLink", kind: .push, value: ["to"])]
    d.backs =
      ["pop", "popAny", "back", "returnToCheckpoint", "complete", "cancel"].map {
        Back($0, receivers: navigator, how: .pop)
      } + [Back("popAll", receivers: navigator, how: .popToRoot)]
      + ["dismiss", "dismissAny", "dismissPresentedViews", "dismissAnyChildren"].map {
        Back($0, receivers: navigator, how: .dismiss)
      }
    d.wrappers = ["ManagedNavigationStack": "", "ManagedPresentationView": ""]
    return d
  }()

  /// Flows return their next destination; routes go to handlers.
  private static let flows = """
    public protocol NavigationFlow {
      associatedtype Destination
      func start() -> FlowResult<Self>
      func next() async throws -> FlowResult<Self>
    }
    public enum FlowResult<Flow> {
      case destination(Flow.Destination)
      case complete(Flow)
      case completeWithValue(Any, Flow)
      case cancel(Flow)
      case error(Flow, Error)
    }
    public enum NavigationAction {
      case dismissAny, popAny, reset, pause, empty
      case popAll(in: Any)
      case send(Any)
    }
    extension Navigator {
      public func perform(_ actions: NavigationAction...) {
        for action in actions { run(action) }
      }
      public func perform(actions: [NavigationAction]) {
        for action in actions { run(action) }
      }
      private func run(_ action: NavigationAction) {
        switch action {
        case .dismissAny, .reset: dismissAny()
        case .popAny: popAny()
        case .popAll: popAll()
        case .send(let value): send(value)
        default: break
        }
      }
    }
    public protocol NavigationRouteHandling { func route(to route: Any, with navigator: Navigator) }
    extension Navigator {
      var handler: any NavigationRouteHandling { NavigationHandlers.first }
      public func start(_ flow: some NavigationFlow) { follow(flow.start()) }
      public func start<Flow: NavigationFlow>(_ flow: Flow, returningTo checkpoint: Any) { follow(flow.start()) }
      public func next(_ flow: some NavigationFlow) async throws { follow(try await flow.next()) }
      private func follow<Flow>(_ result: FlowResult<Flow>) {
        switch result {
        case .destination(let destination): navigate(to: destination)
        default: break
        }
      }
      public func perform(route: Any) { handler.route(to: route, with: self) }
    }
    """
}

import NavigationModel

extension Dialect {
  /// How the kind of a transition is decided if a value says it: `style: .sheet(withNavigation: true)`,
  /// `showScreen(.push)`, a route's own `var method`.
  public struct KindChoice: Sendable, Hashable {
    /// Labels of the deciding argument; the first label that the call has counts. The empty label is the first
    /// unlabelled argument.
    public var argument: [String]
    /// The property of the route that decides if no argument does; empty for none.
    public var property: String
    /// From the name of a case (or static member, or function) to the kind.
    public var kinds: [String: Transition.Kind]

    public init(argument: [String] = [], property: String = "", kinds: [String: Transition.Kind]) {
      self.argument = argument
      self.property = property
      self.kinds = kinds
    }
  }

  /// A case of a library's type that wraps a route and says how it is shown: `Route.sheet(screen, withNavigation:
  /// true)`.
  public struct RouteConstructor: Sendable, Hashable {
    /// The library's type.
    public var type: String
    /// From the name of the case to the kind.
    public var kinds: [String: Transition.Kind]
    /// The label of the argument that holds the route; empty for the first unlabelled one.
    public var argument: String

    public init(_ type: String, kinds: [String: Transition.Kind], argument: String = "") {
      self.type = type
      self.kinds = kinds
      self.argument = argument
    }
  }

  /// A call that says what an address shows: `navigator.register("app://user/<int:id>") { … }`.
  public struct AddressRegistration: Sendable, Hashable {
    public enum Result: String, Sendable, Hashable, CaseIterable {
      /// The factory returns a view or controller.
      case screen
      /// The handler performs the navigation itself.
      case handler
    }
    public var call: String
    public var receivers: [String]
    /// The label of the pattern; empty for the first unlabelled argument.
    public var pattern: String
    /// Labels of the factory; without one of them, the last unlabelled argument or the trailing closure is the factory.
    public var factory: [String]
    public var result: Result

    public init(
      _ call: String, receivers: [String] = [], pattern: String = "", factory: [String] = [], result: Result = .screen
    ) {
      self.call = call
      self.receivers = receivers
      self.pattern = pattern
      self.factory = factory
      self.result = result
    }
  }

  /// A protocol whose conforming types each say what one address shows: `matchPath` and `build` of a `RouteBuilder`.
  public struct AddressType: Sendable, Hashable {
    /// The protocol.
    public var name: String
    /// The property with the pattern.
    public var pattern: String
    /// The property or function with the factory.
    public var factory: String

    public init(_ name: String, pattern: String, factory: String) {
      self.name = name
      self.pattern = pattern
      self.factory = factory
    }
  }

  /// A value of the library around a screen or an address: `AnyDestination(segue: .sheet) { … }`, `LinkItem(path:
  /// "home")`.
  public struct Box: Sendable, Hashable {
    public var type: String
    /// Labels of the argument that holds the screen or address; without one of them, the trailing closure does.
    public var content: [String]
    public var choice: KindChoice?

    public init(_ type: String, content: [String], choice: KindChoice? = nil) {
      self.type = type
      self.content = content
      self.choice = choice
    }
  }

  /// If a type's own content depends on its state, replacing that state moves the user: `state = .home(…)`.
  public struct StateReplacement: Sendable, Hashable {
    /// The name of the variable that is assigned.
    public var variable: String
    public var kind: Transition.Kind

    public init(_ variable: String, kind: Transition.Kind) {
      self.variable = variable
      self.kind = kind
    }
  }
}

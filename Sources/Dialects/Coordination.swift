import NavigationModel

extension Dialect {
  /// How a library's coordinators work: which types they are, how a route gets to one, and what it does in response.
  /// Two shapes are covered. A *route handler* is a method that takes a route and returns a description of the
  /// transition (`.push(controller)`), or performs it. A *route property* is a property of the coordinator that holds a
  /// factory, with the kind of transition in an attribute; a key path names it.
  public struct Coordination: Sendable, Hashable {
    /// Simple names of the types that coordinators inherit from or conform to, with the container that such a
    /// coordinator puts on screen (empty where its first screen takes that place).
    public var bases: [String: String] = [:]
    /// The method that turns a route into a transition.
    public var handler: Handler?
    /// What a handler returns, by the name of the case or static function.
    public var outcomes: [Outcome] = []
    /// Simple names of the types a handler returns. Constructing one with a closure runs the closure.
    public var results: [String] = []
    /// Calls that send a route.
    public var triggers: [Trigger] = []
    /// Calls that start or add children.
    public var starts: [Start] = []
    /// Calls on a coordinator that go back.
    public var backs: [Back] = []
    /// Types that stand for the coordinator behind them; a generic argument is its route type or the coordinator type.
    public var routers: [String] = []
    /// Members of a coordinator or router that return the same coordinator: `strongRouter`, `rx`, `child`.
    public var sameMembers: [String] = []
    /// Coordinators that only wrap another one.
    public var wrappers: [String] = []
    public var properties: RouteProperties?
    public var emitters: Emitters?

    public init() {}
  }

  /// `func prepareTransition(for route: R) -> Transition`
  public struct Handler: Sendable, Hashable {
    public var name: String
    public var label: String
    public init(_ name: String, label: String) {
      self.name = name
      self.label = label
    }
  }

  /// A transition described as a value.
  public struct Outcome: Sendable, Hashable {
    public enum Effect: Sendable, Hashable {
      /// Shows its arguments.
      case show(Transition.Kind)
      case back(Transition.Back)
      /// All of its arguments, each a transition of its own.
      case all
      /// Sends its argument to the parent's handler.
      case toParent
      /// Sends its argument to the same handler.
      case toSelf
      case nothing
    }
    public var name: String
    public var effect: Effect
    /// Labels of the arguments that count; empty for the unlabelled ones.
    public var arguments: [String]
    public init(_ name: String, _ effect: Effect, arguments: [String] = [""]) {
      self.name = name
      self.effect = effect
      self.arguments = arguments
    }
  }

  /// A call that sends a route to a coordinator: to its receiver, or to the coordinator it stands in.
  public struct Trigger: Sendable, Hashable {
    public enum Audience: String, Sendable, Hashable, CaseIterable {
      /// The coordinator that the receiver is or stands for; without a receiver, the enclosing type.
      case receiver
      /// Any coordinator that handles the route's type.
      case anyone
    }
    public var call: String
    /// Label of the route.
    public var argument: String
    /// Simple names of types the receiver must have, when the method's name alone is ambiguous.
    public var receivers: [String]
    /// Every unlabelled argument is a route.
    public var isList: Bool
    public var audience: Audience
    /// The user sends it by a gesture on whatever screen the coordinator shows.
    public var isGesture: Bool
    public init(
      _ call: String, argument: String = "", receivers: [String] = [], isList: Bool = false,
      audience: Audience = .receiver, isGesture: Bool = false
    ) {
      self.call = call
      self.argument = argument
      self.receivers = receivers
      self.isList = isList
      self.audience = audience
      self.isGesture = isGesture
    }
  }

  /// A call that puts children on screen.
  public struct Start: Sendable, Hashable {
    public var call: String
    /// Labels of the children; empty for the unlabelled arguments. Without any, the receiver is the child.
    public var arguments: [String]
    /// Labels that the call must have; otherwise it is something else.
    public var required: [String]
    /// How children that are screens, and the first screens of the other children, are shown.
    public var kind: Transition.Kind
    /// Simple names of types the receiver must have.
    public var receivers: [String]
    /// Only calls of the superclass's initialiser count.
    public var isSuperInit: Bool
    /// The parameters of the trailing closure are the children's root controllers.
    public var handsOver: Bool
    public init(
      _ call: String, arguments: [String], required: [String] = [], kind: Transition.Kind, receivers: [String] = [],
      isSuperInit: Bool = false, handsOver: Bool = false
    ) {
      self.call = call
      self.arguments = arguments
      self.required = required
      self.kind = kind
      self.receivers = receivers
      self.isSuperInit = isSuperInit
      self.handsOver = handsOver
    }
  }

  /// Routes that are properties: `@Route(.push) var detail = makeDetail`, named by key path.
  public struct RouteProperties: Sendable, Hashable {
    /// Attributes of route properties, with the kind of transition that each means by default.
    public var attributes: [String: Transition.Kind]
    /// Kinds of transition by the attribute's first argument (`.push`).
    public var kinds: [String: Transition.Kind]
    /// Calls that navigate to a key path: name and label.
    public var calls: [String: String]
    /// Calls that return the coordinator behind a key path without a transition of their own.
    public var leads: [String]
    /// Initialisers that name the first route: name and label.
    public var initials: [String: String]
    /// Initialisers that name a list of tabs: name and label.
    public var lists: [String: String]
    public init(
      attributes: [String: Transition.Kind], kinds: [String: Transition.Kind], calls: [String: String], leads: [String],
      initials: [String: String], lists: [String: String]
    ) {
      self.attributes = attributes
      self.kinds = kinds
      self.calls = calls
      self.leads = leads
      self.initials = initials
      self.lists = lists
    }
  }

  /// The library's own source, if it is in the tree: it is left out, because the dialect describes it.
  public struct Library: Sendable, Hashable {
    public var module: String
    /// A few top-level types that together only this library declares.
    public var types: [String]
    public init(module: String, types: [String]) {
      self.module = module
      self.types = types
    }
  }
}

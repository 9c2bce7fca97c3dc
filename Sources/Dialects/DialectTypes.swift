extension Dialect {
  /// What a library's generic type stands for, as far as navigation is concerned: a store stands for the state it
  /// holds.
  public struct TypeMeaning: Sendable, Hashable {
    public enum Form: String, Sendable, Hashable, CaseIterable {
      case value
      case array
    }
    public var name: String
    /// The index of the generic argument that it stands for.
    public var argument: Int
    /// A nested type of that argument; empty for the argument itself.
    public var member: String
    public var form: Form
    /// The library's type around the result: `Routes<T>` is `[Route<T>]`.
    public var wrapper: String
    /// The label of the initialiser's argument whose type it stands for, if the generic arguments are not written.
    public var label: String

    public init(
      _ name: String, argument: Int = 0, member: String = "", form: Form = .value, wrapper: String = "",
      label: String = ""
    ) {
      self.name = name
      self.argument = argument
      self.member = member
      self.form = form
      self.wrapper = wrapper
      self.label = label
    }
  }

  /// A method whose argument has the type of a generic argument of its receiver: `FlowNavigator<Screen>.push(.home)`.
  public struct Expectation: Sendable, Hashable {
    public var calls: [String]
    /// Names of the receiver's type; `[Name]` for an array of it.
    public var receivers: [String]
    /// The library's type that the argument has instead, with the receiver's generic arguments; empty if the argument
    /// has the type of the first of those. In brackets for a list of it.
    public var type: String

    /// The argument's label; nil for any.
    public var label: String?

    public init(_ calls: [String], receivers: [String], label: String? = nil, type: String = "") {
      self.calls = calls
      self.receivers = receivers
      self.label = label
      self.type = type
    }
  }

  /// A call whose closure receives values of types that are nested in the surrounding type: `Reduce { state, action in
  /// … }`.
  public struct ClosureTypes: Sendable, Hashable {
    public var call: String
    /// Names of nested types of the surrounding type, one for each parameter.
    public var parameters: [String]

    public init(_ call: String, parameters: [String]) {
      self.call = call
      self.parameters = parameters
    }
  }

  /// A call that sends an action to a store: `send(.saved(note))`. The argument's type is nested, under this name, in
  /// the surrounding feature or in the store's feature. Reducers receive the action wherever it is sent.
  public struct Dispatch: Sendable, Hashable {
    public var call: String
    public var member: String
    /// The method of a feature to which the library passes every action, as the last argument: `reduce(into:action:)`.
    public var reducer: String?
    /// Calls whose closure constructs a stream of actions: `.publisher { … }`.
    public var streams: [String]
    /// Actions of the library, around a presented feature's own, that remove the feature from the screen, each after
    /// its type: `PresentationAction.dismiss`.
    public var dismissals: [String]
    /// Calls whose closure receives a function that sends actions, under a name of its own: `.run { emit in await
    /// emit(.done) }`.
    public var senders: [String]
    /// Actions of the library around those that an element of a stack sends: `.path(.element(id:action:))`.
    public var elements: [String]

    public init(
      _ call: String, member: String, reducer: String? = nil, streams: [String] = [], dismissals: [String] = [],
      senders: [String] = [], elements: [String] = []
    ) {
      self.call = call
      self.member = member
      self.reducer = reducer
      self.streams = streams
      self.dismissals = dismissals
      self.senders = senders
      self.elements = elements
    }
  }

  /// Names that a macro adds to an enum and that stand for the enum itself: `Destination.State`.
  public struct Synthesis: Sendable, Hashable {
    public var attribute: String
    public var members: [String]

    public init(attribute: String, members: [String]) {
      self.attribute = attribute
      self.members = members
    }
  }

  /// A call that returns a part of its receiver: `store.scope(state: \.a?.b, …)` is `store.a.b`. Without a path it is a
  /// property that returns its receiver: `store.case`.
  public struct Lens: Sendable, Hashable {
    public var call: String
    /// Labels of the key path; the empty label is the first unlabelled argument.
    public var path: [String]

    public init(_ call: String, path: [String]) {
      self.call = call
      self.path = path
    }
  }
}

/// A case of an enum (or a value type) that stands for a destination.
public struct Route: Hashable, Sendable, Identifiable {
  /// One value of a route: a payload of its case.
  public struct Argument: Hashable, Sendable {
    /// nil where the case has no label: `case profile(User)`.
    public var name: String?
    /// Source-like text; long types are shortened.
    public var type: String

    public init(name: String?, type: String) {
      self.name = name
      self.type = type
    }

    /// `id: User.ID`.
    public var text: String { name.map { "\($0): \(type)" } ?? type }
  }

  /// `Type.case`; for a value type its name.
  public var id: String
  public var type: String
  /// Empty for a value type.
  public var `case`: String
  public var location: SourceLocation
  public var destinations: [Screen.ID]
  /// Some code outside of tests and previews creates the value in order to navigate.
  public var isUsed: Bool
  /// Two values of the route can show different content: a case with a payload, a value type. nil where not known.
  public var carriesValue: Bool?
  /// The payload of the case, in order.
  public var arguments: [Argument]

  /// `AuthRoute.login(user: String)`.
  public var signature: String { arguments.isEmpty ? id : "\(id)(\(arguments.map(\.text).joined(separator: ", ")))" }

  public init(
    id: String, type: String, case name: String, location: SourceLocation, destinations: [Screen.ID], isUsed: Bool,
    carriesValue: Bool? = nil, arguments: [Argument] = []
  ) {
    self.id = id
    self.type = type
    self.case = name
    self.location = location
    self.destinations = destinations
    self.isUsed = isUsed
    self.carriesValue = carriesValue
    self.arguments = arguments
  }
}

/// Code that turns a route into a screen: one `switch` over a route type.
public struct RouteResolver: Hashable, Sendable {
  public struct Arm: Hashable, Sendable {
    /// The cases covered; empty for `default`.
    public var cases: [String]
    public var location: SourceLocation
    public var destinations: [Screen.ID]
    /// The source text of the empty view, when the arm consists of one (`EmptyView()`, `Color.clear`, `Text("TODO")`).
    public var blank: String?

    public init(cases: [String], location: SourceLocation, destinations: [Screen.ID], blank: String? = nil) {
      self.cases = cases
      self.location = location
      self.destinations = destinations
      self.blank = blank
    }
  }

  public var routeType: String
  /// The innermost named type that holds the switch.
  public var owner: String
  /// The function or property that holds it.
  public var function: String
  public var location: SourceLocation
  public var arms: [Arm]
  /// nil where the switch has no `default`.
  public var defaultArm: Arm?
  /// Cases of the route type that no arm names.
  public var missingCases: [String]

  public init(
    routeType: String, owner: String, function: String, location: SourceLocation, arms: [Arm], defaultArm: Arm?,
    missingCases: [String]
  ) {
    self.routeType = routeType
    self.owner = owner
    self.function = function
    self.location = location
    self.arms = arms
    self.defaultArm = defaultArm
    self.missingCases = missingCases
  }
}

/// A value that is pushed onto a stack without a destination for its type.
public struct UnmatchedDestination: Hashable, Sendable {
  public var owner: String
  public var type: String
  public var location: SourceLocation
  /// Every stack that can receive the value has a closed set of registrations, and none is for the type.
  public var isCertain: Bool
  /// The stacks that can receive the value.
  public var stacks: [SourceLocation]

  public init(owner: String, type: String, location: SourceLocation, isCertain: Bool, stacks: [SourceLocation] = []) {
    self.owner = owner
    self.type = type
    self.location = location
    self.isCertain = isCertain
    self.stacks = stacks
  }
}

/// A type that contains another without navigation: a component, a child controller, a row.
public struct Embedding: Hashable, Sendable {
  public var parent: String
  public var child: String
  public var location: SourceLocation

  public init(parent: String, child: String, location: SourceLocation) {
    self.parent = parent
    self.child = child
    self.location = location
  }
}

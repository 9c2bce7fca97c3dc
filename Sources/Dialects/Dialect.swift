import NavigationModel

/// What navlint knows of one library's navigation API, as data.
///
/// The engine knows value flow; a dialect only says which calls and assignments navigate, with which kind, and where
/// the destination stands. A call counts when the tree itself does not define a function that fits it.
public struct Dialect: Sendable, Hashable {
  public var name: String
  /// Modules of the library: the dialect counts only where one of them is imported. Empty for what always counts.
  public var modules: [String] = []
  public var presenters: [Presenter] = []
  public var stacks: [Stack] = []
  public var registrations: [Registration] = []
  public var links: [Link] = []
  public var containers: [Container] = []
  public var operations: [Operation] = []
  public var assignments: [Assignment] = []
  public var backs: [Back] = []
  public var constructors: [RouteConstructor] = []
  public var addresses: [AddressRegistration] = []
  public var addressTypes: [AddressType] = []
  public var replacements: [StateReplacement] = []
  public var meanings: [TypeMeaning] = []
  public var expectations: [Expectation] = []
  public var closures: [ClosureTypes] = []
  public var syntheses: [Synthesis] = []
  public var lenses: [Lens] = []
  public var dispatches: [Dispatch] = []
  /// Properties by which a library's value hands out what it stands for: `store.state`.
  public var selfProperties: [String] = []
  /// Properties through which any object is seen as a type of the library that apps extend: `rx` is a `Reactive`.
  public var facets: [String: String] = [:]
  /// Properties that a library's protocol gives to whoever conforms, with the method whose parameter of the same name
  /// says their type: `reactor` is what `bind(reactor:)` takes.
  public var givenProperties: [String: String] = [:]
  /// Classes of a library whose heirs work for one screen, with the place of the generic argument that says which: what
  /// the library calls on a `ViewableRouter<Interactor, Page>` happens on the page.
  public var screenOwners: [String: Int] = [:]
  public var boxes: [Box] = []
  /// Types of values of the environment, by their key.
  public var environment: [String: String] = [:]
  /// Property wrappers and functions that read a value by a key path, with the type that has the keys.
  public var environmentWrappers: [String: String] = [:]
  /// Static properties in which a type says what stands in for it in tests and previews.
  public var standIns: [String] = []
  /// Modifiers that set a value for the views below, with the property wrapper that reads it.
  public var environmentModifiers: [String: String] = [:]
  /// Views that lay out all of the content they are given, and are no screens themselves.
  public var layouts: [String] = []
  /// Types whose values are as good as the first value they are made from.
  public var boxesOfFirst: [String] = []
  /// Types that are called with a closure to keep it, and called again to run it: `var page: Factory<Page> { self {
  /// Page() } }`.
  public var makers: [String] = []
  /// Containers that hand their first argument, unwrapped, to their closure.
  public var subjects: [String] = []
  /// Containers and modifiers that hand each element of their first argument to their closure.
  public var sequences: [String] = []
  /// Calls that run their closure for posted notifications.
  public var notified: [String] = []
  /// Calls that suspend their task until code resumes what their closure is handed.
  public var suspending: [String] = []
  /// Streams of values, where the library has any.
  public var streams: Streams?
  /// Endings of the names of types that lead a flow and are no screens.
  public var flowTypes: [String] = []
  /// Methods that start such a type.
  public var flowStarts: [String] = []
  /// Types of values that say all of an alert or dialog: where one is made is where the alert is named.
  public var presentationValues: [String] = []
  /// Attributes that mark optional state as shown while it is there.
  public var presentationAttributes: [String] = []
  /// Types that make storyboards, by a call that says the storyboard's `name:`.
  public var storyboards: [String] = []
  /// Names that a generator of code gives to what storyboards hold.
  public var storyboardResources: [StoryboardResources] = []
  /// Types that only wrap a screen, with the label of the argument that holds it (empty: the first one or the
  /// trailing closure).
  public var wrappers: [String: String] = [:]

  public var views = Views()
  public var standing = Standing()
  public var controls = Controls()
  /// What comes to an app from outside, where the dialect stands for a system.
  public var arrivals = Arrivals()
  public var texts = Texts()
  public var selections: [Selection] = []
  /// Modifiers that run their closure when the value under a label changes, and hand it that value if it takes one.
  public var watchers: [String: String] = [:]

  /// How calls of libraries that nobody described are named that navigate.
  public var conventions: [Convention] = []
  /// What comes with the system, where the dialect stands for it.
  public var platform = Platform()

  /// Swift declarations that stand in for the library's source: base classes whose code has to be followed. Read where
  /// a module is imported and the tree declares none of the types itself.
  public var declarations = ""

  /// How coordinators of the library work, where it has any.
  public var coordination: Coordination?
  /// What the library's own source looks like.
  public var library: Library?

  public init(name: String) { self.name = name }

  /// False for a library that routes only travel through.
  public var describesNavigation: Bool {
    coordination != nil
      || !(presenters.isEmpty && stacks.isEmpty && links.isEmpty && containers.isEmpty && operations.isEmpty
        && assignments.isEmpty && addressTypes.isEmpty)
  }

  /// A modifier that shows something while a piece of state says so: `.sheet(item:)`, `.alert(isPresented:)`.
  public struct Presenter: Sendable, Hashable {
    public var call: String
    public var kind: Transition.Kind
    /// Labels of the binding to an optional item.
    public var item: [String]
    /// Labels of the binding to a Bool.
    public var flag: [String]
    /// Labels of the content closure; a trailing closure serves where none is given.
    public var content: [String]
    /// Labels without which the call is something else.
    public var required: [String]
    /// Labels with which the call is something else.
    public var excluded: [String]
    /// Labels of a case path or key path to the part of the item that is shown: `state: /Destination.State.edit`.
    public var part: [String] = []
    /// Decides the kind where the library lets a value do so; `kind` stands where it decides nothing.
    public var choice: KindChoice?
    public init(
      _ call: String, kind: Transition.Kind, item: [String] = ["item"], flag: [String] = ["isPresented"],
      content: [String] = ["content"], required: [String] = [], excluded: [String] = [], choice: KindChoice? = nil
    ) {
      self.call = call
      self.kind = kind
      self.item = item
      self.flag = flag
      self.content = content
      self.required = required
      self.excluded = excluded
      self.choice = choice
    }
  }

  /// A container of a stack, bound to a path of routes or not. Its content is where the stack starts.
  public struct Stack: Sendable, Hashable {
    public var call: String
    public var path: [String]
    /// The label of the closure that shows the path's elements, `{}` for the trailing one; empty where modifiers say
    /// that.
    public var destination: String
    /// Simple names of types that the receiver may be; empty for a call without one.
    public var receivers: [String]
    /// The path holds the first screen, too: the stack has no content of its own.
    public var holdsFirst: Bool
    /// The property that holds the path, where the container is given the whole state around it; empty where it is
    /// given the path.
    public var held: String
    public init(
      _ call: String, path: [String] = [], destination: String = "", receivers: [String] = [], holdsFirst: Bool = false,
      held: String = ""
    ) {
      self.call = call
      self.path = path
      self.destination = destination
      self.receivers = receivers
      self.holdsFirst = holdsFirst
      self.held = held
    }
  }

  /// A modifier that says which view a route type shows.
  public struct Registration: Sendable, Hashable {
    public var call: String
    /// Label of the type argument.
    public var type: String
    /// The call that shows the registered view (`openWindow`); nil for stacks.
    public var opener: String?
    public init(_ call: String, type: String, opener: String? = nil) {
      self.call = call
      self.type = type
      self.opener = opener
    }
  }

  /// A control that navigates by itself: to a route value, or to a destination view.
  public struct Link: Sendable, Hashable {
    public var call: String
    public var kind: Transition.Kind
    public var value: [String]
    public var destination: [String]
    /// A trailing closure next to a `label:` closure is the destination.
    public var trailingIsDestination: Bool
    /// Decides the kind where the library lets a value do so; `kind` stands where it decides nothing.
    public var choice: KindChoice?
    public init(
      _ call: String, kind: Transition.Kind, value: [String] = [], destination: [String] = [],
      trailingIsDestination: Bool = false, choice: KindChoice? = nil
    ) {
      self.call = call
      self.kind = kind
      self.value = value
      self.destination = destination
      self.trailingIsDestination = trailingIsDestination
      self.choice = choice
    }
  }

  /// A container whose content is shown with a kind of its own: tabs, windows, detail columns.
  public struct Container: Sendable, Hashable {
    public var call: String
    public var kind: Transition.Kind
    /// Labels of the content closures; empty for the trailing closure.
    public var content: [String]
    /// Each statement of the content is a destination (tabs) or the whole is one (windows).
    public var isList: Bool
    /// Only what the content chooses between is gone to: a view that always stands there is a part of the whole.
    public var isChoice: Bool
    public init(
      _ call: String, kind: Transition.Kind, content: [String] = [], isList: Bool = false, isChoice: Bool = false
    ) {
      self.call = call
      self.kind = kind
      self.content = content
      self.isList = isList
      self.isChoice = isChoice
    }
  }

  /// A container that shows the one of its elements which a state selects.
  public struct Selection: Sendable, Hashable {
    public var container: String
    /// The label of the state.
    public var state: String
    /// Calls that make an element, and the label of the value that selects it.
    public var elements: [String]
    public var value: String
    /// The modifier that gives such a value to any other view.
    public var tag: String
    /// The modifier that says what stands on the control that selects a view; nil for none.
    public var label: String?
    public init(
      _ container: String, state: String, elements: [String], value: String, tag: String, label: String? = nil
    ) {
      self.container = container
      self.state = state
      self.elements = elements
      self.value = value
      self.tag = tag
      self.label = label
    }
  }

  /// A call that navigates to its argument.
  public struct Operation: Sendable, Hashable {
    public enum Destination: String, Sendable, Hashable, CaseIterable {
      /// A view or controller.
      case screen
      /// A route, resolved by its type.
      case route
      /// The content of the scene with this `id`.
      case scene
      /// The content of the scene of settings, of which there is one.
      case settings
      /// Outside of the app.
      case external
      /// A closure that makes the screen.
      case content
      /// A string or URL, shown by what is registered for it; a view or controller is taken as itself.
      case address
      /// A string or URL, handled by what is registered for it.
      case handler
      /// Nothing to look for: the call shows an alert or dialog of its own.
      case fixed
      /// What the method is called on shows itself.
      case receiver
    }
    public var call: String
    /// Simple names of types that the receiver may be or inherit from; empty for any.
    public var receivers: [String]
    /// The label of the argument that holds the destination; empty for the first unlabelled one.
    public var argument: String
    /// Further labels that the call must have.
    public var required: [String]
    public var kind: Transition.Kind
    public var destination: Destination
    /// Decides the kind where the library lets a value do so; `kind` stands where it decides nothing.
    public var choice: KindChoice?
    /// Modifiers that take a type: only routes of such types are answered. Empty where all are.
    public var answered: [String]
    public init(
      _ call: String, receivers: [String] = [], argument: String = "", required: [String] = [], kind: Transition.Kind,
      destination: Destination = .screen, choice: KindChoice? = nil, answered: [String] = []
    ) {
      self.answered = answered
      self.call = call
      self.receivers = receivers
      self.argument = argument
      self.required = required
      self.kind = kind
      self.destination = destination
      self.choice = choice
    }
  }

  /// An assignment that navigates: `window.rootViewController = x`.
  public struct Assignment: Sendable, Hashable {
    public var property: String
    public var receivers: [String]
    public var kind: Transition.Kind
    public init(_ property: String, receivers: [String], kind: Transition.Kind) {
      self.property = property
      self.receivers = receivers
      self.kind = kind
    }
  }

  /// A call that goes back.
  public struct Back: Sendable, Hashable {
    public var call: String
    public var receivers: [String]
    public var required: [String]
    /// Labels with which the call is something else.
    public var without: [String]
    public var how: Transition.Back
    public init(
      _ call: String, receivers: [String] = [], required: [String] = [], without: [String] = [], how: Transition.Back
    ) {
      self.call = call
      self.receivers = receivers
      self.required = required
      self.without = without
      self.how = how
    }
  }
}

extension Dialect {
  /// What navlint knows without being told.
  public static let builtIn: [Dialect] = [
    .platform, .swiftUI, .uiKit, .combine, .concurrency, .rxSwift, .promiseKit, .coordinatorConvention, .routableRouter,
    .xCoordinator, .rxFlow, .stinsen, .flowStacks, .composableArchitecture, .tcaCoordinators,
    .urlNavigator, .linkNavigator, .firstLinkNavigator, .hmlongcoNavigator, .swiftfulRouting, .ribs, .reactorKit,
    .factory, .swinjectStoryboard, .viperMcFlurry, .lightRoute, .presentr, .sideMenus, .sideMenuAccess, .rSwift,
    .swiftGen, .tuist, .appRouter,
    .fluidMenuBarExtra, .defaults, .navigationBackport, .sfSafeSymbols,
  ]
}

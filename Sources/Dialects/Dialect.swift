import NavigationModel

/// What navlint knows of one library's navigation API, as data.
/// The engine follows values; a dialect only says which calls and assignments navigate, with which kind of transition,
/// and which argument holds the destination. It applies to a call only if the tree itself defines no function that fits
/// the call.
public struct Dialect: Sendable, Hashable {
  public var name: String
  /// Modules of the library: the dialect applies only where one of them is imported. Empty if it always applies.
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
  /// The types of the library's own properties that code sets to values without a named type:
  /// `item.rightBarButtonItem = .init(…)`. In brackets for a list.
  public var propertyTypes: [String: String] = [:]
  public var closures: [ClosureTypes] = []
  public var syntheses: [Synthesis] = []
  public var lenses: [Lens] = []
  public var dispatches: [Dispatch] = []
  /// Properties in which a library's value returns what it stands for: `store.state`.
  public var selfProperties: [String] = []
  /// Properties through which any object is seen as a type of the library that apps extend: `rx` is a `Reactive`.
  public var facets: [String: String] = [:]
  /// Properties that a library's protocol gives to conforming types, with the method whose parameter of the same name
  /// has the property's type: `reactor` has the type that `bind(reactor:)` takes.
  public var givenProperties: [String: String] = [:]
  /// Classes of a library whose subclasses work for one screen, with the index of the generic argument that names the
  /// screen: what the library calls on a `ViewableRouter<Interactor, Page>` happens on the page.
  public var screenOwners: [String: Int] = [:]
  public var boxes: [Box] = []
  /// Types of environment values, by their key.
  public var environment: [String: String] = [:]
  /// Property wrappers and functions that read a value by a key path, with the type that declares the keys.
  public var environmentWrappers: [String: String] = [:]
  /// Static properties in which a type names its replacement for tests and previews.
  public var standIns: [String] = []
  /// Modifiers that set a value for the views below, with the property wrapper that reads it.
  public var environmentModifiers: [String: String] = [:]
  /// Views that lay out all of their content and are not screens themselves.
  public var layouts: [String] = []
  /// Types whose values can be treated as the first value they are constructed from.
  public var boxesOfFirst: [String] = []
  /// Types that are called with a closure to store it, and called again to run it: `var page: Factory<Page> { self {
  /// Page() } }`.
  public var makers: [String] = []
  /// Containers that pass their first argument, unwrapped, to their closure.
  public var subjects: [String] = []
  /// Containers and modifiers that pass each element of their first argument to their closure.
  public var sequences: [String] = []
  /// Calls that run their closure when a notification is posted.
  public var notified: [String] = []
  /// Calls that suspend their task until code resumes the continuation that their closure receives.
  public var suspending: [String] = []
  /// Streams of values, where the library has any.
  public var streams: Streams?
  /// Suffixes of the names of types that lead a flow and are not screens.
  public var flowTypes: [String] = []
  /// Methods that start such a type.
  public var flowStarts: [String] = []
  /// Types of values that describe an alert or dialog completely: the alert is named where such a value is constructed.
  public var presentationValues: [String] = []
  /// Attributes that mark optional state whose value is shown while it is not nil.
  public var presentationAttributes: [String] = []
  /// Types that represent storyboards, constructed by a call with the storyboard's `name:`.
  public var storyboards: [String] = []
  /// Names that a code generator gives to the contents of storyboards.
  public var storyboardResources: [StoryboardResources] = []
  /// Types that only wrap a screen, with the label of the argument that holds it (empty: the first one or the
  /// trailing closure).
  public var wrappers: [String: String] = [:]

  public var views = Views()
  public var standing = Standing()
  public var controls = Controls()
  /// How an app receives things from outside, if the dialect stands for a system.
  public var arrivals = Arrivals()
  public var texts = Texts()
  public var selections: [Selection] = []
  /// Modifiers that run their closure when the value under a label changes, and pass it that value if it takes a
  /// parameter.
  public var watchers: [String: String] = [:]

  /// Naming patterns of calls that navigate, for libraries that nobody described.
  public var conventions: [Convention] = []
  /// What is part of the system, if the dialect stands for it.
  public var platform = Platform()

  /// Swift declarations that replace the library's source: base classes whose code has to be followed. They are read
  /// where a module is imported and the tree itself declares none of the types.
  public var declarations = ""

  /// How coordinators of the library work, if it has any.
  public var coordination: Coordination?
  /// What the library's own source looks like.
  public var library: Library?

  public init(name: String) { self.name = name }

  /// False for a library that does not navigate itself and only carries routes.
  public var describesNavigation: Bool {
    coordination != nil
      || !(presenters.isEmpty && stacks.isEmpty && links.isEmpty && containers.isEmpty && operations.isEmpty
        && assignments.isEmpty && addressTypes.isEmpty)
  }

  /// A modifier that shows something depending on a piece of state: `.sheet(item:)`, `.alert(isPresented:)`.
  public struct Presenter: Sendable, Hashable {
    public var call: String
    public var kind: Transition.Kind
    /// Labels of the binding to an optional item.
    public var item: [String]
    /// Labels of the binding to a Bool.
    public var flag: [String]
    /// Labels of the content closure; without one of them, a trailing closure is the content.
    public var content: [String]
    /// Labels that the call must have; otherwise it is something else.
    public var required: [String]
    /// Labels that the call must not have; otherwise it is something else.
    public var excluded: [String]
    /// Labels of a case path or key path to the part of the item that is shown: `state: /Destination.State.edit`.
    public var part: [String] = []
    /// Decides the kind if the library lets a value do so; `kind` applies if it decides nothing.
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

  /// A container of a stack, bound to a path of routes or not. Its content is the root of the stack.
  public struct Stack: Sendable, Hashable {
    public var call: String
    public var path: [String]
    /// The label of the closure that shows the path's elements, `{}` for the trailing one; empty if modifiers define
    /// that.
    public var destination: String
    /// Simple names of types that the receiver may have; empty for a call without a receiver.
    public var receivers: [String]
    /// The path also holds the first screen: the stack has no content of its own.
    public var holdsFirst: Bool
    /// The property that holds the path, if the container is given the whole state around it; empty if it is given the
    /// path itself.
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
    /// Decides the kind if the library lets a value do so; `kind` applies if it decides nothing.
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

  /// A container whose content is shown with a particular kind of transition: tabs, windows, detail columns.
  public struct Container: Sendable, Hashable {
    public var call: String
    public var kind: Transition.Kind
    /// Labels of the content closures; empty for the trailing closure.
    public var content: [String]
    /// Each statement of the content is a destination (tabs), or the whole content is one (windows).
    public var isList: Bool
    /// Only the alternatives of a condition in the content count as destinations: a view that is always there is a part
    /// of the whole.
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

  /// A container that shows the one of its elements that a state selects.
  public struct Selection: Sendable, Hashable {
    public var container: String
    /// The label of the state.
    public var state: String
    /// Calls that construct an element, and the label of the value that selects it.
    public var elements: [String]
    public var value: String
    /// The modifier that assigns such a value to any other view.
    public var tag: String
    /// The modifier that sets the title of the control that selects a view; nil for none.
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
      /// The content of the settings scene, of which there is one.
      case settings
      /// Outside of the app.
      case external
      /// A closure that constructs the screen.
      case content
      /// A string or URL, shown by what is registered for it; a view or controller stands for itself.
      case address
      /// A string or URL, handled by what is registered for it.
      case handler
      /// No argument is needed: the call shows an alert or dialog of its own.
      case fixed
      /// The receiver of the call is what is shown.
      case receiver
    }
    public var call: String
    /// Simple names of types that the receiver may have or inherit from; empty for any.
    public var receivers: [String]
    /// The label of the argument that holds the destination; empty for the first unlabelled one.
    public var argument: String
    /// Further labels that the call must have.
    public var required: [String]
    public var kind: Transition.Kind
    public var destination: Destination
    /// Decides the kind if the library lets a value do so; `kind` applies if it decides nothing.
    public var choice: KindChoice?
    /// Modifiers that take a type: only routes of such types have a destination. Empty if all routes do.
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
    /// The value is the place of what is shown, from 0, in the list that the other assignments of the kind fill.
    public var isByPlace: Bool
    public init(_ property: String, receivers: [String], kind: Transition.Kind, isByPlace: Bool = false) {
      self.property = property
      self.receivers = receivers
      self.kind = kind
      self.isByPlace = isByPlace
    }
  }

  /// A call that goes back.
  public struct Back: Sendable, Hashable {
    public var call: String
    public var receivers: [String]
    public var required: [String]
    /// Labels that the call must not have; otherwise it is something else.
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
  /// The dialects that navlint brings along.
  public static let builtIn: [Dialect] = [
    .platform, .swiftUI, .uiKit, .combine, .concurrency, .rxSwift, .promiseKit, .coordinatorConvention, .routableRouter,
    .xCoordinator, .rxFlow, .stinsen, .flowStacks, .composableArchitecture, .tcaCoordinators,
    .urlNavigator, .linkNavigator, .firstLinkNavigator, .hmlongcoNavigator, .swiftfulRouting, .ribs, .reactorKit,
    .factory, .swinjectStoryboard, .viperMcFlurry, .lightRoute, .presentr, .sideMenus, .sideMenuAccess, .rSwift,
    .swiftGen, .tuist, .appRouter,
    .fluidMenuBarExtra, .macaroon, .defaults, .navigationBackport, .sfSafeSymbols,
  ]
}

import Dialects
import NavigationModel
import SourceFacts

/// An expression that navigates, met in the sources: a primitive of an SDK or of a dialect.
struct Sink {
  enum Subject {
    /// An expression that is the screen: `present(vc)`, a tab's view.
    case screen(Ref)
    /// A content closure (or function), called with the item of a binding where there is one.
    case content(Ref, item: Ref?)
    /// A route value, shown by whatever resolves its type.
    case route(Ref)
    /// A URL to open outside of the app.
    case external(Ref)
    /// A string or URL, shown by what is registered for it.
    case address(Ref, Dialect.AddressRegistration.Result)
    /// The id of a scene.
    case scene(Ref)
    /// A library's value around a screen.
    case box(Ref)
    /// A `switch` over state that puts one of several screens in place.
    case choice(Ref)
    /// The state that selects one of several tabs.
    case selection(Ref, [Tab])
    /// The identifier of a segue, of which only those of the sink's kind count.
    case segue(Ref)
    /// An alert that says the text it is given: who names the text names the alert.
    case told(Target, by: Ref)
    /// Nothing to look for: an alert, something outside of the app.
    case fixed(Target)
  }

  var kind: Transition.Kind
  /// The primitive call or assignment.
  var place: Ref
  var subject: Subject
  /// How sure it is that the place navigates at all.
  var confidence: Confidence = .exact
  /// What decides the kind where the library lets a value do so, and the argument that holds the value.
  var choice: Choice?
  /// The case of the item's enum that the presenter shows.
  var part: Symbol?
  /// A control that navigates by itself: it names the destination, whoever computes it.
  var isLink = false
  /// What is shown is a controller, whatever its type is called.
  var isController = false
  /// The code around the place says how the controller is presented.
  var isStyled = false
  /// Writes to properties may be followed.
  var followsWrites = true
  /// The first content of a stack; of interest only where a view's own body gives it.
  var isStackContent = false
  /// A scene, a tab or a column: it shows its content as long as it is there.
  var isContainer = false
  /// What an object holds for a stack or for a window to show: whoever puts it there navigates.
  var isHeldContent = false
  /// The variable behind which the object stands whose route says what is shown.
  var routeHolder: Ref?
  /// The binding to a Bool that presents: what it compares says which style of content it is for.
  var flag: Ref?
  /// Types of routes that something answers to; nil where all are answered.
  var answered: Set<TypeID>?
  /// Guards the transition needs: subject and pattern of the `switch` arms around, conditions of the `if`s.
  var conditions: [Condition] = []

  /// What has to hold for the kind; a sheet otherwise: `if isLarge { controller.modalPresentationStyle = .fullScreen
  /// }`.
  var styleConditions: [Condition] = []

  /// The content is made of an item.
  var isByItem: Bool { if case .content(_, .some) = subject { true } else { routeHolder != nil } }

  /// A tab and the value that selects it; none where it is there for all others.
  struct Tab {
    var value: Ref?
    var content: Ref
    /// The value is the pattern of an arm.
    var isPattern = false
  }

  struct Choice {
    var rule: Dialect.KindChoice
    var argument: Ref?
  }
}

/// A transition as the engine finds it, before screens have names and ids.
struct FoundTransition: Hashable {
  var kind: Transition.Kind
  var back: Transition.Back?
  /// Where the concrete destination enters the operation.
  var site: Ref
  var target: Target?
  var route: RouteValue?
  var confidence: Confidence
  /// The primitive at the end of the way.
  var primitive: Ref
  /// The screens it starts from, where the pass that found it knows better than the code around the site.
  var origins: [Target] = []

  /// A coordinator is no screen: the launch goes to what it shows first.
  var isToCoordinator: Bool { if case .coordinator? = target { true } else { false } }
}

/// A destination that something is given for later.
struct Taking: Hashable {
  var site: Ref
  var primitive: Ref
  var target: Target?
}

extension FoundTransition: Comparable {
  /// A total order: what hash tables give out is sorted by it before anything else looks at it.
  static func < (a: Self, b: Self) -> Bool {
    if a.site != b.site { return a.site < b.site }
    if a.primitive != b.primitive { return a.primitive < b.primitive }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.target != b.target {
      return a.target.map(\.orderingKey) ?? (0, 0, "") < b.target.map(\.orderingKey) ?? (0, 0, "")
    }
    if a.route != b.route {
      return a.route.map { ($0.type, $0.name) } ?? (-1, 0) < b.route.map { ($0.type, $0.name) } ?? (-1, 0)
    }
    if a.back != b.back { return (a.back?.rawValue ?? "") < (b.back?.rawValue ?? "") }
    if a.confidence != b.confidence { return a.confidence < b.confidence }
    return a.origins.map(\.orderingKey).lexicographicallyPrecedes(b.origins.map(\.orderingKey), by: <)
  }
}

/// A site whose destination was not found.
struct FoundGap: Hashable {
  var kind: Transition.Kind
  var site: Ref
  var reason: String
  /// A limit was met before the destination was found.
  var isCut = false
}

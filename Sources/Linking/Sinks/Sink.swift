import Dialects
import NavigationModel
import SourceFacts

/// An expression that navigates: a primitive of an SDK or of a dialect.
struct Sink {
  enum Subject {
    /// An expression that is the screen: `present(vc)`, a tab's view.
    case screen(Ref)
    /// A content closure (or function), called with the item of a binding where there is one.
    case content(Ref, item: Ref?)
    /// A route value, shown by the resolver of its type.
    case route(Ref)
    /// A URL that opens outside of the app.
    case external(Ref)
    /// A string or URL, shown by the registration that matches it.
    case address(Ref, Dialect.AddressRegistration.Result)
    /// The id of a scene.
    case scene(Ref)
    /// A library's value around a screen.
    case box(Ref)
    /// A `switch` over state that shows one of several screens.
    case choice(Ref)
    /// The state that selects one of several tabs.
    case selection(Ref, [Tab])
    /// The place, from 0, of the shown screen in the list of a container.
    case place(Ref)
    /// The identifier of a segue. Only segues of the sink's kind count.
    case segue(Ref)
    /// An alert with the text that `by` holds: the code that states the text is the site.
    case told(Target, by: Ref)
    /// A destination that needs no search: an alert, something outside of the app.
    case fixed(Target)
  }

  var kind: Transition.Kind
  /// The primitive call or assignment.
  var place: Ref
  var subject: Subject
  /// The confidence that the place navigates at all.
  var confidence: Confidence = .exact
  /// How a value decides the kind, where the library allows that, and the argument with the value.
  var choice: Choice?
  /// The case of the item's enum that the presenter shows.
  var part: Symbol?
  /// A control that navigates by itself: it is the site of its destination, wherever that is computed.
  var isLink = false
  /// The destination is a controller, whatever its type.
  var isController = false
  /// The code around the place says how the controller is presented.
  var isStyled = false
  /// Writes to properties may be followed.
  var followsWrites = true
  /// The first content of a stack. It counts only where it stands in a view's own body.
  var isStackContent = false
  /// The content is a part of its view, and no transition.
  var isPart = false
  /// A scene, a tab or a column: it shows its content for its whole life.
  var isContainer = false
  /// Content that an object holds for a stack or a window to show: the code that sets it navigates.
  var isHeldContent = false
  /// The variable with the object whose route decides what is shown.
  var routeHolder: Ref?
  /// The binding to a Bool that presents. Its comparison tells for which style of content it is.
  var flag: Ref?
  /// Types of routes that have a resolver here; nil where all have.
  var answered: Set<TypeID>?
  /// Conditions of the transition: subject and pattern of the `switch` arms around, conditions of the `if`s.
  var conditions: [Condition] = []

  /// Conditions of the kind; else it is a sheet: `if isLarge { controller.modalPresentationStyle = .fullScreen }`.
  var styleConditions: [Condition] = []

  /// The column of a split view that shows what is selected.
  var isColumn: Bool { isContainer && kind == .push }

  /// The content is made of an item.
  var isByItem: Bool { if case .content(_, .some) = subject { true } else { routeHolder != nil } }

  /// A tab and the value that selects it; no value where the tab is the default.
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

/// A transition as the linker finds it, before screens have names and ids.
struct FoundTransition: Hashable {
  var kind: Transition.Kind
  var back: Transition.Back?
  /// Where the concrete destination enters the operation.
  var site: Ref
  var target: Target?
  var route: RouteValue?
  var confidence: Confidence
  /// The primitive that the destination reaches.
  var primitive: Ref
  /// The screens it starts from, where the pass that found it knows them better than attribution by code would.
  var origins: [Target] = []

  /// A coordinator is no screen: launch leads to the screen that it shows first.
  var isToCoordinator: Bool { if case .coordinator? = target { true } else { false } }
}

/// A destination that an object receives for later.
struct Taking: Hashable {
  var site: Ref
  var primitive: Ref
  var target: Target?
}

extension FoundTransition: Comparable {
  /// A total order: results from hash tables are sorted by it before other code reads them.
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

import Dialects
import NavigationModel
import SourceFacts

/// What was found of the app's navigation: the passes up to here as one value.
struct FoundNavigation {
  /// Sorted, without those of libraries whose own source stands in the tree.
  var transitions: [FoundTransition]
  /// The kinds of transitions that wrappers make where they cannot push.
  var otherKinds: [FoundTransition: Set<Transition.Kind>]
  /// The places of tabs in their bars, from 1.
  var tabPlaces: [TabPlace: Int]
  /// Sites whose destination is not known, in order.
  var gaps: [FoundGap]
  /// Sinks without a found destination.
  var silent: [Sink]
  /// Steps that are no transitions of their own, in order.
  var stepsAside: [(step: FoundTransition, aside: SetAside)]
  /// Places that certainly navigate: primitives of all kinds.
  var primitives: Set<Ref>
  /// The places that read stored destinations.
  var takings: [Taking: Set<Ref>]
  /// The navigation controllers, shown by other code, whose root a flow sets.
  var stackRoots: [Taking: Set<Hollow>]
  /// The first screens of stacks in other screens, with the places that put them there.
  var stackParts: [TypeID: Set<Ref>]
  var usedRoutes: Set<RouteValue>
  /// Enums whose value cannot be known at some sink.
  var lostRoutes: Set<TypeID>
  var unmatched: [(site: Ref, type: TypeExpression)]
  var propertyRoutes: [PropertyRoute]
  /// The screens that handlers of any route show for the routes they know.
  var routeDestinations: [RouteValue: Set<Target>]
  /// Enums that are routes by their conformance.
  var emittedRoutes: Set<TypeID>
  /// Functions that libraries call with a route.
  var routeHandlers: Set<Ref>

  /// - Parameters:
  ///   - transitions: those of the resolver after what people ruled on idioms, in any order.
  ///   - primitives: the places that navigate for certain.
  ///   - isOwn: whether the app's own code holds a place.
  init(
    _ transitions: some Sequence<FoundTransition>, resolver: SinkResolver, coordination: CoordinationPass,
    primitives: Set<Ref>, isOwn: (Ref) -> Bool
  ) {
    self.transitions = TargetSharing(resolver.program).possible(transitions.filter { isOwn($0.site) }.sorted())
    otherKinds = resolver.otherKinds
    tabPlaces = resolver.tabPlaces
    gaps = resolver.gapsOfApp.filter { isOwn($0.site) }.sorted {
      ($0.site, $0.kind.rawValue, $0.reason) < ($1.site, $1.kind.rawValue, $1.reason)
    }
    silent = resolver.silent
    stepsAside = resolver.stepsAside.filter { isOwn($0.step.site) }
    self.primitives = primitives
    takings = resolver.takings
    stackRoots = resolver.stackRoots
    stackParts = resolver.stackParts
    usedRoutes = resolver.usedRoutes
    lostRoutes = resolver.lostRoutes
    unmatched = resolver.unmatched
    propertyRoutes = coordination.propertyRoutes()
    routeDestinations = coordination.routeDestinations()
    emittedRoutes = coordination.routeTypes()
    routeHandlers = coordination.coordinators.handlerFunctions
  }
}

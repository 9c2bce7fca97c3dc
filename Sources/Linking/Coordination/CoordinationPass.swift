import Dialects
import NavigationModel
import SourceFacts

/// Transitions of coordinator libraries: from the places that name a route, through the handler or factory of the
/// coordinator, to the screens.
///
/// Runs after the primitives are resolved, which finds the operations that a handler performs with UIKit.
final class CoordinationPass {
  let coordinators: Coordinators
  let handlers: RouteHandlers
  let finder: ScreenFinder
  let collector: SinkCollector
  let resolver: SinkResolver
  var evaluator: Evaluator { coordinators.evaluator }
  var flow: DataFlow { coordinators.flow }
  var semantics: Semantics { coordinators.semantics }
  var program: Program { coordinators.program }

  /// A place that names a route for handlers.
  struct Sent {
    var value: Value
    var route: RouteValue
    var site: Ref
    var handlers: [Coordinators.Handler]
    /// The coordinator on whose screens a gesture sends it.
    var gestureOn: TypeID?
  }

  var sent: [Sent] = []
  private var runs = Memo<RunKey, HandlerRun>()
  private var firsts = Memo<TypeID, [Shown]>()
  private var firstsInProgress: Set<TypeID> = []
  private var replaced: Set<FoundTransition> = []
  var handedOver: Set<HandedOver> = []
  /// By the site of a transition, the screens from which its route was sent.
  private var origins: [Ref: [Target]] = [:]
  /// By the site of a transition in a handler, the routes that it is performed for.
  private var performedFor: [Ref: [RouteValue]] = [:]
  /// Coordinators that are started outside of handlers.
  private var started: [(call: Ref, coordinator: TypeID)] = []
  /// View models and the like, with the screens for which handlers make them.
  private var companions: [TypeID: [Target]] = [:]
  /// The transitions of the primitives, by each node around the site.
  private(set) lazy var performed: [Ref: [FoundTransition]] = {
    var result: [Ref: [FoundTransition]] = [:]
    for t in resolver.transitions.sorted() {
      var current: Ref? = t.site
      while let c = current {
        if program.kind(c) == .type || program.kind(c) == .extension { break }
        result[c, default: []].append(t)
        current = program.parent(c)
      }
    }
    return result
  }()

  struct Shown: Hashable {
    var kind: Transition.Kind
    var target: Target
  }

  private struct RunKey: Hashable {
    var handler: Coordinators.Handler
    var route: RouteValue
    var expression: Ref
  }

  init(coordinators: Coordinators, finder: ScreenFinder, collector: SinkCollector, resolver: SinkResolver) {
    self.coordinators = coordinators
    handlers = RouteHandlers(coordinators: coordinators)
    self.finder = finder
    self.collector = collector
    self.resolver = resolver
  }

  func run() {
    guard !coordinators.places.isEmpty else { return }
    _ = performed
    for c in coordinators.active { for t in c.triggers { collect(t) } }
    sent.sort { ($0.site, $0.route.type, $0.route.name) < ($1.site, $1.route.type, $1.route.name) }
    collectCompanions()
    deliver()
    collectRelays()
    for s in sent { emit(s) }
    for c in coordinators.active { emit(c) }
    for t in replaced { resolver.setAside(t, .described) }
    showRoots()
    showStarted()
    completeTransitions()
  }

  private func emit(_ coordination: Dialect.Coordination) {
    for start in coordination.starts where start.handsOver { emit(start) }
    for start in coordination.starts where !start.handsOver { emit(start) }
    for b in coordination.backs { emit(b) }
    if let p = coordination.properties { emit(p) }
  }

  /// Sets the origins and routes of transitions, as far as the coordinators tell them.
  private func completeTransitions() {
    for t in resolver.transitions.sorted() {
      var known = t
      if t.origins.isEmpty, let screens = origins[t.site] { known.origins = screens }
      if t.route == nil, let routes = performedFor[t.site], routes.count == 1 { known.route = routes[0] }
      if known != t { resolver.replace(t, by: known) }
    }
  }

  /// A coordinator that is started and whose controller no other code shows: it shows it itself.
  private func showStarted() {
    for s in started where !isFromCoordinator(s.call) {
      let own = program.enclosingType(s.call)
      let isShown = resolver.transitions.contains {
        $0.target == .coordinator(s.coordinator) && program.enclosingType($0.site) == own
      }
      if !isShown { add(.flow, .coordinator(s.coordinator), route: nil, site: s.call, primitive: s.call) }
    }
  }

  /// Follows routes from emitters to their handlers, and records the screens on which the user then is.
  private func deliver() {
    for c in coordinators.active {
      guard let rule = c.emitters else { continue }
      let delivery = RouteDelivery(pass: self, rule: rule)
      origins.merge(delivery.origins) { a, _ in a }
      performedFor.merge(delivery.routes) { a, _ in a }
      started += delivery.started
      for (id, place) in coordinators.places where coordinators.active[place] == c {
        firsts.keep(delivery.firstScreens(of: id).map { Shown(kind: .root, target: $0) }, for: id)
      }
    }
  }

  /// A route that a handler sends comes from where the handler's own route came from: an alert's action sends the next
  /// route.
  private func collectRelays() {
    var around: [Ref: [Int]] = [:]
    for (number, s) in sent.enumerated() {
      for h in s.handlers {
        for region in run(h, s.value, s.route, at: s.site).regions { around[region, default: []].append(number) }
      }
    }
    func senders(of site: Ref) -> [Int] {
      var current: Ref? = site
      while let c = current, program.kind(c) != .function {
        if let found = around[c] { return found }
        current = program.parent(c)
      }
      return []
    }
    func screens(of number: Int, _ seen: inout Set<Int>) -> [Target] {
      guard seen.insert(number).inserted else { return [] }
      let s = sent[number]
      if let id = s.gestureOn { return firstScreens(of: id).map(\.target) }
      guard let own = program.enclosingType(s.site) else { return [] }
      if semantics.isScreenType(own) { return [.declared(own)] }
      if let known = companions[own] { return known }
      return coordinators.isCoordinator(own) ? senders(of: s.site).flatMap { screens(of: $0, &seen) } : []
    }
    for (number, s) in sent.enumerated() where isFromCoordinator(s.site) {
      var seen: Set<Int> = []
      for t in screens(of: number, &seen) where !(origins[s.site]?.contains(t) ?? false) {
        origins[s.site, default: []].append(t)
      }
    }
  }

  /// The primitives inside of a piece of code.
  func sinks(in region: Ref) -> [Ref] { sinksAround[region] ?? [] }

  private lazy var sinksAround: [Ref: [Ref]] = {
    var result: [Ref: [Ref]] = [:]
    for place in Set(collector.sinks.map(\.place)).sorted() where isFromCoordinator(place) {
      var current: Ref? = place
      while let c = current, program.kind(c) != .type, program.kind(c) != .extension {
        result[c, default: []].append(place)
        current = program.parent(c)
      }
    }
    return result
  }()

  /// A coordinator as a root shows its first screens there.
  private func showRoots() {
    for t in resolver.transitions.sorted() {
      guard t.kind == .root, case .coordinator(let id)? = t.target, coordinators.isCoordinator(id),
        !isFromCoordinator(t.site)
      else { continue }
      for first in firstScreens(of: id) {
        if case .coordinator = first.target { continue }
        add(.root, first.target, route: nil, site: t.site, primitive: t.primitive)
      }
    }
  }

  func run(_ handler: Coordinators.Handler, _ value: Value, _ route: RouteValue, at expression: Ref) -> HandlerRun {
    let key = RunKey(handler: handler, route: route, expression: expression)
    if let known = runs[key] { return known }
    return runs.keep(handlers.run(handler, route: value), for: key)
  }

  /// A type that sends routes and is made where a handler makes a screen runs on that screen.
  private func collectCompanions() {
    let senders = Set(sent.compactMap { program.enclosingType($0.site) }).filter {
      !semantics.isScreenType($0) && !coordinators.isCoordinator($0)
    }
    guard !senders.isEmpty else { return }
    for s in sent {
      for h in s.handlers {
        let run = run(h, s.value, s.route, at: s.site)
        let screens = run.shows.flatMap { finder.targets(of: $0.values) }.filter {
          if case .declared = $0 { true } else { false }
        }
        guard !screens.isEmpty else { continue }
        for region in run.regions { addCompanions(among: senders, madeIn: region, of: screens) }
      }
    }
  }

  private func addCompanions(among senders: Set<TypeID>, madeIn region: Ref, of screens: [Target]) {
    program.forEachNode(in: region) { r in
      if program.kind(r) == .name, case .named(let id, _)? = semantics.typeReference(r), senders.contains(id) {
        for screen in screens where !(companions[id]?.contains(screen) ?? false) {
          companions[id, default: []].append(screen)
        }
      }
      return true
    }
  }

  // MARK: what a route does

  private func emit(_ s: Sent) {
    resolver.use(s.route)
    for h in s.handlers { emit(run(h, s.value, s.route, at: s.site), of: h, route: s.route, site: s.site) }
  }

  func emit(_ run: HandlerRun, of h: Coordinators.Handler, route: RouteValue, site: Ref) {
    for show in run.shows { self.show(show, route: route, site: site) }
    for back in run.backs { add(.back, nil, back: back.how, route: route, site: site, primitive: back.place) }
    if !isFromCoordinator(site) {
      for start in run.starts where !start.start.handsOver {
        for child in children(of: start.call, start.start, start.env).ids {
          for first in firstScreens(of: child) {
            add(first.kind, first.target, route: route, site: site, primitive: start.call)
          }
        }
      }
    }
    for region in run.regions {
      for t in performed[region] ?? [] where t.site != site {
        add(t.kind, t.target, back: t.back, route: route, site: site, primitive: t.primitive)
        // A closure that describes a transition is a wrapper: the code that sends the route navigates.
        if program.kind(region) == .closure { replaced.insert(t) }
      }
    }
  }

  /// The site of a screen is the place that names its route. A child coordinator is started by the coordinator that
  /// maps the route, and the user sees the child's first screen.
  func show(_ show: HandlerRun.Show, route: RouteValue?, site: Ref) {
    for v in show.values {
      let ids = coordinators.of(values: [v])
      if ids.isEmpty {
        for target in finder.targets(of: [v]) {
          add(show.kind, target, route: route, site: site, primitive: show.place)
        }
        continue
      }
      for child in ids { start(child, show, route: route, site: site) }
    }
  }

  private func start(_ child: TypeID, _ show: HandlerRun.Show, route: RouteValue?, site: Ref) {
    let mapper = program.enclosingType(show.place)
    let own = program.enclosingType(site)
    if let mapper, coordinators.isCoordinator(mapper), mapper != own {
      add(.flow, .coordinator(child), route: route, site: show.place, primitive: show.place)
    }
    let isFromCoordinator = isFromCoordinator(site)
    if isFromCoordinator {
      add(.flow, .coordinator(child), route: route, site: site, primitive: show.place)
      if let container = container(of: child) {
        add(show.kind, container, route: route, site: site, primitive: show.place)
      }
    }
    // A coordinator that replaces its own root shows the user the first screen behind it.
    guard !isFromCoordinator || show.kind == .root && mapper == own else { return }
    for first in firstScreens(of: child) {
      add(show.kind, first.target, route: route, site: site, primitive: show.place)
    }
  }

  func isFromCoordinator(_ site: Ref) -> Bool { program.enclosingType(site).map(coordinators.isCoordinator) ?? false }

  /// The SDK container that stands for a coordinator on screen.
  func container(of id: TypeID) -> Target? {
    guard let name = coordinators.container(of: id), name != "self" else { return nil }
    return .system(name)
  }

  func add(
    _ kind: Transition.Kind, _ target: Target?, back: Transition.Back? = nil, route: RouteValue?, site: Ref,
    primitive: Ref, origins: [Target] = []
  ) {
    guard !program.isOutOfScope(site) else { return }
    var kind = kind
    if case .alert? = target { kind = .alert }
    if case .dialog? = target { kind = .dialog }
    if case .external? = target { kind = .url }
    var origins = origins
    if origins.isEmpty, let own = program.enclosingType(site), let screens = companions[own] { origins = screens }
    resolver.add(
      FoundTransition(
        kind: kind, back: back, site: site, target: target, route: route, confidence: .exact, primitive: primitive,
        origins: origins))
  }

  // MARK: first screens

  /// What the user sees when a coordinator starts.
  func firstScreens(of id: TypeID) -> [Shown] {
    if let known = firsts[id] { return known }
    guard firstsInProgress.insert(id).inserted else { return [] }
    defer { firstsInProgress.remove(id) }
    var result: [Shown] = []
    func add(_ kind: Transition.Kind, _ values: [Value]) {
      for v in values {
        let ids = coordinators.of(values: [v])
        let targets =
          ids.isEmpty ? finder.targets(of: [v]).map { Shown(kind: kind, target: $0) } : ids.flatMap(firstScreens)
        for t in targets where !result.contains(t) { result.append(t) }
      }
    }
    switch coordinators.container(of: id) {
    case "self"?: result = [Shown(kind: .root, target: .coordinator(id))]
    case let name?: result = [Shown(kind: .root, target: .system(name))]
    case nil:
      for (kind, values) in shownAtStart(by: id) { add(kind, values) }
    }
    return firsts.keep(result, for: id)
  }

  /// By routes that it sends as it is made, by what it hands to its superclass, and by its properties.
  private func shownAtStart(by id: TypeID) -> [(Transition.Kind, [Value])] {
    var result: [(Transition.Kind, [Value])] = []
    for s in sent where program.enclosingType(s.site) == id && isInInit(s.site) {
      for h in s.handlers where h.coordinator == id {
        result += run(h, s.value, s.route, at: s.site).shows.map { ($0.kind, $0.values) }
      }
    }
    for start in coordinators.coordination(of: id)?.starts ?? [] where start.isSuperInit {
      for call in calls(start) where program.enclosingType(call) == id {
        result += children(of: call, start, Environment(parent: nil)).expressions.map {
          (start.kind, evaluator.values(of: $0, in: Environment(parent: nil)))
        }
      }
    }
    return result + firstProperties(of: id).map { ($0.0, $0.1) }
  }

  private func isInInit(_ site: Ref) -> Bool {
    program.enclosingMember(site).map { program.kind($0) == .function && program.name($0) == "init" } ?? false
  }

  /// By site, what transitions show.
  private(set) lazy var shown: [Ref: Set<Target>] = {
    var result: [Ref: Set<Target>] = [:]
    for t in resolver.transitions { if let target = t.target { result[t.site, default: []].insert(target) } }
    return result
  }()

  // MARK: back

  private func emit(_ b: Dialect.Back) {
    for call in program.callsNamed(b.call) where !program.isOutOfScope(call) {
      guard let target = program.child(call, .callee) else { continue }
      let isCoordinated: Bool
      if program.kind(target) == .member, let base = program.child(target, .base) {
        isCoordinated = !coordinators.behind(base).isEmpty
      } else {
        isCoordinated = isFromCoordinator(call)
      }
      if isCoordinated { add(.back, nil, back: b.how, route: nil, site: call, primitive: call) }
    }
  }
}

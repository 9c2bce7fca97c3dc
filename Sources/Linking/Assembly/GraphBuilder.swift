import Dialects
import NavigationModel
import SourceFacts

/// Gives what the engine found its names: screens, routes, transitions, entries, flows, in a stable order.
struct GraphBuilder {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  let collector: SinkCollector
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var text: SourceText { SourceText(program: program) }

  var root = "."
  /// How many threads may work at once.
  var threads = 1
  var entryScenes: EntryScenes?
  /// By the name of the screen's type.
  var entryPoints: [String: Entry.Via] = [:]
  /// Capitalised names in the app's sources of Objective-C.
  var objectiveCNames: Set<String> = []
  var found: [FoundTransition] = []
  /// Controllers that containers of the app take in, one in the place of another.
  var takenIn: [ChildSwaps.Child] = []
  /// The ways that wrappers take where they cannot push.
  var otherKinds: [FoundTransition: Set<Transition.Kind>] = [:]
  var gaps: [FoundGap] = []
  /// Sinks that show nothing that was found.
  var silent: [Sink] = []
  /// Places that navigate for certain: primitives of all kinds.
  var primitives: Set<Ref> = []
  /// Where destinations are taken out of what something was given for later.
  var takings: [Taking: Set<Ref>] = [:]
  var usedRoutes: Set<RouteValue> = []
  /// Enums of which some code shows a case that nobody can know.
  var lostRoutes: Set<TypeID> = []
  var unmatched: [(site: Ref, type: TypeExpression)] = []
  var propertyRoutes: [PropertyRoute] = []
  /// What handlers of any route show for the routes that they know.
  var routeDestinations: [RouteValue: Set<Target>] = [:]
  /// Enums that are routes by what they conform to.
  var emittedRoutes: Set<TypeID> = []
  /// Functions that libraries call with a route.
  var routeHandlers: Set<Ref> = []

  /// The graph, and what naming it took.
  struct Built {
    var graph: NavigationGraph
    var attribution: Attribution
    var liveTypes: Set<TypeID>
  }

  func build() -> Built {
    var graph = NavigationGraph(root: root)
    let entryTargets = entryTargets()
    // A screen that transitions start from is shown too, whoever put it there.
    let shown = types(in: found.compactMap(\.target) + entryTargets.map(\.target)).union(
      types(in: found.flatMap(\.origins)).filter(semantics.isScreenType)
    )
    .union(takenIn.map(\.screen))
    let routeTypes = routeEnums()
    var created = createdCases(of: routeTypes)
    created.given.formUnion(possibleCases())
    let made = usedRoutes.union(created.seen).union(created.given)
    let roots = entryTypes()
    let liveness = Liveness(
      flow: flow.fork(), routeTypes: routeTypes, given: made.subtracting(created.seen).union(created.given),
      closed: closedProperties().union(uncalledFactories()))
    let (starts, uses) = (
      roots.map(\.type) + typesMadeAtStart() + typesMadeElsewhere() + scenesMadeInObjectiveC(),
      instantiatedScenes() + controllersNamedByTexts()
    )
    let hasEntry = !roots.isEmpty || !entryTargets.isEmpty
    let live = liveness.liveTypes(from: starts, uses: uses)
    let attribution = Attribution(
      flow: flow, evaluator: evaluator, shown: shown, shownCalls: finder.shownCalls.calls,
      wrapped: finder.shownCalls.wrapped, led: ledScreens(),
      standingScreens: StandingScreens(found, flow), live: hasEntry ? live : nil,
      routeHandlers: routeHandlers)
    let (allOrigins, allCauses) = whatRunsWhere(attribution)
    let ofApp = placesOfApp(allOrigins)
    let (found, origins, causes) = (
      ofApp.map { self.found[$0] }, ofApp.map { allOrigins[$0] }, ofApp.map { allCauses[$0] }
    )
    let flows = Set(found.compactMap { if case .coordinator(let id)? = $0.target { id } else { nil } })

    var screens: [String: Screen] = [:]
    let ways = WaysOut(flow: flow)
    func screen(_ target: Target, site: Ref) -> String {
      if case .declared(let id) = target, screens[semantics.screenID(id)] != nil { return semantics.screenID(id) }
      var s = self.screen(for: target, site: site)
      if case .declared(let id) = target {
        s.wayOut = ways.wayOut(of: id)
        s.hidesBackButton = ways.hidesBackButton(id)
      }
      if screens[s.id] == nil { screens[s.id] = s }
      return s.id
    }
    func origin(_ target: Target, site: Ref) -> String? {
      // The app's delegate is no screen, but launches start there.
      if case .declared(let id) = target, !semantics.isScreenType(id) {
        return roots.contains { $0.type == id } ? semantics.path(id) : nil
      }
      return screen(target, site: site)
    }
    var linked: [Entry] = []
    var launched: Set<Transition.ID> = []
    let plainTabBar = found.first { $0.target == .system("UITabBarController") }
    let shownByName = Dictionary(shown.map { (semantics.screenID($0), $0) }, uniquingKeysWith: min)
    let sharing = TargetSharing(program)
    for (number, (t, startScreens)) in zip(found, origins).enumerated() {
      let owner = owner(of: t.site)
      let meant = sharing.targets(from: t.site, to: t.target)
      // Code that nobody runs starts from no screen that users see.
      let isLive =
        !hasEntry
        || program.enclosingType(t.site).map {
          live.contains($0) || !program.types[$0].isDeclared || program.types[$0].kind == .protocol
        } ?? true
      let sources = startScreens.screens.filter { isLive || !live.contains($0) }.union(
        startScreens.delegates.filter { d in roots.contains { $0.type == d } }
      ).filter { sharing.has($0, meant) }.sorted()
      var from = Set(
        t.origins.isEmpty
          ? sources.map(semantics.screenID)
          : t.origins.filter { sharing.has($0, meant) }.compactMap { origin($0, site: t.site) }
      ).sorted()
      // At launch, and when a notification or a link opens the app, there is no screen yet: the app or its delegate
      // shows one.
      if from.isEmpty, t.kind != .back, isLive, !attribution.isNeverRun(t.site) {
        from = starters(at: t.site, flows: flows, roots: roots)
      }
      // Tabs of UIKit's own tab bar controller, where the app shows one, whoever fills it.
      if t.kind == .tab, isOfPlainTabBar(t), startScreens.screens.isEmpty, let bar = plainTabBar {
        from = [screen(.system("UITabBarController"), site: bar.site)]
      }
      let to = t.target.map { screen($0, site: t.site) }
      for name in from where screens[name] == nil {
        if let id = shownByName[name] { _ = screen(.declared(id), site: t.site) }
      }
      let route = t.route.map { "\(semantics.path($0.type)).\(program.text($0.name))" }
      let location = location(t.site)
      let id = Transition.id(owner: owner, kind: t.kind, target: to ?? t.back?.rawValue, route: route)
      var evidence: [Transition.Evidence] = []
      // What stands for a library's code lies in no file.
      if t.primitive != t.site, !program.isOfLibrary(t.primitive) {
        evidence.append(
          .init(location: self.location(t.primitive), note: "\(self.owner(of: t.primitive)) shows it here"))
      }
      graph.transitions.append(
        Transition(
          id: id, from: from, owner: owner, to: to, kind: t.kind,
          otherKinds: kindsBeside(t), back: t.back, route: route,
          location: location,
          triggers: triggers(of: t, causes[number]), guard: text.guardCondition(of: t.site),
          confidence: t.confidence, evidence: evidence,
          repeatsOwnValue: repeatsOwnValue(t)))
      graph.transitions[number].targets = sharing.names(
        of: meant, startingAt: t.origins.isEmpty ? sources.map(Target.declared) : t.origins)
      // A handler that nothing brings into play handles no link.
      let isInPlay =
        !hasEntry || program.enclosingType(t.site).map { live.contains($0) || !program.types[$0].isDeclared } ?? true
      if let to, isInPlay { linked += entries(from: startScreens.arrivals, to: to, at: location) }
      if t.kind == .root || t.kind == .push, startScreens.arrivals.contains(where: { $0.way == .launch }) {
        launched.insert(id)
      }
    }
    let choices = choices(found, graph.transitions)
    // One transition per owner, target, kind and route: the first site in the sources stands for all.
    graph.transitions.sort { ($0.id, $0.location, $1.confidence) < ($1.id, $1.location, $0.confidence) }
    graph.transitions = unitedKinds(merged(graph.transitions), choices)
    for id in withdrawnScreens(allOrigins) { screens[semantics.screenID(id)]?.wayOut = .possible }
    addUnshownScreens(shown: shown, live: live, into: &screens)
    for id in shown where live.contains(id) || !hasEntry { screens[semantics.screenID(id)]?.isReachable = true }
    markReachable(&screens, graph.transitions, live: live, hasEntry: hasEntry)
    for e in entryTargets {
      let id = screen(e.target, site: e.place)
      screens[id]?.isReachable = true
      linked.append(
        Entry(
          screen: id, via: e.via, location: self.location(e.place),
          by: e.via == .storyboard ? nil : program.enclosingType(e.place).map(semantics.path)))
    }
    graph.embeddings = embeddings(of: takenIn, in: screens, graph.transitions, attribution)
    graph.entries = entries(roots, graph.transitions, linked, launched: launched)
    for e in graph.entries { screens[e.screen]?.isEntry = true }
    measureDepth(&screens, graph)
    graph.resolvers = routeResolvers(routeTypes)
    assignFlows(&screens, &graph)
    graph.screens = screens.values.sorted { $0.id < $1.id }
    graph.routes = (routes(routeTypes, made: made, graph.transitions) + propertyRoutes(graph.transitions)).sorted {
      ($0.id, $0.location) < ($1.id, $1.location)
    }
    graph.unresolved = gaps.map {
      UnresolvedSite(
        owner: owner(of: $0.site), kind: $0.kind, location: location($0.site), reason: $0.reason, isCut: $0.isCut)
    }
    .sorted { ($0.location, $0.owner) < ($1.location, $1.owner) }
    graph.unmatched = unmatchedDestinations()
    graph.numberInlineScreens()
    sharing.tell(in: &graph)
    graph.coverage = Accounting(
      names: self, explained: explainedPlaces(), unshown: unshownControllers(shown: shown, live: live)
    ).coverage()
    return Built(graph: graph, attribution: attribution, liveTypes: live)
  }

  /// Neighbours of one id as one, which starts where any of them does.
  private func merged(_ transitions: [Transition]) -> [Transition] {
    var result: [Transition] = []
    var start = 0
    while start < transitions.count {
      let same = transitions[start...].prefix { $0.id == transitions[start].id }
      var first = transitions[start]
      if same.count > 1 {
        first.from = Set(same.flatMap(\.from)).sorted()
        first.otherSites = Set(same.flatMap(\.sites)).subtracting([first.location]).sorted()
        first.targets = Set(same.flatMap(\.targets)).sorted()
        first.triggers = TriggerFinder.united(same.map(placedTriggers), most: semantics.budget.triggers.most)
        for number in first.triggers.indices where first.triggers[number].from == first.from {
          first.triggers[number].from = []
        }
        first.trigger = first.triggers.first?.label
      }
      result.append(first)
      start += same.count
    }
    return result
  }

  /// A site's triggers, each with the screens that it is on.
  private func placedTriggers(_ t: Transition) -> [Trigger] {
    t.triggers.map { trigger in
      var placed = trigger
      if placed.from.isEmpty { placed.from = t.from }
      return placed
    }
  }

  func types(in targets: [Target]) -> Set<TypeID> {
    Set(targets.compactMap { if case .declared(let id) = $0 { id } else { nil } })
  }

  func repeatsOwnValue(_ t: FoundTransition) -> Bool {
    guard t.kind == .push, case .declared(let screen)? = t.target else { return false }
    return OwnValues(flow: flow).repeats(at: t.site, screen: screen)
  }

  // MARK: names

  func location(_ r: Ref) -> SourceLocation {
    let node = program.node(r)
    return SourceLocation(file: program.files[Int(r.file)].path, line: Int(node.line), column: Int(node.column))
  }

  /// The innermost named type around a place; else the function; else the file.
  func owner(of place: Ref) -> String {
    if let type = program.enclosingType(place) { return displayName(semantics.path(type)) }
    if let function = program.enclosingMember(place) { return program.name(function) }
    return String(program.files[Int(place.file)].path.split(separator: "/").last ?? "")
  }

  func screen(for target: Target, site: Ref) -> Screen {
    switch target {
    case .declared(let id):
      let path = semantics.path(id)
      let name = displayName(path)
      return Screen(
        id: semantics.screenID(id), name: name,
        kind: name != path ? .system : semantics.isController(id) ? .viewController : .view,
        location: program.types[id].declaration.map(location),
        title: title(of: id), isDebugOnly: program.types[id].isDebugOnly)
    case .coordinator(let id):
      let path = semantics.path(id)
      return Screen(
        id: semantics.screenID(id), name: path, kind: .coordinator,
        location: program.types[id].declaration.map(location))
    case .system(let name): return Screen(id: name, name: name, kind: .system)
    case .alert: return Screen(id: "alert:\(owner(of: site))", name: "alert", kind: .alert)
    case .dialog: return Screen(id: "dialog:\(owner(of: site))", name: "dialog", kind: .dialog)
    case .external: return Screen(id: "external", name: "external", kind: .external)
    case .inline(let r):
      return Screen(
        id: "inline:\(owner(of: r)):\(program.node(r).line)", name: "inline", kind: .inline, location: location(r))
    }
  }

  /// `.navigationTitle("…")` or `title = "…"` in the type's own code.
  func title(of id: TypeID) -> String? {
    for call in flow.calls(named: "navigationTitle", in: id) {
      if let a = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }) {
        if program.kind(a) == .string { return program.name(a) }
        if program.kind(a) == .call, program.name(a) == "Text",
          let inner = semantics.arguments(of: a).first.flatMap({ program.child($0, .value) }),
          program.kind(inner) == .string
        {
          return program.name(inner)
        }
      }
    }
    for assign in flow.assignments(to: "title", in: id) {
      if let target = program.child(assign, .target),
        program.kind(target) == .name || program.name(program.child(target, .base) ?? target) == "self",
        let value = program.child(assign, .value), program.kind(value) == .string
      {
        return program.name(value)
      }
    }
    let name = storyboards.title(ofClass: program.text(program.types[id].name)) ?? ""
    return name.isEmpty ? nil : name
  }
}

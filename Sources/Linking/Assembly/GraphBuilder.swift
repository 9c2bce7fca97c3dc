import Dialects
import NavigationModel
import SourceFacts

/// Names what the linker found: screens, routes, transitions, entries, flows, in a stable order.
struct GraphBuilder {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  let collector: SinkCollector
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var text: SourceText { SourceText(program: program) }

  let navigation: FoundNavigation
  /// The scenes of storyboards that the app starts with.
  let entryScenes: EntryScenes
  /// By the name of the screen's type.
  let entryPoints: [String: Entry.Via]
  /// Capitalised names in the app's sources of Objective-C.
  let objectiveCNames: Set<String>
  let root: String
  /// How many threads may work at once.
  let threads: Int

  /// The graph, and the tables behind its names.
  struct Built {
    var graph: NavigationGraph
    var attribution: Attribution
    var liveTypes: Set<TypeID>
  }

  func build() -> Built {
    var graph = NavigationGraph(root: root)
    let entryTargets = entryTargets()
    let takenIn = takenInControllers()
    // A screen that transitions start from is shown too, whoever put it there.
    let shown = types(in: navigation.transitions.compactMap(\.target) + entryTargets.map(\.target)).union(
      types(in: navigation.transitions.flatMap(\.origins)).filter(semantics.isScreenType)
    )
    .union(takenIn.map(\.screen))
    let routeTypes = routeEnums()
    var created = createdCases(of: routeTypes)
    created.given.formUnion(possibleCases())
    let made = navigation.usedRoutes.union(created.seen).union(created.given)
    let roots = entryTypes()
    let liveness = Liveness(
      flow: flow.fork(), routeTypes: routeTypes, given: made.subtracting(created.seen).union(created.given),
      closed: closedProperties().union(uncalledFactories()))
    let (starts, uses) = (
      roots.map(\.type) + typesMadeAtStart() + typesMadeElsewhere() + scenesMadeInObjectiveC(),
      instantiatedScenes() + controllersNamedByTexts() + lookedUpClasses()
    )
    let hasEntry = !roots.isEmpty || !entryTargets.isEmpty
    let live = liveness.liveTypes(from: starts, uses: uses)
    let attribution = Attribution(
      flow: flow, evaluator: evaluator, shown: shown, shownCalls: finder.shownCalls.calls,
      wrapped: finder.shownCalls.wrapped, parts: navigation.stackParts, led: ledScreens(),
      standingScreens: ReplacementScreens(navigation.transitions, flow), live: hasEntry ? live : nil,
      routeHandlers: navigation.routeHandlers)
    let (allOrigins, allCauses) = whatRunsWhere(attribution)
    let ofApp = placesOfApp(allOrigins)
    let (found, origins, causes) = (
      ofApp.map { navigation.transitions[$0] }, ofApp.map { allOrigins[$0] }, ofApp.map { allCauses[$0] }
    )
    let code = RunningCode(program: program, roots: roots, hasEntry: hasEntry, live: live)
    var naming = TransitionNaming(self, code, attribution, found: found, shown: shown)
    for ((t, starts), causes) in zip(zip(found, origins), causes) where !semantics.budget.isStopped {
      naming.add(t, startingAt: starts, causes)
    }
    graph.transitions = PassedCode(self, code, attribution, flows: naming.flows).told(
      naming.transitions, origins)
    var (screens, linked) = (naming.screens, naming.entries)
    let choices = choices(found, graph.transitions)
    // One transition per owner, target, kind and route: the first site in the sources stands for all.
    graph.transitions.sort { ($0.id, $0.location, $1.confidence) < ($1.id, $1.location, $0.confidence) }
    graph.transitions = unitedKinds(merged(graph.transitions), choices)
    for id in withdrawnScreens(allOrigins) { screens.byID[semantics.screenID(id)]?.wayOut = .possible }
    addUnshownScreens(shown: shown, live: live, into: &screens.byID)
    addPages(takenIn, into: &screens.byID)
    for id in shown where live.contains(id) || !hasEntry { screens.byID[semantics.screenID(id)]?.isReachable = true }
    markReachable(&screens.byID, graph.transitions, live: live, hasEntry: hasEntry)
    for e in entryTargets {
      let id = screens.id(of: e.target, site: e.place)
      screens.byID[id]?.isReachable = true
      linked.append(
        Entry(
          screen: id, via: e.via, location: location(e.place),
          by: e.via == .storyboard ? nil : program.enclosingType(e.place).map(semantics.path)))
    }
    graph.embeddings = embeddings(of: takenIn, in: screens.byID, graph.transitions, attribution)
    graph.entries = entries(
      roots, graph.transitions, linked, launched: naming.launched, told: naming.told)
    for e in graph.entries { screens.byID[e.screen]?.isEntry = true }
    measureDepth(&screens.byID, graph)
    graph.resolvers = routeResolvers(routeTypes)
    assignFlows(&screens.byID, &graph)
    graph.screens = screens.byID.values.sorted { $0.id < $1.id }
    graph.routes = (routes(routeTypes, made: made, graph.transitions) + propertyRoutes(graph.transitions)).sorted {
      ($0.id, $0.location) < ($1.id, $1.location)
    }
    graph.unresolved = navigation.gaps.map {
      UnresolvedSite(
        owner: owner(of: $0.site), kind: $0.kind, location: location($0.site), reason: $0.reason, isCut: $0.isCut)
    }
    .sorted { ($0.location, $0.owner) < ($1.location, $1.owner) }
    graph.unmatched = unmatchedDestinations()
    graph.numberInlineScreens()
    naming.sharing.tell(in: &graph)
    graph.coverage = Accounting(
      names: self, explained: explainedPlaces(), unshown: unshownControllers(shown: shown, live: live)
    ).coverage()
    return Built(graph: graph, attribution: attribution, liveTypes: live)
  }

  /// Controllers that containers of the app take in, one in the place of another.
  private func takenInControllers() -> [ChildSwaps.Child] {
    ChildSwaps(
      flow: flow, evaluator: evaluator, finder: finder.fork(evaluator), resolvers: resolvers,
      shown: types(in: navigation.transitions.compactMap(\.target))
    ).children()
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
        first.after = PassedCode.after(any: Array(same))
        first.otherSites = Set(same.flatMap(\.sites)).subtracting([first.location]).sorted()
        first.targets = Set(same.flatMap(\.targets)).sorted()
        first.position = same.compactMap(\.position).min()
        first.triggers = TriggerFinder.united(same.map(placedTriggers), within: semantics.budget)
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
    return SelfPushes(flow: flow).repeats(at: t.site, screen: screen)
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

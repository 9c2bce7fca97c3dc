import Dialects
import NavigationModel
import SourceFacts
import Threads

/// Links facts and dialects to the navigation graph.
///
/// A pure function of its input: the order of the files does not matter, and the same facts give the same graph.
public struct Linker: Sendable {
  public var dialects: [Dialect]
  /// The team's rulings by idiom name, as `navlint idioms` shows it (`Router.navigate(to:)`). A ruling replaces what
  /// was learned.
  public var idioms: [String: IdiomRuling]
  /// Screens that are entries without code that says so, by the names of their types.
  public var entryPoints: [String: Entry.Via] = [:]
  /// How many threads work at once. The graph does not depend on it.
  public var threads = 1
  /// Whether to sketch the content of each screen.
  public var sketches = false
  /// The limits of the analysis.
  package var budget = Budget()

  public init(dialects: [Dialect] = Dialect.builtIn, idioms: [String: IdiomRuling] = [:]) {
    self.dialects = dialects
    self.idioms = idioms
  }

  /// The graph of a program. Cost is near linear in the facts; only code that navigation touches is looked into.
  /// Runs on a large stack of its own: a chain of a thousand modifiers is a thousand levels deep.
  public func graph(
    facts: [FileFacts], interfaces: [InterfaceFacts] = [], propertyLists: [PropertyListFacts] = [],
    projects: [ProjectFacts] = [], stringTables: [StringTableFacts] = [], dependencies: DependencyFacts = .none,
    root: String = "."
  ) -> NavigationGraph {
    program(
      facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects,
      stringTables: stringTables, dependencies: dependencies, root: root
    ) { $0.graph }
  }

  /// The graph together with the code behind it, for the duration of `body`: rules ask questions about the code, which
  /// may need a deep stack, too.
  package func program<Result: Sendable>(
    facts: [FileFacts], interfaces: [InterfaceFacts] = [], propertyLists: [PropertyListFacts] = [],
    projects: [ProjectFacts] = [], stringTables: [StringTableFacts] = [], dependencies: DependencyFacts = .none,
    root: String = ".",
    body: @escaping @Sendable (LinkedProgram) -> Result
  ) -> Result {
    LargeStack.run {
      body(
        link(
          facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects,
          stringTables: stringTables, dependencies: dependencies, root: root))
    }
  }

  private func link(
    facts: [FileFacts], interfaces: [InterfaceFacts], propertyLists: [PropertyListFacts], projects: [ProjectFacts],
    stringTables: [StringTableFacts], dependencies: DependencyFacts, root: String
  ) -> LinkedProgram {
    let unread = UnreadSource.all(facts, interfaces, propertyLists, projects)
    let interfaces = interfaces.filter { $0.fault == nil || !$0.isEmpty }
    let interface = InterfaceSet(ObjectiveCNames.resolved(interfaces, facts: facts))
    let lowered = InterfaceLowering(interface, facts: facts, budget: budget)
    let libraries = Libraries(
      files: (facts + lowered.files + dependencies.files).sorted { $0.path < $1.path }, dialects: dialects)
    let dialects = libraries.dialects
    let program = Program(
      files: libraries.files, dependencies: dependencies, projects: projects, threads: threads)
    let semantics = Semantics(
      program: program, library: LibraryTypes(dialects: dialects), budget: budget,
      tables: StringTables(stringTables))
    let flow = DataFlow(semantics: semantics)
    let storyboards = Storyboards(set: interface, lowering: lowered, program: program)
    let evaluator = Evaluator(semantics: semantics, storyboards: storyboards)
    let coordinators = Coordinators(flow: flow, evaluator: evaluator, dialects: dialects)
    var finder = ScreenFinder(evaluator: evaluator, dialects: dialects)
    finder.coordinators = Set(coordinators.places.keys)

    // 1. The primitives.
    var collector = SinkCollector(flow: flow, dialects: dialects)
    collector.collect()
    collector.registrations = GenericRegistrations(flow: flow, finder: finder).expanded(collector.registrations)
    let resolvers = RouteResolvers(
      evaluator: evaluator, finder: finder, registrations: collector.registrations, elements: collector.elements,
      replaced: collector.replaced)

    // 2. Navigation state: what the app does to the paths that stacks are bound to.
    let paths = PathStates(flow: flow, evaluator: evaluator)
    let changes = StateChanges(collector, paths: paths, flow: flow)
    let (pushes, backs) = (changes.pushes, changes.backs)

    // 3. Follows each sink back to the place that names its destination.
    let resolver = SinkResolver(flow: flow, evaluator: evaluator, finder: finder, resolvers: resolvers)
    resolver.addressBook = AddressBook(
      registrations: collector.addresses, scenes: collector.identifiedScenes(), sinks: collector.sinks)
    resolver.ownTabChoices = collector.ownTabChoices
    finder.shells.holders = resolver.rootViews.shells(among: collector.stackContainers)
    resolve(collector, pushes, paths, SegueSites(flow: flow, evaluator: evaluator), with: resolver)
    resolver.setRootsAside(pushing: collector.ownStackRoutes)
    resolver.setStandInsAside()
    resolver.mergeOtherWays(presenters: Set(collector.presenters.map(\.place)))
    resolver.addStarts { collector.isCoordinator(.named($0, [])) }
    resolver.addStartsByRequirement(isLeader: collector.isLeader)
    for popup in resolver.transitions.filter(collector.isPopupInWindow) { resolver.setAside(popup, .popup) }
    fillControllers(FilledControllers(flow: flow, evaluator: evaluator), resolver, finder)
    let forward = Set(resolver.transitions.map(\.site)).sorted()
    for back in BackSites(
      flow: flow, evaluator: evaluator, forward: forward, replacements: resolver.replacements,
      presentations: resolver.presentations,
      fills: pushes.filter { $0.kind == .push }.map(\.place)
    ).sites(backs) {
      resolver.add(
        FoundTransition(
          kind: .back, back: back.how, site: back.place, target: nil, route: nil, confidence: .exact,
          primitive: back.primitive))
    }

    // 4. Routes of coordinator libraries.
    let coordination = CoordinationPass(
      coordinators: coordinators, finder: finder, collector: collector, resolver: resolver)
    coordination.run()

    // 5. Names, reachability, routes.
    var builder = GraphBuilder(
      flow: flow, evaluator: evaluator, finder: finder, resolvers: resolvers, collector: collector)
    builder.root = root
    builder.threads = threads
    builder.entryPoints = entryPoints
    builder.objectiveCNames = projects.reduce(into: []) { $0.formUnion($1.objectiveCNames) }
    builder.entryScenes = EntryScenes(
      evaluator: evaluator, propertyLists: propertyLists, projects: projects,
      hasRoot: resolver.transitions.contains { $0.kind == .root && !storyboards.contains($0.site) })
    let isOwn = { (r: Ref) in !libraries.declared.contains(program.files[Int(r.file)].path) }
    let rulings = IdiomRulings(flow: flow, rulings: idioms)
    builder.found = TargetSharing(program).possible(
      rulings.applied(to: resolver.transitions).filter {
        isOwn($0.site)
      }.sorted())
    builder.otherKinds = resolver.otherKinds
    builder.takenIn = ChildSwaps(
      flow: flow, evaluator: evaluator, finder: finder.fork(evaluator), resolvers: resolvers,
      shown: builder.types(in: builder.found.compactMap(\.target))
    ).children()
    builder.gaps = resolver.gapsOfApp.filter { isOwn($0.site) }.sorted {
      ($0.site, $0.kind.rawValue, $0.reason) < ($1.site, $1.kind.rawValue, $1.reason)
    }
    builder.silent = resolver.silent
    builder.stepsAside = resolver.stepsAside.filter { isOwn($0.step.site) }
    builder.primitives = collector.places().union(pushes.map(\.place)).union(backs.map(\.place))
    builder.usedRoutes = resolver.usedRoutes
    builder.lostRoutes = resolver.lostRoutes
    builder.takings = resolver.takings
    builder.stackRoots = resolver.stackRoots
    builder.unmatched = resolver.unmatched
    builder.propertyRoutes = coordination.propertyRoutes()
    builder.routeDestinations = coordination.routeDestinations()
    builder.emittedRoutes = coordination.routeTypes()
    builder.routeHandlers = coordinators.handlerFunctions
    let built = builder.build()
    var graph = built.graph
    graph.unread = unread
    if sketches { graph.addSketches(ScreenSketches(program: program, semantics: semantics)) }
    let linked = LinkedProgram(
      graph: graph, flow: flow, evaluator: evaluator, finder: finder, collector: collector, paths: paths,
      attribution: built.attribution,
      liveTypes: built.liveTypes, transitions: builder.found, propertyLists: propertyLists, projects: projects,
      threads: threads)
    linked.unmetIdioms = rulings.unmet(among: resolver.transitions)
    return linked
  }

  /// Follows each sink back to the place that names its destination.
  private func resolve(
    _ collector: SinkCollector, _ pushes: [Sink], _ paths: PathStates, _ segues: SegueSites, with resolver: SinkResolver
  ) {
    for sink in collector.sinks {
      if sink.kind == .root, sink.isContainer { resolver.resolve(scene: sink) } else { resolver.resolve(sink) }
    }
    resolver.resolveSelections(
      of: collector.sinks, showing: collector.sinks.filter { $0.isContainer && $0.kind == .push })
    resolve(segues.sinks(), with: resolver)
    for back in segues.backs() { resolver.add(back) }
    resolver.resolveRootChoices()
    resolver.resolveStackContents(of: collector.stackContainers)
    // The content around a presenter's content is no root: the presenter shows it.
    resolver.resolveHeldContents(of: collector.stackContainers.filter { !collector.isPresented($0) })
    for stack in collector.stacks where stack.holdsFirst {
      for state in paths.states(ofStackAt: stack.path, holding: stack.held) {
        resolver.resolveFirstRoute(of: state, in: stack.place)
      }
    }
    resolver.addUnpresentedAlerts()
    for call in collector.unreadMethods { resolver.addGap(ofUnreadMethod: call.place, call.kind) }
    resolve(pushes, with: resolver)
  }

  /// Resolves sinks that were found without their surroundings.
  private func resolve(_ sinks: [Sink], with resolver: SinkResolver) {
    for var sink in sinks {
      sink.conditions = resolver.flow.conditions(around: sink.place)
      resolver.resolve(sink)
    }
  }

  /// A controller that other code fills shows those screens. The code that only fills it makes no transition.
  private func fillControllers(_ filled: FilledControllers, _ resolver: SinkResolver, _ finder: ScreenFinder) {
    for t in resolver.transitions where finder.shells.fillings.contains(t.primitive) {
      resolver.setAside(t, .handedBack)
    }
    for t in filled.refused(among: resolver.transitions) { resolver.setAside(t, .refused) }
    let contents = filled.transitions(for: resolver.hollows, among: resolver.transitions)
    for t in filled.wrapping(contents.filled, among: resolver.transitions) { resolver.setAside(t, .unfilled) }
    let shows = Dictionary(grouping: contents.shown, by: \.target).compactMapValues { $0.map(\.site).min() }
    for t in contents.begun { resolver.setAside(t, .begun, instead: shows[t.target]) }
    resolver.stackRoots = contents.roots
    contents.shown.forEach(resolver.add)
    for t in filled.beginnings(of: contents.shown, hollows: resolver.hollows, among: resolver.transitions) {
      resolver.setAside(t, .begun, instead: shows[t.target])
    }
    let stacks = filled.unwrapped(
      resolver.transitions, hollows: resolver.hollows, fills: resolver.fills, shells: finder.shells.holders)
    for t in stacks.empty { resolver.setAside(t, .unfilled) }
    stacks.shown.forEach(resolver.add)
  }
}

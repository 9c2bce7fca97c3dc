import NavigationModel
import SourceFacts

/// From each primitive back to where its destination is named, and what of that is a transition (passes 5 to 7).
struct ResolutionPass {
  let code: ReadProgram
  let primitives: FoundPrimitives
  private var flow: DataFlow { code.flow }
  private var evaluator: Evaluator { code.evaluator }
  private var collector: SinkCollector { primitives.collector }

  /// The resolver after all primitives went through it.
  func resolver() -> SinkResolver {
    let resolver = SinkResolver(
      flow: flow, evaluator: evaluator, finder: code.finder, resolvers: primitives.resolvers)
    resolver.addressBook = AddressBook(
      registrations: collector.addresses, scenes: collector.identifiedScenes(), sinks: collector.sinks)
    resolver.ownTabChoices = collector.ownTabChoices
    resolver.tabLists = collector.sinks.compactMap { TabList($0, flow.semantics) }
    code.finder.shells.holders = resolver.rootViews.shells(among: collector.stackContainers)
    resolve(with: resolver)
    resolver.setRootsAside(pushing: collector.ownStackRoutes)
    resolver.setStandInsAside()
    resolver.mergeOtherWays(presenters: Set(collector.presenters.map(\.place)))
    resolver.addStarts { collector.isCoordinator(.named($0, [])) }
    resolver.addStartsByRequirement(isLeader: collector.isLeader)
    for popup in resolver.transitions.filter(collector.isPopupInWindow) { resolver.setAside(popup, .popup) }
    fillControllers(FilledControllers(flow: flow, evaluator: evaluator), resolver)
    addBacks(to: resolver)
    return resolver
  }

  /// Each sink back to where its destination is named.
  private func resolve(with resolver: SinkResolver) {
    let segues = SegueSites(flow: flow, evaluator: evaluator)
    for sink in collector.sinks where !code.isStopped {
      if sink.kind == .root, sink.isContainer { resolver.resolve(scene: sink) } else { resolver.resolve(sink) }
    }
    resolver.resolveSelections(
      of: collector.sinks, showing: collector.sinks.filter { $0.isContainer && $0.kind == .push })
    resolve(segues.sinks(), with: resolver)
    for back in segues.backs() { resolver.add(back) }
    resolver.resolveRootChoices()
    let swaps = RootSwaps(flow: flow, evaluator: evaluator, finder: code.finder, resolvers: primitives.resolvers)
    for sink in swaps.sinks(in: resolver.rootScreens) { resolver.resolve(sink) }
    resolver.resolveStackContents(of: collector.stackContainers)
    // What a presenter's content lies in is no root: the presenter shows it.
    resolver.resolveHeldContents(of: collector.stackContainers.filter { !collector.isPresented($0) })
    for stack in collector.stacks where stack.holdsFirst {
      for state in primitives.paths.states(ofStackAt: stack.path, holding: stack.held) {
        resolver.resolveFirstRoute(of: state, in: stack.place)
      }
    }
    resolver.addUnpresentedAlerts()
    for call in collector.unreadMethods { resolver.addGap(ofUnreadMethod: call.place, call.kind) }
    resolve(primitives.changes.pushes, with: resolver)
  }

  /// Sinks that were found without what stands around them.
  private func resolve(_ sinks: [Sink], with resolver: SinkResolver) {
    for var sink in sinks where !code.isStopped {
      sink.conditions = flow.conditions(around: sink.place)
      resolver.resolve(sink)
    }
  }

  /// What is filled elsewhere shows what it is filled with, and what only fills shows nothing by itself.
  private func fillControllers(_ filled: FilledControllers, _ resolver: SinkResolver) {
    let shells = code.finder.shells
    for t in resolver.transitions where shells.fillings.contains(t.primitive) { resolver.setAside(t, .handedBack) }
    for t in filled.refused(among: resolver.transitions) { resolver.setAside(t, .refused) }
    let contents = filled.transitions(for: resolver.hollows, among: resolver.transitions)
    for t in filled.wrapping(contents.filled, among: resolver.transitions) { resolver.setAside(t, .unfilled) }
    let shows = Dictionary(grouping: contents.shown, by: \.target).compactMapValues { $0.map(\.site).min() }
    for t in contents.begun { resolver.setAside(t, .begun, instead: shows[t.target]) }
    resolver.stackRoots = contents.roots
    resolver.tabPlaces = resolver.positions(filled: contents.tabs)
    contents.shown.forEach(resolver.add)
    for t in filled.beginnings(of: contents.shown, hollows: resolver.hollows, among: resolver.transitions) {
      resolver.setAside(t, .begun, instead: shows[t.target])
    }
    let stacks = filled.unwrapped(
      resolver.transitions, hollows: resolver.hollows, fills: resolver.fills, shells: shells.holders)
    for t in stacks.empty { resolver.setAside(t, .unfilled) }
    stacks.shown.forEach(resolver.add)
  }

  /// Where going back is decided. What leads forward at the same place decides nothing of the kind.
  private func addBacks(to resolver: SinkResolver) {
    let backs = BackSites(
      flow: flow, evaluator: evaluator, forward: Set(resolver.transitions.map(\.site)).sorted(),
      replacements: resolver.replacements, presentations: resolver.presentations,
      fills: primitives.changes.pushes.filter { $0.kind == .push }.map(\.place))
    for back in backs.sites(primitives.changes.backs) {
      resolver.add(
        FoundTransition(
          kind: .back, back: back.how, site: back.place, target: nil, route: nil, confidence: .exact,
          primitive: back.primitive))
    }
  }
}

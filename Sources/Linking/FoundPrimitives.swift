/// What in the sources navigates, and what the app does to its navigation state (passes 3 and 4).
struct FoundPrimitives {
  let collector: SinkCollector
  let resolvers: RouteResolvers
  let paths: PathStates
  let changes: StateChanges

  init(in code: ReadProgram) {
    let (flow, evaluator) = (code.flow, code.evaluator)
    var collector = SinkCollector(flow: flow, dialects: code.dialects)
    if !code.isStopped { collector.collect() }
    collector.registrations = GenericRegistrations(flow: flow, finder: code.finder).expanded(collector.registrations)
    self.collector = collector
    resolvers = RouteResolvers(
      evaluator: evaluator, finder: code.finder, registrations: collector.registrations, elements: collector.elements,
      replaced: collector.replaced)
    paths = PathStates(flow: flow, evaluator: evaluator)
    changes = StateChanges(collector, paths: paths, flow: flow)
  }

  /// Places that navigate for certain, of all kinds.
  var places: Set<Ref> {
    collector.places().union(changes.pushes.map(\.place)).union(changes.backs.map(\.place))
  }
}

import NavigationModel
import SourceFacts

/// The app's changes of its navigation state: it puts routes on paths, and resets presented state.
struct StateChanges {
  private(set) var pushes: [Sink] = []
  private(set) var backs: [(place: Ref, how: Transition.Back)]

  /// Resetting such a state (`navigationDestination(item: $page)`) removes its screen from the stack.
  private static let takenBack: [Transition.Kind: Transition.Back] = [
    .sheet: .dismiss, .cover: .dismiss, .popover: .dismiss, .push: .pop,
  ]

  init(_ collector: SinkCollector, paths: PathStates, flow: DataFlow) {
    backs = collector.backs
    var seen: Set<Ref> = []
    for stack in collector.stacks {
      for state in paths.states(ofStackAt: stack.path, holding: stack.held) {
        paths.collect(state: state, pushes: &pushes, backs: &backs, seen: &seen)
      }
    }
    let presenters = collector.presenters.compactMap { presenter in
      Self.takenBack[presenter.kind].map { (place: presenter.place, state: presenter.state, how: $0) }
    }
    for presenter in presenters { addEnds(of: presenter.state, presenter.how, paths, flow, &seen) }
    for presenter in presenters {
      for state in paths.states(of: presenter.state) {
        add(paths.closings(of: state, presentedBy: presenter.place, through: presenter.state), presenter.how)
      }
    }
  }

  private mutating func addEnds(
    of shown: Ref, _ how: Transition.Back, _ paths: PathStates, _ flow: DataFlow, _ seen: inout Set<Ref>
  ) {
    let presented = paths.states(of: shown)
    for state in (presented.isEmpty ? paths.statesAsked(by: shown) : presented).flatMap(flow.equivalents)
    where seen.insert(state).inserted {
      add(paths.closings(of: state), how)
      add(paths.emptyings(of: state), how)
    }
    add(paths.resets(toIdleCaseOf: shown).filter { seen.insert($0).inserted }, how)
    add(paths.removals(endedBy: shown).filter { seen.insert($0).inserted }, how)
    if presented.isEmpty { add(paths.removals(askedBy: shown).filter { seen.insert($0).inserted }, how) }
  }

  private mutating func add(_ places: [Ref], _ how: Transition.Back) {
    backs += places.map { (place: $0, how: how) }
  }
}

extension PathStates {
  /// For a stack with a path of its own, only that path.
  func states(ofStackAt path: Ref, holding held: Ref?) -> [Ref] { held.map { [$0] } ?? states(of: path) }
}

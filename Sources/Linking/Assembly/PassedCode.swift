import NavigationModel
import SourceFacts

/// Code that shared screens run for the screens that showed them: an alert that many screens show runs the code that
/// the showing screen passed.
struct PassedCode {
  private let builder: GraphBuilder
  private let code: RunningCode
  private let attribution: Attribution
  private let flows: Set<TypeID>

  init(_ builder: GraphBuilder, _ code: RunningCode, _ attribution: Attribution, flows: Set<TypeID>) {
    self.builder = builder
    self.code = code
    self.attribution = attribution
    self.flows = flows
  }

  /// - Parameter origins: those of each transition, in the same order.
  func told(_ transitions: [Transition], _ origins: [OriginFinder.Origins]) -> [Transition] {
    var showers: [Screen.ID: Set<String>] = [:]
    for t in transitions where t.kind != .back {
      if let to = t.to { showers[to, default: []].formUnion(t.from) }
    }
    return zip(transitions, origins).map { transition, origins in
      var told = transition
      if told.kind == .back { return told }
      told.after = origins.given.compactMap { screen, given in
        let id = builder.semantics.screenID(screen)
        guard transition.from.contains(id), let all = showers[id], all.count > 1 else { return nil }
        // Where the showing screen is not known, any may have passed the code.
        let shown = names(of: given).map(all.intersection) ?? []
        return shown.isEmpty || shown == all ? nil : Transition.Condition(screen: id, from: shown.sorted())
      }
      .sorted { $0.screen < $1.screen }
      return told
    }
  }

  /// The screens that pass the code; nil where that is not known for some of it.
  private func names(of given: Set<Ref>) -> Set<String>? {
    var result: Set<String> = []
    for code in given {
      let names = names(at: builder.program.parent(code) ?? code)
      if names.isEmpty { return nil }
      result.formUnion(names)
    }
    return result
  }

  private func names(at place: Ref) -> Set<String> {
    let starts = OriginFinder.Origins(
      screens: attribution.screens(at: place), delegates: attribution.delegates(at: place))
    let screens = code.screens(of: starts, at: place)
    return screens.isEmpty
      ? Set(builder.starters(at: place, flows: flows, roots: code.roots))
      : Set(screens.map(builder.semantics.screenID))
  }

  /// The conditions of merged transitions. A screen keeps its conditions only where every transition from it has some.
  static func after(any transitions: [Transition]) -> [Transition.Condition] {
    var shown: [Screen.ID: Set<String>] = [:]
    for condition in transitions.flatMap(\.after) { shown[condition.screen, default: []].formUnion(condition.from) }
    return shown.filter { screen, _ in
      transitions.allSatisfy { t in !t.from.contains(screen) || t.after.contains { $0.screen == screen } }
    }
    .map { Transition.Condition(screen: $0.key, from: $0.value.sorted()) }.sorted { $0.screen < $1.screen }
  }
}

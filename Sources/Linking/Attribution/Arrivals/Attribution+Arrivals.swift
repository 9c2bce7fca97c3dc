import NavigationModel
import SourceFacts

/// The causes of code that runs while no user acts on a screen.
extension Attribution {
  /// A place on the way from a transition up to its causes.
  private struct Visit: Hashable {
    var step: Step
    /// Parameters of the surrounding code that decide whether the way continues from them.
    var needs: Set<VariableKey> = []
    /// Parameters that do not affect the way, whatever their values.
    var ignored: Set<VariableKey> = []
    /// Arrivals that are known at the place itself.
    var arrivals: Set<Arrival> = []
    /// The arrival decided nothing: the same happens without it, where something else runs the code.
    var isBlind = false
    /// The way follows the source of a value, and no longer the cause of the code.
    var isOfValue = false
    /// Code that an object stores ran: it does not depend on the arrival, and may be part of the launch.
    var isOfLaunch = false
    /// A screen was shown before the code ran: it is not part of the launch.
    var isAfterScreen = false
    /// The code ran some time after its cause.
    var isLate = false
    /// The place posts a notification that runs the code before it.
    var isPost = false

    func seen(at key: Ref) -> Visit {
      var seen = self
      seen.step = step.visit(of: key)
      return seen
    }
  }

  /// How the system runs the code at a place, by calls alone.
  ///
  /// What the app does whatever it was told is its launch. An arrival takes part where it decides on the way (`if let
  /// link { … }`), or where nothing else runs the code.
  func arrivals(at place: Ref) -> Set<Arrival> {
    var walk = ArrivalWalk(handlers: ArrivalHandlers(semantics: semantics))
    var queue = [Visit(step: Step(place: place, isCalled: true))]
    var seen: Set<Visit> = [queue[0].seen(at: place)]
    var budget = semantics.budget.walkWork.most
    while let visit = queue.popLast(), semantics.allows(\.linkHandlerCallers, after: seen.count) {
      for next in follow(visit, &walk, &budget) where seen.insert(next.seen(at: next.step.place)).inserted {
        queue.append(next)
      }
    }
    return walk.found
  }

  private struct ArrivalWalk {
    let handlers: ArrivalHandlers
    var found: Set<Arrival> = []

    mutating func add(_ arrivals: Set<Arrival>, isDecided: Bool) {
      for var arrival in arrivals {
        arrival.isDecided = isDecided
        found.insert(arrival)
      }
    }
  }

  /// - Returns: where the way continues.
  private func follow(_ visit: Visit, _ walk: inout ArrivalWalk, _ budget: inout Int) -> [Visit] {
    let place = visit.step.place
    let member = position(of: place)?.unit
    var visit = member.map { timed(visit, in: $0) } ?? visit
    let around = DecidingValues(semantics: semantics, exits: exits).around(place)
    if visit.isOfLaunch { return mayRunAtOnce(visit, around) ? nexts(of: visit, &walk, &budget) : [] }
    var roots = outsideValues.roots(of: parts(of: around))
    roots.arrivals.formUnion(visit.arrivals)
    let registered = around.closures.compactMap { outsideValues.closures[$0] }
    if !registered.isEmpty {
      walk.add(registered.reduce(roots.arrivals) { $0.union($1) }, isDecided: true)
      return []
    }
    if !roots.arrivals.isEmpty {
      walk.add(roots.arrivals, isDecided: !visit.isBlind)
      if !visit.isBlind { return [] }
    }
    if let via = walk.handlers.via(at: place) {
      walk.found.insert(
        Arrival(way: .outside(via), type: program.enclosingType(place), isDecided: visit.isOfValue))
      return []
    }
    // Notifications are posted for many reasons, far from the arrival.
    if visit.isPost, roots.isEmpty { return [] }
    let fillings = visit.isBlind ? [] : puts(into: roots.variables.union(visit.needs))
    // `pending = link ?? pending`: the parts of the value come from there or from a caller.
    let isOfEither = visit.isOfValue && visit.needs.contains { outsideValues.contents[$0]?.role == .parameter }
    if around.isKept {
      if visit.isOfValue || !mayRunAtOnce(visit, around) { return fillings }
      visit.isOfLaunch = true
      return fillings + nexts(of: visit, &walk, &budget)
    }
    if !fillings.isEmpty && !isOfEither { return fillings }
    visit.needs.formUnion(roots.variables)
    if let member, program.kind(member) == .function {
      visit.ignored.formUnion(ignored(by: member, at: place, around.expressions + around.chains))
    }
    return fillings + nexts(of: visit, &walk, &budget)
  }

  /// A visit with what is known of the time its place runs.
  private func timed(_ visit: Visit, in member: Ref) -> Visit {
    let place = visit.step.place
    var timed = visit
    timed.isAfterScreen = visit.isAfterScreen || !standingScreens.screens(before: place, in: member).isEmpty
    timed.isLate = visit.isLate || standingScreens.laterCall(around: place, in: member) != nil
    return timed
  }

  /// A closure that one flow passes to another at construction may run at once: `Check(done: { self.showHome() })`. One
  /// that is assigned to a property runs later.
  private func mayRunAtOnce(_ visit: Visit, _ around: DecidingValues.Found) -> Bool {
    if visit.isLate { return false }
    return !around.isKept
      || around.closures.last.flatMap(program.parent).map { program.kind($0) == .argument } ?? false
  }

  /// The places that put something from outside into properties which then decide.
  private func puts(into keys: Set<VariableKey>) -> [Visit] {
    keys.sorted().flatMap { outsideValues.puts[$0] ?? [] }.map { value in
      let roots = outsideValues.roots(of: outsideValues.parts(of: value, flow))
      return Visit(
        step: Step(place: value, isCalled: true), needs: roots.variables, arrivals: roots.arrivals, isOfValue: true)
    }
  }

  private func parts(of around: DecidingValues.Found) -> OutsideValues.Parts {
    var result = OutsideValues.Parts()
    let all =
      around.expressions.map { outsideValues.parts(of: $0, flow) }
      + around.chains.map { outsideValues.parts(ofChain: $0, flow) }
    for parts in all {
      result.variables.formUnion(parts.variables)
      result.arrivals.formUnion(parts.arrivals)
    }
    return result
  }

  /// The parameters of a function that may be empty, where it reaches a place in any case.
  private func ignored(by member: Ref, at place: Ref, _ deciding: [Ref]) -> Set<VariableKey> {
    let parameters = semantics.parameters(of: member).map { VariableKey(declaration: $0) }
    let told = parameters.filter {
      guard let content = outsideValues.contents[$0] else { return false }
      return content.isMixed || content.isOptional
    }
    if told.isEmpty { return [] }
    let all = Set(parameters)
    let used = (deciding + [place]).contains { expression in
      var isUsed = false
      program.forEachNode(in: expression) { node in
        isUsed = isUsed || flow.variable(namedBy: node).map { !origins(of: $0).isDisjoint(with: all) } ?? false
        return !isUsed
      }
      return isUsed
    }
    return used ? [] : Set(told)
  }

  /// A variable, and the parameters that a local one is derived from.
  private func origins(of key: VariableKey) -> Set<VariableKey> {
    outsideValues.roots(of: OutsideValues.Parts(variables: [key])).variables.union([key])
  }

  private func nexts(of visit: Visit, _ walk: inout ArrivalWalk, _ budget: inout Int) -> [Visit] {
    let place = visit.step.place
    let asking = Asking(
      step: visit.step, followsClosures: true, holdsObject: true, passesStandingScreens: visit.isAfterScreen)
    let way = wayOn(asking, &budget)
    let type = program.enclosingType(place)
    if !visit.isOfValue, !visit.isAfterScreen, way.delegate != nil || type.map(isApp) ?? false {
      walk.found.insert(Arrival(way: .launch, type: type))
    }
    if visit.isOfLaunch {
      return way.steps.map(\.step).filter(\.isCalled).map { Visit(step: $0, isOfLaunch: true) }
    }
    let others = callers(ofScreenCodeAround: place).map { Step(place: $0, isCalled: true) }
    let member = position(of: place)?.unit
    return (way.steps.map(\.step).filter(\.isCalled) + others).compactMap { step in
      var next = next(of: visit, step, running: member)
      next?.isPost = flow.isPost(step.place)
      return next
    }
  }

  /// The visit at a caller: nil where the caller passes nothing that is needed.
  private func next(of visit: Visit, _ step: Step, running member: Ref?) -> Visit? {
    var next = Visit(
      step: step, isBlind: visit.isBlind, isOfValue: visit.isOfValue, isAfterScreen: visit.isAfterScreen,
      isLate: visit.isLate)
    guard let member, program.kind(member) == .function, program.kind(step.place) == .call else {
      return visit.isOfValue ? nil : next
    }
    let given = flow.source(call: step.place, function: member).bindings
    for key in visit.ignored.sorted() {
      guard let value = given[key], program.kind(value) != .null else { continue }
      let roots = outsideValues.roots(of: outsideValues.parts(of: value, flow))
      let isKept = roots.variables.contains { outsideValues.puts[$0] != nil }
      next.isBlind = next.isBlind || isKept || !roots.arrivals.isEmpty
      next.ignored.formUnion(roots.variables)
    }
    for key in visit.needs.sorted() {
      guard let value = given[key] else { continue }
      if program.kind(value) == .null { return nil }
      let roots = outsideValues.roots(of: outsideValues.parts(of: value, flow))
      next.needs.formUnion(roots.variables)
      next.arrivals.formUnion(roots.arrivals)
    }
    return visit.isOfValue && next.needs.isEmpty && next.arrivals.isEmpty ? nil : next
  }

  /// A walk to screens ends at a screen's own code; arrivals from outside may call that, too.
  private func callers(ofScreenCodeAround place: Ref) -> [Ref] {
    guard let member = position(of: place)?.unit, let type = type(of: member),
      semantics.isScreenType(type) || semantics.isView(type)
    else { return [] }
    guard program.kind(member) == .function, program.name(member) != "init" else {
      return posts(runningCodeAround: place)
    }
    return flow.callers(of: member) + posts(runningCodeAround: place)
      + mentions(of: member).compactMap(observation).flatMap(flow.posts(observedBy:))
  }

  /// The posts of the notification that the code at a place observes.
  private func posts(runningCodeAround place: Ref) -> [Ref] {
    guard let closure = program.enclosingClosure(place) else { return [] }
    return observation(by: closure).map(flow.posts(observedBy:)) ?? []
  }
}

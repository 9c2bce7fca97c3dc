import NavigationModel
import SourceFacts

/// What the user does, or what happens, to make a transition.
///
/// Follows the code that runs the site backwards, to the first place where somebody acts: a control around the code, a
/// function that the system calls. The way is that to the screens from which a transition starts; here it also
/// continues within the screen.
struct TriggerFinder {
  let attribution: Attribution
  /// The results of the ways from some places: many transitions start at the same ones.
  private var known = Memo<Question, [FoundTrigger]>()
  let controls: Controls
  private let states: PresenterStates
  private let system: SystemCalls
  private let sent: SentCases
  private let arrivals: ArrivalHandlers
  let decided: DecidedCases
  let shownCases: ShownCases
  private let carried: CarriedCases
  let titles: TabTitles
  var program: Program { attribution.program }

  var budget: Budget { attribution.semantics.budget }

  init(attribution: Attribution) {
    self.attribution = attribution
    controls = Controls(attribution: attribution)
    states = PresenterStates(flow: attribution.flow)
    carried = CarriedCases(flow: attribution.flow)
    sent = SentCases(attribution: attribution)
    arrivals = ArrivalHandlers(semantics: attribution.semantics)
    decided = DecidedCases(attribution: attribution)
    shownCases = ShownCases(decided: decided)
    titles = TabTitles(flow: attribution.flow, evaluator: attribution.evaluator, texts: controls.texts)
    system = SystemCalls(flow: attribution.flow, texts: controls.texts)
  }

  /// The triggers, nearest first; of equally near ones the user's actions.
  mutating func triggers(of t: FoundTransition, from origins: OriginFinder.Origins) -> [FoundTrigger] {
    if t.kind == .tab, let tab = tab(of: t) { return [tab] }
    if fillsBar(t) || origins.isBehindTab {
      return tabs(of: t)
    }
    var found: [FoundTrigger]
    let choices = shownCases.choices(of: t)
    func triggers(setting places: [Ref], of state: ShownState?) -> [FoundTrigger] {
      self.triggers(
        from: Question(places: places.map { Attribution.Step(place: $0) }, state: state, choices: choices))
    }
    switch start(of: t) {
    case .control(let control): return [control]
    case .places(let places, let state): found = triggers(setting: places, of: state)
    case .site where t.site != t.primitive && attribution.flow.isStoredByStream(t.site):
      found = triggers(setting: [t.primitive], of: nil)
    case .site:
      found = self.triggers(
        from: Question(
          places: DestinationConstructions(attribution: attribution).steps(to: t),
          cases: shownCases.cases(of: t, at: t.site), choices: choices))
      // The site may be where the content is made, far from the state that shows it.
      if found.isEmpty, t.kind != .root, let settings = states.settings(ofPresenter: t.primitive) {
        let state = states.state(ofPresenter: t.primitive)
        let shown = state.map { self.state($0, showing: t) }
        found = triggers(setting: shown == state ? settings : shown.map(states.settings) ?? settings, of: shown)
      }
    }
    // The launch shows its screens whatever link opens the app.
    if origins.arrivals.contains(where: { $0.way == .launch }),
      !origins.arrivals.contains(where: { $0.way != .launch && $0.isDecided })
    {
      found.removeAll { $0.action == .link }
    }
    // A screen requires a launched app; unless the launch itself continues there.
    if !origins.screens.isEmpty, origins.delegates.isEmpty {
      found.removeAll { $0.action == .launch && $0.screens.isDisjoint(with: origins.screens) }
    }
    // Two apps may share this state; a control of the other app does nothing here.
    found.removeAll { isOfAnotherApp($0.place, than: t.site) }
    return Array(attribution.semantics.limited(placed(withContentLast(found, of: t), on: origins), to: \.triggers))
  }

  /// A control in the shown content cannot have shown it first: a button of an alert that asks again.
  private func withContentLast(_ found: [FoundTrigger], of t: FoundTransition) -> [FoundTrigger] {
    let content = program.children(t.site).filter { program.kind($0) == .argument }
    let isWithin = { (place: Ref) in content.contains { program.contains($0, place) } }
    return found.filter { !isWithin($0.place) } + found.filter { isWithin($0.place) }
  }

  /// Where a transition starts from several screens, each trigger with its own screens among them.
  private func placed(_ triggers: [FoundTrigger], on origins: OriginFinder.Origins) -> [FoundTrigger] {
    let all = origins.screens.union(origins.delegates)
    if triggers.count < 2, all.count < 2 { return triggers }
    var result: [FoundTrigger] = []
    var elsewhere: [FoundTrigger] = []
    for trigger in triggers {
      var placed = trigger
      let screens =
        trigger.action == .launch
        ? origins.delegates
        : attribution.screens(at: trigger.place).union(attribution.delegates(at: trigger.place))
      // A part of the app is on many screens, and runs the code that one of them passed to it.
      let known: [Set<TypeID>] = [trigger.screens, screens, trigger.code.map(attribution.screens(at:)) ?? []]
      let own = known.map { $0.intersection(all) }.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? []
      placed.screens = own == all || all.count < 2 ? [] : own
      // An action on another screen led to the one that the transition starts from.
      if own.isEmpty, known.contains(where: { !$0.isEmpty }) { elsewhere.append(placed) } else { result.append(placed) }
    }
    return result.isEmpty ? elsewhere : result
  }

  private func isOfAnotherApp(_ place: Ref, than site: Ref) -> Bool {
    !program.isOfLibrary(place) && program.targets.areApart(place.file, site.file)
  }

  /// The state at the case that shows a transition's destination.
  private func state(_ state: ShownState, showing t: FoundTransition) -> ShownState {
    guard state.value == .there, let route = t.route,
      case .named(route.type, _) = attribution.semantics.declaredType(state.variable).core,
      let declared = program.types[route.type].cases[route.name]
    else { return state }
    return ShownState(variable: state.variable, value: .equal(declared))
  }

  private mutating func triggers(from question: Question) -> [FoundTrigger] {
    if let known = known[question] { return known }
    // A known holder of the object runs its code; without one, any user may.
    var found = walk(from: question, holdsObject: true)
    if found.isEmpty { found = walk(from: question, holdsObject: false) }
    return known.keep(found, for: question)
  }

  private func walk(from question: Question, holdsObject: Bool) -> [FoundTrigger] {
    var walk = Walk(holdsObject: holdsObject, budget: budget.triggerWork.most)
    for start in question.places {
      let wanted = question.state.flatMap { carried.wanted($0, of: start.place) }
      walk.add(Visit(step: start, distance: 0, wanted: wanted, cases: question.cases, choices: question.choices))
    }
    var next = 0
    func followAll() {
      while next < walk.queue.count, attribution.semantics.allows(\.triggerPlaces, after: next) {
        visit(walk.queue[next], &walk)
        next += 1
      }
    }
    followAll()
    let early = walk.found.map(\.trigger)
    while !walk.later.isEmpty, !walk.found.contains(where: { $0.trigger.action.isOfUser }) {
      let rest = walk.later
      walk.later = []
      for later in rest {
        switch later {
        case .usual(let visit, let known): followUsers(visit, known, &walk)
        case .asker(let visit): walk.add(visit)
        }
      }
      followAll()
    }
    if !walk.found.contains(where: { $0.trigger.action.isOfUser }) {
      for event in walk.events { walk.note(event.trigger, distance: event.distance) }
    }
    // The case may be one of data that was made when a screen appeared; the user acts on it later.
    if !early.contains(where: \.action.isOfUser), walk.found.contains(where: { $0.trigger.action.isOfUser }) {
      walk.found.removeAll { early.contains($0.trigger) && [.appear, .change].contains($0.trigger.action) }
    }
    if walk.found.isEmpty, let titled = titled(walk) { return [titled] }
    return walk.found.sorted { rank($0) < rank($1) }.map(\.trigger)
  }

  /// A reported event ranks below a user's action or a visible cause, and a key below a control.
  private func rank(_ found: (trigger: FoundTrigger, distance: Int)) -> (Int, Int, Int, Ref) {
    let action = found.trigger.action
    let isShortcut = attribution.semantics.library.controls.shortcuts.contains(found.trigger.control)
    let group = [.event, .launch].contains(action) ? 2 : isShortcut ? 1 : 0
    return (group, found.distance, action.isOfUser ? 0 : 1, found.trigger.place)
  }

  /// The triggers of several sites in turn, the nearest of each first. A trigger of two sites is on the screens of
  /// both.
  static func united(_ lists: [[Trigger]], within budget: Budget) -> [Trigger] {
    var result: [Trigger] = []
    var places: [Trigger: Int] = [:]
    for number in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where number < list.count {
        var bare = list[number]
        bare.from = []
        if let place = places[bare] {
          result[place].from = Set(result[place].from + list[number].from).sorted()
        } else if budget.allows(budget.triggers, after: result.count) {
          places[bare] = result.count
          result.append(list[number])
        }
      }
    }
    return result
  }

  private enum Start {
    case control(FoundTrigger)
    case places([Ref], ShownState? = nil)
    case site
  }

  /// Content shown by state is shown by the code that sets the state; other content by the code at the site.
  private func start(of t: FoundTransition) -> Start {
    if let row = row(selecting: t) { return .control(row) }
    var current: Ref? = t.site
    while let c = current, ![.block, .function, .variable, .type, .extension].contains(program.kind(c)) {
      // The path that a stack is bound to does not tell the stack's first screen.
      if c == t.primitive, t.kind != .root, let settings = states.settings(ofPresenter: c) {
        return start(of: t, by: c, settings)
      }
      if isPresenter(c, of: t) {
        if let settings = states.settings(ofPresenter: c) { return start(of: t, by: c, settings) }
        if let control = control(ofPart: c, of: t) { return .control(control) }
        if let settings = states.settings(ofPresenter: t.primitive) {
          return .places(settings, states.state(ofPresenter: t.primitive))
        }
      }
      current = program.parent(c)
    }
    if t.kind == .tab, let state = states.state(ofArmAround: t.site) {
      return .places(states.settings(of: state), state)
    }
    return .site
  }

  private func start(of t: FoundTransition, by presenter: Ref, _ settings: [Ref]) -> Start {
    if case .declared(let screen)? = t.target,
      let decided = ContentStates(states: states).deciding(screen, in: presenter, beside: settings)
    {
      return .places(decided.places, decided.state)
    }
    // A link with a label is tapped itself, whatever else sets its state.
    return .places(
      controls.isTapped(presenter) ? settings + [presenter] : settings, states.state(ofPresenter: presenter))
  }

  private func visit(_ visit: Visit, _ walk: inout Walk) {
    let place = visit.step.place
    guard let member = attribution.position(of: place)?.unit, !sent.handsOver(place, otherThan: visit.told) else {
      return
    }
    let code = Attribution.Code(handed: visit.step.handed, outer: visit.outer)
    guard attribution.isDrawn(place, in: member, byObjectGivenCode: code, &walk.budget) else { return }
    let known = attribution.calls(
      toObjectGivenCode: visit.step.handed, by: visit.step.givers, around: member, after: visit.outer)
    guard let passed = shownCases.passed(visit.choices, at: place) else { return }
    var cases = visit.cases.merging(passed.cases) { carried, _ in carried }
    cases.merge(decided.cases(at: place, in: member, after: visit.step.open)) { carried, _ in carried }
    var visit = visit
    (visit.cases, visit.choices) = (cases, passed.open)
    if let wanted = visit.wanted {
      if let known, !known.isEmpty,
        carried.isExcluded(wanted, in: attribution.environment(after: known), attribution.evaluator)
      {
        return
      }
      for carrier in carried.carriers(of: wanted, after: (known ?? []).map(\.call)) { cases[carrier] = wanted.value }
    }
    let controls = controls.knowing(cases)
    if let control = controls.knowing(known ?? []).control(around: place, in: member) {
      if let item = control.item, !visit.senders.isEmpty, !visit.senders.contains(item) { return }
      guard attribution.isDrawn(control.place, in: member, byObjectGivenCode: code, &walk.budget) else { return }
      let drawn = DrawnControls(controls: controls, code: code, givers: visit.step.givers)
      for var said in drawn.said(control, at: place, in: member, &walk.budget) {
        if !said.isEvent { said.words = words(of: said, visit, controls) }
        if follow(causesOf: said, visit, in: member, &walk) {
          walk.events.append((said, visit.distance))
        } else {
          walk.note(said, visit)
        }
      }
      return
    }
    let inParts = controls.controls(takingValueAt: place, in: member)
    if !inParts.isEmpty {
      for control in inParts { walk.note(control, visit) }
      return
    }
    // For a function that runs a call's closure argument, the call tells the case.
    let isGiven = visit.step.givers.last.map { attribution.isGivenCode(member, by: $0) } ?? false
    let makers =
      isGiven && sent.isForParameter(of: member, armAround: place) ? [] : sent.senders(around: place, in: member)
    if makers.isEmpty {
      followUsers(visit, known, &walk)
    } else {
      walk.later.append(.usual(visit, known))
      let arm = visit.arm.isEmpty ? system.words(ofArmAround: place, in: member) : visit.arm
      for maker in makers {
        let next = next(visit.wanted ?? carried.wanted(among: cases, inPayloadOf: maker)) {
          carried.payload(of: maker, for: $0)
        }
        if next.isExcluded { continue }
        walk.add(
          Visit(
            step: Attribution.Step(place: maker), distance: visit.distance + 1, wanted: next.wanted,
            choices: visit.choices, arm: arm))
      }
    }
  }

  /// Follows the users that run the code around a place.
  ///
  /// - Parameter known: the calls that are known to have led to that code.
  private func followUsers(_ visit: Visit, _ known: [Passage]?, _ walk: inout Walk) {
    let place = visit.step.place
    guard let member = attribution.position(of: place)?.unit else { return }
    // A flow's later code runs on the screen that it has shown.
    let first = attribution.standingScreens.screens(before: place, in: member)
    let later = first.isEmpty ? nil : attribution.standingScreens.laterCall(around: place, in: member)
    var visit = visit
    if let call = later, controls.isContinued(by: call) {
      visit.standing = first
    } else if let call = later {
      var event =
        controls.event(observedBy: call) ?? FoundTrigger(action: .event, control: program.name(call), place: call)
      event.screens = first
      walk.note(event, visit)
      return
    }
    if let asker = controls.asker(handingOnCodeAround: place, in: member) {
      walk.later.append(.asker(Visit(step: Attribution.Step(place: asker), distance: visit.distance + 1)))
    }
    let asking = Attribution.Asking(
      step: visit.step, followsClosures: true, holdsObject: walk.holdsObject, takesNames: !walk.holdsObject,
      seeksTrigger: true)
    let way = attribution.wayOn(asking, &walk.budget)
    let senders = senders(askedForAround: place, in: member)
    let told = sent.told(around: place, in: member) ?? (sent.handsOn(place) ? visit.told : nil)
    let words = visit.words.filled(from: controls.words(besideCodeAround: place, in: member))
    let here = known.map { Attribution.KnownCode(member: member, calls: $0) }
    for next in way.steps {
      let outer = next.step.handed == visit.step.handed ? visit.outer : here
      let left = wanted(visit, at: next.step)
      if left.isExcluded { continue }
      walk.add(
        Visit(
          step: next.step, distance: visit.distance + 1, wanted: left.wanted, cases: cases(visit, at: next.step),
          choices: visit.choices, senders: senders, told: told, words: words, arm: visit.arm, outer: outer,
          handedBefore: visit.codeHanded(before: next.step), standing: visit.standing))
    }
    if way.steps.isEmpty {
      end(visit, in: member, &walk)
    } else if attribution.keptCode(around: place, in: member) == nil {
      // The system calls it, whatever other code does.
      let connected = system.controls(connectedTo: member) ?? []
      for told in connected { walk.note(told, visit) }
      for told in system.triggers(of: member, at: place) where told.action == .select && !connected.contains(told) {
        walk.note(named(told, visit), visit)
      }
    }
  }

  private func wanted(_ visit: Visit, at step: Attribution.Step) -> (wanted: WantedCase?, isExcluded: Bool) {
    if let wanted = visit.wanted, isCaptured(wanted.carrier, visit, at: step) { return (wanted, false) }
    return next(visit.wanted) { carried.argument(of: step.place, for: $0, handed: step.handed) }
  }

  /// The code that was passed on has the variable with it.
  private func isCaptured(_ carrier: VariableKey, _ visit: Visit, at step: Attribution.Step) -> Bool {
    guard let handed = step.handed, program.contains(handed, visit.step.place) else { return false }
    return carrier.declaration != handed && !program.contains(handed, carrier.declaration)
  }

  /// A property of the view whose code a place is.
  private func isOwn(_ carrier: VariableKey, at place: Ref) -> Bool {
    program.parent(carrier.declaration).map(program.isDeclarationScope) ?? false
      && program.enclosingType(place) == program.enclosingType(carrier.declaration)
  }

  /// The cases of the variables at a step from which a visit's variables have theirs.
  private func cases(_ visit: Visit, at step: Attribution.Step) -> [VariableKey: Value] {
    var result: [VariableKey: Value] = [:]
    for (carrier, value) in visit.cases {
      if isCaptured(carrier, visit, at: step) || isOwn(carrier, at: step.place) {
        result[carrier] = value
      } else if let given = carried.argument(of: step.place, for: carrier, handed: step.handed),
        let outer = attribution.flow.variable(namedBy: given)
      {
        result[outer] = value
      }
    }
    return result
  }

  private func next(_ wanted: WantedCase?, given: (VariableKey) -> Ref?) -> (wanted: WantedCase?, isExcluded: Bool) {
    guard let wanted else { return (nil, false) }
    return carried.next(wanted, after: given(wanted.carrier))
  }

  /// Objects in properties of the app and its delegates are made with them: `let router =
  /// AppCoordinator().strongRouter`.
  private func isMadeAtLaunch(_ member: Ref) -> Bool {
    program.kind(member) == .variable && program.child(member, .initializer) != nil
      && program.enclosingType(member).map(attribution.isApp) ?? false
  }

  /// Ends at code that nothing in the app is known to run.
  private func end(_ visit: Visit, in member: Ref, _ walk: inout Walk) {
    let place = visit.step.place
    guard let kept = attribution.keptCode(around: place, in: member) else {
      if isMadeAtLaunch(member) {
        walk.note(FoundTrigger(action: .launch, control: program.name(member), place: member), visit)
      }
      // A distant event has many causes. The system itself passes what arrives from outside.
      let isNear = budget.eventDistance.allows(after: visit.distance - 1) || arrivals.via(at: place) != nil
      let told = system.triggers(of: member, at: place)
      for told in told where told.action != .event || isNear { walk.note(named(told, visit), visit) }
      if told.isEmpty, arrivals.via(at: place) == .intent {
        walk.note(
          FoundTrigger(
            action: .event,
            control: program.enclosingType(member).map(attribution.semantics.path) ?? program.name(member),
            place: member), visit)
      }
      return
    }
    guard let observer = attribution.observer(handed: kept) else { return }
    if attribution.isAsked(by: observer) {
      // A request there, whose response runs the code that asked.
      walk.add(Visit(step: Attribution.Step(place: observer), distance: visit.distance + 1))
    } else if let event = controls.event(observedBy: observer) {
      walk.note(event, visit)
    }
  }

  private func words(of control: FoundTrigger, _ visit: Visit, _ controls: Controls) -> ControlWords {
    var words = control.words.filled(from: visit.words)
    if words.isOpen { words = words.filled(from: wordsOnTheWay(visit, controls)) }
    if words.expression == nil { words.shown = part(consistingOf: control.place) }
    return words
  }

  /// The words nearest to the control that a part of the app received together with the code: `Card(title: "Details") {
  /// open() }`, whose button is a part of its own.
  private func wordsOnTheWay(_ visit: Visit, _ controls: Controls) -> ControlWords {
    visit.handedBefore.reversed().lazy.map { controls.words(givenWith: $0) }.first { !$0.isEmpty } ?? ControlWords()
  }

  /// A row that runs its model's closure is named by the model's other arguments: `Row(title: "Sound") { open(.sound)
  /// }`; so is a button in a component of the app: `banner.set("Details") { open(.details) }`.
  private func named(_ told: FoundTrigger, _ visit: Visit) -> FoundTrigger {
    guard told.words.text == nil else { return told }
    var result = told
    switch told.action {
    case .select:
      if told.words.isEmpty, let handed = visit.step.handed { result.words = controls.words(givenWith: handed) }
      // The case nearest to the destination says the most. A name in the code only replaces another name, or is that
      // of the row.
      let isNamed = told.words.source != nil || self.decided.decides(visit.step.open, overParameterOf: told.place)
      for decided in [visit.arm, system.words(decidedBy: visit.step.open)]
      where result.words.text == nil && (decided.text != nil || isNamed && !decided.isEmpty) {
        result.words = decided
      }
    case .tap:
      guard let handed = visit.step.handed, attribution.type(of: told.place).map(attribution.isPlainView) ?? false
      else { break }
      let given = controls.words(givenWith: handed)
      if given.text != nil { result.words = given.filled(from: told.words) }
    default: break
    }
    return result
  }

  /// The controls that the arms around a place test for: `switch sender { case nextButton: … }`.
  private func senders(askedForAround place: Ref, in member: Ref) -> Set<String> {
    guard program.kind(member) == .function else { return [] }
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c),
        attribution.flow.declaration(of: subject).map({ program.kind($0) == .parameter }) ?? false
      {
        let named = program.children(c, .patterns).compactMap { pattern -> String? in
          guard program.kind(pattern) == .patternExpression, let value = program.child(pattern, .value),
            program.kind(value) == .name || program.kind(value) == .member
          else { return nil }
          return program.name(value)
        }
        if !named.isEmpty { return Set(named) }
      }
      current = program.parent(c)
    }
    return []
  }
}

import SourceFacts

/// The screens that a user can be on when a piece of code runs.
///
/// From the code up: a screen's own code runs on the screen; a component's on the screens that embed it; a function of
/// anything else where it is called; and where nothing calls it by name, wherever its type is used.
final class Attribution {
  let flow: DataFlow
  let evaluator: Evaluator
  /// Types that some transition or entry shows.
  let shown: Set<TypeID>
  /// Constructions that navigation shows: these do not embed.
  let shownCalls: Set<Ref>
  /// The screens inside of constructed wrappers.
  let wrapped: [Ref: Set<TypeID>]
  /// The first screens of stacks in other screens, with the places that put them there.
  let parts: [TypeID: Set<Ref>]
  /// The controllers that objects other than screens put on stacks, tabs and windows.
  let led: [TypeID: Set<TypeID>]
  let standingScreens: ReplacementScreens
  /// Types whose code can run; nil where the start of the program is not known.
  let live: Set<TypeID>?
  /// Functions that libraries call with a route: an arm runs where the route is made.
  let routeHandlers: Set<Ref>
  let runners: Runners
  let keepers: ObjectHolders
  let exits: ExitsOfBlocks
  var memory = AttributionMemory()
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  init(
    flow: DataFlow, evaluator: Evaluator, shown: Set<TypeID>, shownCalls: Set<Ref>,
    wrapped: [Ref: Set<TypeID>], parts: [TypeID: Set<Ref>], led: [TypeID: Set<TypeID>],
    standingScreens: ReplacementScreens, live: Set<TypeID>?, routeHandlers: Set<Ref>
  ) {
    self.flow = flow
    self.evaluator = evaluator
    self.shown = shown
    self.shownCalls = shownCalls
    self.wrapped = wrapped
    self.parts = parts
    self.led = led
    self.standingScreens = standingScreens
    self.live = live
    self.routeHandlers = routeHandlers
    runners = Runners(flow: flow, evaluator: evaluator)
    keepers = ObjectHolders(flow: flow)
    exits = ExitsOfBlocks(semantics: flow.semantics)
  }

  private init(flow: DataFlow, evaluator: Evaluator, like other: Attribution) {
    self.flow = flow
    self.evaluator = evaluator
    shown = other.shown
    shownCalls = other.shownCalls
    wrapped = other.wrapped
    parts = other.parts
    led = other.led
    standingScreens = other.standingScreens.fork(flow)
    live = other.live
    routeHandlers = other.routeHandlers
    runners = Runners(flow: flow, evaluator: evaluator)
    keepers = other.keepers.fork(flow)
    exits = ExitsOfBlocks(semantics: flow.semantics)
  }

  /// A copy for another thread, with what was answered so far.
  func fork(_ flow: DataFlow, _ evaluator: Evaluator) -> Attribution {
    findForAllCopies()
    let other = Attribution(flow: flow, evaluator: evaluator, like: self)
    other.memory = memory
    return other
  }

  /// The code where walks to screens begin, by what decides who runs it, and the conditions that its callers must meet
  /// for it to be the right run: those for which a site's code makes the destination.
  struct Start: Hashable {
    /// The innermost closure, arm or member around the place.
    var code: Ref
    var open: [Open] = []
    var arms: [Open] = []
  }

  func screens(at place: Ref) -> Set<TypeID> { screens(from: Step(place: place)) }

  /// The screens that a user can be on when a place runs under the conditions of a step.
  func screens(from step: Step) -> Set<TypeID> {
    guard let unit = position(of: step.place)?.unit, let start = start(of: step) else { return [] }
    if let known = memory.screens[start] { return known }
    let walk = surestWalk(from: step, start)
    var result = walk.found
    memory.guessed.keep(result.isEmpty ? [] : walk.guesses, for: start)
    memory.handings.keep(walk.handings, for: start)
    if result.isEmpty {
      memory.screens.begin(start)
      result = screensWriting(at: step.place, in: unit)
    }
    // A storyboard's scene that no known code shows still runs its own code.
    if result.isEmpty, let type = type(of: unit), isScene(type) { result = [type] }
    return memory.screens.keep(result, for: start)
  }

  private func start(of step: Step) -> Start? {
    position(of: step.place).map { Start(code: $0.decisive, open: step.open, arms: step.arms) }
  }

  /// The walk that finds a screen with the likeliest guesses: a guess is only made where all likelier ones find none.
  private func surestWalk(from step: Step, _ start: Start) -> WalkResult {
    var made: [OriginGuesses: WalkResult] = [:]
    for stage in OriginGuesses.stages {
      // Without a guess that an earlier walk did not use, the result would be the same.
      guard stage.isEmpty || stage.single.contains(where: { made[stage.subtracting($0)]?.wanted.contains($0) == true })
      else { continue }
      let walk = screens(from: step, start, guessing: stage)
      if !walk.found.isEmpty { return walk }
      made[stage] = walk
    }
    return made[[]] ?? WalkResult()
  }

  /// The guesses by which the screens of a step were found.
  func guesses(from step: Step) -> OriginGuesses {
    _ = screens(from: step)
    return start(of: step).flatMap { memory.guessed[$0] } ?? []
  }

  func guesses(at place: Ref) -> OriginGuesses { guesses(from: Step(place: place)) }

  /// The screens of a step that only run it because they were made with it, each with the code it received.
  func givenCode(from step: Step) -> [TypeID: Set<Ref>] {
    _ = screens(from: step)
    let handed = start(of: step).flatMap { memory.handings[$0] } ?? [:]
    return handed.filter { screen, codes in codes.allSatisfy { screens(madeWith: $0).contains(screen) } }
  }

  /// The app's delegates that run a place by calls alone: at launch, or when a link or a notification opens the app.
  func delegates(at place: Ref) -> Set<TypeID> { delegates(from: Step(place: place)) }

  func delegates(from step: Step) -> Set<TypeID> {
    _ = screens(from: step)
    return start(of: step).flatMap { memory.launches[$0] } ?? []
  }

  /// The result of a walk to the screens that run a place.
  private struct WalkResult {
    var found: Set<TypeID> = []
    var guesses: OriginGuesses = []
    /// The guesses that were not allowed, and might have led further.
    var wanted: OriginGuesses = []
    var handings: [TypeID: Set<Ref>] = [:]
  }

  /// - Parameter stage: the guesses that the walk may make.
  private func screens(from first: Step, _ start: Start, guessing stage: OriginGuesses) -> WalkResult {
    let (followsClosures, holdsObject) = (!stage.contains(.writers), !stage.contains(.holders))
    var walk = WalkResult()
    // Screens that share a part with those of the features whose actions were sent.
    var others: Set<TypeID> = []
    var startsApp = false
    // Delegates on a way that tells less than another may: two ways passed the same code.
    var passedOver: Set<TypeID> = []
    var queue = [(step: begun(first), number: 0)]
    var trail = WalkTrail(from: first.visit(of: start.code))
    var budget = semantics.budget.walkWork.most
    while let (step, number) = queue.popLast() {
      guard semantics.allows(\.walkSteps, after: trail.count) else {
        walk.guesses.insert(.cut)
        break
      }
      let asking = Asking(
        step: step, followsClosures: followsClosures, holdsObject: holdsObject, takesNames: stage.contains(.names))
      let way = wayOn(asking, &budget)
      walk.found.formUnion(way.screens)
      trail.end(number, on: way.screens)
      if let other = way.other { others.insert(other) }
      if way.leavesOut { walk.wanted.insert(.holders) }
      if way.leavesOutNames { walk.wanted.insert(.names) }
      if let delegate = way.delegate {
        startsApp = true
        if step.isCalled, followsClosures, holdsObject { memory.launches[start, default: []].insert(delegate) }
        if !step.isCalled { passedOver.insert(delegate) }
      }
      for next in way.steps {
        let needed = next.guesses.subtracting(.said)
        guard stage.isSuperset(of: needed) else {
          walk.wanted.formUnion(needed)
          continue
        }
        if let new = trail.add(next.step.visit(of: next.key), after: number, handed: next.handed) {
          queue.append((next.step, new))
          walk.guesses.formUnion(next.guesses)
        }
      }
    }
    walk.handings = trail.handings()
    passedOver.subtract(memory.launches[start] ?? [])
    if !passedOver.isEmpty, followsClosures, holdsObject {
      memory.launches[start, default: []].formUnion(delegates(passedOver, calling: first, start))
    }
    if isSpent(budget) { walk.guesses.insert(.cut) }
    if walk.found.isEmpty { walk.found = others }
    if startsApp { walk.wanted.subtract([.holders, .names]) }
    walk.guesses.formUnion(stage.intersection([.holders, .names]))
    if program.kind(start.code) == .closure { walk.guesses.formUnion(stage.intersection(.writers)) }
    walk.wanted = walk.wanted.union(.writers).subtracting(stage)
    return walk
  }

  /// A walk begins as a way of calls alone.
  private func begun(_ step: Step) -> Step {
    var step = step
    step.isCalled = true
    return step
  }

  /// The app's delegates that a walk finds by following calls only.
  private func delegates(_ candidates: Set<TypeID>, calling first: Step, _ start: Start) -> Set<TypeID> {
    var result: Set<TypeID> = []
    var queue = [begun(first)]
    var seen: Set<Step> = [first.visit(of: start.code)]
    var budget = semantics.budget.walkWork.most
    while let step = queue.popLast(), result != candidates, semantics.allows(\.launchWalkSteps, after: seen.count) {
      let way = wayOn(Asking(step: step, followsClosures: true, holdsObject: true), &budget)
      if let delegate = way.delegate, candidates.contains(delegate) { result.insert(delegate) }
      for next in way.steps where next.step.isCalled && seen.insert(next.step.visit(of: next.key)).inserted {
        queue.append(next.step)
      }
    }
    return result
  }

  func knownConditions(around place: Ref, in member: Ref) -> [Condition] {
    if let known = memory.conditionLists[place] { return known }
    let found = conditions(around: place, in: member)
    return memory.conditionLists.keep(found, for: place)
  }

  func heirs(of type: TypeID) -> [TypeID] {
    guard program.types[type].kind == .class, program.types[type].isDeclared, semantics.isController(type) else {
      return []
    }
    return semantics.withSubtypes(type).filter { $0 != type && shown.contains($0) }
  }

  /// A class inherits a method or property, which neither it nor a class between overrides. An override of a property
  /// may add to what it inherits: `override var rows: [Row] { super.rows + [help] }`.
  func inherits(_ heir: TypeID, _ member: Ref) -> Bool {
    guard let owner = program.enclosingType(member), !program.flags(member).contains(.isStatic) else { return false }
    if program.kind(member) == .variable {
      return overrides(of: member, from: heir, to: owner).allSatisfy(asksBase)
    }
    guard program.kind(member) == .function, program.name(member) != "init" else { return false }
    let labels = semantics.labels(of: member)
    return ([heir] + semantics.supertypes(of: heir)).allSatisfy { type in
      type == owner || !semantics.inherits(type, from: owner)
        || !(program.types[type].members[program.symbol(member)] ?? []).contains {
          program.kind($0) == .function && semantics.labels(of: $0) == labels
        }
    }
  }

  /// The properties of that name in a class and in those between it and the owner.
  private func overrides(of property: Ref, from heir: TypeID, to owner: TypeID) -> [Ref] {
    ([heir] + semantics.supertypes(of: heir)).filter { $0 != owner && semantics.inherits($0, from: owner) }.flatMap {
      program.types[$0].members[program.symbol(property)] ?? []
    }
    .filter { program.kind($0) == .variable }
  }

  /// The places that construct a shown type without showing it.
  func embedders(of type: TypeID) -> [Ref] {
    if let known = memory.embedderLists[type] { return known }
    let list = flow.constructions(of: type).compactMap { call -> Ref? in
      if let container = container(of: call), container != type { return program.types[container].declaration }
      // A view that an enum or a coordinator makes is shown, not embedded.
      guard !shownCalls.contains(call), semantics.isView(type), let owner = program.enclosingType(call),
        !isInDeadArm(call), !isBesideShown(call)
      else { return nil }
      return owner != type && semantics.isScreenType(owner) ? call : nil
    }
    let inStacks = (parts[type] ?? []).filter { place in
      program.enclosingType(place).map(semantics.isScreenType) ?? false
    }
    let all = list + inStacks.subtracting(list).sorted()
    return memory.embedderLists.keep(all, for: type)
  }

  /// The code that decides who runs a place: the innermost closure, arm of a `switch` or telling branch around it, else
  /// its member.
  func innermost(_ place: Ref, in unit: Ref) -> Ref {
    var previous = place
    var current = program.parent(place)
    while let c = current, c != unit {
      if program.kind(c) == .switchCase || program.kind(c) == .closure || flow.isLoopOverStream(c) || isDeferred(c) {
        return c
      }
      if program.kind(unit) == .function,
        branch(previous, of: c) != nil || isFailing(previous, of: c) || !guards(before: previous, in: c).isEmpty
          || asksForFlags(previous, in: c) || comesAfterWait(previous, in: c)
      {
        return previous
      }
      previous = c
      current = program.parent(c)
    }
    return unit
  }

  /// The type whose code a member is; for a type's declaration, that type.
  func type(of member: Ref) -> TypeID? { program.typeOfBody[member] ?? program.enclosingType(member) }

  /// The member that holds a place, and the code in it that decides who runs the place.
  struct Position {
    var unit: Ref
    var decisive: Ref
  }

  func position(of place: Ref) -> Position? {
    if let known = memory.positions[place] { return known }
    let found = unit(of: place).map { Position(unit: $0, decisive: innermost(place, in: $0)) }
    return memory.positions.keep(found, for: place)
  }

  /// The member (or global) a place stands in.
  func unit(of place: Ref) -> Ref? {
    var current: Ref? = place
    var candidate: Ref?
    while let c = current {
      let kind = program.kind(c)
      if kind == .function || kind == .variable, let p = program.parent(c), program.isDeclarationScope(p) {
        candidate = c
        break
      }
      if kind == .type || kind == .extension {
        candidate = c
        break
      }
      current = program.parent(c)
    }
    return candidate
  }

  /// The conditions that a user of a member leaves open.
  func passing(_ user: User, _ member: Ref, _ open: [Open], _ steps: inout Int) -> [Open]? {
    if let closure = user.closure { return passing(run: user.place, of: closure, open, &steps) }
    guard let streamed = user.streamed else { return passing(user.place, user.function ?? member, open, &steps) }
    let passage = Passage(call: user.place, function: streamed.code, value: streamed.value, taker: streamed.taker)
    if streamed.takesBack, !isAskedFor(by: passage, open) { return nil }
    return passing([passage], open, hangs: hangsOnParameter(streamed.value), &steps)
  }
}

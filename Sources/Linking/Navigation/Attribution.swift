import SourceFacts

/// Which screens a user can be on when a piece of code runs.
///
/// From the code up: a screen's own code runs on the screen; a component's on the screens that embed it; a function of
/// anything else where it is called; and where nobody calls it by name, wherever its type is used.
final class Attribution {
  let flow: DataFlow
  let evaluator: Evaluator
  /// Types that some transition or entry shows.
  let shown: Set<TypeID>
  /// Constructions that navigation shows: these do not embed.
  let shownCalls: Set<Ref>
  private let runners: Runners
  let keepers: Keepers
  private var memo: [Ref: Set<TypeID>] = [:]
  private var positions: [Ref: Position?] = [:]
  var userLists: [Asked: [User]] = [:]
  private var conditionLists: [Ref: [Sink.Condition]] = [:]
  /// Whether a call hands on what the code around it was given, by the call and the function.
  var handingOn: [Passage: Bool] = [:]
  /// The app's delegates that run a place as the app starts, by what decides who runs it.
  var launches: [Ref: Set<TypeID>] = [:]
  /// Where actions are made.
  var senderLists: [ActionCase: [Ref]] = [:]
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  init(flow: DataFlow, evaluator: Evaluator, shown: Set<TypeID>, shownCalls: Set<Ref>) {
    self.flow = flow
    self.evaluator = evaluator
    self.shown = shown
    self.shownCalls = shownCalls
    runners = Runners(flow: flow, evaluator: evaluator)
    keepers = Keepers(semantics: flow.semantics)
  }

  /// Another with the same memory, for another thread.
  func fork(_ flow: DataFlow, _ evaluator: Evaluator) -> Attribution {
    let other = Attribution(flow: flow, evaluator: evaluator, shown: shown, shownCalls: shownCalls)
    other.memo = memo
    other.launches = launches
    other.embedderLists = embedderLists
    other.useLists = useLists
    other.mentionLists = mentionLists
    other.typeUserLists = typeUserLists
    other.typeMentionLists = typeMentionLists
    other.senderLists = senderLists
    other.answers = answers
    other.keptRuns = keptRuns
    other.positions = positions
    other.userLists = userLists
    other.conditionLists = conditionLists
    other.handingOn = handingOn
    return other
  }

  /// What one walk may spend on conditions, in steps of the evaluator.
  private static let maximumSteps = 500_000

  func screens(at place: Ref) -> Set<TypeID> {
    guard let position = position(of: place) else { return [] }
    let (start, key) = (position.unit, position.decisive)
    if let known = memo[key] { return known }
    var result = screens(at: place, key, followsClosures: true)
    // A closure that nobody is seen to run runs for whoever wrote it.
    if result.isEmpty { result = screens(at: place, key, followsClosures: false) }
    if result.isEmpty {
      memo[key] = []
      result = screensWriting(at: place, in: start)
    }
    // A scene of a storyboard that nobody is seen to show is still where its own code runs.
    if result.isEmpty, let type = type(of: start), isScene(type) { result = [type] }
    memo[key] = result
    return result
  }

  /// The app's delegates that run a place by calls alone: at launch, or when a link or a notification opens the app.
  func delegates(at place: Ref) -> Set<TypeID> {
    _ = screens(at: place)
    return position(of: place).flatMap { launches[$0.decisive] } ?? []
  }

  func screens(at place: Ref, _ key: Ref, followsClosures: Bool) -> Set<TypeID> {
    let (found, isComplete) = screens(at: place, key, followsClosures, holdsObject: true)
    // Nobody is seen to hold the object: whoever makes such a call may.
    return found.isEmpty && !isComplete ? screens(at: place, key, followsClosures, holdsObject: false).found : found
  }

  /// - Parameter holdsObject: only callers count that can hold the object whose code it is.
  /// - Returns: the screens, and whether no caller was left out, or the way led to where the app starts.
  func screens(at place: Ref, _ key: Ref, _ followsClosures: Bool, holdsObject: Bool) -> (found: Set<TypeID>, isComplete: Bool) {
    var result: Set<TypeID> = []
    // Screens that have a part in common with those that hold the features whose actions were sent.
    var others: Set<TypeID> = []
    var isComplete = true
    var startsApp = false
    var queue = [Step(place: place, isCalled: true)]
    var seen: Set<Visit> = [Visit(place: key, runner: nil)]
    var steps = Attribution.maximumSteps
    while let step = queue.popLast(), seen.count < 600 {
      let current = step.place
      guard let member = position(of: current)?.unit else { continue }
      let type = self.type(of: member)
      let isShown = type.map(shown.contains) ?? false
      let features = type.map { remaining(step.features, in: $0) } ?? step.features
      let calls = isShown ? callsOfType(running: current, in: member) : []
      if !calls.isEmpty {
        for next in calls {
          if let key = position(of: next)?.decisive, seen.insert(Visit(place: key, runner: nil)).inserted { queue.append(Step(place: next)) }
        }
        continue
      }
      if let type, isShown || semantics.isView(type) {
        let elsewhere = runsOnOther(than: type, closureAround: current, in: member)
        let uses = !elsewhere.isEmpty ? elsewhere : isShown && isStack(type) ? requests(to: member, of: type) + ownRuns(of: member, type) : ownUses(of: member, type)
        let isOfOther = isShown && isOfOther(type, than: features)
        if isOfOther, uses.isEmpty {
          others.insert(type)
        } else if isShown, uses.isEmpty {
          result.insert(type)
          // What a screen does that others inherit from, those do, too.
          result.formUnion(heirs(of: type).filter { inherits($0, member) })
        }
        // A screen may also be a part of another.
        for next in uses.isEmpty && isShown ? embedders(of: type) : uses {
          if let key = position(of: next)?.decisive, seen.insert(Visit(place: key, runner: nil, features: features)).inserted { queue.append(Step(place: next, features: features)) }
        }
        if isShown || !uses.isEmpty { continue }
      }
      // What a base class does, its shown subclasses do.
      let heirs = type.map(self.heirs) ?? []
      if !heirs.isEmpty {
        // A method that others call by name runs for them.
        let calls = helperCalls(of: member)
        if calls.isEmpty { result.formUnion(heirs) }
        for next in calls {
          // `detail.showAlert(error)`: whoever says so, it is that screen that shows it.
          if let told = receiver(of: next, among: heirs) {
            result.insert(told)
            continue
          }
          if let key = position(of: next)?.decisive, seen.insert(Visit(place: key, runner: nil)).inserted { queue.append(Step(place: next)) }
        }
        continue
      }
      // An arm of a reducer runs where its action is sent.
      let senders = senders(ofActionsAround: current, in: member)
      if !senders.isEmpty {
        let arm = self.features(ofActionsAround: current, in: member)
        let passed = arm.outer.isEmpty && arm.inner == features.inner ? features : arm
        for next in senders {
          if let key = position(of: next)?.decisive, seen.insert(Visit(place: key, runner: nil, features: passed)).inserted { queue.append(Step(place: next, features: passed)) }
        }
        continue
      }
      let isLater = step.isLater || keepers.isObserving(current, in: member) || keepers.isKept(current, in: member)
      let kept = isLater && program.name(member) == "init" ? type.map(keepers.screens) ?? [] : []
      if !kept.isEmpty {
        for next in kept where seen.insert(Visit(place: next, runner: nil)).inserted { queue.append(Step(place: next)) }
        continue
      }
      let conditions = knownConditions(around: current, in: member)
      if conditions.contains(where: isDead) { continue }
      let open = (conditions.isEmpty ? [] : [Open(conditions: conditions)]) + step.open
      let runner = step.runner ?? runners.own(of: member)
      let home = type.flatMap { keepers.home(of: $0) } ?? step.home
      let made = type.map { arms(ofConstantsAround: current, in: member, of: $0) } ?? []
      let users = users(of: Asked(place: current, followsClosures: followsClosures, home: home), in: member)
      if users.isEmpty, let type, isSystemMade(type) {
        startsApp = true
        if step.isCalled, followsClosures, holdsObject { launches[key, default: []].insert(type) }
      }
      var isHeld = false
      var isLeftOut = false
      for found in users {
        let next = found.place
        // A view that a factory hands to the screen it makes is a part of that screen, and not of who asks the factory.
        if let screen = taker(ofView: next).flatMap({ program.types[$0].declaration }) {
          if seen.insert(Visit(place: screen, runner: nil)).inserted { queue.append(Step(place: screen)) }
          continue
        }
        guard let (user, key) = position(of: next).map({ ($0.unit, $0.decisive) }), found.closure != nil || !runners.isOfOthers(next, than: runner, member) && agrees(next, with: current, in: member), let passed = open.isEmpty ? [] : passing(found, member, open, &steps),
          let left = next == user ? type.flatMap({ passing(madeIn: next, $0, made, &steps) }).map({ passed + $0 }) : passed
        else { continue }
        if holdsObject, !runners.allows(runner, next, member) {
          isLeftOut = true
          continue
        }
        isHeld = true
        let caller = found.keeper.map { Runner(parameter: nil, type: $0) } ?? runners.wrapper(at: next, runner, type) ?? runners.runner(of: next, runner, member)
        if let caller, caller.parameter == nil, caller.wrapped == nil, isOverridden(user, by: caller.type) { continue }
        if let held = step.held, type == program.enclosingType(held.property), !canHold(held, madeIn: next) { continue }
        let held = held(by: next, runner) ?? step.held.flatMap { program.enclosingType(next) == program.enclosingType($0.property) ? $0 : nil }
        let visit = Visit(place: key, runner: caller, isLater: isLater, home: home, open: left, held: held, features: features)
        let isCalled = step.isCalled && !isLater && program.kind(next) == .call
        if seen.insert(visit).inserted { queue.append(Step(place: next, runner: caller, isLater: isLater, isCalled: isCalled, home: home, open: left, held: held, features: features)) }
      }
      // Where somebody is seen to hold the object, the others do not, even if nothing is known of who runs that code.
      if isLeftOut, !isHeld { isComplete = false }
    }
    return (result.isEmpty ? others : result, isComplete || startsApp)
  }

  /// A place on the way up, with what is known of the object whose code was run.
  private struct Step {
    var place: Ref
    var runner: Runner?
    /// On the way stood a closure that observes a stream: it runs some time after the function that it stands in.
    var isLater = false
    /// All on the way was called by name, and nothing found by the mention of a type.
    var isCalled = false
    /// The one screen that keeps the last object whose code was run on the way.
    var home: TypeID?
    var open: [Open] = []
    /// The object that the view has whose code it is.
    var held: Held?
    /// The features that the last action went through on the way to the reducer whose arm runs.
    var features = Features()
  }

  private func knownConditions(around place: Ref, in member: Ref) -> [Sink.Condition] {
    if let known = conditionLists[place] { return known }
    let found = conditions(around: place, in: member)
    conditionLists[place] = found
    return found
  }

  private func heirs(of type: TypeID) -> [TypeID] {
    guard program.types[type].kind == .class, program.types[type].isDeclared, semantics.isController(type) else { return [] }
    return semantics.withSubtypes(type).filter { $0 != type && shown.contains($0) }
  }

  /// A class that inherits a method and does not override it, nor does a class between the two.
  private func inherits(_ heir: TypeID, _ member: Ref) -> Bool {
    guard program.kind(member) == .function, program.name(member) != "init", let owner = program.enclosingType(member) else { return false }
    let labels = semantics.labels(of: member)
    return ([heir] + semantics.supertypes(of: heir)).allSatisfy { type in
      type == owner || !semantics.inherits(type, from: owner)
        || !(program.types[type].members[program.symbol(member)] ?? []).contains { program.kind($0) == .function && semantics.labels(of: $0) == labels }
    }
  }

  private struct Visit: Hashable {
    var place: Ref
    var runner: Runner?
    var isLater = false
    var home: TypeID?
    var open: [Open] = []
    var held: Held?
    var features = Features()
  }

  var useLists: [Ref: [Ref]] = [:]
  private var embedderLists: [TypeID: [Ref]] = [:]

  /// Where a shown type is constructed without being shown.
  private func embedders(of type: TypeID) -> [Ref] {
    if let known = embedderLists[type] { return known }
    let list = flow.constructions(of: type).compactMap { call -> Ref? in
      if let container = container(of: call), container != type { return program.types[container].declaration }
      // What an enum or a coordinator makes is shown, not embedded.
      guard !shownCalls.contains(call), semantics.isView(type), let owner = program.enclosingType(call), !isInDeadArm(call), !isBesideShown(call) else { return nil }
      return owner != type && semantics.isScreenType(owner) ? call : nil
    }
    embedderLists[type] = list
    return list
  }

  /// What decides who runs a place: the innermost closure, arm of a `switch` or telling branch around it, else its member.
  func innermost(_ place: Ref, in unit: Ref) -> Ref {
    var previous = place
    var current = program.parent(place)
    while let c = current, c != unit {
      if program.kind(c) == .switchCase || program.kind(c) == .closure || isLoopOverStream(c) || isDeferred(c) { return c }
      if program.kind(unit) == .function, branch(previous, of: c) != nil || !guards(before: previous, in: c).isEmpty || asksForFlags(previous, in: c) { return previous }
      previous = c
      current = program.parent(c)
    }
    return unit
  }

  private func isLoopOverStream(_ r: Ref) -> Bool { program.kind(r) == .forIn && program.child(r, 1).map(semantics.isStream) == true }

  /// The type whose code a member is; of a type's declaration, that type itself.
  func type(of member: Ref) -> TypeID? { program.typeOfBody[member] ?? program.enclosingType(member) }

  /// The member that a place stands in, and what in it decides who runs the place.
  private struct Position {
    var unit: Ref
    var decisive: Ref
  }

  private func position(of place: Ref) -> Position? {
    if let known = positions[place] { return known }
    let found = unit(of: place).map { Position(unit: $0, decisive: innermost(place, in: $0)) }
    positions[place] = .some(found)
    return found
  }

  /// The member (or global) a place stands in.
  func unit(of place: Ref) -> Ref? {
    var current: Ref? = place
    var candidate: Ref?
    while let c = current {
      let kind = program.kind(c)
      if kind == .function || kind == .variable, let p = program.parent(c), program.isDeclarationScope(p) { candidate = c; break }
      if kind == .type || kind == .extension { candidate = c; break }
      current = program.parent(c)
    }
    return candidate
  }

  /// What a user of a member leaves open.
  private func passing(_ user: User, _ member: Ref, _ open: [Open], _ steps: inout Int) -> [Open]? {
    if let closure = user.closure { return passing(run: user.place, of: closure, open, &steps) }
    guard let streamed = user.streamed else { return passing(user.place, member, open, &steps) }
    return passing(Passage(call: user.place, function: streamed.code, value: streamed.value), open, hangs: hangsOnParameter(streamed.value), &steps)
  }

  var keptRuns: [Ref: [DataFlow.Run]] = [:]
  var feedLists: [Ref: [Feed]] = [:]

  /// The types that registrations are for, by their calls.
  var registrations: [Ref: TypeID?] = [:]

  var answers: [Question: Answer] = [:]

  /// Enums that reducers of the app take.
  lazy var reducedActions = findReducedActions()
  /// Whether a member is a reducer.
  var reducers: [Ref: Bool] = [:]

  var mentionLists: [Symbol: [Ref: [Ref]]] = [:]

  var typeUserLists: [TypeID: [Ref]] = [:]

  /// Views that hold a library's box of state (a store), by the type of the state and the type around that.
  lazy var holders: [TypeID: Set<Ref>] = {
    var result: [TypeID: Set<Ref>] = [:]
    if semantics.library.meanings.isEmpty { return result }
    for id in program.types.indices where semantics.isScreenType(id) && !program.types[id].isOutOfScope {
      for m in program.types[id].members.values.joined().sorted() where program.kind(m) == .variable {
        guard let node = program.child(m, 1), program.kind(node) == .typeName, semantics.library.meanings[program.name(node)] != nil, let view = program.types[id].declaration,
          case .named(let state, _) = semantics.resolve(node).core
        else { continue }
        result[state, default: []].insert(view)
        if let feature = program.types[state].parent { result[feature, default: []].insert(view) }
      }
    }
    return result
  }()

  /// The features whose boxes of state views hold, by the view.
  lazy var keptFeatures = findKeptFeatures()

  var typeMentionLists: [Symbol: [TypeID: [Ref]]] = [:]
}

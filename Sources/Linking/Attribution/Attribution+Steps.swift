import SourceFacts

/// One step of a walk to the screens that run a place.
extension Attribution {
  /// A place on the way up, with what is known of the object whose code ran.
  struct Step: Hashable {
    var place: Ref
    var runner: Runner?
    /// A closure that observes a stream was on the way: it runs some time after its surrounding function.
    var isLater = false
    /// Every step of the way was a call by name, not a mention of a type.
    var isCalled = false
    /// The only screen that stores the last object whose code ran on the way.
    var home: TypeID?
    var open: [Open] = []
    /// Open arms in the object's own code that depend on its construction, as long as the way stays in that code.
    var arms: [Open] = []
    /// The object in the view whose code it is.
    var held: Held?
    /// The objects in the views whose code ran before, the last one first: a part of theirs runs now.
    var heldAround: [Held] = []
    /// The features that the last action passed on its way to the reducer whose arm runs.
    var features = Features()
    /// The controllers that received the last code on the way at construction.
    var told: [TypeID] = []
    /// The calls that passed on the code that runs, each in the code that received it from the one before, as long as
    /// the way stays in the code of the last call's receiver.
    var givers: [Ref] = []
    /// The class that wrote the code that a component runs, as long as the way stays in components.
    var writer: TypeID?
    /// In the search for triggers: the closure or mention that was passed on to run at the last place.
    var handed: Ref?

    /// The key by which a walk avoids repetition: the same code, run by the same object, however it was found.
    func visit(of key: Ref) -> Step {
      var visit = self
      visit.place = key
      visit.isCalled = false
      return visit
    }
  }

  /// A step in a walk of one kind.
  struct Asking: Hashable {
    var step: Step
    var followsClosures: Bool
    var holdsObject: Bool
    /// Calls on objects of unknown type count as calls of the functions they name.
    var takesNames = false
    /// Only code that runs the place is followed, in screens too: the search for triggers.
    var seeksTrigger = false
    /// The walk continues where a flow had shown a screen before the code ran: in search of arrivals from outside.
    var passesStandingScreens = false
  }

  /// A step that follows another.
  struct Next {
    /// The innermost closure, arm or member that decides who runs the place.
    var key: Ref
    var step: Step
    /// The guesses that lead there.
    var guesses: OriginGuesses = []
    /// The closure or the function's name that was passed on to run there.
    var handed: Ref?
  }

  /// How a walk continues from a step. Many walks share steps, so the answer depends on the step alone.
  struct Way {
    var steps: [Next] = []
    /// Screens at which the step ends.
    var screens: [TypeID] = []
    /// A screen to use where the walk finds no other.
    var other: TypeID?
    /// The app's delegate that runs the code.
    var delegate: TypeID?
    /// No holder of the object is known, and some callers of its code were left out.
    var leavesOut = false
    /// Calls on objects of unknown type were left out.
    var leavesOutNames = false
    /// Its cost, in evaluation steps.
    var cost = 0
  }

  /// - Parameter budget: what the walk may still spend on conditions. A cached answer is charged like a new one.
  func wayOn(_ asking: Asking, _ budget: inout Int) -> Way {
    if let known = memory.ways[asking], known.cost < budget {
      budget -= known.cost
      return known
    }
    let before = budget
    var way = Way()
    follow(asking, &way, &budget)
    way.cost = before - budget
    if !isSpent(budget) { memory.ways.keep(way, for: asking) }
    return way
  }

  /// The walk's budget for conditions is spent.
  func isSpent(_ left: Int) -> Bool {
    let limit = semantics.budget.walkWork
    return !limit.allows(after: limit.most - left)
  }

  private func follow(_ asking: Asking, _ way: inout Way, _ budget: inout Int) {
    let step = asking.step
    guard let member = position(of: step.place)?.unit else { return }
    let type = self.type(of: member)
    if let app = launchedApp(runningValueAround: step.place, in: member, isLater: step.isLater) {
      way.delegate = app
      return
    }
    if asking.seeksTrigger {
      follow(asking, toRunsOf: member, type, &way, &budget)
      return
    }
    if follow(step, toResumptionsIn: member, &way) { return }
    let isShown = type.map(shown.contains) ?? false
    let calls = isShown ? callsOfType(running: step.place, in: member) : []
    if !calls.isEmpty {
      for next in calls { add(Step(place: next, told: step.told), to: &way) }
      return
    }
    if let type, isShown || semantics.isView(type), follow(step, in: member, ofView: type, isShown: isShown, &way) {
      return
    }
    if let type, follow(step, in: member, ofHeirsOf: type, &way) { return }
    if let type, isUnmadeScene(type) || isWidget(type) {
      way.screens.append(type)
      return
    }
    if follow(step, inArmOfReducer: member, type, &way) { return }
    let isLater = step.isLater || keepers.isObserving(step.place, in: member) || keepers.isKept(step.place, in: member)
    let made = heir(step.runner, of: type) ?? type
    let kept = isLater && program.name(member) == "init" ? made.map(keepers.screens) ?? [] : []
    if !kept.isEmpty {
      let isOne = Set(kept.compactMap(program.enclosingType)).count == 1
      for next in kept { way.steps.append(Next(key: next, step: Step(place: next), guesses: isOne ? [] : .keepers)) }
      return
    }
    follow(asking, toUsersOf: member, type, isLater: isLater, &way, &budget)
  }

  /// In the search for triggers, a function with a closure argument leads to the call that passed it, and a screen's
  /// own code to the code that runs it there.
  private func follow(
    _ asking: Asking, toRunsOf member: Ref, _ type: TypeID?, _ way: inout Way, _ budget: inout Int
  ) {
    let step = asking.step
    if let giver = step.givers.last, runs(step.place, in: member, forGiver: giver) {
      add(Step(place: giver, givers: Array(step.givers.dropLast())), to: &way)
      return
    }
    if follow(step, inArmOfReducer: member, type, &way, orRoutes: true) { return }
    follow(asking, toUsersOf: member, type, isLater: false, &way, &budget)
  }

  /// The member, or the function in it around the place, is the one that a call passes code to.
  private func runs(_ place: Ref, in member: Ref, forGiver giver: Ref) -> Bool {
    guard let code = keptCode(around: place, in: member) else { return isGivenCode(member, by: giver) }
    return program.kind(code) == .function && isGivenCode(code, by: giver)
  }

  func add(_ step: Step, handed: Ref? = nil, to way: inout Way) {
    guard let key = position(of: step.place)?.decisive else { return }
    way.steps.append(Next(key: key, step: step, handed: handed))
  }

  /// The rest of the features on the way.
  private func features(of step: Step, in type: TypeID?) -> Features {
    type.map { remaining(step.features, in: $0) } ?? step.features
  }

  /// - Returns: whether that is all there is to it.
  private func follow(_ step: Step, in member: Ref, ofView type: TypeID, isShown: Bool, _ way: inout Way) -> Bool {
    let features = features(of: step, in: type)
    let elsewhere = runsOnOther(than: type, closureAround: step.place, in: member)
    if !elsewhere.isEmpty {
      for run in elsewhere {
        let held = still(step.held, at: run.place)
        let givers = run.made.map { [$0] } ?? []
        add(
          Step(place: run.place, held: held, features: features, told: step.told, givers: givers), handed: run.code,
          to: &way)
      }
      return true
    }
    let uses =
      isShown && isContainer(type)
      ? requests(to: member, of: type) + ownRuns(of: member, type) : ownUses(of: member, type)
    if isShown, uses.isEmpty, follow(step, toTellersOf: member, type, &way) { return true }
    if isShown, uses.isEmpty {
      // The view that received the code; other views of its type have code of their own.
      if let giver = step.givers.last, isMaker(giver, of: type) {
        way.screens.append(type)
        return true
      }
      if step.held.map({ program.enclosingType($0.property) != type || isGivenAnywhere($0) }) ?? true {
        add(type, running: member, for: step, features, to: &way)
      }
    }
    // A screen may also be a part of another.
    let ofOwn = step.held.flatMap { program.enclosingType($0.property) == type ? $0 : nil }
    let places =
      uses.isEmpty && isShown
      ? embedders(of: type).filter { call in
        mayRun(member, construction: call) && ofOwn.map { canHold($0, madeBy: call) } ?? true
      } : uses
    for next in places {
      let isOfMade = program.enclosingType(next) == type && step.givers.last.map { isMaker($0, of: type) } ?? false
      let held = unit(of: next).flatMap { handedOn(ofOwn, in: $0) } ?? still(step.held, at: next)
      add(
        Step(place: next, held: held, features: features, told: step.told, givers: isOfMade ? step.givers : []),
        to: &way)
    }
    return isShown || !uses.isEmpty
  }

  /// Adds a screen whose own code it is, and the screens that inherit the code.
  private func add(_ type: TypeID, running member: Ref, for step: Step, _ features: Features, to way: inout Way) {
    if isOfOther(type, than: features) {
      way.other = type
    } else if !follow(step, toThoseToldOf: type, &way) {
      way.screens.append(type)
      // Code of a screen with subclasses runs on those, too.
      way.screens += heirs(of: type).filter { inherits($0, member) && canHold(step.held, asHeir: $0) }
    }
  }

  /// Of the controllers whose base class runs a closure, those that were made with the closure run it.
  private func follow(_ step: Step, toThoseToldOf type: TypeID, _ way: inout Way) -> Bool {
    let told = step.told.filter { $0 == type || semantics.inherits($0, from: type) }
    for controller in told { add(controller, to: &way) }
    return !told.isEmpty
  }

  /// Code of a base class runs on its shown subclasses.
  private func follow(_ step: Step, in member: Ref, ofHeirsOf type: TypeID, _ way: inout Way) -> Bool {
    let all = heirs(of: type)
    if all.isEmpty { return false }
    let heirs = all.filter { canHold(step.held, asHeir: $0) }
    if follow(step, toThoseToldOf: type, &way) { return true }
    // A method that others call by name runs for them.
    let calls = helperCalls(of: member)
    if calls.isEmpty {
      way.screens += heirs
      for user in usersOfParts(inheritingFrom: type) { add(Step(place: user, told: step.told), to: &way) }
    }
    for next in calls {
      // `detail.showAlert(error)`: whoever calls it, the alert appears on that screen.
      if let told = receiver(of: next, among: heirs) {
        way.screens.append(told)
      } else {
        add(Step(place: next, held: still(step.held, at: next), told: step.told), to: &way)
      }
    }
    return true
  }

  /// An arm of a reducer runs where its action is sent.
  private func follow(
    _ step: Step, inArmOfReducer member: Ref, _ type: TypeID?, _ way: inout Way, orRoutes: Bool = false
  ) -> Bool {
    let senders = senders(ofActionsAround: step.place, in: member, orRoutes: orRoutes)
    if senders.isEmpty { return false }
    let features = features(of: step, in: type)
    let arm = self.features(ofActionsAround: step.place, in: member)
    let passed = arm.ways.allSatisfy(\.isEmpty) && arm.inner == features.inner ? features : arm
    for next in senders { add(Step(place: next, features: passed, told: step.told), to: &way) }
    return true
  }

  /// A value from a queue runs for the code that put it there.
  private func follow(_ step: Step, toFillingsOf queue: Ref, _ open: [Open], _ way: inout Way, _ budget: inout Int) {
    for filling in fillings(of: queue) {
      guard let passed = passing([Passage(call: filling, function: queue)], open, hangs: true, &budget) else {
        continue
      }
      add(Step(place: filling, isLater: true, open: passed, told: step.told), to: &way)
    }
  }

  /// The users of code without a screen of its own: where it is called, passed on or stored.
  private func follow(
    _ asking: Asking, toUsersOf member: Ref, _ type: TypeID?, isLater: Bool, _ way: inout Way, _ budget: inout Int
  ) {
    let step = asking.step
    if follow(asking, toStandingScreensIn: member, &way) { return }
    let conditions = knownConditions(around: step.place, in: member)
    if conditions.contains(where: isDead) { return }
    let open = (conditions.isEmpty ? [] : [Open(conditions: conditions)]) + step.open
    if let queue = queue(among: open) {
      follow(step, toFillingsOf: queue, open, &way, &budget)
      return
    }
    if let giver = step.givers.last, closureRuns(around: step.place, in: member).isEmpty,
      isMaker(giver, running: member, of: type)
    {
      follow(step, toHoldersOf: giver, asking, &way)
      return
    }
    let code = runningCode(asking, in: member, type, isLater: isLater, open)
    let live = liveUsers(asking, in: member, of: type, code.home, heir(code.runner, of: type))
    let users = self.users(live, giving: type, whatIsOf: step.writer)
    if users.isEmpty, let type, isDelegate(type) { way.delegate = type }
    // An uncalled declaration beside a macro that names a screen runs for that screen.
    if users.isEmpty, !asking.seeksTrigger,
      let screen = type.flatMap(semantics.screenOfMacro).flatMap({ program.types[$0].declaration })
    {
      way.steps.append(Next(key: screen, step: Step(place: screen)))
    }
    follow(code, to: users, &way, &budget)
  }

  /// What is common to all users of a member's code.
  private struct RunningCode {
    let asking: Asking
    let member: Ref
    let type: TypeID?
    let isLater: Bool
    /// The object that runs it, by the member itself.
    let own: Runner?
    let runner: Runner?
    let home: TypeID?
    /// Conditions that depend on the call.
    let open: [Open]
    /// Conditions that depend on the object's construction.
    let made: [Open]
    let arms: [Open]
    let features: Features

    var step: Step { asking.step }
  }

  private func runningCode(_ asking: Asking, in member: Ref, _ type: TypeID?, isLater: Bool, _ open: [Open])
    -> RunningCode
  {
    let step = asking.step
    let own = runners.own(of: member)
    return RunningCode(
      asking: asking, member: member, type: type, isLater: isLater, own: own, runner: step.runner ?? own,
      home: type.flatMap { keepers.home(of: $0) } ?? step.home, open: open,
      made: type.map { self.open(ofConstantsAround: step.place, in: member, of: $0) + step.open.filter(isOnMade) }
        ?? [],
      arms: type.map { objectArms(around: step.place, in: member, of: $0) + step.arms } ?? [],
      features: features(of: step, in: type))
  }

  private func follow(_ code: RunningCode, to users: [User], _ way: inout Way, _ budget: inout Int) {
    let asking = code.asking
    var isHeld = false
    var isLeftOut = false
    for found in users {
      let next = asking.seeksTrigger ? found.control ?? found.place : found.place
      // Other calls passed code of their own to the same function.
      if let giver = code.step.givers.last, found.handed == nil, isOther(next, than: giver, of: code.member) {
        continue
      }
      // A view that a factory passes to the screen it makes is a part of that screen, not of the factory's user.
      if !asking.seeksTrigger, let screen = taker(ofView: next).flatMap({ program.types[$0].declaration }) {
        way.steps.append(Next(key: screen, step: Step(place: screen), handed: found.handed))
        continue
      }
      // An object of unknown type is likely to be a library's, and has what the app adds to the library's types.
      let isByName = code.runner != nil && semantics.isByName(next, of: code.member)
      if isByName, !asking.takesNames {
        way.leavesOutNames = true
        continue
      }
      guard let passage = passage(of: code, to: found, at: next, &budget) else { continue }
      if asking.holdsObject, !runners.allows(code.runner, next, code.member) {
        isLeftOut = true
        continue
      }
      isHeld = isHeld || !isByName
      if let step = step(from: code, to: found, at: next, passage) {
        way.steps.append(Next(key: passage.key, step: step, guesses: found.guesses, handed: found.handed))
      }
    }
    // Where a holder of the object is known, other users do not count, even if none of the holders runs the code.
    way.leavesOut = isLeftOut && !isHeld
  }

  /// The place of a user of a member's code, and the conditions that are still open there.
  private typealias CodePassage = (user: Ref, key: Ref, open: [Open], arms: [Open])

  /// nil where the conditions around the code do not hold for the user.
  private func passage(of code: RunningCode, to found: User, at next: Ref, _ budget: inout Int) -> CodePassage? {
    let (type, member) = (code.type, code.member)
    guard let (user, key) = position(of: next).map({ ($0.unit, $0.decisive) }),
      found.closure != nil
        || !runners.isOfOthers(next, than: code.runner, member) && agrees(next, with: code.step.place, in: member),
      let passed = code.open.isEmpty ? [] : passing(found, member, code.open, &budget),
      let left = next == user
        ? type.flatMap({ passing(madeIn: next, $0, code.made, &budget) }).map({ passed + $0 }) : passed
    else { return nil }
    if code.arms.isEmpty { return (user, key, left, []) }
    if let type, isOnSelf(next), isOfSameObject(next, as: type) { return (user, key, left, code.arms) }
    return type.flatMap { passing(objectOf: next, $0, code.arms, &budget) }.map { (user, key, left + $0, []) }
  }

  /// Code of the type, or of an extension of a protocol that it conforms to.
  private func isOfSameObject(_ place: Ref, as type: TypeID) -> Bool {
    program.enclosingType(place).map { $0 == type || semantics.inherits(type, from: $0) } ?? false
  }

  /// nil where the object that runs the code cannot be there.
  private func step(from code: RunningCode, to found: User, at next: Ref, _ passage: CodePassage) -> Step? {
    let (step, type) = (code.step, code.type)
    let caller = caller(of: code, found, at: next)
    if let caller, caller.parameter == nil, caller.wrapped == nil, isOverridden(passage.user, by: caller.type) {
      return nil
    }
    if let held = step.held, type == program.enclosingType(held.property), !canHold(held, madeIn: next) { return nil }
    let passedOn =
      type == step.held.flatMap({ program.enclosingType($0.property) }) ? handedOn(step.held, in: passage.user) : nil
    if let passedOn, !isGivenAnywhere(passedOn) { return nil }
    let told = found.handed.map(controllers(madeWith:)) ?? []
    let objects = heldObjects(on: step, at: next, by: code.runner, passedOn)
    return Step(
      place: next, runner: caller,
      isLater: code.isLater || isMadeEarlier(code, at: next) || isNamed(code, found, at: next),
      isCalled: isCalled(code, at: next), home: code.home,
      open: passage.open, arms: passage.arms,
      held: objects.held, heldAround: objects.around, features: code.features, told: told.isEmpty ? step.told : told,
      givers: givers(of: code, found, at: next),
      writer: code.asking.seeksTrigger ? nil : writer(of: found.handed, runAt: next, after: step.writer),
      handed: code.asking.seeksTrigger ? found.handed ?? step.handed : nil)
  }

  private func caller(of code: RunningCode, _ found: User, at next: Ref) -> Runner? {
    found.keeper.map { Runner(parameter: nil, type: $0) } ?? found.holder.flatMap(Runner.init)
      ?? runners.wrapper(at: next, code.runner, code.type) ?? runners.runner(of: next, code.runner, code.member)
      // The argument is one of many objects there; the method that receives it may tell more.
      ?? (code.runner?.parameter == nil ? nil : runners.runner(of: next, code.own, code.member))
  }

  /// The place makes the object, whose code runs some time after that.
  private func isMadeEarlier(_ code: RunningCode, at next: Ref) -> Bool {
    guard let type = code.type, program.kind(code.member) == .function, program.name(code.member) != "init",
      case .initializer(let made, _) = semantics.callee(of: next)
    else { return false }
    return made == type || semantics.inherits(made, from: type)
  }

  /// The place only passes on the function's name: who receives it runs it some time.
  private func isNamed(_ code: RunningCode, _ found: User, at next: Ref) -> Bool {
    found.handed == nil && program.kind(code.member) == .function && [.name, .member].contains(program.kind(next))
  }

  private func isCalled(_ code: RunningCode, at next: Ref) -> Bool {
    code.step.isCalled && !leaves(code.step.place, in: code.member)
      && (program.kind(next) == .call || makes(code.type, byInitialiser: code.member, in: next)
        || runsOnUse(code.step.place, in: code.member))
  }

  /// Between the user of the member and a place lies more than calls and their results.
  private func leaves(_ place: Ref, in member: Ref) -> Bool {
    keepers.isKept(place, in: member) || keepers.isObserving(place, in: member) && !isAnswer(place, in: member)
  }

  private func givers(of code: RunningCode, _ found: User, at next: Ref) -> [Ref] {
    let before = code.step.givers
    if code.asking.seeksTrigger {
      let new = found.handed.map { self.givers(of: $0, handedOnTo: next) } ?? []
      if !new.isEmpty { return Array((before + new).suffix(semantics.budget.givers.most)) }
    } else if let new = found.handed.flatMap({ giver(of: $0, runAt: next) }) {
      return [new]
    }
    return before.last.map { isWithin(next, objectGivenCodeBy: $0) } ?? false ? before : []
  }

  /// An object runs the code that it was made with on the screen that has the object, else where it was made.
  private func follow(_ step: Step, toHoldersOf giver: Ref, _ asking: Asking, _ way: inout Way) {
    let holders = asking.seeksTrigger ? [] : controllers(madeWith: giver)
    for controller in holders { add(controller, to: &way) }
    if holders.isEmpty {
      add(Step(place: giver, isLater: true, told: step.told, givers: Array(step.givers.dropLast())), to: &way)
    }
  }

  private func add(_ controller: TypeID, to way: inout Way) {
    if shown.contains(controller) {
      way.screens.append(controller)
    } else if let declaration = program.types[controller].declaration {
      add(Step(place: declaration), to: &way)
    }
  }

  /// A flow runs later code on the screens that it has shown.
  private func follow(_ asking: Asking, toStandingScreensIn member: Ref, _ way: inout Way) -> Bool {
    if asking.seeksTrigger || asking.passesStandingScreens { return false }
    let screens = standingScreens.screens(before: asking.step.place, in: member)
    way.screens += screens.sorted()
    return !screens.isEmpty
  }
}

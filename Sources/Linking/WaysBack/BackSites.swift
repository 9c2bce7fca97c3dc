import NavigationModel
import SourceFacts

/// The places where going back is decided.
///
/// A method that only resets its own type's state (`func pop() { path.removeLast() }`) is a wrapper: its callers
/// decide. So is an arm of a `switch` over a parameter (`case .pop: goBack()`), for the callers that select the arm. A
/// method that also shows something, a closure that runs later, and a call into UIKit or the environment are sites.
struct BackSites {
  let flow: DataFlow
  let evaluator: Evaluator
  /// Sites of forward transitions.
  let forward: [Ref]
  /// Writes that replace the current content by another.
  var replacements: Set<Ref> = []
  /// Writes that present content over the current one.
  var presentations: Set<Ref> = []
  /// The places where code puts a route onto a path.
  var fills: [Ref] = []
  var program: Program { flow.program }
  /// The number of statements of a wrapper.
  private static let thin = 0...3

  struct Site: Hashable {
    var place: Ref
    var how: Transition.Back
    var primitive: Ref
  }

  /// A place that goes back, with the known arguments of the functions that it was followed out of.
  struct Step {
    var place: Ref
    var root: Environment
    /// The places it was followed from, the primitive first.
    var way: [Ref] = []
  }

  func sites(_ backs: [(place: Ref, how: Transition.Back)]) -> [Site] {
    var result: Set<Site> = []
    // A call that puts a screen on an emptied stack replaces its content.
    let shown = Set(forward)
    for back in backs { follow(back, shown, &result) }
    return result.sorted { ($0.place, $0.how.rawValue) < ($1.place, $1.how.rawValue) }
  }

  private func follow(_ back: (place: Ref, how: Transition.Back), _ shown: Set<Ref>, _ result: inout Set<Site>) {
    var queue = [Step(place: back.place, root: Environment(parent: nil))]
    // A call is followed once from each place that it leads to: `send(.pop)` and `send(.reset)` end in different arms.
    var seen: Set<[Ref]> = []
    while let step = queue.popLast() {
      guard goesBack(step, how: back.how), step.way.isEmpty || !shown.contains(step.place) else { continue }
      // A call of a library decides as one of UIKit does, even where its dialect declares the effect in code.
      let previous = step.way.last.flatMap { isOfLibrary($0) ? nil : $0 }
      let callers =
        flow.semantics.allows(\.backCallers, after: seen.count) ? deciders(of: step.place, after: previous) : nil
      guard let callers else {
        if !program.isOutOfScope(step.place),
          step.way.isEmpty || !isInSetter(step.place) && !isAfterwards(step.place, back.place)
        {
          result.insert(Site(place: step.place, how: back.how, primitive: back.place))
        }
        continue
      }
      for caller in callers where seen.insert([step.place, caller.place]).inserted {
        let root = Environment(parent: nil, bindings: step.root.bindings)
        for (key, expression) in caller.bindings { root.bindings[key] = .rootExpression(expression) }
        queue.append(Step(place: caller.place, root: root, way: step.way + [step.place]))
      }
    }
  }

  private func goesBack(_ step: Step, how: Transition.Back) -> Bool {
    holds(step) && !isReplaced(step.place) && (how != .popToRoot || !isPreparing(step.place))
      && !isFilledAfterwards(step) && !isBeforeTheStart(step.place)
  }

  /// The setter of a binding tells its store that the content was dismissed: `Binding(get: { store.sheet }, set: { _ in
  /// store.send(.closed) })`.
  private func isInSetter(_ place: Ref) -> Bool {
    var current = program.enclosingClosure(place)
    while let closure = current {
      if let argument = program.parent(closure), program.kind(argument) == .argument, program.name(argument) == "set",
        let call = program.parent(argument), SDK.bindingMakers.contains(program.name(call))
      {
        return true
      }
      current = program.enclosingClosure(closure)
    }
    return false
  }

  /// The callers that decide for a wrapper or a forwarding place; nil for a place that decides itself.
  private func deciders(of place: Ref, after previous: Ref?) -> [Source]? {
    if let runs = runsOfDependencysClosure(around: place) { return runs }
    // A call of an app's controller that forwards to its stack counts like a call of UIKit's.
    let isFirst = previous.map { facade(around: $0) != nil } ?? true
    if let function = wrapper(around: place, isFirst: isFirst)
      ?? previous.flatMap({ dispatcher(around: place, after: $0) }) ?? maker(around: place)
      ?? previous.flatMap({ _ in initialiser(around: place) })
    {
      let found = flow.callers(of: function).flatMap { flow.sources(call: $0, function: function) } + handed(function)
      return found.isEmpty && answersLibrary(function) ? nil : found
    }
    guard let closure = isFirst ? choosing(around: place) : passing(place) ?? reducing(place) else { return nil }
    let runs = flow.closureSources(closure, 0).filter { program.kind($0.place) == .call }
    return runs.isEmpty ? nil : runs
  }

  /// The places that run a closure in a library's property: `page.onDone = { self.stack.dismiss(animated: true) }`.
  private func runsOfDependencysClosure(around place: Ref) -> [Source]? {
    guard program.isOfDependency(place), let closure = program.enclosingClosure(place) else { return nil }
    let runs = flow.closureCalls(closure)
    return runs.isEmpty
      ? nil : runs.map { Source(place: $0, bindings: flow.bindings(of: closure, run: $0), isWrite: false) }
  }

  /// A delegate's method: the library calls it, and no other code decides.
  private func answersLibrary(_ function: Ref) -> Bool {
    guard let type = program.enclosingType(function), !program.flags(function).contains(.isPrivate) else {
      return false
    }
    return flow.semantics.supertypeNames(of: type).contains { name in
      guard name.hasSuffix("Delegate") else { return false }
      return (program.symbols.find(name).flatMap { program.typesByName[$0] } ?? []).allSatisfy {
        !program.types[$0].isDeclared
      }
    }
  }

  /// The code that runs a function which was passed as a value. Where the caller need not decide anything
  /// (`Button("Back", action: router.pop)`), the place that passes it decides.
  private func handed(_ function: Ref) -> [Source] {
    let calls = flow.handedCalls(of: function)
    if !calls.isEmpty { return calls }
    // A function's mention of itself decides nothing.
    let mentions = (flow.handedMentions(program.symbol(function))[function] ?? []).filter {
      program.enclosingMember($0) != function
    }
    return mentions.map { Source(place: $0, bindings: [:], isWrite: false) }
  }

  /// The closure around a place in an arm of a `switch` over the closure's parameter; its callers decide:
  /// `NavigateAction { kind in switch kind { case .pop: path.removeLast() … } }`.
  private func choosing(around place: Ref) -> Ref? {
    guard changesPath(place), !isOfController(place), let closure = program.enclosingClosure(place),
      let arm = arm(around: place, in: closure), isThin(arm),
      let subject = program.parent(arm).flatMap(program.owner(ofArm:)).flatMap({ program.child($0, .subject) }),
      isParameter(subject, of: closure)
    else { return nil }
    return closure
  }

  /// The name of a closure's parameter.
  private func isParameter(_ name: Ref, of closure: Ref) -> Bool {
    guard program.kind(name) == .name else { return false }
    switch flow.semantics.lookup(program.symbol(name), at: name) {
    case .shorthand(let around, _)?: return around == closure
    case .local(let d)?: return program.parent(d).flatMap(program.parent) == closure
    default: return false
    }
  }

  /// A change of a list or an optional of the app's. UIKit's and dialects' operations that go back are calls, which
  /// decide.
  private func changesPath(_ place: Ref) -> Bool {
    program.kind(place) == .assign
      || program.kind(place) == .call && (SDK.removals.contains(program.name(place)) || putsNothing(place))
  }

  /// The closure around a call by which a reducer passes a part of its state to another: `{ state, action in …
  /// moves(&state.moves, move) … }`.
  private func reducing(_ call: Ref) -> Ref? {
    guard program.kind(call) == .call, let closure = program.enclosingClosure(call),
      let member = program.enclosingMember(call), program.child(member, .initializer) == closure,
      flow.semantics.hasReducersShape(member)
    else { return nil }
    return closure
  }

  /// The closure around a call that only passes the closure's arguments on: `DetailView { coordinator.handle($0) }`.
  private func passing(_ call: Ref) -> Ref? {
    guard program.kind(call) == .call, let block = program.parent(call), program.kind(block) == .block,
      program.children(block).count == 1, let closure = program.parent(block),
      program.kind(closure) == .closure
    else { return nil }
    return flow.semantics.arguments(of: call).contains {
      program.child($0, .value).map { isParameter($0, of: closure) } ?? false
    } ? closure : nil
  }

  /// The arms around the places can be selected with what is known.
  private func holds(_ step: Step) -> Bool {
    step.way.allSatisfy { place in
      var current = program.parent(place)
      while let c = current, program.kind(c) != .function, program.kind(c) != .type, program.kind(c) != .extension {
        if program.kind(c) == .switchCase {
          evaluator.begin()
          if !evaluator.canTake(arm: c, step.root) { return false }
        }
        current = program.parent(c)
      }
      return true
    }
  }

  /// The same function then shows other content: nobody goes back.
  private func isReplaced(_ place: Ref) -> Bool {
    guard !replacements.isEmpty, let function = program.enclosingMember(place) else { return false }
    return replacements.contains {
      $0.file == place.file && program.enclosingMember($0) == function && ($0.node > place.node || isBeside($0, place))
    }
  }

  /// A path is emptied for content that is presented next: `settingsPath = []; sheet = .settings`. Nobody goes back.
  private func isPreparing(_ place: Ref) -> Bool {
    guard !presentations.isEmpty, let function = program.enclosingMember(place) else { return false }
    return presentations.contains {
      $0.file == place.file && $0.node > place.node && program.enclosingMember($0) == function
    }
  }

  /// The value of an assignment in the same block: `page = .start; path = []`.
  private func isBeside(_ value: Ref, _ place: Ref) -> Bool {
    guard let block = program.parent(place), program.kind(block) == .block else { return false }
    let statement = program.parent(value).map { program.kind($0) == .assign ? $0 : value }
    return statement.flatMap(program.parent) == block
  }

  /// The place runs while a screen is made, before any navigation.
  private func isBeforeTheStart(_ place: Ref) -> Bool {
    guard let member = program.enclosingMember(place), program.kind(member) == .function,
      program.name(member) == "init",
      let type = program.enclosingType(member), flow.semantics.isScreenType(type)
    else { return false }
    return !runsLater(place, in: member) && !isDelayed(place, in: member)
  }

  /// A page that dismisses itself after a delay: `asyncAfter(deadline: .now() + 1) { self.dismiss(animated: true) }`.
  private func isDelayed(_ place: Ref, in function: Ref) -> Bool {
    var current = program.enclosingClosure(place)
    while let closure = current, program.enclosingMember(closure) == function {
      if let argument = program.parent(closure), program.kind(argument) == .argument,
        let call = program.parent(argument), program.name(call) == "asyncAfter"
      {
        return true
      }
      current = program.enclosingClosure(closure)
    }
    return false
  }

  /// Calling a library goes back, whether its source was read or a dialect declares the effect.
  private func isOfLibrary(_ r: Ref) -> Bool { program.isOfLibrary(r) || program.isOfDependency(r) }

  /// A method that the app adds to a library's controller under the name of the controller's own: `func
  /// popViewController(animated: Bool, completion: @escaping () -> Void)`.
  private func variant(around place: Ref) -> Ref? {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      let type = program.enclosingType(function)
    else { return nil }
    // Code that a dialect declares for a library: a call of the library goes back, whatever the method's name.
    if isOfLibrary(function) { return function }
    guard program.symbol(function) == program.symbol(place) else { return nil }
    // A library's type that stands for a controller: its own controller goes back.
    if program.types[type].declaration.map(program.isOfLibrary) ?? false { return function }
    return !program.types[type].isDeclared && SDK.isController(program.types[type].path) && !isForeign(place)
      ? function : nil
  }

  /// The function around a place, if all it does is to go back on its own type's state.
  private func wrapper(around place: Ref, isFirst: Bool) -> Ref? {
    if isFirst, let variant = variant(around: place) ?? facade(around: place) { return variant }
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      program.name(function) != "init", let block = program.child(function, .body),
      program.enclosingType(function).map({ !flow.semantics.isScreenType($0) })
        ?? (isFirst ? changesParameter(place, of: function) : passesParameter(place, of: function))
    else { return nil }
    if isFirst {
      guard changesPath(place), !isOfController(place), !isDecided(place, by: function) else { return nil }
    }
    let scope = arm(around: place, in: function) ?? block
    // A function that does more with another object than pass the request on has decided.
    if !isFirst, isForeign(place),
      program.children(scope).count > 1 || program.children(scope).first.map(program.kind) == .switch
    {
      return nil
    }
    return isThin(scope) && !runsLater(place, in: function) ? function : nil
  }

  /// The method of a controller around a stack that forwards to the stack: `func popViewController(animated: Bool) {
  /// stack.popViewController(animated: animated) }`. Its callers decide, as the callers of UIKit's do.
  private func facade(around place: Ref) -> Ref? {
    guard program.kind(place) == .call, let function = program.enclosingMember(place),
      program.kind(function) == .function, program.symbol(function) == program.symbol(place),
      program.enclosingType(function).map(flow.semantics.isStackFacade) ?? false,
      let target = program.child(place, .callee), program.kind(target) == .member,
      let stack = program.child(target, .base),
      let kept = flow.declaration(of: stack), program.kind(kept) == .variable,
      program.enclosingType(kept) == program.enclosingType(function),
      program.child(function, .body).map({ program.children($0).count == 1 }) ?? false,
      flow.semantics.arguments(of: place).map(program.name) == flow.semantics.labels(of: function),
      !flow.callers(of: function).isEmpty
    else { return nil }
    return function
  }

  /// The function around a call that passes its action parameter on to code that switches over it, whatever else it
  /// does with the action: `func dispatch(_ action: Action) { reducer(&state, action); middlewares.forEach { … } }`.
  private func dispatcher(around call: Ref, after previous: Ref) -> Ref? {
    guard program.kind(call) == .call, let function = program.enclosingMember(call),
      program.kind(function) == .function, program.name(function) != "init", !runsLater(call, in: function),
      let inner = program.enclosingClosure(previous) ?? program.enclosingMember(previous),
      arm(around: previous, in: inner) != nil,
      program.enclosingType(function).map({ !flow.semantics.isScreenType($0) }) ?? true
    else { return nil }
    let handsOn = flow.semantics.arguments(of: call).contains { argument in
      program.child(argument, .value).map { program.kind($0) == .name && isOfParameter($0, of: function) } ?? false
    }
    return handsOn ? function : nil
  }

  /// A free function changes its parameter, or a part of it: `func goBack(_ routes: inout [Route]) {
  /// routes.removeLast() }`.
  private func changesParameter(_ place: Ref, of function: Ref) -> Bool {
    let target =
      program.kind(place) == .call
      ? program.child(place, .callee).flatMap { program.child($0, .base) } : program.child(place, .target)
    return target.map { isOfParameter($0, of: function) } ?? false
  }

  /// A free reducer passes a part of its state parameter to another: `navigationReducer(&state.navigation, action)`.
  func passesParameter(_ call: Ref, of function: Ref) -> Bool {
    guard program.kind(call) == .call else { return false }
    return flow.semantics.arguments(of: call).contains {
      program.child($0, .value).map { isOfParameter($0, of: function) } ?? false
    }
  }

  private func isOfParameter(_ target: Ref, of function: Ref) -> Bool {
    flow.parameter(atStartOf: target, of: function) != nil
  }

  /// `pages.send(nil)`
  private func putsNothing(_ call: Ref) -> Bool {
    flow.semantics.library.streamInputs.contains(program.name(call))
      && flow.semantics.arguments(of: call).first.flatMap { program.child($0, .value) }.map {
        program.kind($0) == .null
      }
        ?? false
  }

  /// `navigation.viewControllers.removeLast()`: the list is UIKit's.
  private func isOfController(_ place: Ref) -> Bool {
    guard program.kind(place) == .call, let target = program.child(place, .callee),
      let list = program.child(target, .base),
      flow.declaration(of: list) == nil,
      case .array(.external(let name, _)) = flow.semantics.type(of: list).core
    else { return false }
    return SDK.isController(name)
  }

  /// A call of another object's method.
  private func isForeign(_ call: Ref) -> Bool {
    guard program.kind(call) == .call, let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    return !["self", "super"].contains(program.name(base))
  }

  /// The block of the innermost arm around a place of a `switch` over a function's parameter.
  private func arm(around place: Ref, in function: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), isGiven(subject) {
        return program.child(c, .body)
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The expression starts at a parameter of a function or closure.
  private func isGiven(_ subject: Ref) -> Bool {
    var node = subject
    while program.kind(node) == .member || program.kind(node) == .call, let base = program.chained(node) {
      node = base
    }
    guard program.kind(node) == .name else { return program.kind(node) == .tuple }
    switch flow.semantics.lookup(program.symbol(node), at: node) {
    case .local(let d)?:
      return program.kind(d) == .parameter || program.kind(d) == .patternBind || program.kind(d) == .optionalBinding
    case .shorthand?: return true
    default: return false
    }
  }

  /// The block only resets state, behind guards, and shows nothing.
  private func isThin(_ block: Ref) -> Bool {
    let statements = program.children(block).filter {
      program.kind($0) != .guard && program.kind($0) != .variable && !isOnlyLocal($0)
    }
    guard BackSites.thin.contains(statements.count), !forward.contains(where: { contains(block, $0) }) else {
      return false
    }
    var steps = 0
    program.forEachNode(in: block) { r in
      if program.kind(r) == .call || program.kind(r) == .assign, !isOnlyLocal(r), !empties(r), !isOwnHelper(r),
        !isAsked(r, in: block)
      {
        steps += 1
      }
      return true
    }
    return BackSites.thin.contains(steps)
  }

  /// A method of the same object that the code runs for its own purposes: `lock()`.
  private func isOwnHelper(_ call: Ref) -> Bool {
    guard program.kind(call) == .call, !isForeign(call), let type = program.enclosingType(call),
      case .functions(let list, guessed: false) = flow.semantics.callee(of: call)
    else { return false }
    return list.allSatisfy { program.enclosingType($0) == type }
  }

  /// The call is part of the condition of a `guard` or an `if`: `if let place = path.lastIndex(of: page)`.
  private func isAsked(_ call: Ref, in block: Ref) -> Bool {
    var node = call
    while node != block, let parent = program.parent(node) {
      if program.kind(parent) == .closure { return false }
      if program.kind(parent) == .guard || program.kind(parent) == .ifElse {
        return program.child(parent, .conditions) == node
      }
      node = parent
    }
    return false
  }

  /// `sheet = nil`, `isShown = false`: also a reset.
  func empties(_ statement: Ref) -> Bool {
    guard program.kind(statement) == .assign, let value = program.child(statement, .value) else { return false }
    return flow.semantics.isNothing(value) || program.kind(value) == .boolean && program.name(value) == "false"
  }

  /// Sets up local state, or options of the change: `transaction.disablesAnimations = true`.
  private func isOnlyLocal(_ statement: Ref) -> Bool {
    switch program.kind(statement) {
    case .assign:
      guard let target = program.child(statement, .target) else { return false }
      if program.kind(target) == .name { return program.name(target) == "_" }
      guard program.kind(target) == .member, let base = program.child(target, .base), program.kind(base) == .name else {
        return false
      }
      if case .local(let d)? = flow.semantics.lookup(program.symbol(base), at: base) {
        return program.kind(d) == .variable
      }
      return false
    case .call:
      if SDK.animations.contains(program.name(statement)) {
        return true
      }
      if case .externalType = flow.semantics.callee(of: statement) { return true }
      return false
    default: return false
    }
  }

  /// The place stands in a closure that other code runs: a button's action, a completion.
  private func runsLater(_ place: Ref, in function: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .closure {
        guard let argument = program.parent(c), program.kind(argument) == .argument, let call = program.parent(argument)
        else { return true }
        if !DataFlow.immediate.contains(program.name(call)) { return true }
      }
      // `for await event in events { … }` runs when a value is sent.
      if program.kind(c) == .forIn, program.child(c, .sequence).map(flow.semantics.isStream) == true { return true }
      current = program.parent(c)
    }
    return false
  }

  private func contains(_ block: Ref, _ place: Ref) -> Bool {
    guard block.file == place.file else { return false }
    var current: Ref? = place
    while let c = current {
      if c == block { return true }
      current = program.parent(c)
    }
    return false
  }
}

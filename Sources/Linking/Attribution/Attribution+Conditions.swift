import SourceFacts

/// The conditions for a place to run, and the callers that can meet them.
extension Attribution {
  /// Conditions around a place, with the calls on the way up that leave them open.
  ///
  /// `func show(_ page: Page) { router.show(from: Self.page, to: page) }` does not decide the arm `(.list, .detail)`;
  /// its callers do.
  struct Open: Hashable {
    var conditions: [Condition]
    /// The innermost first.
    var calls: [Passage] = []
  }

  /// The arms of `switch` statements around a place, up to its function, the innermost first.
  func arms(around place: Ref, in unit: Ref) -> [Ref] {
    program.kind(unit) == .function ? switchArms(around: place, in: unit) : []
  }

  /// The same in any member, as a computed property or a stored closure.
  func switchArms(around place: Ref, in unit: Ref) -> [Ref] {
    var result: [Ref] = []
    var current = program.parent(place)
    while let c = current, c != unit {
      if program.kind(c) == .switchCase { result.append(c) }
      current = program.parent(c)
    }
    return result
  }

  /// The arms and branches around a place that depend on the arguments of its function.
  func conditions(around place: Ref, in unit: Ref) -> [Condition] {
    program.kind(unit) == .function ? conditions(around: place, upTo: unit) : []
  }

  /// The same up to a closure.
  func conditions(around place: Ref, upTo unit: Ref) -> [Condition] {
    var result: [Condition] = []
    var previous = place
    var current = program.parent(place)
    while let c = current, c != unit {
      if program.kind(c) == .switchCase {
        result.append(Condition(node: c, isNegated: false))
      } else if let condition = branch(previous, of: c) {
        result.append(condition)
      }
      result += guards(before: previous, in: c)
      if isFailing(previous, of: c) { result.append(Condition(node: c, isNegated: true)) }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  /// The condition of a branch of an `if` or of a ternary, if it tests a case, a comparison or a parameter; other parts
  /// may stand beside it.
  func branch(_ block: Ref, of statement: Ref) -> Condition? {
    guard [.ifElse, .ternary].contains(program.kind(statement)), program.branches(statement).contains(block) else {
      return nil
    }
    let condition = Condition(node: statement, isNegated: program.child(statement, .otherwise) == block)
    return (condition.isNegated ? flow.isTelling(condition) : !tellingParts(of: condition).isEmpty) ? condition : nil
  }

  /// The block is the `else` of a `guard` with a telling condition: `guard let next = step.next else { return finish()
  /// }`.
  func isFailing(_ block: Ref, of statement: Ref) -> Bool {
    program.kind(statement) == .guard && program.child(statement, .body) == block && flow.allTell(statement)
  }

  /// `guard case .opened(let page) = event else { return }` before a statement of a block.
  func guards(before statement: Ref, in block: Ref) -> [Condition] {
    guard program.kind(block) == .block else { return [] }
    return Array(guards(of: block).nearest(semantics.budget.exitsOfBlock.most, before: statement, place: \.node))
  }

  private func guards(of block: Ref) -> [Condition] {
    if let known = memory.guardLists[block] { return known }
    let found = program.children(block).compactMap { s -> Condition? in
      guard program.kind(s) == .guard else { return nil }
      let condition = Condition(node: s, isNegated: false)
      return tellingParts(of: condition).isEmpty ? nil : condition
    }
    return memory.guardLists.keep(found, for: block)
  }

  /// The parts of a condition that depend on the arguments of the surrounding function or closure.
  private func tellingParts(of condition: Condition) -> [Ref] {
    program.conditions(of: condition.node).filter(flow.isTelling)
  }

  /// The conditions in a function, or further down, that a call of it leaves open; nil where they cannot hold.
  ///
  /// - Parameter steps: the evaluation steps that the walk may still spend on conditions. Without any, every call
  ///   passes.
  func passing(_ place: Ref, _ function: Ref, _ open: [Open], _ steps: inout Int) -> [Open]? {
    if program.kind(function) == .variable, !open.isEmpty, let write = observedWrite(place, to: function) {
      return passing(write, function, open, isWrite: true, &steps)
    }
    if program.kind(function) == .variable, !open.isEmpty {
      return takes(placeHandedAStream: place, open, &steps) ? [] : nil
    }
    guard isCall(place, of: function) else {
      return open.contains { givesForeignCases(byName: place, of: function, before: $0.calls) } ? nil : []
    }
    return passing(place, function, open, isWrite: false, &steps)
  }

  /// Whoever runs a function that was passed on by its name gives it values of the types that its object has. These
  /// would be cases of another enum than that of the code further down: `Row(onTap: context.send)`.
  private func givesForeignCases(byName mention: Ref, of function: Ref, before calls: [Passage]) -> Bool {
    guard program.kind(mention) == .member, program.kind(function) == .function,
      let object = program.child(mention, .base)
    else { return false }
    let owner = semantics.type(of: object).core
    guard case .named(_, let arguments) = owner, !arguments.isEmpty else { return false }
    return semantics.parameters(of: function).contains { parameter in
      let given = semantics.substitute(semantics.declaredType(parameter), in: owner).core
      let taken = semantics.declaredType(taker(of: parameter, after: calls)).core
      guard case .named(let cases, _) = given, case .named(let wanted, _) = taken else { return false }
      return cases != wanted && program.types[cases].kind == .enum && program.types[wanted].kind == .enum
    }
  }

  /// The parameter to which a chain of calls passes on another one unchanged, the innermost call first.
  private func taker(of parameter: Ref, after calls: [Passage]) -> Ref {
    calls.reversed().reduce(parameter) { taken, passage in
      let handed = bindings(of: passage).filter { isMention($0.value, of: taken) }.map(\.key.declaration)
      return handed.sorted().first ?? taken
    }
  }

  private func isMention(_ value: Ref, of parameter: Ref) -> Bool {
    guard program.kind(value) == .name, program.symbol(value) == program.symbol(parameter),
      case .local(parameter)? = semantics.lookup(program.symbol(value), at: value)
    else { return false }
    return true
  }

  private func passing(_ place: Ref, _ function: Ref, _ open: [Open], isWrite: Bool, _ steps: inout Int) -> [Open]? {
    let hangs = isWrite ? program.child(place, .value).map(hangsOnParameter) ?? false : isHandingOn(place, function)
    return passing([Passage(call: place, function: function)], open, hangs: hangs, &steps)
  }

  private func isHandingOn(_ call: Ref, _ function: Ref) -> Bool {
    let key = Passage(call: call, function: function)
    if let known = memory.handingOn[key] { return known }
    let found = handsOn(call, function) || handsOnObserved(call, function) || queue(handedOnBy: key) != nil
    return memory.handingOn.keep(found, for: key)
  }

  /// - Parameters:
  ///   - passages: calls that lead to one another, the innermost first.
  ///   - hangs: the arguments depend on the parameters of the surrounding function.
  func passing(_ passages: [Passage], _ open: [Open], hangs: Bool, _ steps: inout Int) -> [Open]? {
    var left: [Open] = []
    for var o in open {
      o.calls += passages
      for condition in o.conditions {
        if isSpent(steps) { return [] }
        let answer = answer(to: condition, after: o.calls)
        steps -= answer.steps
        if !answer.holds { return nil }
      }
      if hangs, o.calls.count < longestWay(o.calls) { left.append(o) }
    }
    return left
  }

  /// Whether one of the conditions holds because of a passage's values, and would not hold without them.
  func isAskedFor(by passage: Passage, _ open: [Open]) -> Bool {
    open.contains { o in
      o.conditions.contains { condition in
        var opposite = condition
        opposite.isNegated.toggle()
        return program.kind(condition.node) == .switchCase
          || !answer(to: opposite, after: o.calls + [passage]).holds
      }
    }
  }

  /// The number of calls through which conditions are followed. A queue has some before it and some after.
  private func longestWay(_ calls: [Passage]) -> Int { calls.contains { isQueue($0.function) } ? 8 : 5 }

  /// Whether a condition can hold after a chain of calls.
  func answer(to condition: Condition, after calls: [Passage]) -> PassageAnswer {
    var spent = 0
    // On the way a variable would have to hold cases of another enum than its own.
    for place in calls.indices {
      let isForeign = givesForeignCases(calls[place...])
      spent += isForeign.steps
      if isForeign.holds { return .init(holds: false, steps: spent) }
    }
    var answer = memory.answers.answer(to: condition, after: calls[...], binds: binds)
    if answer == nil {
      let (found, reads) = measured { canHold(condition, environment(after: calls[...], $0)) }
      memory.answers.note(found, to: condition, after: calls[...], reads)
      answer = found
    }
    return .init(holds: answer?.holds ?? true, steps: spent + (answer?.steps ?? 0))
  }

  /// Whether the innermost of the calls gives a variable cases of another enum than its own.
  private func givesForeignCases(_ calls: ArraySlice<Passage>) -> PassageAnswer {
    let innermost = calls[calls.startIndex]
    if let known = memory.foreignCases.answer(to: innermost, after: calls, binds: binds) { return known }
    let (found, reads) = measured { reads in
      let env = environment(after: calls, reads)
      return bindings(of: innermost).keys.sorted().contains { evaluator.isGivenForeignCases($0, env) }
    }
    memory.foreignCases.note(found, to: innermost, after: calls, reads)
    return found
  }

  private func measured(_ question: (EnvironmentReads) -> Bool) -> (PassageAnswer, EnvironmentReads) {
    let reads = EnvironmentReads()
    let before = evaluator.work
    let holds = question(reads)
    return (PassageAnswer(holds: holds, steps: evaluator.work - before), reads)
  }

  private func binds(_ passage: Passage, _ keys: Set<VariableKey>) -> Bool {
    bindings(of: passage).keys.contains(where: keys.contains)
  }

  func canHold(_ condition: Condition, _ env: Environment) -> Bool {
    evaluator.begin()
    if condition.isOnConstants { return canHold(constants: condition, env) }
    if program.kind(condition.node) == .switchCase {
      return evaluator.canTake(arm: condition.node, env) && !isRuledOutByData(arm: condition.node, env)
    }
    guard condition.isNegated else {
      return tellingParts(of: condition).allSatisfy { evaluator.truth(of: $0, env) != .no }
    }
    let parts = program.conditions(of: condition.node)
    return parts.isEmpty || evaluator.truth(ofAll: parts, env) != .yes
  }

  /// The assignment whose target is a mention of an observed variable: `step = .login`, where `step` has a `didSet`.
  private func observedWrite(_ mention: Ref, to variable: Ref) -> Ref? {
    guard let assign = program.parent(mention), program.kind(assign) == .assign,
      program.child(assign, .target) == mention,
      isObserved(variable)
    else { return nil }
    return assign
  }

  /// Accessors that run when a variable is assigned.
  static let observers: Set<String> = ["didSet", "willSet"]

  private func isObserved(_ variable: Ref) -> Bool {
    program.child(variable, .accessors).map(program.children)?.contains {
      Self.observers.contains(program.name($0))
    }
      ?? false
  }

  /// A call in a variable's observer with the variable as an argument: `didSet { handle(step) }`.
  private func handsOnObserved(_ call: Ref, _ function: Ref) -> Bool {
    guard let variable = program.enclosingMember(call), program.kind(variable) == .variable, isObserved(variable) else {
      return false
    }
    return semantics.matching(call, function).contains { argument, _ in
      program.child(argument, .value).map { flow.declaration(of: semantics.unwrapped($0)) == variable } ?? false
    }
  }

  /// The conditions in a stored closure, or further down, that a call of it leaves open; nil where they cannot hold.
  func passing(run call: Ref, of closure: Ref, _ open: [Open], _ steps: inout Int) -> [Open]? {
    let hangs = semantics.arguments(of: call).contains { program.child($0, .value).map(hangsOnParameter) ?? false }
    return passing([Passage(call: call, function: closure)], open, hangs: hangs, &steps)
  }

  func hangsOnParameter(_ value: Ref) -> Bool {
    var found = false
    program.forEachNode(in: value) { node in
      guard program.kind(node) == .name else { return !found && program.kind(node) != .closure }
      switch semantics.lookup(program.symbol(node), at: node) {
      case .local(let d)?: found = found || program.kind(d) == .parameter
      case .shorthand?: found = true
      default: break
      }
      return !found && program.kind(node) != .closure
    }
    return found
  }

  private func isCall(_ place: Ref, of function: Ref) -> Bool {
    program.kind(place) == .call
      && (program.enclosingMember(place) != function || program.symbol(place) == program.symbol(function))
  }

  /// The environment of the innermost function in a chain of calls.
  /// - Parameter decided: the values of variables that the arguments of the calls name.
  func environment(after calls: [Passage], deciding decided: [VariableKey: Value] = [:]) -> Environment {
    environment(after: calls[...], EnvironmentReads(), decided.mapValues { .values([$0]) })
  }

  /// - Parameter reads: notes the number of calls that the answer depends on.
  private func environment(
    after calls: ArraySlice<Passage>, _ reads: EnvironmentReads, _ decided: [VariableKey: Environment.Binding] = [:]
  ) -> Environment {
    var env = Environment(parent: nil, bindings: decided)
    // The number of calls that decide `self` in a frame: the next one may pass it on.
    var receiverDepth = 0
    for (place, passage) in calls.enumerated().reversed() {
      let isOutermost = place == calls.count - 1
      let (receiver, isHandedOn) = receiver(in: passage, calledIn: env, isOutermost: isOutermost)
      receiverDepth = isHandedOn ? receiverDepth : place + 1
      let frame = Environment(
        parent: isOutermost ? nil : env.outermost, bindings: decided, receiver: receiver,
        observation: .init(reads: reads, depth: place + 1, receiverDepth: receiverDepth))
      for (key, expression) in bindings(of: passage) where decided[key] == nil {
        frame.bindings[key] = isOutermost ? .rootExpression(expression) : .expression(expression, env)
      }
      env = frame
    }
    return env
  }

  /// The `self` of the code that a call runs, as far as the call tells it. Passed on where it is the `self` of the
  /// calling code.
  private func receiver(
    in passage: Passage, calledIn env: Environment, isOutermost: Bool
  ) -> (values: [Value]?, isHandedOn: Bool) {
    if isConstruction(passage) {
      let made = program.typeOfBody[passage.function].map { Value.instance(.named($0, []), call: passage.call, env) }
      return (made.map { [$0] }, false)
    }
    if isRun(passage) { return (program.enclosingType(passage.function).map { [.selfValue($0)] }, false) }
    if isOnSelf(passage.call) {
      if isOutermost, let own = program.enclosingType(passage.call) { return ([.selfValue(own)], false) }
      if !isOutermost, let own = env.receiver { return (own, true) }
    }
    if let object = object(of: passage.call) { return ([.selfValue(object)], false) }
    guard !isOutermost else { return (nil, false) }
    return (program.enclosingType(passage.function).map { [.selfValue($0)] }, false)
  }

  /// The bindings of the code that a call runs.
  func bindings(of passage: Passage) -> [VariableKey: Ref] {
    if let value = passage.value {
      let isLoop = program.kind(passage.function) == .forIn
      return [
        isLoop
          ? VariableKey(declaration: program.child(passage.function, .pattern) ?? passage.function)
          : passage.taker ?? flow.streamParameter(of: passage.function): value
      ]
    }
    if isConstruction(passage) { return [:] }
    if isRun(passage) { return flow.bindings(of: passage.function, run: passage.call) }
    if program.kind(passage.function) == .variable,
      let value = program.child(passage.call, .value) ?? program.children(passage.call, .arguments).first
    {
      return [
        VariableKey(declaration: passage.function): program.kind(value) == .argument
          ? program.child(value, .value) ?? value : value
      ]
    }
    return flow.source(call: passage.call, function: passage.function).bindings
  }

  /// The passage constructs an object: the arguments are the values of its properties.
  func isConstruction(_ passage: Passage) -> Bool { program.kind(passage.function) == .type }

  /// A call of a closure that an object stores.
  private func isRun(_ passage: Passage) -> Bool { passage.value == nil && program.kind(passage.function) == .closure }

  /// The class of the receiver of a call: in `child?.finish()`, with `finish` of a protocol, the class of `self` in the
  /// code that runs.
  private func object(of call: Ref) -> TypeID? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      semantics.typeReference(base) == nil,
      case .named(let id, _) = semantics.type(of: base).core, [.class, .actor].contains(program.types[id].kind)
    else { return nil }
    return id
  }

  func isOnSelf(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) ?? program.child(call, .target) else { return false }
    switch program.kind(target) {
    case .name: return true
    case .member:
      return program.child(target, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
    default: return false
    }
  }

  /// Only the callers know the type of `self`: a conforming type, a subclass.
  private func isOpenSelf(at node: Ref) -> Bool {
    program.enclosingType(node).map { program.types[$0].kind == .protocol || !(semantics.subtypes[$0] ?? []).isEmpty }
      ?? false
  }

  /// A closure whose callers decide its arguments: a stored one, one that observes a stream, or one in a facet.
  private func isAsked(_ closure: Ref) -> Bool {
    isInFacet(closure)
      || program.kind(closure) == .closure && (!runs(ofKept: closure).isEmpty || !feeds(of: closure).isEmpty)
  }

  /// An argument depends on the parameters or the receiver of the calling function.
  private func handsOn(_ call: Ref, _ function: Ref) -> Bool {
    flow.matching(call, function).contains { argument, _ in hangsOnGiven(argument) }
  }

  /// A value is derived from the parameters or the receiver of the surrounding function, also through locals: `let
  /// context = Context(route: route)`.
  private func hangsOnGiven(_ value: Ref, depth: Int = 0) -> Bool {
    var found = false
    program.forEachNode(in: value) { node in
      guard !found, program.kind(node) != .closure else { return false }
      guard program.kind(node) == .name else { return true }
      if program.name(node) == "Self" || program.name(node) == "self" && isOpenSelf(at: node) {
        found = true
        return true
      }
      switch semantics.lookup(program.symbol(node), at: node) {
      case .local(let d)? where program.kind(d) == .parameter:
        found = program.parent(d).flatMap(program.parent).map { program.kind($0) == .function || isAsked($0) } ?? false
      case .local(let d)? where program.parent(d).map(flow.isLoopOverStream) ?? false: found = true
      case .local(let d)? where semantics.allows(\.givenConditionDepth, after: depth):
        found = deciders(ofLocal: d).contains { hangsOnGiven($0, depth: depth + 1) }
      case .shorthand(let closure, _)?: found = isAsked(closure)
      default: break
      }
      return true
    }
    return found
  }

  /// The expressions that decide the value of a local: what it is made of, what a pattern takes it out of, what is
  /// assigned to it, and what chooses between the assignments. `let page: Page; switch link { case .chat(let id): page =
  /// .chat(id) … }`
  private func deciders(ofLocal d: Ref) -> [Ref] {
    switch program.kind(d) {
    case .optionalBinding: return [program.child(d, .value)].compactMap(\.self)
    case .patternBind: return [subject(matchedBy: d)].compactMap(\.self)
    case .variable:
      let assigned = evaluator.localAssignments(to: d).flatMap { assign, value in
        [value] + choosers(of: assign, since: d)
      }
      return [program.child(d, .initializer)].compactMap(\.self) + assigned
    default: return []
    }
  }

  /// The value that the pattern around a binding is matched with.
  private func subject(matchedBy binding: Ref) -> Ref? {
    var current = program.parent(binding)
    while let c = current {
      switch program.kind(c) {
      case .switchCase: return program.subject(ofArm: c)
      case .patternCondition: return program.child(c, .value)
      case .variable: return program.child(c, .initializer)
      case .block, .closure, .function, .forIn: return nil
      default: current = program.parent(c)
      }
    }
    return nil
  }

  /// The subjects of the `switch` statements that choose an assignment to a variable.
  private func choosers(of assignment: Ref, since variable: Ref) -> [Ref] {
    guard let block = program.parent(variable) else { return [] }
    var result: [Ref] = []
    var current = program.parent(assignment)
    while let c = current, c != block, ![.closure, .function].contains(program.kind(c)) {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c) { result.append(subject) }
      current = program.parent(c)
    }
    return result
  }
}

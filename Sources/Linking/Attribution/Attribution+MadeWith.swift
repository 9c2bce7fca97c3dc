import SourceFacts

/// Arguments of a view's or modifier's construction that decide which of its arms runs. `switch reported { case .note:
/// … }` in a modifier runs its first arm only for `.reportMenu(for: .note(note))`, and `if isPlain { … } else { … }` in
/// a row runs its second branch only without `Row(isPlain: true)`.
extension Attribution {
  /// The arms that a use of a type leaves open: those around the place in the type's own code, and those around the
  /// type's views at the use; nil where no object that is made there selects them.
  func passing(madeIn user: Ref, _ type: TypeID, _ open: [Open], _ steps: inout Int) -> [Open]? {
    guard program.types[type].kind == .struct, let declaration = program.types[type].declaration else { return [] }
    let made = flow.constructions(of: type).filter { unit(of: $0) == user }
    let left = made.compactMap { passing(construction: $0, of: declaration, in: user, open, &steps) }
    // Several objects are made in one place: the arms left open by one do not apply to the others.
    guard let first = left.first else { return made.isEmpty ? [] : nil }
    return left.count == 1 ? first : []
  }

  private func passing(construction: Ref, of declaration: Ref, in user: Ref, _ open: [Open], _ steps: inout Int)
    -> [Open]?
  {
    let values = semantics.arguments(of: construction).compactMap { program.child($0, .value) }
    let hangsOnGiven = values.contains(where: hangsOnParameter)
    let hangsOnMade = values.contains(where: hangsOnConstant)
    var left =
      program.enclosingType(construction).map {
        self.open(ofConstantsAround: construction, in: user, of: $0).filter(isOnConstants)
      } ?? []
    for o in open {
      let hangs = hangsOnGiven || hangsOnMade && isOnConstants(o)
      guard let passed = passing([Passage(call: construction, function: declaration)], [o], hangs: hangs, &steps) else {
        return nil
      }
      left += passed
    }
    return left
  }

  /// The arms that a call on an object leaves open, where these depend on the object's construction and the surrounding
  /// code makes the object: `let flow = LoginFlow(needsIntro: false); flow.start()`. Nil where that object selects none
  /// of them.
  func passing(objectOf call: Ref, _ type: TypeID, _ arms: [Open], _ steps: inout Int) -> [Open]? {
    guard !arms.isEmpty, program.kind(call) == .call, let target = program.child(call, .callee),
      program.kind(target) == .member, let object = program.child(target, .base),
      let calls = making(object, type, depth: 0)
    else { return [] }
    let hangs = calls.allSatisfy {
      semantics.arguments(of: $0.call).contains { program.child($0, .value).map(hangsOnParameter) ?? false }
    }
    return passing(calls, arms, hangs: hangs, &steps)
  }

  /// The construction of the object that an expression stands for, and the calls of the functions that make it, the
  /// innermost first.
  private func making(_ object: Ref, _ type: TypeID, depth: Int) -> [Passage]? {
    var e = object
    if program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e),
      program.kind(d) == .variable, let initial = program.child(d, .initializer)
    {
      e = initial
    } else if let stored = storedBefore(object) {
      e = stored
    }
    guard program.kind(e) == .call else { return nil }
    switch semantics.callee(of: e) {
    case .initializer(let made, _) where made == type || semantics.inherits(made, from: type):
      return program.types[made].declaration.map { [Passage(call: e, function: $0)] }
    case .functions(let list, guessed: false):
      guard list.count == 1, let function = list.first, semantics.allows(\.makerDepth, after: depth) else { return nil }
      let given = flow.returned(by: function)
      return given.count == 1
        ? making(given[0], type, depth: depth + 1).map { $0 + [Passage(call: e, function: function)] } : nil
    default: return nil
    }
  }

  /// The object that the surrounding block has just stored in the property which an expression reads: `flow =
  /// LoginFlow(needsIntro: false); flow?.start()`.
  private func storedBefore(_ object: Ref) -> Ref? {
    guard [.name, .member].contains(program.kind(object)), let property = flow.declaration(of: object),
      program.kind(property) == .variable
    else { return nil }
    var statement = object
    while let parent = program.parent(statement), program.kind(parent) != .block {
      if [.closure, .function, .variable].contains(program.kind(parent)) { return nil }
      statement = parent
    }
    guard let block = program.parent(statement) else { return nil }
    let before = program.children(block).prefix { $0 != statement }
    let last = before.last { node in
      program.kind(node) == .assign && program.child(node, .target).flatMap(flow.declaration) == property
    }
    return last.flatMap { program.child($0, .value) }
  }

  /// The open arms depend on constructions: the callers of functions in between do not decide them.
  func isOnMade(_ open: Open) -> Bool { open.calls.last.map(isConstruction) ?? isOnConstants(open) }

  private func isOnConstants(_ open: Open) -> Bool { open.conditions.allSatisfy(\.isOnConstants) }

  /// The arms around a place of a `switch` or an `if` over the constants of its view.
  func open(ofConstantsAround place: Ref, in member: Ref, of type: TypeID) -> [Open] {
    program.types[type].kind == .struct ? arms(onConstantsAround: place, in: member, of: type) : []
  }

  /// The same in an object of a class that is no screen: `func start() { if needsIntro { showIntro() } else {
  /// showLogin() } }`.
  func objectArms(around place: Ref, in member: Ref, of type: TypeID) -> [Open] {
    program.types[type].kind == .class && program.kind(member) == .function && !semantics.isScreenType(type)
      ? arms(onConstantsAround: place, in: member, of: type) : []
  }

  private func arms(onConstantsAround place: Ref, in member: Ref, of type: TypeID) -> [Open] {
    var arms: [Condition] = []
    var branches: [Condition] = []
    var previous = place
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), isConstant(subject, of: type) {
        arms.append(Condition(node: c, isNegated: false))
      } else if [.ifElse, .ternary].contains(program.kind(c)), program.branches(c).contains(previous) {
        let parts = program.conditions(of: c)
        let isNegated = program.child(c, .otherwise) == previous
        // For the `else`, all parts together decide.
        if isNegated
          ? parts.allSatisfy({ isOnConstant($0, of: type) }) : parts.contains(where: { isOnConstant($0, of: type) })
        {
          branches.append(Condition(node: c, isNegated: isNegated, isOnConstants: true))
        }
      }
      previous = c
      current = program.parent(c)
    }
    return [arms, branches].filter { !$0.isEmpty }.map { Open(conditions: $0) }
  }

  func canHold(constants condition: Condition, _ env: Environment) -> Bool {
    let parts = program.conditions(of: condition.node)
    guard !parts.isEmpty, let type = program.enclosingType(condition.node) else { return true }
    if condition.isNegated { return evaluator.truth(ofAll: parts, env) != .yes }
    return parts.filter { isOnConstant($0, of: type) }.allSatisfy {
      evaluator.truth(of: $0, env) != .no
    }
  }

  /// A part of a condition that only reads the object's constants.
  private func isOnConstant(_ part: Ref, of type: TypeID) -> Bool {
    switch program.kind(part) {
    case .name: isConstant(part, of: type)
    case .unary: program.child(part, .operand).map { isOnConstant($0, of: type) } ?? false
    case .optionalBinding, .patternCondition: program.child(part, .value).map { isOnConstant($0, of: type) } ?? false
    case .binary where ["==", "!="].contains(program.name(part)):
      program.child(part, .left).map { isConstant($0, of: type) } ?? false
    case .binary where ["&&", "||"].contains(program.name(part)):
      program.children(part).allSatisfy { isOnConstant($0, of: type) }
    default: false
    }
  }

  /// An argument that is itself a constant of the surrounding object: `Actions(isPlain: isPlain)`.
  private func hangsOnConstant(_ value: Ref) -> Bool {
    program.enclosingType(value).map { isConstant(value, of: $0) } ?? false
  }

  /// A stored property that holds an initialiser's argument: without a wrapper, and assigned nowhere else.
  /// Or a constant part of the value in one: `parameters.mode`.
  private func isConstant(_ subject: Ref, of type: TypeID) -> Bool {
    if program.kind(subject) == .member, let base = program.child(subject, .base), isConstant(base, of: type) {
      return isConstantPart(subject)
    }
    guard program.kind(subject) == .name,
      case .members(let list, type)? = semantics.lookup(program.symbol(subject), at: subject), list.count == 1,
      let property = list.first,
      program.kind(property) == .variable, program.enclosingType(property) == type,
      !program.flags(property).contains(.isStatic), evaluator.getter(of: property) == nil,
      program.children(property, .attributes).isEmpty
    else { return false }
    if program.flags(property).contains(.isLet) { return program.child(property, .initializer) == nil }
    return program.assignments[program.symbol(property)].allSatisfy {
      program.enclosingType($0) != type || program.enclosingMember($0).map(program.name) == "init"
    }
  }

  private func isConstantPart(_ member: Ref) -> Bool {
    guard let part = flow.declaration(of: member), program.kind(part) == .variable,
      let owner = program.enclosingType(part)
    else { return false }
    return program.types[owner].kind == .struct && program.flags(part).contains(.isLet)
      && !program.flags(part).contains(.isStatic) && program.child(part, .initializer) == nil
  }

  /// A function makes an object and so runs its initialiser.
  func makes(_ type: TypeID?, byInitialiser member: Ref, in function: Ref) -> Bool {
    guard let type, program.kind(function) == .function, program.kind(member) == .function,
      program.name(member) == "init"
    else { return false }
    return flow.constructions(of: type).contains { unit(of: $0) == function && program.enclosingClosure($0) == nil }
  }
}

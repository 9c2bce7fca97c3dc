import SourceFacts

extension Evaluator {
  func member(_ r: Ref, _ env: Environment) -> [Value] {
    let name = program.symbol(r)
    guard let base = program.child(r, .base) else { return implicitMember(r, env) }
    if let identifier = resourceSegue(r) { return [.string(identifier)] }
    if let owner = semantics.typeReference(base) {
      let owner = actual(owner, named: base, env)
      return missingCase(name, of: owner, r, env) ?? staticMember(name, of: owner, r, env)
    }
    if let values = held(under: program.name(r), by: base, at: r, env) { return values }
    switch program.name(r) {
    case "self", "wrappedValue", "projectedValue", "unsafelyUnwrapped": return evaluate(base, env)
    case let name where SDK.elements.contains(name): if let found = element(r, of: base, env) { return found }
    case "object": if let carried = carried(byNotification: base, name, env) { return carried }
    default: break
    }
    if let value = putBefore(r, base) { return evaluate(value, env) }
    let shared = putIntoShared(r, base)
    if !shared.isEmpty { return unique(shared.flatMap { evaluate($0, env.outermost) }) }
    if case .tuple(_, let labels) = semantics.type(of: base).core, let place = semantics.place(of: name, in: labels) {
      return part(place, named: name, of: evaluate(base, env), at: r)
    }
    return unique(
      evaluate(base, env).flatMap {
        read(name, of: $0, declared: variableByType(name, of: base, holding: $0), env, at: r)
      })
  }

  /// The variable in the static type of an expression, where the value's own type lacks it: the value is of a generic
  /// parameter (`store.state.sheet` of a `Store<State>`), or a pattern has cast the expression since (`case let action
  /// as Push: action.screen`).
  private func variableByType(_ name: Symbol, of base: Ref, holding value: Value) -> Ref? {
    let type = semantics.type(of: base)
    guard case .named(let id, _) = type.core else { return nil }
    if let dynamic = dynamicMember(name, of: type, without: value) { return dynamic }
    guard isWithout(name, value) else { return nil }
    let variables = semantics.members(named: name, of: id).filter { program.kind($0) == .variable }
    // A controller of the SDK uses the protocol extension for all controllers, not the implementation of another type
    // of the app.
    if case .external(let external, _) = self.type(of: value).core, SDK.isController(external) {
      return variables.first { !isRequirement($0) }
    }
    return variables.first
  }

  /// The declaration of a name that neither the value nor its type declares.
  private func dynamicMember(_ name: Symbol, of type: TypeExpression, without value: Value) -> Ref? {
    guard case .named(let id, _) = type.core, semantics.members(named: name, of: id).isEmpty,
      nominal(value).map({ semantics.members(named: name, of: $0).isEmpty }) ?? true
    else { return nil }
    return semantics.dynamicMember(name, of: type)?.variable
  }

  /// A symbolic value whose own type has no such member.
  func isWithout(_ name: Symbol, _ value: Value) -> Bool {
    !value.isConcrete && value.root != nil
      && nominal(value, with: name).map { semantics.members(named: name, of: $0).isEmpty } ?? true
  }

  /// A case that its enum no longer has, in a file that is not compiled any more: it equals none of the existing cases.
  func missingCase(_ name: Symbol, of owner: TypeExpression, _ r: Ref, _ env: Environment) -> [Value]? {
    guard case .named(let id, _) = owner, program.types[id].kind == .enum, program.types[id].cases[name] == nil,
      !program.types[id].caseOrder.isEmpty,
      !SDK.membersOfTypes.contains(program.text(name)), semantics.members(named: name, of: id).isEmpty,
      semantics.resolveTypeName(name, inType: id) == nil
    else { return nil }
    return [.enumCase(id, name, expression: r, env)]
  }

  func implicitMember(_ r: Ref, _ env: Environment) -> [Value] {
    if semantics.isNothing(r) { return [.null] }
    let expected = semantics.expectedType(of: r).core
    switch expected {
    case .named(let id, _): return staticMember(program.symbol(r), of: .named(id, []), r, env)
    // A member that an app adds to an SDK's class may differ by system: `static var usual: UIModalPresentationStyle`.
    case .external(let name, _) where semantics.library.expectedTypes.contains(name):
      return staticMember(program.symbol(r), of: expected, r, env)
    case .opaque(let parts):
      for part in parts {
        let values = staticMember(program.symbol(r), of: part, r, env)
        if values != [.unknown(r)] { return values }
      }
      return [.unknown(r)]
    case .generic(let parameter):
      // `router.push(.detail)`, where only a protocol with `static var detail: Self { get }` is known of the route.
      let answers = semantics.boundTypes(parameter).flatMap { cases(answering: program.symbol(r), of: $0, r, env) }
      return answers.isEmpty ? [.unknown(r)] : answers
    default: return [.unknown(r)]
    }
  }

  /// The cases by which enums implement a static requirement of a protocol.
  private func cases(answering name: Symbol, of id: TypeID, _ r: Ref, _ env: Environment) -> [Value] {
    guard program.types[id].kind == .protocol,
      semantics.members(named: name, of: id).contains(where: { program.flags($0).contains(.isStatic) })
    else { return [] }
    return semantics.withSubtypes(id).filter {
      program.types[$0].kind == .enum && program.types[$0].cases[name] != nil && !program.types[$0].isOutOfScope
    }
    .map { .enumCase($0, name, expression: r, env) }
  }

  /// All cases of an enum, in the order of its declaration.
  func allCases(of id: TypeID, _ r: Ref, _ env: Environment) -> Value {
    .array(program.types[id].caseOrder.map { .enumCase(id, $0, expression: r, env) })
  }

  func staticMember(_ name: Symbol, of owner: TypeExpression, _ r: Ref, _ env: Environment) -> [Value] {
    if program.text(name) == "self" { return [.metatype(owner)] }
    if program.text(name) == "init" { return [.maker(owner, r)] }
    switch owner {
    case .named(let id, _): return staticMember(name, declaredBy: id, owner, r, env) ?? [.unknown(r)]
    case .external(let external, _):
      if let id = semantics.extended(external), let v = program.types[id].members[name]?.first {
        return program.kind(v) == .variable ? variable(v, receiver: nil, env) : [.function(v, receiver: [])]
      }
    default: break
    }
    return [.unknown(r)]
  }

  private func staticMember(
    _ name: Symbol, declaredBy id: TypeID, _ owner: TypeExpression, _ r: Ref, _ env: Environment
  )
    -> [Value]?
  {
    if program.types[id].cases[name] != nil { return [.enumCase(id, name, expression: r, env)] }
    if program.text(name) == "allCases", !semantics.declaresAllCases(id) { return [allCases(of: id, r, env)] }
    let answers = cases(answering: name, of: id, r, env)
    if !answers.isEmpty { return answers }
    let list = semantics.members(named: name, of: id)
    let variables = list.filter { program.kind($0) == .variable }
    if let v = variables.first(where: { !isRequirement($0) }) ?? variables.first {
      return variable(v, receiver: [.metatype(owner)], env)
    }
    if !list.isEmpty { return semantics.meant(list, by: r).map { .function($0, receiver: []) } }
    return semantics.resolveTypeName(name, inType: id).map { [.metatype($0)] }
  }

  /// A member of a value.
  func read(_ name: Symbol, of value: Value, declared: Ref?, _ env: Environment, at r: Ref) -> [Value] {
    if let built = readBuiltIn(name, of: value, env, at: r) { return built }
    guard let id = nominal(value, with: name) ?? declared.flatMap({ semantics.program.enclosingType($0) }) else {
      return readAdded(name, of: value, env) ?? [.unknown(r)]
    }
    let list = semantics.members(named: name, of: id)
    if let v = declared ?? list.first(where: { program.kind($0) == .variable }) {
      return readVariable(v, of: value, owner: id, env, at: r)
    }
    if list.isEmpty { return readUndeclared(name, of: value, id, env, at: r) }
    return semantics.answering(semantics.meant(list, by: r), of: id).map { .function($0, receiver: [value]) }
  }

  /// A member that a type has without a declaration.
  private func readUndeclared(_ name: Symbol, of value: Value, _ id: TypeID, _ env: Environment, at r: Ref) -> [Value] {
    if semantics.library.selfProperties.contains(program.text(name)) { return [value] }
    if let dynamic = semantics.dynamicMember(name, of: type(of: value)) {
      return variable(dynamic.variable, receiver: nil, env)
    }
    if isStack(name, around: value) { return [value] }
    return rawValue(name, of: value) ?? madeByMacro(of: id, at: r, env) ?? [.unknown(r)]
  }

  func readVariable(_ declared: Ref, of value: Value, owner: TypeID, _ env: Environment, at r: Ref) -> [Value] {
    let v = overridden(declared, by: value, env)
    let key = VariableKey(declaration: v)
    if case .instance(_, let call, let e) = value, getter(of: v) == nil,
      let stored = storedValue(v, call: call, owner: owner, e), !isFilledLater(v, stored)
    {
      return stored
    }
    if let values = bound(key, env) { return values }
    if getter(of: v) == nil, isRequirement(v), let values = readRequirement(v, of: value, owner: owner, env, at: r) {
      return values
    }
    let values = variable(v, receiver: [value], env)
    if !value.isConcrete, let root = value.root, root != key, values == [.property(key)] { noteHolder(root, of: key) }
    // Any controller: the object that holds it decides which.
    if !value.isConcrete, values == [.property(key)], holdsAnyController(semantics.declaredType(v).core) {
      noteAwaited(value)
    }
    return values
  }

  /// A protocol's property: the value that each conforming type has for it.
  private func readRequirement(_ v: Ref, of value: Value, owner: TypeID, _ env: Environment, at r: Ref) -> [Value]? {
    let witnesses = value.isConcrete ? witnesses(of: v, receiver: value) : answers(to: v, [value])
    // A protocol extension is the implementation for types without their own.
    let defaults = value.isConcrete ? [] : defaults(of: v, owner)
    if witnesses.count + defaults.count > 1 {
      noteAwaited(value)
      if holdsAnyController(semantics.declaredType(v).core) { noteChoosing(value) }
    }
    // The enum's case decides the value of the property, as the subject decides the arm of a switch.
    if witnesses.contains(where: { program.types[$0.1].kind == .enum && getter(of: $0.0) != nil }) { noteOpen(value) }
    if witnesses.isEmpty, defaults.isEmpty { return nil }
    let values = unique(
      witnesses.flatMap { w in
        readVariable(
          w.0, of: value.isConcrete || !program.types[w.1].isDeclared ? value : .selfValue(w.1), owner: w.1, env,
          at: r)
      } + defaults.flatMap { variable($0, receiver: [value], env) })
    noteProperties(values, of: value)
    return values
  }

  private func noteProperties(_ values: [Value], of value: Value) {
    for case .property(let held) in values {
      if holdsAnyController(semantics.declaredType(held.declaration).core) { noteAwaited(value) }
      if !value.isConcrete, let root = value.root, root != held, trace.holders[held] == nil {
        noteHolder(root, of: held)
      }
    }
  }

  private func defaults(of requirement: Ref, _ owner: TypeID) -> [Ref] {
    semantics.members(named: program.symbol(requirement), of: owner).filter {
      program.kind($0) == .variable && !isRequirement($0) && getter(of: $0) != nil
        && program.enclosingType($0).map { program.types[$0].isProtocol } ?? false
    }
  }

  /// The override of a computed property in the type of `self`, as far as that is known.
  private func overridden(_ v: Ref, by value: Value, _ env: Environment) -> Ref {
    guard case .selfValue(let id) = value, let owner = program.enclosingType(v), program.types[owner].kind == .class
    else { return v }
    if env.innermostReceiver == nil, holdsAnyController(semantics.declaredType(v).core), isAnsweredBelow(v, id) {
      noteOpenSelf(id, v)
    }
    return id == owner ? v : answer(to: v, in: id) ?? v
  }

  /// A variable of the type may hold any of several controllers.
  func holdsAnyController(_ type: TypeExpression) -> Bool {
    switch type {
    case .external(let name, _): SDK.isController(name)
    case .named(let id, _):
      semantics.isController(id)
        || program.types[id].kind == .protocol
          && (semantics.subtypes[id] ?? []).contains {
            semantics.withSubtypes($0).contains(where: semantics.isController)
          }
    case .opaque(let parts): parts.contains(where: holdsAnyController)
    default: false
    }
  }

  /// The initial value of an object says nothing of a collection that is filled later, nor of a flag that is set later.
  private func isFilledLater(_ v: Ref, _ stored: [Value]) -> Bool {
    guard !program.flags(v).contains(.isLet), let type = program.enclosingType(v), program.types[type].kind == .class
    else { return false }
    return stored == [.array([])] || isFlagSetLater(v, stored)
  }

  /// A Boolean or a case: the state of the object.
  private func isFlag(_ stored: [Value], _ initial: Ref) -> Bool {
    switch stored.first {
    case .boolean(let flag)? where stored.count == 1 && program.kind(initial) == .boolean:
      flag == (program.name(initial) == "true")
    case .enumCase(_, _, initial, _)?: stored.count == 1
    default: false
    }
  }

  /// `var isNew = false`, which a method sets.
  private func isFlagSetLater(_ v: Ref, _ stored: [Value]) -> Bool {
    guard let initial = program.child(v, .initializer), isFlag(stored, initial) else { return false }
    return program.assignments[program.symbol(v)].contains { assign in
      !program.isOutOfScope(assign) && program.enclosingMember(assign).map { program.name($0) != "init" } ?? false
        && program.child(assign, .target).map { names($0, v) } ?? false
    }
  }

  private func names(_ target: Ref, _ variable: Ref) -> Bool {
    let name = program.symbol(target)
    switch program.kind(target) {
    case .name:
      if case .members(let list, _) = semantics.lookup(name, at: target) { return list.contains(variable) }
      return false
    case .member:
      guard let base = program.child(target, .base), case .named(let id, _) = semantics.type(of: base).core else {
        return false
      }
      return semantics.members(named: name, of: id).contains(variable)
    default: return false
    }
  }

  func isRequirement(_ member: Ref) -> Bool {
    guard let type = program.enclosingType(member), let body = program.enclosingBody(member) else { return false }
    return program.types[type].isProtocol && program.kind(body) == .type
  }

  /// Members of conforming types that implement a requirement, or override a class's member.
  func witnesses(of member: Ref, receiver: Value?, where isPossible: (TypeID) -> Bool = { _ in true }) -> [(
    Ref, TypeID
  )] {
    guard let type = program.enclosingType(member) else { return [] }
    let name = program.symbol(member)
    let known = receiver.flatMap { $0.isConcrete ? nominal($0) : nil }
    let candidates = known.map { [$0] } ?? conforming(to: type).filter(isPossible)
    var result: [(Ref, TypeID)] = []
    for candidate in semantics.limited(candidates, to: \.implementations) {
      for m in program.types[candidate].members[name] ?? [] where isOther(m, than: member) {
        result.append((m, candidate))
      }
    }
    if result.isEmpty, let known {
      for m in semantics.members(named: name, of: known) where !isRequirement(m) && isOther(m, than: member) {
        result.append((m, known))
      }
    }
    return result
  }

  private func conforming(to type: TypeID) -> [TypeID] {
    semantics.withSubtypes(type).filter {
      $0 != type && !program.types[$0].isProtocol && !program.types[$0].isOutOfScope
    }
  }

  /// Another member of the same name that can be called or read in the same way.
  private func isOther(_ other: Ref, than member: Ref) -> Bool {
    guard other != member else { return false }
    return program.kind(member) == .function
      ? program.kind(other) == .function && semantics.labels(of: other) == semantics.labels(of: member)
      : program.kind(other) == .variable
  }

  /// The implementations of a requirement that receivers with their static types can have.
  func answers(to requirement: Ref, _ receivers: [Value]) -> [(Ref, TypeID)] {
    let types = receivers.compactMap(nominal)
    guard !types.isEmpty, types.count == receivers.count, let owner = program.enclosingType(requirement),
      !types.contains(owner)
    else {
      return witnesses(of: requirement, receiver: nil)
    }
    let mayBeForeign = types.contains {
      semantics.withSubtypes($0).contains { !program.types[$0].isDeclared || semantics.isScreenType($0) }
    }
    let possible = witnesses(of: requirement, receiver: nil) { answer in
      program.types[answer].isDeclared
        ? types.contains { semantics.inherits(answer, from: $0) || semantics.inherits($0, from: answer) } : mayBeForeign
    }
    return possible.isEmpty ? witnesses(of: requirement, receiver: nil) : possible
  }

  /// The value of a stored variable of a constructed object: the argument given for it, or what the initialiser
  /// assigns.
  func storedValue(_ v: Ref, call: Ref, owner: TypeID, _ env: Environment) -> [Value]? {
    if program.kind(call) == .member { return storedValue(v, givenIn: env, madeOf: owner) }
    guard case .initializer(let id, let inits) = semantics.callee(of: call) else { return nil }
    if let f = inits.first {
      if let values = storedValue(v, by: f, call: call, env, depth: 0) { return values }
    } else {
      for a in semantics.arguments(of: call) where program.name(a) == program.name(v) {
        return program.child(a, .value).map { evaluate($0, env) }
      }
      if semantics.memberwiseTarget(ofTrailingClosureIn: call, id) ?? semantics.memberwise(id).last == v,
        let closure = semantics.arguments(of: call).first(where: { program.flags($0).contains(.trailing) })
      {
        return program.child(closure, .value).map { evaluate($0, env) }
      }
    }
    if let initial = program.child(v, .initializer) { return evaluate(initial, env) }
    return nil
  }

  /// The value that an initialiser assigns to a variable, directly or by the initialiser that it delegates to.
  private func storedValue(_ v: Ref, by f: Ref, call: Ref, _ env: Environment, depth: Int) -> [Value]? {
    let frame = self.frame(for: f, call: call, env, receiver: nil)
    for assign in program.assignments[program.symbol(v)] + wrapperAssignments(v) {
      guard assign.file == f.file, program.enclosingMember(assign) == f, !isRuledOut(assign, in: f, frame),
        let value = program.child(assign, .value)
      else { continue }
      return evaluate(value, frame)
    }
    guard let (next, further) = delegation(of: f), semantics.allows(\.delegatedInitialisers, after: depth) else {
      return nil
    }
    return storedValue(v, by: further, call: next, frame, depth: depth + 1)
  }

  /// Whether the arguments of a function rule out that a place runs: `if let router { self.router = router } else { …
  /// }`, where the router is nil.
  private func isRuledOut(_ place: Ref, in f: Ref, _ frame: Environment) -> Bool {
    var current = place
    while let parent = program.parent(current), parent != f {
      if program.kind(parent) == .ifElse, let conditions = program.child(parent, .conditions), conditions != current {
        // The arguments of the initialiser are no destination.
        let truth = withoutOpen { self.truth(ofAll: conditions, frame) }
        if truth == (program.child(parent, .body) == current ? .no : .yes) { return true }
      }
      current = parent
    }
    return false
  }

  /// The initialiser that an initialiser calls: `super.init(…)`, `self.init(…)`.
  private func delegation(of f: Ref) -> (call: Ref, initialiser: Ref)? {
    if let known = memory.delegations[f] { return known }
    var found: (call: Ref, initialiser: Ref)?
    if let block = program.child(f, .body) {
      program.forEachNode(in: block) { r in
        guard found == nil, program.kind(r) != .closure else { return false }
        guard program.kind(r) == .call, program.name(r) == "init" else { return true }
        if let f = semantics.superInitialisers(of: r).first {
          found = (r, f)
        } else if let target = program.child(r, .callee), let base = program.child(target, .base),
          program.name(base) == "self",
          case .initializer(_, let inits) = semantics.callee(of: r), let f = inits.first
        {
          found = (r, f)
        }
        return true
      }
    }
    return memory.delegations.keep(found, for: f)
  }

  /// `_item = State(initialValue: item)`
  func wrapperAssignments(_ v: Ref) -> [Ref] {
    program.symbols.find("_" + program.name(v)).map { Array(program.assignments[$0]) } ?? []
  }

  /// The variable that stands for the `newValue` of a setter: `set { stack.viewControllers = newValue }`. Its number is
  /// that of a parameter without a declaration.
  func given(toSetterOf variable: Ref, at use: Ref) -> VariableKey? {
    guard program.name(use) == "newValue", program.kind(variable) == .variable else { return nil }
    var current = program.parent(use)
    while let c = current, c != variable {
      if program.kind(c) == .accessor {
        return program.name(c) == "set" ? VariableKey(declaration: variable, number: 0) : nil
      }
      current = program.parent(c)
    }
    return nil
  }
}

import SourceFacts

/// The calls that run a function or make a type.
extension DataFlow {
  /// The calls in the app that can run a function, also through its overrides and requirements.
  func callers(of f: Ref) -> [Ref] {
    if let known = memory.callerLists[f] { return known }
    let result = findCallers(of: f).filter { !isRepetition($0, of: f) }
    return memory.callerLists.keep(result, for: f)
  }

  /// The callers that bring values. A call that passes the function's own arguments to another object of the class
  /// (`inner?.push(page)`) brings no value that the other callers do not bring.
  func bringers(to f: Ref) -> [Ref] {
    callers(of: f).filter { call in
      let isPassedOn = program.enclosingMember(call) == f && program.name(f) != "init" && passesOn(call, f)
      return !isInIdleFactory(call) && !(isPassedOn && isOfNoOther(call, f))
    }
  }

  /// A function that calls itself with its own arguments: `guard canOpen(later: self.open(page)) else { return }`. Such
  /// a call brings no value that the other callers do not bring.
  private func isRepetition(_ call: Ref, of f: Ref) -> Bool {
    guard program.enclosingMember(call) == f, program.name(f) != "init", isOnOwnObject(call) else { return false }
    // Within an extension of a library's type, a call of a name that the library declares is a call of the library.
    if let type = program.enclosingType(f), !program.types[type].isDeclared { return true }
    return passesOn(call, f)
  }

  private func passesOn(_ call: Ref, _ f: Ref) -> Bool {
    semantics.matching(call, f).allSatisfy { argument, parameter in
      program.child(argument, .value).map { program.kind($0) == .name && declaration(of: $0) == parameter } ?? false
    }
  }

  private func isOnOwnObject(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    return program.kind(target) == .name
      || program.child(target, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }

  /// The call can run this function, and none that overrides it, on any receiver.
  private func isOfNoOther(_ call: Ref, _ f: Ref) -> Bool {
    guard case .functions(let list, _) = semantics.callee(of: call) else { return false }
    return list == [f] && !semantics.parameters(of: f).isEmpty
      && program.enclosingType(f).map { program.types[$0].isDeclared } ?? false
  }

  func findCallers(of f: Ref) -> [Ref] {
    let owner = program.enclosingType(f)
    if program.name(f) == "init" {
      guard let owner else { return [] }
      guard program.types[owner].isDeclared else {
        let delegating = program.calls[program.symbol(f)].filter { program.enclosingType($0) == owner }
        let heirs = heirsOfLibraryTypes[program.types[owner].path] ?? []
        let named = ([program.types[owner].name] + heirs.map { program.types[$0].name }).flatMap { program.calls[$0] }
        return (named + delegating).filter { call in
          !program.isOutOfScope(call) && semantics.initialisersRun(by: call).contains(f)
        }
      }
      return constructions(of: owner).filter { call in
        if case .initializer(_, let inits) = semantics.callee(of: call) { return inits.contains(f) }
        return false
      } + (superCalls[f] ?? [])
    }
    var names = [program.symbol(f)]
    if let owner, program.symbol(f) == semantics.callAsFunction {
      // A variable may be declared with the protocol's type: `@Injected(\.openSettings) var openSettings: any Opening`.
      names += Set(([owner] + semantics.supertypes(of: owner)).flatMap { semantics.variableNames(of: $0) }).sorted()
    }
    let alike = [f] + relatives(of: f, owner)
    let found = names.flatMap { name -> [Ref] in
      let calls = callsByFunction(named: name)
      let lists = alike.compactMap { calls[$0] }
      return lists.count < 2 ? lists.first ?? [] : Set(lists.joined()).sorted()
    }
    return found + callsThroughUnreadProtocols(of: f, owner)
  }

  /// The app's classes that inherit from a library's class, by that class's name.
  func findHeirsOfLibraryTypes() -> [String: [TypeID]] {
    var result: [String: [TypeID]] = [:]
    for id in program.types.indices where program.types[id].isDeclared && program.types[id].kind == .class {
      for name in semantics.supertypeNames(of: id) { result[name, default: []].append(id) }
    }
    return result
  }

  /// The calls of a name by the functions they may run. Many functions share a name, so each call is resolved once for
  /// all of them.
  private func callsByFunction(named name: Symbol) -> [Ref: [Ref]] {
    if let known = memory.functionCalls[name] { return known }
    var result: [Ref: [Ref]] = [:]
    for call in program.calls[name] where !program.isOutOfScope(call) {
      guard case .functions(let list, _) = semantics.callee(of: call) else { continue }
      for f in list where result[f]?.last != call { result[f, default: []].append(call) }
    }
    return memory.functionCalls.keep(result, for: name)
  }

  /// The methods that implement the same requirement as a method, override it, or are overridden by it.
  func relatives(of f: Ref, _ owner: TypeID?) -> [Ref] {
    guard let owner else { return [] }
    let name = program.symbol(f)
    let inherited = (semantics.supertypes(of: owner) + semantics.withSubtypes(owner).dropFirst()).flatMap { type in
      (program.types[type].members[name] ?? []).filter { program.kind($0) == .function && related($0, f, owner) }
    }
    return program.types[owner].isDeclared ? inherited : inherited + requirements(answeredBy: f, addedTo: owner)
  }

  /// Calls of initialisers by those of subclasses: `super.init(viewController: controller)`.
  private var superCalls: [Ref: [Ref]] {
    if let known = memory.superCallLists.answer { return known }
    var result: [Ref: [Ref]] = [:]
    for call in program.callsNamed("init") where !program.isOutOfScope(call) {
      for f in semantics.superInitialisers(of: call) { result[f, default: []].append(call) }
    }
    return memory.superCallLists.keep(result)
  }

  /// The two methods implement the same requirement, or one overrides the other.
  func related(_ a: Ref, _ b: Ref, _ ownerOfB: TypeID?) -> Bool {
    // Two methods of one type are overloads, even if they look alike.
    guard let ownerOfA = program.enclosingType(a), let ownerOfB, ownerOfA != ownerOfB,
      program.symbol(a) == program.symbol(b)
    else { return false }
    guard semantics.inherits(ownerOfA, from: ownerOfB) || semantics.inherits(ownerOfB, from: ownerOfA) else {
      return false
    }
    let (first, second) = (semantics.parameters(of: a), semantics.parameters(of: b))
    return first.map(semantics.label) == second.map(semantics.label) && zip(first, second).allSatisfy(takeTheSame)
  }

  /// `didSelect(_ entry: Setting)` does not implement `didSelect(_ entry: Topic)`.
  private func takeTheSame(_ a: Ref, _ b: Ref) -> Bool {
    guard let first = program.child(a, .type), let second = program.child(b, .type),
      case .named(let x, _) = semantics.resolve(first).core,
      case .named(let y, _) = semantics.resolve(second).core
    else { return true }
    return x == y
  }

  /// Calls that construct a type.
  func constructions(of type: TypeID) -> [Ref] {
    let name = program.types[type].name
    let named: [TypeID: [Ref]]
    if let known = memory.namedConstructions[name] {
      named = known
    } else {
      named = madeTypes(program.calls[name])
      memory.namedConstructions.keep(named, for: name)
    }
    return (named[type] ?? []) + (unnamedConstructions[type] ?? [])
  }

  /// `.init(…)`, `self.init(…)`, `Self(…)` by the type they make. All types share these names, so each call is resolved
  /// once.
  private var unnamedConstructions: [TypeID: [Ref]] {
    if let known = memory.unnamedConstructionLists.answer { return known }
    let result = madeTypes(program.callsNamed("init")).merging(madeTypes(program.callsNamed("Self"))) { $0 + $1 }
    return memory.unnamedConstructionLists.keep(result)
  }

  /// Calls by the types they make.
  private func madeTypes(_ calls: ArraySlice<Ref>) -> [TypeID: [Ref]] {
    var result: [TypeID: [Ref]] = [:]
    for call in calls where !program.isOutOfScope(call) {
      if case .initializer(let id, _) = semantics.callee(of: call), !isStandIn(call) {
        for made in [id] + semantics.twins(of: id, seenFrom: call) { result[made, default: []].append(call) }
      }
    }
    return result
  }

  /// `(NSClassFromString(name) as? Block.Type)?.init()`: a text decides which class below `Block` is made, so each may be.
  var lookUps: [TypeID: [Ref]] {
    if let known = memory.lookUpLists.answer { return known }
    var result: [TypeID: [Ref]] = [:]
    for call in program.callsNamed("init") where !program.isOutOfScope(call) {
      guard case .initializer(let base, _) = semantics.callee(of: call), isLookedUp(madeBy: call) else { continue }
      for made in semantics.withSubtypes(base) where made != base { result[made, default: []].append(call) }
    }
    return memory.lookUpLists.keep(result)
  }

  /// The type that is made is what a call of the SDK returned.
  private func isLookedUp(madeBy call: Ref) -> Bool {
    guard let type = program.child(call, .callee).flatMap({ program.child($0, .base) }).flatMap(declaration(of:)),
      let cast = program.child(type, .value) ?? program.child(type, .initializer), program.kind(cast) == .cast,
      let lookUp = program.child(cast, .operand), program.kind(lookUp) == .call
    else { return false }
    switch semantics.callee(of: lookUp) {
    case .external, .externalType: return true
    default: return false
    }
  }

  /// A value that a type declares for tests and previews, as a library requires: `static let testValue = Self(…)`.
  private func isStandIn(_ call: Ref) -> Bool {
    guard !semantics.library.standIns.isEmpty, let variable = program.enclosingMember(call),
      program.kind(variable) == .variable, program.flags(variable).contains(.isStatic)
    else { return false }
    return semantics.library.standIns.contains(program.name(variable))
  }

  /// Calls of a name in a type's own code.
  func calls(named name: String, in type: TypeID) -> [Ref] {
    if memory.callsByType[name] == nil { memory.callsByType.keep(byType(program.callsNamed(name)), for: name) }
    return memory.callsByType[name]?[type] ?? []
  }

  /// Assignments to a name in a type's own code.
  func assignments(to name: String, in type: TypeID) -> [Ref] {
    if memory.assignmentsByType[name] == nil {
      memory.assignmentsByType.keep(byType(program.assignmentsNamed(name)), for: name)
    }
    return memory.assignmentsByType[name]?[type] ?? []
  }

  private func byType(_ nodes: ArraySlice<Ref>) -> [TypeID: [Ref]] {
    var result: [TypeID: [Ref]] = [:]
    for node in nodes { if let type = program.enclosingType(node) { result[type, default: []].append(node) } }
    return result
  }
}

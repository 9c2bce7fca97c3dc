import SourceFacts

/// What a call runs.
package enum Callee: Hashable {
  /// Functions of the sources that fit by name and labels; several when they are overloads, or (guessed) namesakes.
  case functions([Ref], guessed: Bool)
  /// A type of the sources and the explicit initialisers that fit; none for a memberwise or inherited one.
  case initializer(TypeID, [Ref])
  case enumCase(TypeID, Symbol)
  /// An SDK or library type.
  case externalType(String)
  /// A closure in a variable, a parameter or a property.
  case closure
  /// A method that the sources do not declare.
  case external
}

extension Semantics {
  func callee(of call: Ref) -> Callee {
    if let known = memory.callees[call] { return known }
    memory.callees.begin(call)
    let found = computeCallee(of: call)
    return memory.callees.keep(found, for: call)
  }

  func computeCallee(of call: Ref) -> Callee {
    guard let target = program.child(call, .callee) else { return .external }
    var node = target
    if program.kind(node) == .specialize, let base = program.child(node, .base) { node = base }
    switch program.kind(node) {
    case .name: return calleeByName(node, call: call)
    case .member: return calleeByMember(node, call: call)
    case .closure, .call, .subscript: return .closure
    case .array, .dictionary: return .externalType("Array")
    default: return .external
    }
  }

  func calleeByName(_ node: Ref, call: Ref) -> Callee {
    let name = program.symbol(node)
    guard let declaration = lookup(name, at: node) else { return calleeOfStranger(named: program.name(node)) }
    switch declaration {
    case .functions(let list): return fitting(list, call) ?? .external
    case .members(let list, let type):
      if let found = fitting(answering(list.filter { program.kind($0) == .function }, of: type), call) { return found }
      if list.contains(where: canHoldCode) { return callable(node, call: call) ?? .closure }
      return calleeBesideMembers(named: name, of: type, call) ?? .external
    case .type(let type):
      guard case .named(let id, _) = type, program.types[id].cases[name] != nil, program.types[id].name != name else {
        return construction(of: type, call: call)
      }
      return caseOrFactory(id, name, call)
    case .local, .shorthand, .global: return callable(node, call: call) ?? .closure
    case .selfValue: return callable(node, call: call) ?? (isMaker(call) ? .closure : .external)
    case .superclass: return .external
    }
  }

  private func calleeOfStranger(named name: String) -> Callee {
    name.first?.isUppercase == true ? .externalType(name) : .external
  }

  /// The type has the name, but no member with it fits the call. Then candidates are members of its bounds, of the type
  /// around it, and of the file.
  private func calleeBesideMembers(named name: Symbol, of type: TypeID, _ call: Ref) -> Callee? {
    membersOfBounds(named: name, at: call).flatMap { fittingFunctions(among: $0.members, call) }
      ?? program.types[type].parent.flatMap { fittingFunctions(among: members(named: name, of: $0), call) }
      ?? program.globals[name].flatMap { fittingFunctions(among: visible($0, from: call), call) }
  }

  func calleeByMember(_ node: Ref, call: Ref) -> Callee {
    let name = program.symbol(node)
    guard let base = program.child(node, .base) else {
      // `.detail(id)`: the expected type decides.
      return implicitMember(name, of: expectedType(of: call).core, call: call)
    }
    if let named = calleeOnNamed(base, node, call: call) { return named }
    switch type(of: base).core {
    case .metatype(let inner): return implicitMember(name, of: inner, call: call)
    // `row.make()` of a `(title: String, make: () -> UIViewController)`
    case .tuple(let parts, let labels):
      return isFunction(name, of: parts, labels) ? .closure : .external
    case .unknown where viewExtensionMembers(name).isEmpty: return guessed(name, call, on: base)
    case let type:
      let list = members(named: name, of: type, at: base, call: call)
      if let found = fittingFunctions(among: list, call) { return found }
      return list.contains(where: canHoldCode) ? callable(node, call: call) ?? .closure : .external
    }
  }

  private func isFunction(_ name: Symbol, of parts: [TypeExpression], _ labels: [String]) -> Bool {
    guard let place = place(of: name, in: labels), place < parts.count else { return false }
    if case .function = parts[place].core { return true }
    return false
  }

  /// `super.start()`, `Router.make()`, `self.init()`: the base is no ordinary value.
  private func calleeOnNamed(_ base: Ref, _ node: Ref, call: Ref) -> Callee? {
    let name = program.symbol(node)
    let isInit = program.name(node) == "init"
    if program.kind(base) == .name, program.name(base) == "super", let type = program.enclosingType(call) {
      if isInit { return .external }
      let inherited = supertypes(of: type).flatMap {
        program.types[$0].isProtocol ? [] : program.types[$0].members[name] ?? []
      }
      return fittingFunctions(among: inherited, call) ?? .external
    }
    if let type = typeReference(base) {
      return isInit ? construction(of: type, call: call) : implicitMember(name, of: type, call: call)
    }
    guard isInit, program.kind(base) == .name, program.name(base) == "self", let type = program.enclosingType(call)
    else { return nil }
    return construction(of: .named(type, []), call: call)
  }

  /// The members of a name that a type has, as visible from a call.
  private func members(named name: Symbol, of type: TypeExpression, at base: Ref, call: Ref) -> [Ref] {
    switch type {
    case .named(let id, _): return members(named: name, ofValue: id, at: base, call: call)
    case .external(let external, _): return members(named: name, ofExternal: external)
    case .opaque(let parts):
      let list = parts.flatMap { if case .named(let id, _) = $0 { members(named: name, of: id) } else { [Ref]() } }
      return list.isEmpty ? viewExtensionMembers(name) : list
    case .generic(let parameter):
      let list = boundTypes(parameter).flatMap { members(named: name, of: $0) }
      return list.isEmpty ? viewExtensionMembers(name) : list
    case .array:
      return ["Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection"].flatMap {
        extended($0).flatMap { program.types[$0].members[name] } ?? []
      }
    case .unknown: return viewExtensionMembers(name)
    default: return []
    }
  }

  private func members(named name: Symbol, ofValue id: TypeID, at base: Ref, call: Ref) -> [Ref] {
    var list = answering(members(named: name, of: id), of: id)
    for twin in twins(of: id, seenFrom: call) { list += answering(members(named: name, of: twin), of: twin) }
    // A protocol's method may share its name with a method of all types that the protocol extends, with other
    // parameters.
    if program.kind(base) == .name, program.name(base) == "self",
      fitting(list.filter { program.kind($0) == .function }, call) == nil
    {
      list += membersOfBounds(named: name, at: call)?.members ?? []
    }
    return list
  }

  private func members(named name: Symbol, ofExternal external: String) -> [Ref] {
    let list = (extended(external).flatMap { program.types[$0].members[name] } ?? []) + viewExtensionMembers(name)
    if !list.isEmpty { return list }
    // The SDK's class implements the requirement: `protocol Presenting { func dismiss(animated: Bool) }`.
    for root in ownRoots(of: external) {
      let own = extended(root).map { members(named: name, of: $0) } ?? []
      let answered = own.filter { program.kind($0) != .function || program.child($0, .body) != nil }
      if !answered.isEmpty { return answered }
    }
    return []
  }

  /// Without the requirements that a class or struct implements itself: a call runs its implementation.
  func answering(_ list: [Ref], of type: TypeID) -> [Ref] {
    if program.types[type].isProtocol { return list.count > 1 ? withoutDefaults(list, of: type) : list }
    if list.count == 1 { return isAnsweredBySDK(list[0], in: type) ? [] : list }
    let bodies = list.filter { program.kind($0) == .function && program.child($0, .body) != nil }
    guard !bodies.isEmpty else { return list }
    return list.filter { f in
      guard program.kind(f) == .function, program.child(f, .body) == nil else { return true }
      let labels = self.labels(of: f)
      return !bodies.contains { self.labels(of: $0) == labels }
    }
  }

  /// Without the default implementations of a requirement that every type implements itself.
  private func withoutDefaults(_ list: [Ref], of type: TypeID) -> [Ref] {
    let requirements = list.filter { program.kind($0) == .function && program.child($0, .body) == nil }
    guard !requirements.isEmpty, requirements.count < list.count else { return list }
    return list.filter { f in
      guard program.kind(f) == .function, program.child(f, .body) != nil, let owner = program.enclosingType(f),
        program.types[owner].isProtocol
      else { return true }
      let labels = self.labels(of: f)
      // `func show(_ page: Page, animated: Bool = true) { show(page, animated: animated) }` is for calls that omit an
      // argument.
      if parameters(of: f).contains(where: { program.child($0, .initializer) != nil }) { return true }
      guard let requirement = requirements.first(where: { self.labels(of: $0) == labels }),
        let asking = program.enclosingType(requirement)
      else { return true }
      let answering = withSubtypes(asking).filter { !program.types[$0].isProtocol && !program.types[$0].isOutOfScope }
      return answering.isEmpty || !answering.allSatisfy { isAnsweredItself(labels, named: program.symbol(f), in: $0) }
    }
  }

  /// The type, or a class that it inherits from, has a function of these labels.
  private func isAnsweredItself(_ labels: [String], named name: Symbol, in type: TypeID) -> Bool {
    ([type] + supertypes(of: type)).contains { id in
      !program.types[id].isProtocol
        && (program.types[id].members[name] ?? []).contains {
          program.kind($0) == .function && self.labels(of: $0) == labels
        }
    }
  }

  /// The types of the sources that bound a generic parameter.
  func boundTypes(_ parameter: Ref) -> [TypeID] {
    bounds(of: parameter).flatMap { bound -> [TypeID] in
      switch bound {
      case .named(let id, _): [id]
      case .opaque(let parts): parts.compactMap { if case .named(let id, _) = $0 { id } else { nil } }
      default: []
      }
    }
  }

  /// The bounds of a generic parameter, by its declaration and by the `where` clause around it.
  func bounds(of parameter: Ref) -> [TypeExpression] {
    var nodes: [Ref] = []
    if let bound = program.child(parameter, .bound) { nodes.append(bound) }
    if let list = program.parent(parameter), let owner = program.parent(list) {
      for r in program.children(owner, .requirements) {
        if let subject = program.child(r, .left), let bound = program.child(r, .right),
          program.kind(subject) == .typeName, program.symbol(subject) == program.symbol(parameter)
        {
          nodes.append(bound)
        }
      }
    }
    return nodes.map(resolve)
  }

  func viewExtensionMembers(_ name: Symbol) -> [Ref] {
    SDK.extendedViews.flatMap { root -> [Ref] in
      extended(root).flatMap { program.types[$0].members[name] } ?? []
    }
  }

  /// A class of an SDK and its base classes, as far as the sources extend these: `extension NSObject: Then {}`.
  private func ownRoots(of external: String) -> [String] {
    if SDK.isController(external) { return [external] + SDK.controllerRoots }
    return external.hasPrefix("UI") ? [external, "UIView", "UIResponder", "NSObject"] : [external, "NSObject"]
  }

  func implicitMember(_ name: Symbol, of type: TypeExpression, call: Ref) -> Callee {
    switch type {
    case .named(let id, _): return implicitMember(name, ofDeclared: id, type, call: call)
    case .opaque(let parts): return implicitMember(name, ofFirstThatHasIt: parts, call: call)
    case .external(let external, _): return implicitMember(name, ofExternal: external, type, call: call)
    case .metatype(let inner): return implicitMember(name, of: inner, call: call)
    case .generic(let parameter):
      return implicitMember(name, ofFirstThatHasIt: boundTypes(parameter).map { .named($0, []) }, call: call)
    default: return .external
    }
  }

  private func implicitMember(_ name: Symbol, ofDeclared id: TypeID, _ type: TypeExpression, call: Ref) -> Callee {
    if program.types[id].cases[name] != nil { return caseOrFactory(id, name, call) }
    if program.text(name) == "init" { return construction(of: type, call: call) }
    let list = ([id] + twins(of: id, seenFrom: call)).flatMap { members(named: name, of: $0) }
    if let found = fittingFunctions(among: list, call) { return found }
    if let nested = resolveTypeName(name, inType: id) { return construction(of: nested, call: call) }
    return list.contains { program.kind($0) == .variable } ? .closure : .external
  }

  private func implicitMember(_ name: Symbol, ofFirstThatHasIt types: [TypeExpression], call: Ref) -> Callee {
    for type in types {
      let found = implicitMember(name, of: type, call: call)
      if found != .external { return found }
    }
    return .external
  }

  private func implicitMember(_ name: Symbol, ofExternal external: String, _ type: TypeExpression, call: Ref) -> Callee
  {
    if program.text(name) == "init" { return .externalType(external) }
    if let list = extended(external).flatMap({ program.types[$0].members[name] }),
      let found = fittingFunctions(among: list, call)
    {
      return found
    }
    let nested = memberType(name, of: type)
    return program.text(name).first?.isUppercase == true ? construction(of: nested, call: call) : .external
  }

  func construction(of type: TypeExpression, call: Ref) -> Callee {
    switch type.core {
    case .named(let id, _):
      guard program.types[id].isDeclared else { return .externalType(program.types[id].path) }
      let inits = ([id] + twins(of: id, seenFrom: call)).flatMap(initialisers)
      return .initializer(id, nearestFirst(inits.filter { arguments(of: call, fit: $0) }, call))
    case .external(let name, _): return .externalType(name)
    case .array: return .externalType("Array")
    default: return .external
    }
  }

  /// Of several initialisers that a call can mean, those that its arguments' types allow. First come those that take
  /// its closures as functions, and of these the one with the fewest omitted defaults.
  private func nearestFirst(_ list: [Ref], _ call: Ref) -> [Ref] {
    guard list.count > 1 else { return list }
    let possible = narrowed(list, call)
    let left = possible.map { parameters(of: $0).count - matching(call, $0).count }
    let odd = possible.map { closuresTakenAsValues(of: call, $0) }
    return possible.indices.sorted { (odd[$0], left[$0], $0) < (odd[$1], left[$1], $1) }.map { possible[$0] }
  }

  /// The initialisers that a type declares, or a class inherits.
  private func initialisers(of type: TypeID) -> [Ref] {
    guard let name = program.symbols.find("init") else { return [] }
    if let own = program.types[type].members[name] { return own }
    guard program.types[type].kind == .class else { return [] }
    return supertypes(of: type).lazy.filter { self.program.types[$0].kind == .class }.compactMap {
      self.program.types[$0].members[name]
    }.first { !$0.isEmpty } ?? []
  }

  /// The initialisers that `super.init(…)` can run: those of the nearest base class that declares some.
  func superInitialisers(of call: Ref) -> [Ref] {
    guard isInitialiserOfBase(call), let type = program.enclosingType(call), let name = program.symbols.find("init")
    else { return [] }
    for s in supertypes(of: type) where program.types[s].kind == .class {
      guard let inits = program.types[s].members[name], !inits.isEmpty else { continue }
      return inits.filter { arguments(of: call, fit: $0) }
    }
    return []
  }

  /// `super.init(…)`
  func isInitialiserOfBase(_ call: Ref) -> Bool {
    guard program.name(call) == "init", let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    return program.kind(base) == .name && program.name(base) == "super"
  }

  /// `super.init(…)`, or `self.init(…)` in a type that inherits the initialiser and declares no such one itself.
  func isInitialiserOfSDK(_ call: Ref) -> Bool {
    if isInitialiserOfBase(call) { return true }
    guard program.name(call) == "init", let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), program.kind(base) == .name, program.name(base) == "self",
      let type = program.enclosingType(call), let name = program.symbols.find("init")
    else { return false }
    return !([type] + supertypes(of: type)).contains {
      program.types[$0].members[name]?.contains { arguments(of: call, fit: $0) } ?? false
    }
  }

  /// The type declares the name as a case or static member; the SDK does not know it.
  private func declares(_ member: Symbol, _ type: TypeExpression) -> Bool {
    guard case .named(let id, _) = type.core else { return false }
    return program.types[id].cases[member] != nil || program.types[id].members[member] != nil
  }

  /// Initialisers that the sources add to an SDK type and that fit a call: `extension NavigationLink { init(_ page:
  /// Page, …) }`.
  func addedInitialisers(of name: String, fitting call: Ref) -> [Ref] {
    addedInitialisers(of: name, labelledAs: call).filter { f in
      var isSure = false
      var isDoubtful = false
      for (argument, parameter) in matching(call, f) {
        guard let expression = program.child(argument, .value), let node = program.child(parameter, .type),
          program.kind(expression) != .closure
        else { continue }
        if let member = implicitMember(expression) {
          isSure = isSure || declares(member, resolve(node))
          continue
        }
        let given = literalType(expression) ?? type(of: expression)
        if contradict(given, resolve(node)) { return false }
        if given.isUnknown { isDoubtful = true }
      }
      return isSure || !isDoubtful
    }
  }

  /// The same, by the labels alone: the arguments' types may still tell that a call means one of the SDK's.
  func addedInitialisers(of name: String, labelledAs call: Ref) -> [Ref] {
    guard let id = extended(name), let symbol = program.symbols.find("init") else { return [] }
    return (program.types[id].members[symbol] ?? []).filter { arguments(of: call, fit: $0) }
  }

  /// The initialisers of the sources that a construction runs: those of its type; else those that the sources add to
  /// the library type it is or inherits from.
  func initialisersRun(by call: Ref) -> [Ref] {
    switch callee(of: call) {
    case .initializer(_, let inits) where !inits.isEmpty: return inits
    case .initializer(let id, _):
      guard program.types[id].kind == .class else { return [] }
      return supertypeNames(of: id).sorted().lazy.map { self.addedInitialisers(of: $0, fitting: call) }.first {
        !$0.isEmpty
      } ?? []
    case .externalType(let name): return addedInitialisers(of: name, fitting: call)
    default: return []
    }
  }

  /// The first name of `.a`, `.a(x)`, `.a.b`.
  func implicitMember(_ r: Ref) -> Symbol? {
    var node = r
    while program.kind(node) == .call || program.kind(node) == .member {
      guard let base = program.chained(node) else { return program.symbol(node) }
      node = base
    }
    return nil
  }
}

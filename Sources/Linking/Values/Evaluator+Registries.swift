import SourceFacts

/// Dictionaries that code fills one entry at a time, and reads by a key: `makers[route] = make` in `func register(_
/// route: Route, _ make: …)`, and `makers[route]?()` elsewhere.
///
/// The key selects the entry, as the subject of a `switch` selects the arm. The callers of the function that fills the
/// dictionary decide its key and value.
extension Evaluator {
  /// One entry: its key and its value, with the arguments of the function that makes it.
  struct Registration {
    var key: Ref
    var value: Ref
    var frame: Environment
  }

  /// The values that a read of such a dictionary returns; nil where no entry is known to match.
  func registered(under access: Ref, _ env: Environment) -> [Value]? {
    guard let base = program.child(access, .base), let dictionary = dictionary(namedBy: base),
      let index = program.children(access, .arguments).first.flatMap({ program.child($0, .value) })
    else { return nil }
    let entries = registrations(in: dictionary)
    guard !entries.isEmpty else { return nil }
    let keys = evaluate(index, env)
    let meant = traced { entries.filter { entry in keys.contains { equal($0, entry.key, entry.frame) == .yes } } }
      .answer
    if !meant.isEmpty { return unique(meant.flatMap { evaluate($0.value, $0.frame) }) }
    guard keys.contains(where: { $0.root != nil }),
      case .dictionary(_, let kept) = semantics.declaredType(dictionary).core,
      canLead(kept.core)
    else { return nil }
    // The key is not known yet: it decides.
    keys.forEach(noteOpen)
    return unique(entries.flatMap { evaluate($0.value, $0.frame) })
  }

  /// A stored dictionary of a type, or a global one.
  private func dictionary(namedBy base: Ref) -> Ref? {
    guard let found = storedVariable(namedBy: base), getter(of: found) == nil,
      case .dictionary(_, let kept) = semantics.declaredType(found).core,
      canLead(kept.core) || isChoice(kept.core)
    else { return nil }
    return found
  }

  private func storedVariable(namedBy base: Ref) -> Ref? {
    let name = program.symbol(base)
    switch program.kind(base) {
    case .name:
      switch semantics.lookup(name, at: base) {
      case .members(let list, _)?: return list.first { program.kind($0) == .variable }
      case .global(let variable)?: return variable
      default: return nil
      }
    case .member:
      guard let object = program.child(base, .base),
        case .named(let id, _) = (semantics.typeReference(object) ?? semantics.type(of: object)).core
      else { return nil }
      return semantics.members(named: name, of: id).first { program.kind($0) == .variable }
    default: return nil
    }
  }

  /// The value is a case that is stored beside a maker and says how its screen is shown. It is read under a key that is
  /// known.
  private func isChoice(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type { program.types[id].kind == .enum } else { false }
  }

  /// Whether the values of a dictionary may be screens, or make them. Other values are data, and may be absent.
  private func canLead(_ type: TypeExpression) -> Bool {
    switch type {
    case .function(_, let made):
      if case .named(let id, _) = made.core { return program.types[id].isDeclared }
      return canLead(made.core)
    case .metatype(let inner): return canLead(inner.core)
    case .external(let name, _): return SDK.isUnnamedView(name) || SDK.isController(name) || name == "Any"
    case .named(let id, _): return semantics.isScreenType(id)
    case .opaque(let parts): return parts.contains(where: canLead)
    default: return false
    }
  }

  private func registrations(in dictionary: Ref) -> [Registration] {
    if let known = memory.registrationLists[dictionary] { return known }
    memory.registrationLists.begin(dictionary)
    var result: [Registration] = []
    for write in writes(into: dictionary) {
      for entry in entries(by: write) where semantics.allows(\.dictionaryEntries, after: result.count) {
        result.append(entry)
      }
    }
    return memory.registrationLists.keep(result, for: dictionary)
  }

  private struct KeyedWrite {
    var place: Ref
    var key: Ref
    var value: Ref
  }

  /// `makers[key] = value`, `makers.updateValue(value, forKey: key)`
  private func writes(into dictionary: Ref) -> [KeyedWrite] {
    guard let name = program.symbols.find("subscript") else { return [] }
    var result: [KeyedWrite] = []
    for assign in program.assignments[name] where !program.isOutOfScope(assign) {
      guard program.name(assign) == "=", let target = program.child(assign, .target),
        let base = program.child(target, .base), program.symbol(base) == program.symbol(dictionary),
        self.dictionary(namedBy: base) == dictionary,
        let key = program.children(target, .arguments).first.flatMap({ program.child($0, .value) }),
        let value = program.child(assign, .value), program.kind(value) != .null
      else { continue }
      result.append(KeyedWrite(place: assign, key: key, value: value))
    }
    for call in program.callsNamed("updateValue") where !program.isOutOfScope(call) {
      guard let target = program.child(call, .callee), let base = program.child(target, .base),
        self.dictionary(namedBy: base) == dictionary, let key = semantics.argument(labelled: "forKey", of: call),
        let value = semantics.argument(labelled: "", of: call)
      else { continue }
      result.append(KeyedWrite(place: call, key: key, value: value))
    }
    return result
  }

  private func entries(by write: KeyedWrite) -> [Registration] {
    guard let function = program.enclosingMember(write.place), program.kind(function) == .function else {
      return [Registration(key: write.key, value: write.value, frame: Environment(parent: nil))]
    }
    if program.name(function) == "subscript" { return entries(bySetterOf: function, write) }
    return frames(of: function, depth: 0).map { Registration(key: write.key, value: write.value, frame: $0) }
  }

  /// An own subscript of the app in front of the dictionary: `registry[.detail] = { Detail() }`.
  private func entries(bySetterOf function: Ref, _ write: KeyedWrite) -> [Registration] {
    guard let owner = program.enclosingType(function), program.name(write.value) == "newValue" else { return [] }
    return program.assignments[program.symbol(function)].compactMap { assign in
      guard !program.isOutOfScope(assign), let target = program.child(assign, .target),
        let base = program.child(target, .base), case .named(owner, _) = semantics.type(of: base).core,
        let key = program.children(target, .arguments).first.flatMap({ program.child($0, .value) }),
        let value = program.child(assign, .value), program.kind(value) != .null
      else { return nil }
      return Registration(key: key, value: value, frame: Environment(parent: nil))
    }
  }

  /// The frames that the callers of a function give it; an empty frame for a function without parameters.
  private func frames(of function: Ref, depth: Int) -> [Environment] {
    if semantics.parameters(of: function).isEmpty || program.name(function) == "init" {
      return [Environment(parent: nil)]
    }
    return program.calls[program.symbol(function)].flatMap { call -> [Environment] in
      guard !program.isOutOfScope(call), isCall(call, of: function) else { return [] }
      var outer = [Environment(parent: nil)]
      if semantics.allows(\.registrationDepth, after: depth), let caller = program.enclosingMember(call),
        program.kind(caller) == .function, caller != function, handsOnParameters(call, of: caller)
      {
        outer = frames(of: caller, depth: depth + 1)
      }
      return outer.map { frame(for: function, call: call, $0, receiver: nil) }
    }
  }

  /// A call of a function, or of the requirement that it implements.
  private func isCall(_ call: Ref, of function: Ref) -> Bool {
    guard case .functions(let list, guessed: false) = semantics.callee(of: call) else { return false }
    if list.contains(function) { return true }
    return list.contains { f in
      program.child(f, .body) == nil && semantics.labels(of: f) == semantics.labels(of: function)
        && program.enclosingType(f).flatMap { asking in
          program.enclosingType(function).map { semantics.inherits($0, from: asking) }
        } ?? false
    }
  }

  private func handsOnParameters(_ call: Ref, of caller: Ref) -> Bool {
    let parameters = Set(semantics.parameters(of: caller))
    return !parameters.isEmpty
      && semantics.arguments(of: call).contains { argument in
        var found = false
        program.forEachNode(in: argument) { node in
          if program.kind(node) == .name, case .local(let d)? = semantics.lookup(program.symbol(node), at: node),
            parameters.contains(d)
          {
            found = true
          }
          return !found
        }
        return found
      }
  }
}

/// Subscripts that the app declares.
extension Evaluator {
  /// The result of the getter of an own subscript: `registry[.detail]` of a `Registry` with `subscript(route: Route) ->
  /// Maker?`.
  func readByOwnSubscript(_ access: Ref, _ env: Environment) -> [Value]? {
    guard let name = program.symbols.find("subscript"), !program.functions[name].isEmpty,
      let base = program.child(access, .base),
      case .named(let id, _) = (semantics.typeReference(base) ?? semantics.type(of: base)).core,
      let own = semantics.members(named: name, of: id).first(where: {
        program.kind($0) == .function && semantics.arguments(of: access, fit: $0)
      }),
      let block = subscriptGetter(own), semantics.allows(\.callDepth, after: callStack.count),
      !callStack.contains(own)
    else { return nil }
    callStack.append(own)
    defer { callStack.removeLast() }
    let receiver = semantics.typeReference(base) == nil ? evaluate(base, env) : nil
    let values = body(block, frame(for: own, call: access, env, receiver: receiver))
    return values.contains { if case .unknown = $0 { true } else { false } } ? nil : values
  }

  private func subscriptGetter(_ member: Ref) -> Ref? {
    program.child(member, .body).flatMap { accessors in
      program.children(accessors).first { program.name($0) == "get" }.flatMap { program.child($0, .body) }
    }
  }
}

import SourceFacts

/// Calls on objects of unknown type.
extension Semantics {
  /// A call of a function's name on an object of unknown type: it may run the function.
  func isByName(_ call: Ref, of function: Ref) -> Bool {
    guard program.kind(call) == .call, program.symbol(call) == program.symbol(function) else { return false }
    if case .functions(_, guessed: true) = callee(of: call) { return true }
    return false
  }

  /// Candidates by name for an unknown receiver: only when few functions of the sources have the name.
  func guessed(_ name: Symbol, _ call: Ref, on base: Ref) -> Callee {
    guard !SDK.collectionMethods.contains(program.text(name)) else { return .external }
    var bodies: [Ref] = []
    for f in program.functions[name] where program.child(f, .body) != nil && arguments(of: call, fit: f) {
      // For an unknown receiver, the module's own functions are more likely.
      if program.sight.distance(f.file, call.file) > 0 { continue }
      bodies.append(f)
      if bodies.count > 3 { return .external }
    }
    bodies.removeAll { program.flags($0).contains(.isPrivate) && $0.file != call.file }
    let added = bodies.filter { !isOfOwnType($0) }
    if added.count < bodies.count, !canBeOwn(base) { bodies = added }
    return bodies.isEmpty ? .external : .functions(bodies, guessed: true)
  }

  /// The function is a method that only objects of the sources' own types have.
  private func isOfOwnType(_ function: Ref) -> Bool {
    guard let owner = program.enclosingType(function), program.types[owner].isDeclared else { return false }
    return withSubtypes(owner).allSatisfy { program.types[$0].isDeclared }
  }

  /// Whether an object of unknown type can be of a type that the sources declare. What an object of a library gives is
  /// of a library's type, unless the app told it a type of its own: as a generic argument, or with an argument.
  private func canBeOwn(_ e: Ref) -> Bool {
    var seen: Set<Ref> = []
    return canBeOwn(e, &seen)
  }

  private func canBeOwn(_ e: Ref, _ seen: inout Set<Ref>) -> Bool {
    guard seen.insert(e).inserted else { return true }
    switch program.kind(e) {
    case .name: return origin(of: e).map { canBeOwn($0, &seen) } ?? true
    case .member: return program.child(e, .base).map { canGiveOwn($0, program.symbol(e), &seen) } ?? true
    case .call:
      guard let target = program.child(e, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { return true }
      return isGivenOwn(e, &seen) || canGiveOwn(base, program.symbol(target), &seen)
    default: return true
    }
  }

  /// The expression that alone says what a name without a declared type is.
  private func origin(of name: Ref) -> Ref? {
    let declaration: Ref
    switch lookup(program.symbol(name), at: name) {
    case .local(let d), .global(let d): declaration = d
    case .members(let list, _):
      guard let first = list.first, list.count == 1 else { return nil }
      declaration = first
    default: return nil
    }
    switch program.kind(declaration) {
    case .variable:
      // A wrapper may give something else than it was made with.
      let isPlain = program.child(declaration, .type) == nil && program.children(declaration, .attributes).isEmpty
      return isPlain ? program.child(declaration, .initializer) : nil
    case .optionalBinding: return program.child(declaration, .type) == nil ? program.child(declaration, .value) : nil
    default: return nil
    }
  }

  /// Whether a member of a value can be of an own type.
  private func canGiveOwn(_ base: Ref, _ member: Symbol, _ seen: inout Set<Ref>) -> Bool {
    if hasAddedMember(named: member) { return true }
    if let reference = typeReference(base) { return !isForeign(reference) }
    let type = type(of: base)
    if type.isUnknown { return canBeOwn(base, &seen) }
    guard isForeign(type) else { return true }
    // `CurrentValueSubject(page)` has inferred what it holds.
    let made = program.kind(base) == .name ? origin(of: base) ?? base : base
    return program.kind(made) == .call && isGivenOwn(made, &seen)
  }

  /// The sources extend a type of a library, or a protocol, with such a member.
  private func hasAddedMember(named name: Symbol) -> Bool {
    (program.functions[name] + program.variables[name]).contains { member in
      program.enclosingType(member).map { !program.types[$0].isDeclared || program.types[$0].isProtocol } ?? false
    }
  }

  /// An argument of a library's call can be of an own type, or give one.
  private func isGivenOwn(_ call: Ref, _ seen: inout Set<Ref>) -> Bool {
    arguments(of: call).contains { argument in
      guard let value = program.child(argument, .value) else { return false }
      if program.kind(value) == .closure { return true }
      // A library's own case: `on: .main`.
      if implicitMember(value) != nil { return false }
      let type = type(of: value)
      return type.isUnknown ? canBeOwn(value, &seen) : !isForeign(type)
    }
  }

  /// A type of a library, of which no part is a type of the sources.
  private func isForeign(_ type: TypeExpression) -> Bool {
    switch type {
    case .external(_, let arguments): arguments.allSatisfy(isForeign)
    case .named(let id, let arguments): !program.types[id].isDeclared && arguments.allSatisfy(isForeign)
    case .optional(let inner), .array(let inner), .metatype(let inner): isForeign(inner)
    case .dictionary(let key, let value): isForeign(key) && isForeign(value)
    case .tuple(let parts, _): parts.allSatisfy(isForeign)
    default: false
    }
  }
}

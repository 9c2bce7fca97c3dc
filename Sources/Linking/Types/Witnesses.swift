import SourceFacts

/// Associated types: the type of `Destination` of a `Router: AppRouter` that only callers know.
extension Semantics {
  /// A type with each unbound associated type replaced by the type that all conforming types name.
  func witnessed(_ type: TypeExpression) -> TypeExpression {
    switch type {
    case .dependent(let base, let name): return witness(name, of: base) ?? type
    case .optional(let a): return .optional(witnessed(a))
    case .array(let a): return .array(witnessed(a))
    case .metatype(let a): return .metatype(witnessed(a))
    case .external("Binding", let a): return .external("Binding", a.map(witnessed))
    case .function(let a, let b): return .function(a.map(witnessed), witnessed(b))
    default: return type
    }
  }

  private func witness(_ name: Symbol, of base: TypeExpression) -> TypeExpression? {
    let protocols: [TypeID] =
      switch base {
      case .named(let id, _): [id]
      case .generic(let parameter): boundTypes(parameter)
      default: []
      }
    for id in protocols where program.types[id].kind == .protocol {
      if let found = onlyWitness(name, of: id) { return found }
    }
    return protocols.lazy.compactMap { [self] in bound(of: name, in: $0) }.first
  }

  /// The bound of an associated type, where conforming types differ: `associatedtype Model: PageModel`, `associatedtype
  /// Page: UIViewController`.
  private func bound(of name: Symbol, in id: TypeID) -> TypeExpression? {
    for type in [id] + supertypes(of: id) where program.types[type].kind == .protocol {
      guard let declared = program.types[type].aliases[name], program.kind(declared) == .associatedType,
        let bound = program.child(declared, .bound)
      else { continue }
      switch resolve(bound).core {
      case .named(let asked, _) where program.types[asked].kind == .protocol || program.types[asked].kind == .class:
        return .named(asked, [])
      case .external(let asked, _) where SDK.isController(asked): return .external(asked, [])
      default: continue
      }
    }
    return nil
  }

  /// The one type that every conforming type of the app names; nil where they differ or none is declared.
  private func onlyWitness(_ name: Symbol, of id: TypeID) -> TypeExpression? {
    let key = SemanticsMemory.MemberKey(name: name, type: id)
    if let known = memory.witnesses[key] { return known }
    memory.witnesses.begin(key)
    var found: Set<TypeExpression> = []
    for conforming in withSubtypes(id)
    where program.types[conforming].kind != .protocol && !program.types[conforming].isOutOfScope {
      guard let named = witness(name, of: id, in: conforming), !containsGeneric(named) else { continue }
      found.insert(named)
      if found.count > 1 { return nil }
    }
    memory.witnesses.keep(found.first, for: key)
    return found.first
  }

  /// The type that a conforming type has for an associated type, as far as it is stated.
  func witness(_ name: Symbol, of id: TypeID, in type: TypeID) -> TypeExpression? {
    let key = SemanticsMemory.WitnessKey(name: name, asked: id, type: type)
    if let known = memory.ownWitnesses[key] { return known }
    memory.ownWitnesses.begin(key)
    let found = declaredWitness(name, in: type) ?? usedWitness(name, of: id, in: type)
    return memory.ownWitnesses.keep(found, for: key)
  }

  /// The type for a protocol's primary associated type: `protocol Router<Route>`.
  func primaryWitness(_ parameter: Ref, in type: TypeID) -> TypeExpression? {
    guard let declaration = program.parent(parameter).flatMap(program.parent), let id = program.typeOfBody[declaration],
      program.types[id].kind == .protocol, id != type,
      inherits(type, from: id)
    else { return nil }
    return witness(program.symbol(parameter), of: id, in: type)
  }

  /// `typealias Destination = Route`, or a nested type of the name.
  private func declaredWitness(_ name: Symbol, in type: TypeID) -> TypeExpression? {
    guard let found = resolveTypeName(name, inType: type) else { return nil }
    switch found.core {
    case .dependent, .generic, .unknown: return nil
    default: return found.core
    }
  }

  /// The type for the associated type that follows from a member which implements a requirement.
  private func usedWitness(_ name: Symbol, of id: TypeID, in type: TypeID) -> TypeExpression? {
    // `protocol Router<Route>` declares it like a generic parameter.
    let primary = program.types[id].generics.first { program.symbol($0) == name }
    let wanted = primary.map(TypeExpression.generic) ?? .dependent(.named(id, []), name)
    func answer(_ asked: Ref?, _ given: Ref?) -> TypeExpression? {
      guard let asked, let given, resolve(asked).core == wanted else { return nil }
      switch resolve(given).core {
      case .named(let id, let arguments): return .named(id, arguments)
      // A type-erasing wrapper leaves the type to its own generic parameter.
      case .generic(let own): return program.types[type].generics.contains(own) ? .generic(own) : nil
      default: return nil
      }
    }
    for (member, requirements) in program.types[id].members.sorted(by: { $0.key < $1.key }) {
      for requirement in requirements {
        for own in program.types[type].members[member] ?? [] where program.kind(own) == program.kind(requirement) {
          if program.kind(own) == .variable {
            if let found = answer(program.child(requirement, .type), program.child(own, .type)) { return found }
            continue
          }
          let asked = parameters(of: requirement)
          let given = parameters(of: own)
          guard asked.map(label) == given.map(label) else { continue }
          for (a, g) in zip(asked, given) {
            if let found = answer(program.child(a, .type), program.child(g, .type)) { return found }
          }
          if let found = answer(program.child(requirement, .result), program.child(own, .result)) { return found }
        }
      }
    }
    return nil
  }
}

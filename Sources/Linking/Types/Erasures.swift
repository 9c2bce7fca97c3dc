import SourceFacts

/// Wrappers that erase the type of their object, and keep its associated types: `AnyCoordinator<Route, Event>`.
struct Erasure {
  /// The protocol of the wrapped objects.
  var asked: TypeID
  /// The index of the wrapper's generic parameter for each associated type.
  var places: [Symbol: Int]
}

extension Semantics {
  /// How a type wraps objects, if it does: `init<C: Coordinator>(_ coordinator: C) where C.Route == Route`.
  func erasure(of wrapper: TypeID) -> Erasure? {
    guard !program.types[wrapper].generics.isEmpty, program.types[wrapper].kind != .protocol else { return nil }
    if let known = memory.erasures[wrapper] { return known }
    let found = findErasure(of: wrapper)
    return memory.erasures.keep(found, for: wrapper)
  }

  private func findErasure(of wrapper: TypeID) -> Erasure? {
    guard let name = program.symbols.find("init") else { return nil }
    for f in program.types[wrapper].members[name] ?? [] {
      guard let generics = program.child(f, .generics).map(program.children), !generics.isEmpty,
        let requirements = program.child(f, .requirements).map(program.children)
      else { continue }
      for wrapped in generics where parameters(of: f).contains(where: { declaredType($0).core == .generic(wrapped) }) {
        guard let asked = boundTypes(wrapped).first(where: { program.types[$0].kind == .protocol }) else { continue }
        var places: [Symbol: Int] = [:]
        for r in requirements where program.name(r) == "==" {
          guard let (associated, place) = equality(r, of: wrapped, in: wrapper) else { continue }
          places[associated] = place
        }
        if !places.isEmpty { return Erasure(asked: asked, places: places) }
      }
    }
    return nil
  }

  /// `C.Route == Route`, either way round.
  private func equality(_ requirement: Ref, of wrapped: Ref, in wrapper: TypeID) -> (Symbol, Int)? {
    guard let left = program.child(requirement, .left), let right = program.child(requirement, .right) else {
      return nil
    }
    for (own, other) in [(left, right), (right, left)] {
      guard program.kind(own) == .typeMember || program.kind(own) == .member, let base = program.child(own, .base),
        program.symbol(base) == program.symbol(wrapped),
        program.kind(other) == .typeName || program.kind(other) == .name,
        let place = program.types[wrapper].generics.firstIndex(where: { program.symbol($0) == program.symbol(other) })
      else { continue }
      return (program.symbol(own), place)
    }
    return nil
  }

  /// Whether a value of a type can hold an object of another: an `AnyCoordinator<CartRoute>` and an `any
  /// Coordinator<CartRoute>` hold no coordinator of other routes.
  func canStand(behind value: TypeExpression, _ object: TypeID) -> Bool {
    guard case .named(let id, let arguments) = value.core, !arguments.isEmpty else { return true }
    if program.types[id].kind == .protocol {
      guard inherits(object, from: id) else { return true }
      return zip(program.types[id].generics, arguments).allSatisfy { primary, given in
        agree(witness(program.symbol(primary), of: id, in: object), given)
      }
    }
    guard id != object, let erasure = erasure(of: id), inherits(object, from: erasure.asked) else { return true }
    return erasure.places.allSatisfy { name, place in
      place >= arguments.count || agree(witness(name, of: erasure.asked, in: object), arguments[place])
    }
  }

  /// The types of the objects that a wrapper can hold, where its generic arguments distinguish them from others.
  func objects(behind value: TypeExpression) -> [TypeID] {
    guard case .named(let id, let arguments) = value.core, !arguments.isEmpty, let erasure = erasure(of: id) else {
      return []
    }
    return withSubtypes(erasure.asked).filter { object in
      guard program.types[object].kind != .protocol, object != id, !program.types[object].isOutOfScope,
        program.types[object].generics.isEmpty, canStand(behind: value, object)
      else { return false }
      return erasure.places.contains { name, place in
        if place < arguments.count, case .named(let given, _) = arguments[place].core,
          case .named(given, _)? = witness(name, of: erasure.asked, in: object)?.core
        {
          true
        } else {
          false
        }
      }
    }
  }

  private func agree(_ witness: TypeExpression?, _ given: TypeExpression) -> Bool {
    guard let witness else { return true }
    switch (witness.core, given.core) {
    case (.named(let a, _), .named(let b, _)): return a == b
    case (.external(let a, _), .external(let b, _)): return a == b
    case (.named(let a, _), .external), (.external, .named(let a, _)): return !program.types[a].isDeclared
    case (.named, .tuple), (.tuple, .named): return false
    default: return true
    }
  }
}

import SourceFacts

/// The types of calls.
extension Semantics {
  func typeOfCall(_ r: Ref) -> TypeExpression {
    if let chosen = typeChosenByCaller(of: r) { return chosen }
    switch callee(of: r) {
    case .functions(let list, _): return list.first.map { typeReturned(by: $0, calledBy: r) } ?? .unknown
    case .initializer(let id, let inits): return typeMade(ofOwn: id, inits, by: r)
    case .enumCase(let id, _): return .named(id, [])
    case .externalType(let name): return typeMade(of: name, by: r)
    case .closure: return program.child(r, .callee).map { typeReturned(byClosure: $0, calledBy: r) } ?? .unknown
    case .external: return typeOfExternalCall(r)
    }
  }

  private func typeMade(ofOwn id: TypeID, _ inits: [Ref], by call: Ref) -> TypeExpression {
    if !program.types[id].generics.isEmpty, let f = inits.first {
      return .named(id, program.types[id].generics.map { substituteGenerics(.generic($0), call: call, function: f) })
    }
    if let target = program.child(call, .callee), program.kind(target) == .specialize { return resolve(target) }
    return .named(id, [])
  }

  private func typeReturned(byClosure target: Ref, calledBy call: Ref) -> TypeExpression {
    if program.kind(target) == .closure { return closureResult(target) }
    let called = type(of: target)
    if case .function(_, let result) = called.core { return result }
    // A call of a library's box returns its content: `container.router()`.
    if case .named = called.core, arguments(of: call).isEmpty, !library.meanings.isEmpty { return called }
    return .unknown
  }

  /// The result type of a function of the sources.
  private func typeReturned(by f: Ref, calledBy r: Ref) -> TypeExpression {
    if let own = selfType(madeBy: r, f) { return own }
    var result = program.child(f, .result).map(resolve) ?? .tuple([])
    if let target = program.child(r, .callee), program.kind(target) == .member, let base = program.child(target, .base)
    {
      result = substitute(result, in: type(of: base).core)
    }
    return substituteGenerics(result, call: r, function: f)
  }

  /// The type of a construction of a type that the sources do not declare. Wrappers stand for their content.
  private func typeMade(of name: String, by r: Ref) -> TypeExpression {
    if let target = program.child(r, .callee), program.kind(target) == .array || program.kind(target) == .specialize {
      return resolve(target)
    }
    if let label = library.meanings[name]?.label, !label.isEmpty, let value = argument(labelled: label, of: r) {
      return type(of: value)
    }
    if SDK.wrappersOfValues
      .contains(name), let value = arguments(of: r).first.flatMap({ program.child($0, .value) })
    {
      return program.kind(value) == .closure ? closureResult(value) : type(of: value)
    }
    return .external(name, [])
  }

  /// `AsyncStream.makeStream(of: Event.self)`, `AsyncStream<Event>.makeStream()`
  private func streamAndContinuation(madeBy call: Ref, _ base: Ref) -> TypeExpression? {
    guard let made = typeReference(base)?.core, isStream(made), case .external(let name, var held) = made else {
      return nil
    }
    if held.isEmpty, let given = argument(labelled: "of", of: call), case .metatype(let element) = type(of: given) {
      held = [element]
    }
    return .tuple(
      [.external(name, held), .external(name + ".Continuation", held)], labels: ["stream", "continuation"])
  }

  /// The type of a call of a function that the sources do not declare.
  private func typeOfExternalCall(_ r: Ref) -> TypeExpression {
    if let given = typeGiven(to: r) { return given }
    guard let target = program.child(r, .callee), program.kind(target) == .member else { return .unknown }
    guard let base = program.child(target, .base) else { return expectedType(of: r) }
    if program.name(target) == SDK.makerOfPairs, let pair = streamAndContinuation(madeBy: r, base) { return pair }
    let baseType = type(of: base)
    switch program.name(target) {
    case let name where SDK.returningElements.contains(name):
      return .optional(baseType.element)
    case let name where SDK.keepingElements.contains(name):
      return baseType.core
    case let name where SDK.mappings.contains(name):
      guard let closure = trailingClosure(of: r) ?? arguments(of: r).first.flatMap({ program.child($0, .value) }),
        program.kind(closure) == .closure
      else { return .unknown }
      return .array(closureResult(closure).core)
    default: return typeHeld(under: program.name(target), by: baseType) ?? typeLeft(of: baseType)
    }
  }

  /// A modifier of the SDK does not change the view that it stands for; nor do chained set-up calls.
  private func typeLeft(of base: TypeExpression) -> TypeExpression {
    switch base.core {
    case .named(let id, _): isView(id) ? base : .unknown
    case .external(let external, _):
      SDK.plainTypes.contains(external) && external != "Text" && external != "Image" ? .unknown : base
    case .opaque: base
    default: .unknown
    }
  }
}

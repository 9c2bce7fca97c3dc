import SourceFacts

/// Registrations inside of wrappers: `func destinations<D: Hashable>(for type: D.Type, content: (D) -> some View)`
/// around `navigationDestination(for: type)`. Each use of the wrapper names a type and passes its content.
struct GenericRegistrations {
  let flow: DataFlow
  let finder: ScreenFinder
  private var evaluator: Evaluator { finder.evaluator }
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  typealias Registration = (place: Ref, type: Ref, content: Ref, opener: String?)

  /// The registrations, where each one of a generic parameter's type is replaced by those of the wrapper's uses. One
  /// without known uses stays as it is.
  func expanded(_ registrations: [Registration]) -> [Registration] {
    registrations.flatMap { r -> [Registration] in
      guard isGeneric(r.type) else { return [r] }
      let uses = uses(of: r)
      return uses.isEmpty ? [r] : uses
    }
  }

  private func isGeneric(_ type: Ref) -> Bool {
    switch semantics.typeReference(type)?.core {
    // Values of any type: their content is found in a table by type.
    case .generic, .external("AnyHashable", _): return true
    default: break
    }
    // `for: type`, a parameter.
    if semantics.typeReference(type) == nil, case .metatype(let inner) = semantics.type(of: type),
      case .generic = inner.core
    {
      return true
    }
    return false
  }

  private func uses(of r: Registration) -> [Registration] {
    var result: [Registration] = []
    var queue = contents(of: r.content)
    var seen = Set(queue)
    var visited: Set<Source> = []
    while let key = queue.popLast() {
      for source in flow.sources(of: key)
      where semantics.allows(\.registrationSources, after: visited.count) && visited.insert(source).inserted {
        guard let given = source.bindings[key], !program.isOutOfScope(source.place) else { continue }
        if let call = call(around: source), let type = typeArgument(of: call, for: r.type) ?? namedType(in: call),
          program.kind(given) == .closure || isFunction(given)
        {
          result.append((call, type, given, r.opener))
          continue
        }
        for next in contents(of: given) where seen.insert(next).inserted { queue.append(next) }
      }
    }
    return result.sorted { $0.place < $1.place }
  }

  /// The variables with the closure that makes the content.
  private func contents(of content: Ref) -> [VariableKey] {
    let (callees, trace) = evaluator.traced { evaluator.values(of: content, in: Environment(parent: nil)) }
    var keys = callees.compactMap(\.root)
    var open = trace.open
    for c in callees {
      guard case .closure = c else { continue }
      // The argument of a wrapping view counts, too: `{ AnyView(build($0)) }`.
      open +=
        evaluator.traced {
          finder.targets(
            of: evaluator.result(of: c, arguments: [.values([.unknown(content)])], root: Environment(parent: nil)))
        }.trace.open
      keys += open
    }
    return keys.filter { key in
      let type =
        key.number >= 0
        ? semantics.closureParameterType(key.declaration, key.number) : semantics.declaredType(key.declaration)
      return isFunction(type)
    }
  }

  /// A function, or a table of functions: `[ObjectIdentifier: (Any) -> AnyView]`.
  private func isFunction(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .function: true
    case .dictionary(_, let value): isFunction(value)
    default: false
    }
  }

  private func call(around source: Source) -> Ref? {
    if program.kind(source.place) == .call { return source.place }
    guard let argument = program.parent(source.place), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return nil }
    return call
  }

  /// The argument that names a type: `Route.self`.
  private func namedType(in call: Ref) -> Ref? {
    semantics.arguments(of: call).lazy.compactMap { program.child($0, .value) }.first { e in
      guard program.kind(e) == .member, program.name(e) == "self", let base = program.child(e, .base) else {
        return false
      }
      switch semantics.typeReference(base)?.core {
      case .named, .external: return true
      default: return false
      }
    }
  }

  /// `StackOf<UUID, Home>(…)`: the argument for the generic parameter whose type is registered.
  private func typeArgument(of call: Ref, for type: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .specialize,
      case .generic(let parameter)? = semantics.typeReference(type)?.core,
      case .initializer(let id, _) = semantics.callee(of: call),
      let place = program.types[id].generics.firstIndex(of: parameter)
    else { return nil }
    let arguments = program.children(target, .typeArguments)
    return place < arguments.count ? arguments[place] : nil
  }

  /// A function that is passed by its name.
  private func isFunction(_ e: Ref) -> Bool {
    evaluator.values(of: e, in: Environment(parent: nil)).contains { if case .function = $0 { true } else { false } }
  }
}

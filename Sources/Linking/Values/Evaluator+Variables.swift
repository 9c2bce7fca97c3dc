import SourceFacts

/// The values of variables: their binding, their getter's result, or a symbol for the variable.
extension Evaluator {
  func bound(_ key: VariableKey, _ env: Environment) -> [Value]? {
    guard let binding = env.binding(key) else { return nil }
    switch binding {
    case .values(let values): return values
    case .expression(let r, let e): return collected(key, fitting(key, evaluate(r, e)))
    case .rootExpression(let r): return collected(key, fitting(key, evaluate(r, env.outermost)))
    }
  }

  /// A variadic parameter holds the list of its arguments.
  private func collected(_ key: VariableKey, _ values: [Value]) -> [Value] {
    key.number < 0 && program.kind(key.declaration) == .parameter && program.flags(key.declaration).contains(.trailing)
      ? [.array(values)] : values
  }

  /// Drops values whose type is not the variable's enum.
  func fitting(_ key: VariableKey, _ values: [Value]) -> [Value] {
    guard values.count > 1 || values.first?.isConcrete == true else { return values }
    let declared =
      key.number >= 0 && program.kind(key.declaration) != .variable
      ? semantics.closureParameterType(key.declaration, key.number) : semantics.declaredType(key.declaration)
    guard case .named(let wanted, _) = declared.core, program.types[wanted].kind == .enum else { return values }
    let fit = values.filter { mayBe(wanted, type(of: $0)) }
    if fit.isEmpty { noteMisfit() }
    return fit
  }

  private func mayBe(_ wanted: TypeID, _ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): id == wanted || !program.types[id].isDeclared || program.types[id].isProtocol
    case .external(let name, _): !SDK.plainTypes.contains(name)
    case .array, .tuple, .dictionary: false
    default: true
    }
  }

  func closureParameter(_ closure: Ref, _ place: Int, _ key: VariableKey, _ env: Environment) -> [Value] {
    if let values = bound(key, env) { return values }
    switch semantics.closureParameterSource(closure, place) {
    case .value(let r): return evaluate(r, env).filter { $0 != .null }
    case .element(let r):
      // The values of a publisher may still be found where they are put in.
      if semantics.isStream(r) { return [.parameter(key)] }
      let values = elements(evaluate(r, env), at: r)
      return values.allSatisfy { if case .unknown = $0 { true } else { false } } ? [.parameter(key)] : values
    case .typeNamed, nil: return [.parameter(key)]
    }
  }

  /// The caller gave cases of an enum for the parameter: the default for `nil` is not evaluated.
  func isGivenCase(_ values: [Value], for e: Ref) -> Bool {
    guard program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e),
      program.kind(d) == .parameter, !values.isEmpty
    else { return false }
    return values.allSatisfy {
      if case .enumCase(let id, _, _, _) = $0 { program.types[id].kind == .enum } else { false }
    }
  }

  func getter(of variable: Ref) -> Ref? { program.getter(of: variable) }

  func ownMember(_ list: [Ref], _ type: TypeID, _ env: Environment, at r: Ref) -> [Value] {
    let me = receiver(type, env)
    if let v = list.first(where: { program.kind($0) == .variable }) {
      if program.flags(v).contains(.isStatic) {
        if case .metatype(let owner)? = env.innermostReceiver?.first {
          return staticMember(program.symbol(v), of: owner, r, env)
        }
        return variable(v, receiver: [.metatype(.named(type, []))], env)
      }
      return unique(me.flatMap { read(program.symbol(v), of: $0, declared: v, env, at: r) })
    }
    return semantics.answering(list, of: type).map { .function($0, receiver: me) }
  }

  /// The value of a stored or computed variable: bound, computed, or symbolic.
  func variable(_ v: Ref, receiver: [Value]?, _ env: Environment) -> [Value] {
    let key = VariableKey(declaration: v)
    if let values = bound(key, env) { return values }
    if let getter = getter(of: v) {
      guard !callStack.contains(v) else { return [.unknown(v)] }
      callStack.append(v)
      defer { callStack.removeLast() }
      return body(getter, Environment(parent: env.outermost, receiver: receiver))
    }
    if program.flags(v).contains(.isLet) || program.flags(v).contains(.isLazy),
      let initial = program.child(v, .initializer),
      program.kind(initial) != .null
    {
      return evaluate(initial, Environment(parent: env.outermost, receiver: receiver))
    }
    // A variable that is never set keeps its declared value.
    if program.flags(v).contains(.isStatic), let initial = program.child(v, .initializer),
      program.kind(initial) != .null,
      program.assignments[program.symbol(v)].isEmpty
    {
      return evaluate(initial, Environment(parent: env.outermost, receiver: receiver))
    }
    return [.property(key)]
  }
}

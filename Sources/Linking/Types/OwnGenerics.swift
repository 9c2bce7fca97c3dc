import SourceFacts

/// A function's generic parameters, and what the arguments of a call tell of them.
extension Semantics {
  /// The result type of a call, with the generic parameters that its arguments fix.
  func substituteGenerics(_ result: TypeExpression, call: Ref, function: Ref) -> TypeExpression {
    guard containsGeneric(result) else { return result }
    return replacing(generics(of: function, in: call, asksClosures: true, asksTypes: true), in: result)
  }

  /// The type of a closure parameter, with the generic parameters that the other arguments fix: `func observe<V>(_
  /// value: V, action: (V) -> Void)`. The closure's result is not examined, as it depends on the closure's parameters.
  /// A metatype argument is not used where the closure receives such an object (`tell(Observer.self) { $0.failed() }`):
  /// such a function passes on objects that other code gave it, and the caller is on none of their screens.
  func withKnownInputs(_ closure: TypeExpression, of function: Ref, in call: Ref) -> TypeExpression {
    guard case .function(let inputs, _) = closure.core, inputs.contains(where: containsGeneric) else { return closure }
    let getsObjects = inputs.contains { if case .generic = $0.core { true } else { false } }
    return replacing(generics(of: function, in: call, asksClosures: false, asksTypes: !getsObjects), in: closure)
  }

  /// The same for a property that a memberwise initialiser fills: `Stack(model: cart) { model in … }`, with `let model: M;
  /// let root: (M) -> Root`.
  func withKnownInputs(_ closure: TypeExpression, ofMembersOf id: TypeID, in call: Ref) -> TypeExpression {
    guard case .function(let inputs, _) = closure.core, inputs.contains(where: containsGeneric) else { return closure }
    var known: [Ref: TypeExpression] = [:]
    for argument in arguments(of: call) {
      guard let value = program.child(argument, .value), program.kind(value) != .closure,
        let label = program.symbols.find(program.name(argument)),
        let member = program.types[id].members[label]?.first(where: { program.kind($0) == .variable })
      else { continue }
      let wanted = declaredType(member)
      if containsGeneric(wanted) { unify(wanted, type(of: value), &known) }
    }
    return known.isEmpty ? closure : replacing(known, in: closure)
  }

  private func generics(
    of function: Ref, in call: Ref, asksClosures: Bool, asksTypes: Bool
  ) -> [Ref: TypeExpression] {
    var known: [Ref: TypeExpression] = [:]
    for (argument, parameter) in matching(call, function) {
      guard let node = program.child(parameter, .type), let value = program.child(argument, .value) else { continue }
      let wanted = resolve(node)
      guard containsGeneric(wanted) else { continue }
      if !asksTypes, case .metatype = wanted { continue }
      if program.kind(value) != .closure {
        unify(wanted, type(of: value), &known)
      } else if asksClosures {
        unify(wanted, .function([], closureResult(value)), &known)
      }
    }
    return known
  }

  private func unify(_ parameter: TypeExpression, _ argument: TypeExpression, _ known: inout [Ref: TypeExpression]) {
    switch (parameter, argument) {
    case (.generic(let g), let a): if known[g] == nil, !a.isUnknown { known[g] = a }
    case (.metatype(let p), .metatype(let a)): unify(p, a, &known)
    case (.optional(let p), .optional(let a)): unify(p, a, &known)
    case (.optional(let p), let a): unify(p, a, &known)
    case (.array(let p), .array(let a)): unify(p, a, &known)
    case (.function(_, let p), .function(_, let a)): unify(p, a, &known)
    case (.external(let x, let p), .external(let y, let a)) where x == y:
      for (p, a) in zip(p, a) { unify(p, a, &known) }
    case (.named(let x, let p), .named(let y, let a)) where x == y: for (p, a) in zip(p, a) { unify(p, a, &known) }
    default: break
    }
  }
}

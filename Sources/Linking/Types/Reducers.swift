import SourceFacts

/// Reducers of an app's own stores, or of a library without a dialect: code that maps a state and an action to the next
/// state.
extension Semantics {
  /// The enum that a function takes beside a state which it returns changed: `static func update(state: Self, action:
  /// Action, environment: Environment) -> Update<Self>`.
  func reducedAction(ofParameter place: Int, of function: Ref) -> TypeID? {
    guard program.kind(function) == .function else { return nil }
    let parameters = parameters(of: function)
    guard parameters.count > 1, place < parameters.count, let action = declaredType(parameters[place], isEnum: true)
    else { return nil }
    let result = program.child(function, .result).map(resolve)
    let states = parameters.filter { $0 != parameters[place] }.compactMap { declaredType($0, isEnum: false) }
    return result.map { given in states.contains { holds($0, given) } } ?? false ? action : nil
  }

  /// Code that takes an enum of the app beside a state, and changes or returns the state: a function outside of
  /// classes, or a closure in a global or static variable. It is passed to a store as a value.
  func hasReducersShape(_ member: Ref) -> Bool {
    if let owner = program.enclosingType(member), program.types[owner].kind == .class || isScreenType(owner) {
      return false
    }
    switch program.kind(member) {
    case .function: return takesActionAndState(function: member)
    case .variable:
      guard program.enclosingType(member) == nil || program.flags(member).contains(.isStatic),
        let closure = program.child(member, .initializer), program.kind(closure) == .closure
      else { return false }
      let types = (0..<2).map { closureParameterType(closure, $0).core }
      return types.contains { isDeclared($0, .enum) } && types.contains { isDeclared($0, .struct) }
    default: return false
    }
  }

  private func takesActionAndState(function: Ref) -> Bool {
    let parameters = parameters(of: function)
    let states = parameters.compactMap { declaredType($0, isEnum: false) }
    guard parameters.count > 1, !states.isEmpty, parameters.contains(where: { declaredType($0, isEnum: true) != nil })
    else { return false }
    guard let result = program.child(function, .result).map(resolve) else { return true }
    return result.core == .external("Void", []) || result.core == .tuple([]) || states.contains { holds($0, result) }
  }

  private func isDeclared(_ type: TypeExpression, _ kind: TypeInfo.Kind) -> Bool {
    guard case .named(let id, _) = type else { return false }
    return program.types[id].isDeclared && program.types[id].kind == kind
  }

  /// The enums that code with the form of a reducer takes.
  func actions(ofReducer member: Ref) -> [TypeID] {
    if program.kind(member) == .function { return parameters(of: member).compactMap { declaredType($0, isEnum: true) } }
    guard let closure = program.child(member, .initializer) else { return [] }
    return (0..<2).compactMap { place in
      if case .named(let id, _) = closureParameterType(closure, place).core, program.types[id].isDeclared,
        program.types[id].kind == .enum
      {
        id
      } else {
        nil
      }
    }
  }

  private func declaredType(_ parameter: Ref, isEnum: Bool) -> TypeID? {
    guard case .named(let id, _)? = program.child(parameter, .type).map({ resolve($0).core }),
      program.types[id].isDeclared,
      program.types[id].kind != .protocol
    else { return nil }
    return (program.types[id].kind == .enum) == isEnum ? id : nil
  }

  /// A result is a state, or a library's box around one.
  private func holds(_ state: TypeID, _ result: TypeExpression) -> Bool {
    switch result.core {
    case .named(let id, _): id == state
    case .external(_, let arguments), .tuple(let arguments, _): arguments.contains { holds(state, $0) }
    default: false
    }
  }

  /// The action type of a store whose source is not read: `store.send(.opened(id))` on a `Store<Feature>`, where the
  /// feature declares its actions, or on a `Store<State, Action>`.
  func storeAction(_ argument: Ref, on base: Ref) -> TypeExpression? {
    guard let value = program.child(argument, .value),
      let member = program.kind(value) == .call ? program.child(value, .callee) : value,
      program.kind(member) == .member,
      program.child(member, .base) == nil, case .external(_, let arguments) = type(of: base).core
    else { return nil }
    let name = program.symbol(member)
    func isAction(_ type: TypeExpression) -> Bool {
      if case .named(let id, _) = type, program.types[id].kind == .enum {
        program.types[id].cases[name] != nil
      } else {
        false
      }
    }
    for case .named(let id, _) in arguments where program.types[id].isDeclared {
      if isAction(.named(id, [])) { return .named(id, []) }
      let inner = (Array(program.types[id].nested.keys) + Array(program.types[id].aliases.keys)).sorted().compactMap {
        resolveTypeName($0, inType: id)
      }.filter(isAction)
      if let first = inner.first, inner.allSatisfy({ $0 == first }) { return first }
    }
    return nil
  }

  /// A library's overload of an app's reducer that takes several actions instead of one: `update(state: state, actions:
  /// [.saved, .push(.done)])` next to `func update(state: Self, action: Action)`.
  func severalOfOne(_ argument: Ref, of call: Ref) -> TypeExpression? {
    guard let value = program.child(argument, .value), program.kind(value) == .array,
      program.name(argument).hasSuffix("s")
    else { return nil }
    let one = String(program.name(argument).dropLast())
    guard case .named(let id, _) = calledType(of: call) else { return nil }
    for f in members(named: program.symbol(call), of: id) where program.kind(f) == .function {
      let parameters = parameters(of: f)
      guard let place = parameters.firstIndex(where: { label(of: $0) == one }),
        let action = reducedAction(ofParameter: place, of: f)
      else { continue }
      return .array(.named(action, []))
    }
    return nil
  }

  private func calledType(of call: Ref) -> TypeExpression {
    if let base = program.child(call, .callee).flatMap({ program.kind($0) == .member ? program.child($0, .base) : nil }
    ),
      let named = typeReference(base)
    {
      return named.core
    }
    return receiverType(of: call).core
  }

  /// A function that maps an action, or a message, to another action: `static func tag(_ action: RowAction) ->
  /// ListAction`.
  func mappedAction(ofParameter place: Int, of function: Ref) -> TypeID? {
    let parameters = program.kind(function) == .function ? parameters(of: function) : []
    guard parameters.count == 1, place == 0, let action = declaredType(parameters[0], isEnum: true),
      case .named(let made, _)? = program.child(function, .result).map({ resolve($0).core }),
      program.types[made].kind == .enum
    else { return nil }
    return action
  }
}

import NavigationModel
import SourceFacts

/// Enums with one case for nothing, which a computed flag asks for: `enum Wish { case nothing, editor, search; var
/// isShown: Bool { self != .nothing } }`. Who sets that case takes back what is presented.
extension PathStates {
  /// The states, the enum, and its only case for which the flag is false.
  private struct Idle {
    var states: [Ref]
    var type: TypeID
    var name: Symbol
  }

  /// The assignments of that case, and the calls of the enum's own methods that set it.
  func resets(toIdleCaseOf flag: Ref) -> [Ref] {
    guard let idle = idleCase(askedBy: flag) else { return [] }
    var result: [Ref] = []
    for variable in idle.states + idle.states.flatMap(flow.aliases) {
      result += program.assignmentsNamed(program.name(variable)).filter { assign in
        program.child(assign, .target).flatMap(flow.declaration) == variable && sets(idle, assign)
          && program.enclosingMember(assign).map { program.name($0) != "init" } ?? false
      }
      for method in methods(setting: idle) {
        result += flow.callers(of: method).filter { call in
          program.child(call, .callee).flatMap { program.child($0, .base) }.flatMap(flow.declaration) == variable
        }
      }
    }
    return result.filter { !program.isOutOfScope($0) && !flow.isInSetterOfBinding($0) }
  }

  private func idleCase(askedBy flag: Ref) -> Idle? {
    guard let (states, type, asks) = question(askedBy: flag) else { return nil }
    var idle: [Symbol] = []
    for (name, declaration) in program.types[type].cases {
      switch asks(.enumCase(type, name, expression: declaration, Environment(parent: nil))) {
      case .yes: continue
      case .no: idle.append(name)
      case .maybe: return nil
      }
    }
    guard idle.count == 1, program.types[type].cases.count > 1 else { return nil }
    return Idle(states: states, type: type, name: idle[0])
  }

  /// The enum that a flag asks for, and whether the flag is set for one of its cases.
  private func question(askedBy flag: Ref) -> (states: [Ref], type: TypeID, asks: (Value) -> Evaluator.Truth)? {
    // `$state.isShown`, a property of the enum.
    if program.kind(flag) == .member, let property = flow.declaration(of: flag), let base = program.child(flag, .base),
      let type = program.enclosingType(property), program.types[type].kind == .enum,
      let asked = evaluator.getter(of: property).flatMap(onlyExpression)
    {
      let states = self.states(of: base).filter { isOf(type, $0) }
      guard !states.isEmpty else { return nil }
      return (states, type, { truth(of: asked, Environment(parent: nil, receiver: [$0])) })
    }
    // `Binding(get: { state != .nothing }, set: …)`
    guard let get = getter(ofBinding: flag), let asked = program.child(get, .body).flatMap(onlyExpression) else {
      return nil
    }
    var found: (state: Ref, type: TypeID)?
    program.forEachNode(in: asked) { node in
      if [.name, .member].contains(program.kind(node)), let d = flow.declaration(of: node), isState(d),
        case .named(let id, _) = flow.semantics.declaredType(d), program.types[id].kind == .enum
      {
        found = (d, id)
      }
      return true
    }
    guard let (state, type) = found else { return nil }
    let key = VariableKey(declaration: state)
    return ([state], type, { truth(of: asked, Environment(parent: nil, bindings: [key: .values([$0])])) })
  }

  private func truth(of asked: Ref, _ env: Environment) -> Evaluator.Truth {
    evaluator.begin()
    return evaluator.truth(of: asked, env)
  }

  private func onlyExpression(_ block: Ref) -> Ref? {
    let statements = program.children(block)
    guard statements.count == 1 else { return nil }
    return program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
  }

  private func isOf(_ type: TypeID, _ state: Ref) -> Bool {
    if case .named(type, _) = flow.semantics.declaredType(state) { true } else { false }
  }

  /// The enum's own methods that set the case, other than as one of several: `mutating func clear() { self = .nothing }`.
  private func methods(setting idle: Idle) -> [Ref] {
    program.assignmentsNamed("self").compactMap { assign in
      guard program.enclosingType(assign) == idle.type, sets(idle, assign),
        let method = program.enclosingMember(assign), program.kind(method) == .function, program.name(method) != "init",
        let block = program.parent(assign), program.parent(block) == method
      else { return nil }
      return method
    }
  }

  private func sets(_ idle: Idle, _ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value) else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(value, Environment(parent: nil))
    guard values.count == 1, case .enumCase(idle.type, idle.name, _, _) = values[0] else { return false }
    return true
  }
}

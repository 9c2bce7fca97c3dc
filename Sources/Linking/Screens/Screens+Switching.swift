import SourceFacts

extension ScreenFinder {
  /// The screens that a switching view shows for its route; nil for any other view.
  func chosen(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let inner = targets(of: switchedContent(of: id, .instance(.named(id, []), call: call, env), env), depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// A view that consists of a `switch` over its route stands for the screen of that route.
  private func switchedContent(of id: TypeID, _ value: Value, _ env: Environment) -> [Value] {
    guard let name = program.symbols.find("body"),
      let body = program.types[id].members[name]?.first(where: { program.kind($0) == .variable }),
      let getter = evaluator.getter(of: body), let chosen = choice(in: getter),
      let subject = program.child(chosen, .subject),
      let (holder, route) = routeGiven(by: subject, in: id),
      program.parent(chosen) == getter || program.parent(chosen).map(program.kind) == .returned
        || !keepsState(id, besides: holder)
    else { return [] }
    let frame = Environment(parent: env.outermost, receiver: [value])
    let given = evaluator.evaluate(subject, frame)
    guard !given.isEmpty, case .named(let type, _) = semantics.declaredType(route).core,
      program.types[type].kind == .enum
    else { return [] }
    guard given.allSatisfy({ if case .enumCase = $0 { true } else { false } }) else {
      // The appearance for an unknown value is the screen's own choice.
      if holder != route { return [] }
      for unknown in given { evaluator.noteViewFork(unknown, over: type, at: chosen) }
      return []
    }
    return evaluator.statements([chosen], frame).values
  }

  /// The property with which a view is made, and the route in its `switch`: the property itself, or a route in the
  /// value on a path or in a presenter: `switch page.kind { … }`.
  private func routeGiven(by subject: Ref, in id: TypeID) -> (holder: Ref, route: Ref)? {
    if let route = stored(subject, in: id) { return (route, route) }
    guard program.kind(subject) == .member, let base = program.child(subject, .base), let holder = stored(base, in: id),
      case .named(let value, _) = semantics.declaredType(holder).core, program.types[value].kind == .struct,
      isItem(value),
      let route = semantics.members(named: program.symbol(subject), of: value).first(where: {
        program.kind($0) == .variable && evaluator.getter(of: $0) == nil
      })
    else { return nil }
    return (holder, route)
  }

  /// The `switch` that is the whole block, under modifiers and containers that pass their content on: `Group { switch
  /// route { … } }.environmentObject(router)`. A layout belongs to a screen.
  private func choice(in block: Ref) -> Ref? {
    var block = block
    for _ in semantics.turns(\.nameChain) {
      let statements = program.children(block)
      guard statements.count == 1, let statement = statements.first else { return nil }
      let shown = program.kind(statement) == .returned ? program.child(statement, .value) ?? statement : statement
      if program.kind(shown) == .switch { return shown }
      let base = semantics.chainBase(shown)
      guard program.kind(base) == .call, program.child(base, .callee).map(program.kind) == .name,
        wrappers[program.name(base)] != nil,
        let content = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
      else { return nil }
      block = content
    }
    return nil
  }

  /// A view that frames its `switch` and has state of its own is a screen with several states.
  private func keepsState(_ id: TypeID, besides route: Ref) -> Bool {
    semantics.memberwise(id).contains { m in
      m != route && program.child(m, .initializer) != nil
        && program.children(m, .attributes).contains {
          SDK.keptObjects.contains(program.name($0))
        }
    }
  }

  /// A route that conforms to `View` shows the screen of its case.
  func routeItself(_ value: Value, _ id: TypeID, depth: Int) -> [Target]? {
    guard let name = program.symbols.find("body"),
      let body = program.types[id].members[name]?.first(where: { program.kind($0) == .variable }),
      let getter = evaluator.getter(of: body)
    else { return nil }
    let inner = targets(of: evaluator.body(getter, Environment(parent: nil, receiver: [value])), depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// The plain stored property that an expression names, or state that keeps its initial value.
  func stored(_ r: Ref, in id: TypeID) -> Ref? {
    let isOwn =
      program.kind(r) == .name
      || (program.kind(r) == .member && program.child(r, .base).map { program.name($0) == "self" } ?? false)
    guard isOwn else { return nil }
    return semantics.memberwise(id).first { m in
      guard program.symbol(m) == program.symbol(r) else { return false }
      let attributes = program.children(m, .attributes)
      return attributes.isEmpty || attributes.map(program.name) == ["State"] && !isChanged(m, in: id)
    }
  }

  /// The view assigns its state, or passes a binding to it.
  private func isChanged(_ state: Ref, in id: TypeID) -> Bool {
    let isOwn = { (r: Ref) in program.enclosingType(r) == id }
    if program.assignments[program.symbol(state)].contains(where: isOwn) { return true }
    return program.symbols.find("$" + program.name(state)).map { program.mentions[$0].contains(where: isOwn) } ?? false
  }
}

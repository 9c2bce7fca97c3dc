import SourceFacts

/// Initialisers that are passed as values and called elsewhere: `.sheet(item: $page, content: PageScreen.init)`.
extension Evaluator {
  /// The object that such an initialiser makes. Its environment binds the arguments to the initialiser's parameters, or
  /// to the stored variables that a memberwise initialiser sets.
  func made(_ type: TypeExpression, at place: Ref, with arguments: [Environment.Binding], root: Environment) -> Value {
    let frame = Environment(parent: root)
    guard case .named(let id, _) = type else {
      // Where nobody declares the parameters, what is given is known by its number.
      for (number, argument) in arguments.enumerated() {
        frame.bindings[VariableKey(declaration: place, number: number)] = argument
      }
      return .instance(type, call: place, frame)
    }
    let takers = initialiser(of: id, taking: arguments.count).map(semantics.parameters) ?? givenToAll(of: id)
    for (taker, argument) in zip(takers, arguments) { frame.bindings[VariableKey(declaration: taker)] = argument }
    return .instance(type, call: place, frame)
  }

  /// What an initialiser of the SDK's that was handed on was given first: `pages.map(UINavigationController.init)`.
  func given(to maker: Ref, _ env: Environment) -> [Value]? {
    guard program.kind(maker) == .member else { return nil }
    return bound(VariableKey(declaration: maker, number: 0), env)
  }

  /// What a value that was made so holds in a stored variable; nil where that is not known.
  func storedValue(_ v: Ref, givenIn env: Environment, madeOf id: TypeID) -> [Value]? {
    let key = VariableKey(declaration: v)
    if env.ownBindings[key] != nil { return bound(key, env) }
    let given = Set(env.ownBindings.keys.compactMap { program.parent($0.declaration).flatMap(program.parent) })
    guard given.count == 1, let f = given.first, program.kind(f) == .function, program.name(f) == "init",
      program.enclosingType(f) == id
    else { return nil }
    let assigned = (Array(program.assignments[program.symbol(v)]) + wrapperAssignments(v)).first {
      $0.file == f.file && program.enclosingMember($0) == f
    }
    return assigned.flatMap { program.child($0, .value) }.map { evaluate($0, env) }
  }

  /// The stored variables for which a memberwise initialiser needs an argument.
  private func givenToAll(of id: TypeID) -> [Ref] {
    let fromAbove = semantics.library.environmentModifiers.values
    return semantics.memberwise(id).filter { v in
      program.child(v, .initializer) == nil
        && !program.children(v, .attributes).contains { fromAbove.contains(program.name($0)) }
    }
  }

  /// The only initialiser of a type with this number of arguments.
  private func initialiser(of id: TypeID, taking count: Int) -> Ref? {
    guard let name = program.symbols.find("init") else { return nil }
    let fitting = semantics.members(named: name, of: id).filter { f in
      guard program.kind(f) == .function else { return false }
      let parameters = semantics.parameters(of: f)
      let needed = parameters.filter { program.child($0, .initializer) == nil }.count
      return needed <= count && count <= parameters.count
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

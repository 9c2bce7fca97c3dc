import SourceFacts

extension RouteResolvers {
  /// The screens that the views with a state show for one of its values: the arms of the `switch` over it in their
  /// bodies.
  func targetsOfHolders(of type: TypeID, showing value: Value) -> [Target] {
    var result: [Target] = []
    for (property, statement) in switches(over: type) {
      let root = Environment(parent: nil, bindings: [VariableKey(declaration: property): .values([value])])
      evaluator.begin()
      for t in finder.targets(of: evaluator.switchStatement(statement, on: [value], root).values)
      where !result.contains(t) { result.append(t) }
    }
    return result
  }

  private func switches(over type: TypeID) -> [(property: Ref, statement: Ref)] {
    if let known = stateSwitches[type] { return known }
    var result: [(property: Ref, statement: Ref)] = []
    guard let name = program.symbols.find("body") else { return [] }
    for id in program.types.indices where semantics.isView(id) && !program.types[id].isOutOfScope {
      guard let body = program.types[id].members[name]?.first(where: { program.kind($0) == .variable }),
        let property = semantics.memberwise(id).first(where: {
          if case .named(type, _) = semantics.declaredType($0).core { true } else { false }
        })
      else { continue }
      for part in parts(of: body, in: id) {
        program.forEachNode(in: part) { r in
          if program.kind(r) == .switch, let subject = program.child(r, .subject),
            case .named(type, _) = semantics.type(of: subject).core
          {
            result.append((property, r))
          }
          return true
        }
      }
    }
    stateSwitches[type] = result
    return result
  }

  /// A view's body, and the view's properties that the body uses: `var body: some View { content.padding() }`.
  private func parts(of body: Ref, in view: TypeID) -> [Ref] {
    var result = [body]
    program.forEachNode(in: body) { r in
      if program.kind(r) == .name,
        let part = program.types[view].members[program.symbol(r)]?.first(where: {
          program.kind($0) == .variable && semantics.givesScreen($0)
        }), !result.contains(part)
      {
        result.append(part)
      }
      return true
    }
    return result
  }
}

import SourceFacts

/// Code that one object puts into the arguments of an app's component: `List(rows: model.rows)`, where the model makes
/// each row with its action. Many screens have such a list, each with rows of its own.
extension Attribution {
  /// The class whose code wrote the closure that a component runs at a place, as long as the way stays in components.
  func writer(of code: Ref?, runAt place: Ref, after known: TypeID?) -> TypeID? {
    guard let runner = program.enclosingType(place), isPlainComponent(runner) else { return nil }
    guard let code else { return known }
    return program.enclosingType(code).flatMap {
      program.types[$0].kind == .class && !semantics.isScreenType($0) ? $0 : nil
    }
  }

  /// The users of an app's component that pass it something of the writer's, where there are some.
  func users(_ users: [User], giving component: TypeID?, whatIsOf writer: TypeID?) -> [User] {
    guard let writer, let component, isPlainComponent(component) else { return users }
    let givers = users.filter { user in
      flow.constructions(of: component).contains { unit(of: $0) == user.place && isGiven($0, by: writer) }
    }
    return givers.isEmpty ? users : givers
  }

  private func isPlainComponent(_ type: TypeID) -> Bool { semantics.isView(type) && !shown.contains(type) }

  /// `rows: model.rows`, with a model of the class, or of a protocol to which the class conforms.
  private func isGiven(_ construction: Ref, by writer: TypeID) -> Bool {
    semantics.arguments(of: construction).compactMap { program.child($0, .value) }.contains { value in
      var owner = value
      while program.kind(owner) == .member || program.kind(owner) == .call,
        let inner = program.child(owner, program.kind(owner) == .member ? .base : .callee)
      {
        owner = inner
        if program.kind(owner) == .name, isObject(owner, of: writer) { return true }
      }
      return false
    }
  }

  private func isObject(_ object: Ref, of writer: TypeID) -> Bool {
    types(semantics.type(of: object)).contains { $0 == writer || semantics.inherits(writer, from: $0) }
  }

  private func types(_ said: TypeExpression) -> [TypeID] {
    switch said.core {
    case .named(let id, _): [id]
    case .opaque(let parts): parts.flatMap(types)
    case .generic(let parameter): semantics.boundTypes(parameter)
    default: []
    }
  }
}

import SourceFacts

extension Semantics {
  /// The enum of the app whose case is passed to a library's object, by the object's generic arguments: `.open` in
  /// `machine.send(.open)`, with `let machine: StateMachine<State, Event>` and a `case open` of `Event`.
  func enumTold(to object: Ref, by argument: Ref) -> TypeExpression? {
    guard let value = program.child(argument, .value), let name = implicitCase(value),
      case .external(_, let told) = type(of: object).core
    else { return nil }
    let fitting = told.filter {
      guard case .named(let id, _) = $0.core else { return false }
      return program.types[id].kind == .enum && program.types[id].cases[name] != nil
    }
    return fitting.count == 1 ? fitting[0].core : nil
  }

  /// `.open`, `.open(page)`
  private func implicitCase(_ e: Ref) -> Symbol? {
    let named = program.kind(e) == .call ? program.child(e, .callee) : e
    guard let named, program.kind(named) == .member,
      program.child(named, .base).map({ program.kind($0) == .none }) ?? true
    else { return nil }
    return program.symbol(named)
  }
}

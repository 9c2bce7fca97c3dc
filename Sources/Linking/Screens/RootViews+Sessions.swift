import SourceFacts

extension RootViews {
  /// The `switch` that is the whole content of a root view's stack, over state that other code than its owner sets: a
  /// session, a phase of the app. State that only its owner sets (`.loading`, `.loaded`) belongs to one screen.
  func chosenInStack(_ getter: Ref) -> Ref? {
    let built = program.children(getter).filter { program.kind($0) != .variable }
    guard built.count == 1, let only = built.first else { return nil }
    let stack = semantics.chainBase(program.kind(only) == .returned ? program.child(only, .value) ?? only : only)
    guard program.kind(stack) == .call, program.child(stack, .callee).map(program.kind) == .name,
      finder.stacks.contains(program.name(stack)),
      let content = semantics.trailingClosure(of: stack).flatMap({ program.child($0, .body) }),
      let statement = chosen(in: content), program.kind(statement) == .switch,
      let subject = program.child(statement, .subject), let state = flow.declaration(of: subject),
      isSetByOthers(state) || isOwnState(state)
    else { return nil }
    return statement
  }

  private func isSetByOthers(_ state: Ref) -> Bool {
    guard program.kind(state) == .variable, let owner = program.enclosingType(state),
      program.types[owner].kind == .class
    else { return false }
    return flow.writes(to: state).contains { write in
      program.enclosingType(write) != owner && !program.isOutOfScope(write)
    }
  }

  /// State of the view itself that starts as nil: `@State private var start: Start?`. The values assigned to it say
  /// where the app begins.
  private func isOwnState(_ state: Ref) -> Bool {
    guard program.kind(state) == .variable, let owner = program.enclosingType(state), semantics.isView(owner),
      case .optional(.named(let id, _)) = semantics.declaredType(state)
    else { return false }
    return program.types[id].kind == .enum
      && program.child(state, .initializer).map { program.kind($0) == .null } ?? true
  }

  /// The subject of a `switch` starts as nil, without saying so.
  func beginsWithNothing(_ statement: Ref) -> Bool {
    guard let state = program.child(statement, .subject).flatMap(flow.declaration), program.kind(state) == .variable,
      case .optional = semantics.declaredType(state), evaluator.getter(of: state) == nil
    else { return false }
    return program.child(state, .initializer) == nil && !program.flags(state).contains(.isLet)
  }
}

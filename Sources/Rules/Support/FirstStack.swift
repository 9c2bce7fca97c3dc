import Linking
import SourceFacts

/// The stack with which an expression's view begins, through components, functions and modifiers of the app.
struct FirstStack {
  let program: LinkedProgram

  struct Found {
    /// The container's call.
    var stack: Ref
    /// The part that adds the container at the expression: the call of a component or modifier of the app, which others
    /// use as well; else the container itself.
    var bearer: Ref
  }

  /// Nil where something else is around the container, or where a condition decides.
  func of(_ expression: Ref) -> Found? {
    let chain = program.modifierChain(expression)
    for modifier in chain.dropLast() {
      if let stack = stack(wrappedBy: modifier, depth: 0) { return Found(stack: stack, bearer: modifier) }
    }
    guard let base = chain.last else { return nil }
    return stack(in: base, depth: 0).map { Found(stack: $0, bearer: base) }
  }

  private func stack(beginning expression: Ref, depth: Int) -> Ref? {
    let chain = program.modifierChain(expression)
    for modifier in chain.dropLast() {
      if let found = stack(wrappedBy: modifier, depth: depth) { return found }
    }
    return chain.last.flatMap { stack(in: $0, depth: depth) }
  }

  private func stack(in base: Ref, depth: Int) -> Ref? {
    guard program.kind(base) == .call else { return nil }
    if program.isStack(base) {
      return SDK.stacks.contains(program.name(base)) ? base : nil
    }
    guard depth < program.budget.ruleHelperDepth.most else { return nil }
    switch program.callee(of: base) {
    case .initializer(let type, _) where program.isView(type):
      return program.body(of: type).flatMap { only(in: $0, madeBy: base) }.flatMap {
        stack(beginning: $0, depth: depth + 1)
      }
    // In an extension of all views the modifier is put on the view itself.
    default: return stack(wrappedBy: base, depth: depth)
    }
  }

  /// `inNavigation()`, `modifier(InNavigation())`: their content begins with a stack.
  private func stack(wrappedBy modifier: Ref, depth: Int) -> Ref? {
    guard depth < program.budget.ruleHelperDepth.most else { return nil }
    if case .functions(let list, guessed: false) = program.callee(of: modifier), list.count == 1 {
      return only(in: list[0]).flatMap { stack(beginning: $0, depth: depth + 1) }
    }
    guard let type = program.modifier(appliedBy: modifier),
      let body = program.ownMembers(named: "body", of: type).first
    else { return nil }
    return only(in: body).flatMap { stack(beginning: $0, depth: depth + 1) }
  }

  /// The only expression that a body shows, whatever the state; of two branches the one that the construction's
  /// arguments select: `ProfileView(isEmbedded: true)`.
  private func only(in body: Ref, madeBy call: Ref? = nil) -> Ref? {
    let statements = program.statements(of: body).filter { program.kind($0) != .variable }
    guard statements.count == 1 else { return nil }
    if program.kind(statements[0]) == .ifElse {
      return call.flatMap { branch(of: statements[0], askedFor: $0) }.flatMap { only(in: $0) }
    }
    return program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
  }

  private func branch(of choice: Ref, askedFor call: Ref) -> Ref? {
    guard let conditions = program.child(choice, .conditions).map({ program.children($0) }), conditions.count == 1,
      let asked = conditions.first.flatMap({ program.variable(of: $0) }), program.isMember(asked),
      program.flags(asked).contains(.isLet), let given = program.argument(program.name(asked), of: call),
      program.kind(given) == .boolean
    else { return nil }
    return program.child(choice, program.name(given) == "true" ? .body : .otherwise)
  }
}

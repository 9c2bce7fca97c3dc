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

  /// Nil where something else is around the container, or where a condition decides that the expression leaves open.
  func of(_ expression: Ref) -> Found? {
    let chain = program.modifierChain(expression)
    for modifier in chain.dropLast() {
      if let stack = stack(wrappedBy: modifier, []) { return Found(stack: stack, bearer: modifier) }
    }
    guard let base = chain.last else { return nil }
    return stack(in: base, []).map { Found(stack: $0, bearer: base) }
  }

  /// - Parameter calls: the calls of the components and modifiers around the expression, the outermost first.
  private func stack(beginning expression: Ref, _ calls: [Ref]) -> Ref? {
    let chain = program.modifierChain(expression)
    for modifier in chain.dropLast() {
      if let found = stack(wrappedBy: modifier, calls) { return found }
    }
    return chain.last.flatMap { stack(in: $0, calls) }
  }

  private func stack(in base: Ref, _ calls: [Ref]) -> Ref? {
    guard program.kind(base) == .call else { return nil }
    if program.isStack(base) {
      return SDK.stacks.contains(program.name(base)) ? base : nil
    }
    guard calls.count < program.budget.ruleHelperDepth.most else { return nil }
    switch program.callee(of: base) {
    case .initializer(let type, _) where program.isView(type):
      return program.body(of: type).flatMap { only(in: $0, calls + [base]) }.flatMap {
        stack(beginning: $0, calls + [base])
      }
    // In an extension of all views the modifier is put on the view itself.
    default: return stack(wrappedBy: base, calls)
    }
  }

  /// `inNavigation()`, `modifier(InNavigation())`: their content begins with a stack.
  private func stack(wrappedBy modifier: Ref, _ calls: [Ref]) -> Ref? {
    guard calls.count < program.budget.ruleHelperDepth.most else { return nil }
    if case .functions(let list, guessed: false) = program.callee(of: modifier), list.count == 1 {
      return only(in: list[0], calls + [modifier]).flatMap { stack(beginning: $0, calls + [modifier]) }
    }
    guard let type = program.modifier(appliedBy: modifier), let made = program.argument("", of: modifier),
      let body = program.ownMembers(named: "body", of: type).first
    else { return nil }
    return only(in: body, calls + [made]).flatMap { stack(beginning: $0, calls + [made]) }
  }

  /// The only expression that a body shows, whatever the state; of two branches the one that the arguments of the calls
  /// select: `ProfileView(isEmbedded: true)`.
  private func only(in body: Ref, _ calls: [Ref]) -> Ref? {
    let statements = program.statements(of: body).filter { program.kind($0) != .variable }
    guard statements.count == 1 else { return nil }
    if program.kind(statements[0]) == .ifElse {
      return branch(of: statements[0], calls).flatMap { only(in: $0, calls) }
    }
    return program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
  }

  private func branch(of choice: Ref, _ calls: [Ref]) -> Ref? {
    guard let conditions = program.child(choice, .conditions).map({ program.children($0) }) else { return nil }
    let decided = conditions.map { truth(of: $0, calls) }
    if decided.contains(false) { return program.child(choice, .otherwise) }
    return decided.isEmpty || decided.contains(nil) ? nil : program.child(choice, .body)
  }

  /// What the arguments of the calls decide; nil where they do not.
  private func truth(of condition: Ref, _ calls: [Ref]) -> Bool? {
    switch program.kind(condition) {
    case .boolean: return program.name(condition) == "true"
    case .unary where program.name(condition) == "!":
      return program.children(condition).first.flatMap { truth(of: $0, calls) }.map { !$0 }
    default: break
    }
    guard let call = calls.last, let asked = program.variable(of: condition) else { return nil }
    let outside = Array(calls.dropLast())
    if program.kind(asked) == .parameter {
      let given = program.given(to: asked, by: call) ?? program.child(asked, .initializer)
      return given.flatMap { truth(of: $0, outside) }
    }
    guard program.isMember(asked), program.attributeNames(of: asked).isEmpty else { return nil }
    if let meant = program.meaningOfBody(of: asked) { return truth(of: meant, calls) }
    guard isOnlyGiven(asked), case .value(let value)? = program.value(of: asked, givenBy: call) else { return nil }
    return truth(of: value, outside)
  }

  /// No code changes it in a view that was made.
  private func isOnlyGiven(_ property: Ref) -> Bool {
    program.flags(property).contains(.isLet)
      || program.uses(ofVariable: property).allSatisfy { use in
        if case .write = use.kind {
          program.enclosingMember(use.place).map(program.name) == "init"
        } else {
          use.kind == .read
        }
      }
  }
}

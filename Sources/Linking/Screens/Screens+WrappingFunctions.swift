import SourceFacts

/// Functions that put their parameter or receiver into a new stack, and return the stack: `extension UIViewController {
/// func inStack() -> UINavigationController { let stack = Stack(); stack.viewControllers = [self]; return stack } }`.
extension ScreenFinder {
  /// The content that such a function puts into its stack. Showing the stack shows it.
  func contentPutIntoStack(_ made: Ref) -> Ref? {
    guard let variable = program.parent(made), program.kind(variable) == .variable,
      program.child(variable, .initializer) == made,
      let block = program.parent(variable), program.kind(block) == .block,
      let function = program.enclosingMember(made), program.parent(block) == function, handsBack(variable, in: block)
    else { return nil }
    let filling = program.children(block).filter { content(putBy: $0, into: variable) != nil }
    guard filling.count == 1, let content = content(putBy: filling[0], into: variable), isGiven(content, to: function)
    else { return nil }
    shells.fillings.insert(filling[0])
    return content
  }

  private func handsBack(_ variable: Ref, in block: Ref) -> Bool {
    program.children(block).last.map { last in
      let value = program.kind(last) == .returned ? program.child(last, .value) : last
      return value.map { names($0, variable) } ?? false
    } ?? false
  }

  private func content(putBy statement: Ref, into variable: Ref) -> Ref? {
    switch program.kind(statement) {
    case .call:
      guard ["setViewControllers", "pushViewController"].contains(program.name(statement)),
        let target = program.child(statement, .callee), program.kind(target) == .member,
        let base = program.child(target, .base), names(base, variable)
      else { return nil }
      return semantics.arguments(of: statement).first.flatMap { program.child($0, .value) }
    case .assign:
      guard let target = program.child(statement, .target), program.kind(target) == .member,
        program.name(target) == "viewControllers", let base = program.child(target, .base), names(base, variable)
      else { return nil }
      return program.child(statement, .value)
    default: return nil
    }
  }

  private func names(_ e: Ref, _ variable: Ref) -> Bool {
    program.kind(e) == .name && self.variable(namedBy: e) == variable
  }

  /// The function's own object, or one of its parameters. Any other content is the function's own choice, and its code
  /// shows it.
  private func isGiven(_ content: Ref, to function: Ref) -> Bool {
    let e =
      program.kind(content) == .array ? program.onlyChild(content) ?? content : content
    guard program.kind(e) == .name else { return false }
    if program.name(e) == "self" { return true }
    guard case .local(let d)? = semantics.lookup(program.symbol(e), at: e) else { return false }
    return program.kind(d) == .parameter && program.parent(d).flatMap(program.parent) == function
  }
}

import SourceFacts

extension DataFlow {
  /// The variable that a name stands for, `$0` too.
  func variable(namedBy node: Ref) -> VariableKey? {
    switch program.kind(node) {
    case .name:
      if case .shorthand(let closure, let number)? = semantics.lookup(program.symbol(node), at: node) {
        return VariableKey(declaration: closure, number: number)
      }
      return declaration(of: node).map { VariableKey(declaration: $0) }
    case .member: return declaration(of: node).map { VariableKey(declaration: $0) }
    default: return nil
    }
  }

  /// The call makes a value from another one by a closure: `routes.compactMap { $0.route(for: link) }`.
  func transforms(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return false }
    return SDK.transformations.contains(program.name(call))
  }
}

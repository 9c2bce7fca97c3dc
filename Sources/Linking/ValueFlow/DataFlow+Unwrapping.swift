import SourceFacts

/// Closures that code unwraps before it runs them or passes them on: another name for the same closure.
extension DataFlow {
  /// The parameter that receives the closure which `action.flatMap { Button("Details", action: $0) }` unwraps; where
  /// that parameter has no name, the surrounding closure stands for its `$0`.
  ///
  /// A closure has no members of its own: a method that is called on one is the optional's.
  func taker(ofUnwrapped action: Ref) -> Ref? {
    guard let member = program.parent(action), program.kind(member) == .member, program.child(member, .base) == action,
      let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member,
      let only = semantics.arguments(of: call).first, semantics.arguments(of: call).count == 1,
      let taker = program.child(only, .value), program.kind(taker) == .closure, isClosure(action),
      !isKeptByService(action)
    else { return nil }
    return program.children(taker, .parameters).first ?? taker
  }

  /// The closure belongs to an object that is neither a screen nor a part of one, and the expression stands in code of
  /// such objects. It runs for the code that gave it to that object (`if let onLogOut { onLogOut() }`), not for every
  /// user of such an object.
  func isKeptByService(_ e: Ref) -> Bool {
    guard let property = declaration(of: e), program.kind(property) == .variable,
      program.parent(property).map(program.isDeclarationScope) ?? false, let type = program.enclosingType(property),
      [.class, .actor].contains(program.types[type].kind)
    else { return false }
    let isInScreen = program.enclosingType(e).map(semantics.isController) ?? false
    return !isInScreen && !semantics.isScreenType(type) && !semantics.isComponent(type)
  }

  /// The uses of `$0` in a closure without named parameters.
  func shorthands(of closure: Ref, among uses: NodeIndex) -> [Ref] {
    guard let name = program.symbols.find("$0") else { return [] }
    return uses[name, inFile: closure.file].filter { use in
      guard case .shorthand(closure, 0)? = semantics.lookup(name, at: use) else { return false }
      return true
    }
  }

  /// The variable is another name for a closure that was unwrapped: it belongs to the object that has the optional.
  func isUnwrapped(_ d: Ref) -> Bool {
    var taker = d
    switch program.kind(d) {
    case .optionalBinding: return true
    case .closure: break
    case .parameter:
      guard let closure = program.parent(d).flatMap(program.parent), program.kind(closure) == .closure else {
        return false
      }
      taker = closure
    default: return false
    }
    guard let argument = program.parent(taker), program.kind(argument) == .argument,
      let target = program.parent(argument).flatMap({ program.child($0, .callee) }), program.kind(target) == .member,
      let action = program.child(target, .base)
    else { return false }
    return self.taker(ofUnwrapped: action) == d
  }
}

import SourceFacts

/// Closures that code takes out of an optional before it runs them or hands them on: the same closure by another name.
extension DataFlow {
  /// What gets the closure that `action.flatMap { Button("Details", action: $0) }` unwraps: the parameter of the
  /// closure that is called with it; where that has none of a name, the closure itself stands for its `$0`.
  ///
  /// A closure has no members of its own: what is called on one is the optional's.
  func taker(ofUnwrapped action: Ref) -> Ref? {
    guard let member = program.parent(action), program.kind(member) == .member, program.child(member, .base) == action,
      let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member,
      let only = semantics.arguments(of: call).first, semantics.arguments(of: call).count == 1,
      let taker = program.child(only, .value), program.kind(taker) == .closure, isClosure(action),
      !isKeptByService(action)
    else { return nil }
    return program.children(taker, .parameters).first ?? taker
  }

  /// A closure that an object keeps which is neither a screen nor a part of one, in code of such objects. It runs for
  /// who gave it to that very object (`if let onLogOut { onLogOut() }`), and for nobody who merely uses one of the kind.
  func isKeptByService(_ e: Ref) -> Bool {
    guard let property = declaration(of: e), program.kind(property) == .variable,
      program.parent(property).map(program.isDeclarationScope) ?? false, let type = program.enclosingType(property),
      [.class, .actor].contains(program.types[type].kind)
    else { return false }
    let isInScreen = program.enclosingType(e).map(semantics.isController) ?? false
    return !isInScreen && !semantics.isScreenType(type) && !semantics.isComponent(type)
  }

  /// Where a closure without named parameters names or calls its first one.
  func shorthands(of closure: Ref, among uses: NodeIndex) -> [Ref] {
    guard let name = program.symbols.find("$0") else { return [] }
    return uses[name, inFile: closure.file].filter { use in
      guard case .shorthand(closure, 0)? = semantics.lookup(name, at: use) else { return false }
      return true
    }
  }

  /// Another name for a closure that was taken out of an optional: whoever has it is whoever has the optional.
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

import SourceFacts

/// Members that a macro adds, and whose source nobody sees: `@Wrapped<CartModel, CartPage> final class CartWrapper {}`
/// and `CartWrapper().page`.
extension Evaluator {
  /// What such a member gives, as far as the macro's types say it: the screen, where it is told of one only.
  func madeByMacro(of id: TypeID, at r: Ref, _ env: Environment) -> [Value]? {
    guard let screen = semantics.screenOfMacro(on: id), !isNoScreen(asMemberOf: id, at: r) else { return nil }
    return [.instance(.named(screen, []), call: r, env)]
  }

  /// `CartWrapper().makePage()`
  func madeByMacro(by call: Ref, _ env: Environment) -> [Value]? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      program.kind(base) != .none, semantics.typeReference(base) == nil,
      case .named(let id, _) = semantics.type(of: base).core, semantics.screenOfMacro(on: id) != nil,
      semantics.members(named: program.symbol(target), of: id).isEmpty
    else { return nil }
    return madeByMacro(of: id, at: call, env)
  }

  /// What the type's own code takes for something else: `wrapper.model.load()`.
  private func isNoScreen(asMemberOf id: TypeID, at r: Ref) -> Bool {
    guard let parent = program.parent(r), program.kind(parent) == .member, program.child(parent, .base) == r,
      let screen = semantics.screenOfMacro(on: id)
    else { return false }
    return semantics.members(named: program.symbol(parent), of: screen).isEmpty
  }
}

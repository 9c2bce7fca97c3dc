import SourceFacts

/// Members that a macro adds, whose source is not available: `@Wrapped<CartModel, CartPage> final class CartWrapper {}`
/// and `CartWrapper().page`.
extension Evaluator {
  /// The value of such a member, as far as the macro's type arguments say: the screen, where they name only one.
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

  /// The type's own code uses the member as something else: `wrapper.model.load()`.
  private func isNoScreen(asMemberOf id: TypeID, at r: Ref) -> Bool {
    guard let parent = program.parent(r), program.kind(parent) == .member, program.child(parent, .base) == r,
      let screen = semantics.screenOfMacro(on: id)
    else { return false }
    return semantics.members(named: program.symbol(parent), of: screen).isEmpty
  }
}

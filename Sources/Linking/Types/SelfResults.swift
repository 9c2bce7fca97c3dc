import SourceFacts

extension Semantics {
  /// The type of a call of a function that gives `Self`: that of the type or object it is called on. `extension FromNib { static func make() -> Self }`,
  /// `let page = DetailController.make()`
  func selfType(madeBy call: Ref, _ function: Ref) -> TypeExpression? {
    guard let result = program.child(function, 3), program.kind(result) == .typeName, program.symbol(result) == selfTypeName, let target = program.child(call, 0),
      program.kind(target) == .member, let base = program.child(target, 0)
    else { return nil }
    var owner = (typeReference(base) ?? type(of: base)).core
    if case .metatype(let inner) = owner { owner = inner.core }
    switch owner {
    case .named, .external, .generic: return owner
    default: return nil
    }
  }

  /// The type of what `T(…)` and `type.init(…)` make where the caller of the function around them chooses it: no protocol that
  /// bounds it says as much.
  func typeChosenByCaller(of call: Ref) -> TypeExpression? {
    guard let target = program.child(call, 0) else { return nil }
    var made: TypeExpression?
    if program.kind(target) == .name {
      made = typeReference(target)
    } else if program.kind(target) == .member, program.name(target) == "init", let base = program.child(target, 0) {
      made = typeReference(base)
      if made == nil, program.kind(base) == .name, case .metatype(let inner) = type(of: base).core { made = inner }
    }
    if case .generic? = made?.core { return made?.core }
    return nil
  }
}

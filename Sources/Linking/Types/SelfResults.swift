import SourceFacts

extension Semantics {
  /// The type of a call of a function that gives `Self`: that of the type or object it is called on. `extension FromNib { static func make() -> Self }`,
  /// `let page = DetailController.make()`
  func selfType(madeBy call: Ref, _ function: Ref) -> TypeExpression? {
    guard let result = program.child(function, 3), program.kind(result) == .typeName, program.symbol(result) == selfTypeName, let target = program.child(call, 0),
      program.kind(target) == .member, let base = program.child(target, 0)
    else { return nil }
    switch (typeReference(base) ?? type(of: base)).core {
    case .named(let id, let arguments): return .named(id, arguments)
    case .external(let name, let arguments): return .external(name, arguments)
    default: return nil
    }
  }
}

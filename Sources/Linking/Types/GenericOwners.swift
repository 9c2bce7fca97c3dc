import SourceFacts

/// What the known type of an object tells of the generic type whose code names it. Where `handler` is a `CartHandler`,
/// `class Model<Handler: ActionHandler> { let handler: Handler; func perform(_ action: Handler.Action) {
/// handler.process(action) } }` is a `Model<CartHandler>`.
extension Semantics {
  /// - Parameters:
  ///   - object: an expression in the code of the generic type.
  ///   - known: the object's type.
  /// - Returns: the type around the expression with its generic arguments; nil where the object fixes none of them.
  func owner(around object: Ref, where known: TypeExpression) -> TypeExpression? {
    guard let around = program.enclosingType(object) else { return nil }
    let parameters = parameters(ofType: around)
    if parameters.isEmpty { return nil }
    let told = told(by: type(of: object).core, at: object, known)
    let arguments = parameters.map { told[$0] ?? .unknown }
    return arguments.allSatisfy { $0 == .unknown } ? nil : .named(around, arguments)
  }

  /// The generic parameters in the type of an expression, with the types that they stand for.
  private func told(by said: TypeExpression, at place: Ref, _ known: TypeExpression) -> [Ref: TypeExpression] {
    guard case .named(let type, let own) = known else { return [:] }
    switch said {
    case .generic(let parameter): return [parameter: known]
    case .named(let base, var written):
      // Within its own code a generic type needs no arguments.
      if written.isEmpty { written = parameters(ofType: base).map(TypeExpression.generic) }
      let actual = base == type ? own : arguments(of: base, asInheritedBy: type)
      return zip(written, actual).reduce(into: [Ref: TypeExpression]()) { told, pair in
        if case .generic(let parameter) = pair.0, case .named = pair.1 { told[parameter] = pair.1 }
      }
    default: return [:]
    }
  }

  private func arguments(of base: TypeID, asInheritedBy type: TypeID) -> [TypeExpression] {
    if case .named(_, let arguments)? = supertype(base, of: type, depth: 0) { arguments } else { [] }
  }
}

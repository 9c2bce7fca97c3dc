import SourceFacts

extension DataFlow {
  /// The property of a type that an object is read from: `delegate`, `rows[place]`, `sections[0].rows.first`, also
  /// through a local variable or an `if let`.
  func property(behind object: Ref, of user: TypeID) -> Ref? {
    var e = object
    for _ in semantics.turns(\.nameChain) {
      if let d = declaration(of: e), program.kind(d) == .variable, program.enclosingType(d) == user,
        program.parent(d).map(program.isDeclarationScope) == true
      {
        return d
      }
      if program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e),
        let value = program.child(d, program.kind(d) == .variable ? .initializer : .value), value != e
      {
        e = value
      } else if let inner = program.kind(e) == .subscript ? program.child(e, .base) : program.chained(e) {
        e = inner
      } else {
        return nil
      }
    }
    return nil
  }
}

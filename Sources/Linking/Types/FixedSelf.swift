import SourceFacts

/// The type of `Self` where a constraint fixes it: `extension Flow { static func modal() -> Self where Self ==
/// ModalFlow { .init() } }`.
extension Semantics {
  /// nil where `Self` is the type around the place, or any conforming type.
  func fixedSelf(at place: Ref, in type: TypeID) -> TypeExpression? {
    guard program.types[type].kind == .protocol else { return nil }
    var current: Ref? = place
    while let c = current {
      let kind = program.kind(c)
      if kind == .function || kind == .extension, let fixed = selfFixed(by: program.children(c, .requirements)) {
        return fixed
      }
      if kind == .extension || kind == .type { return nil }
      current = program.parent(c)
    }
    return nil
  }

  private func selfFixed(by requirements: [Ref]) -> TypeExpression? {
    for r in requirements where program.name(r) == "==" {
      guard let subject = program.child(r, .left), program.symbol(subject) == selfTypeName,
        let said = program.child(r, .right), program.symbol(said) != selfTypeName
      else { continue }
      return resolve(said)
    }
    return nil
  }
}

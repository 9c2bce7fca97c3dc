import SourceFacts

/// The object behind a facet, in an app's extension of the facet's type.
extension Semantics {
  /// The type of `base` in `extension Reactive where Base: Flow { … }`; nil for any other expression.
  func facetObject(_ r: Ref) -> TypeExpression? {
    guard program.name(r) == "base", !library.facets.isEmpty, isOwn(r), let body = program.enclosingBody(r),
      program.kind(body) == .extension,
      library.facets.values.contains(program.name(body))
    else { return nil }
    for requirement in program.children(body, .requirements) {
      if let subject = program.child(requirement, .left), let bound = program.child(requirement, .right),
        program.kind(subject) == .typeName, program.name(subject) == "Base"
      {
        return resolve(bound)
      }
    }
    return nil
  }

  private func isOwn(_ r: Ref) -> Bool {
    program.kind(r) == .name
      ? lookup(program.symbol(r), at: r) == nil
      : program.kind(r) == .member
        && program.child(r, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }
}

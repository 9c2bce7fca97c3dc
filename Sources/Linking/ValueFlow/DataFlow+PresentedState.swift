import SourceFacts

extension DataFlow {
  /// Optional state whose wrapper says that it is shown while it is not nil: `@Presents var alert:
  /// AlertState<Action>?`.
  func presentedVariables() -> [Ref] {
    semantics.library.presentationAttributes.sorted().flatMap {
      program.symbols.find($0).map { Array(program.attributes[$0]) } ?? []
    }.compactMap { attribute in
      guard let variable = program.parent(attribute).flatMap(program.parent), program.kind(variable) == .variable,
        !program.isOutOfScope(variable)
      else { return nil }
      return variable
    }
  }
}

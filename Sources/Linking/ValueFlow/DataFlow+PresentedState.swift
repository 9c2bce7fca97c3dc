import SourceFacts

extension DataFlow {
  /// Optional state that its wrapper marks as shown while it is there: `@Presents var alert: AlertState<Action>?`.
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

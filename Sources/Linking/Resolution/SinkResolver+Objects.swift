import SourceFacts

/// Controllers that objects hold: `present(router.navigation)`.
extension SinkResolver {
  /// Asks for the objects instead of their content, where the sources make the objects: each of many routers has a
  /// stack of its own, and the other routers' stacks do not count.
  func ofObjects(
    _ keys: [VariableKey], _ holders: [VariableKey: VariableKey], _ question: Question
  ) -> [VariableKey] {
    keys.map { key in
      guard !isParameter(key), let holder = holders[key], question.root.binding(holder) == nil,
        evaluator.holdsAnyController(semantics.declaredType(key.declaration).core),
        let owner = program.enclosingType(key.declaration), program.types[owner].kind == .class,
        !semantics.isScreenType(owner), isSetByInitialisers(key.declaration), isMadeInSight(holder)
      else { return key }
      return holder
    }
  }

  /// Only initialisers assign the property.
  private func isSetByInitialisers(_ property: Ref) -> Bool {
    let writes = flow.writes(to: property)
    return !writes.isEmpty && writes.allSatisfy(flow.isInInitialiser)
  }

  /// One of the values assigned to a variable, or to the variables it comes from, is an object that the sources make.
  private func isMadeInSight(_ variable: VariableKey) -> Bool {
    var isMade = false
    reachingValues(limit: \.heldObjectValues).visit(variable: variable) { value in
      guard case .instance = value else { return .follow }
      isMade = true
      return .stop
    }
    return isMade
  }
}

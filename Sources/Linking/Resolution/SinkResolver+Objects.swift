import SourceFacts

/// Controllers that objects hold: `present(router.navigation)`.
extension SinkResolver {
  /// The objects in the place of what they hold, where the tree makes them: each of many routers was made with a stack
  /// of its own, and the stacks of the others say nothing.
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

  /// Nothing but initialisers says what a property holds.
  private func isSetByInitialisers(_ property: Ref) -> Bool {
    let writes = flow.writes(to: property)
    return !writes.isEmpty && writes.allSatisfy(flow.isInInitialiser)
  }

  /// Something that is put into a variable, or into those that it comes from, is an object that the tree makes.
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

import SourceFacts

/// Actions on their way through a store that is not in the tree.
extension DataFlow {
  /// Where a reducer's parameter gets its value. Nobody in the tree calls a reducer: the store hands it whatever action
  /// the app makes, wherever it is sent.
  func actions(_ known: [Source], given key: VariableKey, _ place: Int, of reducer: Ref) -> [Source] {
    if known.isEmpty, !semantics.library.dispatches.isEmpty,
      let type = semantics.actionType(ofParameter: place, of: reducer)
    {
      return made(casesOf: type).map { Source(place: $0, bindings: [key: $0], isWrite: false) }
    }
    // What makes one action of another is handed to a store: `tag: Action.tag`.
    if known.isEmpty, let type = semantics.mappedAction(ofParameter: place, of: reducer), isHandedOn(reducer) {
      return made(casesOf: type).map { Source(place: $0, bindings: [key: $0], isWrite: false) }
    }
    // A reducer that only calls itself is called by a store that is not in the tree.
    guard let owner = program.enclosingType(reducer), known.allSatisfy({ program.enclosingType($0.place) == owner }),
      let type = semantics.reducedAction(ofParameter: place, of: reducer)
    else { return known }
    let direct = Set(known.compactMap { $0.bindings[key] })
    return known
      + made(casesOf: type).filter { !direct.contains($0) }.map {
        Source(place: $0, bindings: [key: $0], isWrite: false)
      }
  }

  /// The calls that make a case of an enum with what it holds; without that a case carries nothing on.
  private func made(casesOf type: TypeID) -> [Ref] {
    if let known = madeActions[type] { return known }
    var result: [Ref] = []
    for name in program.types[type].caseOrder {
      for call in program.calls[name]
      where !program.isOutOfScope(call) && semantics.callee(of: call) == .enumCase(type, name) { result.append(call) }
    }
    madeActions[type] = result
    return result
  }
}

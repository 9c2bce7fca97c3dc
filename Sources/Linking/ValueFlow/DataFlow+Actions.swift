import SourceFacts

/// Actions that pass through a store whose source is not read.
extension DataFlow {
  /// The sources of a reducer's parameter. No code of the app calls a reducer: the store passes it every action that
  /// the app makes, wherever the app sends it.
  func actions(_ known: [Source], given key: VariableKey, _ place: Int, of reducer: Ref) -> [Source] {
    if known.isEmpty, !semantics.library.dispatches.isEmpty,
      let type = semantics.actionType(ofParameter: place, of: reducer)
    {
      return made(casesOf: type).map { Source(place: $0, bindings: [key: $0], isWrite: false) }
    }
    // A function that makes one action from another is given to a store: `tag: Action.tag`.
    if known.isEmpty, let type = semantics.mappedAction(ofParameter: place, of: reducer), isHandedOn(reducer) {
      return made(casesOf: type).map { Source(place: $0, bindings: [key: $0], isWrite: false) }
    }
    // A reducer that only calls itself is called by a store whose source is not read.
    guard let owner = program.enclosingType(reducer), known.allSatisfy({ program.enclosingType($0.place) == owner }),
      let type = semantics.reducedAction(ofParameter: place, of: reducer)
    else { return known }
    let direct = Set(known.compactMap { $0.bindings[key] })
    return known
      + made(casesOf: type).filter { !direct.contains($0) }.map {
        Source(place: $0, bindings: [key: $0], isWrite: false)
      }
  }

  /// The calls that construct a case of an enum with a payload. A case without a payload passes no value on.
  private func made(casesOf type: TypeID) -> [Ref] {
    if let known = memory.madeActions[type] { return known }
    var result: [Ref] = []
    for name in program.types[type].caseOrder {
      for call in program.calls[name]
      where !program.isOutOfScope(call) && semantics.callee(of: call) == .enumCase(type, name) { result.append(call) }
    }
    return memory.madeActions.keep(result, for: type)
  }
}

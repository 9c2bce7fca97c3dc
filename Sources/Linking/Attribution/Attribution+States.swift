import SourceFacts

/// Code that runs because state changed: it runs on the screens where the state gets the value in question.
extension Attribution {
  /// Code that observes a property runs where the property is written, and only in the arms for the written values.
  func screensWriting(at place: Ref, in unit: Ref) -> Set<TypeID> {
    var result: Set<TypeID> = []
    let arms = arms(around: place, in: unit)
    var current = program.parent(place)
    while let c = current, c != unit {
      if program.kind(c) == .closure {
        let parameter =
          program.children(c, .parameters).first.map { VariableKey(declaration: $0) }
          ?? VariableKey(declaration: c, number: 0)
        for value in flow.observedWrites(c) {
          let root = Environment(parent: nil)
          root.bindings[parameter] = .rootExpression(value)
          evaluator.begin()
          if arms.allSatisfy({ evaluator.canTake(arm: $0, root) }) { result.formUnion(screens(at: value)) }
        }
      }
      current = program.parent(c)
    }
    return result.isEmpty ? screensSetting(stateOf: arms, in: unit) : result
  }

  /// A function that receives the state of a store (`func newState(state: State) { switch state.page { case .detail: …
  /// } }`), without known callers on a screen, runs an arm once the state has the arm's value: where the action with
  /// that value is made.
  private func screensSetting(stateOf arms: [Ref], in unit: Ref) -> Set<TypeID> {
    guard program.kind(unit) == .function, let innermost = arms.first, let state = stateRead(byArm: innermost, in: unit)
    else { return [] }
    var result: Set<TypeID> = []
    for value in values(givenTo: state) {
      let root = Environment(parent: nil)
      root.bindings[VariableKey(declaration: state)] = .rootExpression(value)
      evaluator.begin()
      if arms.allSatisfy({ evaluator.canTake(arm: $0, root) }) { result.formUnion(screens(at: value)) }
    }
    return result
  }

  /// The stored property of the function's parameter that the arm depends on.
  private func stateRead(byArm arm: Ref, in function: Ref) -> Ref? {
    guard let subject = program.subject(ofArm: arm), program.kind(subject) == .member,
      let d = flow.declaration(of: subject), program.kind(d) == .variable,
      let type = program.enclosingType(d), program.types[type].kind == .struct, !semantics.isScreenType(type),
      evaluator.getter(of: d) == nil
    else { return nil }
    var start = subject
    while program.kind(start) == .member, let base = program.child(start, .base) { start = base }
    guard program.kind(start) == .name,
      case .local(let parameter)? = semantics.lookup(program.symbol(start), at: start),
      program.kind(parameter) == .parameter,
      program.enclosingMember(parameter) == function
    else { return nil }
    return d
  }

  /// The expressions that name a variable's values while the app runs, through the values that carry them (`state.page
  /// = action.page`).
  private func values(givenTo state: Ref) -> [Ref] {
    var result: [Ref] = []
    var queue = [VariableKey(declaration: state)]
    var seen: Set<VariableKey> = Set(queue)
    while let key = queue.popLast(), semantics.allows(\.stateSources, after: seen.count),
      semantics.allows(\.stateValues, after: result.count)
    {
      for source in flow.sources(of: key) {
        guard let value = source.bindings[key], value != program.child(key.declaration, .initializer),
          !result.contains(value)
        else { continue }
        if key.declaration == state, !source.isWrite { continue }
        let values = evaluator.values(of: value, in: Environment(parent: nil))
        if values.contains(where: \.isConcrete) { result.append(value) }
        for root in values.compactMap(\.root) where seen.insert(root).inserted { queue.append(root) }
      }
    }
    return result
  }
}

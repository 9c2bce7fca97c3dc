import SourceFacts

/// What a view or a modifier was made with, where that decides which of its arms runs: `switch reported { case .note: … }` in a modifier runs
/// its first arm for those alone who say `.reportMenu(for: .note(note))`.
extension Attribution {
  /// What the code that brings a type into play leaves open of the arms around a place in the type's own code; nil where no object that
  /// is made there takes them.
  func passing(madeIn user: Ref, _ type: TypeID, _ arms: [Sink.Condition], _ steps: inout Int) -> [Open]? {
    let made = arms.isEmpty ? [] : flow.constructions(of: type).filter { unit(of: $0) == user }
    guard let declaration = program.types[type].declaration, !made.isEmpty else { return [] }
    var left: [[Open]] = []
    for construction in made {
      let hangs = semantics.arguments(of: construction).contains { program.child($0, 0).map(hangsOnParameter) ?? false }
      if let open = passing(Passage(call: construction, function: declaration), [Open(conditions: arms)], hangs: hangs, &steps) { left.append(open) }
    }
    guard let first = left.first else { return nil }
    // Several objects made in one place: what one of them leaves open says nothing of the others.
    return left.count == 1 ? first : []
  }

  /// The arms around a place of a `switch` over what its view was made with.
  func arms(ofConstantsAround place: Ref, in member: Ref, of type: TypeID) -> [Sink.Condition] {
    guard program.types[type].kind == .struct else { return [] }
    var result: [Sink.Condition] = []
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .switchCase, let subject = program.owner(ofArm: c).flatMap({ program.child($0, 0) }), isConstant(subject, of: type) {
        result.append(Sink.Condition(node: c, isNegated: false))
      }
      current = program.parent(c)
    }
    return result
  }

  /// A stored property that holds what the initialiser was given: no wrapper's, and set nowhere else.
  private func isConstant(_ subject: Ref, of type: TypeID) -> Bool {
    guard program.kind(subject) == .name, case .members(let list, type)? = semantics.lookup(program.symbol(subject), at: subject), list.count == 1, let property = list.first,
      program.kind(property) == .variable, program.enclosingType(property) == type, !program.flags(property).contains(.isStatic), evaluator.getter(of: property) == nil,
      program.child(property, 0).map(program.children)?.isEmpty ?? true, program.child(property, 2) == nil
    else { return false }
    return program.flags(property).contains(.isLet) || program.assignments[program.symbol(property)].allSatisfy { program.enclosingType($0) != type || program.enclosingMember($0).map(program.name) == "init" }
  }
}

import SourceFacts

/// Which parts of a view are drawn: an arm of `switch kind { … }` is, where somebody makes the view with such a kind.
extension Attribution {
  /// The construction of a view, or of another value, that some code was handed to: `StepButton(kind: .next) { page += 1
  /// }`.
  func construction(givenCode code: Ref?, of type: TypeID) -> Ref? {
    guard let code, let argument = program.parent(code), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      case .initializer(type, _) = semantics.callee(of: call)
    else { return nil }
    return call
  }

  /// What is known where code runs that calls have handed over, the last one to a function or to a value that it makes;
  /// nil where nothing says which run or which value it is.
  func environment(ofObjectGivenCode code: Ref?, by givers: [Ref], around member: Ref) -> Environment? {
    var passages: [Passage] = []
    var function = member
    for giver in givers.reversed() {
      guard program.kind(function) == .function, isGivenCode(function, by: giver) else { break }
      passages.append(Passage(call: giver, function: function))
      guard let outer = unit(of: giver) else { break }
      function = outer
    }
    if !passages.isEmpty { return environment(after: passages) }
    guard let type = type(of: member), let declaration = program.types[type].declaration,
      let call = construction(givenCode: code, of: type)
    else { return nil }
    return environment(after: [Passage(call: call, function: declaration)])
  }

  /// Whether a place in a view's own code is drawn for one of the views that are made, or for the one that was made
  /// with some code.
  func isDrawn(_ place: Ref, in member: Ref, byObjectGivenCode code: Ref?, _ steps: inout Int) -> Bool {
    isDrawn(place, in: member, byObjectGivenCode: code, &steps, depth: 0)
  }

  private func isDrawn(
    _ place: Ref, in member: Ref, byObjectGivenCode code: Ref?, _ steps: inout Int, depth: Int
  ) -> Bool {
    guard let type = type(of: member), semantics.isView(type), program.types[type].kind == .struct,
      let declaration = program.types[type].declaration
    else { return true }
    let open = open(ofConstantsAround: place, in: member, of: type)
    if !open.isEmpty {
      let given = construction(givenCode: code, of: type)
      let made = given.map { [$0] } ?? flow.constructions(of: type).filter { !program.isOutOfScope($0) }
      let takes = made.contains { call in
        // What does not say what it is made with may be any.
        passing([Passage(call: call, function: declaration)], open, hangs: false, &steps) != nil
      }
      if !made.isEmpty, !takes { return false }
    }
    // `switch kind { case .logOut: logOutButtons … }`
    guard program.name(member) != "body", semantics.allows(\.partValueDepth, after: depth) else { return true }
    let users = mentions(of: member).filter { program.enclosingType($0) == type && unit(of: $0) != member }
    return users.isEmpty
      || users.contains { user in
        unit(of: user).map { isDrawn(user, in: $0, byObjectGivenCode: code, &steps, depth: depth + 1) } ?? true
      }
  }
}

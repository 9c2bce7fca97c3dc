import SourceFacts

/// Which parts of a view are drawn: an arm of `switch kind { … }` is, where somebody makes the view with such a kind.
extension Attribution {
  /// The constructions of a view, or of another value, that some code was handed to, each with the calls that handed it
  /// on to there, the innermost first: `StepButton(kind: .next) { page += 1 }`, `router.ask(.logOut) { logOut() }` with
  /// `func ask(_ kind: Kind, onYes: @escaping () -> Void) { show(QuestionView(kind: kind, onYes: onYes)) }`.
  private func makings(givenCode code: Ref?, of type: TypeID) -> [[Passage]] {
    guard let code, let declaration = program.types[type].declaration else { return [] }
    return makings(givenCode: code, by: declaration, of: type, after: [])
  }

  private func makings(givenCode code: Ref, by declaration: Ref, of type: TypeID, after calls: [Passage]) -> [[Passage]]
  {
    guard let argument = program.parent(code), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    switch semantics.callee(of: call) {
    case .initializer(type, _): return [[Passage(call: call, function: declaration)] + calls]
    case .functions(_, guessed: false):
      guard semantics.allows(\.handedCodeDepth, after: calls.count) else { return [] }
      return flow.handedTo(code, argument).flatMap { parameter -> [[Passage]] in
        guard program.kind(parameter) == .parameter, let function = program.parent(parameter).flatMap(program.parent),
          program.kind(function) == .function, !program.isOutOfScope(function)
        else { return [] }
        let way = [Passage(call: call, function: function)] + calls
        return flow.mentions(ofLocal: parameter).flatMap {
          makings(givenCode: $0, by: declaration, of: type, after: way)
        }
      }
    default: return []
    }
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
    guard let type = type(of: member) else { return nil }
    let makings = makings(givenCode: code, of: type)
    return makings.count == 1 ? environment(after: makings[0]) : nil
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
      var made = makings(givenCode: code, of: type)
      if made.isEmpty {
        made = flow.constructions(of: type).filter { !program.isOutOfScope($0) }.map {
          [Passage(call: $0, function: declaration)]
        }
      }
      // What does not say what it is made with may be any.
      let takes = made.contains { passing($0, open, hangs: false, &steps) != nil }
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

import SourceFacts

/// The parts of a view that are drawn: an arm of `switch kind { … }` is, where code makes the view with such a kind.
extension Attribution {
  /// Own code of a type or function, and the calls that are known to have led to it, the innermost first.
  struct KnownCode: Hashable {
    var member: Ref
    var calls: [Passage]
  }

  /// Code that was passed as an argument, and what is known at its place.
  struct Code {
    var handed: Ref?
    var outer: KnownCode?
  }

  /// The constructions that receive some code, each with the calls that passed it there, the innermost first:
  /// `StepButton(kind: .next) { page += 1 }`, `router.ask(.logOut) { logOut() }` with `func ask(_ kind: Kind, onYes:
  /// @escaping () -> Void) { show(QuestionView(kind: kind, onYes: onYes)) }`.
  private func makings(givenCode code: Ref?, of type: TypeID, after outer: KnownCode?) -> [[Passage]] {
    guard let code, let declaration = program.types[type].declaration else { return [] }
    let around = outer.flatMap {
      unit(of: code) == $0.member ? Array($0.calls.prefix(semantics.budget.givers.most)) : nil
    }
    return makings(givenCode: code, by: declaration, of: type, after: around ?? [])
  }

  private func makings(
    givenCode code: Ref, by declaration: Ref, of type: TypeID, after calls: [Passage], depth: Int = 0
  ) -> [[Passage]] {
    guard let argument = program.parent(code), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    switch semantics.callee(of: call) {
    case .initializer(type, _): return [[Passage(call: call, function: declaration)] + calls]
    case .functions(_, guessed: false), .initializer:
      guard semantics.allows(\.handedCodeDepth, after: depth) else { return [] }
      return flow.handedTo(code, argument).flatMap { taker -> [[Passage]] in
        guard let passage = passage(of: call, to: taker) else { return [] }
        let mentions =
          program.kind(taker) == .parameter
          ? flow.mentions(ofLocal: taker)
          : flow.mentions(ofVariable: taker).filter { flow.declaration(of: $0) == taker }
        return mentions.flatMap {
          makings(
            givenCode: self.code(running: $0), by: declaration, of: type, after: [passage] + calls, depth: depth + 1)
        }
      }
    default: return []
    }
  }

  /// The closure that runs the mention and is passed on in its place: `{ action() }` of `PlainButton { action() }`.
  private func code(running mention: Ref) -> Ref {
    guard let call = program.parent(mention), program.kind(call) == .call, program.child(call, .callee) == mention
    else { return mention }
    return program.enclosingClosure(call) ?? mention
  }

  /// A call that passes something for a parameter of a function, or for a property of the view that it makes.
  private func passage(of call: Ref, to taker: Ref) -> Passage? {
    let owner =
      program.kind(taker) == .parameter
      ? program.parent(taker).flatMap(program.parent).flatMap { program.kind($0) == .function ? $0 : nil }
      : program.enclosingType(taker).flatMap { semantics.isView($0) ? program.types[$0].declaration : nil }
    return owner.flatMap { program.isOutOfScope($0) ? nil : Passage(call: call, function: $0) }
  }

  /// The calls that are known to have led to code which calls have passed on, the innermost first: the last one passed
  /// it to a function or to a construction. nil where nothing says which run or which object it is.
  func calls(toObjectGivenCode code: Ref?, by givers: [Ref], around member: Ref, after outer: KnownCode?) -> [Passage]?
  {
    var passages: [Passage] = []
    var function = member
    for giver in givers.reversed() {
      guard program.kind(function) == .function, isGivenCode(function, by: giver) else { break }
      passages.append(Passage(call: giver, function: function))
      guard let outer = unit(of: giver) else { break }
      function = outer
    }
    if !passages.isEmpty { return passages }
    guard let type = type(of: member) else { return nil }
    let makings = makings(givenCode: code, of: type, after: outer)
    return makings.count == 1 ? makings[0] : nil
  }

  /// The same with the calls of the view's own function that makes a part of the view, one for each call: `row("Sound")
  /// { open(.sound) }` and `row("Light") { open(.light) }` with `func row(_ title: String, …) -> some View`.
  func calls(drawing member: Ref, of known: [Passage], byObjectGivenCode code: Code, _ steps: inout Int) -> [[Passage]]
  {
    calls(drawing: member, of: known, byObjectGivenCode: code, &steps, depth: 0)
  }

  private func calls(
    drawing member: Ref, of known: [Passage], byObjectGivenCode code: Code, _ steps: inout Int, depth: Int
  ) -> [[Passage]] {
    guard program.kind(member) == .function, program.name(member) != "init", known.first?.function != member,
      let type = type(of: member), semantics.isView(type), semantics.allows(\.partValueDepth, after: depth)
    else { return [known] }
    let users = flow.callers(of: member).filter { program.enclosingType($0) == type && unit(of: $0) != member }
    return users.flatMap { user -> [[Passage]] in
      guard let outer = unit(of: user), isDrawn(user, in: outer, byObjectGivenCode: code, &steps) else { return [] }
      return calls(drawing: outer, of: known, byObjectGivenCode: code, &steps, depth: depth + 1).map {
        [Passage(call: user, function: member)] + $0
      }
    }
  }

  /// Whether a place in a view's own code is drawn for one of the view's constructions, or for the one that received
  /// some code.
  func isDrawn(_ place: Ref, in member: Ref, byObjectGivenCode code: Code, _ steps: inout Int) -> Bool {
    isDrawn(place, in: member, byObjectGivenCode: code, &steps, depth: 0)
  }

  private func isDrawn(
    _ place: Ref, in member: Ref, byObjectGivenCode code: Code, _ steps: inout Int, depth: Int
  ) -> Bool {
    guard let type = type(of: member), semantics.isView(type), program.types[type].kind == .struct,
      let declaration = program.types[type].declaration
    else { return true }
    let open = open(ofConstantsAround: place, in: member, of: type)
    if !open.isEmpty {
      var made = makings(givenCode: code.handed, of: type, after: code.outer)
      if made.isEmpty {
        made = flow.constructions(of: type).filter { !program.isOutOfScope($0) }.map {
          [Passage(call: $0, function: declaration)]
        }
      }
      // A construction with unknown arguments may draw any part.
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

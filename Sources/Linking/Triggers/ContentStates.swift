import SourceFacts

/// State beside a presenter's flag that decides what its content shows: `page = .help; isOpen = true`, with
/// `.sheet(isPresented: $isOpen) { switch page { … } }`. Who sets it to a case shows the screen of that case.
struct ContentStates {
  let states: PresenterStates
  private var flow: DataFlow { states.flow }
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The places that set the state to the case for which the content shows a screen; nil where no such state decides.
  ///
  /// - Parameter settings: the places that set the flag. The state is set beside one of them.
  func deciding(_ screen: TypeID, in presenter: Ref, beside settings: [Ref]) -> (places: [Ref], state: ShownState)? {
    let patterns = patterns(choosing: screen)
    if patterns.isEmpty { return nil }
    let flag = states.state(ofPresenter: presenter)?.variable
    let found = choices(in: presenter).filter { $0 != flag }.compactMap { variable -> ShownState? in
      let own = patterns.filter { semantics.enumType(ofPattern: $0) == semantics.declaredType(variable).core }
      guard let first = own.first, Set(own.map(program.symbol)).count == 1 else { return nil }
      return ShownState(variable: variable, value: .equal(first))
    }
    guard found.count == 1 else { return nil }
    let code = Set(settings.map(codeAround))
    func beside(_ state: ShownState) -> [Ref] { states.settings(of: state).filter { code.contains(codeAround($0)) } }
    // Code that sets the flag alone shows whatever the state is.
    let all = Set(beside(ShownState(variable: found[0].variable)).map(codeAround))
    return all.isEmpty ? nil : (beside(found[0]) + settings.filter { !all.contains(codeAround($0)) }, found[0])
  }

  /// The patterns of the arms in which the screen is made, each the only one of its arm.
  private func patterns(choosing screen: TypeID) -> [Ref] {
    flow.constructions(of: screen).compactMap { made -> Ref? in
      guard !program.isOutOfScope(made), let arm = arm(around: made) else { return nil }
      let patterns = program.children(arm, .patterns)
      return patterns.count == 1 ? patterns[0] : nil
    }
  }

  private func arm(around place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .switchCase { return c }
      current = program.parent(c)
    }
    return nil
  }

  /// The variables with an enum's value that a presenter's content reads.
  private func choices(in presenter: Ref) -> [Ref] {
    var found: [Ref] = []
    for argument in semantics.arguments(of: presenter) {
      guard let content = program.child(argument, .value), program.kind(content) == .closure else { continue }
      semantics.forEachNode(in: content, atMost: \.controlNodes) { node in
        if [.name, .member].contains(program.kind(node)), let variable = flow.declaration(of: node),
          program.kind(variable) == .variable, isChoice(variable), !found.contains(variable)
        {
          found.append(variable)
        }
        return true
      }
    }
    return found
  }

  private func isChoice(_ variable: Ref) -> Bool {
    guard program.getter(of: variable) == nil,
      case .named(let type, _) = semantics.declaredType(variable).core
    else { return false }
    return program.types[type].kind == .enum
  }

  private struct Code: Hashable {
    var member: Ref?
    var closure: Ref?
  }

  /// The code that runs as one with a place.
  private func codeAround(_ place: Ref) -> Code {
    Code(member: program.enclosingMember(place), closure: program.enclosingClosure(place))
  }
}

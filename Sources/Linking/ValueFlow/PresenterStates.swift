import NavigationModel
import SourceFacts

/// The state that decides whether a presenter shows its content: `isOpen` in `.sheet(isPresented: $isOpen) { … }`, and
/// the places that set it.
struct PresenterStates {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }
  private var asked: AskedStates { AskedStates(flow: flow) }

  /// The places that set a presenter's state so that it shows; nil where no state decides.
  func settings(ofPresenter call: Ref) -> [Ref]? {
    guard program.kind(call) == .call else { return nil }
    guard let state = state(ofPresenter: call) else {
      return given(to: call).lazy.map(PassedBinding(semantics: semantics).settings).first { !$0.isEmpty }
    }
    return settings(of: state)
  }

  /// The places that set a state, under any of its variables' names.
  func settings(of state: ShownState) -> [Ref] {
    var seen: Set<Ref> = []
    let roots = roots(of: state.variable, &seen, depth: 0)
    let names = Set(roots + roots.flatMap(flow.aliases)).sorted()
    return Set(names.flatMap { settings(named: ShownState(variable: $0, value: state.value)) }).sorted()
  }

  /// The state for which the innermost arm around a place is: `switch page { case .help: Help() }`.
  func state(ofArmAround place: Ref) -> ShownState? {
    var current = program.parent(place)
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c),
        let variable = flow.declaration(of: subject), program.kind(variable) == .variable
      {
        let patterns = program.children(c, .patterns)
        guard patterns.count == 1, isCase(patterns[0], of: variable) else { return nil }
        return ShownState(variable: variable, value: .equal(patterns[0]))
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The state that decides whether a presenter shows its content.
  func state(ofPresenter call: Ref) -> ShownState? {
    let given = given(to: call)
    guard var state = given.lazy.compactMap(state(ofBinding:)).first else { return nil }
    // `link(unwrapping: $page, case: \.help)`
    if state.value == .there,
      let path = given.first(where: { program.kind($0) == .keyPath && isCase($0, of: state.variable) })
    {
      state.value = .equal(path)
    }
    return state
  }

  private func given(to call: Ref) -> [Ref] {
    semantics.arguments(of: call).filter { !program.flags($0).contains(.trailing) }
      .compactMap { program.child($0, .value) }
  }

  private func state(ofBinding e: Ref) -> ShownState? {
    asked.state(askedBy: e) ?? state(atCase: e) ?? variable(ofBinding: e).map { ShownState(variable: $0) }
  }

  /// The binding of one case's payload: `$page.help`, `$store.page.sending(\.setPage).help`.
  private func state(atCase e: Ref) -> ShownState? {
    guard program.kind(e) == .member, let base = program.child(e, .base), let variable = variable(ofBinding: base),
      isCase(e, of: variable)
    else { return nil }
    return ShownState(variable: variable, value: .equal(e))
  }

  private func isCase(_ e: Ref, of variable: Ref) -> Bool {
    guard case .named(let type, _) = semantics.declaredType(variable).core,
      let name = CarriedCases(flow: flow).caseName(of: e)
    else { return false }
    return program.types[type].cases[name] != nil
  }

  private func settings(named state: ShownState) -> [Ref] {
    let variable = state.variable
    return (flow.writes(to: variable) + wrappedWrites(to: variable) + untypedWrites(to: variable)).filter {
      asked.shows($0, state)
    }
      + flow.mutations(of: variable).filter { program.name($0) == "toggle" } + handedToControls(variable)
  }

  /// The values assigned through a binding parameter: `shows.wrappedValue = true`.
  private func wrappedWrites(to binding: Ref) -> [Ref] {
    program.symbols.find("wrappedValue").flatMap { flow.written($0)[binding] } ?? []
  }

  /// Controls that write to a binding by themselves: `Toggle("Details", isOn: $isOpen)`.
  private func handedToControls(_ state: Ref) -> [Ref] {
    ["$" + program.name(state), program.name(state)].compactMap(program.symbols.find).flatMap {
      flow.uses(.givenToControl, of: state, named: $0)
    }
  }

  /// The stored variables behind the binding that a view or a modifier receives.
  private func roots(of state: Ref, _ seen: inout Set<Ref>, depth: Int) -> [Ref] {
    guard semantics.allows(\.presenterStateDepth, after: depth), seen.insert(state).inserted else { return [] }
    guard program.kind(state) == .parameter || flow.isBindingVariable(state) else { return [state] }
    let key = VariableKey(declaration: state)
    var found: [Ref] = []
    for source in flow.sources(of: key) {
      if let given = source.bindings[key].flatMap(variable(ofBinding:)) {
        found += roots(of: given, &seen, depth: depth + 1)
      }
    }
    return found.isEmpty ? [state] : found
  }

  /// `$context.isOpen`, where the context's type is `@dynamicMemberLookup` by key paths: the only property of that name
  /// that is declared nearest to the view.
  private func dynamicMember(_ e: Ref) -> Ref? {
    guard program.kind(e) == .member, flow.startsProjected(e), let base = program.child(e, .base) else { return nil }
    if case .named(let id, _) = semantics.type(of: base).core,
      !program.types[id].members.keys.contains(where: { program.text($0) == "subscript" })
    {
      return nil
    }
    return nearest(program.variables[program.symbol(e)].filter(isProperty), to: e)
  }

  private func isProperty(_ variable: Ref) -> Bool {
    program.enclosingType(variable).map { program.types[$0].isDeclared && !program.types[$0].isOutOfScope } ?? false
      && program.parent(variable).map(program.isDeclarationScope) ?? false
  }

  /// The candidate whose file shares the most folders with the place; nil where two are equally near.
  private func nearest(_ candidates: [Ref], to place: Ref) -> Ref? {
    let ranked = candidates.map { (candidate: $0, shared: sharedFolders(place, $0)) }.sorted { $1.shared < $0.shared }
    guard let first = ranked.first, ranked.count == 1 || ranked[1].shared < first.shared else { return nil }
    return first.candidate
  }

  private func sharedFolders(_ a: Ref, _ b: Ref) -> Int {
    SourceLocation.sharedFolders(program.files[Int(a.file)].path, program.files[Int(b.file)].path)
  }

  /// Assignments to the name on objects of unknown type, nearer to this variable than to any other with the name.
  private func untypedWrites(to state: Ref) -> [Ref] {
    let name = program.symbol(state)
    if let known = flow.memory.untypedWrites[name] { return known[state] ?? [] }
    let namesakes = program.variables[name].filter(isProperty)
    var found: [Ref: [Ref]] = [:]
    for assign in program.assignments[name] {
      guard !program.isOutOfScope(assign), let target = program.child(assign, .target), program.kind(target) == .member,
        flow.declaration(of: target) == nil, let variable = nearest(namesakes, to: assign),
        let value = program.child(assign, .value)
      else { continue }
      found[variable, default: []].append(value)
    }
    flow.memory.untypedWrites.keep(found, for: name)
    return found[state] ?? []
  }

  /// The variable that a binding stands for: `$isOpen`, `$model.isOpen`, `Binding(get: { model.isOpen }, set: …)`.
  private func variable(ofBinding e: Ref) -> Ref? {
    if let read = flow.variableRead(byBinding: e) { return read }
    var node = e
    while program.kind(node) == .call, let base = program.child(node, .callee).flatMap({ program.child($0, .base) }) {
      guard flow.startsProjected(base) else { return nil }
      node = base
    }
    guard [.name, .member].contains(program.kind(node)),
      let variable = flow.declaration(of: node) ?? dynamicMember(node),
      flow.startsProjected(node) || flow.isBindingVariable(variable)
    else { return nil }
    return variable
  }
}

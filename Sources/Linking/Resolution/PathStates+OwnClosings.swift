import SourceFacts

/// The presenting view itself resets the state, in code that it passes to the presented content: `.sheet(isPresented:
/// $isPicking) { Picker(onPick: { isPicking = false }) }`.
extension PathStates {
  /// Assignments that reset a presenter's state in the presenter's content, and in the parts of the view that the
  /// content uses: `.sheet(item: $mode) { page(for: $0) }`, where `page` makes `Crop(onDone: { mode = nil })`.
  func ownClosings(of state: Ref, in presenter: Ref, through binding: Ref) -> [Ref] {
    let assignments = program.assignmentsNamed(program.name(state)).filter { assign in
      isNothing(assign) && !flow.isInObserver(assign)
        && program.child(assign, .target).flatMap(flow.declaration) == state
    }
    guard !assignments.isEmpty else { return [] }
    let owner = program.enclosingType(state)
    let contents = [presenter] + helpersCalls(with: state, around: presenter, through: binding)
    let given = contents.flatMap(flow.semantics.arguments).filter { program.name($0) != "onDismiss" }
    let parts = owner.map { self.parts(of: $0, in: given) } ?? []
    return assignments.filter { assign in
      given.contains { program.contains($0, assign) }
        || program.enclosingMember(assign).map { parts.contains($0) && !sets(state, besides: assign, in: $0) } ?? false
    }
  }

  /// The calls of an app's function that presents by a binding parameter: `card.popup(item: $place) { … }` for `func
  /// popup(item: Binding<Item?>) -> some View { fullScreenCover(item: item) { … } }`.
  private func helpersCalls(with state: Ref, around presenter: Ref, through binding: Ref) -> [Ref] {
    var result: [Ref] = []
    var queue = [binding]
    var seen: Set<Ref> = []
    while let next = queue.popLast(), flow.semantics.allows(\.pathBindings, after: seen.count) {
      guard program.kind(next) == .name, let parameter = flow.declaration(of: next),
        program.kind(parameter) == .parameter, seen.insert(parameter).inserted
      else { continue }
      for source in flow.sources(of: VariableKey(declaration: parameter)) {
        guard let value = source.bindings[VariableKey(declaration: parameter)] else { continue }
        if program.symbol(value) == program.symbols.find("$" + program.name(state)),
          flow.declaration(of: value) == state
        {
          result.append(source.place)
        }
        queue.append(value)
      }
    }
    return result
  }

  /// The functions and computed properties of a view that some code names, and those that these name in turn.
  private func parts(of owner: TypeID, in code: [Ref]) -> Set<Ref> {
    var result: Set<Ref> = []
    var queue = code
    while let next = queue.popLast(), flow.semantics.allows(\.pathBindings, after: result.count) {
      program.forEachNode(in: next) { node in
        queue += members(of: owner, namedBy: node).filter { isPart($0) && result.insert($0).inserted }
        return true
      }
    }
    return result
  }

  private func members(of owner: TypeID, namedBy node: Ref) -> [Ref] {
    switch program.kind(node) {
    case .name:
      guard case .members(let list, _) = flow.semantics.lookup(program.symbol(node), at: node) else { return [] }
      return list.filter { program.enclosingType($0) == owner }
    case .member:
      guard let base = program.child(node, .base), program.kind(base) == .name, program.name(base) == "self",
        program.enclosingType(node) == owner
      else { return [] }
      return program.types[owner].members[program.symbol(node)] ?? []
    default: return []
    }
  }

  private func isPart(_ declaration: Ref) -> Bool {
    switch program.kind(declaration) {
    case .function: true
    case .variable: evaluator.getter(of: declaration) != nil && program.name(declaration) != "body"
    default: false
    }
  }
}

import SourceFacts

/// Presenters with computed bindings: the state that the binding reads, and the code that resets it.
extension PathStates {
  /// The getter of a computed binding: of `Binding(get: { … }, set: { … })` in place, in a property (`var isRenaming:
  /// Binding<Bool>`) or in a function (`presentation.binding(for: .find)`).
  func getter(ofBinding binding: Ref) -> Ref? {
    guard let made = made(by: binding), program.kind(made) == .call,
      SDK.bindingMakers.contains(program.name(made)),
      let get = flow.semantics.argument(labelled: "get", of: made)
        ?? flow.semantics.arguments(of: made).first.flatMap({ program.child($0, .value) }),
      program.kind(get) == .closure
    else { return nil }
    return get
  }

  /// The only result of a property or function that the expression names.
  private func made(by binding: Ref) -> Ref? {
    let block: Ref?
    switch program.kind(binding) {
    case .name, .member:
      guard let property = flow.declaration(of: binding), program.kind(property) == .variable else { return nil }
      block = evaluator.getter(of: property)
    case .call:
      guard case .functions(let list, guessed: false) = flow.semantics.callee(of: binding), list.count == 1 else {
        return binding
      }
      block = program.child(list[0], .body)
    default: return binding
    }
    guard let built = block.map({ program.children($0) }), built.count == 1 else { return nil }
    return program.kind(built[0]) == .returned ? program.child(built[0], .value) ?? built[0] : built[0]
  }

  /// The places that remove from a collection the element that a binding tests: `active.remove(panel)` for `Binding {
  /// active.contains(panel) } set: { … }`.
  func removals(askedBy binding: Ref) -> [Ref] {
    guard let get = getter(ofBinding: binding) else { return [] }
    var collections: [Ref] = []
    program.forEachNode(in: get) { node in
      if program.kind(node) == .call, program.name(node) == "contains", let target = program.child(node, .callee),
        program.kind(target) == .member, let asked = program.child(target, .base).flatMap(flow.declaration),
        isState(asked), !collections.contains(asked)
      {
        collections.append(asked)
      }
      return true
    }
    return collections.flatMap(flow.mutations).filter {
      SDK.removals.contains(program.name($0)) && !flow.isInSetterOfBinding($0)
    }
  }

  /// The optional routes and lists of routes that a computed flag reads: `Binding { sheets.count > depth } set: { … }`.
  /// The code that sets or adds a route presents it, and the flag only follows.
  func routesAsked(by flag: Ref) -> [Ref] {
    guard let get = getter(ofBinding: flag) else { return [] }
    var result: [Ref] = []
    program.forEachNode(in: get) { node in
      if [.name, .member].contains(program.kind(node)), let d = flow.declaration(of: node), isState(d), isOfRoutes(d),
        !result.contains(d)
      {
        result.append(d)
      }
      return true
    }
    return result
  }

  /// The member says whether a collection still has an element.
  private func saysHowMany(_ member: String) -> Bool {
    SDK.countings.contains(member) || member == "isEmpty" || member == "indices"
  }

  private func isOfRoutes(_ d: Ref) -> Bool {
    switch flow.semantics.declaredType(d) {
    case .optional(.named(let id, _)), .array(.named(let id, _)): program.types[id].kind == .enum
    default: false
    }
  }

  /// The places that take off a collection the element that a binding reads at its end, where the binding's own setter
  /// does so, too: `queue.removeLast()` for `var current: Page? { get { queue.last } set { queue.removeLast() } }`.
  func removals(endedBy binding: Ref) -> [Ref] {
    guard let (get, set) = accesses(ofBinding: binding) else { return [] }
    var collections: [Ref] = []
    program.forEachNode(in: get) { node in
      if program.kind(node) == .member, saysHowMany(program.name(node)),
        let read = program.child(node, .base).flatMap(flow.declaration), isState(read), !collections.contains(read)
      {
        collections.append(read)
      }
      return true
    }
    return collections.flatMap { collection -> [Ref] in
      let taken = flow.mutations(of: collection).filter { SDK.removals.contains(program.name($0)) }
      guard taken.contains(where: { program.contains(set, $0) }) else { return [] }
      return taken.filter { !program.contains(set, $0) && !flow.isInSetterOfBinding($0) }
    }
  }

  /// The code that a presenter's binding reads and writes with: the closures of `Binding(get:set:)`, or the accessors of
  /// a computed property (`$router.sheet`).
  private func accesses(ofBinding binding: Ref) -> (get: Ref, set: Ref)? {
    if let get = getter(ofBinding: binding), let call = program.parent(get).flatMap(program.parent),
      let set = flow.semantics.argument(labelled: "set", of: call), program.kind(set) == .closure
    {
      return (get, set)
    }
    guard let property = flow.declaration(of: binding), program.kind(property) == .variable else { return nil }
    let accessors = program.children(property, .accessors)
    guard let get = accessors.first(where: { program.name($0) == "get" }),
      let set = accessors.first(where: { program.name($0) == "set" })
    else { return nil }
    return (get, set)
  }
}

import Dialects
import SourceFacts

/// State that says by its case, or by what is left in it, whether something is presented. What the presenter's own
/// binding writes when the system closes it says what closing is: code that writes the same takes it back.
extension PathStates {
  /// What a presenter's binding reads and writes with: the closures of `Binding(get:set:)`, or the accessors of a
  /// computed property (`$router.sheet`).
  private struct Ends {
    var get: Ref
    var set: Ref
  }

  private func ends(of binding: Ref) -> Ends? {
    if let get = getter(ofBinding: binding), let call = program.parent(get).flatMap(program.parent),
      let set = flow.semantics.argument(labelled: "set", of: call), program.kind(set) == .closure
    {
      return Ends(get: get, set: set)
    }
    guard let property = flow.declaration(of: binding), program.kind(property) == .variable else { return nil }
    let accessors = program.children(property, .accessors)
    guard let get = accessors.first(where: { program.name($0) == "get" }),
      let set = accessors.first(where: { program.name($0) == "set" })
    else { return nil }
    return Ends(get: get, set: set)
  }

  /// Where code writes the case, or takes out of the collection, that says that nothing is presented any more.
  func withdrawals(shownBy binding: Ref) -> [Ref] {
    guard let ends = ends(of: binding) else { return [] }
    return (cases(endedBy: ends) + removals(endedBy: ends)).filter {
      !program.contains(ends.set, $0) && !flow.isInSetterOfBinding($0) && !flow.isInObserver($0)
    }
  }

  // MARK: cases

  /// `state = .idle`, for `Binding { state == .picking } set: { if !$0 { state = .idle } }`.
  private func cases(endedBy ends: Ends) -> [Ref] {
    assignments(in: ends.set).flatMap { ending -> [Ref] in
      guard let state = program.child(ending, .target).flatMap(flow.declaration), isState(state), isEnum(state),
        isRead(state, in: ends.get), let gone = program.child(ending, .value), let name = caseName(gone)
      else { return [] }
      let isOwn = program.enclosingType(state).map(flow.semantics.isScreenType) ?? true
      return (isOwn ? [] : [state] + flow.equivalents(of: state)).reduce(into: flow.aliases(of: state)) { list, next in
        if !list.contains(next) { list.append(next) }
      }.flatMap { writes(of: name, to: $0) }
    }
  }

  private func writes(of name: String, to state: Ref) -> [Ref] {
    let writes = program.assignmentsNamed(program.name(state)).filter {
      !program.isOutOfScope($0) && program.child($0, .target).flatMap(flow.declaration) == state
    }
    return writes.filter { write in
      program.child(write, .value).flatMap(caseName) == name
        && program.enclosingMember(write).map(program.name) != "init"
        && !writes.contains { isOther($0, than: name, inMemberOf: write) }
    }
  }

  /// A function that puts something else there as well begins something: `state = .loading; state = .loaded(page)`.
  private func isOther(_ other: Ref, than name: String, inMemberOf write: Ref) -> Bool {
    program.enclosingMember(other) == program.enclosingMember(write)
      && program.child(other, .value).flatMap(caseName) != name
      && program.enclosingClosure(other) == program.enclosingClosure(write)
  }

  private func isEnum(_ state: Ref) -> Bool {
    guard case .named(let id, _) = flow.semantics.declaredType(state) else { return false }
    return program.types[id].kind == .enum
  }

  /// A case without a payload, by its name.
  private func caseName(_ e: Ref) -> String? {
    guard program.kind(e) == .member else { return nil }
    guard let base = program.child(e, .base), program.kind(base) != .none else { return program.name(e) }
    return flow.semantics.typeReference(base) == nil ? nil : program.name(e)
  }

  private func isRead(_ state: Ref, in getter: Ref) -> Bool {
    var found = false
    program.forEachNode(in: getter) { node in
      if [.name, .member].contains(program.kind(node)), program.name(node) == program.name(state),
        flow.declaration(of: node) == state
      {
        found = true
      }
      return !found
    }
    return found
  }

  private func assignments(in code: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: code) { node in
      if program.kind(node) == .assign { result.append(node) }
      return true
    }
    return result
  }

  // MARK: collections

  /// `queue.removeLast()`, for `Binding { queue.last } set: { … }`.
  private func removals(endedBy ends: Ends) -> [Ref] {
    var collections: [Ref] = []
    program.forEachNode(in: ends.get) { node in
      if program.kind(node) == .member, ["first", "last"].contains(program.name(node)),
        let collection = program.child(node, .base).flatMap(flow.declaration), isState(collection),
        !collections.contains(collection)
      {
        collections.append(collection)
      }
      return true
    }
    return collections.flatMap(flow.mutations).filter {
      SDK.removals.contains(program.name($0)) && !program.isOutOfScope($0)
    }
  }
}

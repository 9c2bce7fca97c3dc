import SourceFacts

/// What a presenter's content is given to do, and what of it takes the presenter's own state back:
/// `.sheet(item: $note) { Editor($0, onDone: { note = nil }) }`.
///
/// The same assignment elsewhere may only set up the state anew; here it runs while the content is shown, and ends that.
extension PathStates {
  func closings(of state: Ref, inContentOf presenter: Ref) -> [Ref] {
    var result: [Ref] = []
    var seen: Set<Ref> = []
    var queue = ([presenter] + wrappers(of: presenter, for: state)).flatMap(flow.semantics.arguments).filter { !PathStates.notContent.contains(program.name($0)) }.map { (node: $0, isAction: false, depth: 0) }
    while let next = queue.popLast() {
      program.forEachNode(in: next.node) { r in
        switch program.kind(r) {
        case .argument where PathStates.afterwards.contains(program.name(r)): return false
        case .call where PathStates.afterwards.contains(program.name(r)):
          // `Editor().onDisappear { note = nil }`: by then it is gone.
          if let target = program.child(r, 0) { queue.append((target, next.isAction, next.depth)) }
          return false
        case .assign:
          if takesBack(r, state), next.isAction || isInAction(r, of: next.node) { result.append(r) }
        case .name where next.depth < 2, .member where next.depth < 2:
          // A part of the presenter's view, or a method of it that the content runs.
          guard let member = ownMember(r, besides: presenter), seen.insert(member).inserted, let code = program.kind(member) == .function ? program.child(member, 5) : evaluator.getter(of: member) else { break }
          queue.append((code, program.kind(member) == .function && program.child(member, 3) == nil, next.depth + 1))
        default: break
        }
        return true
      }
    }
    return result
  }

  /// Calls of the app's own modifiers that are given the state, where another type presents by it: `.card(isPresented: $isShown) { Editor() }`.
  private func wrappers(of presenter: Ref, for state: Ref) -> [Ref] {
    guard let owner = program.enclosingType(state), owner != program.enclosingType(presenter), let projection = program.symbols.find("$" + program.name(state)) else { return [] }
    return program.mentions[projection].compactMap { mention -> Ref? in
      guard !program.isOutOfScope(mention), program.enclosingType(mention) == owner, let argument = program.parent(mention), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call, flow.declaration(of: mention) == state, case .functions(let list, guessed: false) = flow.semantics.callee(of: call)
      else { return nil }
      // A function that the app adds to all views, of which this one is the content's.
      return list.contains { program.enclosingType($0).map { !program.types[$0].isDeclared } ?? false } ? call : nil
    }
  }

  private static let notContent: Set<String> = ["isPresented", "item", "onDismiss"]
  private static let afterwards: Set<String> = ["onDismiss", "onDisappear", "set"]

  private func takesBack(_ assign: Ref, _ state: Ref) -> Bool {
    guard !program.isOutOfScope(assign), isNothing(assign), let target = program.child(assign, 0) else { return false }
    return flow.declaration(of: target) == state
  }

  /// The place stands in a closure that is handed on in the content, and not in the closure that builds it.
  private func isInAction(_ place: Ref, of argument: Ref) -> Bool {
    guard let closure = program.enclosingClosure(place) else { return false }
    return program.parent(closure) != argument
  }

  /// A member of the presenter's own type that a name in its content stands for: `form`, `self.close`.
  private func ownMember(_ name: Ref, besides presenter: Ref) -> Ref? {
    guard let type = program.enclosingType(presenter) else { return nil }
    var found: [Ref] = []
    if program.kind(name) == .name {
      if case .members(let list, type)? = flow.semantics.lookup(program.symbol(name), at: name) { found = list }
    } else if let base = program.child(name, 0), program.kind(base) == .name, program.name(base) == "self" {
      found = flow.semantics.members(named: program.symbol(name), of: type)
    }
    guard found.count == 1, program.enclosingType(found[0]) == type, found[0] != program.enclosingMember(presenter) else { return nil }
    return found[0]
  }
}

import SourceFacts

/// Stacks that an app implements itself: a view shows the last of a list of routes, and code appends to and removes
/// from the list. `PageView(page: router.pages.last ?? .main)`
extension SinkCollector {
  mutating func collectOwnStacks() {
    guard let last = program.symbols.find("last") else { return }
    var known = Set(stacks.compactMap { flow.declaration(of: $0.path) })
    for read in program.mentions[last] where program.kind(read) == .member && !program.isOutOfScope(read) {
      guard let path = program.child(read, .base), let state = flow.declaration(of: path),
        program.kind(state) == .variable,
        !known.contains(state),
        case .array(let element) = semantics.declaredType(state).core, case .named(let route, _) = element.core,
        program.types[route].kind == .enum,
        let view = program.enclosingType(read), semantics.isView(view), isPutOnAndTakenOff(state),
        isShown(read, route, in: view)
      else { continue }
      known.insert(state)
      stacks.append((read, path, false, nil))
      replaced.insert(route)
      ownStackRoutes.insert(route)
    }
  }

  private func isPutOnAndTakenOff(_ state: Ref) -> Bool {
    let changes = Set(flow.mutations(of: state).map(program.name))
    return !changes.isDisjoint(with: SDK.additions) && !changes.isDisjoint(with: SDK.removalsOfLast)
  }

  /// A view makes a screen from the route, itself or through another view or function.
  private func isShown(_ read: Ref, _ route: TypeID, in view: TypeID, depth: Int = 0) -> Bool {
    var value = read
    while let parent = program.parent(value),
      program.kind(parent) == .binary && program.name(parent) == "??" || program.kind(parent) == .unary
    { value = parent }
    guard let parent = program.parent(value), semantics.allows(\.stackReadDepth, after: depth) else { return false }
    switch program.kind(parent) {
    case .argument: return program.parent(parent).map { makesScreen($0, route) } ?? false
    case .member:
      return program.types[route].members[program.symbol(parent)]?.contains(where: semantics.givesScreen) ?? false
    case .optionalBinding:
      guard let choice = program.parent(parent).flatMap(program.parent), program.kind(choice) == .ifElse else {
        return false
      }
      return names(of: parent, in: choice).contains { isShown($0, route, in: view, depth: depth + 1) }
    case .block, .returned:
      guard let part = program.enclosingMember(value), program.kind(part) == .variable,
        program.enclosingClosure(value) == nil, case .named(route, _) = semantics.declaredType(part).core
      else { return false }
      return uses(of: part, in: view).contains { isShown($0, route, in: view, depth: depth + 1) }
    default: return false
    }
  }

  private func uses(of part: Ref, in view: TypeID) -> [Ref] {
    program.mentions[program.symbol(part)].filter {
      program.kind($0) == .name && program.enclosingType($0) == view && flow.declaration(of: $0) == part
    }
  }

  /// A call of a view that stores the route, or of a function that makes a screen from it.
  private func makesScreen(_ call: Ref, _ route: TypeID) -> Bool {
    guard program.kind(call) == .call else { return false }
    switch semantics.callee(of: call) {
    case .initializer(let made, _):
      return semantics.isView(made)
        && semantics.memberwise(made).contains {
          if case .named(route, _) = semantics.declaredType($0).core { true } else { false }
        }
    case .functions(let list, guessed: false): return !list.isEmpty && list.allSatisfy(semantics.givesScreen)
    default: return false
    }
  }

  private func names(of local: Ref, in statement: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: statement) { r in
      if program.kind(r) == .name, program.symbol(r) == program.symbol(local),
        case .local(local)? = semantics.lookup(program.symbol(r), at: r)
      {
        result.append(r)
      }
      return true
    }
    return result
  }
}

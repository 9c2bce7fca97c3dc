import SourceFacts

/// Screens that show themselves: `func present(in host: UIViewController) { host.present(self, …) }`.
extension OriginFinder {
  /// The calls that make a screen show itself: the transition starts there. Where the screen's own code makes the call
  /// before the screen is visible, as in its initialiser, the callers of that code.
  func showersOfSelf(_ t: FoundTransition) -> [Ref]? {
    guard t.kind != .back, case .declared(let screen)? = t.target, program.enclosingType(t.site) == screen,
      let function = program.enclosingMember(t.site), isMethod(function), let block = program.child(function, .body),
      t.site == t.primitive ? handsOverSelf(block) : namesSelf(t.site),
      !flow.constructions(of: screen).contains(where: { program.contains(function, $0) })
    else { return nil }
    let calls = runs(of: function, screen)
    let outside = callers(of: calls, screen)
    return outside.isEmpty ? calls.isEmpty ? nil : calls : outside
  }

  func isMethod(_ member: Ref) -> Bool {
    program.kind(member) == .function && !program.flags(member).contains(.isStatic)
  }

  private func runs(of function: Ref, _ screen: TypeID) -> [Ref] {
    let calls = flow.callers(of: function)
    guard program.name(function) == "init" else { return calls }
    let made = flow.constructions(of: screen).filter { attribution.mayRun(function, construction: $0) }
    return Set(calls + made).sorted()
  }

  /// Calls in other code that lead to these.
  private func callers(of calls: [Ref], _ screen: TypeID) -> [Ref] {
    var result: [Ref] = []
    var seen: Set<Ref> = []
    var queue = calls
    while let call = queue.popLast() {
      guard program.enclosingType(call) == screen, let own = program.enclosingMember(call), isMethod(own) else {
        result.append(call)
        continue
      }
      if seen.insert(own).inserted { queue += runs(of: own, screen) }
    }
    return result.sorted()
  }

  private func handsOverSelf(_ block: Ref) -> Bool {
    var found = false
    program.forEachNode(in: block) { r in
      switch program.kind(r) {
      case .argument: found = found || isSelf(program.child(r, .value))
      // `let shown: UIViewController; if isWide { shown = self } else { … }`
      case .assign:
        found =
          found
          || isSelf(program.child(r, .value)) && program.child(r, .target).map { program.kind($0) == .name } ?? false
      default: break
      }
      return !found
    }
    return found
  }

  /// `self`, or a call with `self` as an argument: a wrapper around the screen.
  private func namesSelf(_ site: Ref) -> Bool {
    isSelf(site)
      || program.kind(site) == .call
        && program.children(site, .arguments).contains { isSelf(program.child($0, .value)) }
  }

  private func isSelf(_ e: Ref?) -> Bool { e.map { program.kind($0) == .name && program.name($0) == "self" } ?? false }
}

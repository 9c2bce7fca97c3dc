import SourceFacts

/// Tabs that a bar's own method selects: `func showCart() { selectedIndex = 1 }`.
extension OriginFinder {
  /// The screens whose code has the bar select the tab; nil where only the bar itself does.
  func whereSelected(_ t: FoundTransition) -> Origins? {
    guard t.kind == .tab, t.site == t.primitive, program.kind(t.primitive) == .assign,
      let target = program.child(t.primitive, .target), !semantics.library.tabFillers.contains(program.name(target)),
      let bar = program.enclosingType(t.primitive), attribution.shown.contains(bar),
      let function = program.enclosingMember(t.primitive), isMethod(function)
    else { return nil }
    var result = Origins()
    for call in callers(of: function, outside: bar) { add(screensAt: call, to: &result) }
    return result.screens.isEmpty ? nil : result
  }

  /// The calls in other code that run a function of a type, directly or through other functions of the type.
  private func callers(of function: Ref, outside type: TypeID) -> [Ref] {
    var result: Set<Ref> = []
    var seen: Set<Ref> = [function]
    var queue = [function]
    while let called = queue.popLast() {
      for call in flow.callers(of: called) where !semantics.isByName(call, of: called) {
        if program.enclosingType(call) != type {
          result.insert(call)
        } else if let own = program.enclosingMember(call), program.kind(own) == .function, seen.insert(own).inserted {
          queue.append(own)
        }
      }
    }
    return result.sorted()
  }
}

extension GraphBuilder {
  /// The controllers that objects other than screens put on stacks, tabs and windows. Presented controllers do not
  /// count: they are dismissed again.
  func ledScreens() -> [TypeID: Set<TypeID>] {
    var result: [TypeID: Set<TypeID>] = [:]
    for t in navigation.transitions where [.push, .root, .tab].contains(t.kind) {
      guard case .declared(let screen)? = t.target, semantics.isController(screen),
        let leader = flow.program.enclosingType(t.site), !semantics.isScreenType(leader)
      else { continue }
      result[leader, default: []].insert(screen)
    }
    return result
  }
}

import NavigationModel

extension GraphBuilder {
  /// The screens that other code may dismiss: their own content does not tell the way out.
  ///
  /// - Parameter origins: the origins of the found transitions, one for each.
  func withdrawnScreens(_ origins: [OriginFinder.Origins]) -> Set<TypeID> {
    let backs = zip(navigation.transitions, origins).filter { $0.0.kind == .back && $0.0.back == .dismiss }
    let closers = backs.map { (primitive: $0.0.primitive, screens: $0.1.screens) }
    let withdrawals = OutsideDismissals(
      flow: flow, paths: PathStates(flow: flow, evaluator: evaluator), closers: closers)
    let states = Dictionary(collector.presenters.map { ($0.place, $0.state) }) { first, _ in first }
    let closingOwners = Set(backs.compactMap { program.enclosingType($0.0.site) })
    var result: Set<TypeID> = []
    for t in navigation.transitions where t.kind != .back {
      guard case .declared(let screen)? = t.target, !result.contains(screen) else { continue }
      if let state = states[t.primitive] {
        if withdrawals.mayEnd(state) { result.insert(screen) }
      } else if t.kind == .cover || t.kind == .sheet, let owner = program.enclosingType(t.site),
        closingOwners.contains(owner)
      {
        // Code that presents it by a call also dismisses it.
        result.insert(screen)
      }
    }
    return result
  }
}

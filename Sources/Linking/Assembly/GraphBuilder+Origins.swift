import SourceFacts

/// Where transitions start.
extension GraphBuilder {
  /// What runs at all, and the origins of each transition that was found.
  ///
  /// The longest part of linking, so both are done at once, and the origins of thousands of transitions in several
  /// parts. They are the same however many threads there are, and each has a memory of its own: what one of them learns
  /// changes nothing for the others. What the parts of a smaller program would find out twice takes longer than what
  /// they gain.
  func whatRunsWhere(_ attribution: Attribution, liveTypes: @escaping () -> Set<TypeID>) -> (
    live: Set<TypeID>, origins: [OriginFinder.Origins], triggers: [[FoundTrigger]]
  ) {
    enum Answer {
      case live(Set<TypeID>)
      case origins([OriginFinder.Origins], [[FoundTrigger]])
    }
    let finder = OriginFinder(flow: flow, evaluator: evaluator, attribution: attribution, takings: takings)
    let size = max(2000, (found.count + 2) / 3)
    let parts = stride(from: 0, to: found.count, by: size).map { Array(found[$0..<min(found.count, $0 + size)]) }
    let works = parts.enumerated().map { number, part in
      let finder = number == 0 ? finder : finder.fork()
      return {
        let origins = part.map(finder.origins)
        var causes = TriggerFinder(attribution: finder.attribution)
        return Answer.origins(origins, zip(part, origins).map { causes.triggers(of: $0, from: $1) })
      }
    }
    var live: Set<TypeID> = []
    var origins: [OriginFinder.Origins] = []
    var triggers: [[FoundTrigger]] = []
    for answer in LargeStack.all(threads: threads, [{ .live(liveTypes()) }] + works) {
      switch answer {
      case .live(let types): live = types
      case .origins(let part, let causes):
        origins += part
        triggers += causes
      }
    }
    return (live, origins, triggers)
  }

  func isOfPlainTabBar(_ t: FoundTransition) -> Bool {
    guard let target = program.child(t.primitive, .callee) ?? program.child(t.primitive, .target),
      program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    return semantics.type(of: base).core == .external("UITabBarController", [])
  }
}

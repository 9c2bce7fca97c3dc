extension Semantics {
  /// Whether the limit allows one more step after `used` steps.
  func allows(_ limit: KeyPath<Budget, Limit>, after used: Int) -> Bool {
    budget.allows(budget[keyPath: limit], after: used)
  }

  /// The parts of a chain from its last call to its first name: `a.map(f).take(1)`.
  func chain(endingAt last: Ref?) -> UnfoldSequence<Ref, (next: Ref?, count: Int)> {
    sequence(state: (last, 0)) { [self] state in
      guard let part = state.next, allows(\.streamChain, after: state.count) else { return nil }
      state = (program.chained(part), state.count + 1)
      return part
    }
  }

  /// The turns of a loop, up to the limit.
  func turns(_ limit: KeyPath<Budget, Limit>) -> UnfoldSequence<Void, Int> {
    sequence(state: 0) { [self] used in
      defer { used += 1 }
      return allows(limit, after: used) ? () : nil
    }
  }

  /// Visits an expression and what is in it, with at most as many nodes as the limit.
  func forEachNode(in root: Ref, atMost limit: KeyPath<Budget, Limit>, _ body: (Ref) -> Bool) {
    let limit = budget[keyPath: limit]
    var seen = 0
    program.forEachNode(in: root) { node in
      guard budget.allows(limit, after: seen) else { return false }
      seen += 1
      return body(node)
    }
  }

  /// The items up to the limit.
  func limited<Items: Collection>(_ items: Items, to limit: KeyPath<Budget, Limit>) -> Items.SubSequence {
    let limit = budget[keyPath: limit]
    _ = budget.allows(limit, after: items.count - 1)
    return items.prefix(limit.most)
  }
}

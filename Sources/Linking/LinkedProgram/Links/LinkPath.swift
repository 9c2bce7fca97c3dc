import SourceFacts

/// The arms that code runs in: where two paths need different arms of one decision, only one of them is taken.
struct LinkPath: Hashable {
  /// A decision of a body, in one run of the body.
  private struct Decision: Hashable {
    var node: Ref
    var run: Int
  }

  private var arms: [Decision: Set<Int>] = [:]

  mutating func take(_ arms: Set<Int>, of node: Ref, run: Int) { self.arms[Decision(node: node, run: run)] = arms }

  func excludes(_ other: LinkPath) -> Bool {
    arms.contains { decision, own in other.arms[decision].map { $0.isDisjoint(with: own) } ?? false }
  }
}

extension LinkWalk {
  /// Walks an arm of a decision.
  func along(_ arm: Int, of node: Ref, _ walk: () -> Void) {
    let outer = path
    path.take([arm], of: node, run: activation)
    walk()
    path = outer
  }

  /// Code behind a decision does not run in the arms that left.
  func goOn(behind statement: Ref, in arms: Set<Int>) { path.take(arms, of: statement, run: activation) }
}

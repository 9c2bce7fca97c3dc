/// Watches the limits for one thread, and keeps those that were met, so that an answer which was cut short says so.
final class Meter {
  let budget: Budget
  /// The reasons of the limits that were met since ``begin()``.
  private(set) var cuts: Set<String> = []

  init(budget: Budget) { self.budget = budget }

  /// A new question: what the ones before it met is theirs.
  func begin() { cuts.removeAll(keepingCapacity: true) }

  /// Whether there is more to look at after so much. If not, the answer is cut short.
  func allows(_ limit: Limit, after used: Int) -> Bool {
    if used < limit.most { return true }
    note(limit)
    return false
  }

  func note(_ limit: Limit) { cuts.insert(limit.reason) }

  /// An answer that was found before is used again, with what cut it short.
  func note(_ reasons: Set<String>) { if !reasons.isEmpty { cuts.formUnion(reasons) } }
}

extension Semantics {
  var budget: Budget { meter.budget }

  /// Whether there is more to look at after so much; if not, the answer says that it was cut short.
  func allows(_ limit: KeyPath<Budget, Limit>, after used: Int) -> Bool {
    meter.allows(budget[keyPath: limit], after: used)
  }

  /// As many as are looked at; if those are not all, the answer says that it was cut short.
  func limited<Items: Collection>(_ items: Items, to limit: KeyPath<Budget, Limit>) -> Items.SubSequence {
    let limit = budget[keyPath: limit]
    if items.count > limit.most { meter.note(limit) }
    return items.prefix(limit.most)
  }
}

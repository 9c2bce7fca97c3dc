extension Semantics {
  /// Whether the limit allows one more step after `used` steps.
  func allows(_ limit: KeyPath<Budget, Limit>, after used: Int) -> Bool {
    budget[keyPath: limit].allows(after: used)
  }

  /// The items up to the limit.
  func limited<Items: Collection>(_ items: Items, to limit: KeyPath<Budget, Limit>) -> Items.SubSequence {
    items.prefix(budget[keyPath: limit].most)
  }
}

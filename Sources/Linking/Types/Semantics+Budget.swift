extension Semantics {
  /// Whether there is more to look at after so much.
  func allows(_ limit: KeyPath<Budget, Limit>, after used: Int) -> Bool {
    budget[keyPath: limit].allows(after: used)
  }

  /// As many as are looked at.
  func limited<Items: Collection>(_ items: Items, to limit: KeyPath<Budget, Limit>) -> Items.SubSequence {
    items.prefix(budget[keyPath: limit].most)
  }
}

import SourceFacts

extension Program {
  /// The value of a block that is a single expression.
  func onlyExpression(of block: Ref) -> Ref? {
    guard childCount(block) == 1, let only = children(block).first else { return nil }
    return kind(only) == .returned ? child(only, .value) : only
  }
}

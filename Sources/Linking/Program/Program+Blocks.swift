import SourceFacts

extension Program {
  /// The expression that a block gives, where it does nothing else.
  func onlyExpression(of block: Ref) -> Ref? {
    guard childCount(block) == 1, let only = children(block).first else { return nil }
    return kind(only) == .returned ? child(only, .value) : only
  }
}

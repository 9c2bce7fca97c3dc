import SourceFacts

extension Program {
  /// Whether a type node, or one inside it, has one of the names.
  func mentionsType(named names: Set<Symbol>, in node: Ref) -> Bool {
    if kind(node) == .typeName || kind(node) == .typeMember, names.contains(symbol(node)) { return true }
    return children(node).contains { mentionsType(named: names, in: $0) }
  }
}

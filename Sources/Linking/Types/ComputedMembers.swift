import SourceFacts

extension Semantics {
  /// The property with a getter of its own that an expression asks an object for: `step.next`.
  func computed(_ e: Ref) -> Ref? {
    guard let base = program.child(e, .base), case .named(let id, _) = type(of: base).core else { return nil }
    return members(named: program.symbol(e), of: id).first {
      program.kind($0) == .variable && program.getter(of: $0) != nil
    }
  }
}

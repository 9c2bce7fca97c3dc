import SourceFacts

extension Semantics {
  /// The computed property that an expression reads from an object: `step.next`.
  func computed(_ e: Ref) -> Ref? {
    guard let base = program.child(e, .base), case .named(let id, _) = type(of: base).core else { return nil }
    return members(named: program.symbol(e), of: id).first {
      program.kind($0) == .variable && program.getter(of: $0) != nil
    }
  }
}

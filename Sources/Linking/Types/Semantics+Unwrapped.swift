import SourceFacts

extension Semantics {
  /// The expression that an `if let` or `guard let` binds to a name; any other expression stands for itself.
  func unwrapped(_ e: Ref) -> Ref {
    var e = e
    for _ in turns(\.nameChain) {
      guard program.kind(e) == .name, case .local(let d)? = lookup(program.symbol(e), at: e),
        program.kind(d) == .optionalBinding, let bound = program.child(d, .value), bound != e
      else { break }
      e = bound
    }
    return e
  }
}

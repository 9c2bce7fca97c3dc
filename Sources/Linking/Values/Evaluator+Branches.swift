import SourceFacts

/// Branches of `#if`: all of them are read.
extension Evaluator {
  /// The variables of the same name in the other branches of `#if`: below `#endif` the name may stand for any of them.
  func namesakes(inOtherBranches d: Ref, usedAt use: Ref) -> [Ref] {
    guard program.kind(d) == .variable, let branch = program.parent(d), program.kind(branch) == .conditional,
      !program.contains(branch, use), let block = program.parent(branch)
    else { return [] }
    return program.children(block).filter {
      program.kind($0) == .conditional && $0 != branch && areOfOneDirective($0, branch)
    }.flatMap { other in
      program.children(other).filter { program.kind($0) == .variable && program.symbol($0) == program.symbol(d) }
    }
  }

  /// The two nodes stand in branches of one `#if` that exclude each other.
  private func areOfOneDirective(_ a: Ref, _ b: Ref) -> Bool {
    let names = [program.name(a), program.name(b)]
    return names[1].hasPrefix("!(\(names[0]))") || names[0].hasPrefix("!(\(names[1]))")
      || names.allSatisfy { $0.hasPrefix("!(") }
  }
}

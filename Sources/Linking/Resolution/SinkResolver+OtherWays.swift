import NavigationModel
import SourceFacts

/// Wrappers that push, or present where there is no stack: `func push(_ page: Page) { if hasStack { path.append(page) }
/// else { sheet = page } }`.
extension SinkResolver {
  /// A destination named at one place is one transition: the push, where the wrapper's own state decides. Where a
  /// caller decides how it is shown, there are several.
  func mergeOtherWays(presenters: Set<Ref>) {
    for found in Dictionary(grouping: transitions, by: \.site).values where found.count > 1 {
      for pushed in found where pushed.kind == .push {
        for other in found where isOtherWay(other, of: pushed, presenters) {
          transitions.remove(other)
          otherKinds[pushed, default: []].insert(other.kind)
        }
      }
    }
  }

  private func isOtherWay(_ other: FoundTransition, of pushed: FoundTransition, _ presenters: Set<Ref>) -> Bool {
    guard [.sheet, .cover, .popover].contains(other.kind), other.target == pushed.target, other.route == pushed.route,
      other.primitive != pushed.primitive
    else { return false }
    return presenters.contains(other.primitive) || areBranches(pushed.primitive, other.primitive)
  }

  /// The two places are in different branches of one `if`.
  private func areBranches(_ a: Ref, _ b: Ref) -> Bool {
    guard a.file == b.file else { return false }
    var choice = program.parent(a)
    while let c = choice, program.kind(c) != .function {
      if program.kind(c) == .ifElse, program.contains(c, b) {
        return program.branches(c).allSatisfy { !(program.contains($0, a) && program.contains($0, b)) }
      }
      choice = program.parent(c)
    }
    return false
  }
}

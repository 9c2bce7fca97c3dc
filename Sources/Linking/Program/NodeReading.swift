import SourceFacts

/// Questions about nodes of several kinds that one role alone does not answer.
extension Program {
  /// The base of a link in a chain: the base of a member or subscript, the callee of a call.
  func chained(_ r: Ref) -> Ref? { child(r, .base) ?? child(r, .callee) }

  /// The expressions that decide a branch: the conditions of an `if`, `guard` or loop, the subject of a `switch`, the
  /// condition of a ternary.
  func decider(_ r: Ref) -> Ref? { child(r, .conditions) ?? child(r, .subject) ?? child(r, .condition) }

  /// The conditions for the first branch of an `if`, `guard`, loop or ternary.
  func conditions(of r: Ref) -> [Ref] {
    child(r, .conditions).map(children) ?? [child(r, .condition)].compactMap(\.self)
  }

  /// The branches of an `if` or a ternary.
  func branches(_ r: Ref) -> [Ref] {
    [child(r, .body) ?? child(r, .then), child(r, .otherwise)].compactMap(\.self)
  }

  /// The alternatives of an `if` with all its `else if`: the `if`s in order, and the last block where there is an
  /// `else`.
  func alternatives(_ choice: Ref) -> [Ref] {
    var result: [Ref] = []
    var next: Ref? = choice
    while let branch = next {
      result.append(branch)
      next = kind(branch) == .ifElse ? child(branch, .otherwise) : nil
    }
    return result
  }

  /// The code that computes a property; nil for a stored one.
  func getter(of variable: Ref) -> Ref? {
    children(variable, .accessors).first { name($0) == "get" }.flatMap { child($0, .body) }
  }

  /// The one child of a node that has no other.
  func onlyChild(_ r: Ref) -> Ref? {
    let all = children(r)
    return all.count == 1 ? all.first : nil
  }

  /// The keys and values of a dictionary literal. They alternate.
  func entries(of dictionary: Ref) -> [(key: Ref, value: Ref)] {
    let parts = children(dictionary, .elements)
    return stride(from: 1, to: parts.count, by: 2).map { (parts[$0 - 1], parts[$0]) }
  }
}

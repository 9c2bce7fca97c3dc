import SourceFacts

/// What a column shows as long as nothing is selected: no move of the user leads there.
extension SinkResolver {
  /// Whether the column's view makes a screen only where nothing is selected.
  func isForEmptySelection(_ target: Target, of sink: Sink) -> Bool {
    guard case .declared(let screen) = target, let owner = program.enclosingType(sink.place) else { return false }
    let made = flow.constructions(of: screen).filter { program.enclosingType($0) == owner }
    return !made.isEmpty && made.allSatisfy(isForNothing)
  }

  /// `if let book { Page(book) } else { Hint() }`, `case nil: Hint()`, `if book == nil { Hint() }`.
  private func isForNothing(_ made: Ref) -> Bool {
    flow.conditions(around: made).contains { condition in
      if program.kind(condition.node) == .switchCase { return isCaseOfNothing(condition.node) }
      let parts = program.child(condition.node, .conditions).map(program.children) ?? []
      guard parts.count == 1 else { return false }
      return condition.isNegated ? asksForSomething(parts[0]) : asksForNothing(parts[0])
    }
  }

  private func isCaseOfNothing(_ arm: Ref) -> Bool {
    let patterns = program.child(arm, .patterns).map(program.children) ?? []
    return patterns.count == 1 && isNothing(patterns[0])
  }

  private func isNothing(_ pattern: Ref) -> Bool {
    switch program.kind(pattern) {
    case .null: true
    case .patternExpression: program.children(pattern).first.map(isNothing) ?? false
    case .patternCase, .member: program.name(pattern) == "none"
    default: false
    }
  }

  private func asksForSomething(_ condition: Ref) -> Bool {
    program.kind(condition) == .optionalBinding || isComparedWithNil(condition, "!=")
  }

  private func asksForNothing(_ condition: Ref) -> Bool { isComparedWithNil(condition, "==") }

  private func isComparedWithNil(_ condition: Ref, _ sign: String) -> Bool {
    guard program.kind(condition) == .binary, program.name(condition) == sign else { return false }
    return [program.child(condition, .left), program.child(condition, .right)].contains {
      $0.map(program.kind) == .null
    }
  }
}

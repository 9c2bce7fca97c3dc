import SourceFacts

extension DataFlow {
  /// The `switch` arms and `if` branches between a place and the function that holds it.
  func conditions(around place: Ref) -> [Sink.Condition] {
    var result: [Sink.Condition] = []
    var previous = place
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .switchCase: result.append(Sink.Condition(node: c, isNegated: false))
      case .ifElse:
        if program.child(c, 1) == previous { result.append(Sink.Condition(node: c, isNegated: false)) }
        if program.child(c, 2) == previous { result.append(Sink.Condition(node: c, isNegated: true)) }
      case .function, .type, .extension: return result
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  /// Whether a condition around a call says something of the route that is handed on: an arm for a case, a comparison, a
  /// parameter. What is present at run time, and what a setting says, is no concern of the route's.
  func isTelling(_ condition: Sink.Condition) -> Bool {
    guard program.kind(condition.node) == .ifElse else { return true }
    return program.child(condition.node, 0).map { program.children($0).allSatisfy(isTelling) } ?? false
  }

  private func isTelling(_ condition: Ref) -> Bool {
    switch program.kind(condition) {
    case .patternCondition: true
    case .binary: ["==", "!="].contains(program.name(condition)) && !program.children(condition).contains { program.kind($0) == .null }
    case .unary: program.child(condition, 0).map(isTelling) ?? false
    case .name: declaration(of: condition).map { program.kind($0) == .parameter } ?? false
    default: false
    }
  }
}

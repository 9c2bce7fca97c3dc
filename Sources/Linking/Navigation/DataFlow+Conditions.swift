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
}

import SourceFacts

extension Program {
  /// The `switch` arms and `if` branches between a place and the function that holds it.
  func conditions(around place: Ref) -> [Sink.Condition] {
    var result: [Sink.Condition] = []
    var previous = place
    var current = parent(place)
    while let c = current {
      switch kind(c) {
      case .switchCase: result.append(Sink.Condition(node: c, isNegated: false))
      case .ifElse:
        if child(c, 1) == previous { result.append(Sink.Condition(node: c, isNegated: false)) }
        if child(c, 2) == previous { result.append(Sink.Condition(node: c, isNegated: true)) }
      case .function, .type, .extension: return result
      default: break
      }
      previous = c
      current = parent(c)
    }
    return result
  }
}

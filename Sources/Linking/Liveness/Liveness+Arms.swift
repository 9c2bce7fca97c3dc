import SourceFacts

/// Arms of a `switch` over a route: their code only counts for routes that live code makes.
extension Liveness {
  /// The place stands in an arm for routes that no live code makes.
  func isInClosedArm(_ place: Ref, _ made: Set<RouteValue>) -> Bool {
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .switchCase {
        let cases = routeCases(of: c)
        if !cases.isEmpty, !cases.contains(where: made.contains) { return true }
      }
      if closed.contains(c) { return true }
      if program.kind(c) == .type || program.kind(c) == .extension { return false }
      current = program.parent(c)
    }
    return false
  }

  /// The routes that an arm is for, where all of its patterns are routes.
  func routeCases(of arm: Ref) -> [RouteValue] {
    guard let patterns = program.child(arm, .patterns) else { return [] }
    let cases = program.children(patterns).compactMap { routeCase($0) }
    return cases.allSatisfy({ routeTypes.contains($0.type) }) ? cases : []
  }

  private func routeCase(_ pattern: Ref) -> RouteValue? {
    switch program.kind(pattern) {
    case .patternCase:
      guard case .named(let id, _) = semantics.enumType(ofPattern: pattern),
        program.types[id].cases[program.symbol(pattern)] != nil
      else { return nil }
      return RouteValue(type: id, name: program.symbol(pattern))
    case .patternExpression:
      guard let e = program.child(pattern, .value), program.kind(e) == .member,
        case .named(let id, _) = semantics.type(of: e).core, program.types[id].cases[program.symbol(e)] != nil
      else { return nil }
      return RouteValue(type: id, name: program.symbol(e))
    case .patternWhere: return program.child(pattern, .pattern).flatMap(routeCase)
    default: return nil
    }
  }
}

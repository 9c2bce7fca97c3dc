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
      case .block: result += exits(before: previous, in: c)
      case .function, .type, .extension: return result
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  /// The parameter of a function or closure that an expression reads or a part of which it names (`state.sheet`); of
  /// `$0` the closure.
  func parameter(atStartOf e: Ref, of code: Ref) -> Ref? {
    var node = e
    while program.kind(node) == .member, let base = program.child(node, 0) { node = base }
    guard program.kind(node) == .name else { return nil }
    if program.kind(code) == .closure, case .shorthand(code, _)? = semantics.lookup(program.symbol(node), at: node) {
      return code
    }
    guard let d = declaration(of: node), program.kind(d) == .parameter,
      program.parent(d).flatMap(program.parent) == code
    else { return nil }
    return d
  }

  /// What must not have happened for a statement to be reached: the branches before it that leave the function.
  private func exits(before statement: Ref, in block: Ref) -> [Sink.Condition] {
    var result: [Sink.Condition] = []
    for s in program.children(block) {
      if s == statement { break }
      switch program.kind(s) {
      case .guard: result.append(Sink.Condition(node: s, isNegated: false, isByArgument: true))
      case .ifElse:
        if program.child(s, 2) == nil, let taken = program.child(s, 1), leaves(taken) {
          result.append(Sink.Condition(node: s, isNegated: true, isByArgument: true))
        }
      case .switch:
        for arm in program.children(s).dropFirst() where program.kind(arm) == .switchCase {
          if let taken = program.child(arm, 1), leaves(taken) {
            result.append(Sink.Condition(node: arm, isNegated: true, isByArgument: true))
          }
        }
      default: break
      }
    }
    return result
  }

  private func leaves(_ block: Ref) -> Bool {
    program.children(block).last.map { [.returned, .thrown].contains(program.kind($0)) } ?? false
  }

  /// Whether a condition around a call says something of the route that is handed on: an arm for a case, a comparison,
  /// a parameter. What is present at run time, and what a setting says, is no concern of the route's.
  func isTelling(_ condition: Sink.Condition) -> Bool {
    guard program.kind(condition.node) == .ifElse else { return true }
    return program.child(condition.node, 0).map { program.children($0).allSatisfy(isTelling) } ?? false
  }

  func isTelling(_ condition: Ref) -> Bool {
    switch program.kind(condition) {
    case .patternCondition: true
    case .binary:
      ["==", "!="].contains(program.name(condition))
        && !program.children(condition).contains { program.kind($0) == .null }
    case .unary: program.child(condition, 0).map(isTelling) ?? false
    case .name: isParameter(condition)
    // `child is LoginFlow`
    case .cast:
      program.name(condition) == "is"
        && program.child(condition, 0).map { program.kind($0) == .name && isParameter($0) } ?? false
    default: false
    }
  }

  private func isParameter(_ e: Ref) -> Bool { declaration(of: e).map { program.kind($0) == .parameter } ?? false }
}

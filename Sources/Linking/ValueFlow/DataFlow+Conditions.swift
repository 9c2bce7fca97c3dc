import SourceFacts

extension DataFlow {
  /// The `switch` arms and `if` branches between a place and the function that holds it.
  func conditions(around place: Ref) -> [Condition] {
    var result: [Condition] = []
    var previous = place
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .switchCase: result.append(Condition(node: c, isNegated: false))
      case .ifElse:
        if program.child(c, .body) == previous { result.append(Condition(node: c, isNegated: false)) }
        if program.child(c, .otherwise) == previous { result.append(Condition(node: c, isNegated: true)) }
      case .block: result += exits(before: previous, in: c)
      case .function, .type, .extension: return result
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return result
  }

  /// The parameter of a function or closure that an expression reads, itself or a member of it (`state.sheet`); for
  /// `$0` the closure.
  func parameter(atStartOf e: Ref, of code: Ref) -> Ref? {
    var node = e
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    guard program.kind(node) == .name else { return nil }
    if program.kind(code) == .closure, case .shorthand(code, _)? = semantics.lookup(program.symbol(node), at: node) {
      return code
    }
    guard let d = declaration(of: node), program.kind(d) == .parameter,
      program.parent(d).flatMap(program.parent) == code
    else { return nil }
    return d
  }

  /// The conditions that must be false for a statement to run: those of earlier branches that leave the function.
  private func exits(before statement: Ref, in block: Ref) -> [Condition] {
    let all = exits(of: block)
    if all.isEmpty { return [] }
    // Node ids within one block grow with the position.
    return all.prefix { $0.statement.node < statement.node }.suffix(semantics.budget.exitsOfBlock.most).map(\.condition)
  }

  /// A branch that leaves the function, and the statement of the block that holds it.
  struct Exit {
    var statement: Ref
    var condition: Condition
  }

  /// The first block that has more exits before its last statement than the budget allows.
  func blockWithTooManyExits() -> Ref? {
    for (file, facts) in program.files.enumerated() {
      for (node, content) in facts.nodes.enumerated() where content.kind == .block {
        let block = Ref(file: UInt32(file), node: UInt32(node))
        if mayHaveTooManyExits(block), hasTooManyExits(block) { return block }
      }
    }
    return nil
  }

  /// A cheap test for all blocks of a program, so that few are examined closely.
  private func mayHaveTooManyExits(_ block: Ref) -> Bool {
    let most = program.children(block).reduce(0) {
      $0 + (program.kind($1) == .switch ? program.childCount($1) : 1)
    }
    return most > semantics.budget.exitsOfBlock.most
  }

  private func hasTooManyExits(_ block: Ref) -> Bool {
    guard let last = program.children(block).last else { return false }
    return exits(of: block).prefix { $0.statement.node < last.node }.count > semantics.budget.exitsOfBlock.most
  }

  private func exits(of block: Ref) -> [Exit] {
    if let known = memory.exitLists[block] { return known }
    let result = program.children(block).flatMap { statement in
      exits(by: statement).map { Exit(statement: statement, condition: $0) }
    }
    return memory.exitLists.keep(result, for: block)
  }

  private func exits(by statement: Ref) -> [Condition] {
    switch program.kind(statement) {
    case .guard: return [Condition(node: statement, isNegated: false, isByArgument: true)]
    case .ifElse:
      guard program.child(statement, .otherwise) == nil, let taken = program.child(statement, .body), leaves(taken)
      else { return [] }
      return [Condition(node: statement, isNegated: true, isByArgument: true)]
    case .switch:
      return program.children(statement, .arms).filter { arm in
        program.kind(arm) == .switchCase && program.child(arm, .body).map(leaves) ?? false
      }
      .map { Condition(node: $0, isNegated: true, isByArgument: true) }
    default: return []
    }
  }

  private func leaves(_ block: Ref) -> Bool {
    program.children(block).last.map { [.returned, .thrown].contains(program.kind($0)) } ?? false
  }

  /// Whether a condition around a call tells something of the route: an arm for a case, a comparison, a parameter.
  /// Values that are present at run time, and settings, do not depend on the route.
  func isTelling(_ condition: Condition) -> Bool {
    [.ifElse, .ternary].contains(program.kind(condition.node)) ? allTell(condition.node) : true
  }

  func allTell(_ statement: Ref) -> Bool {
    let parts = program.conditions(of: statement)
    return !parts.isEmpty && parts.allSatisfy(isTelling)
  }

  func isTelling(_ condition: Ref) -> Bool {
    switch program.kind(condition) {
    case .patternCondition: true
    case .binary:
      ["==", "!=", "<", ">", "<=", ">="].contains(program.name(condition))
        && (!program.children(condition).contains { program.kind($0) == .null } || asksForParameter(condition))
    case .unary: program.child(condition, .operand).map(isTelling) ?? false
    case .name: isParameter(condition)
    // `guard let next = next(after: step) else { return finish() }`
    case .optionalBinding: program.child(condition, .value).map(givesCase) ?? false
    // `child is LoginFlow`
    case .cast:
      program.name(condition) == "is"
        && program.child(condition, .operand).map { program.kind($0) == .name && isParameter($0) } ?? false
    default: false
    }
  }

  /// `session == nil`: the callers decide it, where one of them passes `nil`.
  private func asksForParameter(_ comparison: Ref) -> Bool {
    program.children(comparison).contains { side in
      guard program.kind(side) == .name, let parameter = declaration(of: side), program.kind(parameter) == .parameter,
        let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function
      else { return false }
      return callers(of: function).contains { call in
        semantics.matching(call, function).contains { argument, taker in
          taker == parameter && program.child(argument, .value).map { program.kind($0) == .null } ?? false
        }
      }
    }
  }

  /// The app's own code returns a case of an enum for its argument, or nil.
  private func givesCase(_ e: Ref) -> Bool {
    switch program.kind(e) {
    case .name:
      guard case .local(let d)? = semantics.lookup(program.symbol(e), at: e), program.kind(d) == .variable,
        program.flags(d).contains(.isLet), let initial = program.child(d, .initializer), program.kind(initial) != .name
      else { return false }
      return givesCase(initial)
    case .call, .subscript: break
    case .member: if semantics.computed(e) == nil { return false }
    default: return false
    }
    guard case .named(let id, _) = semantics.type(of: e).core else { return false }
    return program.types[id].kind == .enum && program.types[id].isDeclared
  }

  private func isParameter(_ e: Ref) -> Bool { declaration(of: e).map { program.kind($0) == .parameter } ?? false }
}

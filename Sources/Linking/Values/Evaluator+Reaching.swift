import SourceFacts

/// Of several cases that a variable may hold, those with which a place runs: in `if row == .help { … } else { open(row)
/// }` the row that is opened is not `.help`.
extension Evaluator {
  /// A condition on a variable around a place: an arm, a branch of an `if` or of a ternary, a `guard`.
  struct Decider {
    var node: Ref
    /// The place is in the `else` branch, or after a branch that leaves the function.
    var isNegated: Bool
  }

  /// The values without the cases that the conditions around a use of a constant rule out. Values that are no cases
  /// stay. All values stay where no value would reach the place: then a condition was not understood.
  func reaching(_ use: Ref, _ values: [Value], of key: VariableKey, _ env: Environment) -> [Value] {
    guard values.count > 1, values.contains(where: isCase), isConstant(key) else { return values }
    let deciders = deciders(of: key, around: use)
    guard !deciders.isEmpty else { return values }
    let left = traced {
      values.filter { value in
        guard isCase(value) else { return true }
        let alone = Environment(parent: env, bindings: [key: .values([value])])
        return deciders.allSatisfy { canHold($0, alone) }
      }
    }.answer
    return left.isEmpty ? values : left
  }

  private func isCase(_ value: Value) -> Bool { if case .enumCase = value { true } else { false } }

  /// Nothing changes the variable between the condition and the use.
  private func isConstant(_ key: VariableKey) -> Bool {
    switch program.kind(key.declaration) {
    case .parameter, .patternBind, .optionalBinding, .closure: true
    case .variable: program.flags(key.declaration).contains(.isLet)
    default: false
    }
  }

  private func canHold(_ decider: Decider, _ env: Environment) -> Bool {
    if program.kind(decider.node) == .switchCase {
      return decider.isNegated ? !mustTake(arm: decider.node, env) : canTake(arm: decider.node, env)
    }
    return truth(ofAll: program.conditions(of: decider.node), env) != (decider.isNegated ? .yes : .no)
  }

  private func deciders(of key: VariableKey, around use: Ref) -> [Decider] {
    if let known = memory.deciders[use] { return known }
    var found: [Decider] = []
    var previous = use
    var current = program.parent(use)
    while let c = current, !endsScope(c, of: key) {
      found += deciders(around: previous, in: c).filter { asks($0, for: key) }
      previous = c
      current = program.parent(c)
    }
    return memory.deciders.keep(found, for: use)
  }

  private func endsScope(_ node: Ref, of key: VariableKey) -> Bool {
    node == key.declaration || [.function, .accessor, .type, .extension].contains(program.kind(node))
  }

  private func deciders(around place: Ref, in node: Ref) -> [Decider] {
    switch program.kind(node) {
    case .switchCase: return program.child(node, .body) == place ? [Decider(node: node, isNegated: false)] : []
    case .ifElse, .ternary:
      guard program.branches(node).contains(place) else { return [] }
      return [Decider(node: node, isNegated: program.child(node, .otherwise) == place)]
    case .guard: return program.child(node, .body) == place ? [Decider(node: node, isNegated: true)] : []
    case .block: return program.children(node).prefix { $0 != place }.flatMap(deciders(leftBehind:))
    default: return []
    }
  }

  /// The conditions that must be false for the statements after this one to run.
  private func deciders(leftBehind statement: Ref) -> [Decider] {
    switch program.kind(statement) {
    case .guard: return [Decider(node: statement, isNegated: false)]
    case .ifElse:
      guard program.child(statement, .otherwise) == nil, program.child(statement, .body).map(leaves) ?? false else {
        return []
      }
      return [Decider(node: statement, isNegated: true)]
    case .switch:
      return program.children(statement, .arms).filter {
        program.kind($0) == .switchCase && program.child($0, .body).map(leaves) ?? false
      }.map { Decider(node: $0, isNegated: true) }
    default: return []
    }
  }

  private func leaves(_ block: Ref) -> Bool {
    program.children(block).last.map { [.returned, .thrown].contains(program.kind($0)) } ?? false
  }

  private func asks(_ decider: Decider, for key: VariableKey) -> Bool {
    let asked =
      program.kind(decider.node) == .switchCase
      ? [program.subject(ofArm: decider.node)].compactMap(\.self) : program.conditions(of: decider.node)
    return asked.contains { names(key, in: $0) }
  }

  private func names(_ key: VariableKey, in e: Ref) -> Bool {
    var isFound = false
    program.forEachNode(in: e) { node in
      if !isFound, program.kind(node) == .name {
        switch semantics.lookup(program.symbol(node), at: node) {
        case .local(let d)?: isFound = key.number < 0 && d == key.declaration
        case .shorthand(let closure, let number)?:
          isFound = key == VariableKey(declaration: closure, number: number)
        default: break
        }
      }
      return !isFound
    }
    return isFound
  }
}

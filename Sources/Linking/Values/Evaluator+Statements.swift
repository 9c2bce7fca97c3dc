import SourceFacts

extension Evaluator {
  /// What a body returns; for a view builder, what it builds.
  func body(_ block: Ref, _ env: Environment) -> [Value] {
    unique(statements(program.children(block), env).values)
  }

  struct Outcome {
    var values: [Value] = []
    /// Every path through the statements returned.
    var returned = false
  }

  func statements(_ list: [Ref], _ env: Environment) -> Outcome {
    var outcome = Outcome()
    var built: [[Value]] = []
    var expressions: [Ref] = []
    // What is only called in front of a `return` is no result.
    let hasReturn = list.contains { program.kind($0) == .returned }
    for s in list {
      switch program.kind(s) {
      case .returned:
        if let e = program.child(s, 0) { outcome.values += evaluate(e, env) }
        outcome.returned = true
        return outcome
      case .thrown:
        outcome.returned = true
        return outcome
      case .switch:
        let inner = switchStatement(s, env)
        if containsReturn(s) {
          outcome.values += inner.values
        } else {
          built.append(inner.values)
          expressions.append(s)
        }
        if inner.returned {
          outcome.returned = true
          return finish(outcome, built, expressions, env)
        }
      case .ifElse:
        let inner = ifStatement(s, env)
        if containsReturn(s) {
          outcome.values += inner.values
        } else {
          built.append(inner.values)
          expressions.append(s)
        }
        if inner.returned {
          outcome.returned = true
          return finish(outcome, built, expressions, env)
        }
      case .guard:
        if let conditions = program.child(s, 0), let block = program.child(s, 1) {
          switch truth(ofAll: conditions, env) {
          case .yes: break
          case .no:
            outcome.values += statements(program.children(block), env).values
            outcome.returned = true
            return outcome
          case .maybe: if !neverReturns(block) { outcome.values += statements(program.children(block), env).values }
          }
        }
      case .doCatch:
        for b in program.children(s) {
          let inner = statements(program.children(b), env)
          outcome.values += inner.values
        }
      case .conditional:
        let inner = statements(program.children(s), env)
        if inner.returned {
          outcome.values += inner.values
        } else if !inner.values.isEmpty {
          if let last = expressions.last, isOtherBranch(s, than: last), let place = built.indices.last {
            built[place] = unique(built[place] + inner.values)
          } else {
            built.append(inner.values)
            expressions.append(s)
          }
        }
      case .forIn, .loop, .deferred:
        if containsReturn(s) {
          for block in program.children(s) where program.kind(block) == .block {
            outcome.values += statements(program.children(block), env).values
          }
        }
      case .variable, .function, .type, .assign, .typeAlias, .import: continue
      default:
        if hasReturn { continue }
        built.append(evaluateStatement(s, env))
        expressions.append(s)
      }
    }
    return finish(outcome, built, expressions, env)
  }

  /// `#else` and `#elseif` after an `#if`: whoever compiles the one does not compile the other.
  private func isOtherBranch(_ s: Ref, than first: Ref) -> Bool {
    program.kind(first) == .conditional && program.name(s).hasPrefix("!(\(program.name(first)))")
  }

  /// Bodies of views are long; only what can be a result is evaluated.
  private func evaluateStatement(_ s: Ref, _ env: Environment) -> [Value] { evaluate(s, env) }

  private func finish(_ outcome: Outcome, _ built: [[Value]], _ expressions: [Ref], _ env: Environment) -> Outcome {
    var outcome = outcome
    if outcome.returned, !outcome.values.isEmpty { return outcome }
    if built.count == 1 {
      outcome.values += built[0]
    } else if built.count > 1, let block = expressions.first.flatMap(program.parent) {
      outcome.values.append(.group(block, env))
    }
    return outcome
  }

  private func containsReturn(_ s: Ref) -> Bool {
    var found = false
    program.forEachNode(in: s) { r in
      if program.kind(r) == .returned { found = true }
      return !found && program.kind(r) != .closure && program.kind(r) != .function
    }
    return found
  }

  private func ifStatement(_ s: Ref, _ env: Environment) -> Outcome {
    guard let conditions = program.child(s, 0), let block = program.child(s, 1) else { return Outcome() }
    let otherwise = program.child(s, 2)
    func alternative() -> Outcome {
      guard let otherwise else { return Outcome() }
      return program.kind(otherwise) == .ifElse
        ? ifStatement(otherwise, env) : statements(program.children(otherwise), env)
    }
    switch truth(ofAll: conditions, env) {
    case .yes: return statements(program.children(block), env)
    case .no: return alternative()
    case .maybe:
      let first = statements(program.children(block), env)
      let second = alternative()
      return Outcome(
        values: unique(first.values + second.values), returned: first.returned && second.returned && otherwise != nil)
    }
  }

  /// All `switchCase` nodes of a switch, those under `#if` included.
  func cases(of s: Ref) -> [Ref] {
    program.children(s).dropFirst().flatMap { c -> [Ref] in
      program.kind(c) == .conditional ? program.children(c) : [c]
    }.filter { program.kind($0) == .switchCase }
  }

  func switchStatement(_ s: Ref, _ env: Environment) -> Outcome {
    guard let subject = program.child(s, 0) else { return Outcome() }
    return switchStatement(s, on: evaluate(subject, env), env)
  }

  /// What a `switch` comes to for given values of its subject.
  func switchStatement(_ s: Ref, on values: [Value], _ env: Environment) -> Outcome {
    let arms = cases(of: s)
    var taken: Set<Ref> = []
    for value in values {
      var decided = false
      var deciding: Ref?
      var undecided: [Ref] = []
      for arm in arms where !decided {
        if program.flags(arm).contains(.isDefault) {
          taken.insert(arm)
          if case .enumCase = value { metDefault = true }
          // What nobody knows may have met an arm before: a default that shows something decides nothing then.
          decided = value.isConcrete || taken.count < 2 || givesNothing(arm)
          continue
        }
        for pattern in program.child(arm, 0).map(program.children) ?? [] {
          switch match(pattern, value, env) {
          case .yes:
            taken.insert(arm)
            decided = true
            deciding = pattern
          case .maybe:
            taken.insert(arm)
            undecided.append(pattern)
          case .no: break
          }
          if decided { break }
        }
      }
      if decided {
        noteDecision(value)
        // `case .account(.profile)`: what is inside decides, too.
        if let deciding { payloads(of: value, askedBy: deciding).forEach(noteDecision) }
      }
      undecided.flatMap { payloads(of: value, askedBy: $0) }.forEach(noteStuck)
      if !decided {
        noteStuck(value)
        if case .tuple(let parts) = value { parts.joined().forEach(noteStuck) }
      }
    }
    var outcome = Outcome(values: [], returned: true)
    for arm in arms where taken.contains(arm) {
      guard let block = program.child(arm, 1) else { continue }
      let inner = statements(program.children(block), env)
      outcome.values += inner.values
      outcome.returned = outcome.returned && inner.returned
    }
    if taken.isEmpty { outcome.returned = false }
    outcome.values = unique(outcome.values)
    return outcome
  }

  /// `default: return nil`, `default: break`
  private func givesNothing(_ arm: Ref) -> Bool {
    guard let block = program.child(arm, 1), let last = program.children(block).last else { return true }
    switch program.kind(last) {
    case .null: return true
    case .returned: return program.child(last, 0).map { program.kind($0) == .null } ?? true
    default: return program.name(last) == "break"
    }
  }

  /// What a switch looks at. Each of its arms asks, and a switch over all screens of an app has a hundred.
  private func subjectValues(_ subject: Ref, _ env: Environment) -> [Value] {
    let key = MemoKey(expression: subject, environment: env)
    if let known = memo[key] { return known }
    let values = evaluate(subject, env)
    memo[key] = values
    return values
  }

  /// Whether a switch can take an arm, for what is known of its subject.
  func canTake(arm: Ref, _ env: Environment) -> Bool {
    guard let owner = program.owner(ofArm: arm), let subject = program.child(owner, 0) else { return true }
    let before = misfits
    let values = subjectValues(subject, env)
    // What can be nothing that the subject is has no arm; of what nobody knows, nothing is said.
    if values.isEmpty { return misfits == before }
    let isDefault = program.flags(arm).contains(.isDefault)
    let patterns =
      isDefault
      ? cases(of: owner).filter { $0 != arm }.flatMap { program.child($0, 0).map(program.children) ?? [] }
      : program.child(arm, 0).map(program.children) ?? []
    return values.contains { v in
      let truths = patterns.map { match($0, v, env) }
      if !isDefault, truths.contains(.maybe) { noteStuck(v) }
      return isDefault ? !truths.contains(.yes) : truths.contains { $0 != .no }
    }
  }

  /// Whether a switch takes an arm whatever happens, for what is known of its subject.
  func mustTake(arm: Ref, _ env: Environment) -> Bool {
    guard let owner = program.owner(ofArm: arm), let subject = program.child(owner, 0) else { return false }
    let values = subjectValues(subject, env)
    return !values.isEmpty
      && values.allSatisfy { v in
        for other in cases(of: owner) {
          if program.flags(other).contains(.isDefault) { return other == arm }
          let truths = (program.child(other, 0).map(program.children) ?? []).map { match($0, v, env) }
          if truths.contains(.yes) { return other == arm }
          if truths.contains(.maybe) { return false }
        }
        return false
      }
  }
}

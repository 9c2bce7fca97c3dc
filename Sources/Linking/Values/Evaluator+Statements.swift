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

  /// The outcome of statements in a row: the values that they return, and those that a builder builds.
  func statements(_ list: [Ref], _ env: Environment) -> Outcome {
    var run = Run()
    // A call in front of a `return` is no result.
    let hasReturn = list.contains { program.kind($0) == .returned }
    for s in list {
      switch program.kind(s) {
      case .returned:
        if let e = program.child(s, .value) { run.outcome.values += evaluate(e, env) }
        run.outcome.returned = true
        return run.outcome
      case .thrown:
        run.outcome.returned = true
        return run.outcome
      case .guard:
        if !passes(s, env, &run) { return run.outcome }
      case .switch, .ifElse:
        let inner = program.kind(s) == .switch ? switchStatement(s, env) : ifStatement(s, env)
        branch(s, inner, &run)
        if run.outcome.returned { return finish(run, env) }
      case .doCatch: for b in program.children(s) { run.outcome.values += statements(program.children(b), env).values }
      case .conditional: compile(s, env, &run)
      case .forIn, .loop, .deferred: if containsReturn(s) { run.outcome.values += valuesOfBlocks(in: s, env) }
      case .variable, .function, .type, .assign, .typeAlias, .import: continue
      default: if !hasReturn { run.build(evaluateStatement(s, env), by: s) }
      }
    }
    return finish(run, env)
  }

  private func valuesOfBlocks(in statement: Ref, _ env: Environment) -> [Value] {
    program.children(statement).filter { program.kind($0) == .block }.flatMap {
      statements(program.children($0), env).values
    }
  }

  /// The state after some of a row of statements ran.
  private struct Run {
    var outcome = Outcome()
    /// The values of the statements that are expressions, and these statements.
    var built: [[Value]] = []
    var expressions: [Ref] = []

    mutating func build(_ values: [Value], by statement: Ref) {
      built.append(values)
      expressions.append(statement)
    }
  }

  private func finish(_ run: Run, _ env: Environment) -> Outcome {
    finish(run.outcome, run.built, run.expressions, env)
  }

  private func branch(_ s: Ref, _ inner: Outcome, _ run: inout Run) {
    if containsReturn(s) {
      run.outcome.values += inner.values
    } else {
      run.build(inner.values, by: s)
    }
    if inner.returned { run.outcome.returned = true }
  }

  /// Whether the statements after a `guard` may run.
  private func passes(_ s: Ref, _ env: Environment, _ run: inout Run) -> Bool {
    guard let conditions = program.child(s, .conditions), let block = program.child(s, .body) else { return true }
    switch truth(ofAll: conditions, env) {
    case .yes: return true
    case .no:
      run.outcome.values += statements(program.children(block), env).values
      run.outcome.returned = true
      return false
    case .maybe:
      if !neverReturns(block) { run.outcome.values += statements(program.children(block), env).values }
      return true
    }
  }

  /// One branch of an `#if`.
  private func compile(_ s: Ref, _ env: Environment, _ run: inout Run) {
    let inner = statements(program.children(s), env)
    if inner.returned {
      run.outcome.values += inner.values
    } else if !inner.values.isEmpty {
      if let last = run.expressions.last, isOtherBranch(s, than: last), let place = run.built.indices.last {
        run.built[place] = unique(run.built[place] + inner.values)
      } else {
        run.build(inner.values, by: s)
      }
    }
  }

  /// `#else` and `#elseif` after an `#if`: a build compiles only one of them.
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
    if let known = memory.returning[s] { return known }
    var found = false
    program.forEachNode(in: s) { r in
      if program.kind(r) == .returned { found = true }
      return !found && program.kind(r) != .closure && program.kind(r) != .function
    }
    return memory.returning.keep(found, for: s)
  }

  private func ifStatement(_ s: Ref, _ env: Environment) -> Outcome {
    guard let conditions = program.child(s, .conditions), let block = program.child(s, .body) else { return Outcome() }
    let otherwise = program.child(s, .otherwise)
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
    program.children(s, .arms).flatMap { c -> [Ref] in
      program.kind(c) == .conditional ? program.children(c) : [c]
    }.filter { program.kind($0) == .switchCase }
  }

  func switchStatement(_ s: Ref, _ env: Environment) -> Outcome {
    guard let subject = program.child(s, .subject) else { return Outcome() }
    return switchStatement(s, on: evaluate(subject, env), env)
  }

  /// The outcome of a `switch` for given values of its subject.
  func switchStatement(_ s: Ref, on values: [Value], _ env: Environment) -> Outcome {
    let arms = arms(of: s)
    var taken: Set<Int> = []
    for value in values { take(value, by: arms, env, &taken) }
    var outcome = Outcome(values: [], returned: true)
    for arm in taken.sorted() {
      guard let block = program.child(arms.arms[arm], .body) else { continue }
      let inner = statements(program.children(block), env)
      outcome.values += inner.values
      outcome.returned = outcome.returned && inner.returned
    }
    if taken.isEmpty { outcome.returned = false }
    outcome.values = unique(outcome.values)
    return outcome
  }

  private func arms(of s: Ref) -> SwitchArms {
    if let known = memory.switchArms[s] { return known }
    let arms = SwitchArms(arms: cases(of: s), program: program)
    return memory.switchArms.keep(arms, for: s)
  }

  /// Adds the arms that may take a value.
  private func take(_ value: Value, by arms: SwitchArms, _ env: Environment, _ taken: inout Set<Int>) {
    var decided = false
    var deciding: Ref?
    var undecided: [Ref] = []
    for entry in arms.entries(for: value) where !decided {
      guard let pattern = entry.pattern else {
        taken.insert(entry.arm)
        if case .enumCase = value { noteDefault() }
        decided = decides(default: arms.arms[entry.arm], for: value, taken)
        continue
      }
      switch match(pattern, value, env) {
      case .yes:
        taken.insert(entry.arm)
        decided = true
        deciding = pattern
      case .maybe:
        taken.insert(entry.arm)
        undecided.append(pattern)
      case .no: break
      }
    }
    if decided {
      noteDecision(value)
      // `case .account(.profile)`: the payload decides, too.
      if let deciding { payloads(of: value, askedBy: deciding).forEach(noteDecision) }
    }
    undecided.flatMap { payloads(of: value, askedBy: $0) }.forEach(noteOpen)
    if !decided { noteUndecided(value, undecided) }
  }

  /// An unknown value may match an earlier arm. Then a default that shows something decides nothing.
  private func decides(default arm: Ref, for value: Value, _ taken: Set<Int>) -> Bool {
    value.isConcrete || taken.count < 2 || givesNothing(arm)
  }

  private func noteUndecided(_ value: Value, _ undecided: [Ref]) {
    noteOpen(value)
    noteFork(value, undecided)
    if case .tuple(let parts) = value { parts.joined().forEach(noteOpen) }
  }

  /// `default: return nil`, `default: break`
  private func givesNothing(_ arm: Ref) -> Bool {
    guard let block = program.child(arm, .body), let last = program.children(block).last else { return true }
    switch program.kind(last) {
    case .null: return true
    case .returned: return program.child(last, .value).map { program.kind($0) == .null } ?? true
    default: return program.name(last) == "break"
    }
  }

  /// The values of a switch's subject. Kept, because each arm asks, and a switch over all screens of an app has a
  /// hundred arms.
  private func subjectValues(_ subject: Ref, _ env: Environment) -> [Value] {
    once(subject, env) { evaluate(subject, env) }
  }

  /// Whether a switch can take an arm, by what is known of its subject.
  func canTake(arm: Ref, _ env: Environment) -> Bool {
    guard let owner = program.owner(ofArm: arm), let subject = program.child(owner, .subject) else { return true }
    let before = trace.misfits
    let values = subjectValues(subject, env)
    // A subject without any possible value takes no arm. Nothing is said of an unknown subject.
    if values.isEmpty { return trace.misfits == before }
    if program.flags(arm).contains(.isDefault) {
      let arms = arms(of: owner)
      return values.contains { v in
        let truths = arms.entries(for: v).compactMap { entry in entry.pattern.map { match($0, v, env) } }
        return !truths.contains(.yes)
      }
    }
    let patterns = program.children(arm, .patterns)
    return values.contains { v in
      let truths = patterns.map { match($0, v, env) }
      if truths.contains(.maybe) { noteOpen(v) }
      return truths.contains { $0 != .no }
    }
  }

  /// Whether a switch always takes an arm, by what is known of its subject.
  func mustTake(arm: Ref, _ env: Environment) -> Bool {
    guard let owner = program.owner(ofArm: arm), let subject = program.child(owner, .subject) else { return false }
    let values = subjectValues(subject, env)
    let arms = arms(of: owner)
    return !values.isEmpty
      && values.allSatisfy { v in
        var entries = arms.entries(for: v)[...]
        while let first = entries.first {
          let isSame = arms.arms[first.arm] == arm
          let truths = entries.prefix { $0.arm == first.arm }.compactMap { $0.pattern.map { match($0, v, env) } }
          if truths.isEmpty || truths.contains(.yes) { return isSame }
          if truths.contains(.maybe) { return false }
          entries = entries.dropFirst(truths.count)
        }
        return false
      }
  }
}

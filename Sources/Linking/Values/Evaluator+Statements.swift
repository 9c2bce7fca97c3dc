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
        if containsReturn(s) { outcome.values += inner.values } else { built.append(inner.values); expressions.append(s) }
        if inner.returned { outcome.returned = true; return finish(outcome, built, expressions, env) }
      case .ifElse:
        let inner = ifStatement(s, env)
        if containsReturn(s) { outcome.values += inner.values } else { built.append(inner.values); expressions.append(s) }
        if inner.returned { outcome.returned = true; return finish(outcome, built, expressions, env) }
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
          for block in program.children(s) where program.kind(block) == .block { outcome.values += statements(program.children(block), env).values }
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
      return program.kind(otherwise) == .ifElse ? ifStatement(otherwise, env) : statements(program.children(otherwise), env)
    }
    switch truth(ofAll: conditions, env) {
    case .yes: return statements(program.children(block), env)
    case .no: return alternative()
    case .maybe:
      let first = statements(program.children(block), env)
      let second = alternative()
      return Outcome(values: unique(first.values + second.values), returned: first.returned && second.returned && otherwise != nil)
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
      for arm in arms where !decided {
        if program.flags(arm).contains(.isDefault) {
          taken.insert(arm)
          decided = true
          continue
        }
        for pattern in program.child(arm, 0).map(program.children) ?? [] {
          switch match(pattern, value, env) {
          case .yes: taken.insert(arm); decided = true
          case .maybe: taken.insert(arm)
          case .no: break
          }
          if decided { break }
        }
      }
      if decided { noteDecision(value) }
      if !decided { noteStuck(value); if case .tuple(let parts) = value { parts.joined().forEach(noteStuck) } }
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

  /// Whether a switch can take an arm, for what is known of its subject.
  func canTake(arm: Ref, _ env: Environment) -> Bool {
    guard var owner = program.parent(arm) else { return true }
    if program.kind(owner) == .conditional, let up = program.parent(owner) { owner = up }
    guard let subject = program.child(owner, 0) else { return true }
    let values = evaluate(subject, env)
    if values.isEmpty { return true }
    let isDefault = program.flags(arm).contains(.isDefault)
    let patterns = isDefault
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
    guard var owner = program.parent(arm) else { return false }
    if program.kind(owner) == .conditional, let up = program.parent(owner) { owner = up }
    guard let subject = program.child(owner, 0) else { return false }
    let values = evaluate(subject, env)
    return !values.isEmpty && values.allSatisfy { v in
      for other in cases(of: owner) {
        if program.flags(other).contains(.isDefault) { return other == arm }
        let truths = (program.child(other, 0).map(program.children) ?? []).map { match($0, v, env) }
        if truths.contains(.yes) { return other == arm }
        if truths.contains(.maybe) { return false }
      }
      return false
    }
  }

  // MARK: patterns and conditions

  enum Truth { case yes, no, maybe }

  /// Whether a value matches a pattern. Symbolic values may.
  func match(_ pattern: Ref, _ value: Value, _ env: Environment) -> Truth {
    switch program.kind(pattern) {
    case .patternBind, .patternWildcard: return .yes
    case .patternWhere:
      guard let inner = program.child(pattern, 0) else { return .maybe }
      return match(inner, value, env) == .no ? .no : .maybe
    case .patternCase:
      guard case .enumCase(let id, let name, _, _) = value else {
        if case .null = value { return program.name(pattern) == "none" ? .yes : .no }
        if program.name(pattern) == "some", value.isConcrete { return .yes }
        if program.name(pattern) == "none", value.isConcrete { return .no }
        // An implicit member whose type nobody knows still names its case.
        if case .unknown(let r) = value, let named = implicitCase(r), program.name(pattern) != "some" { return named == program.symbol(pattern) ? .yes : .no }
        // `Action(rawValue: text)` may be any case.
        switch value {
        case .instance(.named(let id, _), _, _) where program.types[id].kind == .enum: return .maybe
        case .instance(.external, _, _): return .maybe  // `decoder.decode(…)` is no decoder
        default: break
        }
        return value.isConcrete && !isOptionalLike(value) ? .no : .maybe
      }
      if program.name(pattern) == "some" {
        let inner = program.children(pattern).compactMap { program.kind($0) == .argument ? program.child($0, 0) : nil }.first
        return inner.map { match($0, value, env) } ?? .yes
      }
      guard name == program.symbol(pattern) else { return .no }
      if let written = program.child(pattern, 0), case .named(let other, _) = semantics.typeReference(written)?.core, other != id { return .no }
      let sub = program.children(pattern).filter { program.kind($0) == .argument }
      var result = Truth.yes
      for (place, argument) in sub.enumerated() {
        guard let inner = program.child(argument, 0) else { continue }
        let kind = program.kind(inner)
        if kind == .patternBind || kind == .patternWildcard { continue }
        var any = Truth.no
        for v in payload(of: value, name, place, label: program.name(argument)) {
          switch match(inner, v, env) {
          case .yes: any = any == .no ? .yes : any
          case .maybe: any = .maybe
          case .no: break
          }
        }
        if any == .no { return .no }
        if any == .maybe { result = .maybe }
      }
      return result
    case .patternTuple:
      guard case .tuple(let parts) = value else { return .maybe }
      var result = Truth.yes
      for (place, argument) in program.children(pattern).enumerated() {
        guard place < parts.count, let inner = program.child(argument, 0) else { continue }
        let truths = parts[place].map { match(inner, $0, env) }
        if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
        if !truths.allSatisfy({ $0 == .yes }) { result = .maybe }
      }
      return result
    case .patternExpression:
      guard let e = program.child(pattern, 0) else { return .maybe }
      return equal(value, e, env)
    case .patternCast:
      guard let typeNode = program.child(pattern, 1), let id = nominal(value), case .named(let wanted, _) = semantics.resolve(typeNode).core else { return .maybe }
      if value.isConcrete { return semantics.inherits(id, from: wanted) ? .yes : .no }
      // What nobody has made here is of its declared type or of one that inherits from it.
      guard program.types[id].isDeclared else { return .maybe }
      let kinds = Set(semantics.withSubtypes(id).map { semantics.inherits($0, from: wanted) })
      return kinds.count > 1 ? .maybe : kinds.contains(true) ? .yes : .no
    default: return .maybe
    }
  }

  /// The name in `.detail` or `.detail(id)`.
  private func implicitCase(_ r: Ref) -> Symbol? {
    switch program.kind(r) {
    case .member: program.child(r, 0) == nil ? program.symbol(r) : nil
    case .call: program.child(r, 0).flatMap { program.kind($0) == .member ? implicitCase($0) : nil }
    default: nil
    }
  }

  private func isOptionalLike(_ value: Value) -> Bool { if case .null = value { true } else { false } }

  private func equal(_ value: Value, _ e: Ref, _ env: Environment) -> Truth {
    let others = evaluate(e, env)
    guard others.count == 1 else { return .maybe }
    switch (value, others[0]) {
    case (.enumCase(let a, let x, _, _), .enumCase(let b, let y, _, _)): return a == b && x == y ? .yes : .no
    case (.boolean(let a), .boolean(let b)): return a == b ? .yes : .no
    case (.string(let a), .string(let b)): return a == b ? .yes : .no
    case (.null, .null): return .yes
    case (.null, let other) where other.isConcrete, (let other, .null) where other.isConcrete: return .no
    default: return .maybe
    }
  }

  func truth(ofAll conditions: Ref, _ env: Environment) -> Truth {
    var result = Truth.yes
    for c in program.children(conditions) {
      switch truth(of: c, env) {
      case .no: return .no
      case .maybe: result = .maybe
      case .yes: break
      }
    }
    return result
  }

  /// Whether a condition holds, where that follows from routes, literals or presence.
  func truth(of c: Ref, _ env: Environment) -> Truth {
    switch program.kind(c) {
    case .boolean: return program.name(c) == "true" ? .yes : .no
    case .optionalBinding:
      guard let e = program.child(c, 0) else { return .maybe }
      if program.kind(e) == .cast { return castSucceeds(e, env) }
      let values = evaluate(e, env)
      if values.isEmpty { return .maybe }
      if values.allSatisfy({ $0 == .null }) { return .no }
      return .maybe
    case .patternCondition:
      guard let pattern = program.child(c, 0), let e = program.child(c, 1) else { return .maybe }
      let values = evaluate(e, env)
      let truths = values.map { match(pattern, $0, env) }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .yes }) { return .yes }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
      values.forEach(noteStuck)
      return .maybe
    case .binary:
      let parts = program.children(c)
      guard parts.count == 2 else { return .maybe }
      switch program.name(c) {
      case "==", "!=":
        let left = evaluate(parts[0], env)
        guard left.count == 1, let value = left.first else { return .maybe }
        let same = equal(value, parts[1], env)
        if same == .maybe, case .parameter = value { noteStuck(value) }
        return program.name(c) == "==" ? same : (same == .yes ? .no : same == .no ? .yes : .maybe)
      case "&&":
        let a = truth(of: parts[0], env), b = truth(of: parts[1], env)
        return a == .no || b == .no ? .no : (a == .yes && b == .yes ? .yes : .maybe)
      case "||":
        let a = truth(of: parts[0], env), b = truth(of: parts[1], env)
        return a == .yes || b == .yes ? .yes : (a == .no && b == .no ? .no : .maybe)
      default: return .maybe
      }
    case .unary where program.name(c) == "!":
      guard let e = program.child(c, 0) else { return .maybe }
      switch truth(of: e, env) {
      case .yes: return .no
      case .no: return .yes
      case .maybe: return .maybe
      }
    case .cast where program.name(c) == "is": return castSucceeds(c, env)
    case .name, .member:
      let values = evaluate(c, env)
      guard values.count == 1, case .boolean(let b) = values[0] else { return .maybe }
      return b ? .yes : .no
    default: return .maybe
    }
  }

  /// A payload of a case value.
  func payload(of value: Value, _ name: Symbol, _ place: Int, label: String) -> [Value] {
    switch value {
    case .enumCase(_, let made, let expression, let env):
      guard made == name, program.kind(expression) == .call else { return [] }
      let arguments = semantics.arguments(of: expression)
      let labelled = label.isEmpty ? nil : arguments.first { program.name($0) == label }
      guard let argument = labelled ?? (place < arguments.count ? arguments[place] : nil), let e = program.child(argument, 0) else { return [] }
      return evaluate(e, env)
    case .parameter, .property, .payload, .element, .selfValue: return [.payload(value, name, place)]
    case .unknown: return [value]
    default: return []
    }
  }

  /// What a pattern's binding holds, worked out from the subject of the `switch`, `if case` or loop around it.
  func matched(_ bind: Ref, _ env: Environment) -> [Value] {
    guard let parent = program.parent(bind) else { return [] }
    switch program.kind(parent) {
    case .patternCast, .patternWhere: return matchedPattern(parent, env)
    default: return matchedPattern(bind, env)
    }
  }

  /// The case values that a pattern's binding takes a payload out of, each with what it takes.
  func carriers(of bind: Ref, _ env: Environment) -> [(carrier: Value, payload: [Value])] {
    guard program.kind(bind) == .patternBind, let argument = program.parent(bind), program.kind(argument) == .argument, let pattern = program.parent(argument),
      program.kind(pattern) != .patternTuple, program.name(pattern) != "some"
    else { return [] }
    let place = program.children(pattern).filter { program.kind($0) == .argument }.firstIndex(of: argument) ?? 0
    return matchedPattern(pattern, env).map { ($0, payload(of: $0, program.symbol(pattern), place, label: program.name(argument))) }
  }

  /// The values that reach a pattern.
  private func matchedPattern(_ pattern: Ref, _ env: Environment) -> [Value] {
    guard let parent = program.parent(pattern) else { return [] }
    switch program.kind(parent) {
    case .argument:
      guard let outer = program.parent(parent) else { return [] }
      let own = program.children(outer).filter { program.kind($0) == .argument }
      let place = own.firstIndex(of: parent) ?? 0
      let values = matchedPattern(outer, env)
      if program.kind(outer) == .patternTuple {
        return values.flatMap { v -> [Value] in
          if case .tuple(let parts) = v, place < parts.count { return parts[place] }
          return [.unknown(pattern)]
        }
      }
      return unique(values.flatMap { v -> [Value] in
        if program.name(outer) == "some" { return [v] }
        return payload(of: v, program.symbol(outer), place, label: program.name(parent))
      })
    case .list:
      guard let arm = program.parent(parent), var owner = program.parent(arm) else { return [] }
      if program.kind(owner) == .conditional, let up = program.parent(owner) { owner = up }
      return program.child(owner, 0).map { evaluate($0, env) } ?? []
    case .patternCondition: return program.child(parent, 1).map { evaluate($0, env) } ?? []
    case .patternWhere, .patternCast: return matchedPattern(parent, env)
    case .forIn:
      guard let sequence = program.child(parent, 1) else { return [] }
      // `for await page in pages`: whatever is put into the stream.
      if semantics.isStream(sequence) { return [.parameter(VariableKey(declaration: pattern))] }
      return elements(evaluate(sequence, env), at: pattern)
    case .variable: return program.child(parent, 2).map { evaluate($0, env) } ?? []
    default: return [.unknown(pattern)]
    }
  }
}

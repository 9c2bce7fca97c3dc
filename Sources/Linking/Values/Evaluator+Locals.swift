import SourceFacts

extension Evaluator {
  // MARK: local variables

  /// The values of a local variable at a use.
  func local(_ d: Ref, at use: Ref, _ env: Environment) -> [Value] {
    let others = namesakes(inOtherBranches: d, usedAt: use)
    return others.isEmpty ? ownLocal(d, at: use, env) : unique((others + [d]).flatMap { ownLocal($0, at: use, env) })
  }

  private func ownLocal(_ d: Ref, at use: Ref, _ env: Environment) -> [Value] {
    let key = VariableKey(declaration: d)
    if let values = bound(key, env) { return values }
    switch program.kind(d) {
    case .variable: return values(of: d, at: use, env)
    case .parameter:
      if let list = program.parent(d), let closure = program.parent(list), program.kind(closure) == .closure,
        let place = program.children(list).firstIndex(of: d)
      {
        return closureParameter(closure, place, key, env)
      }
      return [.parameter(key)]
    case .optionalBinding:
      return program.child(d, .value).map { withAdditions(to: d, evaluate($0, env).filter { $0 != .null }, env) } ?? []
    case .patternBind: return unique(matched(d, env))
    default: return [.unknown(d)]
    }
  }

  /// The last values assigned to a local variable before a place.
  private func values(of d: Ref, at use: Ref, _ env: Environment) -> [Value] {
    if let getter = getter(of: d) { return body(getter, env) }
    let assignments = localAssignments(to: d)
    let latest =
      assignments.isEmpty
      ? nil : latestAssignment(to: d, before: use, among: assignments.map(\.0).filter { program.name($0) == "=" })
    var values: [Value] = []
    if latest == nil, let initial = program.child(d, .initializer) { values = evaluate(initial, env) }
    for (assign, value) in assignments
    where latest?.allows(assign, program) != false && !hasRun(use, before: assign, of: d)
      && reaches(assign, from: d, env)
    { values += evaluate(value, env) }
    values = withAdditions(to: d, values, env)
    // `var x: T? = nil` before the assignments says nothing; a `nil` that a function returns does.
    let isPlaceholder = program.child(d, .initializer).map { program.kind($0) == .null } ?? true
    let meaningful = isPlaceholder ? values.filter { $0 != .null } : values
    return meaningful.isEmpty ? (values.isEmpty ? [.unknown(d)] : values) : unique(meaningful)
  }

  /// The use stands above the assignment, and no loop leads back to it: it reads the earlier value.
  private func hasRun(_ use: Ref, before assign: Ref, of d: Ref) -> Bool {
    guard use.file == assign.file, use.node < assign.node || program.contains(assign, use), let home = program.parent(d)
    else { return false }
    var current = program.parent(use)
    while let c = current, c != home {
      switch program.kind(c) {
      case .closure, .function: return false
      case .forIn, .loop: if program.contains(c, assign) { return false }
      default: break
      }
      current = program.parent(c)
    }
    return current != nil
  }

  /// What is assigned to a local variable after its declaration.
  func localAssignments(to d: Ref) -> [(Ref, Ref)] {
    program.assignments[program.symbol(d)].compactMap { assign in
      guard assign.file == d.file, let target = program.child(assign, .target), program.kind(target) == .name,
        semantics.lookup(program.symbol(target), at: target) == .local(d)
      else { return nil }
      return program.child(assign, .value).map { (assign, $0) }
    }
  }

  /// The assignment that always runs before a use, and the later ones between it and the use.
  private struct LatestAssignment {
    var block: Ref
    var places: ClosedRange<Int>

    func allows(_ assign: Ref, _ program: Program) -> Bool {
      var previous = assign
      var current: Ref? = program.parent(assign)
      while let c = current {
        if c == block { return program.children(block).firstIndex(of: previous).map(places.contains) ?? true }
        previous = c
        current = program.parent(c)
      }
      return false
    }
  }

  private func latestAssignment(to d: Ref, before use: Ref, among assignments: [Ref]) -> LatestAssignment? {
    guard let home = program.parent(d), use.file == d.file else { return nil }
    var previous = use
    var current = program.parent(use)
    var runsLater = false
    while let c = current {
      if program.kind(c) == .function { return nil }
      runsLater = runsLater || program.kind(c) == .closure
      if program.kind(c) == .block {
        let statements = program.children(c)
        if let end = statements.firstIndex(of: previous),
          let start = statements[..<end].lastIndex(where: assignments.contains)
        {
          // A closure may run after the statements that follow it.
          let isLast =
            !runsLater || !assignments.contains { a in statements[(end + 1)...].contains { program.contains($0, a) } }
          return isLast ? LatestAssignment(block: c, places: start...end) : nil
        }
      }
      if c == home { return nil }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  /// The initial elements of a collection in a local variable, and those added later: `list.append(x)`, `list[0] = x`.
  private func withAdditions(to d: Ref, _ values: [Value], _ env: Environment) -> [Value] {
    guard !program.flags(d).contains(.isLet) else { return values }
    let added = localAdditions(to: d).filter { reaches($0.place, from: d, env) }
    if added.isEmpty { return values }
    let elements = added.flatMap { addition in
      let values = evaluate(addition.value, env)
      let added = addition.isOne ? values : values.flatMap { listed($0) ?? [$0] }
      // What is read from the screen that is shown already is no destination.
      return added.filter { if case .unknown = $0 { false } else { true } }
    }
    let start = values.flatMap { listed($0) ?? [] }
    let others = values.filter { !$0.isCollection && ($0.isConcrete || $0.root != nil) }
    return others.filter { $0 != .null } + [.array(unique(start + elements))]
  }

  private func localAdditions(to d: Ref) -> [EvaluatorMemory.Addition] {
    if let known = memory.additions[d] { return known }
    let found = program.mentions[program.symbol(d)].compactMap { mention -> EvaluatorMemory.Addition? in
      guard mention.file == d.file, program.kind(mention) == .name,
        let addition = appended(to: mention) ?? put(in: mention),
        semantics.lookup(program.symbol(mention), at: mention) == .local(d)
      else { return nil }
      return addition
    }
    return memory.additions.keep(found, for: d)
  }

  /// `list.append(x)`
  private func appended(to list: Ref) -> EvaluatorMemory.Addition? {
    guard let member = program.parent(list), program.kind(member) == .member,
      SDK.additions.contains(program.name(member)), let call = program.parent(member),
      program.kind(call) == .call, program.child(call, .callee) == member,
      let argument = semantics.arguments(of: call).first, let value = program.child(argument, .value)
    else { return nil }
    return EvaluatorMemory.Addition(place: call, value: value, isOne: program.name(argument) != "contentsOf")
  }

  /// `list[list.count - 1] = x`
  private func put(in list: Ref) -> EvaluatorMemory.Addition? {
    guard let element = program.parent(list), program.kind(element) == .subscript,
      program.child(element, .base) == list,
      let assign = program.parent(element), program.kind(assign) == .assign, program.name(assign) == "=",
      program.child(assign, .target) == element, let value = program.child(assign, .value),
      case .array = semantics.type(of: list).core
    else { return nil }
    return EvaluatorMemory.Addition(place: assign, value: value, isOne: true)
  }

  /// Whether the branches between a variable's declaration and an assignment to it can run.
  func reaches(_ place: Ref, from declaration: Ref, _ env: Environment) -> Bool {
    guard let home = program.parent(declaration) else { return true }
    var previous = place
    var current = program.parent(place)
    while let c = current, c != home {
      switch program.kind(c) {
      case .switchCase: if !canTake(arm: c, env) { return false }
      case .ifElse:
        guard let conditions = program.child(c, .conditions) else { break }
        if program.child(c, .body) == previous, truth(ofAll: conditions, env) == .no { return false }
        if program.child(c, .otherwise) == previous, truth(ofAll: conditions, env) == .yes { return false }
      case .function, .type, .extension: return true
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return true
  }
}

import SourceFacts

extension TestRun {
  enum Outcome {
    case goesOn
    case returns(TestValue)

    var value: TestValue { if case .returns(let value) = self { value } else { .unknown } }
    var isReturn: Bool { if case .returns = self { true } else { false } }
  }

  /// Runs a block; if the block is a single expression, its value is the result.
  mutating func body(_ block: Code, _ scope: TestScope) -> TestValue {
    let statements = code.children(block, .statements)
    if statements.count == 1, isExpression(statements[0]) { return value(statements[0], scope) }
    return run(statements[...], scope).value
  }

  private func isExpression(_ place: Code) -> Bool {
    switch code.kind(place) {
    case .ifElse, .guard, .loop, .forIn, .switch, .doCatch, .deferred, .returned, .thrown, .variable, .function, .type,
      .conditional, .assign, .block:
      false
    default: true
    }
  }

  mutating func run(_ statements: ArraySlice<Code>, _ scope: TestScope) -> Outcome {
    for (place, statement) in zip(statements.indices, statements) {
      guard goesOn() else { return .goesOn }
      switch code.kind(statement) {
      case .ifElse:
        let rest = statements[(place + 1)...]
        if let outcome = branch(statement, scope, rest: rest) { return outcome }
      case .switch:
        let rest = statements[(place + 1)...]
        if let outcome = select(statement, scope, rest: rest) { return outcome }
      case .guard:
        let rest = statements[(place + 1)...]
        if let outcome = demand(statement, scope, rest: rest) { return outcome }
      default:
        let outcome = run(statement, scope)
        if outcome.isReturn { return outcome }
      }
    }
    return .goesOn
  }

  private mutating func run(_ statement: Code, _ scope: TestScope) -> Outcome {
    switch code.kind(statement) {
    case .returned: return .returns(code.child(statement, .value).map { value($0, scope) } ?? .unknown)
    case .thrown:
      hasEnded = true
      return .goesOn
    case .variable: declare(statement, scope)
    case .assign: assign(statement, scope)
    case .forIn: return loop(over: statement, scope)
    case .loop: return loop(statement, scope)
    case .doCatch: return attempt(statement, scope)
    case .block: return run(code.children(statement, .statements)[...], TestScope(outer: scope))
    case .conditional:
      // Of the branches of one `#if`, only the first is read: the others have a negated condition.
      if code.name(statement).hasPrefix("!(") { return .goesOn }
      return run(code.children(statement, .elements)[...], scope)
    case .function, .type, .extension, .typeAlias, .deferred, .import: break
    default: _ = value(statement, scope)
    }
    return .goesOn
  }

  private mutating func declare(_ variable: Code, _ scope: TestScope) {
    let made = code.child(variable, .initializer).map { value($0, scope) } ?? .unknown
    scope.values[code.name(variable)] = typed(made, as: code.typeName(code.child(variable, .type)), in: scope.type)
  }

  private mutating func assign(_ assignment: Code, _ scope: TestScope) {
    guard let target = code.child(assignment, .target) else { return }
    let made = code.child(assignment, .value).map { value($0, scope) } ?? .unknown
    let name = code.name(target)
    switch code.kind(target) {
    case .name:
      if !scope.assign(name, made) { scope.object?.fields[name] = made }
    case .member:
      let base = code.child(target, .base).map { value($0, scope) } ?? .unknown
      if case .object(let object) = base { object.fields[name] = made }
      if case .app = base, words.settings.contains(name) { isPrepared = true }
    case .subscript:
      // `app.launchEnvironment["MODE"] = "test"`
      if let base = code.child(target, .base), words.settings.contains(code.name(base)) { isPrepared = true }
    default: break
    }
  }

  // MARK: branches

  /// Binds the variables of conditions; nil if it is unknown whether they are true.
  /// - Parameter seen: elements that exist if all conditions are true.
  private mutating func conditions(
    of statement: Code, _ scope: TestScope, seen: inout [TestElement]
  ) -> Bool? {
    var holds: Bool? = true
    for condition in code.children(statement, .conditions) {
      switch code.kind(condition) {
      case .optionalBinding:
        let bound = code.child(condition, .value).map { value($0, scope) } ?? .unknown
        scope.values[code.name(condition)] = bound
        holds = nil
      case .patternCondition:
        _ = code.child(condition, .value).map { value($0, scope) }
        holds = nil
      default:
        switch value(condition, scope) {
        case .truth(true): break
        case .truth(false): return false
        case .presence(let element):
          seen.append(element)
          holds = nil
        default: holds = nil
        }
      }
    }
    return holds
  }

  /// `guard`: if it fails the test, everything that it requires exists.
  private mutating func demand(_ statement: Code, _ scope: TestScope, rest: ArraySlice<Code>) -> Outcome? {
    var seen: [TestElement] = []
    let holds = conditions(of: statement, scope, seen: &seen)
    guard holds != true, let block = code.child(statement, .body) else { return nil }
    // The test is meant for the systems on which this is available.
    if asksForSystem(statement) { return nil }
    let found = recording { $0.arm(block, scope) }
    if holds == false {
      hasEnded = found.ends
      add(found.steps)
      return found.result.isReturn ? found.result : .goesOn
    }
    guard found.ends else { return choose([(nil, scope), (block, scope)], scope, rest: rest) }
    for element in seen { act(.see(element), at: statement) }
    return nil
  }

  private mutating func branch(_ statement: Code, _ scope: TestScope, rest: ArraySlice<Code>) -> Outcome? {
    let inner = TestScope(outer: scope)
    var seen: [TestElement] = []
    let holds = conditions(of: statement, inner, seen: &seen)
    let then = code.child(statement, .body)
    let otherwise = code.child(statement, .otherwise)
    if let holds {
      guard let block = holds ? then : otherwise else { return nil }
      let outcome = arm(block, holds ? inner : scope)
      return outcome.isReturn ? outcome : nil
    }
    let arms = [(then, inner), (otherwise, scope)].filter { arm in !asksForSystem(statement) || !skips(arm.0) }
    return choose(arms, scope, rest: rest)
  }

  /// The result depends on `#available(iOS 17, *)` alone.
  private func asksForSystem(_ statement: Code) -> Bool {
    let conditions = code.children(statement, .conditions)
    return !conditions.isEmpty
      && conditions.allSatisfy { code.kind($0) == .call && words.systemConditions.contains(code.name($0)) }
  }

  /// Does nothing but end the test: on these systems there is nothing to test.
  private func skips(_ block: Code?) -> Bool {
    guard let block else { return false }
    let statements = code.kind(block) == .block ? code.children(block, .statements) : [block]
    guard let only = statements.first, statements.count == 1 else { return false }
    return code.kind(only) == .returned && code.child(only, .value) == nil
  }

  private mutating func select(_ statement: Code, _ scope: TestScope, rest: ArraySlice<Code>) -> Outcome? {
    let subject = code.child(statement, .subject).map { value($0, scope) } ?? .unknown
    var arms = code.children(statement, .arms).filter { code.kind($0) == .switchCase }
    if case .enumCase(_, let name) = subject {
      let fitting = arms.filter { names(in: $0).contains(name) }
      arms = fitting.isEmpty ? arms.filter { names(in: $0).isEmpty } : Array(fitting.prefix(1))
    }
    let blocks = arms.map { (code.child($0, .body), TestScope(outer: scope)) }
    if blocks.count == 1, let block = blocks[0].0 {
      let outcome = arm(block, blocks[0].1)
      return outcome.isReturn ? outcome : nil
    }
    return choose(blocks, scope, rest: rest)
  }

  /// The cases that a `case` label names.
  private func names(in arm: Code) -> Set<String> {
    Set(
      code.children(arm, .patterns).compactMap { pattern in
        switch code.kind(pattern) {
        case .patternCase: code.name(pattern)
        case .patternExpression: code.child(pattern, .value).map(code.name)
        default: nil
        }
      })
  }

  private mutating func arm(_ block: Code, _ scope: TestScope) -> Outcome {
    if code.kind(block) == .block { return run(code.children(block, .statements)[...], TestScope(outer: scope)) }
    return run([block][...], scope)
  }

  /// Runs blocks of which one is chosen by the app's state. What follows belongs to those that continue.
  /// - Returns: nil if the caller continues with the rest.
  private mutating func choose(
    _ blocks: [(block: Code?, scope: TestScope)], _ scope: TestScope, rest: ArraySlice<Code>
  ) -> Outcome? {
    var ways: [(steps: [TestStep], outcome: Outcome)] = []
    for (block, inner) in blocks {
      let found = recording { run in block.map { run.arm($0, inner) } ?? .goesOn }
      // A branch that fails the test is not taken.
      if !found.ends { ways.append((found.steps, found.result)) }
    }
    guard !ways.isEmpty else {
      hasEnded = true
      return .goesOn
    }
    let returned = ways.filter(\.outcome.isReturn)
    let going = ways.filter { !$0.outcome.isReturn }.map(\.steps)
    guard !returned.isEmpty else {
      add(choice: going)
      return nil
    }
    guard !going.isEmpty else {
      add(choice: returned.map(\.steps))
      return .returns(returned.map(\.outcome.value).first(where: \.isKnown) ?? .unknown)
    }
    // The rest is recorded once, however many branches continue with it.
    let after = recording { run in
      run.add(choice: going)
      return run.run(rest, scope)
    }
    add(choice: returned.map(\.steps) + (after.ends ? [] : [after.steps]))
    let values = returned.map(\.outcome.value) + [after.result.value]
    return .returns(values.first(where: \.isKnown) ?? .unknown)
  }

  private mutating func add(choice ways: [[TestStep]]) {
    var different: [[TestStep]] = []
    for way in ways where !different.contains(way) { different.append(way) }
    if different.count == 1 {
      add(different[0])
    } else if different.contains(where: { !$0.isEmpty }) {
      add([.choice(different)])
    }
  }

  // MARK: loops and attempts

  private mutating func loop(over statement: Code, _ scope: TestScope) -> Outcome {
    let sequence = code.child(statement, .sequence).map { value($0, scope) } ?? .unknown
    guard let block = code.child(statement, .body) else { return .goesOn }
    let name = code.child(statement, .pattern).map(code.name) ?? ""
    var elements: [TestValue] = [.unknown]
    if case .list(let known) = sequence { elements = Array(known.prefix(limits.rounds)) }
    for element in elements where goesOn() {
      let inner = TestScope(outer: scope)
      inner.values[name] = element
      let outcome = arm(block, inner)
      if outcome.isReturn { return outcome }
    }
    return .goesOn
  }

  /// `while`: its body may run once or not at all.
  private mutating func loop(_ statement: Code, _ scope: TestScope) -> Outcome {
    let inner = TestScope(outer: scope)
    var seen: [TestElement] = []
    _ = conditions(of: statement, inner, seen: &seen)
    guard let block = code.child(statement, .body) else { return .goesOn }
    let found = recording { $0.arm(block, inner) }
    add(choice: [found.ends ? [] : found.steps, []])
    return .goesOn
  }

  private mutating func attempt(_ statement: Code, _ scope: TestScope) -> Outcome {
    guard let block = code.child(statement, .body) else { return .goesOn }
    let outcome = arm(block, scope)
    guard hasEnded else { return outcome }
    hasEnded = false
    guard let handler = code.children(statement, .handlers).first else { return .goesOn }
    return arm(handler, scope)
  }
}

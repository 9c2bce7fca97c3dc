import SourceFacts

/// Evaluates expressions to the values they may have: a small abstract interpreter.
///
/// It follows names to declarations, calls into functions of the sources, and takes the arm of a `switch` that a known
/// route selects. Where the subject is an unbound variable, it notes the variable in its ``trace`` and returns the
/// values of all arms. Depth and steps are bounded, so every question has an answer in bounded time.
final class Evaluator {
  let semantics: Semantics
  var program: Program { semantics.program }

  /// What the current evaluation has depended on so far.
  private(set) var trace = EvaluationTrace()
  /// The number of nested questions that have a trace of their own.
  private var tracing = 0
  var steps = 0
  /// Steps of all questions since the owner reset it.
  var work = 0
  var depth = 0
  var callStack: [Ref] = []
  /// Answers within one question: each pattern that binds a part of a subject reads the subject again.
  private var memo = Memo<MemoKey, (answer: [Value], trace: EvaluationTrace)>()

  private struct MemoKey: Hashable {
    var expression: Ref
    var environment: Environment
  }

  var memory = EvaluatorMemory()

  private let budget: Budget

  /// Scenes that code takes out of storyboards.
  let storyboards: Storyboards

  init(semantics: Semantics, storyboards: Storyboards) {
    self.semantics = semantics
    self.storyboards = storyboards
    budget = semantics.budget
  }

  /// A copy for another thread, taken between questions.
  func fork(_ semantics: Semantics) -> Evaluator {
    let other = Evaluator(semantics: semantics, storyboards: storyboards)
    other.memory = memory
    return other
  }

  /// Evaluates from scratch.
  func values(of r: Ref, in environment: Environment) -> [Value] {
    begin()
    return evaluate(r, environment)
  }

  /// The result of calling a value with arguments, from scratch.
  func result(of callee: Value, arguments: [Environment.Binding], root: Environment) -> [Value] {
    begin()
    return apply(callee, arguments: arguments, root: root)
  }

  // MARK: what a result depends on

  /// Asks an independent question. It does not see the trace of the question around it, nor adds to it.
  func traced<Answer>(_ question: () -> Answer) -> (answer: Answer, trace: EvaluationTrace) {
    let around = trace
    trace = EvaluationTrace()
    tracing += 1
    defer {
      trace = around
      tracing -= 1
    }
    let answer = question()
    return (answer, trace)
  }

  /// Asks a part of a question. It does not see the trace of the other parts, but adds to the whole.
  func tracedPart<Answer>(_ question: () -> Answer) -> (answer: Answer, trace: EvaluationTrace) {
    let part = traced(question)
    trace.add(part.trace)
    return part
  }

  /// A part of a question that other parts may ask as well. Whoever gets the kept answer depends on the same variables as
  /// whoever asked first.
  func once(_ r: Ref, _ env: Environment, _ find: () -> [Value]) -> [Value] {
    let key = MemoKey(expression: r, environment: env)
    if let known = memo[key] {
      trace.add(known.trace)
      return known.answer
    }
    return memo.keep(tracedPart(find), for: key).answer
  }

  /// Asks a question whose answer many others share. Its steps are not charged to the one that comes first.
  func apart<Answer>(_ question: () -> Answer) -> Answer {
    let spent = work
    defer { work = spent }
    return traced(question).answer
  }

  /// Asks a part of a question whose open variables are no destination.
  func withoutOpen<Answer>(_ question: () -> Answer) -> Answer {
    let before = trace
    defer { trace.forgetOpen(since: before) }
    return question()
  }

  func begin() {
    steps = 0
    depth = 0
    callStack = []
    memo.forget()
    if tracing == 0 { trace = EvaluationTrace() }
  }

  func noteOpen(_ value: Value) {
    if let root = value.root { trace.note(open: root) }
  }

  /// A requirement was called on a value that is not known.
  func noteAwaited(_ value: Value) {
    if let root = value.root { trace.note(awaited: root) }
  }

  func noteChoosing(_ value: Value) {
    if case .property(let key) = value { trace.note(choosing: key) }
  }

  func noteDecision(_ value: Value) { trace.note(decision: value) }

  func noteFork(_ fork: Fork) { trace.note(fork: fork) }

  func noteDefault() { trace.noteDefault() }

  func noteMisfit() { trace.noteMisfit() }

  func noteHolder(_ holder: VariableKey, of key: VariableKey) { trace.note(holder: holder, of: key) }

  /// A member was read of a `self` that may have any of several types that implement it.
  func noteOpenSelf(_ type: TypeID, _ member: Ref) { trace.note(openSelf: type, member) }

  func unique(_ values: [Value]) -> [Value] {
    if values.count < 2 { return values }
    var seen: Set<Value> = []
    var result: [Value] = []
    for v in values where seen.insert(v).inserted {
      guard budget.allows(budget.valuesOfExpression, after: result.count) else { break }
      result.append(v)
    }
    return result
  }

  // MARK: expressions

  func evaluate(_ r: Ref, _ env: Environment) -> [Value] {
    steps += 1
    work += 1
    guard budget.allows(budget.evaluationSteps, after: steps), budget.allows(budget.evaluationDepth, after: depth)
    else {
      return [.unknown(r)]
    }
    depth += 1
    defer { depth -= 1 }
    switch program.kind(r) {
    case .name: return name(r, env)
    case .member: return member(r, env)
    case .call: return once(r, env) { call(r, env) }
    case .specialize: return semantics.typeReference(r).map { [.metatype($0)] } ?? [.unknown(r)]
    case .closure: return [.closure(r, env)]
    case .string: return [interpolated(r, env)]
    case .boolean: return [.boolean(program.name(r) == "true")]
    case .null: return [.null]
    case .array: return [.array(unique(program.children(r).flatMap { evaluate($0, env) }))]
    case .dictionary: return program.children(r).isEmpty ? [.array([])] : [.dictionary(r, env)]
    case .tuple:
      return [.tuple(program.children(r).map { a in program.child(a, .value).map { evaluate($0, env) } ?? [] })]
    case .subscript: return element(r, env)
    case .ternary: return ternary(r, env)
    case .binary: return binary(r, env)
    case .cast: return cast(program.child(r, .operand).map { evaluate($0, env) } ?? [.unknown(r)], r, env)
    case .assign: return []
    case .ifElse, .switch: return statements([r], env).values
    default: return [.unknown(r)]
    }
  }

  private func element(_ r: Ref, _ env: Environment) -> [Value] {
    if let value = keptBefore(r) { return evaluate(value, env) }
    if let values = keptUnderKey(r, env) { return values }
    let path = program.children(r, .arguments).first { ["keyPath", "dynamicMember"].contains(program.name($0)) }
    if let path = path.flatMap({ program.child($0, .value) }) { return read(path, in: r, env) }
    if let values = registered(under: r, env) ?? readByOwnSubscript(r, env) ?? placed(by: r, env) { return values }
    return program.child(r, .base).map { picked(from: evaluate($0, env), by: r, env) } ?? [.unknown(r)]
  }

  private func ternary(_ r: Ref, _ env: Environment) -> [Value] {
    guard let condition = program.child(r, .condition), let then = program.child(r, .then),
      let otherwise = program.child(r, .otherwise)
    else { return [.unknown(r)] }
    switch truth(of: condition, env) {
    case .yes: return evaluate(then, env)
    case .no: return evaluate(otherwise, env)
    case .maybe: return unique(evaluate(then, env) + evaluate(otherwise, env))
    }
  }

  /// `a ?? b`, `path + [.detail]`. The truth of a comparison is not a value.
  private func binary(_ r: Ref, _ env: Environment) -> [Value] {
    guard let left = program.child(r, .left), let right = program.child(r, .right) else { return [.unknown(r)] }
    switch program.name(r) {
    case "??":
      let given = evaluate(left, env)
      // The key has a value: it was stored before.
      if program.kind(left) == .subscript, keptUnderKey(left, env) != nil { return given }
      return isGivenCase(given, for: left) ? given : unique(given.filter { $0 != .null } + evaluate(right, env))
    case "+":
      let both = [evaluate(left, env), evaluate(right, env)]
      if let text = concatenated(both[0], both[1]) { return [text] }
      let arrays = both.joined().flatMap { if case .array(let list) = $0 { list } else { [Value]() } }
      return arrays.isEmpty ? [.unknown(r)] : [.array(unique(arrays))]
    default: return [.unknown(r)]
    }
  }

  func name(_ r: Ref, _ env: Environment) -> [Value] {
    guard let declaration = semantics.lookup(program.symbol(r), at: r) else {
      if let id = semantics.enumOfOwnCases(r) { return [allCases(of: id, r, env)] }
      return program.name(r).first?.isUppercase == true ? [.metatype(.external(program.name(r), []))] : [.unknown(r)]
    }
    switch declaration {
    case .local(let d):
      guard let given = given(toSetterOf: d, at: r) else {
        return reaching(r, local(d, at: r, env), of: VariableKey(declaration: d), env)
      }
      return bound(given, env) ?? [.parameter(given)]
    case .shorthand(let closure, let number):
      let key = VariableKey(declaration: closure, number: number)
      return reaching(r, closureParameter(closure, number, key, env), of: key, env)
    case .members(let list, let type): return ownMember(list, type, env, at: r)
    case .type(let type): return typeOrCase(type, r, env)
    case .selfValue(let type): return receiver(type, env)
    case .superclass(let type): return receiver(type, env)
    case .global(let v): return variable(v, receiver: nil, env)
    case .functions(let list): return list.map { .function($0, receiver: []) }
    }
  }

  /// A bare name may be a case seen from inside its enum (`case a: b` in a static member).
  func typeOrCase(_ type: TypeExpression, _ r: Ref, _ env: Environment) -> [Value] {
    if case .named(let id, _) = type, program.types[id].cases[program.symbol(r)] != nil,
      program.types[id].name != program.symbol(r)
    {
      return [.enumCase(id, program.symbol(r), expression: r, env)]
    }
    return [.metatype(type)]
  }

  func receiver(_ type: TypeID, _ env: Environment) -> [Value] {
    guard let known = env.innermostReceiver else { return [.selfValue(type)] }
    let fitting = known.filter { value in
      if case .metatype = value { return true }
      // In an extension of an SDK type (`View`), `self` may be any value of the SDK. In one of a protocol, it has one
      // of the conforming types of the sources.
      guard let id = nominal(value) else {
        return !value.isConcrete || !program.types[type].isDeclared || program.types[type].kind == .protocol
      }
      return semantics.inherits(id, from: type) || semantics.inherits(type, from: id) || !program.types[type].isDeclared
        || semantics.rootsOf(id, adopt: type)
    }
    return fitting.isEmpty ? [.selfValue(type)] : fitting
  }

  /// The declared type of a value, where it has one.
  func nominal(_ value: Value) -> TypeID? {
    switch value {
    case .enumCase(let id, _, _, _), .selfValue(let id): id
    case .instance(.named(let id, _), _, _): id
    case .parameter(let key), .property(let key):
      if key.number >= 0 {
        nominal(semantics.closureParameterType(key.declaration, key.number))
      } else {
        nominal(semantics.declaredType(key.declaration))
      }
    case .payload(let inner, let name, let place): nominal(payloadType(inner, name, place))
    case .element: nominal(type(of: value))
    default: nil
    }
  }

  func nominal(_ type: TypeExpression) -> TypeID? {
    switch type.core {
    case .named(let id, _): id
    case .opaque(let parts): parts.compactMap(nominal).first
    case .generic(let p): semantics.boundTypes(p).first
    default: nil
    }
  }

  /// The one of a value's declared types (`any A & B`) that has a member of this name.
  func nominal(_ value: Value, with member: Symbol) -> TypeID? {
    guard let first = nominal(value) else { return nil }
    guard !value.isConcrete, semantics.members(named: member, of: first).isEmpty else { return first }
    let parts: [TypeID] =
      switch type(of: value).core {
      case .opaque(let parts): parts.compactMap(nominal)
      case .generic(let p): semantics.boundTypes(p)
      default: []
      }
    return parts.first { !semantics.members(named: member, of: $0).isEmpty } ?? first
  }

  func type(of value: Value) -> TypeExpression {
    switch value {
    case .enumCase(let id, _, _, _), .selfValue(let id): .named(id, [])
    case .instance(let t, _, _): t
    case .parameter(let key), .property(let key):
      key.number >= 0 && program.kind(key.declaration) != .variable
        ? semantics.closureParameterType(key.declaration, key.number) : semantics.declaredType(key.declaration)
    case .payload(let inner, let name, let place): payloadType(inner, name, place)
    case .element(let inner): elementType(type(of: inner))
    case .unknown(let r), .outcome(let r, _): semantics.type(of: r)
    case .string: .external("String", [])
    case .boolean: .external("Bool", [])
    default: .unknown
    }
  }

  /// A dictionary stands for its values.
  func elementType(_ type: TypeExpression) -> TypeExpression {
    if case .dictionary(_, let value) = type.core { value } else { semantics.element(of: type) }
  }

  func payloadType(_ value: Value, _ name: Symbol, _ place: Int) -> TypeExpression {
    if case .tuple(let parts, _) = type(of: value).core { return place < parts.count ? parts[place] : .unknown }
    guard let id = nominal(value), let declaration = program.types[id].cases[name] else { return .unknown }
    let payload = program.children(declaration).filter { program.kind($0) == .parameter }
    return place < payload.count ? program.child(payload[place], .type).map(semantics.resolve) ?? .unknown : .unknown
  }
}

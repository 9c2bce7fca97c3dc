import Dialects
import NavigationModel
import SourceFacts

/// The effects of a route handler for one route.
struct HandlerRun {
  struct Show {
    var kind: Transition.Kind
    var values: [Value]
    var place: Ref
  }
  var shows: [Show] = []
  var backs: [(how: Transition.Back, place: Ref)] = []
  /// Calls that start children.
  var starts: [(call: Ref, start: Dialect.Start, env: Environment)] = []
  /// Contributions of the handler: what is shown next, with the emitters of the next routes.
  var contributions: [(shown: Ref, emitter: Ref, env: Environment)] = []
  var toParent: [(expression: Ref, env: Environment)] = []
  var toSelf: [(expression: Ref, env: Environment)] = []
  /// Statements and closures that ran: the route runs the primitives in them.
  var regions: [Ref] = []
}

/// Runs a handler with a known route: takes the arms that the route selects, follows helpers, and collects the
/// transitions that are described or performed on the way.
final class RouteHandlers {
  let coordinators: Coordinators
  var evaluator: Evaluator { coordinators.evaluator }
  var semantics: Semantics { coordinators.semantics }
  var program: Program { coordinators.program }
  private var stack: [Ref] = []

  init(coordinators: Coordinators) { self.coordinators = coordinators }

  func run(_ handler: Coordinators.Handler, route: Value) -> HandlerRun {
    var run = HandlerRun()
    guard let block = program.child(handler.function, .body), let place = coordinators.places[handler.coordinator]
    else {
      return run
    }
    let frame = Environment(parent: Environment(parent: nil), receiver: [.selfValue(handler.coordinator)])
    frame.bindings[VariableKey(declaration: handler.parameter)] = .values([route])
    evaluator.begin()
    stack = [handler.function]
    walk(program.children(block), frame, coordinators.active[place], &run)
    return run
  }

  // MARK: statements

  /// Whether the statements end the function.
  @discardableResult
  private func walk(_ list: [Ref], _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun) -> Bool {
    for s in list {
      switch program.kind(s) {
      case .returned:
        run.regions.append(s)
        if let e = program.child(s, .value) { outcome(e, env, c, &run) }
        return true
      case .thrown: return true
      case .switch: if branch(s, env, c, &run) { return true }
      case .ifElse: if condition(s, env, c, &run) { return true }
      case .guard:
        guard let conditions = program.child(s, .conditions), let block = program.child(s, .body) else { continue }
        evaluator.begin()
        if evaluator.truth(ofAll: conditions, env) == .no { return walk(program.children(block), env, c, &run) }
      case .conditional: if walk(program.children(s), env, c, &run) { return true }
      case .doCatch:
        for block in program.children(s) where program.kind(block) == .block {
          if walk(program.children(block), env, c, &run) { return true }
        }
      case .function, .type, .typeAlias, .import: continue
      default:
        run.regions.append(s)
        outcome(s, env, c, &run)
      }
    }
    return false
  }

  private func branch(_ s: Ref, _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun) -> Bool {
    guard let subject = program.child(s, .subject) else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(subject, env)
    var taken: [Ref] = []
    let arms = evaluator.cases(of: s)
    search: for v in values {
      for arm in arms {
        var truth = program.flags(arm).contains(.isDefault) ? Evaluator.Truth.yes : .no
        for pattern in program.children(arm, .patterns) where truth != .yes {
          let t = evaluator.match(pattern, v, env)
          if t != .no { truth = t }
        }
        if truth != .no, !taken.contains(arm) { taken.append(arm) }
        if truth == .yes { continue search }
      }
    }
    var ends = !taken.isEmpty
    for arm in taken {
      guard let block = program.child(arm, .body) else { continue }
      if !walk(program.children(block), env, c, &run) { ends = false }
    }
    return ends
  }

  private func condition(_ s: Ref, _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun) -> Bool {
    guard let conditions = program.child(s, .conditions), let block = program.child(s, .body) else { return false }
    evaluator.begin()
    var truth = evaluator.truth(ofAll: conditions, env)
    if truth == .maybe, program.children(conditions).allSatisfy({ isPresent($0, env) }) { truth = .yes }
    var ends = truth != .maybe
    if truth != .no, !walk(program.children(block), env, c, &run) { ends = false }
    if truth != .yes {
      guard let otherwise = program.child(s, .otherwise) else { return false }
      let inner =
        program.kind(otherwise) == .ifElse
        ? condition(otherwise, env, c, &run) : walk(program.children(otherwise), env, c, &run)
      if truth == .no { return inner }
      ends = inner && ends
    }
    return ends
  }

  /// `if let router` over a value that is not nil.
  private func isPresent(_ condition: Ref, _ env: Environment) -> Bool {
    guard program.kind(condition) == .optionalBinding, let e = program.child(condition, .value) else { return false }
    evaluator.begin()
    let values = evaluator.evaluate(e, env)
    return !values.isEmpty
      && values.allSatisfy { v in
        if case .unknown(let r) = v { return coordinators.stripped(r) != r }
        return v.isConcrete && v != .null
      }
  }

  // MARK: expressions

  /// Reads an expression as a transition, or as a call with an effect.
  private func outcome(_ e: Ref, _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun, depth: Int = 0)
  {
    guard semantics.allows(\.handlerDepth, after: depth), semantics.allows(\.handlerRegions, after: run.regions.count)
    else { return }
    switch program.kind(e) {
    case .call: call(e, env, c, &run, depth: depth)
    case .array: for element in program.children(e) { outcome(element, env, c, &run, depth: depth + 1) }
    case .ternary: for branch in program.branches(e) { outcome(branch, env, c, &run, depth: depth + 1) }
    case .ifElse, .switch: walk([e], env, c, &run)
    case .variable:
      if let initial = program.child(e, .initializer), program.kind(initial) == .call {
        effect(ofCall: initial, env, c, &run, depth: depth)
      }
    case .assign:
      if let value = program.child(e, .value), program.kind(value) == .call {
        effect(ofCall: value, env, c, &run, depth: depth)
      }
    case .name:
      guard case .local(let d)? = semantics.lookup(program.symbol(e), at: e), program.kind(d) == .variable else {
        return
      }
      for value in [program.child(d, .initializer)].compactMap({ $0 }) + assigned(d) {
        outcome(value, env, c, &run, depth: depth + 1)
      }
    default: break
    }
  }

  private func assigned(_ d: Ref) -> [Ref] {
    program.assignments[program.symbol(d)].compactMap { a in
      guard a.file == d.file, let target = program.child(a, .target),
        semantics.lookup(program.symbol(target), at: target) == .local(d)
      else { return nil }
      return program.child(a, .value)
    }
  }

  private func call(_ e: Ref, _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun, depth: Int) {
    if let contribution = c.emitters?.contributions.first(where: { $0.call == program.name(e) }),
      let shown = argument(contribution.shown, of: e), let emitter = argument(contribution.emitter, of: e)
    {
      run.contributions.append((shown, emitter, env))
    }
    if let o = described(e, c) {
      let arguments = semantics.arguments(of: e).filter {
        o.arguments.contains(program.name($0)) && !program.flags($0).contains(.trailing)
      }.compactMap { program.child($0, .value) }
      switch o.effect {
      case .show(let kind):
        for a in arguments where program.kind(a) != .closure {
          evaluator.begin()
          run.shows.append(HandlerRun.Show(kind: kind, values: evaluator.evaluate(a, env), place: e))
        }
      case .back(let how): run.backs.append((how, e))
      case .all: for a in arguments { outcome(a, env, c, &run, depth: depth + 1) }
      case .toParent: run.toParent += arguments.map { ($0, env) }
      case .toSelf: run.toSelf += arguments.map { ($0, env) }
      case .nothing: break
      }
      return
    }
    if c.results.contains(program.name(e)) || isImplicitInit(e) {
      for a in semantics.arguments(of: e) {
        if let closure = program.child(a, .value), program.kind(closure) == .closure { run.regions.append(closure) }
      }
      return
    }
    effect(ofCall: e, env, c, &run, depth: depth)
  }

  private func argument(_ labels: [String], of call: Ref) -> Ref? {
    for l in labels { if let a = semantics.argument(labelled: l, of: call) { return a } }
    return nil
  }

  private func isImplicitInit(_ e: Ref) -> Bool {
    guard program.name(e) == "init", let target = program.child(e, .callee) else { return false }
    return program.kind(target) == .member && program.child(target, .base) == nil
  }

  /// The outcome that a call describes: an implicit member, or a static function of a type that handlers return.
  private func described(_ e: Ref, _ c: Dialect.Coordination) -> Dialect.Outcome? {
    guard let target = program.child(e, .callee), program.kind(target) == .member else { return nil }
    if let base = program.child(target, .base) {
      guard c.results.contains(program.name(base)) else { return nil }
    }
    let given = semantics.arguments(of: e).map(program.name)
    return c.outcomes.first { o in
      o.name == program.name(e) && (o.arguments == [""] || o.arguments.contains(where: given.contains))
    }
      ?? c.outcomes.first { $0.name == program.name(e) }
  }

  /// Starts of children, and helpers of the tree.
  private func effect(ofCall e: Ref, _ env: Environment, _ c: Dialect.Coordination, _ run: inout HandlerRun, depth: Int)
  {
    if let start = c.starts.first(where: { $0.call == program.name(e) && !$0.isSuperInit }) {
      run.starts.append((e, start, env))
      return
    }
    var functions: [Ref] = []
    if case .functions(let list, false) = semantics.callee(of: e) { functions = list }
    if functions.isEmpty { functions = extensions(e, c) }
    for f in functions {
      guard let block = program.child(f, .body), !stack.contains(f),
        semantics.allows(\.handlerCalls, after: stack.count)
      else { continue }
      stack.append(f)
      defer { stack.removeLast() }
      let frame = evaluator.frame(for: f, call: e, env, receiver: env.innermostReceiver)
      let before = run.shows.count
      walk(program.children(block), frame, c, &run)
      // A helper outside of any coordinator acts for the coordinator that calls it.
      for place in before..<run.shows.count
      where !(program.enclosingType(run.shows[place].place).map(coordinators.isCoordinator) ?? false) {
        run.shows[place].place = e
      }
    }
  }

  /// `.presentFullScreen(x)`: a static function that the app adds to a type of the library.
  private func extensions(_ e: Ref, _ c: Dialect.Coordination) -> [Ref] {
    guard let target = program.child(e, .callee), program.kind(target) == .member,
      program.child(target, .base).map({ c.results.contains(program.name($0)) }) ?? true
    else { return [] }
    return c.results.compactMap(semantics.extended).flatMap { program.types[$0].members[program.symbol(e)] ?? [] }
      .filter { program.kind($0) == .function && semantics.arguments(of: e, fit: $0) }
  }
}

import SourceFacts

/// Whether the code on the way to a primitive can run with the bindings of the question.
extension SinkResolver {
  /// The conditions around the primitive, and those on the way to it.
  func holds(_ sink: Sink, _ question: Question) -> Bool {
    let root = question.root
    if root.bindings.isEmpty { return true }
    return (sink.conditions + question.conditions).allSatisfy { holds($0, root) }
  }

  func holds(_ c: Condition, _ root: Environment) -> Bool {
    let root = before(c, root)
    evaluator.begin()
    switch program.kind(c.node) {
    case .switchCase:
      if c.isByArgument, !isArgument(program.subject(ofArm: c.node), root) { return true }
      return c.isNegated ? !evaluator.mustTake(arm: c.node, root) : evaluator.canTake(arm: c.node, root)
    case .ifElse, .guard:
      guard let conditions = program.child(c.node, .conditions) else { return true }
      let truth = c.isByArgument ? truth(byArgument: conditions, root) : evaluator.truth(ofAll: conditions, root)
      return truth != (c.isNegated ? .yes : .no)
    case .call: return c.runs.map { canRun(methodOf: $0, c.node, root) } ?? true
    default: return true
    }
  }

  /// The condition that a method call runs this type's implementation: `transition.open(page)` of a parameter
  /// `transition`.
  func receiverCondition(of source: Source, for key: VariableKey) -> Condition? {
    guard key.number < 0, program.kind(source.place) == .call, program.kind(key.declaration) == .parameter,
      let function = program.parent(key.declaration).flatMap(program.parent),
      program.kind(function) == .function, program.name(function) != "init", let type = program.enclosingType(function),
      program.types[type].isDeclared, program.types[type].kind != .protocol,
      let target = program.child(source.place, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      !["self", "super"].contains(program.name(base)),
      case .named(let named, _) = semantics.type(of: base).core, named != type, program.types[named].kind == .protocol
    else { return nil }
    return Condition(node: source.place, isNegated: false, runs: type)
  }

  private func canRun(methodOf type: TypeID, _ call: Ref, _ root: Environment) -> Bool {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }) else { return true }
    let values = evaluator.evaluate(base, root)
    return values.isEmpty
      || values.contains { v in
        guard v.isConcrete, let id = evaluator.nominal(v) else { return v.root.map { mayHold($0, type) } ?? true }
        return semantics.inherits(id, from: type) || semantics.inherits(type, from: id)
      }
  }

  /// Whether a property may hold an object of a type: `var presenter: Presenting = PushPresenter()`, which is never
  /// assigned, holds no `ModalPresenter`. An inherited property may hold another object in each subclass.
  private func mayHold(_ property: VariableKey, _ type: TypeID) -> Bool {
    guard property.number < 0, program.kind(property.declaration) == .variable,
      let owner = program.enclosingType(property.declaration), semantics.withSubtypes(owner).count == 1
    else { return true }
    let held = heldTypes[property] ?? heldTypes.keep(findHeldTypes(property), for: property)
    return held.map { $0.contains { semantics.inherits($0, from: type) || semantics.inherits(type, from: $0) } } ?? true
  }

  /// The types of all objects that the sources assign to a property; nil where one of them is not known.
  private func findHeldTypes(_ property: VariableKey) -> Set<TypeID>? {
    // Answered once for all sinks, so that no single sink is charged for it.
    evaluator.apart { heldTypes(in: property) }
  }

  private func heldTypes(in property: VariableKey) -> Set<TypeID>? {
    var types: Set<TypeID> = []
    let isKnown = reachingValues(limit: \.heldTypeValues).visit(variable: property) { value in
      if value == .null { return .skip }
      if value.isConcrete, let id = evaluator.nominal(value) {
        types.insert(id)
        return .skip
      }
      return value.root == nil ? .stop : .follow
    }
    return isKnown && !types.isEmpty ? types : nil
  }

  func reachingValues(limit: KeyPath<Budget, Limit>) -> ReachingValues {
    ReachingValues(evaluator: evaluator, limit: semantics.budget[keyPath: limit]) { [self] key in
      sources(of: key).compactMap { $0.bindings[key] }
    }
  }

  static func byArgument(_ condition: Condition, overwriting overwritten: Set<Ref> = []) -> Condition {
    var result = condition
    result.isByArgument = true
    result.overwritten = overwritten
    return result
  }

  /// The bindings without state that is only written after the condition was tested.
  private func before(_ condition: Condition, _ root: Environment) -> Environment {
    guard !condition.overwritten.isEmpty else { return root }
    return Environment(
      parent: nil, bindings: root.bindings.filter { !condition.overwritten.contains($0.key.declaration) },
      receiver: root.receiver)
  }

  /// Whether a condition reads one of the variables: `if sheet != .detail { show(.detail) }`.
  func reads(_ variables: Set<Ref>, _ condition: Condition) -> Bool {
    guard !variables.isEmpty else { return false }
    let asked =
      program.kind(condition.node) == .switchCase
      ? program.subject(ofArm: condition.node) : program.child(condition.node, .conditions)
    return asked.map { reads(variables, $0, depth: 0) } ?? false
  }

  private func reads(_ variables: Set<Ref>, _ e: Ref, depth: Int) -> Bool {
    var found = false
    program.forEachNode(in: e) { node in
      guard !found, program.kind(node) != .closure else { return false }
      guard program.kind(node) == .name || program.kind(node) == .member else { return true }
      guard let d = flow.declaration(of: node) else { return true }
      // `if let sheet { if sheet != .detail { … } }`
      let bound = program.kind(d) == .optionalBinding ? program.child(d, .value) : nil
      found =
        variables.contains(d)
        || bound.map {
          $0 != node && semantics.allows(\.comparedVariables, after: depth) && reads(variables, $0, depth: depth + 1)
        } ?? false
      return !found
    }
    return found
  }

  /// A function's parameter whose argument is known, also where it is cast: `route as? OrderRoute`.
  private func isArgument(_ e: Ref?, _ root: Environment) -> Bool {
    guard let e = e.map(beforeCast), program.kind(e) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(e), at: e)
    else {
      return false
    }
    // `guard let sender = sender`
    if program.kind(d) == .optionalBinding {
      return program.child(d, .value) != e && isArgument(program.child(d, .value), root)
    }
    return program.kind(d) == .parameter && root.binding(VariableKey(declaration: d)) != nil
  }

  /// The truth of a condition (or of all conditions in a list) as far as the arguments decide it.
  private func truth(byArgument c: Ref, _ root: Environment) -> Evaluator.Truth {
    let parts = program.children(c)
    switch program.kind(c) {
    case .list: return all(parts.map { truth(byArgument: $0, root) })
    case .binary where program.name(c) == "&&": return all(parts.map { truth(byArgument: $0, root) })
    case .binary where program.name(c) == "||":
      let truths = parts.map { truth(byArgument: $0, root) }
      return truths.contains(.yes) ? .yes : truths.allSatisfy { $0 == .no } ? .no : .maybe
    case .unary where program.name(c) == "!":
      switch program.child(c, .operand).map({ truth(byArgument: $0, root) }) ?? .maybe {
      case .yes: return .no
      case .no: return .yes
      case .maybe: return .maybe
      }
    case .binary: return parts.contains { isArgument($0, root) } ? evaluator.truth(of: c, root) : .maybe
    case .patternCondition: return isArgument(parts.last, root) ? evaluator.truth(of: c, root) : .maybe
    case .optionalBinding: return isArgument(parts.first, root) ? evaluator.truth(of: c, root) : .maybe
    case .name, .cast: return isArgument(c, root) ? evaluator.truth(of: c, root) : .maybe
    default: return .maybe
    }
  }

  private func beforeCast(_ e: Ref) -> Ref {
    program.kind(e) == .cast ? program.child(e, .operand) ?? e : e
  }

  private func all(_ truths: [Evaluator.Truth]) -> Evaluator.Truth {
    truths.contains(.no) ? .no : truths.contains(.maybe) ? .maybe : .yes
  }
}

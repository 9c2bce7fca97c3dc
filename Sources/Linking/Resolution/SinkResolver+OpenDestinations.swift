import SourceFacts

/// Functions that take any destination and test which one it is: `func navigate(to destination: any Destination) {
/// guard let order = destination as? OrderDestination … switch order { case .create: present(Form(), animated: true) }
/// }`. They only dispatch, so the code that names the destination navigates.
extension SinkResolver {
  /// The unbound variables with such a destination.
  func openDestinations(of sink: Sink, _ question: Question) -> [VariableKey] {
    var result: [VariableKey] = []
    for subject in castDestinations(of: sink) {
      let values = evaluator.traced { evaluator.values(of: subject, in: question.root) }.answer
      for key in values.compactMap(\.root)
      where question.root.binding(key) == nil && !result.contains(key) && !sources(of: key).isEmpty {
        result.append(key)
      }
    }
    return result
  }

  /// The site of a known destination is the place that names it.
  func namedDestinations(_ answer: Answer, of sink: Sink, _ question: Question) -> Answer {
    guard question.isFollowed, let subject = castDestinations(of: sink).first else { return answer }
    let values = evaluator.traced { evaluator.values(of: subject, in: question.root) }.answer.filter { $0 != .null }
    guard values.count == 1, case .enumCase(let type, let name, let expression, _) = values[0] else { return answer }
    var result = answer
    for place in result.targets.indices where result.targets[place].site == nil {
      result.targets[place].site = site(of: expression, in: type, question)
      result.targets[place].route = result.targets[place].route ?? RouteValue(type: type, name: name)
    }
    return result
  }

  /// The subjects of the arms and patterns around a primitive that are cases of one enum behind a parameter of any type.
  private func castDestinations(of sink: Sink) -> [Ref] {
    guard !sink.isContainer, !sink.isHeldContent else { return [] }
    return sink.conditions.flatMap { condition -> [Ref] in
      switch program.kind(condition.node) {
      case .switchCase:
        guard let subject = program.subject(ofArm: condition.node),
          cameAsAnyDestination(subject) || isTold(by: condition.node, apart: subject)
        else { return [] }
        return [subject]
      case .ifElse, .guard: return condition.isNegated ? [] : matchedDestinations(in: condition.node)
      default: return []
      }
    }
  }

  /// The subjects of the patterns for such a case: `guard case .open(let id)? = destination as? OrderDestination`.
  private func matchedDestinations(in statement: Ref) -> [Ref] {
    program.conditions(of: statement).compactMap { condition in
      guard program.kind(condition) == .patternCondition, let subject = program.child(condition, .value),
        cameAsAnyDestination(subject)
      else { return nil }
      return subject
    }
  }

  /// The arm is for one of the types behind a protocol, or for a case of one: `case FeedDestination.story(let id):`.
  private func isTold(by arm: Ref, apart subject: Ref) -> Bool {
    guard isProtocol(semantics.type(of: subject)), cameAsAny(subject, depth: 0) else { return false }
    return program.children(arm, .patterns).contains { [.patternCast, .patternCase].contains(program.kind($0)) }
  }

  private func cameAsAnyDestination(_ subject: Ref) -> Bool {
    if let known = castEnums[subject] { return known }
    let isCast = isEnum(semantics.type(of: subject)) && cameAsAny(subject, depth: 0)
    return castEnums.keep(isCast, for: subject)
  }

  private func isEnum(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type.core { program.types[id].kind == .enum } else { false }
  }

  /// The expression is a parameter of a protocol's type, cast to one of the types behind it; or a parameter for which
  /// all callers pass such an expression.
  private func cameAsAny(_ e: Ref, depth: Int) -> Bool {
    var e = e
    for _ in semantics.turns(\.destinationCasts) {
      switch program.kind(e) {
      case .cast:
        guard program.name(e) != "is", let operand = program.child(e, .operand) else { return false }
        e = operand
      case .name:
        guard case .local(let d)? = semantics.lookup(program.symbol(e), at: e) else { return false }
        if program.kind(d) == .parameter { return isAnyDestination(d, depth: depth) }
        if let whole = castSubject(of: d) {
          e = whole
          continue
        }
        guard let value = program.child(d, program.kind(d) == .variable ? .initializer : .value), value != e else {
          return false
        }
        e = value
      default: return false
      }
    }
    return false
  }

  /// The subject that a pattern casts to one of several types: `case let order as OrderDestination: show(order)`.
  private func castSubject(of bind: Ref) -> Ref? {
    guard program.kind(bind) == .patternBind, let pattern = program.parent(bind), program.kind(pattern) == .patternCast,
      let around = program.parent(pattern)
    else { return nil }
    if program.kind(around) == .patternCondition { return program.child(around, .value) }
    return program.kind(around) == .list ? program.parent(around).flatMap(program.subject(ofArm:)) : nil
  }

  private func isAnyDestination(_ parameter: Ref, depth: Int) -> Bool {
    guard let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function else {
      return false
    }
    if isProtocol(semantics.declaredType(parameter)) { return true }
    guard isEnum(semantics.declaredType(parameter)), semantics.allows(\.selfCalls, after: depth) else { return false }
    let given = sources(of: VariableKey(declaration: parameter)).compactMap {
      $0.bindings[VariableKey(declaration: parameter)]
    }
    return !given.isEmpty && given.allSatisfy { cameAsAny($0, depth: depth + 1) }
  }

  /// A protocol of the app's.
  private func isProtocol(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): program.types[id].kind == .protocol
    case .opaque(let parts): parts.contains(where: isProtocol)
    default: false
    }
  }
}

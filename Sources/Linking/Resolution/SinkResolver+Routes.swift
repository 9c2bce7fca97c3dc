import NavigationModel
import SourceFacts

/// Destinations that are named by a route value.
extension SinkResolver {
  func askRoute(_ values: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    var queue = values.map { ofPathsType(named($0, sink, question), sink, question) }
    var index = 0
    while index < queue.count, index < 64 {
      let v = queue[index]
      index += 1
      if isUnanswered(v, by: sink) {
        answer.isSettled = true
        continue
      }
      switch v {
      case .array([]): answer.isSettled = true
      case .array, .dictionary: queue += evaluator.listed(v) ?? []
      case .null: answer.isSettled = true
      case .enumCase(let id, let name, _, _):
        let route = RouteValue(type: id, name: name)
        usedRoutes.insert(route)
        let (targets, trace) = shown(for: v, sink, question)
        let named = sink.isLink ? question.site : site(of: v, among: trace.decided, question)
        answer.add(targets.map { ($0, route, named) }, kinds: kinds(of: sink, question.root, route: v))
        if targets.isEmpty, resolvers.replaced.contains(id) || (sink.isLink && selection.isInSelectableList(sink.place))
        {
          answer.isSettled = true
          continue
        }
        if targets.isEmpty {
          note(unmatched: v, sink, at: question.site)
          answer.reason = "no view is registered for `\(semantics.path(id)).\(program.text(name))`"
        }
      case .instance(let type, let call, let env) where evaluator.isWrapped(type):
        answer.merge(askWrapped(call, env, type, sink, question))
      case .parameter(let key), .property(let key): openRoute(v, key, sink, question, &answer)
      case .payload, .element:
        if let key = v.root { openRoute(v, key, sink, question, &answer) }
      default:
        let (targets, trace) = shown(for: v, sink, question)
        answer.add(targets.map { ($0, route(in: trace.decided), nil) }, kinds: kinds(of: sink, question.root, route: v))
        if targets.isEmpty, sink.isLink, selection.isInSelectableList(sink.place) {
          answer.isSettled = true
          continue
        }
        // A registered wrapper whose content is a parameter.
        if targets.isEmpty, !evaluator.trace.open.isEmpty, resolvers.isRegistered(evaluator.type(of: v).core) {
          continue
        }
        if targets.isEmpty {
          note(unmatched: v, sink, at: question.site)
          if case .unknown(let r) = v { answer.reason = reason(for: r) }
          if evaluator.isNameless(v), let type = routeType(of: sink) { lose(type, &answer) }
        }
      }
    }
    return answer
  }

  /// A model of which nothing is known has the type of the path's elements: `path.append(await pick())` to a path of
  /// strings.
  private func ofPathsType(_ value: Value, _ sink: Sink, _ question: Question) -> Value {
    guard case .unknown = value, evaluator.type(of: value).isUnknown, case .route(let route) = sink.subject,
      !sink.isLink
    else { return value }
    let type = semantics.expectedType(of: route)
    return isPlainModel(type) && resolvers.isRegistered(type)
      ? .instance(type.core, call: route, question.root) : value
  }

  /// The screens for a value, and the cases that decided them.
  private func shown(for v: Value, _ sink: Sink, _ question: Question) -> (answer: [Target], trace: EvaluationTrace) {
    evaluator.tracedPart { resolvers.targets(of: v, site: sink.place, root: question.root) }
  }

  /// The route of each screen in a content: the case that decided its views.
  func decidedRoutes(showing shown: [Target], _ sink: Sink, _ question: Question) -> [Target: RouteValue] {
    let decided = evaluator.trace.decided.all.filter { !resolvers.functions(resolving: $0.type).isEmpty }
    guard let first = decided.first else { return [:] }
    let route = RouteValue(type: first.type, name: first.name)
    // Which of several routes shows which of several screens (`ForEach(Tab.allCases)`) is not known; all of them are
    // used.
    if shown.count > 1, decided.contains(where: { $0.type == first.type && $0.name != first.name }) {
      usedRoutes.formUnion(decided.map { RouteValue(type: $0.type, name: $0.name) })
      return [:]
    }
    var routed = shown
    if shown.count > 1 {
      // A content with a route's view in one branch shows the other branches without the route.
      let value = Value.enumCase(first.type, first.name, expression: first.expression, Environment(parent: nil))
      var own = evaluator.traced { resolvers.targets(of: value, site: sink.place, root: question.root) }.answer
      if sink.isController { own = own.map(finder.controller) }
      let ofRoute = shown.filter(own.contains)
      if !ofRoute.isEmpty { routed = ofRoute }
    }
    return Dictionary(routed.map { ($0, route) }) { first, _ in first }
  }

  /// A link over a model shows the registration of the model's type, wherever the model comes from. The expression in
  /// the link says more than a generic component's declaration (`ForEach(section.values)` of a `Section<Contact>`).
  func typed(_ values: [Value], by e: Ref, _ sink: Sink, _ question: Question) -> [Value] {
    guard sink.isLink, question.depth == 0 else { return values }
    let type = semantics.type(of: e)
    guard isPlainModel(type), resolvers.isRegistered(type.core) else { return values }
    return values.map { v in
      guard v.root != nil else { return v }
      if case .generic = evaluator.type(of: v).core { return .unknown(e) }
      return v
    }
  }

  func openRoute(_ v: Value, _ key: VariableKey, _ sink: Sink, _ question: Question, _ answer: inout Answer) {
    let type = evaluator.type(of: v)
    let isParameter = program.kind(key.declaration) != .variable || key.number >= 0
    if !isParameter || isLoopElement(v) || isRowsModel(key), isPlainModel(type), !isRouteList(type) {
      let targets = resolvers.targets(of: v, site: sink.place, root: question.root)
      answer.targets += targets.map { ($0, nil, nil) }
      if targets.isEmpty, sink.isLink, selection.isInSelectableList(sink.place) {
        answer.isSettled = true
      } else if targets.isEmpty {
        note(unmatched: v, sink, at: question.site)
      }
      return
    }
    // The state that holds a model says no more, where the model's type was already resolved.
    if !question.shownForModel.isEmpty, !isParameter || isLoopElement(v) {
      answer.fallback += question.shownForModel.map { ($0, nil, nil) }
      return
    }
    open(v, key, &answer)
    let targets = resolvers.targets(of: v, site: sink.place, root: question.root)
    // An enum value that could not be followed may be any case: that is no destination.
    if isPlainModel(type) || targets.count == 1 { answer.fallback += targets.map { ($0, nil, nil) } }
    if isPlainModel(type), case .payload = v { answer.carriers.insert(key) }
  }

  /// A whole path that one object passes to another: its elements decide the screens.
  private func isRouteList(_ type: TypeExpression) -> Bool {
    guard case .array(let element) = type.core, case .named(let id, _) = element.core else { return false }
    return program.types[id].kind == .enum
  }

  /// The parameter of a closure that makes a container's rows: `Rows(questions) { question in Button("…") {
  /// router.push(question) } }`. The code of the row names the model.
  private func isRowsModel(_ key: VariableKey) -> Bool {
    let closure = key.number >= 0 ? key.declaration : program.parent(key.declaration).flatMap(program.parent)
    guard let closure, program.kind(closure) == .closure, let argument = program.parent(closure) else { return false }
    return flow.handedTo(closure, argument).contains { taker in
      guard case .function(_, let result) = semantics.declaredType(taker).core else { return false }
      return isAnyView(result.core)
    }
  }

  private func isAnyView(_ type: TypeExpression) -> Bool {
    switch type {
    case .generic(let parameter):
      semantics.bounds(of: parameter).contains { if case .external("View", _) = $0 { true } else { false } }
    case .external(let name, _): SDK.isUnnamedView(name)
    case .opaque: true
    default: false
    }
  }

  /// A function's parameter that takes models of one type. The container that runs a closure names no model for it.
  func isModelParameter(_ key: VariableKey) -> Bool {
    key.number < 0 && program.kind(key.declaration) == .parameter
      && program.parent(key.declaration).flatMap(program.parent).map(program.kind) == .function
      && isPlainModel(semantics.declaredType(key.declaration))
  }

  func open(_ v: Value, _ key: VariableKey, _ answer: inout Answer) {
    answer.open.append(key)
    // A value from a stream is no list, though it is unwrapped like one: `$step.compactMap { $0 }`.
    guard isLoopElement(v), key.number < 0, program.kind(key.declaration) == .variable,
      !semantics.declaredType(key.declaration).element.isUnknown, let keeper = program.enclosingType(key.declaration),
      !semantics.isScreenType(keeper)
    else { return }
    answer.lists.insert(key)
  }

  func isLoopElement(_ v: Value) -> Bool { if case .element = v { true } else { false } }

  /// A value that could not be followed is known by the expression at which it was lost, which may be the one that the
  /// route was read from. So it only counts where it has the type stated at the sink.
  func note(unmatched v: Value, _ sink: Sink, at site: Ref) {
    if case .unknown(let lost) = v, case .route(let shown) = sink.subject, lost != shown,
      semantics.type(of: lost).core != semantics.type(of: shown).core
    {
      return
    }
    unmatched.append((site, evaluator.type(of: v).core))
  }

  /// The place that names a route. A route that is only passed on inside of another (`open(.shop(route))`) is named
  /// where it comes from, if the destination depends on it.
  ///
  /// - Parameter decided: the cases that decided the destination.
  func site(of route: Value, among decided: Decisions, _ question: Question) -> Ref? {
    guard case .enumCase(let id, _, let expression, let env) = route else { return nil }
    if decided.count > 1 || decided.first.map({ $0.type != id }) ?? false, program.kind(expression) == .call {
      for given in semantics.arguments(of: expression).compactMap({ program.child($0, .value) })
      where [.name, .member].contains(program.kind(given)) {
        for inner in evaluator.evaluate(given, env) {
          if case .enumCase(let type, let name, let e, _) = inner,
            e.file != expression.file || !program.contains(expression, e),
            decided.holds(name, of: type)
          {
            return site(of: inner, among: decided, question)
          }
        }
      }
    }
    return site(of: expression, in: id, question) ?? factoryCall(for: expression, in: id, env, question)
  }

  /// The call of an enum's static function that makes the case.
  private func factoryCall(for expression: Ref, in id: TypeID, _ env: Environment, _ question: Question) -> Ref? {
    guard program.enclosingType(expression) == id, let function = program.enclosingMember(expression),
      program.kind(function) == .function, program.flags(function).contains(.isStatic), let call = env.innermostCall
    else { return nil }
    return site(of: call, in: id, question)
  }

  /// A route is named where its case is constructed; for a factory of the enum itself, where that is called.
  func site(of expression: Ref, in type: TypeID, _ question: Question) -> Ref? {
    // Defaults in `init` and stored constants, also global ones, do not tell who navigates.
    if program.enclosingMember(expression).map({ program.kind($0) == .variable && program.flags($0).contains(.isLet) })
      ?? false
    {
      return nil
    }
    guard let owner = program.enclosingType(expression) else { return expression }
    if owner == type || program.isOutOfScope(expression) { return nil }
    return expression
  }
}

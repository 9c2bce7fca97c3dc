import SourceFacts

/// The screens of a presenter's content: of a closure, or of a function of an item.
extension SinkResolver {
  func askContent(_ content: Ref, _ item: Ref?, _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    let callees = evaluator.values(of: content, in: question.root)
    for v in callees { if let key = v.root { answer.open.append(key) } }
    if !answer.open.isEmpty { return answer }
    guard let item else { return askPlain(callees, sink, question) }
    if let (whole, part) = casePart(of: item, sink) { return askPart(whole, part, callees, sink, question) }
    let alert: Target? = sink.kind == .alert ? .alert : sink.kind == .dialog ? .dialog : nil
    for v in evaluator.values(of: item, in: question.root) {
      switch v {
      case .null: answer.isSettled = true
      case .enumCase(let id, let name, let expression, _):
        addCase(RouteValue(type: id, name: name), v, at: expression, callees, alert, sink, question, &answer)
      case .parameter(let key), .property(let key):
        decide(v, key, callees, alert.map { [$0] } ?? [], sink, question, &answer)
      case .payload, .element:
        if let key = v.root { decide(v, key, callees, alert.map { [$0] } ?? [], sink, question, &answer) }
      default: addOther(v, callees, alert, sink, question, &answer)
      }
    }
    return answer
  }

  /// Content without an item: `sheet(isPresented:) { … }`.
  private func askPlain(_ callees: [Value], _ sink: Sink, _ question: Question) -> Answer {
    let values = callees.flatMap { v -> [Value] in
      switch v {
      case .closure, .function, .maker: evaluator.result(of: v, arguments: [], root: question.root)
      default: [v]
      }
    }
    if sink.isStackContent, values.isEmpty || !values.allSatisfy(isWholeScreen) { return settled }
    var shown = answer(screens: values, sink, question)
    guard sink.isColumn else { return shown }
    // The view that fills a column until something is selected.
    shown.targets.removeAll { if case .inline(let r) = $0.target { finder.isPlaceholder(r) } else { false } }
    let selected = shown.targets.filter { !isForEmptySelection($0.target, of: sink) }
    if !selected.isEmpty { shown.targets = selected }
    if shown.targets.isEmpty, shown.open.isEmpty, shown.fallback.isEmpty {
      // `if let selection { selection.content() } else { Text("Choose") }`: the content still has to be found.
      let isOpen = values.contains { if case .outcome = $0 { true } else { false } }
      return isOpen ? shown : settled
    }
    if shown.targets.count == 1, case .declared(let column) = shown.targets[0].target {
      let (_, route, site) = shown.targets[0]
      let screens = rootViews.columns(of: column)
      if !screens.isEmpty { shown.targets = screens.map { (.declared($0), route, site) } }
    }
    return shown
  }

  /// Adds the content for a case of an enum.
  private func addCase(
    _ route: RouteValue, _ v: Value, at expression: Ref, _ callees: [Value], _ alert: Target?, _ sink: Sink,
    _ question: Question, _ answer: inout Answer
  ) {
    let (targets, trace) = evaluator.tracedPart { alert.map { [$0] } ?? show(callees, v, question.root) }
    let named = site(of: v, among: trace.decided, question)
    answer.targets += targets.map { ($0, route, named) }
    guard targets.isEmpty else { return }
    let resolved = resolvers.targets(of: v, site: sink.place, root: question.root)
    answer.targets += resolved.map { ($0, route, site(of: expression, in: route.type, question)) }
    usedRoutes.insert(route)
    answer.reason = "nothing is shown for `\(program.text(route.name))`"
  }

  /// Adds the content for an item that is neither a case nor a variable.
  private func addOther(
    _ v: Value, _ callees: [Value], _ alert: Target?, _ sink: Sink, _ question: Question, _ answer: inout Answer
  ) {
    let (shown, trace) = evaluator.tracedPart { () -> [Target]? in
      let targets = alert.map { [$0] } ?? show(callees, v, question.root)
      if !targets.isEmpty { return targets }
      if askGiven(callees, v, sink, question, &answer) { return nil }
      return resolvers.targets(of: v, site: sink.place, root: question.root)
    }
    guard let targets = shown else { return }
    if case .unknown(let r) = v, targets.count > 1, alert == nil {
      // The item may be any case: that is no destination.
      answer.reason = reason(for: r)
      return
    }
    if targets.isEmpty { answer.open += keys(in: callees, v, question) }
    answer.targets += targets.map { ($0, route(in: trace.decided), nil) }
  }

  /// The variables that decide the content of an item, where the item alone does not: `presented.route.destination`,
  /// where `presented` was made with a route parameter.
  private func keys(in callees: [Value], _ item: Value, _ question: Question) -> [VariableKey] {
    let shown = callees.flatMap { evaluator.result(of: $0, arguments: [.values([item])], root: question.root) }
    return shown.compactMap(\.root).filter { question.root.binding($0) == nil }
  }

  /// The arguments that an item's content passes to an unknown closure (it comes from a dictionary, a preference). A
  /// route among them is shown by the resolver of its type.
  func askGiven(_ callees: [Value], _ item: Value, _ sink: Sink, _ question: Question, _ answer: inout Answer) -> Bool {
    let given = callees.flatMap { evaluator.result(of: $0, arguments: [.values([item])], root: question.root) }
      .flatMap { v -> [Value] in if case .outcome(_, let arguments) = v { arguments.flatMap { $0 } } else { [] } }
    var isRoute = false
    for v in given {
      if case .enumCase(let id, let name, let expression, _) = v {
        let targets = resolvers.targets(of: v, site: sink.place, root: question.root)
        answer.targets += targets.map { ($0, RouteValue(type: id, name: name), site(of: expression, in: id, question)) }
        isRoute = isRoute || !targets.isEmpty
      } else if let key = v.root {
        answer.open.append(key)
        isRoute = true
      }
    }
    answer.isByRoute = isRoute
    return isRoute
  }

  var settled: Answer {
    var answer = Answer()
    answer.isSettled = true
    return answer
  }
}

import NavigationModel
import SourceFacts

extension SinkResolver {
  func ask(_ sink: Sink, _ question: Question) -> Answer {
    let (found, trace) = evaluator.traced { answerOf(sink, question) }
    // Judging the answer asks more questions, but the answer does not depend on them.
    return evaluator.traced { judged(found, trace, sink, question) }.answer
  }

  private func judged(_ found: Answer, _ trace: EvaluationTrace, _ sink: Sink, _ question: Question) -> Answer {
    var answer = found
    answer.deciding = trace.open
    answer.subjects = subjects(among: trace.openSelves, question)
    if !answer.subjects.isEmpty || answer.ownObjectOf != nil { return answer }
    let deciding = decidingParameters(sink, question) + openDestinations(of: sink, question)
    if !deciding.isEmpty, !answer.targets.isEmpty {
      answer.leaveUndecided(deciding)
      return answer
    }
    answer = namedDestinations(answer, of: sink, question)
    if awaitsObjects(&answer, trace, sink, question) { return answer }
    let held = heldRoutes(among: trace.open, sink, question)
    if !held.isEmpty {
      answer.targets = []
      answer.fallback = []
      answer.open = held
      return answer
    }
    answer = withoutGuesses(answer, trace, sink, question)
    answer = withoutForks(answer, trace.forks, sink, question)
    // Nothing was found, but an unbound closure was called: content that a wrapper receives.
    if answer.targets.isEmpty, answer.open.isEmpty, answer.fallback.isEmpty, !answer.isSettled, answer.lost.isEmpty,
      answer.undecided.isEmpty
    {
      answer.open = trace.open.filter { question.root.binding($0) == nil }
    }
    answer.open = ofBoxes(answer.open, trace.holders, question)
    let objects = ofObjects(answer.open, trace.holders, question)
    answer.objects = Set(objects).subtracting(answer.open)
    answer.open = objects
    return answer
  }

  /// Whether the answer depends on an object or its content: then the object is asked first. Results that only unused
  /// code reads are dropped.
  private func awaitsObjects(
    _ answer: inout Answer, _ trace: EvaluationTrace, _ sink: Sink, _ question: Question
  ) -> Bool {
    // A parameter decides which code implements a protocol's requirement. Results of other implementations do not
    // count.
    let unbound = outer(
      trace.awaited.filter {
        (isParameter($0) || trace.choosing.contains($0) && isGivenOnce($0)
          || answer.targets.count > 1 && isOfTypeGiven($0)) && question.root.binding($0) == nil
      }, trace.holders)
    let awaited = unbound.filter { !sources(of: $0).isEmpty }
    // Code that nothing runs shows nothing, whatever the property holds that it reads.
    if awaited.isEmpty, unbound.contains(where: { $0.number < 0 && program.kind($0.declaration) == .parameter }) {
      answer.open = answer.open.filter(isParameter)
      if isNeverCalled(unbound) {
        answer = settled
        return true
      }
    }
    if !awaited.isEmpty {
      // Any content of an object is no destination.
      if !(sink.isContainer || sink.isHeldContent) || answer.targets.count < 2 { answer.fallback += answer.targets }
      answer.targets = []
      let objects = outermost(awaited, trace.holders, question)
      answer.open = objects + answer.open.filter { isParameter($0) && !objects.contains($0) }
      return true
    }
    // An object's content is any value that code puts into it: the object is asked first, then its content.
    guard sink.isHeldContent || (sink.isContainer && answer.targets.count > 1) else { return false }
    let held = trace.awaited.filter { !isParameter($0) }
    guard !held.isEmpty else { return false }
    answer.targets = []
    answer.fallback = []
    answer.open = outermost(held, trace.holders, question)
    return true
  }

  /// Without results that depend on an unbound parameter: they are guesses until it is bound.
  private func withoutGuesses(
    _ asked: Answer, _ trace: EvaluationTrace, _ sink: Sink, _ question: Question
  ) -> Answer {
    var answer = asked
    let undecided = trace.open.filter {
      (isParameter($0) || (holdsClosure($0) && !answer.isByRoute)) && question.root.binding($0) == nil
    }
    if !undecided.isEmpty, !answer.targets.isEmpty,
      sink.kind != .tab && sink.kind != .root || undecided.contains(where: { isArgument($0) || isStreamed($0) })
    {
      answer.leaveUndecided(undecided)
    }
    let carriers = undecided.isEmpty && answer.targets.count > 1 ? carriers(trace, sink, question) : []
    if !carriers.isEmpty { answer.leaveUndecided(carriers) }
    return answer
  }

  /// A view in a value that state holds is an argument of that value. The code that made the value says which, where it
  /// is known (`modal = route.modal()`, where only `Modal(view: AnyView(route.view()))` makes one).
  private func ofBoxes(
    _ keys: [VariableKey], _ holders: [VariableKey: VariableKey], _ question: Question
  ) -> [VariableKey] {
    keys.map { key in
      guard !isParameter(key), isErased(semantics.declaredType(key.declaration)),
        let box = program.enclosingType(key.declaration), program.types[box].kind == .struct,
        let holder = holders[key], question.root.binding(holder) == nil, !sources(of: holder).isEmpty
      else { return key }
      return holder
    }
  }

  /// The values around the routes that would decide: `model.show(.board(wish.page))` shows the page in a wish that a
  /// caller passes. Objects are excluded, as other code may change their content; but a column or stack first shows
  /// the content that its own object was made with, unless it chooses itself.
  private func carriers(_ trace: EvaluationTrace, _ sink: Sink, _ question: Question) -> [VariableKey] {
    let isFirst =
      (sink.isColumn || sink.isStackContent)
      && !trace.forks.contains { program.contains(sink.place, $0.place) }
    func isHeld(_ key: VariableKey) -> Bool { isInValue(key, orObject: isFirst) }
    var result: [VariableKey] = []
    for key in trace.open where isHeld(key) && isRoute(key, question) {
      var way = [key]
      while let last = way.last, isHeld(last),
        let holder = trace.holders[last],
        !way.contains(holder)
      { way.append(holder) }
      let carrier = way.dropFirst().last { question.root.binding($0) == nil && !sources(of: $0).isEmpty }
      if let carrier, !result.contains(carrier) { result.append(carrier) }
    }
    return result
  }

  private func isRoute(_ key: VariableKey, _ question: Question) -> Bool {
    question.root.binding(key) == nil && isRoute(evaluator.type(of: .property(key)))
  }

  /// A stored property of a struct that is no view; or of an object.
  private func isInValue(_ key: VariableKey, orObject: Bool) -> Bool {
    guard !isParameter(key), let owner = program.enclosingType(key.declaration) else { return false }
    return (program.types[owner].kind == .struct || orObject && program.types[owner].kind == .class)
      && !semantics.isScreenType(owner) && !semantics.isViewModifier(owner)
  }

  /// The keys without those that are only read from an object among them: the object comes first.
  private func outer(_ keys: [VariableKey], _ holders: [VariableKey: VariableKey]) -> [VariableKey] {
    keys.filter { key in
      var seen = [key]
      while let holder = holders[seen[seen.count - 1]], !seen.contains(holder) {
        if keys.contains(holder) { return false }
        seen.append(holder)
      }
      return true
    }
  }

  /// The outermost objects that lead to properties. Where the object is known and its property is not, the properties
  /// of other objects of the type do not count.
  private func outermost(
    _ keys: [VariableKey], _ holders: [VariableKey: VariableKey], _ question: Question
  ) -> [VariableKey] {
    var result: [VariableKey] = []
    for key in keys {
      var way = [key]
      while let holder = holders[way.last ?? key], !way.contains(holder) { way.append(holder) }
      if way.contains(where: { question.root.binding($0) != nil }) { continue }
      let open = way.last { (!isParameter($0) || $0 == key) && !sources(of: $0).isEmpty }
      if let open, !result.contains(open) { result.append(open) }
    }
    return result
  }

  /// The key is a function's parameter, and the function is called.
  private func isArgument(_ key: VariableKey) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .parameter, let list = program.parent(key.declaration),
      let owner = program.parent(list)
    else { return false }
    return program.kind(owner) == .function && !flow.callers(of: owner).isEmpty
  }

  func answerOf(_ sink: Sink, _ question: Question) -> Answer {
    switch sink.subject {
    case .fixed(let target):
      var answer = Answer()
      let kinds = sink.choice == nil ? [] : kinds(of: sink, question.root)
      for kind in kinds { answer.add([(kind == .dialog ? .dialog : target, nil, sink.place)], kinds: [kind]) }
      if kinds.isEmpty { answer.targets = [(target, nil, sink.place)] }
      return answer
    case .told(let target, let text):
      var answer = Answer()
      let keys = evaluator.values(of: text, in: question.root).compactMap(\.root)
      answer.open = keys
      if keys.isEmpty { answer.targets = [(target, nil, nil)] } else { answer.fallback = [(target, nil, sink.place)] }
      return answer
    case .external(let e):
      // A helper that only passes its URL on is no site; its callers are.
      var answer = Answer()
      let values = evaluator.values(of: e, in: question.root)
      // `extension URL { func open() { UIApplication.shared.open(self) } }`: the code that names the URL is the site.
      if question.depth == 0, let function = ownObject(values, sink, question) {
        answer.ownObjectOf = function
        return answer
      }
      if values.count == 1, case .parameter(let key) = values[0], isParameter(key),
        isThin(sink.place) || question.isFollowed
      {
        answer.open.append(key)
        answer.fallback = [(.external, nil, nil)]
      } else {
        answer.targets = [(.external, nil, nil)]
      }
      return answer
    case .screen(let e): return askScreen(e, sink, question)
    case .content(let content, let item): return askContent(content, item, sink, question)
    case .route(let e):
      return askRoute(typed(evaluator.values(of: e, in: question.root), by: e, sink, question), sink, question)
    case .address(let e, let result):
      return askAddress(evaluator.values(of: e, in: question.root), result, sink, question)
    case .scene(let e): return askScene(evaluator.values(of: e, in: question.root), sink, question)
    case .box(let e): return askBox(evaluator.values(of: e, in: question.root), sink, question)
    case .choice(let statement): return askChoice(statement, question)
    case .selection(let state, let tabs): return askSelection(state, tabs, question)
    case .place(let place): return askPlace(place, sink, question)
    case .segue(let identifier): return askSegue(identifier, sink, question)
    }
  }

  /// The route in a box: the case that decided the box's content.
  func route(in decided: Decisions) -> RouteValue? {
    decided.only.map { RouteValue(type: $0.type, name: $0.name) }
  }

  func decide(
    _ v: Value, _ key: VariableKey, _ callees: [Value], _ alertTarget: [Target], _ sink: Sink, _ question: Question,
    _ answer: inout Answer
  ) {
    let isVariable =
      program.kind(key.declaration) == .variable && key.number < 0 && !flow.isBindingVariable(key.declaration)
    let targets = alertTarget.isEmpty ? show(callees, v, question.root) : alertTarget
    if isVariable, isPlainModel(evaluator.type(of: v)), !isPresentationValue(evaluator.type(of: v)), !targets.isEmpty,
      isDecided(showing: targets) || targets.count == 1 && isOnlyMade(besides: key)
    {
      let isPresenters = question.depth == 0 || question.wrote && !isContentGiven(to: sink, for: v)
      answer.targets += targets.map { ($0, nil, isPresenters ? sink.place : nil) }
      return
    }
    // An element of a list that is the state, or that the state follows: the code that adds it to the list presents it.
    if question.written.map({ !flow.isInObserver($0) }) ?? false {
      open(v, key, &answer)
    } else {
      answer.open.append(key)
    }
    // Beside a route that known code passes, an unknown route may be any: that is no destination.
    if targets.count < 2 || question.depth == 0 { answer.fallback += targets.map { ($0, nil, sink.place) } }
    answer.isSettled = true  // a state nobody sets shows nothing
  }

  /// The presenter's own code shows nothing for the item: a modifier of the app that copies the item into a state of
  /// its own, and shows the content that its users pass with the item. These name the screen.
  private func isContentGiven(to sink: Sink, for item: Value) -> Bool {
    guard case .content(let content, _) = sink.subject else { return false }
    let alone = Environment(parent: nil)
    return evaluator.traced { show(evaluator.values(of: content, in: alone), item, alone) }.answer.isEmpty
  }

  /// Nothing is open: neither the value of a route, nor, among several screens, the type behind a protocol that makes
  /// one of them: `presented.base.screen`, where `base` is any route.
  private func isDecided(showing targets: [Target]) -> Bool {
    evaluator.trace.open.isEmpty && (targets.count == 1 || evaluator.trace.awaited.isEmpty)
  }

  /// The item decides nothing. The question is only which type implements the protocol that makes the screen: `item in
  /// pages.makeDetail(item.id)`.
  private func isOnlyMade(besides item: VariableKey) -> Bool {
    !evaluator.trace.open.contains(item) && evaluator.trace.open.allSatisfy(evaluator.trace.awaited.contains)
  }

  /// A `switch` over state: every value that is assigned to the state shows an arm's screen.
  func askChoice(_ statement: Ref, _ question: Question) -> Answer {
    var answer = Answer()
    answer.isSettled = true
    guard let subject = program.child(statement, .subject) else { return answer }
    // Screens that another app of the tree shows for the same state do not count here.
    if program.targets.areApart(statement.file, question.site.file) { return answer }
    for v in evaluator.values(of: subject, in: question.root) {
      if let key = v.root {
        answer.open.append(key)
        continue
      }
      if v == .null, isRoute(semantics.type(of: subject)) {
        answer.targets += screens(ofNothing: statement, question.root).map { ($0, nil, nil) }
      }
      guard case .enumCase(let id, let name, let expression, _) = v, !isForeignCase(of: id, to: subject) else {
        continue
      }
      evaluator.begin()
      for target in finder.targets(of: evaluator.switchStatement(statement, on: [v], question.root).values) {
        if case .declared = target {
          answer.targets.append((target, RouteValue(type: id, name: name), site(of: expression, in: id, question)))
        }
      }
    }
    return answer
  }

  /// The screens of a `switch` over optional state while it is nil.
  func screens(ofNothing statement: Ref, _ root: Environment) -> [Target] {
    evaluator.begin()
    return finder.targets(of: evaluator.switchStatement(statement, on: [.null], root).values).filter {
      if case .declared = $0 { true } else { false }
    }
  }

  /// A case of another enum than the subject's: a base class holds the states of all its subclasses.
  private func isForeignCase(of other: TypeID, to subject: Ref) -> Bool {
    guard case .named(let wanted, _) = semantics.type(of: subject).core, program.types[wanted].kind == .enum else {
      return false
    }
    return wanted != other
  }

  /// A struct or class: every value of it shows the same screen.
  func isPlainModel(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): program.types[id].kind != .enum && program.types[id].kind != .protocol
    case .external(let name, _):
      !SDK.erasedTypes.contains(name)
    case .array, .tuple, .dictionary: true
    default: false
    }
  }

  func show(_ callees: [Value], _ item: Value, _ root: Environment) -> [Target] {
    var result: [Target] = []
    for c in callees {
      let shown = c.isCallable ? evaluator.result(of: c, arguments: [.values([item])], root: root) : [c]
      for t in finder.targets(of: shown) where !result.contains(t) { result.append(t) }
    }
    return result
  }
}

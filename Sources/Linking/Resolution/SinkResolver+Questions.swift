import NavigationModel
import SourceFacts

extension SinkResolver {
  func ask(_ sink: Sink, _ question: Question) -> Answer {
    evaluator.forget()
    var answer = answerOf(sink, question)
    answer.subjects = subjects(of: question)
    if !answer.subjects.isEmpty || answer.ownObjectOf != nil { return answer }
    let deciding = decidingParameters(sink, question) + openDestinations(of: sink, question)
    if !deciding.isEmpty, !answer.targets.isEmpty {
      answer.undecided += deciding
      answer.fallback += answer.targets
      answer.targets = []
      return answer
    }
    answer = namedDestinations(answer, of: sink, question)
    // Which code answers a protocol's requirement hangs on a parameter: what other code would have answered says
    // nothing.
    let unbound = outer(
      evaluator.awaited.filter {
        (isParameter($0) || evaluator.choosing.contains($0) && isGivenOnce($0)
          || answer.targets.count > 1 && isOfTypeGiven($0)) && question.root.binding($0) == nil
      })
    let awaited = unbound.filter { !sources(of: $0).isEmpty }
    // Code that nobody runs shows nothing, whatever others hold in the property it reads.
    if awaited.isEmpty, unbound.contains(where: { $0.number < 0 && program.kind($0.declaration) == .parameter }) {
      answer.open = answer.open.filter(isParameter)
      if isNeverCalled(unbound) { return settled }
    }
    if !awaited.isEmpty {
      // Whatever an object may hold is no destination.
      if !(sink.isContainer || sink.isHeldContent) || answer.targets.count < 2 { answer.fallback += answer.targets }
      answer.targets = []
      let objects = outermost(awaited, question)
      answer.open = objects + answer.open.filter { isParameter($0) && !objects.contains($0) }
      return answer
    }
    // What an object holds is whatever is put into it: the object first, then what it holds.
    if sink.isHeldContent || (sink.isContainer && answer.targets.count > 1) {
      let held = evaluator.awaited.filter { !isParameter($0) }
      if !held.isEmpty {
        answer.targets = []
        answer.fallback = []
        answer.open = outermost(held, question)
        return answer
      }
    }
    let held = heldRoutes(sink, question)
    if !held.isEmpty {
      answer.targets = []
      answer.fallback = []
      answer.open = held
      return answer
    }
    // An answer that a parameter nobody has bound would have decided is only a guess until it is bound.
    let undecided = evaluator.stuck.filter {
      (isParameter($0) || (holdsClosure($0) && !answer.isByRoute)) && question.root.binding($0) == nil
    }
    if !undecided.isEmpty, !answer.targets.isEmpty,
      sink.kind != .tab && sink.kind != .root || undecided.contains(where: { isArgument($0) || isStreamed($0) })
    {
      answer.undecided += undecided
      answer.fallback += answer.targets
      answer.targets = []
    }
    let carriers = undecided.isEmpty && answer.targets.count > 1 ? carriers(question) : []
    if !carriers.isEmpty {
      answer.undecided += carriers
      answer.fallback += answer.targets
      answer.targets = []
    }
    answer = withoutForks(answer, sink, question)
    // Nothing found, but something was called that nobody has bound: content that a wrapper is given.
    if answer.targets.isEmpty, answer.open.isEmpty, answer.fallback.isEmpty, !answer.isSettled, answer.lost.isEmpty,
      answer.undecided.isEmpty
    {
      answer.open = evaluator.stuck.filter { question.root.binding($0) == nil }
    }
    answer.open = ofBoxes(answer.open, question)
    let objects = ofObjects(answer.open, question)
    answer.objects = Set(objects).subtracting(answer.open)
    answer.open = objects
    return answer
  }

  /// A view in a value that state holds is what the value was given: whoever put the value there says which, as far as
  /// that is known (`modal = route.modal()`, where `Modal(view: AnyView(route.view()))` is all that makes one).
  private func ofBoxes(_ keys: [VariableKey], _ question: Question) -> [VariableKey] {
    keys.map { key in
      guard !isParameter(key), isErased(semantics.declaredType(key.declaration)),
        let box = program.enclosingType(key.declaration), program.types[box].kind == .struct,
        let holder = evaluator.holders[key], question.root.binding(holder) == nil, !sources(of: holder).isEmpty
      else { return key }
      return holder
    }
  }

  /// The values around the routes that would have decided: `model.show(.board(wish.page))` shows what stands in the
  /// wish that somebody else hands in. Objects are none: what lies in them others may put there.
  private func carriers(_ question: Question) -> [VariableKey] {
    var result: [VariableKey] = []
    for key in evaluator.stuck where isRouteInValue(key, question) {
      var way = [key]
      while let last = way.last, isRouteInValue(last, question) || isInValue(last),
        let holder = evaluator.holders[last],
        !way.contains(holder)
      { way.append(holder) }
      let carrier = way.dropFirst().last { question.root.binding($0) == nil && !sources(of: $0).isEmpty }
      if let carrier, !result.contains(carrier) { result.append(carrier) }
    }
    return result
  }

  private func isRouteInValue(_ key: VariableKey, _ question: Question) -> Bool {
    isInValue(key) && question.root.binding(key) == nil && isRoute(evaluator.type(of: .property(key)))
  }

  /// A stored property of a struct that is no view.
  private func isInValue(_ key: VariableKey) -> Bool {
    guard !isParameter(key), let owner = program.enclosingType(key.declaration) else { return false }
    return program.types[owner].kind == .struct && !semantics.isScreenType(owner) && !semantics.isViewModifier(owner)
  }

  /// Without what is only read of an object that is among them: which one that is comes first.
  private func outer(_ keys: [VariableKey]) -> [VariableKey] {
    keys.filter { key in
      var seen = [key]
      while let holder = evaluator.holders[seen[seen.count - 1]], !seen.contains(holder) {
        if keys.contains(holder) { return false }
        seen.append(holder)
      }
      return true
    }
  }

  /// The outermost objects that lead to properties. Where such an object is known and its property is not, the
  /// properties of all other objects of the type say nothing.
  private func outermost(_ keys: [VariableKey], _ question: Question) -> [VariableKey] {
    var result: [VariableKey] = []
    for key in keys {
      var way = [key]
      while let holder = evaluator.holders[way.last ?? key], !way.contains(holder) { way.append(holder) }
      if way.contains(where: { question.root.binding($0) != nil }) { continue }
      let open = way.last { (!isParameter($0) || $0 == key) && !sources(of: $0).isEmpty }
      if let open, !result.contains(open) { result.append(open) }
    }
    return result
  }

  /// A function's parameter, and the function is called.
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
      // `extension URL { func open() { UIApplication.shared.open(self) } }`: who has such a URL opened names it.
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
    case .segue(let identifier): return askSegue(identifier, sink, question)
    }
  }

  func askScreen(_ e: Ref, _ sink: Sink, _ question: Question) -> Answer {
    // `AnyCoordinator<CartRoute>` starts the coordinator that it stands for.
    if sink.kind == .flow {
      let objects = semantics.objects(behind: semantics.type(of: e))
      if objects.count == 1 { return Answer(targets: [(.coordinator(objects[0]), nil, nil)]) }
    }
    let values = evaluator.values(of: e, in: question.root)
    return answer(screens: values, sink, question)
  }

  /// Values that should be screens: the concrete ones are targets, the symbolic ones open questions.
  func answer(screens values: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    var concrete: [Value] = []
    // Several at once (`setViewControllers([a, b])`): each is an answer of its own.
    let single = values.flatMap { v -> [Value] in
      if let list = evaluator.listed(v), !list.isEmpty { return list }
      // Tabs that somebody hands to a tab bar of the app: each is one.
      if sink.kind == .tab, question.isFollowed, case .group(let block, let env) = v {
        return program.children(block).filter { program.kind($0) != .variable }.flatMap {
          evaluator.statements([$0], env).values
        }
      }
      return [v]
    }
    if let function = ownObject(single, sink, question) {
      answer.ownObjectOf = function
      return answer
    }
    for v in single {
      if sink.kind == .flow, let id = evaluator.nominal(v), v.isConcrete {
        answer.targets.append((.coordinator(id), nil, nil))
        continue
      }
      if let key = v.root {
        // What a library's object is given it shows for whoever calls it.
        var typed =
          program.isOfLibrary(sink.place) && evaluator.nominal(v).map { program.types[$0].kind == .protocol } ?? false
          ? [] : finder.byType(evaluator.type(of: v))
        if finder.areStacks(typed) {
          let held = stacks(heldBy: key)
          let contents = finder.targets(of: held)
          if contents.isEmpty || finder.areStacks(contents) {
            answer.hollow += held.compactMap(finder.emptyStack)
          } else {
            typed = contents
          }
        }
        if program.kind(key.declaration) == .variable, key.number < 0,
          !typed.isEmpty || !sink.followsWrites && !isErased(evaluator.type(of: v)),
          !isHandedView(key.declaration, sink),
          !isRouteThatShowsItself(v, sink)
        {
          answer.targets += typed.map { ($0, nil, nil) }
        } else {
          answer.open.append(key)
          answer.fallback += typed.map { ($0, nil, nil) }
          if sink.kind == .flow, let id = evaluator.nominal(v), program.types[id].kind == .class {
            answer.fallback.append((.coordinator(id), nil, nil))
          }
        }
      } else if v == .null || v == .array([]) {
        // `isActive ? content() : nil`: there is something to look for yet.
        if !single.contains(where: { if case .outcome = $0 { true } else { false } }) { answer.isSettled = true }
      } else {
        if case .instance(_, let made, _) = v, program.kind(made) == .cast { answer.isByCast = true }
        concrete.append(v)
      }
    }
    var shown = finder.targets(of: concrete)
    if sink.isController { shown = shown.map(finder.controller) }
    let styled =
      sink.isController && sink.kind == .sheet && !sink.isStyled && sink.choice == nil ? kinds(ofMade: concrete) : [:]
    // `view ?? AnyView(EmptyView())`: what stands in for the view that somebody puts there, or takes away.
    if !answer.open.isEmpty || question.wrote, shown.contains(where: isBlank) {
      shown.removeAll(where: isBlank)
      answer.isSettled = true
    }
    if sink.kind == .root, shown.allSatisfy({ if case .inline = $0 { true } else { false } }) {
      if !shown.isEmpty { answer.isSettled = true }
      shown = finder.mainContent(of: concrete)
      if shown.isEmpty, sink.isContainer { shown = finder.sideBySide(concrete) }
    }
    let routes = decidedRoutes(showing: shown, sink, question)
    let targets = shown.map { (target: $0, route: routes[$0], site: Ref?.none) }
    for (place, found) in targets.enumerated() {
      if let kind = styled[found.target] { answer.kinds[answer.targets.count + place] = [kind] }
    }
    answer.targets += targets
    if targets.isEmpty, case .unknown(let r)? = concrete.first { answer.reason = reason(for: r) }
    answer.hollow += concrete.compactMap(finder.emptyStack)
    // An empty container shows whatever is set later.
    if targets.isEmpty, let first = concrete.first, finder.isEmptyContainer(first) { answer.isSettled = true }
    return answer
  }

  /// The kinds of controllers that come with a style of presentation.
  private func kinds(ofMade controllers: [Value]) -> [Target: Transition.Kind] {
    var result: [Target: Transition.Kind] = [:]
    let styles = PresentationStyles(flow: flow)
    for v in controllers {
      guard let kind = styles.kind(of: v) else { continue }
      for target in finder.targets(of: [v]) { result[finder.controller(target)] = kind }
    }
    return result
  }

  private func isBlank(_ target: Target) -> Bool {
    if case .inline(let r) = target { finder.isBlank(r) } else { false }
  }

  /// A view of which only its being one is known: whoever puts it there says which.
  private func isErased(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external(let name, _): name == "AnyView"
    case .opaque(let parts):
      !parts.isEmpty && parts.allSatisfy { if case .external("View", _) = $0 { true } else { false } }
    default: false
    }
  }

  /// What a modifier of the app presents was made by whoever put the modifier there: `let alert: AlertView`.
  private func isHandedView(_ variable: Ref, _ sink: Sink) -> Bool {
    guard !sink.isContainer, !sink.isLink, program.child(variable, .initializer) == nil,
      evaluator.getter(of: variable) == nil,
      let owner = program.enclosingType(variable),
      program.types[owner].kind == .struct
    else { return false }
    return semantics.isViewModifier(owner)
  }

  /// State that is shown as it stands, and is a route: `.sheet(isPresented: $isShown) { router.page }`, of an enum
  /// whose cases are views. Who sets it says which view that is. A router that is generic over its routes does not know
  /// of its own that they are views.
  private func isRouteThatShowsItself(_ v: Value, _ sink: Sink) -> Bool {
    guard case .content = sink.subject, !sink.isContainer, !sink.isLink else { return false }
    switch evaluator.type(of: v).core {
    case .named(let id, _): return program.types[id].kind == .enum && semantics.isView(id)
    case .generic: return true
    default: return false
    }
  }

  /// The stacks that are put into a property of an object which keeps one.
  private func stacks(heldBy key: VariableKey) -> [Value] {
    guard program.kind(key.declaration) == .variable, key.number < 0 else { return [] }
    return flow.writes(to: key.declaration).flatMap { evaluator.values(of: $0, in: Environment(parent: nil)) }
  }

  func reason(for r: Ref) -> String {
    switch program.kind(r) {
    case .subscript: "the destination comes from a collection that is filled at run time"
    case .call: "`\(program.name(r))` is not defined in the sources that were read"
    default: "the destination is not named where navlint can follow it"
    }
  }

  /// A view of the app as such, not one that lays out others or one of several in a layout.
  func isWholeScreen(_ v: Value) -> Bool {
    switch v {
    case .instance(.named(let id, _), let call, _):
      return semantics.supertypeNames(of: id).contains("View")
        && (!isMadeAround(call) || finder.targets(of: [v]) != [.declared(id)])
    case .enumCase(let id, _, _, _): return semantics.isView(id)
    case .outcome: return true
    default: return false
    }
  }

  /// The view is given a closure that may make a part of it: not one that makes a model or does something.
  private func isMadeAround(_ call: Ref) -> Bool {
    guard let closure = semantics.trailingClosure(of: call) else { return false }
    let taken = flow.program.parent(closure).map { flow.handedTo(closure, $0) } ?? []
    return taken.isEmpty || taken.contains(where: makesView)
  }

  private func makesView(_ variable: Ref) -> Bool {
    guard case .function(_, let result) = semantics.declaredType(variable).core else { return true }
    switch result.core {
    case .named(let id, _): return semantics.isView(id) || !program.types[id].isDeclared
    case .external(let name, _): return name != "Void" && !SDK.plainTypes.contains(name)
    case .tuple(let parts, _): return !parts.isEmpty
    default: return true
    }
  }

  /// The route in a box: the case that decided what the box shows.
  func decidedRoute() -> RouteValue? {
    evaluator.decided.only.map { RouteValue(type: $0.type, name: $0.name) }
  }

  func decide(
    _ v: Value, _ key: VariableKey, _ callees: [Value], _ alertTarget: [Target], _ sink: Sink, _ question: Question,
    _ answer: inout Answer
  ) {
    let isVariable =
      program.kind(key.declaration) == .variable && key.number < 0 && !flow.isBindingVariable(key.declaration)
    let targets = alertTarget.isEmpty ? show(callees, v, question.root) : alertTarget
    if isVariable, isPlainModel(evaluator.type(of: v)), !isPresentationValue(evaluator.type(of: v)), !targets.isEmpty,
      evaluator.stuck.isEmpty || targets.count == 1 && isOnlyMade(besides: key)
    {
      answer.targets += targets.map { ($0, nil, question.depth == 0 || question.wrote ? sink.place : nil) }
      return
    }
    // An element of a list that is the state itself, or that the state only follows: who puts it into the list presents
    // it.
    if question.written.map({ !flow.isInObserver($0) }) ?? false {
      open(v, key, &answer)
    } else {
      answer.open.append(key)
    }
    // On the way back from a route that code was seen to hand in, an unknown one may be any: that is no destination.
    if targets.count < 2 || question.depth == 0 { answer.fallback += targets.map { ($0, nil, sink.place) } }
    answer.isSettled = true  // a state nobody sets shows nothing
  }

  /// The item decides nothing: all that was asked is who answers for a protocol that makes the screen of it:
  /// `item in pages.makeDetail(item.id)`.
  private func isOnlyMade(besides item: VariableKey) -> Bool {
    !evaluator.stuck.contains(item) && evaluator.stuck.allSatisfy(evaluator.awaited.contains)
  }

  /// A `switch` over state: every value that the state is given puts an arm's screen in place.
  func askChoice(_ statement: Ref, _ question: Question) -> Answer {
    var answer = Answer()
    answer.isSettled = true
    guard let subject = program.child(statement, .subject) else { return answer }
    // What another app of the tree makes of the same state is nothing that this code shows.
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

  /// What a `switch` over optional state shows while there is none.
  func screens(ofNothing statement: Ref, _ root: Environment) -> [Target] {
    evaluator.begin()
    return finder.targets(of: evaluator.switchStatement(statement, on: [.null], root).values).filter {
      if case .declared = $0 { true } else { false }
    }
  }

  /// A case of another enum than what is chosen by: a base class holds the state of all models that inherit from it.
  private func isForeignCase(of other: TypeID, to subject: Ref) -> Bool {
    guard case .named(let wanted, _) = semantics.type(of: subject).core, program.types[wanted].kind == .enum else {
      return false
    }
    return wanted != other
  }

  /// A struct or class: whatever it is, it shows the same screen.
  func isPlainModel(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): program.types[id].kind != .enum && program.types[id].kind != .protocol
    case .external(let name, _):
      !["Any", "AnyHashable", "AnyIdentifiable", "AnyView", "Identifiable", "Hashable"].contains(name)
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

import NavigationModel
import SourceFacts

/// From values to screens.
extension SinkResolver {
  func askScreen(_ e: Ref, _ sink: Sink, _ question: Question) -> Answer {
    // `AnyCoordinator<CartRoute>` starts the coordinator that it wraps.
    if sink.kind == .flow {
      let objects = semantics.objects(behind: semantics.type(of: e))
      if objects.count == 1 { return Answer(targets: [(.coordinator(objects[0]), nil, nil)]) }
    }
    let values = evaluator.values(of: e, in: question.root)
    return answer(screens: values, sink, question)
  }

  /// Answers with the screens of values: concrete ones are targets, symbolic ones are open questions.
  func answer(screens values: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    let single = values.flatMap { oneByOne($0, sink, question) }.filter { !isContainerItself($0, sink) }
    if let function = ownObject(single, sink, question) {
      answer.ownObjectOf = function
      return answer
    }
    var concrete: [Value] = []
    for v in single {
      if sink.kind == .flow, let id = evaluator.nominal(v), v.isConcrete {
        answer.targets.append((.coordinator(id), nil, nil))
      } else if let key = v.root {
        add(v, of: key, to: &answer, sink)
      } else if v == .null || v == .array([]) {
        // `isActive ? content() : nil`: the content still has to be found.
        if !single.contains(where: { if case .outcome = $0 { true } else { false } }) { answer.isSettled = true }
      } else {
        if case .instance(_, let made, _) = v, program.kind(made) == .cast { answer.isByCast = true }
        concrete.append(v)
      }
    }
    addConcrete(concrete, to: &answer, sink, question)
    return answer
  }

  /// A container never shows itself: `tabs.viewControllers = children.map(\.root)`, where the owner of the tabs
  /// implements `root` as its children do.
  private func isContainerItself(_ v: Value, _ sink: Sink) -> Bool {
    guard case .instance(_, let made, _) = v,
      let target = program.child(sink.place, .callee) ?? program.child(sink.place, .target),
      program.kind(target) == .member, let base = program.child(target, .base),
      let container = flow.declaration(of: base)
    else { return false }
    if case .screen(base) = sink.subject { return false }
    return program.child(container, .initializer) == made
  }

  /// Several values at once (`setViewControllers([a, b])`): each is an answer of its own.
  private func oneByOne(_ v: Value, _ sink: Sink, _ question: Question) -> [Value] {
    if let list = evaluator.listed(v), !list.isEmpty { return list }
    // Each argument for a tab bar of the app is one tab.
    if sink.kind == .tab, question.isFollowed, case .group(let block, let env) = v {
      return program.children(block).filter { program.kind($0) != .variable }.flatMap {
        evaluator.statements([$0], env).values
      }
    }
    return [v]
  }

  /// Adds a value that stands for a variable: its type tells the screen, or the variable has to be followed.
  private func add(_ v: Value, of key: VariableKey, to answer: inout Answer, _ sink: Sink) {
    // An argument of a library's object is shown on behalf of its caller.
    let isOpenInLibrary =
      program.isOfLibrary(sink.place) && evaluator.nominal(v).map { program.types[$0].kind == .protocol } ?? false
    var typed = isOpenInLibrary ? [] : finder.byType(evaluator.type(of: v))
    if finder.areStacks(typed) {
      let held = stacks(heldBy: key)
      let contents = finder.targets(of: held)
      if contents.isEmpty || finder.areStacks(contents) {
        answer.hollow += held.compactMap(finder.emptyStack)
      } else {
        typed = contents
      }
    }
    if isToldByType(v, of: key, typed, sink) {
      answer.targets += typed.map { ($0, nil, nil) }
      return
    }
    answer.open.append(key)
    answer.fallback += typed.map { ($0, nil, nil) }
    if sink.kind == .flow, let id = evaluator.nominal(v), program.types[id].kind == .class {
      answer.fallback.append((.coordinator(id), nil, nil))
    }
  }

  /// The declared type of a property tells its screen.
  private func isToldByType(_ v: Value, of key: VariableKey, _ typed: [Target], _ sink: Sink) -> Bool {
    guard program.kind(key.declaration) == .variable, key.number < 0 else { return false }
    return (!typed.isEmpty || !sink.followsWrites && !isErased(evaluator.type(of: v)))
      && !isHandedView(key.declaration, sink) && !isRouteThatShowsItself(v, sink)
  }

  /// Adds the screens of concrete values.
  private func addConcrete(_ concrete: [Value], to answer: inout Answer, _ sink: Sink, _ question: Question) {
    var shown = finder.targets(of: concrete)
    if sink.isController { shown = shown.map(finder.controller) }
    let styled = takesOwnStyle(sink) ? kinds(ofMade: concrete) : [:]
    // `view ?? AnyView(EmptyView())`: a placeholder for the view that code sets or removes.
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
    for target in shown {
      if let kind = styled[target] { answer.kinds[answer.targets.count] = [kind] }
      answer.targets.append((target, routes[target], nil))
    }
    if shown.isEmpty, case .unknown(let r)? = concrete.first { answer.reason = reason(for: r) }
    answer.hollow += concrete.compactMap(finder.emptyStack)
    // An empty container shows the content that is set later.
    if shown.isEmpty, let first = concrete.first, finder.isEmptyContainer(first) { answer.isSettled = true }
  }

  /// The operation presents a controller and says nothing of the style.
  func takesOwnStyle(_ sink: Sink) -> Bool {
    sink.isController && sink.kind == .sheet && !sink.isStyled && sink.choice == nil
  }

  /// The kinds of controllers that set their own presentation style.
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

  /// A type that only says that the value is a view: the code that sets it decides which.
  func isErased(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external(let name, _): name == "AnyView"
    case .opaque(let parts):
      !parts.isEmpty && parts.allSatisfy { if case .external("View", _) = $0 { true } else { false } }
    default: false
    }
  }

  /// The content of a modifier is a view that its caller made: `let alert: AlertView`.
  private func isHandedView(_ variable: Ref, _ sink: Sink) -> Bool {
    guard !sink.isContainer, !sink.isLink, program.child(variable, .initializer) == nil,
      evaluator.getter(of: variable) == nil,
      let owner = program.enclosingType(variable),
      program.types[owner].kind == .struct
    else { return false }
    return semantics.isViewModifier(owner)
  }

  /// State that is shown directly and is a route: `.sheet(isPresented: $isShown) { router.page }`, of an enum that
  /// conforms to `View`. The code that sets it decides which view it is. A router that is generic over its routes does
  /// not state that they are views.
  private func isRouteThatShowsItself(_ v: Value, _ sink: Sink) -> Bool {
    guard case .content = sink.subject, !sink.isContainer, !sink.isLink else { return false }
    switch evaluator.type(of: v).core {
    case .named(let id, _): return program.types[id].kind == .enum && semantics.isView(id)
    case .generic: return true
    default: return false
    }
  }

  /// The stacks that are assigned to a property of an object which holds one.
  private func stacks(heldBy key: VariableKey) -> [Value] {
    guard program.kind(key.declaration) == .variable, key.number < 0 else { return [] }
    return flow.writes(to: key.declaration).flatMap { evaluator.values(of: $0, in: Environment(parent: nil)) }
  }

  func reason(for r: Ref) -> String {
    switch program.kind(r) {
    case .subscript: "the destination comes from a collection that is filled at run time"
    case .call: "`\(program.name(r))` is not defined in the sources that were read"
    default: "navlint cannot follow where the destination comes from"
    }
  }

  /// A view of the app by itself, not one that lays out others or one of several in a layout.
  func isWholeScreen(_ v: Value) -> Bool {
    switch v {
    case .instance(.named(let id, _), let call, _):
      return semantics.supertypeNames(of: id).contains("View")
        && (!isMadeAround(call) || finder.targets(of: [v]) != [.declared(id)])
    // `Group { switch page { … } }`, where the page is known.
    case .instance(.external(let name, _), _, _) where SDK.transparent.contains(name):
      let shown = finder.targets(of: [v])
      return shown.count == 1 && shown.allSatisfy { if case .declared = $0 { true } else { false } }
    case .enumCase(let id, _, _, _): return semantics.isView(id)
    case .outcome: return true
    default: return false
    }
  }

  /// The view receives a closure that may make a part of it, not one that makes a model or is an action.
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
}

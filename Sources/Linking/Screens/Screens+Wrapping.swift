import SourceFacts

/// Views around content that they receive.
extension ScreenFinder {
  /// A view whose body is only a container around a parameter: `NavigationStack { coordinator.rootView }`. Empty where
  /// the content is not known yet; nil for a view with content of its own.
  func passedThrough(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let frame = Environment(parent: env.outermost, receiver: [.instance(.named(id, []), call: call, env)])
    guard let content = givenContent(of: id) else { return mainPart(of: id, call, frame, depth: depth) }
    // A memberwise initialiser takes a closure for `@ViewBuilder let content: Content`.
    let values = evaluator.evaluate(content, frame).flatMap { value -> [Value] in
      value.isCallable ? evaluator.apply(value, arguments: [], root: env.outermost) : [value]
    }
    let inner = withoutStandIns(targets(of: values, depth: depth + 1))
    if inner.isEmpty {
      guard !values.isEmpty, isWhole(content) || values.allSatisfy(isOpen) else { return nil }
      values.forEach(evaluator.noteOpen)
      return []
    }
    guard isWhole(content) || inner.allSatisfy({ if case .declared = $0 { true } else { false } }) else { return nil }
    return inner
  }

  /// Of several view arguments of a wrapper, the one that is a screen of the app, where all others are built in: a
  /// title, buttons, a search field around the content.
  private func mainPart(of id: TypeID, _ call: Ref, _ frame: Environment, depth: Int) -> [Target]? {
    let parts = handedViews(of: id)
    if parts.isEmpty { return nil }
    let targets = parts.map { part -> [Target] in
      let values = evaluator.evaluate(part, frame).flatMap { value -> [Value] in
        value.isCallable ? evaluator.apply(value, arguments: [], root: frame.outermost) : [value]
      }
      return self.targets(of: values, depth: depth + 1)
    }
    let screens = targets.filter { $0.contains { if case .declared = $0 { true } else { false } } }
    guard screens.count == 1, let main = screens.first,
      targets.allSatisfy({ $0 == main || !$0.isEmpty && $0.allSatisfy(isInline) })
    else { return nil }
    return main
  }

  private func isInline(_ target: Target) -> Bool { if case .inline = target { true } else { false } }

  /// The wrapper's own actions (its close button) happen on the screens inside of it.
  func noteWrapped(_ inner: [Target], by call: Ref) {
    for case .declared(let id) in inner { shownCalls.note(id, in: call) }
  }

  /// The content of an app's view that only passes it on: `StackCompat { content }`, `StackCompat(content: { content
  /// })`.
  func handedBlock(_ e: Ref) -> Ref? {
    guard program.kind(e) == .call, case .initializer(let id, _) = semantics.callee(of: e), semantics.isView(id),
      !program.types[id].generics.isEmpty
    else { return nil }
    let closures = semantics.arguments(of: e).compactMap { program.child($0, .value) }.filter {
      program.kind($0) == .closure
    }
    guard closures.count == 1, givenContent(of: id) != nil else { return nil }
    return program.child(closures[0], .body)
  }

  /// The expression is the whole body of the view: `var body: some View { view }`.
  private func isWhole(_ content: Ref) -> Bool {
    guard program.kind(content) == .name || program.kind(content) == .member, var around = program.parent(content)
    else { return false }
    if program.kind(around) == .returned, let outer = program.parent(around) { around = outer }
    return program.kind(around) == .block && program.parent(around).map { program.kind($0) == .accessor } == true
      && program.children(around).count == 1
  }

  /// An unbound variable, or a view around one.
  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .instance(.named(let id, _), _, _): semantics.isView(id)
    case .instance(.external(let name, _), _, _): name == "AnyView"
    default: value.root != nil
    }
  }

  /// The only view on a background: `ZStack { Color.black; content }`.
  func onBackground(_ block: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard let closure = program.parent(block), let argument = program.parent(closure),
      let stack = program.parent(argument), program.kind(stack) == .call, program.name(stack) == "ZStack"
    else { return nil }
    let statements = program.children(block).filter { program.kind($0) != .variable && !isDecoration($0) }
    guard statements.count == 1, statements.count < program.children(block).count else { return nil }
    let values = evaluator.statements(statements, env).values
    let inner = targets(of: values, depth: depth + 1)
    if inner.isEmpty, !values.isEmpty, values.allSatisfy(isOpen) {
      values.forEach(evaluator.noteOpen)
      return []
    }
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }
}

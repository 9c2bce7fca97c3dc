import SourceFacts

/// Screens at the root of scenes and stacks that no call shows.
extension SinkResolver {
  /// The first screens in the stacks of root views.
  func resolveStackContents(of stacks: [Ref]) {
    roots = rootScreens
    for sink in rootViews.contents(of: stacks, inRoots: roots) + rootViews.sidebars() { resolve(sink) }
    // A root stack's first screen from a factory may itself choose between screens, as a root does.
    resolveRootChoices(beyond: roots)
  }

  /// The screens that scenes and windows show.
  var rootScreens: Set<TypeID> {
    Set(transitions.compactMap { t in if t.kind == .root, case .declared(let id)? = t.target { id } else { nil } })
  }

  /// What a stack or column shows first at a place is a part of the view around it, unless that is a root.
  func isPart(_ place: Ref, of sink: Sink) -> Bool {
    sink.isPart || sink.isStackContent && !isRootsOwn(place)
  }

  func isRootsOwn(_ place: Ref) -> Bool {
    rootViews.isInBody(place) && program.enclosingType(place).map(roots.contains) ?? false
  }

  /// The initial values of properties that decide between the contents of a stack: `build(router.first)`.
  func firstRoutes(of question: Question, among deciding: [VariableKey], _ sink: Sink)
    -> [(key: VariableKey, source: Source)]
  {
    guard semantics.allows(\.followedCalls, after: question.depth),
      let key = deciding.first(where: { question.root.binding($0) == nil && isRoute($0) })
    else { return [] }
    return sources(of: key).filter {
      !$0.isWrite || isInitialValue($0.place) || sink.isPart && flow.isInInitialiser($0.place)
    }.map { (key, $0) }
  }

  private func isRoute(_ key: VariableKey) -> Bool {
    isRoute(
      evaluator.type(
        of: key.number < 0 && program.kind(key.declaration) == .variable ? .property(key) : .parameter(key)))
  }

  /// The environment in which a sink is asked. For an object that holds a route, the route is unknown by then.
  func environment(of sink: Sink) -> Environment {
    guard let holder = sink.routeHolder, case .named(let type, _) = semantics.declaredType(holder).core else {
      return Environment(parent: nil)
    }
    return RootViews.open(holder, type)
  }

  /// The routes in objects that decide what a stack, or a content under a flag, shows.
  func heldRoutes(among open: [VariableKey], _ sink: Sink, _ question: Question) -> [VariableKey] {
    let unbound = open.filter { question.root.binding($0) == nil }
    guard let flag = sink.flag else { return sink.routeHolder == nil ? [] : unbound.filter(rootViews.isHeldRoute) }
    let holder = flow.declaration(of: flag).flatMap(program.enclosingType)
    let asked = PathStates(flow: flow, evaluator: evaluator).routesAsked(by: flag)
    return unbound.filter { key in
      holder.map { isRoute(key, besideFlagOf: $0) } ?? false
        || key.number < 0 && asked.contains(key.declaration) && isWrittenLater(key.declaration)
    }
  }

  private func isWrittenLater(_ state: Ref) -> Bool {
    flow.writes(to: state).contains { program.kind($0) != .null && !flow.isInInitialiser($0) }
  }

  /// The route that an object stores beside the flag that shows it: `.sheet(isPresented: $router.isShown) {
  /// router.route?.view }`, with `func show(_ route: Route) { self.route = route; isShown = true }`. The code that
  /// passes the route shows it.
  private func isRoute(_ key: VariableKey, besideFlagOf holder: TypeID) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable,
      case .optional(let held) = semantics.declaredType(key.declaration), case .named(let route, _) = held,
      program.types[route].kind == .enum, program.enclosingType(key.declaration) == holder,
      program.types[holder].kind == .class, !semantics.isScreenType(holder)
    else { return false }
    return isWrittenLater(key.declaration)
  }

  /// The contents of stacks that objects hold.
  func resolveHeldContents(of stacks: [Ref]) {
    for sink in rootViews.heldContents(of: stacks) { resolve(sink) }
  }

  /// The first screens of a stack without content of its own: the initial value of its path.
  func resolveFirstRoute(of path: Ref, in stack: Ref) {
    var queue = [path]
    var seen: Set<Ref> = [path]
    while let variable = queue.popLast() {
      for source in flow.sources(of: VariableKey(declaration: variable))
      where !source.isWrite || isInitialValue(source.place) {
        guard let value = source.bindings[VariableKey(declaration: variable)] else { continue }
        if program.kind(value) == .array, let first = program.children(value).first {
          insert(firstRoute: first, in: stack)
        } else if let handed = flow.declaration(of: value), semantics.allows(\.heldRoutes, after: seen.count),
          seen.insert(handed).inserted
        {
          queue.append(handed)
        }
      }
    }
  }

  /// A route that is passed to the code which begins the stack (`.root(screen)`) is followed to the place that names
  /// it.
  private func insert(firstRoute route: Ref, in stack: Ref) {
    let sink = Sink(kind: .root, place: stack, subject: .route(route))
    var queue = [Question(root: Environment(parent: nil), site: stack, depth: 0, confidence: .exact, known: [])]
    var seen: Set<Source> = []
    while let question = queue.popLast() {
      let answer = ask(sink, question)
      for found in answer.targets {
        found.route.map(use)
        transitions.insert(
          FoundTransition(
            kind: .root, back: nil, site: stack, target: found.target, route: found.route, confidence: .exact,
            primitive: stack))
      }
      guard answer.targets.isEmpty, semantics.allows(\.rootChoiceDepth, after: question.depth) else { continue }
      for source in answer.open.flatMap(sources)
      where !seen.contains(source) && semantics.allows(\.rootChoices, after: seen.count) && seen.insert(source).inserted
      {
        queue.append(narrow(question, by: source, known: [], without: []))
      }
    }
  }

  /// A scene that chooses between whole screens by its state: the code that sets the state shows the screen. Where no
  /// such code is found, the scene itself is the site of all.
  func resolve(scene: Sink) {
    guard case .content(let content, nil) = scene.subject else { return resolve(scene) }
    let known = transitions
    guard let statement = rootViews.choice(ofScene: content) else {
      resolve(scene)
      // `WindowGroup { if let page = book.page { page } else { ProgressView() } }`: the code that sets a page shows it.
      if transitions == known, let held = rootViews.held(inScene: content, at: scene.place) { resolve(held) }
      return
    }
    resolve(Sink(kind: scene.kind, place: statement, subject: .choice(statement)))
    if transitions == known { resolve(scene) }
  }

  /// Root views that choose between whole screens in their bodies, and these screens.
  ///
  /// - Parameter known: roots that were resolved before.
  func resolveRootChoices(beyond known: Set<TypeID> = []) {
    var queue = transitions.compactMap { t -> TypeID? in
      if t.kind == .root, case .declared(let id)? = t.target, semantics.isView(id), !known.contains(id) {
        id
      } else {
        nil
      }
    }.sorted()
    var seen = known.union(queue)
    // Below an arm for any value, only whole apps are screens: the rest are states of one.
    var below: Set<TypeID> = []
    while let view = queue.popLast() {
      guard let choice = rootViews.choice(of: view) else {
        // A view that consists of another view: that view's choices are at the root.
        if let inner = rootViews.onlyView(of: view), seen.insert(inner).inserted {
          queue.append(inner)
          if below.contains(view) { below.insert(inner) }
        }
        continue
      }
      if below.contains(view), !rootViews.areWhole(choice) { continue }
      let known = transitions
      var isOpen = below.contains(view)
      switch choice {
      case .held(let sink): resolve(sink)
      case .branches(let branches) where branches.contains { isOwnTab($0.place) }: break
      case .branches(let branches): for b in branches { insert(b) }
      case .arms(let statement, _) where ownTabChoices.contains(statement): break
      case .arms(let statement, let arms):
        resolve(Sink(kind: .root, place: statement, subject: .choice(statement)))
        if transitions != known { insertFirst(of: statement) }
        insertFirstStates(of: statement)
        // Unread state may have any value, and an optional model has only two: the view itself is the site.
        if transitions == known, let subject = program.child(statement, .subject), !isRoute(semantics.type(of: subject))
        {
          isOpen = isOpen || !isForeign(semantics.type(of: subject))
          for arm in arms { insert(arm) }
        }
      }
      for t in transitions.subtracting(known) {
        if case .declared(let id)? = t.target, semantics.isView(id), seen.insert(id).inserted {
          queue.append(id)
          if isOpen { below.insert(id) }
        }
      }
    }
  }

  /// The place is in a choice between tabs that a view implements itself.
  private func isOwnTab(_ place: Ref) -> Bool { ownTabChoices.contains { program.contains($0, place) } }

  /// Adds the screen for the nil that optional state starts with.
  private func insertFirst(of statement: Ref) {
    guard rootViews.beginsWithNothing(statement),
      program.child(statement, .subject).map({ isRoute(semantics.type(of: $0)) }) ?? false
    else { return }
    for case .declared(let id) in screens(ofNothing: statement, Environment(parent: nil)) {
      insert((place: statement, target: id))
    }
  }

  /// Adds the screens for the states with which the app makes a library's store: `Store(initialState:
  /// Root.State.welcome(…))`. The view that chooses shows them from the start.
  private func insertFirstStates(of statement: Ref) {
    guard let subject = program.child(statement, .subject), let view = program.enclosingType(statement),
      case .named(let state, _) = semantics.type(of: subject).core, program.types[state].kind == .enum
    else { return }
    for value in firstStates(ofType: state) where !program.targets.areApart(statement.file, value.file) {
      evaluator.begin()
      let root = Environment(parent: nil)
      for v in evaluator.values(of: value, in: root) {
        guard case .enumCase(state, let name, _, _) = v else { continue }
        let route = RouteValue(type: state, name: name)
        for target in finder.targets(of: evaluator.switchStatement(statement, on: [v], root).values) {
          guard case .declared = target else { continue }
          use(route)
          transitions.insert(
            FoundTransition(
              kind: .root, back: nil, site: statement, target: target, route: route, confidence: .exact,
              primitive: statement, origins: [.declared(view)]))
        }
      }
    }
  }

  private func firstStates(ofType state: TypeID) -> [Ref] {
    semantics.library.meanings.sorted { $0.key < $1.key }.flatMap { name, meaning in
      meaning.label.isEmpty
        ? [] : program.callsNamed(name).compactMap { semantics.argument(labelled: meaning.label, of: $0) }
    }
    .filter { value in
      guard !program.isOutOfScope(value), case .named(state, _) = semantics.type(of: value).core else { return false }
      return true
    }
  }

  /// A root view that implements a stack also chooses between the stack's screens: code that pushes one of them sets no
  /// root.
  func setRootsAside(pushing routes: Set<TypeID>) {
    guard !routes.isEmpty else { return }
    let pushed = transitions.filter { $0.kind == .push && $0.route.map { routes.contains($0.type) } ?? false }
    for t in pushed {
      for other in transitions where other.kind == .root && other.site == t.site && other.target == t.target {
        setAside(other, .ownStack, instead: t.primitive)
      }
    }
  }

  private func insert(_ branch: (place: Ref, target: TypeID)) {
    transitions.insert(
      FoundTransition(
        kind: .root, back: nil, site: branch.place, target: .declared(branch.target), route: nil, confidence: .exact,
        primitive: branch.place))
  }

  /// A type that the sources do not declare.
  private func isForeign(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .unknown, .external: true
    default: false
    }
  }

  /// An enum of the sources, or a generic parameter.
  func isRoute(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): program.types[id].kind == .enum
    case .generic: true
    default: false
    }
  }

  /// The place is a property's initial value, in the object's declaration.
  func isInitialValue(_ place: Ref) -> Bool {
    program.parent(place).map {
      program.kind($0) == .variable && program.child($0, .initializer) == place && program.enclosingType($0) != nil
    } ?? false
  }

  /// The parameter of a closure that observes a stream: `session.$state.sink { state in … }` runs for each value that
  /// is assigned to the state.
  func isStreamed(_ key: VariableKey) -> Bool {
    let closure =
      key.number >= 0 ? key.declaration : program.parent(key.declaration).flatMap(program.parent) ?? key.declaration
    return program.kind(closure) == .closure && !flow.streamed(to: closure).isEmpty
  }
}

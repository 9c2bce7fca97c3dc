import NavigationModel
import SourceFacts

/// Where transitions start.
struct OriginFinder {
  let flow: DataFlow
  let evaluator: Evaluator
  let attribution: Attribution
  /// The places that read stored destinations.
  let takings: [Taking: Set<Ref>]
  /// The screens of presenters that name their content themselves.
  let presented: [Ref: Set<TypeID>]
  /// The navigation controllers, shown by other code, whose root a flow sets.
  let stackRoots: [Taking: Set<Hollow>]
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  struct Origins {
    var screens: Set<TypeID> = []
    /// The app's delegates that run it.
    var delegates: Set<TypeID> = []
    /// How the system runs the code.
    var arrivals: Set<Arrival> = []
    /// The guesses by which the screens were found.
    var guesses: OriginGuesses = []
    /// The screens that only run it because they were made with it, each with the code it received.
    var given: [TypeID: Set<Ref>] = [:]
    /// The app's delegates at the start of a way that has more than calls.
    var beginners: Set<TypeID> = []
    /// The destination is behind a tab of these screens, whatever code put it there.
    var isBehindTab = false
  }

  /// A copy for another thread.
  func fork() -> OriginFinder {
    let flow = flow.fork()
    let evaluator = evaluator.fork(flow.semantics)
    return OriginFinder(
      flow: flow, evaluator: evaluator, attribution: attribution.fork(flow, evaluator), takings: takings,
      presented: presented, stackRoots: stackRoots)
  }

  /// The screens that a transition starts from, and its causes before there is a screen.
  func origins(of t: FoundTransition) -> Origins {
    var result = starts(of: t)
    if ![.back, .url, .alert, .dialog, .flow].contains(t.kind) { result.arrivals = attribution.arrivals(at: t.site) }
    return result
  }

  private func starts(of t: FoundTransition) -> Origins {
    if t.kind == .tab, let bar = bar(filledBy: t.primitive) { return Origins(screens: [bar]) }
    if let bars = barsAroundStack(of: t) { return Origins(screens: bars, isBehindTab: true) }
    if let calls = showersOfSelf(t) { return calls.reduce(into: Origins()) { add(screensAt: $1, to: &$0) } }
    if let selected = whereSelected(t) { return selected }
    if let root = rootPresenting(t) { return Origins(screens: [root]) }
    if let set = whereSet(t) { return set }
    if let content = contentTakenBack(by: t) { return Origins(screens: content) }
    let place = place(of: t)
    // A stream's initial value is there when an observer subscribes.
    if t.kind == .root, flow.isFirstState(t.site), t.site != t.primitive {
      return Origins(delegates: attribution.delegates(at: place))
    }
    var origins = origins(from: steps(of: t, at: place))
    // Where no caller is known to make the destination, every caller of the site counts.
    if origins.screens.isEmpty, origins.delegates.isEmpty { origins = self.origins(from: [.init(place: place)]) }
    // Going back requires a screen.
    if t.kind == .back { origins.delegates = [] }
    if !origins.screens.isEmpty, let taken = takers(of: t), taken.isDisjoint(with: origins.screens) {
      origins = Origins(screens: taken, delegates: origins.delegates)
    }
    if t.kind == .root, origins.delegates.isEmpty {
      origins.beginners = attribution.beginners(of: place)
    }
    return isTakenFromKeeper(t)
      ? common(
        origins,
        Origins(screens: attribution.screens(at: t.primitive), delegates: attribution.delegates(at: t.primitive)))
      : origins
  }

  /// The steps at which the ways to the origins begin.
  private func steps(of t: FoundTransition, at place: Ref) -> [Attribution.Step] {
    place == t.primitive && t.site != t.primitive
      ? [.init(place: place)] : DestinationConstructions(attribution: attribution).steps(to: t)
  }

  private func origins(from steps: [Attribution.Step]) -> Origins {
    steps.reduce(into: Origins()) { origins, step in
      origins.screens.formUnion(attribution.screens(from: step))
      origins.delegates.formUnion(attribution.delegates(from: step))
      origins.guesses.formUnion(attribution.guesses(from: step))
      origins.given.merge(attribution.givenCode(from: step)) { $0.union($1) }
    }
  }

  /// The origins where code sets the state of a presenter that names its own content, and none of it runs on the
  /// presenter's own screen: users are on a screen over that one. If its own screen is among them, the others may only
  /// have state or components of the same kind.
  private func whereSet(_ t: FoundTransition) -> Origins? {
    guard t.site == t.primitive, [.sheet, .cover, .popover, .push, .alert, .dialog].contains(t.kind),
      let settings = PresenterStates(flow: flow).settings(ofPresenter: t.primitive)
    else { return nil }
    var result = Origins()
    for place in settings where isDone(at: place) {
      add(screensAt: place, to: &result)
      result.delegates.formUnion(attribution.delegates(at: place))
    }
    // The shown screen may dismiss itself by the same flag.
    if case .declared(let id)? = t.target { result.screens.remove(id) }
    // Of the namesakes in several apps, a walk finds only one.
    if result.screens.isEmpty || !result.screens.allSatisfy({ semantics.twins(of: $0, seenFrom: t.site).isEmpty }) {
      return nil
    }
    return result.screens.isDisjoint(with: attribution.screens(at: t.site)) ? result : nil
  }

  func add(screensAt place: Ref, to origins: inout Origins) {
    origins.screens.formUnion(attribution.screens(at: place))
    origins.guesses.formUnion(attribution.guesses(at: place))
  }

  /// Code of the app sets the state there: not as its initial value, nor because the system wrote to a binding.
  private func isDone(at setting: Ref) -> Bool {
    !program.isOutOfScope(setting) && !flow.isInInitialiser(setting) && !flow.isInSetterOfBinding(setting)
  }

  /// A destination that one object stores and another reads: `stack = UINavigationController(rootViewController: list)`
  /// in a flow, and `window.rootViewController = flow.stack` elsewhere. Several objects may read it, each with its own
  /// way to start the flow.
  private func isTakenFromKeeper(_ t: FoundTransition) -> Bool {
    guard [.root, .tab].contains(t.kind), let taker = program.enclosingType(t.primitive),
      let keeper = program.enclosingType(t.site), taker != keeper, !semantics.isView(taker)
    else { return false }
    var node = t.site
    while let parent = program.parent(node), ![.block, .closure, .function].contains(program.kind(parent)) {
      if program.kind(parent) == .assign, program.child(parent, .value) == node,
        let target = program.child(parent, .target),
        let kept = flow.declaration(of: target)
      {
        return program.kind(kept) == .variable && program.enclosingType(kept) == keeper
          && program.parent(kept).map(program.isDeclarationScope) == true
      }
      node = parent
    }
    return false
  }

  /// The origins that run both; where none is known, those of the first.
  private func common(_ origins: Origins, _ others: Origins) -> Origins {
    let both = Origins(
      screens: origins.screens.intersection(others.screens),
      delegates: origins.delegates.intersection(others.delegates),
      guesses: origins.guesses)
    return both.screens.isEmpty && both.delegates.isEmpty ? origins : both
  }

  /// The root of a scene to which the scene itself attaches a presenter: `WindowGroup { HomeView().sheet(isPresented:
  /// $isNew) { WelcomeView() } }`.
  private func rootPresenting(_ t: FoundTransition) -> TypeID? {
    guard ![.root, .tab, .back, .url].contains(t.kind), t.site == t.primitive,
      let scene = program.enclosingType(t.site),
      !semantics.supertypeNames(of: scene).isDisjoint(with: ["App", "Scene"]),
      let target = program.child(t.site, .callee),
      program.kind(target) == .member,
      let root = program.child(target, .base).flatMap({ onlyView(in: $0, depth: 0) }), attribution.shown.contains(root)
    else { return nil }
    return root
  }

  /// The app's view that an expression makes, directly or as the whole content of a container: `NavigationStack(path:
  /// $path) { HomeView().navigationDestination(…) }`.
  private func onlyView(in e: Ref, depth: Int) -> TypeID? {
    let made = semantics.chainBase(e)
    guard program.kind(made) == .call, semantics.allows(\.stackDepth, after: depth) else { return nil }
    switch semantics.callee(of: made) {
    case .initializer(let view, _): return view
    case .externalType:
      let held = semantics.trailingClosure(of: made).map { program.children($0, .body) } ?? []
      let views = held.filter { program.kind($0) != .variable }
      return views.count == 1 ? onlyView(in: views[0], depth: depth + 1) : nil
    default: return nil
    }
  }

  /// The screens on which a stored destination is read: `ask(Question(onYes: .push(.detail)))` leads on from the
  /// question, whoever asks it. A part of a screen (`Row(opens: .detail)`) has many users; there the code that names
  /// the destination counts.
  private func takers(of t: FoundTransition) -> Set<TypeID>? {
    guard ![.root, .tab, .alert, .dialog].contains(t.kind),
      let places = takings[Taking(site: t.site, primitive: t.primitive, target: t.target)]
    else { return nil }
    let screens = places.sorted().reduce(into: Set<TypeID>()) { $0.formUnion(attribution.screens(at: $1)) }
    return screens.isEmpty ? nil : screens
  }

  /// The place where a transition starts. The initial value of state, and one that a stream stores there, is shown where
  /// the state is read. A closure in a variable runs later.
  private func place(of t: FoundTransition) -> Ref {
    if t.site != t.primitive, flow.isStoredByStream(t.site) { return t.primitive }
    let isInitial =
      t.kind == .root && t.site != t.primitive && program.enclosingClosure(t.site) == nil
      && program.enclosingMember(t.site).map { program.kind($0) == .variable && evaluator.getter(of: $0) == nil }
        == true
    return isInitial ? t.primitive : DestinationConstructions(attribution: attribution).chosen(by: t) ?? t.site
  }

  /// The tab bar controllers in which users select a screen that a flow sets as the root of its stack, where the stack
  /// is only a tab: whatever code starts the flow, the screen is behind its tab.
  private func barsAroundStack(of t: FoundTransition) -> Set<TypeID>? {
    guard t.kind == .root,
      let stacks = stackRoots[Taking(site: t.site, primitive: t.primitive, target: t.target)]
    else { return nil }
    let bars = stacks.map { $0.kind == .tab ? bar(filledBy: $0.primitive) : nil }
    return bars.contains(nil) ? nil : Set(bars.compactMap(\.self))
  }

  /// A controller that only a view's representable makes stands in that view: nothing else shows it.
  private func isPartOfView(_ controller: TypeID, madeAt place: Ref) -> Bool {
    !attribution.shown.contains(controller) && program.enclosingType(place).map(semantics.isRepresentable) ?? false
  }

  /// The tab bar controller that receives a tab.
  private func bar(filledBy primitive: Ref) -> TypeID? {
    guard let target = program.child(primitive, .callee) ?? program.child(primitive, .target),
      program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return nil }
    switch semantics.type(of: base).core {
    case .named(let id, _): return semantics.isController(id) && !isPartOfView(id, madeAt: primitive) ? id : nil
    case .external("UITabBarController", _): return attribution.barHeld(by: base)
    default: return nil
    }
  }
}

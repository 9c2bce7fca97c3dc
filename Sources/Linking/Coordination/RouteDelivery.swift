import Dialects
import NavigationModel
import SourceFacts

/// Follows routes from their emitters to the coordinators that handle them, and finds the screens on which a user can
/// be when a handler runs.
///
/// A handler contributes the screens that it shows and the emitters on them. A screen's emitter sends to the same
/// coordinator, from that screen. A child coordinator gets its first route when it starts, and the screens it then
/// shows are its first ones.
final class RouteDelivery {
  let pass: CoordinationPass
  let emitted: EmittedRoutes
  private var program: Program { pass.program }
  private var semantics: Semantics { pass.semantics }
  private var evaluator: Evaluator { pass.evaluator }
  private var coordinators: Coordinators { pass.coordinators }

  /// By the site of a transition, the screens it starts from.
  private(set) var origins: [Ref: [Target]] = [:]
  /// By the site of a transition, the routes that it is performed for.
  private(set) var routes: [Ref: [RouteValue]] = [:]
  /// The coordinators that are started outside of handlers, and where.
  private(set) var started: [(call: Ref, coordinator: TypeID)] = []

  private struct Delivery: Hashable {
    var route: RouteValue
    var site: Ref
    var coordinator: TypeID
    var origins: [Target]
    /// The coordinator starts with it.
    var isFirst: Bool
  }
  private var queue: [(delivery: Delivery, value: Value)] = []
  private var seen: Set<Delivery> = []
  private var waiting: [(emission: EmittedRoutes.Emission, coordinator: TypeID, around: [Target])] = []
  private var parents: [TypeID: [TypeID]] = [:]
  private var firstShown: [TypeID: [Target]] = [:]
  private var firstChildren: [TypeID: [TypeID]] = [:]
  /// The screens that a run of a handler shows, by each region of the run.
  private var shownAround: [Ref: [Target]] = [:]

  init(pass: CoordinationPass, rule: Dialect.Emitters) {
    self.pass = pass
    emitted = EmittedRoutes(pass: pass, rule: rule)
    start(rule)
    var index = 0
    while index < queue.count || !waiting.isEmpty, semantics.allows(\.deliveries, after: index) {
      if index == queue.count {
        sendWaiting()
      } else {
        process(queue[index].delivery, queue[index].value)
        index += 1
      }
    }
  }

  private func start(_ rule: Dialect.Emitters) {
    for s in rule.starts {
      for call in program.callsNamed(s.call) where !program.isOutOfScope(call) {
        guard let shown = argument(s.shown, of: call), let emitter = argument(s.emitter, of: call) else { continue }
        let root = Environment(parent: nil)
        let around = program.enclosingType(call).map { [Target.declared($0)] } ?? []
        for child in coordinators.behind(shown) {
          started.append((call, child))
          begin(child, emitted.emitters(of: emitter, root), around: around)
        }
      }
    }
  }

  private func argument(_ labels: [String], of call: Ref) -> Ref? {
    for l in labels { if let a = semantics.argument(labelled: l, of: call) { return a } }
    return nil
  }

  // MARK: sending

  private func send(_ e: EmittedRoutes.Emission, to coordinator: TypeID, from origins: [Target], isFirst: Bool = false)
  {
    let delivery = Delivery(route: e.route, site: e.site, coordinator: coordinator, origins: origins, isFirst: isFirst)
    if seen.insert(delivery).inserted { queue.append((delivery, e.value)) }
  }

  /// A coordinator starts: first come the routes that its emitter sends by itself, later those that its code sends.
  private func begin(_ child: TypeID, _ emitters: [EmittedRoutes.Emitter], around: [Target]) {
    for emitter in emitters {
      switch emitter {
      case .constant(let e): send(e, to: child, from: around, isFirst: true)
      case .type(let id):
        for e in emitted.first(of: id) { send(e, to: child, from: around, isFirst: true) }
        for e in emitted.later(of: id) {
          if emitted.isOnStart(e) { send(e, to: child, from: around) } else { waiting.append((e, child, around)) }
        }
      }
    }
  }

  /// Sends the routes of an emitter without a screen of its own: from where a handler returns the function, else from
  /// the coordinator's first screens.
  private func sendWaiting() {
    let list = waiting
    waiting = []
    for w in list {
      let handedOut = w.emission.call.map(screensHanding) ?? []
      let first = handedOut.isEmpty ? firstScreens(of: w.coordinator) : handedOut
      send(w.emission, to: w.coordinator, from: first.isEmpty ? w.around : first)
    }
  }

  private func screensHanding(_ call: Ref) -> [Target] {
    guard let member = program.enclosingMember(call), program.kind(member) == .function else { return [] }
    var result: [Target] = []
    for mention in program.mentions[program.symbol(member)] where !program.isOutOfScope(mention) {
      var current: Ref? = mention
      while let c = current {
        if let shown = shownAround[c] {
          for t in shown where !result.contains(t) { result.append(t) }
          break
        }
        current = program.parent(c)
      }
    }
    return result
  }

  // MARK: handling

  private func process(_ d: Delivery, _ value: Value) {
    for h in coordinators.handlers(of: d.coordinator) {
      for (value, route, site) in [(value, d.route, d.site)] + exchanged(value, d) {
        pass.resolver.use(route)
        handle(pass.run(h, value, route, at: site), d)
      }
    }
  }

  private func handle(_ run: HandlerRun, _ d: Delivery) {
    let container = root(of: d.coordinator)
    // The first screens of a coordinator are in its own container; in a stack that is the first screen of all. A screen
    // in a window is there for the code that started the coordinator.
    let inside = !d.isFirst || isWindow(d.coordinator) ? d.origins : container.map { [$0] } ?? []
    var shown: [Target] = []
    func show(_ t: Target?) { if let t, isScreen(t), !shown.contains(t) { shown.append(t) } }
    for region in run.regions {
      for t in pass.performed[region] ?? [] {
        add(inside, at: t.site)
        note(d.route, at: t.site)
        if t.kind != .back { show(t.target) }
      }
      for sink in pass.sinks(in: region) {
        add(inside, at: sink)
        note(d.route, at: sink)
      }
    }
    for start in run.starts { note(d.route, at: start.call) }
    var children: [TypeID] = []
    for c in run.contributions {
      evaluator.begin()
      let values = evaluator.evaluate(c.shown, c.env)
      let ids = coordinators.of(values: values, c.env)
      let emitters = emitted.emitters(of: c.emitter, c.env)
      for child in ids {
        if !(parents[child]?.contains(d.coordinator) ?? false) { parents[child, default: []].append(d.coordinator) }
        begin(child, emitters, around: inside.isEmpty ? d.origins : inside)
        children.append(child)
      }
      guard ids.isEmpty else { continue }
      let screens = pass.finder.targets(of: values).filter(isScreen)
      screens.forEach(show)
      for case .type(let id) in emitters {
        for e in emitted.first(of: id) + emitted.later(of: id) { send(e, to: d.coordinator, from: screens) }
      }
    }
    for region in run.regions where !shown.isEmpty {
      shownAround[region, default: []] += shown.filter { !(shownAround[region]?.contains($0) ?? false) }
    }
    if d.isFirst {
      firstShown[d.coordinator, default: []] += shown.filter { !(firstShown[d.coordinator]?.contains($0) ?? false) }
      firstChildren[d.coordinator, default: []] += children
    }
    let outward = inside.isEmpty ? d.origins : inside
    for e in run.toParent { for parent in parents[d.coordinator] ?? [] { forward(e, to: parent, from: outward) } }
    for e in run.toSelf { forward(e, to: d.coordinator, from: d.isFirst && container == nil ? shown : inside) }
  }

  private func forward(_ e: (expression: Ref, env: Environment), to coordinator: TypeID, from origins: [Target]) {
    evaluator.begin()
    for v in evaluator.evaluate(e.expression, e.env) {
      guard case .enumCase(let id, let name, let site, _) = v else { continue }
      send(
        EmittedRoutes.Emission(value: v, route: RouteValue(type: id, name: name), site: site, call: nil),
        to: coordinator, from: origins)
    }
  }

  /// The routes that the coordinator may handle in place of the one that was sent.
  private func exchanged(_ value: Value, _ d: Delivery) -> [(Value, RouteValue, Ref)] {
    guard let adapter = emitted.rule.adapter, let name = program.symbols.find(adapter.name),
      let f = semantics.members(named: name, of: d.coordinator).first(where: {
        program.kind($0) == .function && program.child($0, .body) != nil
      }),
      let p = semantics.parameters(of: f).first, semantics.label(of: p) == adapter.label,
      let block = program.child(f, .body)
    else { return [] }
    let frame = Environment(parent: Environment(parent: nil), receiver: [.selfValue(d.coordinator)])
    frame.bindings[VariableKey(declaration: p)] = .values([value])
    var result: [(Value, RouteValue, Ref)] = []
    program.forEachNode(in: block) { r in
      switch program.kind(r) {
      case .switchCase:
        evaluator.begin()
        return evaluator.canTake(arm: r, frame)
      case .patternExpression, .patternCase: return false
      case .member:
        evaluator.begin()
        for v in evaluator.evaluate(r, frame) {
          guard case .enumCase(let id, let name, let site, _) = v, site == r,
            RouteValue(type: id, name: name) != d.route
          else { continue }
          result.append((v, RouteValue(type: id, name: name), site))
        }
        return true
      default: return true
      }
    }
    return result
  }

  private func add(_ targets: [Target], at site: Ref) {
    for t in targets where !(origins[site]?.contains(t) ?? false) { origins[site, default: []].append(t) }
  }

  private func note(_ route: RouteValue, at site: Ref) {
    if !(routes[site]?.contains(route) ?? false) { routes[site, default: []].append(route) }
  }

  private func isScreen(_ t: Target) -> Bool {
    switch t {
    case .declared, .system: true
    default: false
    }
  }

  // MARK: first screens

  /// The controller of a coordinator, where it is more than an empty stack.
  private func root(of id: TypeID) -> Target? {
    for type in rootTypes(of: id) {
      switch type {
      case .named(let screen, _) where semantics.isController(screen): return .declared(screen)
      case .external(let name, _) where SDK.isController(name) && pass.finder.wrappers[name] == nil:
        return .system(name)
      default: continue
      }
    }
    return nil
  }

  /// The coordinator is shown as a window.
  private func isWindow(_ id: TypeID) -> Bool {
    rootTypes(of: id).contains { if case .external("UIWindow", _) = $0 { true } else { false } }
  }

  private func rootTypes(of id: TypeID) -> [TypeExpression] {
    guard let name = program.symbols.find(emitted.rule.root),
      let v = semantics.members(named: name, of: id).first(where: { program.kind($0) == .variable })
    else { return [] }
    evaluator.begin()
    return evaluator.variable(v, receiver: [.selfValue(id)], Environment(parent: nil)).map {
      evaluator.type(of: $0).core
    }
  }

  /// What the user sees when a coordinator starts.
  func firstScreens(of id: TypeID) -> [Target] {
    var result: [Target] = []
    var seen: Set<TypeID> = []
    func look(_ id: TypeID) {
      guard seen.insert(id).inserted else { return }
      let own = root(of: id).map { [$0] } ?? firstShown[id] ?? []
      for t in own where !result.contains(t) { result.append(t) }
      if own.isEmpty { (firstChildren[id] ?? []).forEach(look) }
    }
    look(id)
    return result
  }
}

import NavigationModel
import SourceFacts

/// A transition that shows an empty navigation controller.
struct Hollow: Hashable, Comparable {
  var kind: Transition.Kind
  var site: Ref
  /// The primitive that shows the navigation controller.
  var primitive: Ref
  /// The place that makes the navigation controller. For a shell, the place that makes the object with its content, or
  /// the variable with that object.
  var controller: Ref

  static func < (a: Self, b: Self) -> Bool {
    (a.site, a.primitive, a.controller, a.kind.rawValue) < (b.site, b.primitive, b.controller, b.kind.rawValue)
  }
}

/// A screen that code puts into an object which holds a stack's content.
struct Fill: Hashable {
  /// The expression that names that object.
  var object: Ref
  var target: Target
}

/// The contents of navigation controllers that are made empty, shown, and filled by other code, such as the coordinator
/// that receives them.
///
/// Only screens that are set before the user can act count: those set by code that runs, call by call, from the
/// functions that make and show the controller.
struct FilledControllers {
  let flow: DataFlow
  let evaluator: Evaluator
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// The contents of empty navigation controllers.
  struct Contents {
    var shown: Set<FoundTransition> = []
    /// The controllers that show something.
    var filled: Set<Hollow> = []
    /// The root of each controller, by the place that sets it.
    var roots: [Taking: Set<Hollow>] = [:]
    /// The screens that were set only to be shown with the controller: they are no transitions of their own.
    var begun: Set<FoundTransition> = []
    /// What is put into each tab's stack, by the place that makes the stack.
    var tabs: [Ref: Set<Target>] = [:]
  }

  func transitions(for hollows: Set<Hollow>, among found: Set<FoundTransition>) -> Contents {
    let shown = hollows.filter { $0.kind != .push || isDetail($0) }
    var contents = Contents()
    if shown.isEmpty { return contents }
    var sites: [Ref: [FoundTransition]] = [:]
    var fills: [Ref: [FoundTransition]] = [:]
    for t in found where (t.kind == .push || t.kind == .root) && t.target != nil {
      sites[t.site, default: []].append(t)
      if let runner = runner(of: t.site), stack(filledBy: t) != nil { fills[runner, default: []].append(t) }
    }
    var origins: [Ref: Set<Ref>] = [:]
    let walk = ReachedFunctions(flow: flow, evaluator: evaluator)
    for hollow in shown {
      let places = [hollow.controller, hollow.site, hollow.primitive]
      // A closure that shows the controller fills it, too: `page.onDone = { present(flow.start(), animated: true) }`.
      let reached = walk.functions(
        reachedFrom: places.compactMap(runner) + places.compactMap(program.enclosingMember)
          + places.compactMap(program.enclosingClosure))
      let filling = reached.functions.flatMap { fills[$0] ?? [] }.filter {
        !waits($0.site, besides: hollow) && runs($0.site, reached)
      }
      if let kept = keptStack(shownBy: hollow) { contents.add(fillsOfOwn(kept, shownBy: hollow, filling, sites)) }
      for t in filling { add(t, to: &contents, of: hollow, &origins) }
    }
    let late = fills.values.joined().filter { $0.kind == .root }.sorted()
    for hollow in shown.sorted() where hollow.kind == .tab && !contents.filled.contains(hollow) {
      for t in late { add(late: t, to: &contents, of: hollow, &origins) }
    }
    return contents
  }

  /// Adds the root that code sets at any time in a tab's stack that is empty until then.
  private func add(
    late t: FoundTransition, to contents: inout Contents, of hollow: Hollow, _ origins: inout [Ref: Set<Ref>]
  ) {
    guard let receiver = stack(filledBy: t), !isInherited(receiver, at: t.site) else { return }
    let made = origins[receiver] ?? constructions(reaching: [receiver])
    origins[receiver] = made
    guard made == [hollow.controller] else { return }
    contents.filled.insert(hollow)
    contents.roots[Taking(site: t.site, primitive: t.primitive, target: t.target), default: []].insert(hollow)
    contents.show(shows(hollow, t), in: hollow)
  }

  /// Adds the contents of a stack, if the stack is what is shown.
  /// - Parameter origins: the controllers that were found for a stack before.
  private func add(
    _ t: FoundTransition, to contents: inout Contents, of hollow: Hollow, _ origins: inout [Ref: Set<Ref>]
  ) {
    // The owner of the tabs also adds these controllers elsewhere itself.
    guard let receiver = stack(filledBy: t) else { return }
    if isFilledBeside(hollow, t) {
      contents.filled.insert(hollow)
      contents.show(shows(hollow, t), in: hollow)
      return
    }
    let isBegun = isBegun(hollow, by: t, receiver)
    guard
      isBegun || program.enclosingMember(t.site) == program.enclosingMember(hollow.controller)
        || program.enclosingType(t.site) != program.enclosingType(hollow.site)
    else { return }
    let isInherited = isInherited(receiver, at: t.site)
    let key = isInherited ? t.site : receiver
    let made =
      origins[key]
      ?? (isInherited
        ? controllers(of: program.enclosingType(t.site) ?? 0, inheriting: receiver, askedBy: t.site)
        : constructions(reaching: [receiver]))
    origins[key] = made
    guard made.contains(hollow.controller) else { return }
    contents.filled.insert(hollow)
    if t.kind == .root {
      contents.roots[Taking(site: t.site, primitive: t.primitive, target: t.target), default: []].insert(hollow)
    }
    // A screen that a coordinator puts into a window's controller is the coordinator's own transition.
    if isBegun || hollow.kind != .root { contents.show(shows(hollow, t), in: hollow) }
  }

  /// A property of a base class holds another controller in each subclass.
  private func isInherited(_ receiver: Ref, at site: Ref) -> Bool {
    guard let owner = program.enclosingType(site) else { return false }
    let declaring = flow.declaration(of: receiver).flatMap(program.enclosingType)
    return owner != program.enclosingType(receiver) || declaring != nil && declaring != owner
  }

  /// A function pushes onto a stack that another function makes for it, before it shows the stack: `let detail =
  /// makeDetail(); detail.pushViewController(page, animated: false); split.viewControllers = [list, detail]`.
  private func isBegun(_ hollow: Hollow, by t: FoundTransition, _ stack: Ref) -> Bool {
    guard t.site == t.primitive, program.kind(stack) == .name,
      case .local(let variable)? = semantics.lookup(program.symbol(stack), at: stack)
    else { return false }
    if program.kind(variable) == .variable, program.enclosingMember(t.site) == program.enclosingMember(hollow.site),
      t.site.node < hollow.site.node
    {
      return true
    }
    return runs(t.site, before: hollow.primitive, sinceMade: hollow.controller)
  }

  /// The function that makes a stack fills it before it shows it, itself or through functions that receive the stack:
  /// `let stack = Stack(); fill(stack); present(stack, animated: true)`.
  private func runs(_ fill: Ref, before show: Ref, sinceMade controller: Ref) -> Bool {
    guard let maker = program.enclosingMember(controller), let filling = way(to: fill, from: maker, depth: 0),
      let showing = way(to: show, from: maker, depth: 0)
    else { return false }
    for (first, second) in zip(filling, showing) where first != second {
      return program.enclosingMember(first) == program.enclosingMember(second) && first.node < second.node
    }
    return false
  }

  /// The calls by which a function runs a place, followed by the place.
  private func way(to place: Ref, from function: Ref, depth: Int) -> [Ref]? {
    guard let member = program.enclosingMember(place) else { return nil }
    if member == function { return [place] }
    guard program.kind(member) == .function, semantics.allows(\.selfCalls, after: depth) else { return nil }
    for call in flow.callers(of: member) where program.enclosingType(call) == program.enclosingType(function) {
      if let found = way(to: call, from: function, depth: depth + 1) { return found + [place] }
    }
    return nil
  }

  func shows(_ hollow: Hollow, _ t: FoundTransition, at site: Ref? = nil) -> FoundTransition {
    FoundTransition(
      kind: hollow.kind, back: nil, site: site ?? hollow.site, target: t.target, route: t.route, confidence: .inferred,
      primitive: hollow.primitive)
  }

  /// The function that shows the stack of an object also fills it, through the same object: `router.push(page);
  /// window.show(router.navigation)`. Otherwise a window whose controller a coordinator fills belongs to that
  /// coordinator.
  private func isFilledBeside(_ hollow: Hollow, _ t: FoundTransition) -> Bool {
    guard hollow.kind != .tab, t.site != t.primitive, program.kind(t.site) == .call, program.kind(hollow.site) == .call,
      program.enclosingMember(t.site) == program.enclosingMember(hollow.site),
      let target = program.child(t.site, .callee),
      program.kind(target) == .member,
      let object = program.child(target, .base).flatMap(flow.declaration),
      arm(around: t.site).map({ program.contains($0, hollow.site) }) ?? true
    else { return false }
    return semantics.arguments(of: hollow.site).contains { argument in
      guard let e = program.child(argument, .value), program.kind(e) == .member, let base = program.child(e, .base)
      else {
        return false
      }
      return flow.declaration(of: base) == object
    }
  }

  private func arm(around place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, program.kind(c) != .function, program.kind(c) != .closure {
      if program.kind(c) == .switchCase { return c }
      current = program.parent(c)
    }
    return nil
  }

  /// Pushes of one stack onto another, which UIKit rejects.
  func refused(among found: Set<FoundTransition>) -> [FoundTransition] {
    found.filter { t in
      guard t.kind == .push, case .declared(let id)? = t.target, program.kind(t.primitive) == .call,
        program.name(t.primitive) == "pushViewController"
      else { return false }
      return semantics.supertypeNames(of: id).contains("UINavigationController")
    }
  }

  /// Screens that a function puts into a navigation controller which it makes are no transitions of their own, where
  /// code then shows that controller: `let stack = UINavigationController(); stack.viewControllers = [page];
  /// present(stack, animated: true)`.
  func beginnings(of shown: Set<FoundTransition>, hollows: Set<Hollow>, among found: Set<FoundTransition>)
    -> [FoundTransition]
  {
    let filled = hollows.filter { h in shown.contains { $0.site == h.site && $0.primitive == h.primitive } }
    if filled.isEmpty { return [] }
    return found.filter { t in
      guard t.kind == .push || t.kind == .root, t.site == t.primitive, let receiver = receiver(of: t.primitive),
        let member = program.enclosingMember(t.site)
      else { return false }
      let near = filled.filter {
        program.enclosingMember($0.controller) == member
          && program.enclosingClosure($0.controller) == program.enclosingClosure(t.site) || isBegun($0, by: t, receiver)
      }
      guard !near.isEmpty else { return false }
      let made = constructions(reaching: [receiver])
      return near.contains { h in
        made.contains(h.controller)
          && shown.contains { $0.site == h.site && $0.primitive == h.primitive && $0.target == t.target }
      }
    }
  }

  /// Transitions to a navigation controller of an app's class that other code fills. Tab bars may hold both filled and
  /// empty ones.
  func wrapping(_ filled: Set<Hollow>, among found: Set<FoundTransition>) -> [FoundTransition] {
    if filled.isEmpty { return [] }
    var classes: [HollowSite: Set<TypeID>] = [:]
    for h in filled where program.kind(h.controller) == .call {
      if case .initializer(let type, _) = semantics.callee(of: h.controller) {
        classes[HollowSite(site: h.site, primitive: h.primitive), default: []].insert(type)
      }
    }
    return found.filter { t in
      guard case .declared(let id)? = t.target,
        classes[HollowSite(site: t.site, primitive: t.primitive)]?.contains(id) ?? false
      else { return false }
      return semantics.isStack(id)
    }
  }

  /// Replaces transitions to a view that is only a stack around an object's content by transitions to the screens put
  /// into that object.
  func unwrapped(_ found: Set<FoundTransition>, hollows: Set<Hollow>, fills: Set<Fill>, shells: [TypeID: Ref]) -> (
    shown: Set<FoundTransition>, empty: Set<FoundTransition>
  ) {
    if shells.isEmpty || fills.isEmpty { return ([], []) }
    var contents: [Ref: Set<Target>] = [:]
    for fill in fills {
      for made in constructions(reaching: [fill.object]) { contents[made, default: []].insert(fill.target) }
    }
    var shown: Set<FoundTransition> = []
    var empty: Set<FoundTransition> = []
    let made = Dictionary(grouping: hollows) { HollowSite(site: $0.site, primitive: $0.primitive) }
    for t in found {
      guard case .declared(let id)? = t.target, shells[id] != nil else { continue }
      for hollow in made[HollowSite(site: t.site, primitive: t.primitive)] ?? [] {
        let objects =
          program.kind(hollow.controller) == .call
          ? [hollow.controller] : constructions(reaching: VariableKey(declaration: hollow.controller))
        for target in objects.flatMap({ contents[$0] ?? [] }) where target != t.target {
          var unwrapped = t
          unwrapped.target = target
          unwrapped.confidence = .inferred
          shown.insert(unwrapped)
          empty.insert(t)
        }
      }
    }
    return (shown, empty)
  }

  private struct HollowSite: Hashable {
    var site: Ref
    var primitive: Ref
  }

  /// The navigation controller that a transition fills. A facade of the app for another stack stands for itself.
  private func stack(filledBy t: FoundTransition) -> Ref? {
    guard let type = program.enclosingType(t.primitive), semantics.isStackFacade(type),
      program.enclosingType(t.site) != type
    else { return receiver(of: t.primitive) }
    let target =
      program.kind(t.site) == .call
      ? program.child(t.site, .callee)
      : program.parent(t.site).flatMap { program.kind($0) == .assign ? program.child($0, .target) : nil }
    return target.flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
  }

  /// The navigation controller that a primitive fills.
  func receiver(of primitive: Ref) -> Ref? {
    switch program.kind(primitive) {
    case .call:
      guard let target = program.child(primitive, .callee), program.kind(target) == .member else { return nil }
      let base = program.child(target, .base)
      if ["pushViewController", "setViewControllers"].contains(program.name(primitive)) { return base }
      // `stack.viewControllers.append(page)`
      guard program.name(primitive) == "append", let base, program.kind(base) == .member,
        program.name(base) == "viewControllers"
      else { return nil }
      return program.child(base, .base)
    case .assign:
      guard let target = program.child(primitive, .target), program.kind(target) == .member,
        program.name(target) == "viewControllers"
      else { return nil }
      return program.child(target, .base)
    default: return nil
    }
  }

  /// The code that runs a place: its member, or the closure that is a variable's initial value and waits for a call.
  private func runner(of place: Ref) -> Ref? {
    guard let member = program.enclosingMember(place) else { return nil }
    guard program.kind(member) == .variable, let closure = program.keptClosure(member), program.contains(closure, place)
    else { return member }
    return closure
  }

  /// Whether a place runs with the cases that are passed to its function.
  private func runs(_ place: Ref, _ reach: ReachedFunctions.Reach) -> Bool {
    guard let function = program.enclosingMember(place), let cases = reach.given[function] else { return true }
    var current = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .switchCase, !evaluator.canTake(arm: c, cases) { return false }
      current = program.parent(c)
    }
    return true
  }

  /// The place is in a closure that runs later, while the controller is made and shown outside of it: a button's
  /// destination is no content of the shown controller.
  private func waits(_ place: Ref, besides hollow: Hollow) -> Bool {
    let runner = runner(of: place)
    var current = program.parent(place)
    while let c = current, c != runner {
      if program.kind(c) == .closure, !program.runsAtOnce(c), !program.contains(c, hollow.controller),
        !program.contains(c, hollow.primitive)
      {
        return true
      }
      current = program.parent(c)
    }
    return false
  }

  /// The navigation controllers that an inherited property can hold: those set on the type's own objects, else all.
  private func controllers(of type: TypeID, inheriting property: Ref, askedBy site: Ref) -> Set<Ref> {
    let own = constructions(handedTo: type, as: property).union(controllersOfRouter(askedBy: site))
    return own.isEmpty && type == program.enclosingType(property) ? constructions(reaching: [property]) : own
  }

  /// The navigation controllers that objects of a type receive, at construction or later, or that the routers they
  /// receive have.
  private func constructions(handedTo type: TypeID, as property: Ref) -> Set<Ref> {
    // `child.navigation = navigation`
    let put = program.assignments[program.symbol(property)].filter { assignment in
      guard let target = program.child(assignment, .target), program.kind(target) == .member,
        let base = program.child(target, .base), case .named(type, _) = semantics.type(of: base).core
      else { return false }
      return true
    }.compactMap { program.child($0, .value) }
    return constructions(
      reaching: put
        + flow.constructions(of: type).flatMap { call in
          semantics.arguments(of: call).compactMap { program.child($0, .value) }.flatMap { e -> [Ref] in
            if mayBeController(e) { return [e] }
            guard case .named(let id, _) = semantics.type(of: e).core, !semantics.isScreenType(id) else { return [] }
            return evaluator.values(of: e, in: Environment(parent: nil)).flatMap { v -> [Ref] in
              guard case .instance(.named(let router, _), let made, _) = v, !semantics.isScreenType(router) else {
                return []
              }
              return controllers(givenTo: made)
            }
          }
        })
  }

  /// The navigation controllers of the router on which a site calls: `router.setRoot(page)`, where this object made the
  /// router itself, `Router(navigation: UINavigationController())`.
  private func controllersOfRouter(askedBy site: Ref) -> Set<Ref> {
    guard program.kind(site) == .call, let callee = program.child(site, .callee), program.kind(callee) == .member,
      let router = program.child(callee, .base)
    else { return [] }
    return constructions(
      reaching: constructions(reaching: [router]).sorted().flatMap { made in
        isRouter(made) ? controllers(givenTo: made) : []
      })
  }

  private func isRouter(_ made: Ref) -> Bool {
    guard case .named(let type, _) = semantics.type(of: made).core else { return false }
    return !semantics.isScreenType(type)
  }

  private func mayBeController(_ e: Ref) -> Bool {
    switch semantics.type(of: e).core {
    case .external(let name, _): SDK.isController(name)
    case .named(let id, _): semantics.isStack(id)
    case .unknown: program.kind(e) != .closure
    default: false
    }
  }

  /// The controller arguments of a construction, and the defaults of omitted ones: `Router()`, with `init(navigation:
  /// UINavigationController = UINavigationController())`.
  private func controllers(givenTo call: Ref) -> [Ref] {
    guard case .initializer(_, let inits) = semantics.callee(of: call), let f = inits.first else { return [] }
    return flow.source(call: call, function: f).bindings.sorted { $0.key < $1.key }.map(\.value).filter {
      program.kind($0) != .closure && mayBeController($0) && !semantics.type(of: $0).isUnknown
    }
  }

  private func constructions(reaching variable: VariableKey) -> Set<Ref> {
    constructions(reaching: flow.sources(of: variable).compactMap { $0.bindings[variable] })
  }

  /// The constructions of navigation controllers that expressions may stand for, through parameters and properties.
  func constructions(reaching expressions: [Ref]) -> Set<Ref> {
    var result: Set<Ref> = []
    ReachingValues(evaluator: evaluator, flow: flow, limit: semantics.budget.reachedValues).visit(expressions) {
      value in
      if case .instance(_, let made, _) = value { result.insert(made) }
      return .follow
    }
    return result
  }
}

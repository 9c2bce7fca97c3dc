import SourceFacts

/// The resolvers of route types: registrations (`navigationDestination(for:)`), and the functions and properties that
/// map a value of the type to a view or controller.
final class RouteResolvers {
  struct Registration {
    var place: Ref
    /// nil for a registration of a generic parameter: it serves every type.
    var type: TypeExpression?
    var content: Ref
    /// The call that shows the value; nil for a stack's path.
    var opener: String?
  }

  let evaluator: Evaluator
  let finder: ScreenFinder
  let registrations: [Registration]
  /// Some stack shows the elements of a path whose type is not known.
  let hasOpenElements: Bool
  private var functionLists = Memo<TypeID, [Ref]>()
  var semantics: Semantics { evaluator.semantics }
  var program: Program { evaluator.program }

  /// Types whose values are shown by the views that hold them.
  let replaced: Set<TypeID>
  var stateSwitches: [TypeID: [(property: Ref, statement: Ref)]] = [:]

  init(
    evaluator: Evaluator, finder: ScreenFinder, registrations: [(place: Ref, type: Ref, content: Ref, opener: String?)],
    elements: [(place: Ref, path: Ref, content: Ref)] = [], replaced: Set<TypeID> = []
  ) {
    self.replaced = replaced
    self.evaluator = evaluator
    self.finder = finder
    let elements = elements.map { e -> Registration? in
      // The elements of a path are registered with the path.
      let path =
        evaluator.program.kind(e.path) == .variable
        ? evaluator.semantics.declaredType(e.path) : evaluator.semantics.type(of: e.path)
      var type = path.core.element.core
      // A path of wrapped routes shows the wrapped routes.
      if case .external(let name, let inside) = type, evaluator.semantics.library.constructors[name] != nil {
        type = inside.first?.core ?? .unknown
      }
      return type.isUnknown ? nil : Registration(place: e.place, type: type, content: e.content, opener: nil)
    }
    hasOpenElements = elements.contains { $0 == nil }
    self.registrations =
      registrations.map { r in
        let isArgument = evaluator.program.parent(r.type).map(evaluator.program.kind) == .specialize
        let named = isArgument ? evaluator.semantics.resolve(r.type) : evaluator.semantics.typeReference(r.type)
        var type = (named?.core).map(evaluator.semantics.witnessed)
        if case .generic = type { type = nil }
        return Registration(place: r.place, type: type, content: r.content, opener: r.opener)
      } + elements.compactMap { $0 }
  }

  /// The screens of a value, by the resolvers of its type; the registration nearest to the site decides.
  func targets(of value: Value, site: Ref, root: Environment) -> [Target] {
    let type = evaluator.type(of: value).core
    var near: [Target] = []
    let registrations = serving(site)
    let own = registrations.filter { matches($0, type) }
    let best = own.map { distance($0.place, site) }.min()
    let nearest = own.filter { distance($0.place, site) == best }
    for t in nearest.count == 1
      ? apply(nearest[0].content, to: value, root: root)
      : shown(byAnyOf: semantics.limited(nearest, to: \.registrationsOfType), value, root) where !near.contains(t)
    { near.append(t) }
    if !near.isEmpty { return near }
    if case .named(let id, _) = type {
      let shown = shown(
        by: functions(resolving: id).lazy.filter { _ in value != .selfValue(id) }.map {
          self.call($0, with: value, type: id, root: root)
        })
      if !shown.isEmpty { return shown }
      let held = replaced.contains(id) ? targetsOfHolders(of: id, showing: value) : []
      if !held.isEmpty { return held }
    }
    for r in registrations where r.type == nil {
      let targets = apply(r.content, to: value, root: root)
      if !targets.isEmpty { return targets }
    }
    return []
  }

  /// Several stacks show values of the type. One that has only a `default` for the value does not count where another
  /// names it.
  private func shown(byAnyOf registrations: ArraySlice<Registration>, _ value: Value, _ root: Environment) -> [Target] {
    var named: [Target] = []
    var others: [Target] = []
    for r in registrations {
      let (targets, trace) = evaluator.tracedPart { apply(r.content, to: value, root: root) }
      if trace.metDefault { others += targets } else { named += targets }
    }
    return named.isEmpty ? others : named
  }

  /// The screens of the first function that gives more than built-in views: a route may also make its own label.
  private func shown(by answers: some Sequence<[Target]>) -> [Target] {
    var plain: [Target] = []
    for targets in answers {
      if targets.contains(where: { if case .inline = $0 { false } else { true } }) { return targets }
      if plain.isEmpty { plain = targets }
    }
    return plain
  }

  /// The registrations that a window's or a stack's primitive uses.
  private func serving(_ site: Ref) -> [Registration] {
    let call = program.kind(site) == .call ? program.name(site) : ""
    let opener = registrations.contains { $0.opener == call } ? call : nil
    return registrations.filter { $0.opener == opener }
  }

  func isRegistered(_ type: TypeExpression) -> Bool {
    registrations.contains { $0.opener == nil && matches($0, type.core) }
  }

  private func matches(_ r: Registration, _ type: TypeExpression) -> Bool {
    guard let registered = r.type else { return false }
    switch (registered, type) {
    case (.named(let a, _), .named(let b, _)): return a == b || semantics.inherits(b, from: a)
    case (.external(let a, _), .external(let b, _)): return a == b
    default: return registered == type
    }
  }

  /// 0 same type body, 1 same file, 2 elsewhere.
  private func distance(_ a: Ref, _ b: Ref) -> Int {
    if let x = program.enclosingType(a), x == program.enclosingType(b) { return 0 }
    return a.file == b.file ? 1 : 2
  }

  func apply(_ content: Ref, to value: Value, root: Environment) -> [Target] {
    var result: [Target] = []
    for callee in evaluator.values(of: content, in: root) {
      // `navigationDestination(for: Page.self, destination: destination)`: the caller passes the closure.
      evaluator.noteOpen(callee)
      let values = evaluator.result(of: callee, arguments: [.values([value])], root: root)
      for t in finder.targets(of: values) where !result.contains(t) { result.append(t) }
    }
    return result
  }

  private func call(_ f: Ref, with value: Value, type: TypeID, root: Environment) -> [Target] {
    if program.kind(f) == .variable {
      guard let getter = evaluator.getter(of: f) else { return [] }
      return finder.targets(of: evaluator.body(getter, Environment(parent: root, receiver: [value])))
    }
    guard let block = program.child(f, .body) else { return [] }
    let frame = Environment(parent: root)
    if program.enclosingType(f).map({ semantics.inherits(type, from: $0) }) ?? false { frame.receiver = [value] }
    for p in semantics.parameters(of: f) {
      if case .named(let id, _) = program.child(p, .type).map(semantics.resolve)?.core, id == type {
        frame.bindings[VariableKey(declaration: p)] = .values([value])
      }
    }
    evaluator.begin()
    return finder.targets(of: evaluator.body(block, frame))
  }

  /// Functions and computed properties that map a value of the type to a view or controller by a `switch`.
  func functions(resolving type: TypeID) -> [Ref] {
    if let known = functionLists[type] { return known }
    var result: [Ref] = []
    // The type's own: `var view: some View { switch self … }`, `func NavigatingView()`.
    for (_, list) in program.types[type].members.sorted(by: { $0.key < $1.key }) {
      for m in list where semantics.givesScreen(m) { result.append(m) }
    }
    result += functionsByParameter[type] ?? []
    return functionLists.keep(result, for: type)
  }

  private lazy var functionsByParameter: [TypeID: [Ref]] = {
    var result: [TypeID: [Ref]] = [:]
    func add(_ f: Ref) {
      guard program.kind(f) == .function, semantics.givesScreen(f), !program.isOutOfScope(f) else { return }
      for p in semantics.parameters(of: f) {
        if case .named(let id, _) = program.child(p, .type).map(semantics.resolve)?.core,
          program.types[id].kind == .enum, !decorates(f) || chooses(f, by: p)
        {
          result[id, default: []].append(f)
        }
      }
    }
    for type in program.types { type.members.values.joined().sorted().forEach(add) }
    program.globals.values.joined().sorted().forEach(add)
    return result.mapValues { $0.sorted() }
  }()

  /// The function returns the view that it is called on, or its controller parameter, and the value only styles it:
  /// `extension View { func themed(_ style: Style) -> some View }`.
  private func decorates(_ f: Ref) -> Bool {
    if let type = program.enclosingType(f), !program.types[type].isDeclared, !semantics.isController(type) {
      return true
    }
    return semantics.parameters(of: f).contains { p in
      program.child(p, .type).map { semantics.saysScreen(semantics.resolve($0)) } ?? false
    }
  }

  /// The function chooses by the value, or reads a screen from it: `switch route`, `if case .home = route`,
  /// `route.page`.
  private func chooses(_ f: Ref, by parameter: Ref) -> Bool {
    let name = program.symbol(parameter)
    func isValue(_ r: Ref?) -> Bool {
      r.map { program.kind($0) == .name && program.symbol($0) == name } ?? false
    }
    var found = false
    program.forEachNode(in: f) { node in
      switch program.kind(node) {
      case .switch: found = found || isValue(program.child(node, .subject))
      case .patternCondition: found = found || isValue(program.child(node, .value))
      case .member where isValue(program.child(node, .base)):
        let asked = program.parent(node).flatMap { program.kind($0) == .call ? $0 : nil } ?? node
        found = found || semantics.saysScreen(semantics.type(of: asked))
      default: break
      }
      return !found
    }
    return found
  }
}

import Dialects
import SourceFacts

/// The types that are coordinators of a library, and the coordinators that an expression stands for.
final class Coordinators {
  let flow: DataFlow
  let evaluator: Evaluator
  /// The coordination rules of the dialects in use.
  let active: [Dialect.Coordination]
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// The coordinator types, each with its dialect's index in ``active``.
  private(set) var places: [TypeID: Int] = [:]
  /// Handlers by the route type they take.
  private(set) var handlers: [TypeID: [Handler]] = [:]
  /// Handlers that take any route of the library (`Step`), by dialect.
  private(set) var openHandlers: [Int: [Handler]] = [:]

  struct Handler: Hashable {
    var function: Ref
    var parameter: Ref
    var coordinator: TypeID
  }

  init(flow: DataFlow, evaluator: Evaluator, dialects: [Dialect]) {
    self.flow = flow
    self.evaluator = evaluator
    active = dialects.compactMap(\.coordination)
    if !active.isEmpty { collect() }
  }

  private func collect() {
    for id in program.types.indices
    where program.types[id].isDeclared && program.types[id].kind != .protocol && !program.types[id].isOutOfScope {
      let names = semantics.supertypeNames(of: id)
      guard let place = active.firstIndex(where: { $0.bases.keys.contains { names.contains($0) && !isDeclared($0) } })
      else { continue }
      places[id] = place
    }
    for (id, place) in places.sorted(by: { $0.key < $1.key }) {
      guard let h = active[place].handler, let (handler, node) = handler(of: id, named: h.name, h.label) else {
        continue
      }
      if case .named(let route, _) = semantics.resolve(node).core, program.types[route].kind == .enum {
        handlers[route, default: []].append(handler)
      } else {
        openHandlers[place, default: []].append(handler)
      }
    }
  }

  /// The function that receives routes, and its declared route type.
  private func handler(of id: TypeID, named name: String, _ label: String) -> (Handler, type: Ref)? {
    guard let name = program.symbols.find(name) else { return nil }
    for f in semantics.members(named: name, of: id) where program.kind(f) == .function && program.child(f, .body) != nil
    {
      guard let p = semantics.parameters(of: f).first, semantics.label(of: p) == label,
        let node = program.child(p, .type)
      else { continue }
      return (Handler(function: f, parameter: p, coordinator: id), node)
    }
    return nil
  }

  private func isDeclared(_ name: String) -> Bool {
    program.symbols.find(name).flatMap { program.typesByName[$0] }?.contains {
      program.types[$0].isDeclared && program.types[$0].parent == nil
    } ?? false
  }

  // MARK: a coordinator

  func isCoordinator(_ id: TypeID) -> Bool { places[id] != nil }
  func coordination(of id: TypeID) -> Dialect.Coordination? { places[id].map { active[$0] } }

  /// The SDK controller of such a coordinator; `self` where the coordinator itself stands for it.
  func container(of id: TypeID) -> String? {
    guard let c = coordination(of: id) else { return nil }
    let names = semantics.supertypeNames(of: id)
    return c.bases.sorted { $0.key < $1.key }.first { names.contains($0.key) && !$0.value.isEmpty }?.value
  }

  func handlers(of id: TypeID) -> [Handler] {
    (Array(handlers.values.joined()) + Array(openHandlers.values.joined())).filter { $0.coordinator == id }.sorted {
      $0.function < $1.function
    }
  }

  /// The functions that the libraries call with a route.
  var handlerFunctions: Set<Ref> {
    Set((Array(handlers.values.joined()) + Array(openHandlers.values.joined())).map(\.function))
  }

  /// The route enum that a coordinator's handler takes.
  func routeType(of id: TypeID) -> TypeID? {
    handlers.filter { $0.value.contains { $0.coordinator == id } }.map(\.key).min()
  }

  // MARK: expressions

  /// The coordinators that an expression may stand for.
  func behind(_ e: Ref, _ env: Environment = Environment(parent: nil), depth: Int = 0) -> [TypeID] {
    guard semantics.allows(\.coordinatorDepth, after: depth) else { return [] }
    let node = stripped(e)
    switch program.kind(node) {
    case .name where ["self", "super"].contains(program.name(node)):
      return program.enclosingType(node).map { isCoordinator($0) ? [$0] : [] } ?? []
    case .call:
      if let led = ledTo(node, env, depth: depth) { return led }
      if let inner = wrapped(node) { return behind(inner, env, depth: depth + 1) }
    case .name, .member:
      if let d = flow.declaration(of: node) {
        if program.kind(d) == .optionalBinding, let value = program.child(d, .value) {
          return behind(value, env, depth: depth + 1)
        }
        if let found = annotated(d), !found.isEmpty { return found }
      }
    default: break
    }
    let byType = typed(semantics.type(of: node))
    if !byType.isEmpty { return byType }
    return of(values: evaluator.values(of: node, in: env), env, depth: depth)
  }

  /// The coordinators among values; a router or a wrapper stands for the coordinator behind it.
  func of(values: [Value], _ env: Environment = Environment(parent: nil), depth: Int = 0) -> [TypeID] {
    var result: [TypeID] = []
    for v in values { for id in of(v, env, depth: depth) where !result.contains(id) { result.append(id) } }
    return result
  }

  private func of(_ v: Value, _ env: Environment, depth: Int) -> [TypeID] {
    switch v {
    case .instance(.named(let id, _), _, _), .selfValue(let id): return isCoordinator(id) ? [id] : []
    case .instance(.external(let name, _), let call, let e):
      guard active.contains(where: { $0.wrappers.contains(name) || $0.routers.contains(name) }),
        let inner = wrapped(call)
      else { return [] }
      return behind(inner, e, depth: depth + 1)
    case .array, .dictionary: return of(values: evaluator.listed(v) ?? [], env, depth: depth + 1)
    case .unknown(let r):
      return stripped(r) != r || program.kind(r) == .call
        ? behind(r, env, depth: depth + 1) : typed(semantics.type(of: r))
    case .parameter, .property, .payload, .element: return typed(evaluator.type(of: v))
    default: return []
    }
  }

  /// The coordinators that a static type stands for.
  func typed(_ type: TypeExpression) -> [TypeID] {
    switch type.core {
    case .named(let id, _):
      if isCoordinator(id) { return [id] }
      return program.types[id].kind == .protocol ? semantics.withSubtypes(id).filter(isCoordinator) : []
    case .opaque(let parts): return parts.flatMap(typed)
    case .external(let name, let arguments):
      guard active.contains(where: { $0.routers.contains(name) }), let first = arguments.first else { return [] }
      if case .named(let id, _) = first.core, !isCoordinator(id), let list = handlers[id] {
        return list.map(\.coordinator)
      }
      return typed(first)
    default: return []
    }
  }

  /// The route type that a router of this type takes.
  func routeType(ofRouter type: TypeExpression) -> TypeID? {
    switch type.core {
    case .external(let name, let arguments):
      guard active.contains(where: { $0.routers.contains(name) }), case .named(let id, _)? = arguments.first?.core
      else { return nil }
      return isCoordinator(id) ? routeType(of: id) : id
    case .named(let id, _): return routeType(of: id)
    case .opaque(let parts): return parts.compactMap { routeType(ofRouter: $0) }.first
    default: return nil
    }
  }

  /// `TodosCoordinator.Router`: an alias of the library inside the coordinator's type.
  private func annotated(_ d: Ref) -> [TypeID]? {
    guard [.variable, .parameter].contains(program.kind(d)), var node = program.child(d, .type) else { return nil }
    while program.kind(node) == .typeOptional, let inner = program.child(node, .type) { node = inner }
    guard program.kind(node) == .typeMember, active.contains(where: { $0.routers.contains(program.name(node)) }),
      let base = program.child(node, .base)
    else { return nil }
    return typed(semantics.resolve(base))
  }

  /// Without the members that lead to the same coordinator: `router.rx`, `coordinator.child.popToRoot()`.
  func stripped(_ e: Ref) -> Ref {
    var node = e
    while true {
      var member = node
      if program.kind(member) == .call, let target = program.child(member, .callee) { member = target }
      guard program.kind(member) == .member, let base = program.child(member, .base),
        active.contains(where: { $0.sameMembers.contains(program.name(member)) })
      else { return node }
      node = base
    }
  }

  /// The content of a wrapper's construction.
  private func wrapped(_ call: Ref) -> Ref? {
    guard
      active.contains(where: { $0.wrappers.contains(program.name(call)) || $0.routers.contains(program.name(call)) })
    else { return nil }
    return semantics.arguments(of: call).first.flatMap { program.child($0, .value) }
  }

  // MARK: route properties

  /// The coordinator a call with a key path leads to; nil for other calls.
  private func ledTo(_ call: Ref, _ env: Environment, depth: Int) -> [TypeID]? {
    for c in active {
      guard let p = c.properties, p.leads.contains(program.name(call)) || p.calls[program.name(call)] != nil else {
        continue
      }
      guard
        let path = semantics.arguments(of: call).compactMap({ program.child($0, .value) }).first(where: {
          program.kind($0) == .keyPath
        })
      else { continue }
      let owners = owners(ofPath: path, call: call, env, depth: depth)
      let targets = owners.flatMap { owner in
        factory(program.name(path), of: owner).map {
          self.of(values: evaluator.result(of: $0, arguments: [], root: env), env, depth: depth + 1)
        } ?? []
      }
      // A route to a view returns the coordinator it was sent to.
      return targets.isEmpty ? owners : targets
    }
    return nil
  }

  /// The coordinators of a key path: by its written root, else the call's receiver, else the enclosing type.
  func owners(ofPath path: Ref, call: Ref, _ env: Environment = Environment(parent: nil), depth: Int = 0) -> [TypeID] {
    let name = program.name(path)
    let has = { (ids: [TypeID]) in ids.filter { self.routeProperty(name, of: $0) != nil } }
    if let root = program.child(path, .root) {
      let found = has(typed(semantics.resolve(root)))
      if !found.isEmpty { return found }
    }
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      let found = has(behind(base, env, depth: depth + 1))
      if !found.isEmpty { return found }
    }
    if let own = program.enclosingType(call), isCoordinator(own) {
      let found = has([own])
      if !found.isEmpty { return found }
    }
    // The receiver is not known: a route that only one coordinator has belongs to it.
    let all = has(places.keys.sorted())
    return all.count == 1 ? all : []
  }

  func routeProperty(_ name: String, of id: TypeID) -> Ref? {
    guard let attributes = coordination(of: id)?.properties?.attributes, let symbol = program.symbols.find(name) else {
      return nil
    }
    return semantics.members(named: symbol, of: id).first { m in
      program.kind(m) == .variable
        && program.children(m, .attributes).contains { attributes[program.name($0)] != nil }
    }
  }

  /// The function that makes a route property's destination, as a value to call.
  func factory(_ name: String, of id: TypeID) -> Value? {
    guard let property = routeProperty(name, of: id), let initial = program.child(property, .initializer) else {
      return nil
    }
    let frame = Environment(parent: nil, receiver: [.selfValue(id)])
    return evaluator.values(of: initial, in: frame).first { v in
      switch v {
      case .function, .closure: true
      default: false
      }
    }
  }
}

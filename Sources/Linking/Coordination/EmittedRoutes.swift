import Dialects
import SourceFacts

/// The routes that emitter types put into their streams.
final class EmittedRoutes {
  struct Emission {
    var value: Value
    var route: RouteValue
    /// The place that names the route.
    var site: Ref
    /// The call that puts it into the stream; nil for a route that the emitter sends by itself.
    var call: Ref?
  }

  /// The sender of routes: a type of the sources, or a library's value made of one route.
  enum Emitter {
    case type(TypeID)
    case constant(Emission)
  }

  let pass: CoordinationPass
  let rule: Dialect.Emitters
  private var program: Program { pass.program }
  private var semantics: Semantics { pass.semantics }
  private var evaluator: Evaluator { pass.evaluator }
  /// The routes that each type sends later, by the calls in its code.
  private var sent: [TypeID: [Emission]] = [:]

  init(pass: CoordinationPass, rule: Dialect.Emitters) {
    self.pass = pass
    self.rule = rule
    collect()
  }

  private func collect() {
    var calls: [(call: Ref, emitter: TypeID, route: Ref)] = []
    for name in rule.emits {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let stream = program.child(target, .base), let id = emitter(ofStream: stream),
          let route = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) })
        else { continue }
        calls.append((call, id, route))
      }
    }
    for (name, label) in rule.feeds.sorted(by: { $0.key < $1.key }) {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let stream = semantics.argument(labelled: label, of: call), let id = emitter(ofStream: stream),
          let target = program.child(call, .callee), program.kind(target) == .member,
          let source = program.child(target, .base)
        else { continue }
        calls.append((call, id, source))
      }
    }
    for c in calls.sorted(by: { $0.call < $1.call }) {
      var found = routes(in: c.route, at: c.call)
      // An element of a list or a table may be any route that the emitter's own code names.
      if found.isEmpty { found = named(in: c.emitter) }
      sent[c.emitter, default: []] += found.map {
        Emission(value: $0.value, route: $0.route, site: $0.site, call: c.call)
      }
    }
  }

  /// The emitter of the stream that an expression is: `steps`, `self.steps`, `viewModel.steps`.
  private func emitter(ofStream e: Ref) -> TypeID? {
    guard program.name(e) == rule.stream else { return nil }
    let owner: TypeID?
    switch program.kind(e) {
    case .name: owner = program.enclosingType(e)
    case .member:
      guard let base = program.child(e, .base), case .named(let id, _) = semantics.type(of: base).core else {
        return nil
      }
      owner = id
    default: return nil
    }
    return owner.flatMap { isEmitter($0) ? $0 : nil }
  }

  private func isEmitter(_ id: TypeID) -> Bool {
    let names = semantics.supertypeNames(of: id)
    return rule.types.contains(where: names.contains)
  }

  /// The routes at the end of a chain: `tap.map { DemoStep.done }.take(1)`.
  private func routes(in e: Ref, at place: Ref) -> [(value: Value, route: RouteValue, site: Ref)] {
    var node = e
    for _ in semantics.turns(\.streamChain) {
      let found = pass.routes(named: node, type: nil, place: place)
      if !found.isEmpty { return found }
      guard program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { return [] }
      node = base
    }
    return []
  }

  private func named(in id: TypeID) -> [(value: Value, route: RouteValue, site: Ref)] {
    var result: [(value: Value, route: RouteValue, site: Ref)] = []
    let bodies = program.types[id].bodies.filter { !program.isOutOfScope($0) }
    for body in bodies {
      program.forEachNode(in: body) { r in
        guard semantics.allows(\.namedRoutes, after: result.count) else { return false }
        guard program.kind(r) == .member, let own = routeCase(r), !result.contains(where: { $0.route == own.route })
        else { return true }
        result.append(own)
        return true
      }
    }
    return result
  }

  private func routeCase(_ member: Ref) -> (value: Value, route: RouteValue, site: Ref)? {
    guard let values = Optional(evaluator.values(of: member, in: Environment(parent: nil))),
      case .enumCase(let id, let name, let e, _)? = values.first
    else { return nil }
    guard
      pass.coordinators.handlers[id] != nil || rule.routes.contains(where: semantics.supertypeNames(of: id).contains)
    else { return nil }
    return (values[0], RouteValue(type: id, name: name), e)
  }

  // MARK: what an emitter sends

  /// The routes that the type sends by itself when it is first asked.
  func first(of id: TypeID) -> [Emission] {
    guard let name = program.symbols.find(rule.first) else { return [] }
    guard let variable = semantics.members(named: name, of: id).first(where: { program.kind($0) == .variable }) else {
      return []
    }
    let values = evaluator.variable(variable, receiver: [.selfValue(id)], Environment(parent: nil))
    return values.compactMap { v in
      guard case .enumCase(let type, let name, let e, _) = v, program.types[type].kind == .enum else { return nil }
      return Emission(value: v, route: RouteValue(type: type, name: name), site: e, call: nil)
    }
  }

  /// The routes that the type and its superclasses send later.
  func later(of id: TypeID) -> [Emission] { ([id] + semantics.supertypes(of: id)).flatMap { sent[$0] ?? [] } }

  /// The library runs this function when it begins to observe.
  func isOnStart(_ emission: Emission) -> Bool {
    guard !rule.onStart.isEmpty, let call = emission.call, let member = program.enclosingMember(call) else {
      return false
    }
    return program.kind(member) == .function && program.name(member) == rule.onStart
  }

  /// The emitters an expression stands for.
  func emitters(of e: Ref, _ env: Environment, depth: Int = 0) -> [Emitter] {
    guard semantics.allows(\.emitterDepth, after: depth) else { return [] }
    if program.kind(e) == .call, let made = made(by: e, env, depth: depth) { return made }
    evaluator.begin()
    var result: [Emitter] = []
    var ids: Set<TypeID> = []
    for v in evaluator.evaluate(e, env) {
      if case .instance(.external, let call, let inner) = v, let made = made(by: call, inner, depth: depth) {
        result += made
      }
      if let id = evaluator.nominal(v).map({ emitter(standingAt: e, of: $0) }), isEmitter(id), ids.insert(id).inserted {
        result.append(.type(id))
      }
    }
    if result.isEmpty, case .named(let id, _) = semantics.type(of: e).core, isEmitter(id) { return [.type(id)] }
    return result
  }

  /// The object in a generic base class's property has only its bound as a known type, where its construction is not
  /// seen. The subclass in the expression fixes it: `container.resolve(ListController.self)!.reactor` of a
  /// `ListController: ReactorController<ListReactor>`.
  private func emitter(standingAt e: Ref, of bound: TypeID) -> TypeID {
    guard program.types[bound].kind == .protocol, case .named(let id, _) = semantics.type(of: e).core,
      semantics.inherits(id, from: bound)
    else { return bound }
    return id
  }

  private func made(by call: Ref, _ env: Environment, depth: Int) -> [Emitter]? {
    if let label = rule.constants[program.name(call)], let route = semantics.argument(labelled: label, of: call) {
      evaluator.begin()
      return evaluator.evaluate(route, env).compactMap { v in
        guard case .enumCase(let id, let name, let e, _) = v else { return nil }
        return .constant(Emission(value: v, route: RouteValue(type: id, name: name), site: e, call: nil))
      }
    }
    if let label = rule.groups[program.name(call)], let list = semantics.argument(labelled: label, of: call),
      program.kind(list) == .array
    {
      return program.children(list).flatMap { emitters(of: $0, env, depth: depth + 1) }
    }
    return nil
  }
}

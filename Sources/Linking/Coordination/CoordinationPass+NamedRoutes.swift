import Dialects
import NavigationModel
import SourceFacts

/// Routes on their way: the places that name one, and the handlers that receive it.
extension CoordinationPass {
  func collect(_ t: Dialect.Trigger) {
    for call in program.callsNamed(t.call) where !program.isOutOfScope(call) {
      let base = program.child(call, .callee).flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
      if !t.receivers.isEmpty {
        guard let base, isOne(of: t.receivers, base) else { continue }
      }
      if t.call == "init", base.map({ program.name($0) != "super" }) ?? true { continue }
      let given = semantics.arguments(of: call).filter {
        program.name($0) == t.argument && !program.flags($0).contains(.trailing)
      }
      for argument in t.isList ? given : given.first.map({ [$0] }) ?? [] {
        guard let e = program.child(argument, .value) else { continue }
        var (audience, type): ([TypeID], TypeID?) = ([], nil)
        if t.audience == .receiver {
          guard let known = self.audience(of: call, on: base) else { continue }
          (audience, type) = known
        }
        var named = routes(named: e, type: type, place: call)
        // An element of a list or a table of the app may be any route that the sender's own code names.
        if named.isEmpty, t.audience == .receiver, let type, let own = program.enclosingType(call), isHandedIn(e) {
          named = routes(of: type, namedIn: own)
        }
        for (value, route, site) in named {
          sent.append(
            Sent(
              value: value, route: route, site: site, handlers: takers(of: route, among: audience),
              gestureOn: t.isGesture ? audience.first : nil))
        }
      }
    }
  }

  /// The name of a closure's parameter.
  private func isHandedIn(_ e: Ref) -> Bool {
    guard program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e),
      program.kind(d) == .parameter, let list = program.parent(d)
    else { return false }
    return program.parent(list).map { program.kind($0) == .closure } ?? false
  }

  private func routes(of route: TypeID, namedIn own: TypeID) -> [(value: Value, route: RouteValue, site: Ref)] {
    var result: [(value: Value, route: RouteValue, site: Ref)] = []
    for body in program.types[own].bodies where !program.isOutOfScope(body) {
      program.forEachNode(in: body) { r in
        if [.patternExpression, .patternCase].contains(program.kind(r)) { return false }
        guard program.kind(r) == .member, program.types[route].cases[program.symbol(r)] != nil,
          semantics.allows(\.namedRoutes, after: result.count)
        else { return true }
        let made =
          program.parent(r).flatMap { program.kind($0) == .call && program.child($0, .callee) == r ? $0 : nil } ?? r
        for case .enumCase(route, let name, _, _) in evaluator.values(of: made, in: Environment(parent: nil))
        where !result.contains(where: { $0.route.name == name }) {
          result.append(
            (
              .enumCase(route, name, expression: made, Environment(parent: nil)), RouteValue(type: route, name: name),
              made
            ))
        }
        return true
      }
    }
    return result
  }

  func takers(of route: RouteValue, among audience: [TypeID]) -> [Coordinators.Handler] {
    let all = (coordinators.handlers[route.type] ?? []) + coordinators.openHandlers.values.joined()
    let own = all.filter { audience.contains($0.coordinator) }
    return (own.isEmpty ? all : own).sorted { ($0.coordinator, $0.function) < ($1.coordinator, $1.function) }
  }

  func isOne(of names: [String], _ base: Ref) -> Bool {
    switch (semantics.typeReference(base) ?? semantics.type(of: base)).core {
    case .external(let name, _): names.contains(name)
    case .named(let id, _):
      names.contains { semantics.supertypeNames(of: id).contains($0) || program.types[id].path == $0 }
    default: false
    }
  }

  /// The coordinators that receive the route of a call, and the routes that they know; nil for any other call.
  private func audience(of call: Ref, on base: Ref?) -> (coordinators: [TypeID], routes: TypeID?)? {
    guard let base else {
      guard let own = program.enclosingType(call), coordinators.isCoordinator(own) else { return nil }
      return ([own], coordinators.routeType(of: own))
    }
    let audience = coordinators.behind(base)
    let type =
      coordinators.routeType(ofRouter: semantics.type(of: coordinators.stripped(base)))
      ?? audience.compactMap(coordinators.routeType).first
    return audience.isEmpty && type == nil ? nil : (audience, type)
  }

  /// The routes that an expression may name, each with the place that names it; parameters are followed to the callers.
  func routes(named e: Ref, type: TypeID?, place: Ref) -> [(value: Value, route: RouteValue, site: Ref)] {
    var result: [(value: Value, route: RouteValue, site: Ref)] = []
    var queue: [(root: Environment, site: Ref)] = [(Environment(parent: nil), place)]
    var visited: Set<Source> = []
    while let (root, site) = queue.popLast(), semantics.allows(\.routeSources, after: visited.count) {
      for v in evaluator.values(of: e, in: root) {
        let value = implied(v, type, root)
        if case .enumCase(let id, let name, let expression, _) = value {
          guard program.types[id].kind == .enum else { continue }
          let isOwn = program.enclosingType(expression) == id || program.isOutOfScope(expression)
          result.append((value, RouteValue(type: id, name: name), isOwn ? site : expression))
        } else if let key = v.root {
          for source in flow.sources(of: key) where visited.insert(source).inserted {
            let next = Environment(parent: nil, bindings: root.bindings)
            for (k, x) in source.bindings { next.bindings[k] = .rootExpression(x) }
            queue.append((next, source.place))
          }
        }
      }
    }
    return result
  }

  /// `.home(nil)`, where only the library's types would tell the enum.
  private func implied(_ v: Value, _ type: TypeID?, _ root: Environment) -> Value {
    guard case .unknown(let r) = v, let type, let name = semantics.implicitMember(r),
      program.types[type].cases[name] != nil
    else { return v }
    return .enumCase(type, name, expression: r, root)
  }
}

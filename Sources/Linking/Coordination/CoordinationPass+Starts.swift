import Dialects
import NavigationModel
import SourceFacts

/// Coordinators that are started, and that receive their children's roots.
extension CoordinationPass {
  /// A child whose root a coordinator's member shows itself.
  struct HandedOver: Hashable {
    var member: Ref
    var child: TypeID
  }

  func calls(_ start: Dialect.Start) -> [Ref] {
    program.callsNamed(start.call).filter { call in
      guard !program.isOutOfScope(call) else { return false }
      let base = program.child(call, .callee).flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
      if start.isSuperInit { return base.map { program.name($0) == "super" } ?? false }
      let given = semantics.arguments(of: call).map(program.name)
      guard start.required.allSatisfy(given.contains) else { return false }
      if !start.receivers.isEmpty { return base.map { isOne(of: start.receivers, $0) } ?? false }
      return true
    }
  }

  func children(of call: Ref, _ start: Dialect.Start, _ env: Environment) -> (ids: [TypeID], expressions: [Ref]) {
    var expressions: [Ref] = []
    if start.arguments.isEmpty {
      if let target = program.child(call, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      {
        expressions = [base]
      }
    } else {
      for a in semantics.arguments(of: call)
      where start.arguments.contains(program.name(a)) && !program.flags(a).contains(.trailing) {
        guard let e = program.child(a, .value) else { continue }
        expressions += program.kind(e) == .array ? program.children(e) : [e]
      }
    }
    var ids: [TypeID] = []
    for e in expressions { for id in coordinators.behind(e, env) where !ids.contains(id) { ids.append(id) } }
    return (ids, expressions)
  }

  func emit(_ start: Dialect.Start) {
    for call in calls(start) {
      let own = program.enclosingType(call)
      let isOwn = own.map(coordinators.isCoordinator) ?? false
      let container = isOwn && start.isSuperInit ? own.flatMap(container) : nil
      for e in children(of: call, start, Environment(parent: nil)).expressions {
        let ids = coordinators.behind(e)
        for child in ids {
          if isOwn {
            emit(start, of: child, byCoordinatorAt: call, container)
          } else {
            emit(start, of: child, byOthersAt: call)
          }
        }
        if ids.isEmpty, start.isSuperInit {
          for target in finder.targets(of: evaluator.values(of: e, in: Environment(parent: nil))) {
            add(start.kind, target, route: nil, site: call, primitive: call, origins: container.map { [$0] } ?? [])
          }
        }
      }
      if start.handsOver { handOver(call, start) }
    }
  }

  private func emit(
    _ start: Dialect.Start, of child: TypeID, byCoordinatorAt call: Ref, _ container: Target?
  ) {
    if let member = program.enclosingMember(call) {
      // A child in a contribution (`.contribute(withNextPresentable: child)`) was started where its root was passed.
      if start.handsOver {
        handedOver.insert(HandedOver(member: member, child: child))
      } else if handedOver.contains(HandedOver(member: member, child: child)) {
        return
      }
    }
    add(.flow, .coordinator(child), route: nil, site: call, primitive: call)
    guard let container else { return }
    for first in firstScreens(of: child) {
      add(start.kind, first.target, route: nil, site: call, primitive: call, origins: [container])
    }
  }

  private func emit(_ start: Dialect.Start, of child: TypeID, byOthersAt call: Ref) {
    if start.kind == .root {
      add(.root, .coordinator(child), route: nil, site: call, primitive: call)
      for first in firstScreens(of: child) { add(.root, first.target, route: nil, site: call, primitive: call) }
    } else if !start.handsOver {
      add(.flow, .coordinator(child), route: nil, site: call, primitive: call)
    }
  }

  /// `Flows.use(a, b) { first, second in … }`: the closure's parameters are the children's roots.
  private func handOver(_ call: Ref, _ start: Dialect.Start) {
    guard let closure = semantics.trailingClosure(of: call), let list = program.child(closure, .parameters) else {
      return
    }
    let children = children(of: call, start, Environment(parent: nil)).expressions
    let root = Environment(parent: nil)
    for (parameter, child) in zip(program.children(list), children) {
      let ids = coordinators.behind(child)
      root.bindings[VariableKey(declaration: parameter)] = .values(ids.map { .selfValue($0) })
    }
    let isOwn = isFromCoordinator(call)
    for sink in collector.sinks where program.contains(closure, sink.place) {
      guard case .screen(let e) = sink.subject else { continue }
      for child in coordinators.of(values: evaluator.values(of: e, in: root)) {
        if !isOwn {
          add(
            sink.kind == .root ? .root : .flow, .coordinator(child), route: nil, site: sink.place, primitive: sink.place
          )
        }
        showFirstScreens(of: child, at: sink)
      }
    }
  }

  private func showFirstScreens(of child: TypeID, at sink: Sink) {
    let screens = firstScreens(of: child)
    for first in screens { add(sink.kind, first.target, route: nil, site: sink.place, primitive: sink.place) }
    if !screens.isEmpty { resolver.close(sink.place) }
  }
}

import Dialects
import NavigationModel
import SourceFacts

/// Handlers that take any route of the library.
extension CoordinationPass {
  /// The screens that handlers of any route show for each route they know, whether it is sent or not.
  func routeDestinations() -> [RouteValue: Set<Target>] {
    var result: [RouteValue: Set<Target>] = [:]
    for (place, handlers) in coordinators.openHandlers {
      let routes = coordinators.active[place].emitters?.routes ?? []
      guard !routes.isEmpty else { continue }
      for h in handlers {
        for type in namedRoutes(in: h.function, routes) {
          for name in program.types[type].caseOrder {
            guard let declaration = program.types[type].cases[name] else { continue }
            let route = RouteValue(type: type, name: name)
            let run = run(
              h, .enumCase(type, name, expression: declaration, Environment(parent: nil)), route, at: declaration)
            let sites = Set(
              run.regions.flatMap { sinks(in: $0) + (performed[$0] ?? []).map(\.site) } + run.starts.map(\.call))
            for site in sites { result[route, default: []].formUnion(shown[site] ?? []) }
            for c in run.contributions {
              evaluator.begin()
              result[route, default: []].formUnion(finder.targets(of: evaluator.evaluate(c.shown, c.env)))
            }
          }
        }
      }
    }
    return result
  }

  /// All enums of routes that handlers of any route may take.
  func routeTypes() -> Set<TypeID> {
    let protocols = coordinators.active.filter { c in
      coordinators.places.values.contains { coordinators.active[$0] == c }
    }.flatMap { $0.emitters?.routes ?? [] }
    guard !protocols.isEmpty else { return [] }
    return Set(
      program.types.indices.filter { id in
        let type = program.types[id]
        return type.isDeclared && type.kind == .enum && !type.isOutOfScope
          && protocols.contains(where: semantics.supertypeNames(of: id).contains)
      })
  }

  /// The route enums that a function names in casts and patterns.
  private func namedRoutes(in function: Ref, _ protocols: [String]) -> [TypeID] {
    var result: Set<TypeID> = []
    program.forEachNode(in: function) { r in
      var type: TypeExpression?
      if program.kind(r) == .cast, let node = program.child(r, .type) { type = semantics.resolve(node).core }
      if program.kind(r) == .member, let base = program.child(r, .base), program.kind(base) == .name {
        type = semantics.typeReference(base)?.core
      }
      guard case .named(let id, _)? = type, program.types[id].kind == .enum, !program.types[id].isOutOfScope else {
        return true
      }
      if protocols.contains(where: semantics.supertypeNames(of: id).contains) { result.insert(id) }
      return true
    }
    return result.sorted()
  }
}

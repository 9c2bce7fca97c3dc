import NavigationModel
import SourceFacts

/// Routes that are properties of coordinators.
extension GraphBuilder {
  func propertyRoutes(_ transitions: [Transition]) -> [Route] {
    propertyRoutes.map { p in
      let path = semantics.path(p.route.type), name = program.text(p.route.name)
      let shown = Set(transitions.filter { $0.route == "\(path).\(name)" }.compactMap(\.to))
      let destinations = shown.isEmpty ? Set(p.targets.map { screen(for: $0, site: p.declaration).id }) : shown
      let carriesValue = p.factory.map { !semantics.parameters(of: $0).isEmpty } ?? false
      return Route(
        id: "\(path).\(name)", type: path, case: name, location: location(p.declaration), destinations: destinations.sorted(), isUsed: p.isUsed,
        carriesValue: carriesValue)
    }.filter { !$0.destinations.isEmpty }
  }

  /// Code that only runs for property routes to which nothing leads: the properties, and the functions that nobody else names.
  func closedProperties() -> Set<Ref> {
    let dead = propertyRoutes.filter { !$0.isUsed }
    let declarations = Set(dead.map(\.declaration))
    let factories = dead.compactMap(\.factory).filter { f in
      !program.mentions[program.symbol(f)].contains { mention in
        !program.isOutOfScope(mention) && program.enclosingType(mention) == program.enclosingType(f) && !declarations.contains { program.contains($0, mention) }
      }
    }
    return declarations.union(factories)
  }
}

import NavigationModel
import SourceFacts

/// Routes that are properties of coordinators.
extension GraphBuilder {
  func propertyRoutes(_ transitions: [Transition]) -> [Route] {
    navigation.propertyRoutes.map { p in
      let path = semantics.path(p.route.type)
      let name = program.text(p.route.name)
      let shown = Set(transitions.filter { $0.route == "\(path).\(name)" }.compactMap(\.to))
      let destinations = shown.isEmpty ? Set(p.targets.map { screen(for: $0, site: p.declaration).id }) : shown
      let carriesValue = p.factory.map { !semantics.parameters(of: $0).isEmpty } ?? false
      return Route(
        id: "\(path).\(name)", type: path, case: name, location: location(p.declaration),
        destinations: destinations.sorted(), isUsed: p.isUsed,
        carriesValue: carriesValue)
    }.filter { !$0.destinations.isEmpty }
  }

  /// Code that only runs for property routes to which nothing leads: the properties, and the functions that no other
  /// code names.
  func closedProperties() -> Set<Ref> {
    let dead = navigation.propertyRoutes.filter { !$0.isUsed }
    let declarations = Set(dead.map(\.declaration))
    let factories = dead.compactMap(\.factory).filter { f in
      !program.mentions[program.symbol(f)].contains { mention in
        !program.isOutOfScope(mention) && program.enclosingType(mention) == program.enclosingType(f)
          && !declarations.contains { program.contains($0, mention) }
      }
    }
    return declarations.union(factories)
  }

  /// Functions that return a controller or view and that no code names: their results are unused.
  ///
  /// A library may call a method of an object, so these have to be static, or of a type without supertypes.
  func uncalledFactories() -> Set<Ref> {
    var result: Set<Ref> = []
    for type in program.types.indices where program.types[type].isDeclared && program.types[type].kind != .protocol {
      for f in program.types[type].members.values.joined() where isUncalledFactory(f, of: type) { result.insert(f) }
    }
    return result
  }

  private func isUncalledFactory(_ f: Ref, of type: TypeID) -> Bool {
    guard program.kind(f) == .function, program.child(f, .body) != nil,
      program.flags(f).isDisjoint(with: [.isPublic, .isOverride]), let given = program.child(f, .result),
      program.child(f, .attributes).map({ program.children($0).isEmpty }) ?? true,
      program.flags(f).contains(.isStatic) || program.types[type].inheritance.isEmpty
    else { return false }
    let name = program.symbol(f)
    guard program.calls[name].isEmpty, program.mentions[name].isEmpty,
      !["main", "init", "subscript", "body"].contains(program.text(name)),
      !semantics.supertypes(of: type).contains(where: { program.types[$0].members[name] != nil })
    else { return false }
    switch semantics.resolve(given).core {
    case .named(let made, _): return semantics.isScreenType(made)
    case .external(let made, _): return SDK.isController(made)
    default: return false
    }
  }
}

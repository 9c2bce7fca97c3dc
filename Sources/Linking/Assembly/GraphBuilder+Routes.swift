import Dialects
import NavigationModel
import SourceFacts

extension GraphBuilder {
  func routeEnums() -> Set<TypeID> {
    var result = Set(navigation.transitions.compactMap { $0.route?.type })
    result.formUnion(navigation.usedRoutes.map(\.type))
    result.formUnion(navigation.emittedRoutes)
    for r in resolvers.registrations {
      if case .named(let id, _)? = r.type, program.types[id].kind == .enum { result.insert(id) }
    }
    for p in collector.presenters {
      for key in evaluator.values(of: p.state, in: Environment(parent: nil)).compactMap(\.root) {
        if case .named(let id, _) = semantics.declaredType(key.declaration).core, program.types[id].kind == .enum {
          result.insert(id)
        }
      }
    }
    // An error is no route, though an alert shows it.
    return result.filter { id in
      program.types[id].kind == .enum && !program.types[id].isOutOfScope
        && semantics.supertypeNames(of: id).isDisjoint(with: ["Error", "LocalizedError"])
    }
  }

  /// Cases that code of the app makes: by name, or by raw values and the like without a mention.
  func createdCases(of types: Set<TypeID>) -> (seen: Set<RouteValue>, given: Set<RouteValue>) {
    var result: Set<RouteValue> = []
    var given: Set<RouteValue> = []
    for id in types.sorted() {
      let isDecoded = semantics.supertypeNames(of: id).contains {
        SDK.madeFromOutside.contains($0)
      }
      if isDecoded, usesRawOrAllCases(id) {
        for name in program.types[id].caseOrder { given.insert(RouteValue(type: id, name: name)) }
        continue
      }
      for name in program.types[id].caseOrder {
        let value = RouteValue(type: id, name: name)
        for mention in program.mentions[name]
        where !program.isOutOfScope(mention) && semantics.isCreation(mention, of: value) {
          result.insert(value)
          break
        }
      }
    }
    return (result, given)
  }

  func usesRawOrAllCases(_ id: TypeID) -> Bool {
    for name in ["allCases", "rawValue"] {
      for mention in program.symbols.find(name).map({ Array(program.mentions[$0]) }) ?? [] {
        if let base = program.child(mention, .base), semantics.typeReference(base)?.core == .named(id, []) {
          return true
        }
      }
    }
    return flow.constructions(of: id).contains { semantics.argument(labelled: "rawValue", of: $0) != nil }
      || handsOnInitialiser(id)
  }

  /// `texts.compactMap(Page.init(rawValue:))`: the function may make any case.
  private func handsOnInitialiser(_ id: TypeID) -> Bool {
    (program.symbols.find("init").map { Array(program.mentions[$0]) } ?? []).contains { mention in
      guard let parent = program.parent(mention), program.kind(parent) == .argument,
        let base = program.child(mention, .base)
      else { return false }
      return semantics.typeReference(base)?.core == .named(id, [])
    }
  }

  func routes(_ types: Set<TypeID>, made: Set<RouteValue>, _ transitions: [Transition]) -> [Route] {
    var byRoute: [String: Set<String>] = [:]
    for t in transitions { if let r = t.route, let to = t.to { byRoute[r, default: []].insert(to) } }
    var result: [Route] = []
    let contents = contentsByItem()
    for id in types.sorted() {
      let path = semantics.path(id)
      let isForeign = program.isOfDependency(type: id)
      for name in program.types[id].caseOrder {
        // Of a dependency's routes only those count that the app's code shows.
        if isForeign, byRoute["\(path).\(program.text(name))"] == nil { continue }
        guard let declaration = program.types[id].cases[name] else { continue }
        let routeID = "\(path).\(program.text(name))"
        var destinations = byRoute[routeID] ?? []
        if destinations.isEmpty {
          let value = Value.enumCase(id, name, expression: declaration, Environment(parent: nil))
          let known =
            navigation.routeDestinations[RouteValue(type: id, name: name)].map(Array.init)
            ?? destinationsOf(value, id, contents)
          for t in known { destinations.insert(screen(for: t, site: declaration).id) }
        }
        let payload = program.children(declaration).filter { program.kind($0) == .parameter }
        result.append(
          Route(
            id: routeID, type: path, case: program.text(name), location: location(declaration),
            destinations: destinations.sorted(), isUsed: made.contains(RouteValue(type: id, name: name)),
            carriesValue: !payload.isEmpty, arguments: payload.map(argument)))
      }
    }
    // Only enums with a destination are routes, and those that are routes by conformance.
    let routeTypes = Set(result.filter { !$0.destinations.isEmpty }.map(\.type)).union(
      navigation.emittedRoutes.map(semantics.path))
    return result.filter { routeTypes.contains($0.type) }.sorted { ($0.id, $0.location) < ($1.id, $1.location) }
  }

  /// `id: User.ID`; the inner name tells nothing beside a label.
  private func argument(_ parameter: Ref) -> Route.Argument {
    let label = program.child(parameter, .label).map(program.name) ?? "_"
    let name = label == "_" ? program.name(parameter) : label
    return Route.Argument(
      name: name.isEmpty || name == "_" ? nil : name,
      type: program.child(parameter, .type).map { TypeText(program: program).short($0) } ?? "…")
  }

  /// The contents of presenters by the type of their item.
  private func contentsByItem() -> [TypeID: [Ref]] {
    var result: [TypeID: [Ref]] = [:]
    for sink in collector.sinks {
      guard case .content(let content, let item?) = sink.subject, case .named(let id, _) = semantics.type(of: item).core
      else { continue }
      result[id, default: []].append(content)
    }
    return result
  }

  private func destinationsOf(_ value: Value, _ id: TypeID, _ contents: [TypeID: [Ref]]) -> [Target] {
    let root = Environment(parent: nil)
    let site = program.types[id].declaration ?? Ref(file: 0, node: 0)
    let registered = resolvers.targets(of: value, site: site, root: root)
    if !registered.isEmpty { return registered }
    for content in contents[id] ?? [] {
      let targets = resolvers.apply(content, to: value, root: root)
      if !targets.isEmpty { return targets }
    }
    return []
  }

  // MARK: resolvers for the rules

  func routeResolvers(_ types: Set<TypeID>) -> [RouteResolver] {
    var result: [RouteResolver] = []
    var seen: Set<Ref> = []
    let contents = contentsByItem()
    var registered: [TypeID: [Ref]] = [:]
    for r in resolvers.registrations {
      if case .named(let id, _)? = r.type { registered[id, default: []].append(r.content) }
    }
    for id in types.sorted() where !program.isOfDependency(type: id) {
      let bodies = resolvers.functions(resolving: id) + (registered[id] ?? []) + (contents[id] ?? [])
      for body in bodies {
        program.forEachNode(in: body) { r in
          if program.kind(r) == .switch, let subject = program.child(r, .subject),
            case .named(id, _) = semantics.type(of: subject).core, seen.insert(r).inserted
          {
            if let resolver = resolver(r, id) { result.append(resolver) }
          }
          return true
        }
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  func resolver(_ s: Ref, _ id: TypeID) -> RouteResolver? {
    let root = Environment(parent: nil)
    var arms: [RouteResolver.Arm] = []
    var defaultArm: RouteResolver.Arm?
    var named: Set<String> = []
    for c in evaluator.cases(of: s) {
      guard let block = program.child(c, .body) else { continue }
      evaluator.begin()
      let targets = finder.targets(of: evaluator.statements(program.children(block), root).values)
      let names = program.children(c, .patterns).compactMap { caseName($0) }
      let statements = program.children(block).filter { ![.variable, .assign].contains(program.kind($0)) }
      let only =
        statements.count == 1
        ? statements.first.map { program.kind($0) == .returned ? program.child($0, .value) ?? $0 : $0 } : nil
      let arm = RouteResolver.Arm(
        cases: names, location: location(c), destinations: targets.map { screen(for: $0, site: c).id },
        blank: only.flatMap { finder.blankText($0) })
      if program.flags(c).contains(.isDefault) {
        if program.flags(c).contains(.isUnknownDefault) { continue }
        defaultArm = arm
      } else {
        arms.append(arm)
        named.formUnion(names)
      }
    }
    guard arms.contains(where: { !$0.destinations.isEmpty }) else { return nil }
    let missing = program.types[id].caseOrder.map(program.text).filter { !named.contains($0) }
    let function = program.enclosingMember(s).map(program.name) ?? ""
    return RouteResolver(
      routeType: semantics.path(id), owner: owner(of: s), function: function, location: location(s), arms: arms,
      defaultArm: defaultArm, missingCases: missing)
  }

  func caseName(_ pattern: Ref) -> String? {
    switch program.kind(pattern) {
    case .patternCase: return program.name(pattern)
    case .patternExpression:
      return program.child(pattern, .value).flatMap { program.kind($0) == .member ? program.name($0) : nil }
    case .patternWhere: return program.child(pattern, .pattern).flatMap(caseName)
    default: return nil
    }
  }

  func unmatchedDestinations() -> [UnmatchedDestination] {
    let isOpen = resolvers.hasOpenElements || resolvers.registrations.contains { $0.type == nil && $0.opener == nil }
    var result: [UnmatchedDestination] = []
    for u in navigation.unmatched {
      guard case .named(let id, _) = u.type, program.types[id].kind != .protocol, !resolvers.isRegistered(u.type),
        !program.isOutOfScope(u.site), !program.isOfDependency(u.site)
      else { continue }
      let item = UnmatchedDestination(
        owner: owner(of: u.site), type: semantics.path(id), location: location(u.site), isCertain: !isOpen)
      if !result.contains(item) { result.append(item) }
    }
    return result.sorted { $0.location < $1.location }
  }
}

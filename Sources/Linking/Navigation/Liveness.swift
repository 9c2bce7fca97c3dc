import SourceFacts

/// Which types can play a part in the running app, and which screens somebody can get to.
///
/// A type is live when an entry is, or when live code mentions it. What stands in the arm of a `switch` over a route is
/// mentioned only if the route is made somewhere. Too much is called live rather than too little: "unreachable" is said
/// only of screens that no live code names.
struct Liveness {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  /// Route enums, and the cases that some code makes.
  let routeTypes: Set<TypeID>
  let made: Set<RouteValue>

  private enum Unit: Hashable {
    case type(TypeID)
    case global(Ref)
  }

  /// - Parameter uses: types that a place makes without naming them.
  func liveTypes(from roots: [TypeID], uses: [(place: Ref, type: TypeID)] = []) -> Set<TypeID> {
    var mentions: [Unit: [Mention]] = [:]
    for use in uses { if let unit = unit(of: use.place) { mentions[unit, default: []].append(Mention(type: use.type, place: use.place)) } }
    for id in program.types.indices where program.types[id].isDeclared {
      for mention in program.mentions[program.types[id].name] {
        guard !program.isOutOfScope(mention), let unit = unit(of: mention), unit != .type(id) else { continue }
        let candidates = program.typesByName[program.types[id].name] ?? []
        if candidates.count > 1, case .named(let resolved, _)? = semantics.typeReference(mention)?.core, resolved != id { continue }
        mentions[unit, default: []].append(Mention(type: id, place: mention))
      }
    }
    for (id, unit) in annotated() { mentions[unit, default: []].append(Mention(type: id, place: nil)) }
    for global in program.globals.values.joined() {
      for (user) in callersOfGlobal(global) { mentions[user, default: []].append(Mention(type: nil, place: nil, global: global)) }
    }
    var live: Set<Unit> = []
    var queue: [Unit] = roots.map { .type($0) }
    // Code at file scope runs from the start.
    queue += program.globals.values.joined().filter { program.kind($0) == .variable }.map { .global($0) }
    for fileRoot in program.files.indices { queue.append(.global(Ref(file: UInt32(fileRoot), node: program.files[fileRoot].root))) }
    while let unit = queue.popLast() {
      guard live.insert(unit).inserted else { continue }
      if case .type(let id) = unit {
        // Superclasses and protocols run their own code; nested helpers are named by their owner.
        queue += semantics.supertypes(of: id).map { .type($0) }
        if let parent = program.types[id].parent { queue.append(.type(parent)) }
      }
      for m in mentions[unit] ?? [] {
        if let global = m.global { queue.append(.global(global)); continue }
        guard let type = m.type else { continue }
        if let place = m.place, isInDeadArm(place) { continue }
        queue.append(.type(type))
      }
    }
    // SDK types extended in the tree run wherever they are used.
    return Set(live.compactMap { if case .type(let id) = $0 { id } else { nil } })
  }

  private struct Mention {
    var type: TypeID?
    var place: Ref?
    var global: Ref? = nil
  }

  private func unit(of place: Ref) -> Unit? {
    if let type = program.enclosingType(place) { return program.types[type].isDeclared ? .type(type) : .global(fileRoot(place)) }
    var current: Ref? = place
    while let c = current {
      if program.kind(c) == .function || program.kind(c) == .variable, let p = program.parent(c), program.isDeclarationScope(p) { return .global(c) }
      current = program.parent(c)
    }
    return .global(fileRoot(place))
  }

  private func fileRoot(_ r: Ref) -> Ref { Ref(file: r.file, node: program.files[Int(r.file)].root) }

  /// Types named in annotations of stored variables: a view holds its view model. Screens must be made, not only named.
  private func annotated() -> [(TypeID, Unit)] {
    var result: [(TypeID, Unit)] = []
    for id in program.types.indices {
      for list in program.types[id].members.values {
        for m in list where program.kind(m) == .variable {
          guard let node = program.child(m, 1) else { continue }
          for used in nominals(semantics.resolve(node)) where !semantics.isScreenType(used) && used != id { result.append((used, .type(id))) }
        }
      }
    }
    return result
  }

  private func nominals(_ t: TypeExpression) -> [TypeID] {
    switch t {
    case .named(let id, let arguments): [id] + arguments.flatMap(nominals)
    case .external(_, let arguments), .tuple(let arguments), .opaque(let arguments): arguments.flatMap(nominals)
    case .optional(let a), .array(let a), .metatype(let a): nominals(a)
    case .dictionary(let a, let b): nominals(a) + nominals(b)
    default: []
    }
  }

  private func callersOfGlobal(_ global: Ref) -> [Unit] {
    let name = program.symbol(global)
    return program.mentions[name].filter { !program.isOutOfScope($0) && program.kind($0) == .name }.compactMap(unit)
  }

  /// The place stands in an arm for routes that nobody makes.
  private func isInDeadArm(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .switchCase, let patterns = program.child(c, 0) {
        let cases = program.children(patterns).compactMap { routeCase($0) }
        if !cases.isEmpty, cases.allSatisfy({ routeTypes.contains($0.type) && !made.contains($0) }) { return true }
      }
      if program.kind(c) == .type || program.kind(c) == .extension { return false }
      current = program.parent(c)
    }
    return false
  }

  private func routeCase(_ pattern: Ref) -> RouteValue? {
    switch program.kind(pattern) {
    case .patternCase:
      guard case .named(let id, _) = semantics.enumType(ofPattern: pattern), program.types[id].cases[program.symbol(pattern)] != nil else { return nil }
      return RouteValue(type: id, name: program.symbol(pattern))
    case .patternExpression:
      guard let e = program.child(pattern, 0), program.kind(e) == .member, case .named(let id, _) = semantics.type(of: e).core, program.types[id].cases[program.symbol(e)] != nil else { return nil }
      return RouteValue(type: id, name: program.symbol(e))
    case .patternWhere: return program.child(pattern, 0).flatMap(routeCase)
    default: return nil
    }
  }
}

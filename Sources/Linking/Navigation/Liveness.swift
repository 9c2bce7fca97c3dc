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
    /// What runs without being named.
    case start
  }

  /// Reads the code of what is live, and of nothing else.
  ///
  /// - Parameter uses: types that a place makes without naming them.
  func liveTypes(from roots: [TypeID], uses: [(place: Ref, type: TypeID)] = []) -> Set<TypeID> {
    var made: [Unit: [TypeID]] = [:]
    for use in uses where !isInDeadArm(use.place) { made[unit(of: use.place), default: []].append(use.type) }
    var live: Set<Unit> = []
    // SDK types extended in the tree run wherever they are used, and code at file scope runs from the start.
    var queue: [Unit] = roots.map { .type($0) } + [.start]
    queue += program.globals.values.joined().sorted().filter { program.kind($0) == .variable }.map { .global($0) }
    while let unit = queue.popLast() {
      guard live.insert(unit).inserted else { continue }
      queue += (made[unit] ?? []).map { .type($0) }
      switch unit {
      case .type(let id):
        // Superclasses and protocols run their own code; nested helpers are named by their owner.
        queue += semantics.supertypes(of: id).map { .type($0) }
        if let parent = program.types[id].parent { queue.append(.type(parent)) }
        for body in program.types[id].bodies { queue += mentions(in: body) }
        queue += annotated(in: id)
      case .global(let global): queue += mentions(in: global) + declaredTypes(global).filter { !semantics.isScreenType($0) }.map { .type($0) }
      case .start:
        for type in program.types where !type.isDeclared { for body in type.bodies { queue += mentions(in: body) } }
        for file in program.files.indices {
          let root = Ref(file: UInt32(file), node: program.files[file].root)
          for statement in program.children(root) where ![.type, .extension, .function, .variable].contains(program.kind(statement)) { queue += mentions(in: statement) }
        }
      }
    }
    return Set(live.compactMap { if case .type(let id) = $0 { id } else { nil } })
  }

  private func unit(of place: Ref) -> Unit {
    if let type = program.enclosingType(place) { return program.types[type].isDeclared ? .type(type) : .start }
    var current: Ref? = place
    while let c = current {
      if program.kind(c) == .function || program.kind(c) == .variable, let p = program.parent(c), program.isDeclarationScope(p) { return .global(c) }
      current = program.parent(c)
    }
    return .start
  }

  /// What a piece of code names: types, and functions and variables of the program. Types inside have code of their own.
  private func mentions(in root: Ref) -> [Unit] {
    guard !program.isOutOfScope(root) else { return [] }
    var result: [Unit] = []
    program.forEachNode(in: root) { r in
      let node = program.node(r)
      if node.flags.contains(.isPreview), r != root { return false }
      switch node.kind {
      case .type, .extension: return r == root
      case .switchCase: return !isDead(arm: r)
      case .name, .member:
        let symbol = program.symbol(r)
        guard program.isTypeOrGlobal(symbol) else { break }
        if node.kind == .name, let globals = program.globals[symbol] { result += globals.map { .global($0) } }
        let candidates = program.typesByName[symbol] ?? []
        if candidates.count == 1 {
          if program.types[candidates[0]].isDeclared { result.append(.type(candidates[0])) }
        } else if !candidates.isEmpty {
          let resolved = semantics.typeReference(r)?.core
          for id in candidates where program.types[id].isDeclared {
            if case .named(let other, _)? = resolved, other != id { continue }
            result.append(.type(id))
          }
        }
      default: break
      }
      return true
    }
    return result
  }

  /// Types named in the declarations of a type: a view holds its view model, an enum carries another, a method takes a
  /// route that callers write as `.detail`. Screens must be made, not only named.
  private func annotated(in id: TypeID) -> [Unit] {
    let members = program.types[id].members.values.joined().sorted() + program.types[id].cases.values.sorted()
    return members.flatMap(declaredTypes).filter { !semantics.isScreenType($0) && $0 != id }.map { .type($0) }
  }

  private func declaredTypes(_ member: Ref) -> [TypeID] {
    var nodes: [Ref] = []
    switch program.kind(member) {
    case .variable: nodes = [program.child(member, 1)].compactMap { $0 }
    case .function: nodes = semantics.parameters(of: member).compactMap { program.child($0, 1) } + [program.child(member, 3)].compactMap { $0 }
    case .enumCase: nodes = program.children(member).filter { program.kind($0) == .parameter }.compactMap { program.child($0, 1) }
    default: break
    }
    return nodes.flatMap { nominals(semantics.resolve($0)) }
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

  /// The place stands in an arm for routes that nobody makes.
  private func isInDeadArm(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .switchCase, isDead(arm: c) { return true }
      if program.kind(c) == .type || program.kind(c) == .extension { return false }
      current = program.parent(c)
    }
    return false
  }

  private func isDead(arm: Ref) -> Bool {
    guard let patterns = program.child(arm, 0) else { return false }
    let cases = program.children(patterns).compactMap { routeCase($0) }
    return !cases.isEmpty && cases.allSatisfy { routeTypes.contains($0.type) && !made.contains($0) }
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

import SourceFacts

extension Evaluator {
  /// The number of statements that are searched backwards: generated code may have thousands in a block.
  private static let farthestKeep = 100

  /// The value stored under a key just before it is read: `if made[id] == nil { made[id] = make() }; return made[id]!`.
  func keptBefore(_ r: Ref) -> Ref? {
    guard program.kind(r) == .subscript, let name = program.symbols.find("subscript"),
      !program.assignments[name].isEmpty
    else { return nil }
    var statement = r
    while let parent = program.parent(statement),
      ![.function, .closure, .type, .extension].contains(program.kind(parent))
    {
      if program.kind(parent) == .block, let place = program.children(parent).firstIndex(of: statement) {
        for earlier in program.children(parent)[..<place].suffix(Self.farthestKeep).reversed() {
          if let value = kept(by: earlier, asReadIn: r) { return value }
        }
      }
      statement = parent
    }
    return nil
  }

  /// `made[id] = make()`, or the same under the condition that the key has no value yet.
  private func kept(by statement: Ref, asReadIn read: Ref) -> Ref? {
    switch program.kind(statement) {
    case .assign:
      guard program.name(statement) == "=", let target = program.child(statement, .target),
        program.kind(target) == .subscript, program.isSameExpression(target, read)
      else { return nil }
      return program.child(statement, .value).flatMap { program.kind($0) == .null ? nil : $0 }
    case .ifElse:
      guard let conditions = program.child(statement, .conditions), mentions(read, in: conditions),
        let block = program.child(statement, .body)
      else { return nil }
      return program.children(block).suffix(Self.farthestKeep).reversed().lazy.compactMap { [self] in
        program.kind($0) == .assign ? kept(by: $0, asReadIn: read) : nil
      }.first
    default: return nil
    }
  }

  /// The value stored under a key that was made at the same place: `let id = ViewID(); views[id] = page;
  /// path.append(id)`.
  ///
  /// The key selects the stored value and its frame: the arguments of the function that made the key.
  func keptUnderKey(_ read: Ref, _ env: Environment) -> [Value]? {
    guard let kept = keptName(read), keyedNames.contains(kept), let name = program.symbols.find("subscript"),
      let index = program.children(read, .arguments).first.flatMap({ program.child($0, .value) }),
      program.kind(index) != .string
    else { return nil }
    var result: [Value] = []
    for key in evaluate(index, env) {
      // The key decides, as the subject of a `switch` does.
      noteOpen(key)
      guard case .instance(_, let made, let frame) = key, let member = program.enclosingMember(made),
        program.kind(member) == .function,
        let value = program.assignments[name, inFile: made.file].first(where: {
          keeps($0, kept, underKey: made, in: member)
        }).flatMap({ program.child($0, .value) })
      else { return nil }
      result += evaluate(value, frame)
    }
    return result.isEmpty ? nil : unique(result)
  }

  func findKeyedNames() -> Set<Symbol> {
    guard let name = program.symbols.find("subscript") else { return [] }
    var result: Set<Symbol> = []
    for assignment in program.assignments[name] where !program.isOutOfScope(assignment) {
      guard let target = program.child(assignment, .target), let kept = keptName(target), !result.contains(kept),
        let made = keyMade(for: assignment), program.kind(made) == .call
      else { continue }
      result.insert(kept)
    }
    return result
  }

  /// The name of the collection that a subscript reads: `views` in `views[id]`, `store.views[id]`.
  private func keptName(_ access: Ref) -> Symbol? {
    guard program.children(access).count == 2, let base = program.child(access, .base),
      [.name, .member].contains(program.kind(base))
    else { return nil }
    return program.symbol(base)
  }

  private func keeps(_ assignment: Ref, _ name: Symbol, underKey made: Ref, in member: Ref) -> Bool {
    guard program.enclosingMember(assignment) == member, let target = program.child(assignment, .target),
      keptName(target) == name
    else { return false }
    return keyMade(for: assignment) == made
  }

  /// The construction of the key in a local variable: `ViewID()` of `let id = ViewID(); views[id] = page`.
  private func keyMade(for assignment: Ref) -> Ref? {
    guard program.name(assignment) == "=", let target = program.child(assignment, .target),
      program.kind(target) == .subscript,
      let value = program.child(assignment, .value), program.kind(value) != .null,
      let index = program.children(target, .arguments).first.flatMap({ program.child($0, .value) }),
      program.kind(index) == .name,
      case .local(let d)? = semantics.lookup(program.symbol(index), at: index), program.kind(d) == .variable
    else { return nil }
    return program.child(d, .initializer)
  }

  private func mentions(_ e: Ref, in conditions: Ref) -> Bool {
    var found = false
    program.forEachNode(in: conditions) { r in
      if program.kind(r) == .subscript, program.isSameExpression(r, e) { found = true }
      return !found
    }
    return found
  }
}

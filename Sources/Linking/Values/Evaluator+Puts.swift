import SourceFacts

extension Evaluator {
  /// The number of statements that are searched backwards: generated code may have thousands in a block.
  private static let farthestPut = 100

  /// The value that the same block assigned to a property of a parameter or local variable before the read: `flow.first
  /// = flow.make(); return flow.first`.
  func putBefore(_ r: Ref, _ base: Ref) -> Ref? {
    guard program.kind(base) == .name, !program.assignments[program.symbol(r)].isEmpty,
      case .local(let object)? = semantics.lookup(program.symbol(base), at: base),
      isPlainProperty(program.symbol(r), of: base)
    else { return nil }
    var statement = r
    while let parent = program.parent(statement), program.kind(parent) != .block {
      if [.closure, .function, .variable].contains(program.kind(parent)), program.kind(statement) != .call {
        return nil
      }
      statement = parent
    }
    guard let block = program.parent(statement), let place = program.children(block).firstIndex(of: statement) else {
      return nil
    }
    for earlier in program.children(block)[..<place].suffix(Self.farthestPut).reversed() {
      guard program.kind(earlier) == .assign, program.name(earlier) == "=",
        let target = program.child(earlier, .target),
        program.kind(target) == .member,
        program.symbol(target) == program.symbol(r), let owner = program.child(target, .base),
        program.kind(owner) == .name,
        program.symbol(owner) == program.symbol(base),
        case .local(object)? = semantics.lookup(program.symbol(owner), at: owner)
      else { continue }
      return program.child(earlier, .value)
    }
    return nil
  }

  /// The values assigned to a property of a library's shared object: `Menu.shared.page = List()` in one place,
  /// `present(Menu.shared.page!, animated: true)` in another.
  func putIntoShared(_ r: Ref, _ base: Ref) -> [Ref] {
    guard isShared(base) else { return [] }
    return program.assignments[program.symbol(r)].compactMap { assignment in
      guard program.name(assignment) == "=", !program.isOutOfScope(assignment),
        let target = program.child(assignment, .target), program.kind(target) == .member,
        let owner = program.child(target, .base), program.isSameExpression(owner, base),
        let value = program.child(assignment, .value), program.kind(value) != .null
      else { return nil }
      return value
    }
  }

  /// `Menu.shared`: a property of a type that the sources do not declare.
  private func isShared(_ e: Ref) -> Bool {
    guard program.kind(e) == .member, let type = program.child(e, .base),
      case .external? = semantics.typeReference(type)?.core
    else { return false }
    return semantics.typeReference(e) == nil
  }

  /// A stored property of a type of the tree.
  private func isPlainProperty(_ name: Symbol, of base: Ref) -> Bool {
    guard case .named(let id, _) = semantics.type(of: base).core, let v = semantics.members(named: name, of: id).first,
      program.kind(v) == .variable
    else { return false }
    return getter(of: v) == nil && !isRequirement(v)
  }
}

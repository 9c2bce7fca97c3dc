import SourceFacts

extension Evaluator {
  /// How many statements back it is looked: generated code may have thousands in a block.
  private static let farthestKeep = 100

  /// What is kept under a key, where the code around a read has just put it there:
  /// `if made[id] == nil { made[id] = make() }; return made[id]!`.
  func keptBefore(_ r: Ref) -> Ref? {
    guard program.kind(r) == .subscript, let name = program.symbols.find("subscript"), !program.assignments[name].isEmpty else { return nil }
    var statement = r
    while let parent = program.parent(statement), ![.function, .closure, .type, .extension].contains(program.kind(parent)) {
      if program.kind(parent) == .block, let place = program.children(parent).firstIndex(of: statement) {
        for earlier in program.children(parent)[..<place].suffix(Self.farthestKeep).reversed() {
          if let value = kept(by: earlier, asReadIn: r) { return value }
        }
      }
      statement = parent
    }
    return nil
  }

  /// `made[id] = make()`, or the same where nothing is kept yet.
  private func kept(by statement: Ref, asReadIn read: Ref) -> Ref? {
    switch program.kind(statement) {
    case .assign:
      guard program.name(statement) == "=", let target = program.child(statement, 0), program.kind(target) == .subscript, program.isSameExpression(target, read) else { return nil }
      return program.child(statement, 1).flatMap { program.kind($0) == .null ? nil : $0 }
    case .ifElse:
      guard let conditions = program.child(statement, 0), mentions(read, in: conditions), let block = program.child(statement, 1) else { return nil }
      return program.children(block).suffix(Self.farthestKeep).reversed().lazy.compactMap { [self] in program.kind($0) == .assign ? kept(by: $0, asReadIn: read) : nil }.first
    default: return nil
    }
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

import SourceFacts

extension DataFlow {
  /// The variables that an expression names, and those of which the local variables among them are made: `rows` and
  /// `indexPath` for `row` after `let row = rows[indexPath.row]`.
  func variables(usedIn e: Ref, depth: Int = 0) -> Set<VariableKey> {
    guard semantics.allows(\.textDepth, after: depth) else { return [] }
    var result: Set<VariableKey> = []
    semantics.forEachNode(in: e, atMost: \.controlNodes) { node in
      guard program.kind(node) == .name, let variable = variable(namedBy: node) else { return true }
      if result.insert(variable).inserted, let made = local(madeOf: variable.declaration) {
        result.formUnion(variables(usedIn: made, depth: depth + 1))
      }
      return true
    }
    return result
  }

  /// What a local variable is made of: `let row = rows[indexPath.row]`, `if let row = rows.first`.
  private func local(madeOf declared: Ref) -> Ref? {
    switch program.kind(declared) {
    case .variable where program.parent(declared).map({ program.kind($0) == .block }) ?? false:
      program.child(declared, .initializer)
    case .optionalBinding: program.child(declared, .value)
    default: nil
    }
  }
}

import SourceFacts

/// Objects that decide themselves when to dismiss what they show.
extension BackSites {
  /// An object resets its own state under a condition, or beside other work: `func save() { …; sheet = nil }`, `guard
  /// !name.isEmpty else { return }; isShown = false`. It decides, whatever code calls it. A function that does nothing
  /// else (`func close() { sheet = nil }`) only does what its caller wants.
  func isDecided(_ place: Ref, by function: Ref) -> Bool {
    guard empties(place), let state = program.child(place, .target).flatMap(flow.declaration),
      program.enclosingType(state) == program.enclosingType(function), let block = program.child(function, .body)
    else { return false }
    return !onlyEmpties(block)
  }

  private func onlyEmpties(_ block: Ref) -> Bool {
    let emptied = Set(emptiedStates(in: block))
    return program.children(block).allSatisfy { onlyEmpties($0, emptied) }
  }

  private func onlyEmpties(_ statement: Ref, _ emptied: Set<Ref>) -> Bool {
    switch program.kind(statement) {
    case .assign: return empties(statement)
    case .returned: return true
    case .guard: return asksOnly(of: emptied, statement)
    case .ifElse:
      return asksOnly(of: emptied, statement)
        && program.branches(statement).flatMap { program.kind($0) == .ifElse ? [$0] : program.children($0) }.allSatisfy
        {
          onlyEmpties($0, emptied)
        }
    case .call:
      return flow.semantics.trailingClosure(of: statement).flatMap { program.child($0, .body) }.map { inner in
        program.children(inner).allSatisfy { onlyEmpties($0, emptied) }
      } ?? false
    default: return false
    }
  }

  /// A condition only reads the state that is reset: `guard sheet != nil else { return }`.
  private func asksOnly(of emptied: Set<Ref>, _ choice: Ref) -> Bool {
    guard let conditions = program.child(choice, .conditions) else { return true }
    var asksOnly = true
    program.forEachNode(in: conditions) { node in
      if [.name, .member].contains(program.kind(node)), let asked = flow.declaration(of: node),
        program.kind(asked) == .variable, program.enclosingType(asked) != nil
      {
        asksOnly = asksOnly && emptied.contains(asked)
      }
      return asksOnly
    }
    return asksOnly
  }

  private func emptiedStates(in block: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: block) { node in
      if empties(node), let state = program.child(node, .target).flatMap(flow.declaration) { result.append(state) }
      return true
    }
    return result
  }
}

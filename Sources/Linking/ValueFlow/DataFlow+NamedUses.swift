import SourceFacts

/// Uses of a name by the variables that they mean. Thousands of views may each have a flag `isShown`: every use is
/// looked at once for all of them.
extension DataFlow {
  /// What becomes of a variable where code names it.
  enum NamedUse: Hashable {
    /// It is an argument, or the value of an assignment.
    case handedOn
    /// It stands in code that gives a binding.
    case inBinding
    /// A control gets it that writes to it by itself: `Toggle("Details", isOn: $isOpen)`.
    case givenToControl
  }

  struct UseOfName: Hashable {
    var use: NamedUse
    var name: Symbol
  }

  /// In the order of the sources. Linear in the mentions of the name, once.
  func uses(_ use: NamedUse, of variable: Ref, named name: Symbol) -> [Ref] {
    let key = UseOfName(use: use, name: name)
    if let known = usesByName[key] { return known[variable] ?? [] }
    var result: [Ref: [Ref]] = [:]
    for mention in program.mentions[name] where !program.isOutOfScope(mention) && isUse(mention, use) {
      if let meant = declaration(of: mention) { result[meant, default: []].append(mention) }
    }
    usesByName[key] = result
    return result[variable] ?? []
  }

  private func isUse(_ mention: Ref, _ use: NamedUse) -> Bool {
    guard let parent = program.parent(mention) else { return false }
    switch use {
    case .handedOn:
      return program.kind(parent) == .assign && program.child(parent, .value) == mention
        || program.kind(parent) == .argument && program.parent(parent).map { program.kind($0) == .call } ?? false
    case .inBinding: return program.enclosingMember(mention).map(givesBinding) ?? false
    case .givenToControl:
      let known = semantics.library.controls
      guard program.kind(parent) == .argument, known.written.contains(program.name(parent)),
        let call = program.parent(parent)
      else { return false }
      return known.writers.contains(program.name(call))
    }
  }
}

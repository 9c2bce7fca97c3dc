import SourceFacts

/// Uses of a name by the variables that they mean. Thousands of views may each have a flag `isShown`: each use is
/// resolved once for all of them.
extension DataFlow {
  /// How code uses a variable where it names it.
  enum NamedUse: Hashable {
    /// It is an argument, or the value of an assignment.
    case handedOn
    /// It stands in code that returns a binding.
    case inBinding
    /// It is passed to a control that writes to it: `Toggle("Details", isOn: $isOpen)`.
    case givenToControl
  }

  struct UseOfName: Hashable {
    var use: NamedUse
    var name: Symbol
  }

  /// In the order of the sources. Each name's mentions are scanned once, in linear time.
  func uses(_ use: NamedUse, of variable: Ref, named name: Symbol) -> [Ref] {
    let key = UseOfName(use: use, name: name)
    if let known = memory.usesByName[key] { return known[variable] ?? [] }
    var result: [Ref: [Ref]] = [:]
    for mention in program.mentions[name] where !program.isOutOfScope(mention) && isUse(mention, use) {
      if let meant = declaration(of: mention) { result[meant, default: []].append(mention) }
    }
    memory.usesByName.keep(result, for: key)
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

import SourceFacts

/// Payloads of enum cases, from the construction of a case to the pattern that matches it.
extension DataFlow {
  /// The variables that take an argument of a case out again: for `.confirm(onYes: delete)` the `onYes` in `case
  /// .confirm(let onYes)`.
  func takers(of argument: Ref, in call: Ref, _ type: TypeID, _ name: Symbol) -> [Ref] {
    guard let declaration = program.types[type].cases[name],
      let given = semantics.arguments(of: call).firstIndex(of: argument)
    else { return [] }
    let payload = program.children(declaration).filter { program.kind($0) == .parameter }
    let label = program.name(argument)
    // Arguments with a default may be omitted, so that a label says more than a place.
    let labelled =
      label.isEmpty ? nil : payload.firstIndex { semantics.label(of: $0) == label || program.name($0) == label }
    guard let place = labelled ?? (given < payload.count ? given : nil) else { return [] }
    return program.patterns[name].compactMap { pattern in
      guard !program.isOutOfScope(pattern), case .named(type, _) = semantics.subjectType(ofPattern: pattern).core else {
        return nil
      }
      let parts = program.children(pattern).filter { program.kind($0) == .argument }
      let named = label.isEmpty ? nil : parts.first { program.name($0) == label }
      guard let part = named ?? (parts.count == payload.count ? parts[place] : nil),
        let bind = program.child(part, .value),
        program.kind(bind) == .patternBind
      else { return nil }
      return bind
    }
  }
}

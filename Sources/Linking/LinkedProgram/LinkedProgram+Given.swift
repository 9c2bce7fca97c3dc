import SourceFacts

/// The value that one construction sets for a stored property.
extension LinkedProgram {
  package enum Given: Hashable {
    case value(Ref)
    /// Neither the construction nor a default states a value.
    case nothing
  }

  /// The value by an argument of its initialiser, else by the default there or at the property; nil where it is not
  /// known.
  package func value(of property: Ref, givenBy construction: Ref) -> Given? {
    guard case .initializer(_, let initialisers) = callee(of: construction) else { return nil }
    guard let initialiser = initialisers.first else { return givenMemberwise(to: property, by: construction) }
    guard initialisers.count == 1 else { return nil }
    guard let value = value(of: property, setBy: initialiser) else { return initial(property) }
    guard let parameter = variable(of: value), kind(parameter) == .parameter else { return .value(value) }
    let bindings = flow.source(call: construction, function: initialiser).bindings
    return bindings[VariableKey(declaration: parameter)].map(Given.value)
  }

  private func givenMemberwise(to property: Ref, by construction: Ref) -> Given? {
    let argument = flow.memberwiseArguments(for: property).first { $0.0 == construction }
    return argument.map { .value($0.1) } ?? initial(property)
  }

  private func initial(_ property: Ref) -> Given {
    child(property, .initializer).map(Given.value) ?? .nothing
  }

  private func value(of property: Ref, setBy initialiser: Ref) -> Ref? {
    nodes([.assign], in: initialiser).first { assignment in
      child(assignment, .target).flatMap(variable(of:)) == property
    }.flatMap { child($0, .value) }
  }
}

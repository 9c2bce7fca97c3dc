import SourceFacts

extension Semantics {
  /// The value type of an app's property wrapper that is the same for all variables: `@Guide private var guide`, of a
  /// `@propertyWrapper struct Guide` with `var wrappedValue: Way`.
  func typeOfOwnWrapper(_ variable: Ref) -> TypeExpression? {
    guard program.child(variable, .initializer) == nil, let list = program.child(variable, .attributes) else {
      return nil
    }
    for attribute in program.children(list) {
      guard case .named(let id, _) = resolveTypeName(program.symbol(attribute), at: variable),
        program.types[id].isDeclared, let wrapped = program.symbols.find("wrappedValue"),
        let value = program.types[id].members[wrapped]?.first(where: { program.kind($0) == .variable }),
        let annotation = program.child(value, .type)
      else { continue }
      if case .named(let given, let arguments) = resolve(annotation), arguments.isEmpty { return .named(given, []) }
    }
    return nil
  }
}

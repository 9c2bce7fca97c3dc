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
        program.types[id].isDeclared
      else { continue }
      if let read = type(readBy: id, alongKeyPathOf: attribute) { return read }
      guard let wrapped = program.symbols.find("wrappedValue"),
        let value = program.types[id].members[wrapped]?.first(where: { program.kind($0) == .variable }),
        let annotation = program.child(value, .type)
      else { continue }
      if case .named(let given, let arguments) = resolve(annotation), arguments.isEmpty { return .named(given, []) }
    }
    return nil
  }

  /// `@Service(\.opener) private var opener`, of a wrapper with `init(_ path: KeyPath<Services, Value>)`: the type of
  /// that property of the services.
  private func type(readBy wrapper: TypeID, alongKeyPathOf attribute: Ref) -> TypeExpression? {
    guard let path = program.children(attribute, .arguments).first.flatMap({ program.child($0, .value) }),
      program.kind(path) == .keyPath, let keys = keys(of: path), let name = program.symbols.find("init")
    else { return nil }
    for initialiser in program.types[wrapper].members[name] ?? [] {
      guard let parameter = parameters(of: initialiser).first,
        case .external(let taken, let parts) = declaredType(parameter).core, SDK.keyPaths.contains(taken),
        let root = parts.first
      else { continue }
      let type = keys.reduce(root) { memberVariableType($1, of: $0.core) }
      if !type.isUnknown { return type }
    }
    return nil
  }

  /// `@Service(\.opener) var opener`: the attribute names the value.
  func isReadAlongKeyPath(_ variable: Ref) -> Bool {
    guard let list = program.child(variable, .attributes) else { return false }
    return program.children(list).contains { attribute in
      program.children(attribute, .arguments).first.flatMap { program.child($0, .value) }.map(program.kind) == .keyPath
    }
  }
}

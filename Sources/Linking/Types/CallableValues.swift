import SourceFacts

/// Values that are called like functions: `navigate(.detail)` where `navigate` is of a type with `callAsFunction`.
extension Semantics {
  /// The `callAsFunction` methods of a variable's type that fit a call.
  func callable(_ target: Ref, call: Ref) -> Callee? {
    guard let name = callAsFunction, hasCallableTypes, case .named(let id, _) = type(of: target).core else { return nil }
    return fitting(members(named: name, of: id).filter { program.kind($0) == .function }, call)
  }

  var callAsFunction: Symbol? { program.symbols.find("callAsFunction") }

  /// The names of variables whose values may be of a type: by annotation, or by the environment key that holds one.
  func variableNames(of type: TypeID) -> Set<Symbol> {
    if let known = callableNames[type] { return known }
    var result: Set<Symbol> = []
    var keys: Set<String> = []
    for info in program.types {
      for (name, members) in info.members {
        for m in members where program.kind(m) == .variable {
          guard let annotation = program.child(m, 1) else {
            // `@Entry var navigate = NavigateAction()`
            if info.path == "EnvironmentValues", case .named(type, _) = declaredType(m).core { keys.insert(program.text(name)) }
            continue
          }
          guard program.mentionsType(named: program.types[type].name, in: annotation) else { continue }
          result.insert(name)
          if info.path == "EnvironmentValues" { keys.insert(program.text(name)) }
        }
      }
    }
    for attribute in program.symbols.find("Environment").map({ Array(program.attributes[$0]) }) ?? [] {
      guard let argument = program.children(attribute).first, let path = program.child(argument, 0), program.kind(path) == .keyPath, keys.contains(program.name(path)),
        let variable = program.parent(attribute).flatMap(program.parent)
      else { continue }
      result.insert(program.symbol(variable))
    }
    callableNames[type] = result
    return result
  }
}

extension Program {
  /// Whether a type node, or one inside it, bears a name.
  func mentionsType(named name: Symbol, in node: Ref) -> Bool {
    if kind(node) == .typeName || kind(node) == .typeMember, symbol(node) == name { return true }
    return children(node).contains { mentionsType(named: name, in: $0) }
  }
}

import SourceFacts

/// Types that look their members up by key paths: `nav.path` of a `Nav<TripState>` with
/// `subscript<T>(dynamicMember path: WritableKeyPath<State, T>) -> T` is the path of the state.
extension Semantics {
  /// The variable that such a member stands for, and the type that declares it.
  func dynamicMember(_ name: Symbol, of type: TypeExpression) -> (variable: Ref, owner: TypeExpression)? {
    guard case .named(let id, _) = type.core, let subscripting = program.symbols.find("subscript"),
      !program.functions[subscripting].isEmpty
    else { return nil }
    for own in members(named: subscripting, of: id) where program.kind(own) == .function {
      guard let parameter = parameters(of: own).first, label(of: parameter) == "dynamicMember",
        let root = rootOfKeyPaths(in: parameter),
        case let owner = substitute(inherited(root, of: own, by: id), in: type.core).core,
        case .named(let holder, _) = owner, holder != id
      else { continue }
      if let variable = members(named: name, of: holder).first(where: { program.kind($0) == .variable }) {
        return (variable, owner)
      }
    }
    return nil
  }

  /// The root type of the key paths that a parameter takes.
  func rootOfKeyPaths(in parameter: Ref) -> TypeExpression? {
    guard case .external(let name, let arguments)? = program.child(parameter, .type).map({ resolve($0).core }),
      SDK.keyPaths.contains(name)
    else { return nil }
    return arguments.first
  }

  /// The variable that a key path of one name stands for, as an argument for a parameter.
  func variable(named path: Ref, for parameter: Ref, in call: Ref) -> Ref? {
    guard program.kind(path) == .keyPath, let name = program.symbols.find(program.name(path)),
      var root = rootOfKeyPaths(in: parameter)
    else { return nil }
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      root = substitute(root, in: type(of: base).core)
    }
    guard case .named(let id, _) = root.core else { return nil }
    return members(named: name, of: id).first { program.kind($0) == .variable }
  }
}

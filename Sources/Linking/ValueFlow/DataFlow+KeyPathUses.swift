import SourceFacts

/// Functions that change the variable at a key path: `func push<T>(_ path: WritableKeyPath<State, [T]>, _ value: T) {
/// state[keyPath: path].append(value) }`. Their callers name the variable: `nav.push(\.path, .day)`.
extension DataFlow {
  /// All assignments and method calls through a key path parameter. Linear in the subscript expressions of the program.
  func collectKeyPathUses(in uses: inout SubscriptUses) {
    guard program.symbols.find("keyPath") != nil, let name = program.symbols.find("subscript") else { return }
    for assign in program.assignments[name] where !program.isOutOfScope(assign) {
      guard let target = program.child(assign, .target) else { continue }
      for variable in variables(reachedByKeyPath: target) { uses.assignments[variable, default: []].append(assign) }
    }
    for method in Self.changingMethods {
      for call in program.callsNamed(method) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base)
        else { continue }
        for variable in variables(reachedByKeyPath: base) { uses.mutations[variable, default: []].append(call) }
      }
    }
  }

  /// The variables that the callers of a function name by a key path which a subscript in it reads. Where several have
  /// the same type, the key path does not tell which one receives a value: then none is returned.
  private func variables(reachedByKeyPath access: Ref) -> [Ref] {
    guard program.kind(access) == .subscript,
      let argument = program.children(access, .arguments).first(where: { program.name($0) == "keyPath" }),
      let path = program.child(argument, .value), program.kind(path) == .name,
      case .local(let parameter)? = semantics.lookup(program.symbol(path), at: path),
      program.kind(parameter) == .parameter, let function = program.parent(parameter).flatMap(program.parent),
      program.kind(function) == .function, program.name(function) != "subscript"
    else { return [] }
    let named = program.calls[program.symbol(function)].compactMap { call -> Ref? in
      guard !program.isOutOfScope(call), case .functions(let list, guessed: false) = semantics.callee(of: call),
        list.contains(function)
      else { return nil }
      return semantics.argument(for: parameter, in: call, of: function).flatMap {
        semantics.variable(named: $0, for: parameter, in: call)
      }
    }
    let variables = Set(named).sorted()
    return variables.filter { variable in
      !variables.contains { $0 != variable && semantics.declaredType($0) == semantics.declaredType(variable) }
    }
  }
}

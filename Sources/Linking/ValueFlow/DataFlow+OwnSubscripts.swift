import SourceFacts

/// Subscripts that an app's type declares in front of a stored variable: `router[.home].append(x)`, where `Router`
/// stores a path for each of its stacks.
extension DataFlow {
  /// Places that reach variables through such subscripts.
  struct SubscriptUses {
    var mutations: [Ref: [Ref]] = [:]
    var assignments: [Ref: [Ref]] = [:]
  }

  /// The variable that an expression reaches by an own subscript of the app.
  func variable(behindSubscript e: Ref) -> Ref? {
    guard let name = program.symbols.find("subscript"), !program.functions[name].isEmpty,
      let base = program.child(e, .base), case .named(let id, _) = semantics.type(of: base).core
    else { return nil }
    return semantics.members(named: name, of: id).lazy.compactMap(variable(readBySubscript:)).first
  }

  /// The variable that a subscript's getter returns unchanged. A getter may read another subscript of the same type,
  /// and so lead back to itself.
  private func variable(readBySubscript member: Ref) -> Ref? {
    if let known = memory.subscriptVariables[member] { return known }
    memory.subscriptVariables.begin(member)
    let found = findVariable(readBySubscript: member)
    return memory.subscriptVariables.keep(found, for: member)
  }

  private func findVariable(readBySubscript member: Ref) -> Ref? {
    guard let accessors = program.child(member, .body),
      let getter = program.children(accessors).first(where: { program.name($0) == "get" }),
      let block = program.child(getter, .body),
      program.children(block).count == 1, var read = program.children(block).first
    else { return nil }
    if program.kind(read) == .returned { read = program.child(read, .value) ?? read }
    if program.kind(read) == .binary, program.name(read) == "??" { read = program.child(read, .left) ?? read }
    guard let d = declaration(of: read), program.kind(d) == .variable, let owner = program.enclosingType(member),
      program.enclosingType(d) == owner
    else { return nil }
    return d
  }

  /// All method calls and assignments through own subscripts. Linear in the subscript expressions of the program.
  func findSubscriptUses() -> SubscriptUses {
    var uses = SubscriptUses()
    collectKeyPathUses(in: &uses)
    guard let name = program.symbols.find("subscript"),
      program.functions[name].contains(where: { !program.isOutOfScope($0) && variable(readBySubscript: $0) != nil })
    else { return uses }
    for method in Self.changingMethods {
      for call in program.callsNamed(method) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base),
          program.kind(base) == .subscript,
          let d = variable(behindSubscript: base)
        else { continue }
        uses.mutations[d, default: []].append(call)
      }
    }
    for assign in program.assignments[name] where !program.isOutOfScope(assign) {
      guard let target = program.child(assign, .target), let d = variable(behindSubscript: target) else { continue }
      uses.assignments[d, default: []].append(assign)
    }
    return uses
  }

  /// Methods that change a list or a path.
  static let changingMethods = SDK.changesByAnyName
}

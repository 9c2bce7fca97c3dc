import SourceFacts

/// A closure that an object keeps is run with what that object was given: `Grid(fruits) { Row($0) }.onSelect {
/// path.append($0) }` appends a fruit of this grid, and none of another.
extension SinkResolver {
  /// The construction of the object whose code runs a closure; nil for other sources.
  func keeper(ofClosureRunBy source: Source) -> Ref? {
    let closures = Set(source.bindings.keys.compactMap { code(takingValue: $0) })
    guard closures.count == 1, let closure = closures.first, let runner = program.enclosingType(source.place),
      let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return nil }
    return construction(of: runner, atStartOf: call)
  }

  /// Whether a source can give a value to a property, or a parameter of an initialiser, of that very object.
  func isOf(keeper: Ref?, _ source: Source, _ key: VariableKey) -> Bool {
    guard let keeper, source.place != keeper, case .initializer(let kept, _) = semantics.callee(of: keeper),
      program.enclosingType(key.declaration) == kept, program.kind(source.place) == .call,
      case .initializer(kept, _) = semantics.callee(of: source.place)
    else { return true }
    // A row that makes rows of its own hands its closure on.
    return program.enclosingType(source.place) == kept
  }

  /// The closure whose parameter a variable is.
  private func code(takingValue key: VariableKey) -> Ref? {
    if program.kind(key.declaration) == .closure { return key.declaration }
    guard program.kind(key.declaration) == .parameter,
      let code = program.parent(key.declaration).flatMap(program.parent), program.kind(code) == .closure
    else { return nil }
    return code
  }

  /// The construction that calls of the type's own methods follow: `Grid(fruits).onSelect { … }`.
  private func construction(of type: TypeID, atStartOf call: Ref) -> Ref? {
    var call = call
    while true {
      switch semantics.callee(of: call) {
      case .initializer(let made, _): return made == type ? call : nil
      case .functions(let list, guessed: false) where list.allSatisfy({ program.enclosingType($0) == type }):
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base), program.kind(base) == .call
        else { return nil }
        call = base
      default: return nil
      }
    }
  }
}

import SourceFacts

/// Constructions of a subtype decide which way its base class takes: `Starter(.sheet).start()`, where `start()` reads
/// the style that was given to the initialiser.
extension SinkResolver {
  /// Whether a place of a base class runs for a subtype, by the class's calls of its own methods.
  func runs(_ place: Ref, for type: TypeID, depth: Int = 0) -> Bool {
    guard flow.conditions(around: place).allSatisfy({ canHold($0, for: type) }) else { return false }
    guard semantics.allows(\.selfCalls, after: depth), let function = program.enclosingMember(place),
      program.kind(function) == .function
    else { return true }
    let callers = flow.callers(of: function)
    guard !callers.isEmpty, callers.allSatisfy(isOwnCall) else { return true }
    return callers.contains { runs($0, for: type, depth: depth + 1) }
  }

  /// A method call on `self`.
  private func isOwnCall(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .name { return true }
    return program.kind(target) == .member
      && program.child(target, .base).map { ["self", "super"].contains(program.name($0)) } ?? false
  }

  /// An arm cannot run if no construction of the subtype sets its case to the constant that is the subject.
  private func canHold(_ condition: Condition, for type: TypeID) -> Bool {
    guard program.kind(condition.node) == .switchCase, !condition.isNegated,
      let subject = program.owner(ofArm: condition.node).flatMap({ program.child($0, .subject) }),
      let constant = flow.declaration(of: subject), program.kind(constant) == .variable,
      program.flags(constant).contains(.isLet), program.child(constant, .initializer) == nil,
      let owner = program.enclosingType(constant), program.types[owner].kind == .class,
      owner == type || semantics.inherits(type, from: owner)
    else { return true }
    let given = values(of: constant, owner: owner, inObjectsOf: type)
    guard !given.isEmpty, given.allSatisfy({ if case .enumCase = $0 { true } else { false } }) else { return true }
    evaluator.begin()
    return evaluator.canTake(
      arm: condition.node, Environment(parent: nil, bindings: [VariableKey(declaration: constant): .values(given)]))
  }

  private func values(of constant: Ref, owner: TypeID, inObjectsOf type: TypeID) -> [Value] {
    var result: [Value] = []
    for call in semantics.withSubtypes(type).flatMap(flow.constructions) {
      evaluator.begin()
      guard let stored = evaluator.storedValue(constant, call: call, owner: owner, Environment(parent: nil)),
        !stored.isEmpty
      else { return [] }
      result += stored
    }
    return result
  }
}

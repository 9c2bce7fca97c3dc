import SourceFacts

/// Constants that stand for cases: `static let showAbout = Action(identifier: "about")` of a structure that any module
/// may add to.
extension Evaluator {
  /// Whether an instance is the constant that a pattern names: `case .showAbout`, `case Actions.showAbout`.
  func isConstant(_ value: Value, of type: TypeID, namedBy pattern: Ref, _ env: Environment) -> Truth {
    let written = program.child(pattern, .base).flatMap { semantics.typeReference($0)?.core }
    let holder: TypeID = if case .named(let id, _)? = written { id } else { type }
    guard let asked = semantics.members(named: program.symbol(pattern), of: holder).first(where: isConstant) else {
      return .no
    }
    let constants = program.child(asked, .initializer).map { evaluate($0, Environment(parent: nil)) } ?? []
    return constants.count == 1 ? equal(value, constants[0]) : .maybe
  }

  /// Whether a text is the one that a pattern names: `case Action.showAbout.identifier`, `case Page.detail.rawValue`.
  func isText(_ value: Value, namedBy pattern: Ref, _ env: Environment) -> Truth {
    guard let written = program.child(pattern, .base), semantics.typeReference(written) == nil else { return .maybe }
    let named = evaluate(written, env).flatMap {
      read(program.symbol(pattern), of: $0, declared: nil, env, at: pattern)
    }
    guard named.count == 1, case .string(let text) = named[0], case .string(let own) = value else { return .maybe }
    return text == own ? .yes : .no
  }

  /// Two instances are equal where one constant holds both. They differ where they were made with different strings,
  /// flags or cases. A custom `==` is not followed; types whose instances serve as cases do not need one.
  func equal(_ value: Value, _ other: Value) -> Truth {
    guard case .instance(let type, let made, let own) = value,
      case .instance(let otherType, let otherMade, let theirs) = other
    else { return .maybe }
    if made == otherMade { return constant(holding: made) != nil ? .yes : .maybe }
    guard type == otherType, program.kind(made) == .call, program.kind(otherMade) == .call else { return .maybe }
    for argument in semantics.arguments(of: made) {
      guard let same = semantics.arguments(of: otherMade).first(where: { program.name($0) == program.name(argument) }),
        let a = program.child(argument, .value), let b = program.child(same, .value)
      else { continue }
      let (left, right) = (evaluate(a, own), evaluate(b, theirs))
      if left.count == 1, right.count == 1, differ(left[0], right[0]) { return .no }
    }
    return .maybe
  }

  private func differ(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.string(let x), .string(let y)): x != y
    case (.boolean(let x), .boolean(let y)): x != y
    case (.enumCase(let s, let x, _, _), .enumCase(let t, let y, _, _)): s == t && x != y
    default: false
    }
  }

  /// The constant of a type whose value was made at a place.
  private func constant(holding made: Ref) -> Ref? {
    guard let member = program.enclosingMember(made), isConstant(member), program.child(member, .initializer) == made
    else {
      return nil
    }
    return member
  }

  private func isConstant(_ member: Ref) -> Bool {
    program.kind(member) == .variable && program.flags(member).contains(.isStatic)
      && program.flags(member).contains(.isLet)
  }
}

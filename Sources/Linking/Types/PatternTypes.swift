import SourceFacts

/// The types of patterns, and of the values that they are matched against.
extension Semantics {
  /// The type of the value that a pattern is matched against.
  func subjectType(ofPattern pattern: Ref) -> TypeExpression {
    guard let parent = program.parent(pattern) else { return .unknown }
    switch program.kind(parent) {
    case .argument: return program.parent(parent).map { subjectType(ofPart: parent, in: $0) } ?? .unknown
    case .list:
      // A switch case's patterns.
      guard let switchCase = program.parent(parent), let whole = program.parent(switchCase) else { return .unknown }
      let owner = program.kind(whole) == .conditional ? program.parent(whole) : whole
      return owner.flatMap { program.child($0, .subject) }.map { type(of: $0).core } ?? .unknown
    case .patternCondition: return program.child(parent, .value).map { type(of: $0).core } ?? .unknown
    case .patternWhere, .patternCast: return subjectType(ofPattern: parent)
    case .forIn: return program.child(parent, .sequence).map { type(of: $0).element } ?? .unknown
    case .variable: return program.child(parent, .initializer).map { type(of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  private func subjectType(ofPart argument: Ref, in outer: Ref) -> TypeExpression {
    guard program.kind(outer) == .patternTuple else { return payloadType(of: argument, in: outer) }
    guard case .tuple(let parts, _) = subjectType(ofPattern: outer),
      let place = program.children(outer).firstIndex(of: argument), place < parts.count
    else { return .unknown }
    return parts[place]
  }

  func typeOfPattern(_ bind: Ref) -> TypeExpression {
    if let parent = program.parent(bind), program.kind(parent) == .patternCast, let node = program.child(parent, .type)
    {
      return resolve(node)
    }
    return subjectType(ofPattern: bind)
  }

  /// The enum a case pattern belongs to.
  func enumType(ofPattern pattern: Ref) -> TypeExpression {
    if let written = program.child(pattern, .base), let type = typeReference(written) { return type.core }
    return subjectType(ofPattern: pattern).core
  }

  /// The type of the payload that an argument of a case pattern stands for.
  func payloadType(of argument: Ref, in pattern: Ref) -> TypeExpression {
    let subject = enumType(ofPattern: pattern)
    if case .external("Result", let sides) = subject, let place = Semantics.resultCases[program.name(pattern)],
      place < sides.count
    {
      return sides[place]
    }
    guard case .named(let id, _) = subject,
      let declaration = program.types[id].cases[program.symbol(pattern)]
    else { return .unknown }
    let payload = program.children(declaration).filter { program.kind($0) == .parameter }
    let own = program.children(pattern).filter { program.kind($0) == .argument }
    guard let place = own.firstIndex(of: argument) else { return .unknown }
    let labelled = payload.first { !program.name(argument).isEmpty && label(of: $0) == program.name(argument) }
    if payload.count > 1, own.count == 1, program.name(argument).isEmpty {
      return .tuple(payload.map { program.child($0, .type).map(resolve) ?? .unknown })
    }
    let said = (labelled ?? (place < payload.count ? payload[place] : nil)).flatMap { program.child($0, .type) }
    return said.map { substitute(resolve($0), in: subject) } ?? .unknown
  }
}

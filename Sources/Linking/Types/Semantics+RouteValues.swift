import SourceFacts

extension Semantics {
  /// Whether a mention of a case's name constructs the case.
  func isCreation(_ mention: Ref, of value: RouteValue) -> Bool {
    guard let parent = program.parent(mention), !isCompared(mention, in: parent) else { return false }
    let expression = program.kind(parent) == .call && program.child(parent, .callee) == mention ? parent : mention
    if program.kind(expression) == .call {
      guard case .enumCase(let id, let name) = callee(of: expression) else { return false }
      return id == value.type && name == value.name && !isInPattern(expression)
    }
    guard program.kind(mention) == .member else { return false }
    if let base = program.child(mention, .base) { return isType(base, value.type) }
    return isExpected(mention, of: value)
  }

  private func isExpected(_ mention: Ref, of value: RouteValue) -> Bool {
    switch expectedType(of: mention).core {
    case .named(let id, _): return id == value.type
    // `var state: State = .ready` of a base class that is generic over its state: a protocol requires the case of every
    // such enum.
    case .generic: return true
    case .unknown: return isInUnknownResult(mention) && typesNaming(value.name) == [value.type]
    default: return false
    }
  }

  /// A pattern, or one side of a comparison.
  private func isCompared(_ mention: Ref, in parent: Ref) -> Bool {
    program.kind(parent) == .patternExpression || program.kind(mention) == .patternCase
      || program.kind(parent) == .binary && ["==", "!="].contains(program.name(parent)) || isInComparedList(mention)
  }

  /// `Path` of `Path.help`, or a name for the metatype: `if let shop = Path.self as? ShopPath.Type {
  /// path.append(shop.help) }`.
  private func isType(_ base: Ref, _ type: TypeID) -> Bool {
    if let named = typeReference(base)?.core { return named == .named(type, []) }
    if case .metatype(let held) = self.type(of: base).core { return held.core == .named(type, []) }
    return false
  }

  /// Code only compares with this list (`static let settings: [Page] = [.theme, .about]`, `if
  /// Page.settings.contains(page)`), so it opens none of the cases.
  private func isInComparedList(_ mention: Ref) -> Bool {
    var node = mention
    if let call = program.parent(node), program.kind(call) == .call, program.child(call, .callee) == node {
      node = call
    }
    guard let list = program.parent(node), program.kind(list) == .array, let variable = program.parent(list),
      program.kind(variable) == .variable,
      program.flags(variable).contains(.isLet), program.parent(variable).map(program.isDeclarationScope) == true
    else { return false }
    return program.mentions[program.symbol(variable)].allSatisfy { use in
      guard let around = program.parent(use) else { return false }
      switch program.kind(around) {
      case .member: return program.child(around, .base) == use && Self.comparisons.contains(program.name(around))
      case .argument:
        return program.parent(around).map { program.kind($0) == .call && Self.comparisons.contains(program.name($0)) }
          ?? false
      default: return false
      }
    }
  }

  private static let comparisons: Set<String> = SDK.questionsOfCollections

  /// `.failure(.offline)` where the required `Result` type is not known.
  private func isInUnknownResult(_ mention: Ref) -> Bool {
    guard let argument = program.parent(mention), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      Semantics.resultCases[program.name(call)] != nil, let target = program.child(call, .callee),
      program.kind(target) == .member
    else { return false }
    return program.child(target, .base) == nil
  }

  private func typesNaming(_ name: Symbol) -> [TypeID] {
    program.types.indices.filter { program.types[$0].cases[name] != nil }
  }

  private func isInPattern(_ r: Ref) -> Bool {
    program.parent(r).map { program.kind($0) == .patternExpression } ?? false
  }
}

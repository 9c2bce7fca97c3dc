import SourceFacts

/// Which values match a pattern, and what a pattern takes out of them.
extension Evaluator {
  enum Truth {
    case yes, no, maybe

    static prefix func ! (truth: Truth) -> Truth {
      switch truth {
      case .yes: .no
      case .no: .yes
      case .maybe: .maybe
      }
    }

    func and(_ other: Truth) -> Truth {
      self == .no || other == .no ? .no : self == .yes && other == .yes ? .yes : .maybe
    }

    func or(_ other: Truth) -> Truth { !((!self).and(!other)) }
  }

  /// Whether a value matches a pattern. For a symbolic value the answer is `maybe`.
  func match(_ pattern: Ref, _ value: Value, _ env: Environment) -> Truth {
    switch program.kind(pattern) {
    case .patternBind, .patternWildcard: return .yes
    case .patternWhere:
      guard let inner = program.child(pattern, .pattern) else { return .maybe }
      return match(inner, value, env) == .no ? .no : .maybe
    case .patternCase: return matchCase(pattern, value, env)
    case .patternTuple: return matchTuple(pattern, value, env)
    case .patternExpression:
      guard let e = program.child(pattern, .value) else { return .maybe }
      return matchCase(written: e, value, env) ?? equal(value, e, env)
    case .patternCast: return matchCast(pattern, value)
    default: return .maybe
    }
  }

  /// `case .detail(let id)`
  private func matchCase(_ pattern: Ref, _ value: Value, _ env: Environment) -> Truth {
    guard case .enumCase(let id, let name, _, _) = value else { return matchCase(pattern, ofOther: value, env) }
    let arguments = program.children(pattern).filter { program.kind($0) == .argument }
    if program.name(pattern) == "some" {
      let inner = arguments.compactMap { program.child($0, .value) }.first
      return inner.map { match($0, value, env) } ?? .yes
    }
    guard name == program.symbol(pattern) else { return .no }
    if let written = program.child(pattern, .base), case .named(let other, _) = semantics.typeReference(written)?.core,
      other != id
    {
      return .no
    }
    return matchPayloads(of: value, name, arguments, env)
  }

  /// A case pattern against a value that is no case of an enum in the sources.
  private func matchCase(_ pattern: Ref, ofOther value: Value, _ env: Environment) -> Truth {
    if case .null = value { return program.name(pattern) == "none" ? .yes : .no }
    if program.name(pattern) == "some", value.isConcrete { return .yes }
    if program.name(pattern) == "none", value.isConcrete { return .no }
    switch value {
    // An implicit member of unknown type still names its case.
    case .unknown(let r):
      guard let named = implicitCase(r), program.name(pattern) != "some" else { break }
      return named == program.symbol(pattern) ? .yes : .no
    // `Action(rawValue: text)` may be any case.
    case .instance(.named(let id, _), _, _):
      return program.types[id].kind == .enum ? .maybe : isConstant(value, of: id, namedBy: pattern, env)
    case .string: return isText(value, namedBy: pattern, env)
    case .instance(.external, _, _): return .maybe  // `decoder.decode(…)` is no decoder
    default: break
    }
    return value.isConcrete ? .no : .maybe
  }

  /// Whether the payloads of a case match the patterns for them.
  private func matchPayloads(of value: Value, _ name: Symbol, _ arguments: [Ref], _ env: Environment) -> Truth {
    var result = Truth.yes
    for (place, argument) in arguments.enumerated() {
      guard let inner = program.child(argument, .value) else { continue }
      let kind = program.kind(inner)
      if kind == .patternBind || kind == .patternWildcard { continue }
      let truths = payload(of: value, name, place, label: program.name(argument)).map { match(inner, $0, env) }
      guard truths.contains(where: { $0 != .no }) else { return .no }
      if truths.contains(.maybe) { result = .maybe }
    }
    return result
  }

  /// `case (.loading, let page)`
  private func matchTuple(_ pattern: Ref, _ value: Value, _ env: Environment) -> Truth {
    guard case .tuple(let parts) = value else { return .maybe }
    var result = Truth.yes
    for (place, argument) in program.children(pattern).enumerated() {
      guard place < parts.count, let inner = program.child(argument, .value) else { continue }
      let truths = parts[place].map { match(inner, $0, env) }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
      if !truths.allSatisfy({ $0 == .yes }) { result = .maybe }
    }
    return result
  }

  /// `case let page as Page`
  private func matchCast(_ pattern: Ref, _ value: Value) -> Truth {
    guard let typeNode = program.child(pattern, .type), let id = nominal(value),
      case .named(let wanted, _) = semantics.resolve(typeNode).core
    else { return .maybe }
    if value.isConcrete { return semantics.inherits(id, from: wanted) ? .yes : .no }
    // A value whose construction was not seen is of its declared type or of a subtype.
    guard program.types[id].isDeclared else { return .maybe }
    let kinds = Set(semantics.withSubtypes(id).map { semantics.inherits($0, from: wanted) })
    return kinds.count > 1 ? .maybe : kinds.contains(true) ? .yes : .no
  }

  /// An implicit member inside a pattern (`case .account(.profile)`) is a case of the payload's type; nil for other
  /// expressions.
  private func matchCase(written e: Ref, _ value: Value, _ env: Environment) -> Truth? {
    guard let named = implicitCase(e), case .enumCase(let id, let name, _, _) = value,
      program.types[id].cases[named] != nil
    else { return nil }
    if named != name { return .no }
    var result = Truth.yes
    for (place, argument) in (program.kind(e) == .call ? semantics.arguments(of: e) : []).enumerated() {
      guard let inner = program.child(argument, .value) else { continue }
      let truths = payload(of: value, name, place, label: program.name(argument)).map {
        matchCase(written: inner, $0, env) ?? equal($0, inner, env)
      }
      if !truths.isEmpty, truths.allSatisfy({ $0 == .no }) { return .no }
      if truths.isEmpty || truths.contains(where: { $0 != .yes }) { result = .maybe }
    }
    return result
  }

  /// The payloads that a pattern examines: for `.account(.profile)` the account.
  func payloads(of value: Value, askedBy pattern: Ref) -> [Value] {
    let isExpression = program.kind(pattern) == .patternExpression
    guard let asked = isExpression ? program.child(pattern, .value) : pattern, case .enumCase(_, let name, _, _) = value
    else { return [] }
    let arguments: [Ref] =
      switch program.kind(asked) {
      case .call: semantics.arguments(of: asked)
      case .patternCase: program.children(asked).filter { program.kind($0) == .argument }
      default: []
      }
    return arguments.enumerated().flatMap { place, argument -> [Value] in
      guard let inner = program.child(argument, .value), program.kind(inner) != .patternBind,
        program.kind(inner) != .patternWildcard
      else { return [] }
      return payload(of: value, name, place, label: program.name(argument)).flatMap {
        [$0] + payloads(of: $0, askedBy: inner)
      }
    }
  }

  /// The name in `.detail` or `.detail(id)`.
  private func implicitCase(_ r: Ref) -> Symbol? {
    switch program.kind(r) {
    case .member: program.child(r, .base) == nil ? program.symbol(r) : nil
    case .call: program.child(r, .callee).flatMap { program.kind($0) == .member ? implicitCase($0) : nil }
    default: nil
    }
  }

  func equal(_ value: Value, _ e: Ref, _ env: Environment) -> Truth {
    let others = evaluate(e, env)
    guard others.count == 1 else { return .maybe }
    switch (value, others[0]) {
    case (.enumCase(let a, let x, _, _), .enumCase(let b, let y, _, _)): return a == b && x == y ? .yes : .no
    // `value: .inbox`, whose type follows only from what it is compared with.
    case (.enumCase(let id, let made, _, _), .unknown(let written)):
      guard let named = implicitCase(written), program.types[id].cases[named] != nil else { return .maybe }
      return made == named ? .yes : .no
    case (.boolean(let a), .boolean(let b)): return a == b ? .yes : .no
    case (.string(let a), .string(let b)): return a == b ? .yes : .no
    case (.instance, let other): return equal(value, other)
    case (.metatype(let a), .metatype(let b)): return equal(a, b)
    case (.null, .null): return .yes
    case (.null, let other) where other.isConcrete, (let other, .null) where other.isConcrete: return .no
    default: return .maybe
    }
  }

  /// Types as keys: `makers[ObjectIdentifier(type)]`.
  private func equal(_ a: TypeExpression, _ b: TypeExpression) -> Truth {
    switch (a, b) {
    case (.named(let x, _), .named(let y, _)): x == y ? .yes : .no
    case (.external(let x, _), .external(let y, _)): x == y ? .yes : .no
    case (.named, .external), (.external, .named): .no
    default: .maybe
    }
  }

  /// A payload of a case value.
  func payload(of value: Value, _ name: Symbol, _ place: Int, label: String, root: Environment? = nil) -> [Value] {
    switch value {
    case .enumCase(let id, let made, let expression, let env):
      // The declaration of a case, not a construction: its payload is not known.
      if made == name, program.kind(expression) == .enumCase { return [.unknown(expression)] }
      guard made == name, program.kind(expression) == .call else { return [] }
      return given(to: (id, name), at: place, label: label, by: expression, env)
    case .parameter, .property, .payload, .element, .selfValue: return [.payload(value, name, place)]
    case .unknown(let written): return root.flatMap { held(by: written, name, place, $0) } ?? [value]
    default: return []
    }
  }

  /// The values of a pattern's binding, from the subject of the `switch`, `if case` or loop around it.
  func matched(_ bind: Ref, _ env: Environment) -> [Value] {
    guard let parent = program.parent(bind) else { return [] }
    switch program.kind(parent) {
    case .patternCast, .patternWhere: return matchedPattern(parent, env)
    default: return matchedPattern(bind, env)
    }
  }

  /// The case values from which a pattern's binding takes a payload, each with that payload.
  func carriers(of bind: Ref, _ env: Environment) -> [(carrier: Value, payload: [Value])] {
    guard program.kind(bind) == .patternBind, let argument = program.parent(bind), program.kind(argument) == .argument,
      let pattern = program.parent(argument),
      program.kind(pattern) != .patternTuple, program.name(pattern) != "some"
    else { return [] }
    let place = program.children(pattern).filter { program.kind($0) == .argument }.firstIndex(of: argument) ?? 0
    return matchedPattern(pattern, env).map {
      ($0, payload(of: $0, program.symbol(pattern), place, label: program.name(argument)))
    }
  }

  /// The values that reach a pattern.
  private func matchedPattern(_ pattern: Ref, _ env: Environment) -> [Value] {
    guard let parent = program.parent(pattern) else { return [] }
    switch program.kind(parent) {
    case .argument: return program.parent(parent).map { matchedPart(pattern, parent, of: $0, env) } ?? []
    case .list:
      guard let arm = program.parent(parent), let owner = program.owner(ofArm: arm) else { return [] }
      return program.child(owner, .subject).map { evaluate($0, env) } ?? []
    case .patternCondition: return program.child(parent, .value).map { evaluate($0, env) } ?? []
    case .patternWhere, .patternCast: return matchedPattern(parent, env)
    case .forIn:
      return program.child(parent, .sequence).map { matchedElements(pattern, of: $0, env) } ?? []
    case .variable: return program.child(parent, .initializer).map { evaluate($0, env) } ?? []
    default: return [.unknown(pattern)]
    }
  }

  private func matchedElements(_ pattern: Ref, of sequence: Ref, _ env: Environment) -> [Value] {
    // `for await page in pages`: the values that are put into the stream.
    if semantics.isStream(sequence) { return [.parameter(VariableKey(declaration: pattern))] }
    return elements(evaluate(numbered(sequence, by: pattern) ?? sequence, env), at: pattern)
  }

  /// The values that reach one argument of a compound pattern.
  private func matchedPart(_ pattern: Ref, _ argument: Ref, of outer: Ref, _ env: Environment) -> [Value] {
    let place = program.children(outer).filter { program.kind($0) == .argument }.firstIndex(of: argument) ?? 0
    let values = matchedPattern(outer, env)
    guard program.kind(outer) == .patternTuple else {
      return unique(
        values.flatMap { v -> [Value] in
          if program.name(outer) == "some" { return [v] }
          return payload(of: v, program.symbol(outer), place, label: program.name(argument), root: env.outermost)
        })
    }
    return values.flatMap { v -> [Value] in
      if case .tuple(let parts) = v, place < parts.count { return parts[place] }
      let isOfNumbered =
        place == 1
        && program.parent(outer).flatMap { program.child($0, .sequence) }.map { numbered($0, by: outer) != nil }
          ?? false
      return isOfNumbered ? [v] : [.unknown(pattern)]
    }
  }

  /// The list in `for (place, page) in pages.enumerated()`: the second part of the pattern is its element.
  private func numbered(_ sequence: Ref, by pattern: Ref) -> Ref? {
    guard program.kind(pattern) == .patternTuple, program.kind(sequence) == .call,
      program.name(sequence) == "enumerated", program.parent(sequence).map({ program.kind($0) == .forIn }) ?? false,
      let target = program.child(sequence, .callee), program.kind(target) == .member
    else { return nil }
    return program.child(target, .base)
  }
}

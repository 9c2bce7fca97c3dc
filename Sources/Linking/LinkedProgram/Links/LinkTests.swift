import NavigationModel
import SourceFacts

/// Reads comparisons of code with parts of an arrival.
struct LinkTests {
  let values: LinkValues
  private var linked: LinkedProgram { values.linked }
  private var constants: LinkConstants { values.constants }

  /// A test, with the kind of arrival whose part it tests.
  struct Found: Hashable {
    var test: LinkTest
    var kind: LinkLedger.Kind
  }

  // MARK: conditions

  /// The tests that must hold for a condition to hold; for a negated one, to fail.
  func tests(of condition: Ref, negated: Bool = false, depth: Int = 0) -> [Found] {
    guard depth < linked.budget.linkConditionDepth.most else { return [] }
    func inner(_ role: ChildRole, negated: Bool) -> [Found] {
      linked.child(condition, role).map { tests(of: $0, negated: negated, depth: depth + 1) } ?? []
    }
    switch linked.kind(condition) {
    case .list: return linked.children(condition).flatMap { tests(of: $0, negated: negated, depth: depth + 1) }
    case .unary where linked.name(condition) == "!": return inner(.operand, negated: !negated)
    case .binary: return binary(condition, negated: negated, depth: depth)
    case .patternCondition where !negated: return patternCondition(condition)
    case .call where !negated: return call(condition, depth: depth)
    case .cast where !negated: return cast(condition)
    case .call, .name, .member: return looked(into: condition, negated: negated, depth: depth)
    case .optionalBinding where !negated:
      return inner(.value, negated: false).filter { $0.test.match == .expression || isCast(condition) }
    default: return []
    }
  }

  private func isCast(_ binding: Ref) -> Bool { linked.child(binding, .value).map(linked.kind) == .cast }

  /// `activity.interaction?.intent is OpenListIntent`: an activity has the name of its intent's type.
  private func cast(_ node: Ref) -> [Found] {
    guard ["is", "as?"].contains(linked.name(node)), let type = linked.child(node, .type),
      linked.kind(type) == .typeName, let operand = linked.child(node, .operand),
      values.known.performerEndings.contains(where: linked.name(type).hasSuffix),
      case .item(.activity)? = values.value(of: operand)
    else { return [] }
    return [Found(test: LinkTest(part: .identifier, match: .equals, texts: [linked.name(type)]), kind: .activity)]
  }

  private func binary(_ node: Ref, negated: Bool, depth: Int) -> [Found] {
    guard let left = linked.child(node, .left), let right = linked.child(node, .right) else { return [] }
    func side(_ side: Ref) -> [Found] { tests(of: side, negated: negated, depth: depth + 1) }
    switch linked.name(node) {
    case "&&": return negated ? [] : side(left) + side(right)
    case "||": return negated ? side(left) + side(right) : either(side(left), side(right))
    case "==", "!=":
      let isNegated = negated != (linked.name(node) == "!=")
      if linked.kind(right) == .boolean {
        return tests(of: left, negated: isNegated != (linked.name(right) == "false"), depth: depth + 1)
      }
      return isNegated ? [] : equality(left, right) ?? equality(right, left) ?? count(left, right, "==")
    case ">=", ">": return negated ? [] : count(left, right, linked.name(node))
    default: return []
    }
  }

  /// `components.count == 2`: the path has parts that are not compared.
  private func count(_ left: Ref, _ right: Ref, _ sign: String) -> [Found] {
    guard linked.kind(left) == .member, linked.name(left) == "count", linked.kind(right) == .number,
      let number = Int(linked.name(right)), let base = linked.child(left, .base),
      case .components(let offset, let kind)? = values.value(of: base)
    else { return [] }
    let last = number - offset - (sign == ">" ? 0 : 1)
    return last < 0 ? [] : [Found(test: LinkTest(part: .component(last), match: .prefix, texts: [""]), kind: kind)]
  }

  private func equality(_ subject: Ref, _ constant: Ref) -> [Found]? {
    guard let value = values.value(of: subject), let part = value.part else { return nil }
    let texts = constants.texts(of: constant)
    if texts.isEmpty { return unknown(part, constant, value).map { [$0] } }
    return [found(part, .equals, texts, value)]
  }

  /// A scheme that nobody knows before the app runs: `url.scheme == settings.scheme`. It is no other app's, and not the web's.
  private func unknown(_ part: LinkTest.Part, _ constant: Ref, _ value: LinkValue) -> Found? {
    guard part == .scheme, [.name, .member].contains(linked.kind(constant)), values.value(of: constant) == nil else {
      return nil
    }
    let text = "<\(linked.name(constant))>"
    return Found(test: LinkTest(part: part, match: .expression, texts: [text]), kind: value.kind)
  }

  /// Two tests of one part, one of which must hold.
  private func either(_ a: [Found], _ b: [Found]) -> [Found] {
    guard a.count == 1, b.count == 1, a[0].test.part == b[0].test.part, a[0].test.match == b[0].test.match else {
      return []
    }
    var result = a[0]
    result.test.texts += b[0].test.texts.filter { !result.test.texts.contains($0) }
    return [result]
  }

  private func found(_ part: LinkTest.Part, _ match: LinkTest.Match, _ texts: [String], _ value: LinkValue) -> Found {
    // Such an activity is a universal link.
    if part == .identifier, texts.count == 1, values.known.webActivities.contains(texts[0]) {
      return Found(test: .webLink, kind: .url)
    }
    // Where the text stood in the part that it was made of, nobody knows.
    if case .rest = value { return Found(test: LinkTest(part: part, match: .contains, texts: texts), kind: value.kind) }
    return Found(test: LinkTest(part: part, match: match, texts: texts), kind: value.kind)
  }

  // MARK: calls

  private static func match(byMethod name: String) -> LinkTest.Match? {
    if SDK.comparingStarts.contains(name) { return .prefix }
    if SDK.comparingEnds.contains(name) { return .suffix }
    if SDK.comparingParts.contains(name) { return .contains }
    return SDK.comparingPatterns.contains(name) ? .expression : nil
  }

  private func call(_ call: Ref, depth: Int) -> [Found] {
    if let match = Self.match(byMethod: linked.name(call)), let base = linked.receiver(of: call),
      let argument = linked.arguments(of: call).first.flatMap({ linked.child($0, .value) }),
      case let found = elements(match, base, argument) + [matched(match, base, argument)].compactMap({ $0 }),
      !found.isEmpty
    {
      return found
    }
    return looked(into: call, negated: false, depth: depth)
  }

  /// `url.pathComponents.starts(with: ["/", "tag"])`: each text is that of the part at its place.
  private func elements(_ match: LinkTest.Match, _ base: Ref, _ argument: Ref) -> [Found] {
    guard match == .prefix, linked.kind(argument) == .array,
      case .components(let offset, let kind)? = values.value(of: base)
    else { return [] }
    return linked.children(argument).enumerated().compactMap { place, element in
      let texts = constants.texts(of: element)
      guard place >= offset, texts.count == 1 else { return nil }
      return Found(test: LinkTest(part: .component(place - offset), match: .equals, texts: texts), kind: kind)
    }
  }

  private func matched(_ match: LinkTest.Match, _ base: Ref, _ argument: Ref) -> Found? {
    if let value = values.value(of: base) {
      if linked.kind(argument) == .closure {
        // `components.contains { $0 == "posts" }`
        return values.result(of: argument).flatMap { tests(of: $0, depth: 1).first }
      }
      guard let part = value.part else { return nil }
      let texts = constants.texts(of: argument)
      if texts.isEmpty { return nil }
      if case .components = value { return match == .prefix ? nil : found(part, .equals, texts, value) }
      return found(part, match, texts, value)
    }
    // `["a", "b"].contains(host)`
    guard match == .contains, let value = values.value(of: argument), let part = value.part else { return nil }
    let texts = constants.texts(of: base)
    return texts.isEmpty ? nil : found(part, .equals, texts, value)
  }

  /// A function, property or variable of the app whose result is one comparison.
  private func looked(into condition: Ref, negated: Bool, depth: Int) -> [Found] {
    guard depth < linked.budget.linkConditionDepth.most / 3 else { return [] }
    switch linked.kind(condition) {
    case .call:
      guard case .functions(let list, _) = linked.callee(of: condition), list.count == 1 else { return [] }
      guard let body = values.result(of: list[0]) else { return negated ? [] : sought(by: condition) }
      hand(condition, to: list[0])
      return tests(of: body, negated: negated, depth: depth + 2)
    default:
      guard let variable = linked.variable(of: condition), linked.kind(variable) == .variable,
        let body = linked.child(variable, .initializer) ?? linked.getter(of: variable).flatMap(values.result)
      else { return [] }
      return tests(of: body, negated: negated, depth: depth + 2)
    }
  }

  /// `path.begins(with: "/help")`: code of the app, in more than one step, looks for a text in a part. Where it looks, nobody
  /// knows.
  private func sought(by call: Ref) -> [Found] {
    guard let value = linked.receiver(of: call).flatMap(values.value), let part = value.part,
      case .external("Bool", _) = linked.type(of: call).core,
      let argument = linked.arguments(of: call).first.flatMap({ linked.child($0, .value) })
    else { return [] }
    let texts = constants.texts(of: argument)
    return texts.isEmpty ? [] : [found(part, .contains, texts, value)]
  }

  /// What a call gives to the parameters of a function.
  func hand(_ call: Ref, to function: Ref) {
    if let value = linked.receiver(of: call).flatMap(values.value), values.selves[function] == nil {
      values.selves[function] = value
    }
    for (argument, parameter) in linked.semantics.matching(call, function) {
      guard let expression = linked.child(argument, .value), let value = values.value(of: expression) else { continue }
      if values.given[parameter] == nil { values.given[parameter] = value }
    }
  }

  // MARK: patterns

  private func patternCondition(_ node: Ref) -> [Found] {
    guard let pattern = linked.child(node, .pattern), let subject = linked.child(node, .value) else { return [] }
    return tests(of: pattern, on: subject)
  }

  /// The tests of an arm on its subject; nil for an arm that tests nothing of a link.
  func tests(ofArm arm: Ref, on subject: Ref) -> [Found]? {
    let patterns = linked.children(arm, .patterns)
    guard let first = patterns.first else { return nil }
    var result = tests(of: first, on: subject)
    for pattern in patterns.dropFirst() { result = either(result, tests(of: pattern, on: subject)) }
    return result.isEmpty ? nil : result
  }

  private func tests(of pattern: Ref, on subject: Ref) -> [Found] {
    switch linked.kind(pattern) {
    case .patternWhere:
      let own = linked.child(pattern, .pattern).map { tests(of: $0, on: subject) } ?? []
      return own + (linked.child(pattern, .condition).map { tests(of: $0) } ?? [])
    case .patternTuple: return tuple(pattern, subject)
    case .patternExpression:
      guard let value = linked.child(pattern, .value) else { return [] }
      return isSame(value, subject) ? presence(of: subject) : equality(subject, value) ?? []
    case .patternCase: return patternCase(pattern, subject)
    default: return []
    }
  }

  private func tuple(_ pattern: Ref, _ subject: Ref) -> [Found] {
    let (patterns, subjects) = (linked.children(pattern, .arguments), linked.children(subject, .arguments))
    guard linked.kind(subject) == .tuple, patterns.count == subjects.count else { return [] }
    return zip(patterns, subjects).flatMap { pattern, subject -> [Found] in
      guard let pattern = linked.child(pattern, .value), let subject = linked.child(subject, .value) else { return [] }
      return tests(of: pattern, on: subject)
    }
  }

  /// `switch (user, post) { case (user, nil): … }`
  private func isSame(_ value: Ref, _ subject: Ref) -> Bool {
    guard linked.kind(value) == .name, let variable = linked.variable(of: value) else { return false }
    return linked.variable(of: subject) == variable
  }

  /// `case (let user?, nil)`: the path has a part there.
  private func presence(of subject: Ref) -> [Found] {
    guard let value = values.value(of: subject), case .component(let place?)? = value.part, place >= 0 else {
      return []
    }
    return [Found(test: LinkTest(part: .component(place), match: .prefix, texts: [""]), kind: value.kind)]
  }

  /// `case .settings:` of an enum of texts; `case "posts"?:`.
  private func patternCase(_ pattern: Ref, _ subject: Ref) -> [Found] {
    let payload = linked.children(pattern, .arguments)
    if linked.name(pattern) == "some", let inner = payload.first.flatMap({ linked.child($0, .value) }) {
      return linked.kind(inner) == .patternBind ? presence(of: subject) : tests(of: inner, on: subject)
    }
    if linked.name(pattern) == "rawValue", let base = linked.child(pattern, .base) {
      return rawValue(of: base, subject)
    }
    guard payload.isEmpty, let value = values.value(of: subject), let part = value.part,
      let type = enumType(pattern, subject)
    else { return [] }
    let texts = texts(named: linked.name(pattern), of: type)
    return texts.isEmpty ? [] : [found(part, .equals, texts, value)]
  }

  /// `case Action.list.rawValue:`
  private func rawValue(of base: Ref, _ subject: Ref) -> [Found] {
    guard let value = values.value(of: subject), let part = value.part else { return [] }
    let texts = constants.texts(of: base)
    return texts.isEmpty ? [] : [found(part, .equals, texts, value)]
  }

  /// A case with a raw string, or a static constant: `case Links.settings:`.
  private func texts(named name: String, of type: TypeID) -> [String] {
    if let symbol = linked.program.symbols.find(name), let text = constants.rawText(ofCase: symbol, of: type) {
      return [text]
    }
    return linked.ownMembers(named: name, of: type).lazy.filter { linked.flags($0).contains(.isLet) }
      .compactMap { linked.child($0, .initializer) }.map(constants.texts).first { !$0.isEmpty } ?? []
  }

  private func enumType(_ pattern: Ref, _ subject: Ref) -> TypeID? {
    let written = linked.child(pattern, .base).flatMap(linked.typeNamed)
    guard case .named(let id, _) = written ?? linked.type(of: subject).core else { return values.madeOfText(subject) }
    return id
  }
}

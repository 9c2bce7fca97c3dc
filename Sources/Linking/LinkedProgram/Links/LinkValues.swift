import Dialects
import NavigationModel
import SourceFacts

/// Tells which part of an arrival an expression is, by following names, members and calls.
final class LinkValues {
  let linked: LinkedProgram
  let known: Dialect.Arrivals
  let constants: LinkConstants
  /// The values of declarations: parameters of handlers, and of functions that handlers call.
  var given: [Ref: LinkValue] = [:]
  /// The arguments of closures without named parameters: `$0`.
  private var shorthand: [Ref: LinkValue] = [:]
  /// The receivers of functions and properties in the app's extensions of SDK types.
  var selves: [Ref: LinkValue] = [:]
  /// Declarations in progress: one that depends on itself has no value.
  private var open: Set<Ref> = []
  /// Called with the names of parameters that code reads.
  var onParameter: (String) -> Void = { _ in }

  /// The kinds of arrivals that code takes out of what came in: launch options have several.
  private(set) var items: Set<LinkLedger.Kind> = []
  private var depth = 0

  init(_ linked: LinkedProgram) {
    self.linked = linked
    known = linked.semantics.library.arrivals
    constants = LinkConstants(linked: linked)
  }

  /// Sets the arguments of a function or closure.
  func give(_ value: LinkValue, to parameters: [Ref], of body: Ref) {
    for parameter in parameters { given[parameter] = value }
    if linked.kind(body) == .closure, parameters.isEmpty { shorthand[body] = value }
  }

  func value(of expression: Ref) -> LinkValue? {
    guard depth < linked.budget.linkValueDepth.most else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch linked.kind(expression) {
    case .name: return named(expression)
    case .member: return member(expression)
    case .call: return call(expression)
    case .subscript: return subscripted(expression)
    case .cast: return linked.child(expression, .operand).flatMap(value)
    case .binary where linked.name(expression) == "??": return linked.child(expression, .left).flatMap(value)
    case .array, .dictionary: return linked.children(expression).lazy.compactMap(value).first?.made
    case .string:
      // `"\(url)"`, `"open/\(id)"`
      return linked.onlyChild(expression).flatMap(value)
        ?? linked.children(expression).lazy.compactMap(value).first?.made
    default: return nil
    }
  }

  // MARK: names

  private func named(_ name: Ref) -> LinkValue? {
    if linked.name(name) == "$0", let closure = shorthandClosure(around: name) {
      return shorthand[closure] ?? handed(to: closure)
    }
    if let declaration = linked.variable(of: name) { return held(by: declaration) }
    return ownMember(name)
  }

  /// `$0` never belongs to a closure that names its parameters.
  private func shorthandClosure(around name: Ref) -> Ref? {
    var closure = linked.program.enclosingClosure(name)
    while let found = closure, !linked.children(found, .parameters).isEmpty {
      closure = linked.program.enclosingClosure(found)
    }
    return closure
  }

  /// In an extension of an SDK type: `self`, and members without a receiver.
  private func ownMember(_ name: Ref) -> LinkValue? {
    guard let member = linked.enclosingMember(name), let whole = selves[member] else { return nil }
    let text = linked.name(name)
    return text == "self" ? whole : whole.member(text, known).flatMap { $0.part == nil ? nil : $0 }
  }

  /// The value of a variable, parameter or binding.
  func held(by declaration: Ref) -> LinkValue? {
    if let known = given[declaration] { return known }
    guard open.insert(declaration).inserted else { return nil }
    defer { open.remove(declaration) }
    return made(declaration)
  }

  private func made(_ declaration: Ref) -> LinkValue? {
    switch linked.kind(declaration) {
    case .variable:
      if let first = linked.child(declaration, .initializer) { return value(of: first) }
      return linked.getter(of: declaration).flatMap(result).flatMap(value)
    case .optionalBinding: return linked.child(declaration, .value).flatMap(value)
    case .parameter:
      guard let list = linked.parent(declaration), let closure = linked.parent(list),
        linked.kind(closure) == .closure
      else { return nil }
      return handed(to: closure)
    case .patternBind: return bound(declaration)
    default: return nil
    }
  }

  /// `case let path where path.hasPrefix("a")`, `for item in items`; of a case that was made of the arrival, what it was made
  /// with: `case .order(let id)`
  private func bound(_ bind: Ref) -> LinkValue? {
    var node = bind
    var isPayload = false
    while let parent = linked.parent(node) {
      switch linked.kind(parent) {
      case .patternWhere, .patternCast, .list, .argument, .patternBind: node = parent
      case .patternCase:
        isPayload = isPayload || linked.name(parent) != "some"
        node = parent
      case .switchCase: return part(of: linked.program.subject(ofArm: parent), isPayload)
      case .forIn: return part(of: linked.child(parent, .sequence), isPayload)
      case .patternCondition: return part(of: linked.child(parent, .value), isPayload)
      default: return nil
      }
    }
    return nil
  }

  private func part(of subject: Ref?, _ isPayload: Bool) -> LinkValue? {
    guard let whole = subject.flatMap(value) else { return nil }
    return isPayload ? whole.made : whole
  }

  /// The argument of a closure, by the call that receives it: `contexts.forEach { … }`; what is brought for a part of the link:
  /// `load(id) { order in … }`.
  private func handed(to closure: Ref) -> LinkValue? {
    guard let argument = linked.parent(closure), linked.kind(argument) == .argument,
      let call = linked.parent(argument), linked.kind(call) == .call
    else { return nil }
    if let whole = linked.receiver(of: call).flatMap(value) { return whole }
    return linked.arguments(of: call).compactMap { linked.child($0, .value) }.filter { linked.kind($0) != .closure }
      .lazy.compactMap(value).first.map { .found($0.kind) }
  }

  // MARK: members

  private func member(_ member: Ref) -> LinkValue? {
    guard let base = linked.child(member, .base) else { return nil }
    if let whole = value(of: base) {
      if case .found = whole { return whole }
      // An app's extension of an SDK type is followed.
      if let own = linked.variable(of: member) {
        if selves[own] == nil { selves[own] = whole }
        if let value = held(by: own) { return value }
      }
      let part = whole.member(linked.name(member), known)
      if case .item(let kind)? = part { items.insert(kind) }
      return part
    }
    return linked.variable(of: member).flatMap(held)
  }

  private func subscripted(_ node: Ref) -> LinkValue? {
    guard let base = linked.child(node, .base), let whole = value(of: base),
      let index = linked.children(node, .arguments).first.flatMap({ linked.child($0, .value) })
    else { return nil }
    switch whole {
    case .components(let offset, let kind):
      guard linked.kind(index) == .number, let place = Int(linked.name(index)) else {
        return .part(.component(nil), kind)
      }
      return place < offset ? nil : .part(.component(place - offset), kind)
    case .parameters(let kind): return parameter(named: constants.texts(of: index), kind)
    default: return whole
    }
  }

  private func parameter(named names: [String], _ kind: LinkLedger.Kind) -> LinkValue? {
    guard let name = names.first else { return .parameters(kind) }
    onParameter(name)
    return .part(.parameter(name), kind)
  }

  // MARK: calls

  private func call(_ call: Ref) -> LinkValue? {
    if let base = linked.receiver(of: call), let whole = value(of: base) {
      return method(call, on: whole)
    }
    guard
      let inner = linked.arguments(of: call).lazy.compactMap({ self.linked.child($0, .value).flatMap(self.value) })
        .first
    else { return nil }
    switch linked.callee(of: call) {
    case .externalType(let name): return made(name, of: inner)
    case .initializer(let type, _) where !linked.isDeclared(type): return made(linked.typeName(type), of: inner)
    case .initializer(let type, _): return linked.typeKind(type) == .enum && isRaw(call) ? inner : inner.made
    case .functions: return text(call, of: inner) ?? inner.made
    case .closure, .enumCase: return inner.made
    case .external: return isAnswer(call) ? nil : inner.made
    }
  }

  /// `library.canOpen(url)`: an answer is no part of what came in.
  private func isAnswer(_ call: Ref) -> Bool {
    if case .external("Bool", _) = linked.type(of: call).core { true } else { false }
  }

  /// The value that an SDK type's initialiser makes. A URL made from a URL's text is that URL; made from a part, it is
  /// another.
  private func made(_ type: String, of inner: LinkValue) -> LinkValue {
    guard known.payloads[type] != nil || known.forms[type] != nil else { return inner }
    switch inner {
    case .part(.whole, let kind): return .item(kind)
    case .part(_, let kind), .rest(_, let kind), .components(_, let kind), .parameters(let kind): return .derived(kind)
    case .item, .derived, .found: return inner
    }
  }

  /// A type of the SDK for what comes in, or for a link.
  func isArrival(_ type: TypeExpression) -> Bool {
    guard case .external(let name, _) = type.core else { return false }
    return known.payloads[name] != nil || known.forms[name] != nil
  }

  /// `withoutScheme(url.absoluteString)`: a text out of a text.
  private func text(_ call: Ref, of inner: LinkValue) -> LinkValue? {
    guard case .external(let type, _) = linked.type(of: call).core, LinkConstants.texts.contains(type),
      case .part(let part, let kind) = inner
    else { return nil }
    return .rest(part, kind)
  }

  /// The enum that an expression makes of a text: `Host(rawValue: text)`, `url.host.flatMap { Host(rawValue: $0) }`.
  func madeOfText(_ expression: Ref, depth: Int = 0) -> TypeID? {
    guard depth < linked.budget.linkConditionDepth.most else { return nil }
    if let variable = linked.variable(of: expression) {
      return (linked.child(variable, .initializer) ?? linked.child(variable, .value)).flatMap {
        madeOfText($0, depth: depth + 1)
      }
    }
    guard linked.kind(expression) == .call else { return nil }
    if case .initializer(let type, _) = linked.callee(of: expression) { return isRaw(expression) ? type : nil }
    return linked.arguments(of: expression).compactMap { linked.child($0, .value) }.filter {
      linked.kind($0) == .closure
    }
    .compactMap(result).lazy.compactMap { self.madeOfText($0, depth: depth + 1) }.first
  }

  /// `Host(rawValue: …)`
  private func isRaw(_ call: Ref) -> Bool { linked.argument("rawValue", of: call) != nil }

  private func method(_ call: Ref, on whole: LinkValue) -> LinkValue? {
    switch linked.callee(of: call) {
    case .functions(let list, _):
      // An app's extension of the SDK's strings and lists returns a part of them.
      if case .item = whole { return .derived(whole.kind) }
      guard let owner = list.first.flatMap(linked.enclosingType), !linked.isDeclared(owner) else {
        return whole.made
      }
      return whole
    default: return external(call, on: whole)
    }
  }

  private func external(_ call: Ref, on whole: LinkValue) -> LinkValue? {
    switch (whole, linked.name(call)) {
    case (.rest, "split"), (.rest, "components"), (.rest, "reduce"): return whole
    case (.part(.path, let kind), "split"): return .components(offset: 0, kind)
    case (.part(let part, let kind), "components"), (.part(let part, let kind), "split"):
      return part == .path ? .components(offset: 1, kind) : .part(part, kind)
    case (.components(_, let kind), "filter"): return .components(offset: 0, kind)
    case (.components(let offset, let kind), "dropFirst"), (.components(let offset, let kind), "suffix"):
      return .components(offset: max(0, offset - 1), kind)
    case (.components(_, let kind), "joined"): return .part(.path, kind)
    case (.parameters(let kind), "first"), (.parameters(let kind), "filter"):
      return parameter(named: comparedTexts(in: call), kind)
    case (_, "contains"), (_, "hasPrefix"), (_, "hasSuffix"), (_, "starts"): return nil
    default: return whole.member(linked.name(call), known)
    }
  }

  /// `items.first { $0.name == "id" }`
  private func comparedTexts(in call: Ref) -> [String] {
    linked.nodes([.binary], in: call).filter { linked.name($0) == "==" }.flatMap { comparison in
      [ChildRole.right, .left].compactMap { linked.child(comparison, $0) }.lazy.map(constants.texts).first {
        !$0.isEmpty
      }
        ?? []
    }
  }

  private func isConstant(_ statement: Ref) -> Bool {
    linked.kind(statement) == .variable && linked.flags(statement).contains(.isLet)
  }

  /// The result of a body that is one expression, with constants before it.
  func result(of body: Ref) -> Ref? {
    let holders: Set<Node.Kind> = [.closure, .function, .accessor, .block]
    let statements = holders.contains(linked.kind(body)) ? linked.statements(of: body) : [body]
    guard let only = statements.last, statements.dropLast().allSatisfy(isConstant) else { return nil }
    return linked.kind(only) == .returned ? linked.child(only, .value) : only
  }
}

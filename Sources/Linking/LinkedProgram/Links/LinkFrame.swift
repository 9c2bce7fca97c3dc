import NavigationModel
import SourceFacts

/// A call's constant arguments: in a function with many callers, only the arms that these select run.
struct LinkFrame: Hashable {
  /// Strings, and enum cases by their names.
  enum Constant: Hashable {
    case text(String)
    case enumCase(TypeID, Symbol)
    /// `nil`
    case nothing
    case flag(Bool)
  }

  private var constants: [Ref: Set<Constant>] = [:]

  static let empty = LinkFrame()

  /// More than switches that are on or off.
  var tells: Bool {
    constants.values.contains { values in
      values.contains { value in
        switch value {
        case .text, .enumCase: true
        case .nothing, .flag: false
        }
      }
    }
  }

  func of(_ declaration: Ref) -> Set<Constant>? { constants[declaration] }

  mutating func set(_ declaration: Ref, _ values: Set<Constant>) { constants[declaration] = values }
}

/// Finds constants and decides conditions by them.
final class LinkChoices {
  private let linked: LinkedProgram
  private let constants: LinkConstants
  private var known: [Ref: Set<LinkFrame.Constant>] = [:]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    constants = LinkConstants(linked: linked)
  }

  /// An enum whose cases hold objects: what it is says how things stand in the app, and is no reading of a link.
  func holdsObjects(_ type: TypeID) -> Bool {
    let payloads = linked.program.types[type].cases.values.flatMap { declaration in
      linked.program.children(declaration).filter { linked.kind($0) == .parameter }
    }
    return !payloads.isEmpty
      && payloads.allSatisfy { payload in
        guard case .named(let id, _)? = linked.child(payload, .type).map({ linked.resolve($0).core }) else {
          return false
        }
        return [.class, .protocol].contains(linked.typeKind(id))
      }
  }

  /// The frame of a call's arguments for a function.
  func frame(of call: Ref, to function: Ref, in outer: LinkFrame) -> LinkFrame {
    var frame = LinkFrame.empty
    for (argument, parameter) in linked.semantics.matching(call, function) {
      guard let value = linked.child(argument, .value) else { continue }
      let found = of(value, in: outer).union(simple(value, for: parameter))
      if !found.isEmpty { frame.set(parameter, found) }
    }
    return frame
  }

  /// `true` for what a function asks by itself (`if isExternal`), `nil` for what it asks or hands on.
  private func simple(_ expression: Ref, for parameter: Ref) -> Set<LinkFrame.Constant> {
    switch linked.kind(expression) {
    case .boolean where stands(parameter, in: [.list, .unary, .ifElse, .guard]) || isHandedToClosure(parameter):
      [.flag(linked.name(expression) == "true")]
    case .null where stands(parameter, in: [.optionalBinding, .argument]): [.nothing]
    default: []
    }
  }

  /// `onOpen?(isNew)`
  private func isHandedToClosure(_ parameter: Ref) -> Bool {
    linked.mentions(ofVariable: parameter).contains { mention in
      guard let argument = linked.parent(mention), linked.kind(argument) == .argument,
        let call = linked.parent(argument), linked.kind(call) == .call
      else { return false }
      if case .closure = linked.callee(of: call) { return true } else { return false }
    }
  }

  /// The frame of a call's arguments for a closure or function that a property keeps.
  func frame(of call: Ref, toCode code: Ref, in outer: LinkFrame) -> LinkFrame {
    var frame = LinkFrame.empty
    for (argument, parameter) in zip(linked.arguments(of: call), linked.parameters(ofCode: code)) {
      guard let value = linked.child(argument, .value) else { continue }
      let found = of(value, in: outer).union(simple(value, for: parameter))
      if !found.isEmpty { frame.set(parameter, found) }
    }
    return frame
  }

  private func stands(_ parameter: Ref, in holders: Set<Node.Kind>) -> Bool {
    linked.mentions(ofVariable: parameter).contains { mention in
      linked.parent(mention).map { holders.contains(linked.kind($0)) } ?? false
    }
  }

  /// What an expression may be, through names and casts; empty where nothing tells.
  func of(_ expression: Ref, in frame: LinkFrame, depth: Int = 0) -> Set<LinkFrame.Constant> {
    guard depth < linked.budget.linkConditionDepth.most else { return [] }
    if let own = frame.of(expression) { return own }
    switch linked.kind(expression) {
    case .cast:
      guard let operand = linked.child(expression, .operand) else { return [] }
      return of(operand, in: frame, depth: depth + 1)
    case .name:
      guard let declaration = linked.variable(of: expression) else { break }
      if let own = frame.of(declaration) { return own }
      if frame != .empty, let value = localValue(declaration) {
        let own = of(value, in: frame, depth: depth + 1)
        if !own.isEmpty { return own }
      }
    default: break
    }
    return constant(expression)
  }

  /// The cases that an expression has in it: `tab.rawValue`, `tabs.firstIndex(of: .search)`, or a constant made so.
  func cases(in expression: Ref, _ frame: LinkFrame, depth: Int = 0) -> Set<LinkFrame.Constant> {
    guard depth < linked.budget.linkConditionDepth.most else { return [] }
    return linked.nodes([.name, .member], in: expression).reduce(into: []) { cases, node in
      let found = of(node, in: frame).filter { if case .enumCase = $0 { true } else { false } }
      if found.isEmpty, linked.kind(node) == .name, let value = linked.variable(of: node).flatMap(localValue) {
        cases.formUnion(self.cases(in: value, frame, depth: depth + 1))
      } else {
        cases.formUnion(found)
      }
    }
  }

  /// What a constant of a function's body is made of.
  private func localValue(_ declaration: Ref) -> Ref? {
    switch linked.kind(declaration) {
    case .optionalBinding: linked.child(declaration, .value)
    case .variable where linked.flags(declaration).contains(.isLet): linked.child(declaration, .initializer)
    default: nil
    }
  }

  private func constant(_ expression: Ref) -> Set<LinkFrame.Constant> {
    if linked.kind(expression) == .call, case .enumCase(let type, let name) = linked.callee(of: expression) {
      return [.enumCase(type, name)]
    }
    guard [.string, .member, .name].contains(linked.kind(expression)) else { return [] }
    if let found = known[expression] { return found }
    let found = find(expression)
    known[expression] = found
    return found
  }

  private func find(_ expression: Ref) -> Set<LinkFrame.Constant> {
    if linked.kind(expression) != .string {
      let cases = linked.evaluator.values(of: expression, in: Environment(parent: nil)).compactMap { value in
        if case .enumCase(let type, let name, _, _) = value {
          LinkFrame.Constant.enumCase(type, name)
        } else {
          nil
        }
      }
      if !cases.isEmpty { return Set(cases) }
    }
    return Set(constants.texts(of: expression).map { .text($0) })
  }

  /// Whether a condition holds; nil where the frame does not decide it.
  func decides(_ conditions: Ref, in frame: LinkFrame) -> Bool? {
    guard frame != .empty else { return nil }
    if linked.kind(conditions) == .list {
      let all = linked.children(conditions).map { decides($0, in: frame) }
      if all.contains(false) { return false }
      return all.allSatisfy { $0 == true } ? true : nil
    }
    return decidesOne(conditions, in: frame)
  }

  private func decidesOne(_ conditions: Ref, in frame: LinkFrame) -> Bool? {
    switch linked.kind(conditions) {
    case .optionalBinding:
      return linked.child(conditions, .value).flatMap { of($0, in: frame) == [.nothing] ? false : casts($0, in: frame) }
    case .name: return linked.variable(of: conditions).flatMap(frame.of).flatMap(Self.flag)
    case .unary where linked.name(conditions) == "!":
      return linked.child(conditions, .operand).flatMap { decides($0, in: frame) }.map { !$0 }
    case .cast: return casts(conditions, in: frame)
    case .binary: return compares(conditions, in: frame)
    case .patternCondition: return matches(conditions, in: frame)
    default: return nil
    }
  }

  private static func flag(_ constants: Set<LinkFrame.Constant>) -> Bool? {
    guard constants.count == 1, case .flag(let isOn)? = constants.first else { return nil }
    return isOn
  }

  /// `if case .settings = route`
  private func matches(_ condition: Ref, in frame: LinkFrame) -> Bool? {
    guard let pattern = linked.child(condition, .pattern), let subject = linked.child(condition, .value),
      linked.kind(subject) == .name
    else { return nil }
    let own = of(subject, in: frame)
    guard !own.isEmpty else { return nil }
    if !mayFit(pattern, own) { return false }
    return own.count == 1 && linked.kind(pattern) == .patternCase ? true : nil
  }

  /// `destination as? Orders`, `destination is Orders`
  private func casts(_ expression: Ref, in frame: LinkFrame) -> Bool? {
    guard linked.kind(expression) == .cast, ["as?", "is"].contains(linked.name(expression)),
      let operand = linked.child(expression, .operand)
    else { return nil }
    return isKind(of(operand, in: frame), of: linked.child(expression, .type))
  }

  /// Whether all constants are of a type; nil where only some are, or where it is not known.
  private func isKind(_ constants: Set<LinkFrame.Constant>, of typeNode: Ref?) -> Bool? {
    guard let typeNode, case .named(let wanted, _) = linked.resolve(typeNode).core else { return nil }
    let answers = Set(
      constants.map { constant -> Bool? in
        guard case .enumCase(let type, _) = constant, linked.isDeclared(wanted) else { return nil }
        return type == wanted || linked.supertypes(of: type).contains(wanted)
      })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func compares(_ node: Ref, in frame: LinkFrame) -> Bool? {
    guard ["==", "!="].contains(linked.name(node)), let left = linked.child(node, .left),
      let right = linked.child(node, .right),
      let isEqual = compares(left, right, in: frame) ?? compares(right, left, in: frame)
    else { return nil }
    return isEqual == (linked.name(node) == "==")
  }

  private func compares(_ subject: Ref, _ constant: Ref, in frame: LinkFrame) -> Bool? {
    guard linked.kind(subject) == .name else { return nil }
    let (own, other) = (of(subject, in: frame), self.constant(constant))
    guard !own.isEmpty, !other.isEmpty else { return nil }
    if own.isDisjoint(with: other) { return false }
    return own.count == 1 && other.count == 1 ? true : nil
  }

  /// The arms of a `switch` that may run; nil where the subject is not known.
  func arms(of node: Ref, on subject: Ref, in frame: LinkFrame) -> [Ref]? {
    guard frame != .empty, linked.kind(subject) == .name || frame.of(subject) != nil else { return nil }
    let own = of(subject, in: frame)
    return own.isEmpty ? nil : arms(of: node, fitting: own)
  }

  func arms(of node: Ref, fitting own: Set<LinkFrame.Constant>) -> [Ref] {
    let all = linked.children(node, .arms)
    let fitting = all.filter { arm in
      !linked.flags(arm).contains(.isDefault)
        && linked.children(arm, .patterns).contains { mayFit($0, own) }
    }
    return fitting.isEmpty ? all.filter { linked.flags($0).contains(.isDefault) } : fitting
  }

  private func mayFit(_ pattern: Ref, _ own: Set<LinkFrame.Constant>) -> Bool {
    switch linked.kind(pattern) {
    case .patternWhere: return linked.child(pattern, .pattern).map { mayFit($0, own) } ?? true
    case .patternCast: return isKind(own, of: linked.child(pattern, .type)) ?? true
    case .patternCase:
      if linked.name(pattern) == "some", let inner = linked.children(pattern, .arguments).first {
        return own != [.nothing] && linked.child(inner, .value).map { mayFit($0, own) } ?? true
      }
      let name = linked.program.symbol(pattern)
      return own.contains { if case .enumCase(_, name) = $0 { true } else { false } }
    case .patternExpression:
      guard let value = linked.child(pattern, .value) else { return true }
      return linked.kind(value) == .null ? own.contains(.nothing) : mayEqual(value, own)
    default: return true
    }
  }

  private func mayEqual(_ value: Ref, _ own: Set<LinkFrame.Constant>) -> Bool {
    // `.settings`, whose type is the subject's.
    if linked.kind(value) == .member, linked.child(value, .base) == nil {
      let name = linked.program.symbol(value)
      if own.contains(where: { if case .enumCase(_, name) = $0 { true } else { false } }) { return true }
    }
    let found = constant(value)
    return found.isEmpty || !found.isDisjoint(with: own)
  }
}

import SourceFacts

/// The cases that variables at a transition's site have where the site shows one of several destinations:
/// `NavigationLink(value: page)` for the route `.sound`, and `NavigationLink(destination: page.screen)` for the screen
/// that `screen` makes in its arm `.sound`. The case decides the control's words.
struct ShownCases {
  let decided: DecidedCases
  private var attribution: Attribution { decided.attribution }
  private var program: Program { attribution.program }
  private var semantics: Semantics { attribution.semantics }
  private var flow: DataFlow { attribution.flow }

  /// - Parameter place: the transition's site, or its primitive.
  func cases(of t: FoundTransition, at place: Ref) -> [VariableKey: Value] {
    if let route = t.route, let given = variable(passing: route, at: place) { return given }
    guard case .declared(let screen)? = t.target else { return [:] }
    var found: [VariableKey: Set<Value>] = [:]
    for made in flow.constructions(of: screen) where !program.isOutOfScope(made) {
      for (variable, value) in cases(making: made, at: place) { found[variable, default: []].insert(value) }
    }
    // Several cases show the screen.
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The cases of enums for which a transition's destination is made, by enum: `page(_:)` makes it for `.sound`. Whoever
  /// brings a value of the enum on the way to the transition brings this case.
  func choices(of t: FoundTransition) -> [TypeID: Value] {
    guard t.kind != .back, case .declared(let screen)? = t.target else { return [:] }
    let made = flow.constructions(of: screen).filter { !program.isOutOfScope($0) }
    guard let first = made.first, semantics.allows(\.makings, after: made.count - 1) else { return [:] }
    return made.dropFirst().reduce(cases(around: first)) { known, made in
      let own = cases(around: made)
      return known.filter { own[$0.key].map(name) == name($0.value) }
    }
  }

  private func name(_ value: Value) -> Symbol? { if case .enumCase(_, let name, _, _) = value { name } else { nil } }

  private func cases(around made: Ref) -> [TypeID: Value] {
    guard let maker = attribution.unit(of: made) else { return [:] }
    var result: [TypeID: Value] = [:]
    for arm in attribution.switchArms(around: made, in: maker) {
      if let value = decided.value(of: arm), case .enumCase(let type, _, _, _) = value, result[type] == nil {
        result[type] = value
      }
    }
    return result
  }

  /// What a place on the way passes on of the choices.
  struct Passed {
    var cases: [VariableKey: Value] = [:]
    /// The choices that are still open before the place: it does not decide them, nor does its function.
    var open: [TypeID: Value] = [:]
  }

  /// - Returns: nil where the place certainly passes on another case.
  func passed(_ choices: [TypeID: Value], at place: Ref) -> Passed? {
    var result = Passed()
    for (type, value) in choices {
      let found = named(of: type, at: place)
      if found.variables.count == 1, let variable = found.variables.first, found.constants.isEmpty {
        result.cases[variable] = value
        if Self.isGiven(program.kind(variable.declaration)) { result.open[type] = value }
      } else if found.variables.isEmpty, let first = found.constants.first {
        if first != name(value), found.constants.count == 1 { return nil }
      } else if found.variables.isEmpty {
        result.open[type] = value
      }
    }
    return result
  }

  private static func isGiven(_ kind: Node.Kind) -> Bool { [.parameter, .closure, .patternBind].contains(kind) }

  /// The variables and the constant cases of an enum that a place names.
  private func named(of type: TypeID, at place: Ref) -> (variables: Set<VariableKey>, constants: Set<Symbol>) {
    var found: (variables: Set<VariableKey>, constants: Set<Symbol>) = ([], [])
    semantics.forEachNode(in: place, atMost: \.controlNodes) { node in
      switch program.kind(node) {
      case .name, .member:
        guard case .named(type, _) = semantics.type(of: node).core else { return true }
        if let variable = flow.variable(namedBy: node), Self.isVariable(program.kind(variable.declaration)) {
          found.variables.insert(variable)
        } else if program.types[type].cases[program.symbol(node)] != nil {
          found.constants.insert(program.symbol(node))
        }
        return true
      case .closure, .ternary: return false
      default: return true
      }
    }
    return found
  }

  private static func isVariable(_ kind: Node.Kind) -> Bool {
    [.parameter, .variable, .closure, .patternBind, .optionalBinding].contains(kind)
  }

  // MARK: routes

  /// The only variable of the route's enum that the site passes on as it is.
  private func variable(passing route: RouteValue, at site: Ref) -> [VariableKey: Value]? {
    guard let declared = program.types[route.type].cases[route.name] else { return nil }
    let found = named(of: route.type, at: site).variables
    guard found.count == 1, let variable = found.first else { return nil }
    return [variable: .enumCase(route.type, route.name, expression: declared, Environment(parent: nil))]
  }

  // MARK: makers

  /// The cases for which the members that the site names make the screen at a place.
  private func cases(making made: Ref, at site: Ref) -> [VariableKey: Value] {
    guard !program.contains(site, made), let maker = attribution.unit(of: made) else { return [:] }
    let arms = attribution.switchArms(around: made, in: maker)
    if arms.isEmpty { return [:] }
    var result: [VariableKey: Value] = [:]
    semantics.forEachNode(in: site, atMost: \.controlNodes) { node in
      for arm in arms where names(maker, node) {
        guard let subject = program.subject(ofArm: arm), let value = decided.value(of: arm),
          let variable = variable(given: subject, to: maker, by: node)
        else { continue }
        result[variable] = value
      }
      return true
    }
    return result
  }

  private func names(_ maker: Ref, _ node: Ref) -> Bool {
    switch program.kind(node) {
    case .member: return program.symbol(node) == program.symbol(maker) && flow.declaration(of: node) == maker
    case .call:
      guard program.kind(maker) == .function, case .functions(let list, guessed: false) = semantics.callee(of: node)
      else { return false }
      return list == [maker]
    default: return false
    }
  }

  /// The variable at a site that a member decides over: the object of `page.screen` for `switch self`, the argument of
  /// `screen(for: page)` for `switch page`.
  private func variable(given subject: Ref, to maker: Ref, by use: Ref) -> VariableKey? {
    guard program.kind(subject) == .name else { return nil }
    if program.name(subject) == "self" {
      let named = program.kind(use) == .call ? program.child(use, .callee) : use
      return named.flatMap { program.child($0, .base) }.flatMap(flow.variable(namedBy:))
    }
    guard program.kind(use) == .call, let parameter = flow.variable(namedBy: subject) else { return nil }
    return flow.source(call: use, function: maker).bindings[parameter].flatMap(flow.variable(namedBy:))
  }
}

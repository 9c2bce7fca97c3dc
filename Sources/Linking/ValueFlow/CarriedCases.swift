import SourceFacts

/// Follows the value that a carrier receives.
struct CarriedCases {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// What a value must be so that it is the case of a presenter's state; nil where the value itself tells.
  func wanted(_ state: ShownState, of value: Ref) -> WantedCase? {
    guard case .equal(let other) = state.value, let carrier = flow.variable(namedBy: value),
      case .named(let type, _) = semantics.declaredType(state.variable).core,
      let name = caseName(of: other), program.types[type].cases[name] != nil
    else { return nil }
    return WantedCase(type: type, name: name, expression: other, carrier: carrier, named: value)
  }

  /// What the payload of a maker must be where an inner arm is for one case of it: `.finished(.help)` for
  /// `case .finished(let page): switch page { case .help: … }`.
  func wanted(among cases: [VariableKey: Value], inPayloadOf maker: Ref) -> WantedCase? {
    let found = cases.compactMap { variable, value -> WantedCase? in
      guard case .enumCase(let type, let name, let expression, _) = value,
        let given = payload(of: maker, for: variable)
      else { return nil }
      return WantedCase(type: type, name: name, expression: expression, carrier: variable, named: given)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The case that an expression or a key path names.
  func caseName(of e: Ref) -> Symbol? {
    program.kind(e) == .keyPath ? program.symbols.find(program.name(e)) : program.symbol(e)
  }

  /// What is wanted of a value that replaces the carrier; `isExcluded` for a value that is certainly another one.
  func next(_ wanted: WantedCase, after value: Ref?) -> (wanted: WantedCase?, isExcluded: Bool) {
    guard let value else { return (nil, false) }
    if program.kind(value) == .null { return (nil, true) }
    if let name = constant(value) { return (nil, name != wanted.name) }
    guard let carrier = flow.variable(namedBy: value) else { return (nil, false) }
    var next = wanted
    next.carrier = carrier
    next.named = value
    return (next, false)
  }

  /// The carrier has another case in an environment, whatever else it may be.
  func isExcluded(_ wanted: WantedCase, in environment: Environment, _ evaluator: Evaluator) -> Bool {
    evaluator.begin()
    let values = evaluator.values(of: wanted.named, in: environment)
    return !values.isEmpty
      && values.allSatisfy {
        if case .enumCase(let type, let name, _, _) = $0 { type == wanted.type && name != wanted.name } else { false }
      }
  }

  /// A case by its name: `.help`, `Page.item(id)`.
  func constant(_ e: Ref) -> Symbol? {
    switch program.kind(e) {
    case .member:
      guard let base = program.child(e, .base), program.kind(base) != .none else { return program.symbol(e) }
      return semantics.typeReference(base) == nil ? nil : program.symbol(e)
    case .call:
      if case .enumCase(_, let name) = semantics.callee(of: e) { return name } else { return nil }
    default: return nil
    }
  }

  /// The variable that carries the case, and those that the calls which led to the code handed on to it.
  func carriers(of wanted: WantedCase, after calls: [Ref]) -> [VariableKey] {
    var result = [wanted.carrier]
    for call in calls {
      guard let last = result.last, let outer = variable(handedTo: last, by: call) else { break }
      result.append(outer)
    }
    return result
  }

  /// The variable that a call hands to a parameter or a property, also through the initialiser that sets the property.
  private func variable(handedTo carrier: VariableKey, by call: Ref) -> VariableKey? {
    let sources = flow.sources(of: carrier)
    if let source = sources.first(where: { $0.place == call }) {
      return source.bindings[carrier].flatMap(flow.variable(namedBy:))
    }
    // `init(page: Page) { self.page = page }`
    let parameters = sources.compactMap { $0.bindings[carrier].flatMap(flow.variable(namedBy:)) }.filter {
      program.kind($0.declaration) == .parameter && $0 != carrier
    }
    guard parameters.count == 1, let source = flow.sources(of: parameters[0]).first(where: { $0.place == call }) else {
      return nil
    }
    return source.bindings[parameters[0]].flatMap(flow.variable(namedBy:))
  }

  // MARK: what a carrier receives

  /// The payload of an action that replaces a variable of an arm's pattern: `.setPage(.help)` for
  /// `case .setPage(let page)`.
  func payload(of maker: Ref, for carrier: VariableKey) -> Ref? {
    guard program.kind(maker) == .call, program.kind(carrier.declaration) == .patternBind,
      let argument = program.parent(carrier.declaration), program.kind(argument) == .argument,
      let pattern = program.parent(argument), program.kind(pattern) == .patternCase,
      program.symbol(pattern) == program.symbol(maker),
      let place = program.children(pattern).filter({ program.kind($0) == .argument }).firstIndex(of: argument)
    else { return nil }
    let given = semantics.arguments(of: maker)
    return given.indices.contains(place) ? program.child(given[place], .value) : nil
  }

  /// The argument of a call that replaces a parameter of the called function, or of the closure that the call runs.
  ///
  /// - Parameter handed: the code that was passed on to run at the call.
  func argument(of call: Ref, for carrier: VariableKey, handed: Ref?) -> Ref? {
    guard program.kind(call) == .call else { return nil }
    let declaration = carrier.declaration
    if program.kind(declaration) == .closure {
      return declaration == handed ? positional(carrier.number, of: call) : nil
    }
    guard program.kind(declaration) == .parameter, let owner = program.parent(declaration).flatMap(program.parent)
    else { return nil }
    if program.kind(owner) == .closure {
      guard owner == handed, let number = program.children(owner, .parameters).firstIndex(of: declaration) else {
        return nil
      }
      return positional(number, of: call)
    }
    guard isCalled(owner, by: call) else { return nil }
    return semantics.matching(call, owner).first { $0.1 == declaration }.flatMap { program.child($0.0, .value) }
  }

  private func positional(_ number: Int, of call: Ref) -> Ref? {
    let given = semantics.arguments(of: call)
    return given.indices.contains(number) ? program.child(given[number], .value) : nil
  }

  private func isCalled(_ function: Ref, by call: Ref) -> Bool {
    switch semantics.callee(of: call) {
    case .functions(let list, guessed: false): list.contains(function)
    case .initializer(_, let list): list.contains(function)
    default: false
    }
  }
}

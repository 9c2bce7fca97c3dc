import SourceFacts

/// A variable that decides whether a presenter shows its content, and the value at which it shows.
struct ShownState: Hashable {
  enum Value: Hashable {
    /// A value that is not nil, or `true`.
    case there
    /// nil, or `false`.
    case gone
    /// A case or a literal: `page == .help`.
    case equal(Ref)
    case unequal(Ref)
  }

  var variable: Ref
  var value = Value.there
}

/// The condition on a variable that a binding's getter tests: `Binding(get: { item != nil }, set: …)`, `.constant(error
/// != nil)`.
struct AskedStates {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The state in which the binding is true; nil where the binding is no condition, or not one on a single variable.
  func state(askedBy binding: Ref) -> ShownState? { state(askedBy: binding, given: [:], depth: 0) }

  /// - Parameter given: the arguments of the function that makes the binding, by its parameters.
  private func state(askedBy binding: Ref, given: [Ref: Ref], depth: Int) -> ShownState? {
    guard semantics.allows(\.presenterStateDepth, after: depth) else { return nil }
    switch program.kind(binding) {
    case .name, .member:
      guard let property = flow.declaration(of: binding), flow.givesBinding(property),
        let made = program.getter(of: property).flatMap(program.onlyExpression)
      else { return nil }
      return state(askedBy: made, given: [:], depth: depth + 1)
    case .call:
      if let question = question(of: binding) { return state(question, holds: true, given: given, depth: depth + 1) }
      guard case .functions(let list, guessed: false) = semantics.callee(of: binding), list.count == 1,
        flow.givesBinding(list[0]), let made = program.child(list[0], .body).flatMap(program.onlyExpression)
      else { return nil }
      return state(askedBy: made, given: parameters(of: list[0], in: binding), depth: depth + 1)
    default: return nil
    }
  }

  private func parameters(of function: Ref, in call: Ref) -> [Ref: Ref] {
    var result: [Ref: Ref] = [:]
    for (argument, parameter) in semantics.matching(call, function) {
      if let value = program.child(argument, .value) { result[parameter] = value }
    }
    return result
  }

  /// The expression that a binding's getter returns, where it does nothing else.
  private func question(of call: Ref) -> Ref? {
    let first = semantics.arguments(of: call).first
    switch program.name(call) {
    case "constant": return first.flatMap { program.child($0, .value) }
    case "Binding", "init":
      guard let get = semantics.argument(labelled: "get", of: call) ?? first.flatMap({ program.child($0, .value) }),
        program.kind(get) == .closure
      else { return nil }
      return program.child(get, .body).flatMap(program.onlyExpression)
    default: return nil
    }
  }

  private func state(_ question: Ref, holds: Bool, given: [Ref: Ref], depth: Int) -> ShownState? {
    guard semantics.allows(\.presenterStateDepth, after: depth) else { return nil }
    switch program.kind(question) {
    case .unary where program.name(question) == "!":
      return program.child(question, .operand).flatMap {
        state($0, holds: !holds, given: given, depth: depth + 1)
      }
    case .binary where program.name(question) == "&&":
      return holds ? state(ofAll: program.children(question), given: given, depth: depth + 1) : nil
    case .binary: return state(compared: question, holds: holds, given: given)
    case .name, .member:
      guard let variable = flow.declaration(of: question), program.kind(variable) == .variable else { return nil }
      // `var isShown: Bool { item != nil }`
      if let getter = program.getter(of: variable) {
        return program.onlyExpression(of: getter).flatMap { state($0, holds: holds, given: [:], depth: depth + 1) }
      }
      return ShownState(variable: variable, value: holds ? .there : .gone)
    default: return nil
    }
  }

  /// For `isOrigin && item != nil` the variable that code sets while the app runs, not one that the view was made with.
  private func state(ofAll questions: [Ref], given: [Ref: Ref], depth: Int) -> ShownState? {
    let states = questions.compactMap { state($0, holds: true, given: given, depth: depth) }
    return states.first { flow.isBindingVariable($0.variable) || !flow.writes(to: $0.variable).isEmpty } ?? states.first
  }

  /// `item != nil`, `page == .help`
  private func state(compared question: Ref, holds: Bool, given: [Ref: Ref]) -> ShownState? {
    guard ["==", "!="].contains(program.name(question)), let left = program.child(question, .left),
      let right = program.child(question, .right)
    else { return nil }
    let isEqual = (program.name(question) == "==") == holds
    for (side, other) in [(left, right), (right, left)] {
      let value = flow.declaration(of: other).flatMap { given[$0] } ?? other
      guard let variable = flow.declaration(of: side), program.kind(variable) == .variable,
        program.getter(of: variable) == nil, isConstant(value)
      else { continue }
      switch program.kind(value) {
      case .null: return ShownState(variable: variable, value: isEqual ? .gone : .there)
      case .boolean:
        return ShownState(variable: variable, value: (program.name(value) == "true") == isEqual ? .there : .gone)
      default: return ShownState(variable: variable, value: isEqual ? .equal(value) : .unequal(value))
      }
    }
    return nil
  }

  // MARK: what sets it

  /// Assigning a value to the variable may make the presenter show.
  func shows(_ value: Ref, _ state: ShownState) -> Bool {
    let isNothing = program.kind(value) == .null || program.name(value) == "false"
    switch state.value {
    case .there: return !isNothing && program.kind(value) != .closure
    case .gone: return isNothing || !isConstant(value) && program.kind(value) != .closure
    case .equal(let other): return !isNothing && (!isConstant(value) || isSame(value, other))
    case .unequal(let other): return !isConstant(value) || !isSame(value, other)
    }
  }

  private func isSame(_ a: Ref, _ b: Ref) -> Bool { program.name(a) == program.name(b) }

  /// A literal, or a case by its name.
  private func isConstant(_ e: Ref) -> Bool {
    switch program.kind(e) {
    case .null, .boolean, .number: return true
    case .string: return !program.name(e).contains("\\()")
    case .member:
      guard let base = program.child(e, .base), program.kind(base) != .none else { return true }
      return semantics.typeReference(base) != nil
    case .call: if case .enumCase = semantics.callee(of: e) { return true } else { return false }
    default: return false
    }
  }
}

import SourceFacts

/// Static functions that share the name of a case: `case menu(String)` and `static func menu(_ path: KeyPath<Menu, Int>)
/// -> Page`.
extension Semantics {
  /// The callee of `Page.menu(…)`, where the enum has a case of the name.
  func caseOrFactory(_ id: TypeID, _ name: Symbol, _ call: Ref) -> Callee {
    let functions = members(named: name, of: id).filter {
      program.kind($0) == .function && program.flags($0).contains(.isStatic)
    }
    guard !functions.isEmpty, case .functions(let list, guessed: false)? = fitting(functions, call),
      let declaration = program.types[id].cases[name]
    else { return .enumCase(id, name) }
    let payload = program.children(declaration).filter { program.kind($0) == .parameter }
    if !takes(payload, call) { return .functions(list, guessed: false) }
    let fitting = list.filter { takes(parameters(of: $0), call) }
    return fitting.isEmpty || !isNearer(fitting[0], than: payload, to: call)
      ? .enumCase(id, name) : .functions(fitting, guessed: false)
  }

  /// Whether arguments fit parameters: by their labels, in order, without those that have a default, and by their known
  /// types.
  private func takes(_ parameters: [Ref], _ call: Ref) -> Bool {
    var rest = arguments(of: call)[...]
    for parameter in parameters {
      if let next = rest.first, isNamed(next, as: parameter), let given = program.child(next, .value) {
        guard canBe(given, parameter) else { return false }
        rest.removeFirst()
      } else if program.child(parameter, .initializer) == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  private func isNamed(_ argument: Ref, as parameter: Ref) -> Bool {
    if program.flags(argument).contains(.trailing) { return isFunction(parameter) }
    return program.name(argument) == label(of: parameter)
  }

  private func isFunction(_ parameter: Ref) -> Bool {
    if case .function? = program.child(parameter, .type).map(resolve)?.core { true } else { false }
  }

  /// Neither the form of an expression nor its known type contradicts a parameter.
  private func canBe(_ given: Ref, _ parameter: Ref) -> Bool {
    guard let wanted = program.child(parameter, .type).map(resolve)?.core else { return true }
    switch program.kind(given) {
    case .closure: return wanted.isUnknown || isFunction(parameter)
    case .keyPath: return !SDK.plainTypes.contains(name(of: wanted)) && !isDeclared(wanted)
    case .number: return !SDK.plainValues.contains(name(of: wanted)) && !isDeclared(wanted)
    case .null: return true
    default:
      if isImplicit(given) { return !lacks(wanted, given) }
      return !contradict(literalType(given) ?? type(of: given), wanted)
    }
  }

  private func name(of type: TypeExpression) -> String {
    if case .external(let name, _) = type { name } else { "" }
  }

  private func isDeclared(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type {
      program.types[id].isDeclared && program.types[id].kind != .protocol
    } else {
      false
    }
  }

  /// A factory without omitted defaults is preferred to a case with some, as in Swift.
  private func isNearer(_ factory: Ref, than payload: [Ref], to call: Ref) -> Bool {
    let given = arguments(of: call).count
    return parameters(of: factory).count == given && payload.count > given
  }
}

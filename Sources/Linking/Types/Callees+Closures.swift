import SourceFacts

/// Chooses among overloads by what the closures of a call do.
extension Semantics {
  /// Whether no closure of a call contradicts an overload's parameters: a closure with an assignment builds no view,
  /// and one that only makes a view is no action.
  func suitClosures(of call: Ref, _ function: Ref) -> Bool {
    matching(call, function).allSatisfy { argument, parameter in
      guard let closure = program.child(argument, .value), program.kind(closure) == .closure,
        let block = program.child(closure, .body), let node = program.child(parameter, .type),
        case .function(_, let result) = resolve(node).core
      else { return true }
      let statements = program.children(block)
      if isVoid(result) { return statements.count != 1 || !makesView(statements[0]) }
      return !givesView(result) || !statements.contains { program.kind($0) == .assign }
    }
  }

  /// The number of closures in a call that an overload takes by parameters without a function type, as far as that is
  /// known: `Page { … }` does not call `init?(coder: NSCoder)`.
  func closuresTakenAsValues(of call: Ref, _ function: Ref) -> Int {
    matching(call, function).filter { argument, parameter in
      guard let value = program.child(argument, .value), program.kind(value) == .closure,
        let type = program.child(parameter, .type)
      else { return false }
      if case .function = resolve(type).core { return false }
      return true
    }.count
  }

  private func isVoid(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .tuple(let parts, _): parts.isEmpty
    case .external(let name, _): name == "Void"
    default: false
    }
  }

  private func givesView(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external(let name, _): SDK.isUnnamedView(name)
    case .named(let id, _): isView(id)
    case .opaque(let parts): parts.contains(where: givesView)
    case .generic(let parameter): bounds(of: parameter).contains(where: givesView)
    default: false
    }
  }

  private func makesView(_ statement: Ref) -> Bool {
    guard program.kind(statement) == .call else { return false }
    switch callee(of: chainBase(statement)) {
    case .initializer(let id, _): return isView(id)
    case .externalType(let name): return library.views.others.contains(name)
    default: return false
    }
  }
}

import SourceFacts

/// Presenters that each show one style of the same content: `.sheet(isPresented: binding(for: .sheet))` next to
/// `.fullScreenCover(isPresented: binding(for: .cover))`, both over content that was passed together with a style.
extension SinkResolver {
  /// The case that a flag is compared with: `Binding(get: { current == .sheet }, …)`, written in place or made by a
  /// function.
  func comparedStyle(_ flag: Ref, _ root: Environment) -> RouteValue? {
    evaluator.begin()
    let flag = handedIn(flag, root)
    var binding = flag
    var frame = root
    if program.kind(flag) == .call, case .functions(let list, _) = semantics.callee(of: flag), list.count == 1,
      let block = program.child(list[0], .body),
      program.children(block).count == 1, let made = program.children(block).first
    {
      frame = evaluator.frame(for: list[0], call: flag, root, receiver: nil)
      binding = program.kind(made) == .returned ? program.child(made, .value) ?? made : made
    }
    guard program.kind(binding) == .call, SDK.bindingMakers.contains(program.name(binding)),
      let get = semantics.argument(labelled: "get", of: binding), program.kind(get) == .closure,
      let getter = program.child(get, .body), program.children(getter).count == 1,
      let statement = program.children(getter).first
    else { return nil }
    let comparison = program.kind(statement) == .returned ? program.child(statement, .value) ?? statement : statement
    guard program.kind(comparison) == .binary, program.name(comparison) == "==" else { return nil }
    for side in program.children(comparison) {
      let values = evaluator.evaluate(side, frame)
      if values.count == 1, case .enumCase(let id, let name, _, _) = values[0] {
        return RouteValue(type: id, name: name)
      }
    }
    return nil
  }

  /// The expression behind a binding that was passed to a modifier of the app.
  private func handedIn(_ flag: Ref, _ root: Environment) -> Ref {
    var current = flag
    for _ in semantics.turns(\.nameChain) {
      guard [.name, .member].contains(program.kind(current)), let d = flow.declaration(of: current),
        case .rootExpression(let e)? = root.binding(VariableKey(declaration: d))
      else { break }
      current = e
    }
    return current
  }

  /// The bindings on the way name another style.
  func isOfAnother(_ style: RouteValue, _ root: Environment) -> Bool {
    for key in root.bindings.keys.sorted() where key.number < 0 {
      guard case .named(let id, _) = semantics.declaredType(key.declaration).core, id == style.type else { continue }
      evaluator.begin()
      let values = evaluator.bound(key, root) ?? []
      if !values.isEmpty,
        values.allSatisfy({ if case .enumCase(id, let name, _, _) = $0 { name != style.name } else { false } })
      {
        return true
      }
    }
    return false
  }
}

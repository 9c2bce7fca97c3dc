import SourceFacts

/// Lists, and dictionaries that are written out: `[.news: { NewsController() }, .shop: ShopController.init]`.
extension Evaluator {
  /// The elements of a collection literal, or the values of a dictionary literal; nil for anything else.
  func listed(_ value: Value) -> [Value]? {
    switch value {
    case .array(let list): list
    case .dictionary(let literal, let env): program.entries(of: literal).flatMap { evaluate($0.value, env) }
    default: nil
    }
  }

  func elements(_ values: [Value], at r: Ref) -> [Value] {
    unique(
      values.flatMap { value -> [Value] in
        switch value {
        case .array, .dictionary: return listed(value) ?? []
        case .parameter, .property, .payload, .element: return [.element(value)]
        case .unknown: return [.unknown(r)]
        // A list stands for any element that code puts into it: an object of the app, or a controller.
        case .instance(.named, _, _), .enumCase: return [value]
        case .instance(.external(let name, _), _, _) where SDK.isController(name): return [value]
        // `Pages { Page(First()); Page(Second()) }`: a list that the app's own result builder makes.
        case .group(let block, let env):
          return program.children(block).flatMap { elements(statements([$0], env).values, at: r) }
        default: return []
        }
      })
  }

  /// The elements of a list for which the call's condition can hold: `pages.first { $0.id == id }`, `pages.filter {
  /// $0.kind == .shop }`.
  func chosen(from list: [Value], by call: Ref, _ env: Environment) -> [Value] {
    guard list.count > 1, semantics.allows(\.dictionaryEntries, after: list.count - 1),
      let closure = semantics.trailingClosure(of: call)
        ?? semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(closure) == .closure,
      let block = program.child(closure, .body), program.children(block).count == 1,
      let condition = program.children(block).first
    else { return list }
    let element =
      program.children(closure, .parameters).first.map { VariableKey(declaration: $0) }
      ?? VariableKey(declaration: closure, number: 0)
    let meant = list.filter { value in
      let frame = Environment(parent: env)
      frame.bindings[element] = .values([value])
      return traced { truth(of: condition, frame) }.answer != .no
    }
    // No known element fits: the list is also filled elsewhere.
    return meant.isEmpty ? list : meant
  }

  /// The elements that a subscript selects: from a literal the one under the key, where the key is known. An unknown
  /// key is noted as open, as the subject of a `switch` is.
  func picked(from collections: [Value], by access: Ref, _ env: Environment) -> [Value] {
    guard collections.contains(where: { if case .dictionary = $0 { true } else { false } }),
      let index = program.children(access, .arguments).first.flatMap({ program.child($0, .value) })
    else { return elements(collections, at: access) }
    let keys = evaluate(index, env)
    keys.forEach(noteOpen)
    return unique(
      collections.flatMap { collection -> [Value] in
        guard case .dictionary(let literal, let made) = collection else { return elements([collection], at: access) }
        let entries = program.entries(of: literal)
        guard semantics.allows(\.dictionaryEntries, after: entries.count - 1) else {
          return elements([collection], at: access)
        }
        let meant = entries.filter { entry in keys.contains { equal($0, entry.key, made) != .no } }
        return meant.isEmpty ? [.null] : meant.flatMap { evaluate($0.value, made) }
      })
  }
}

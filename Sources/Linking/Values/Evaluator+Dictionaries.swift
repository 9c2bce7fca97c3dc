import SourceFacts

/// Lists, and dictionaries that are written out: `[.news: { NewsController() }, .shop: ShopController.init]`.
extension Evaluator {
  /// The elements of a collection that is written out, of a dictionary its values; nil for anything else.
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
        // A list is taken to be one of the elements that code puts into it: what the app declares, or a controller.
        case .instance(.named, _, _), .enumCase: return [value]
        case .instance(.external(let name, _), _, _) where SDK.isController(name): return [value]
        // `Pages { Page(First()); Page(Second()) }`: what a result builder of the app's makes a list of.
        case .group(let block, let env):
          return program.children(block).flatMap { elements(statements([$0], env).values, at: r) }
        default: return []
        }
      })
  }

  /// Of what a list holds, that for which a condition can hold: `pages.first { $0.id == id }`, `pages.filter { $0.kind
  /// == .shop }`.
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
    // A list that holds none of what is asked for is one that is filled elsewhere, too.
    return meant.isEmpty ? list : meant
  }

  /// What a subscript takes out of collections: of a literal what stands under the key, where the key is known. A key
  /// that nobody knows yet decides, as the subject of a `switch` does.
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

import SourceFacts

/// Arguments that a function passes to a closure of its callers: `func pick(_ make: (@escaping (Item?) -> Void) ->
/// UIViewController) { let page = make { item in … } … }`, `router.pick { Picker(completion: $0) }`.
extension DataFlow {
  /// The parameters that receive an argument in the closures which the called parameter or property can hold.
  func takers(of argument: Ref, inClosureRunBy call: Ref) -> [Ref] {
    guard let made = program.child(argument, .value), program.kind(made) == .closure,
      let variable = program.child(call, .callee).flatMap(declaration),
      let place = semantics.arguments(of: call).firstIndex(of: argument)
    else { return [] }
    let called: [Ref] =
      switch program.kind(variable) {
      case .parameter: closures(givenFor: variable)
      case .variable: closures(keptIn: variable)
      default: []
      }
    return called.flatMap { given -> [Ref] in
      let parameters = program.children(given, .parameters)
      if place < parameters.count { return [parameters[place]] }
      return parameters.isEmpty ? takers(ofShorthand: place, in: given) : []
    }
  }

  private func closures(givenFor parameter: Ref) -> [Ref] {
    guard let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function else {
      return []
    }
    return callers(of: function).compactMap { caller in
      semantics.matching(caller, function).first { $0.1 == parameter }.flatMap { program.child($0.0, .value) }
    }.filter { program.kind($0) == .closure }
  }

  /// A view keeps the closure that its maker gave it: `Picking { pick in Button("Run") { pick(run) } }` with `var body:
  /// some View { content { item = $0 } }`.
  private func closures(keptIn property: Ref) -> [Ref] {
    var result: [Ref] = []
    var queue = [VariableKey(declaration: property)]
    var seen = Set(queue)
    while let key = queue.popLast() {
      for source in sources(of: key) where !program.isOutOfScope(source.place) {
        guard let value = source.bindings[key] else { continue }
        if program.kind(value) == .closure { result.append(value) }
        guard program.kind(value) == .name, let given = declaration(of: value), program.kind(given) == .parameter else {
          continue
        }
        let next = VariableKey(declaration: given)
        if semantics.allows(\.keptClosures, after: seen.count), seen.insert(next).inserted { queue.append(next) }
      }
    }
    return result
  }

  /// `{ Picker(completion: $0) }`
  private func takers(ofShorthand place: Int, in closure: Ref) -> [Ref] {
    guard let name = program.symbols.find("$\(place)") else { return [] }
    return program.mentions[name, inFile: closure.file].flatMap { mention -> [Ref] in
      guard case .shorthand(closure, place)? = semantics.lookup(name, at: mention),
        let parent = program.parent(mention)
      else { return [] }
      return handedTo(mention, parent)
    }
  }
}

import SourceFacts

/// Arguments that a function passes to a closure of its callers: `func pick(_ make: (@escaping (Item?) -> Void) ->
/// UIViewController) { let page = make { item in … } … }`, `router.pick { Picker(completion: $0) }`.
extension DataFlow {
  /// The parameters that receive an argument in the closures which the called parameter or property can hold.
  func takers(of argument: Ref, inClosureRunBy call: Ref) -> [Ref] {
    guard let made = program.child(argument, .value), isCode(made),
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
      if program.kind(given) != .closure {
        return functions(namedBy: given).compactMap { function in
          let parameters = semantics.parameters(of: function)
          return place < parameters.count ? parameters[place] : nil
        }
      }
      let parameters = program.children(given, .parameters)
      if place < parameters.count { return [parameters[place]] }
      return parameters.isEmpty ? takers(ofShorthand: place, in: given) : []
    }
  }

  /// A closure, or a function that is passed by its name.
  private func isCode(_ e: Ref) -> Bool { program.kind(e) == .closure || !functions(namedBy: e).isEmpty }

  private func functions(namedBy e: Ref) -> [Ref] {
    declarations(namedBy: e).filter { program.kind($0) == .function }
  }

  private func closures(givenFor parameter: Ref) -> [Ref] {
    guard let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function else {
      return []
    }
    return callers(of: function).compactMap { caller in
      semantics.matching(caller, function).first { $0.1 == parameter }.flatMap { program.child($0.0, .value) }
    }.filter(isCode)
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
        if isCode(value) { result.append(value) }
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

import SourceFacts

/// Arguments that a function passes to a closure of its callers: `func pick(_ make: (@escaping (Item?) -> Void) ->
/// UIViewController) { let page = make { item in … } … }`, `router.pick { Picker(completion: $0) }`.
extension DataFlow {
  /// The parameters that receive an argument in the closures which the called parameter can hold.
  func takers(of argument: Ref, inClosureRunBy call: Ref) -> [Ref] {
    guard let made = program.child(argument, .value), program.kind(made) == .closure,
      let parameter = program.child(call, .callee).flatMap(declaration), program.kind(parameter) == .parameter,
      let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function,
      let place = semantics.arguments(of: call).firstIndex(of: argument)
    else { return [] }
    return callers(of: function).flatMap { caller -> [Ref] in
      let given = semantics.matching(caller, function).first { $0.1 == parameter }.flatMap {
        program.child($0.0, .value)
      }
      guard let given, program.kind(given) == .closure else {
        return []
      }
      let parameters = program.children(given, .parameters)
      if place < parameters.count { return [parameters[place]] }
      return parameters.isEmpty ? takers(ofShorthand: place, in: given) : []
    }
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

import SourceFacts

/// Bindings that a closure receives from the code that calls it: `content($path)`.
extension DataFlow {
  /// The names of an argument in the closures that a call may run: a parameter, and what receives `$0`.
  func aliases(ofArgument argument: Ref, inClosureCall call: Ref) -> [Ref] {
    guard let variable = closureTarget(of: call).flatMap(declaration),
      let place = semantics.arguments(of: call).firstIndex(of: argument)
    else { return [] }
    return closures(givenTo: variable).flatMap { closure -> [Ref] in
      let named = parameters(of: closure)
      if named.isEmpty { return receivers(ofParameter: place, in: closure) }
      return place < named.count ? [named[place]] : []
    }
  }

  private func parameters(of closure: Ref) -> [Ref] { program.child(closure, .parameters).map(program.children) ?? [] }

  /// The closures that code passes for a variable or parameter, through others that only pass them on.
  private func closures(givenTo variable: Ref) -> [Ref] {
    var (queue, seen, result): ([Ref], Set<Ref>, [Ref]) = ([variable], [variable], [])
    while let next = queue.popLast() {
      let key = VariableKey(declaration: next)
      for value in sources(of: key).compactMap({ $0.bindings[key] }) {
        if program.kind(value) == .closure {
          result.append(value)
        } else if let given = declaration(of: value), seen.insert(given).inserted {
          queue.append(given)
        }
      }
    }
    return result
  }

  /// The variables and parameters that receive an unnamed parameter of a closure.
  private func receivers(ofParameter place: Int, in closure: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: closure) { r in
      // `$0` in a closure within is another one, unless the inner closure names its parameters.
      if r != closure, program.kind(r) == .closure { return !parameters(of: r).isEmpty }
      if program.kind(r) == .name, program.name(r) == "$\(place)", let argument = program.parent(r),
        program.kind(argument) == .argument, let call = program.parent(argument)
      {
        result += receivers(of: argument, in: call)
      }
      return true
    }
    return result
  }
}

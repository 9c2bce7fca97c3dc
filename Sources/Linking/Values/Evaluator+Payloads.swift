import SourceFacts

/// The payloads that the construction of a case sets.
extension Evaluator {
  /// The argument for a payload, or the payload's default where the construction omits it.
  func given(
    to case: (type: TypeID, name: Symbol), at place: Int, label: String, by call: Ref, _ env: Environment
  ) -> [Value] {
    let arguments = semantics.arguments(of: call)
    let parameters = payloadParameters(of: `case`)
    guard place < parameters.count else {
      return value(of: labelled(label, arguments) ?? (place < arguments.count ? arguments[place] : nil), env)
    }
    let wanted = parameters.first { !label.isEmpty && semantics.label(of: $0) == label } ?? parameters[place]
    if let argument = argument(for: wanted, among: arguments, of: parameters) { return value(of: argument, env) }
    return program.child(wanted, .initializer).map { evaluate($0, Environment(parent: nil)) } ?? []
  }

  private func payloadParameters(of case: (type: TypeID, name: Symbol)) -> [Ref] {
    program.types[`case`.type].cases[`case`.name].map { declaration in
      program.children(declaration).filter { program.kind($0) == .parameter }
    } ?? []
  }

  /// Arguments stand in the order of the parameters. Those with a default may be missing.
  private func argument(for wanted: Ref, among arguments: [Ref], of parameters: [Ref]) -> Ref? {
    var next = 0
    for parameter in parameters where next < arguments.count {
      let fits =
        program.name(arguments[next]) == semantics.label(of: parameter)
        || program.flags(arguments[next]).contains(.trailing)
        || parameters.count == arguments.count
      if parameter == wanted { return fits ? arguments[next] : nil }
      if fits { next += 1 }
    }
    return nil
  }

  private func labelled(_ label: String, _ arguments: [Ref]) -> Ref? {
    label.isEmpty ? nil : arguments.first { program.name($0) == label }
  }

  private func value(of argument: Ref?, _ env: Environment) -> [Value] {
    argument.flatMap { program.child($0, .value) }.map { evaluate($0, env) } ?? []
  }
}

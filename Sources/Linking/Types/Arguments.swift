import SourceFacts

extension Semantics {
  func arguments(of call: Ref) -> [Ref] {
    program.children(call, .arguments)
  }

  func parameters(of function: Ref) -> [Ref] { program.children(function, .parameters) }

  func label(of parameter: Ref) -> String {
    let text = program.child(parameter, .label).map(program.name) ?? program.name(parameter)
    return text == "_" ? "" : text
  }

  func labels(of function: Ref) -> [String] { parameters(of: function).map(label) }

  /// Whether an expression refers to a member of the same object: `onFinish`, `self.onFinish`, `super.onFinish`.
  func namesOwn(_ e: Ref) -> Bool {
    guard program.kind(e) == .member else { return program.kind(e) == .name }
    return program.child(e, .base).map { program.kind($0) == .name && ["self", "super"].contains(program.name($0)) }
      ?? false
  }

  func arguments(of call: Ref, fit function: Ref) -> Bool {
    let arguments = arguments(of: call)
    let pairs = matching(call, function)
    if pairs.count < arguments.count { return false }
    let given = Set(pairs.map(\.1))
    for p in parameters(of: function) where !given.contains(p) {
      let optionalClosure = program.child(p, .initializer) != nil || program.flags(p).contains(.trailing)
      if !optionalClosure { return false }
    }
    return true
  }

  /// Pairs of argument and parameter. Arguments that match no parameter are left out.
  func matching(_ call: Ref, _ function: Ref) -> [(Ref, Ref)] {
    match(arguments(of: call), to: parameters(of: function)) { label(of: $0) }
  }

  func match(_ arguments: [Ref], to parameters: [Ref], label: (Ref) -> String) -> [(Ref, Ref)] {
    var result: [(Ref, Ref)] = []
    var next = 0
    for argument in arguments {
      if let place = place(for: argument, of: arguments, in: parameters, from: next, label: label) {
        result.append((argument, parameters[place]))
        next = place + 1
      } else if program.name(argument).isEmpty, next > 0, program.flags(parameters[next - 1]).contains(.trailing) {
        // Further values of a variadic parameter.
        result.append((argument, parameters[next - 1]))
      }
    }
    return result
  }

  /// The next parameter that an argument can be for. Variadic parameters on the way may be empty.
  private func place(
    for argument: Ref, of arguments: [Ref], in parameters: [Ref], from next: Int, label: (Ref) -> String
  ) -> Int? {
    let name = program.name(argument)
    guard name.isEmpty, program.flags(argument).contains(.trailing) else {
      return (next..<parameters.count).first { label(parameters[$0]) == name }
    }
    // A trailing closure takes the next parameter that can be a closure. One with a default gives way to a later one
    // that needs an argument.
    return (next..<parameters.count).first { place in
      let parameter = parameters[place]
      return isClosureLike(parameter)
        && (program.child(parameter, .initializer) == nil || !needsClosure(parameters[(place + 1)...], arguments))
    }
  }

  /// Whether one of the parameters takes a closure, has no default and no argument of its own.
  func needsClosure(_ parameters: ArraySlice<Ref>, _ arguments: [Ref]) -> Bool {
    parameters.contains { p in
      guard program.child(p, .initializer) == nil, isClosureLike(p) else { return false }
      let name = label(of: p)
      return !arguments.contains { !name.isEmpty && program.name($0) == name }
    }
  }

  /// Whether a parameter may take a closure. A parameter with a protocol's type (`some View`, `T: View`) cannot:
  /// functions conform only to marker protocols.
  func isClosureLike(_ parameter: Ref) -> Bool {
    guard let node = program.child(parameter, .type) else { return true }
    var type = resolve(node)
    while case .optional(let inner) = type { type = inner }
    if case .opaque(let parts) = type { return parts.allSatisfy(isMarker) }
    switch type.core {
    case .function, .unknown: return true
    case .generic(let parameter): return bounds(of: parameter).allSatisfy(isMarker)
    case .external(let name, _): return !SDK.plainTypes.contains(name)
    case .named(let id, _): return !program.types[id].isDeclared
    default: return false
    }
  }

  /// A protocol to which functions conform, too.
  private func isMarker(_ bound: TypeExpression) -> Bool {
    switch bound {
    case .external(let name, _): ["Sendable", "Any", "Escapable", "Copyable", "SendableMetatype"].contains(name)
    case .unknown: true
    default: false
    }
  }

  /// The argument for a parameter in a call.
  func argument(for parameter: Ref, in call: Ref, of function: Ref) -> Ref? {
    matching(call, function).first { $0.1 == parameter }.flatMap { program.child($0.0, .value) }
  }

  /// An argument's expression by its label; the empty label is the first unlabelled one.
  func argument(labelled label: String, of call: Ref) -> Ref? {
    for a in arguments(of: call) where program.name(a) == label { return program.child(a, .value) }
    return nil
  }

  /// The expression under all modifiers.
  func chainBase(_ r: Ref) -> Ref {
    var node = r
    while program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      guard program.kind(base) == .call || program.kind(base) == .name || program.kind(base) == .member else { break }
      if typeReference(base) != nil { break }
      node = base
    }
    return node
  }

  /// The first trailing closure, or the last argument that is a closure literal.
  func trailingClosure(of call: Ref) -> Ref? {
    for a in arguments(of: call) where program.flags(a).contains(.trailing) { return program.child(a, .value) }
    return nil
  }
}

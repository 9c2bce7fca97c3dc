import SourceFacts

/// Presenters that take away what they show: code besides the screen itself puts the flag down or empties the item.
struct Withdrawals {
  let flow: DataFlow
  let paths: PathStates
  /// Where somebody closes what an object presents, with the screens that he is on: ``PathStates/closings(of:)`` and
  /// their callers.
  let closers: [(primitive: Ref, screens: Set<TypeID>)]
  var program: Program { flow.program }

  /// The state of a presenter is written in a way that ends the presentation, other than on the shown screens.
  func mayEnd(_ state: Ref) -> Bool {
    let variables = paths.states(of: state)
    // `.constant(!isOnline)`, a binding of a library: what is worked out changes with what it is worked out of.
    return variables.isEmpty
      || variables.contains { variable in
        let closings = Set(paths.closings(of: variable))
        let isEnded = program.assignmentsNamed(program.name(variable)).contains { assign in
          !program.isOutOfScope(assign) && !closings.contains(assign) && ends(assign) && !isSetter(assign)
            && program.child(assign, .target).flatMap(flow.declaration) == variable
        }
        return isEnded || isHandedAsPath(variable)
          || flow.mutations(of: variable).contains { program.name($0) == "toggle" }
          || closers.contains { closings.contains($0.primitive) && $0.screens.isEmpty }
      }
  }

  /// `service.$isDown.bind(to: self, by: \.showsOutage)`: whoever is told the path writes what he likes.
  private func isHandedAsPath(_ variable: Ref) -> Bool {
    !flow.keyPaths(naming: variable).isEmpty
  }

  private func ends(_ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value) else { return false }
    switch program.kind(value) {
    case .null: return true
    case .boolean: return program.name(value) == "false"
    // A value that somebody works out may be the end, or not.
    case .name: return !isCertainlyThere(value)
    case .binary, .unary, .ternary: return true
    default: return false
    }
  }

  /// `picked = sample`, where a sample is a value of the app that is no optional.
  private func isCertainlyThere(_ name: Ref) -> Bool {
    if case .named = flow.semantics.type(of: name) { true } else { false }
  }

  /// `Binding(get: …, set: { if !$0 { item = nil } })` is how the system says that the user has closed it.
  private func isSetter(_ assign: Ref) -> Bool {
    var current = program.parent(assign)
    while let c = current, program.kind(c) != .function {
      if program.kind(c) == .argument, program.name(c) == "set" { return true }
      if program.kind(c) == .type || program.kind(c) == .extension { return false }
      current = program.parent(c)
    }
    return false
  }
}

import SourceFacts

/// Presenters whose content other code than the screen's own dismisses: it resets the flag or the item.
struct OutsideDismissals {
  let flow: DataFlow
  let paths: PathStates
  /// The places that dismiss an object's presented content, with the screens of the user: ``PathStates/closings(of:)``
  /// and their callers.
  let closers: [(primitive: Ref, screens: Set<TypeID>)]
  var program: Program { flow.program }

  /// A write to a presenter's state, outside of the shown screens, may end the presentation.
  func mayEnd(_ state: Ref) -> Bool {
    let variables = paths.states(of: state)
    // `.constant(!isOnline)`, a binding of a library: a computed value changes with its inputs.
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

  /// `service.$isDown.bind(to: self, by: \.showsOutage)`: code with the key path may write any value.
  private func isHandedAsPath(_ variable: Ref) -> Bool {
    !flow.keyPaths(naming: variable).isEmpty
  }

  private func ends(_ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value) else { return false }
    switch program.kind(value) {
    case .null: return true
    case .boolean: return program.name(value) == "false"
    // A computed value may end the presentation, or not.
    case .name: return !isCertainlyThere(value)
    case .binary, .unary, .ternary: return true
    default: return false
    }
  }

  /// `picked = sample`, where `sample` is a non-optional value of the app.
  private func isCertainlyThere(_ name: Ref) -> Bool {
    if case .named = flow.semantics.type(of: name) { true } else { false }
  }

  /// `Binding(get: …, set: { if !$0 { item = nil } })`: the system calls it when the user has dismissed the content.
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

import SourceFacts

/// Values that go back when other code runs them.
extension BackSites {
  /// The initialiser around a call that passes on one of its parameters: `init(first: Page) { go(to: first) }`. Whoever
  /// makes the object decides.
  func initialiser(around call: Ref) -> Ref? {
    guard let function = program.enclosingMember(call), program.kind(function) == .function,
      program.name(function) == "init", program.enclosingClosure(call).map({ !program.contains(function, $0) }) ?? true,
      passesParameter(call, of: function), !flow.callers(of: function).isEmpty
    else { return nil }
    return function
  }

  /// The function around a place that only makes such a value of its own type: `static func dismiss() -> Move { Move {
  /// $0.dismiss(animated: true) } }`. Whoever asks for the value decides.
  func maker(around place: Ref) -> Ref? {
    guard let closure = program.enclosingClosure(place), program.child(closure, .body).map(program.children) == [place],
      let argument = program.parent(closure), program.kind(argument) == .argument, let call = program.parent(argument),
      case .initializer(let made, _) = flow.semantics.callee(of: call), program.types[made].isDeclared,
      !flow.semantics.isScreenType(made), let function = program.enclosingMember(call),
      program.kind(function) == .function, program.flags(function).contains(.isStatic),
      program.enclosingType(function) == made, let body = program.child(function, .body).map(program.children),
      body.count == 1,
      body[0] == call || program.kind(body[0]) == .returned && program.child(body[0], .value) == call
    else { return nil }
    return function
  }
}

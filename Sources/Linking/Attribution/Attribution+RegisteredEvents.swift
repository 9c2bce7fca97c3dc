import SourceFacts

/// Code that a library runs for an event: `machine.addRoutes(event: .open) { … }` runs where the event is sent,
/// `machine.tryEvent(.open)`.
extension Attribution {
  func senders(ofEventsRegisteredWith closure: Ref) -> [Ref] {
    guard program.kind(closure) == .closure, let call = registration(with: closure) else { return [] }
    let events = semantics.arguments(of: call).compactMap { argument -> ActionCase? in
      guard let event = program.child(argument, .value), program.kind(event) == .member, semantics.isImplicit(event),
        case .named(let id, _) = semantics.expectedType(of: event).core, program.types[id].kind == .enum
      else { return nil }
      return ActionCase(type: id, name: program.symbol(event))
    }
    return events.flatMap(senders(of:)).filter { !isRegistered($0, by: call) }
  }

  /// The event is named to register another closure, by the same method.
  func isRegistered(_ event: Ref, by call: Ref) -> Bool {
    guard let argument = program.parent(event), program.kind(argument) == .argument,
      let other = program.parent(argument), program.kind(other) == .call
    else { return false }
    return program.symbol(other) == program.symbol(call)
  }

  /// The call of a library object's method that receives a closure.
  func registration(with closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call, case .external = semantics.callee(of: call),
      program.child(call, .callee).map({ program.kind($0) == .member }) == true
    else { return nil }
    return call
  }
}

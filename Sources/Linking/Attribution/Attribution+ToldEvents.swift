import SourceFacts

/// State machines of libraries that pass all events to one handler: `machine.addHandler { context in switch
/// (context.from, context.event) { case (.list, .open): showDetail() } }`. An arm runs where its event is sent.
extension Attribution {
  /// The places that send the events of the arm around a place, in a closure that a machine calls.
  func senders(ofEventsToldTo closure: Ref, around place: Ref) -> [Ref] {
    let events = eventEnums(toldTo: closure)
    for arm in arms(ofEvents: events, toldTo: closure, around: place) {
      let sent = program.children(arm, .patterns).flatMap { cases(in: $0, of: events) }.flatMap(senders(of:))
      let outside = Set(sent.filter { !program.contains(closure, $0) }.compactMap(callGiven))
      // A public function that sends an event, as at the start of a flow or for a link, has many reasons.
      if !outside.isEmpty, outside.allSatisfy(isSentByKeptCode) { return outside.sorted() }
    }
    return []
  }

  /// The place is in an arm for events that a machine tells a closure, and who sends them is not followed.
  func isToldByUnknown(_ place: Ref, in member: Ref) -> Bool {
    var current = program.enclosingClosure(place)
    while let closure = current, program.contains(member, closure) {
      if !arms(ofEvents: eventEnums(toldTo: closure), toldTo: closure, around: place).isEmpty {
        return senders(ofEventsToldTo: closure, around: place).isEmpty
      }
      current = program.enclosingClosure(closure)
    }
    return false
  }

  /// The arms around a place, innermost first, that choose by what a machine tells a closure.
  private func arms(ofEvents events: [TypeID], toldTo closure: Ref, around place: Ref) -> [Ref] {
    if events.isEmpty { return [] }
    var found: [Ref] = []
    var current = program.parent(place)
    while let c = current, c != closure {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), isTold(subject, to: closure) {
        found.append(c)
      }
      current = program.parent(c)
    }
    return found
  }

  /// The enums of states and events in the type of the machine that receives a closure: `StateMachine<State, Event>`.
  func eventEnums(toldTo closure: Ref) -> [TypeID] {
    guard program.kind(closure) == .closure, let argument = program.parent(closure),
      program.kind(argument) == .argument, let call = program.parent(argument),
      program.kind(call) == .call,
      !semantics.library.observes(program.name(call))
    else { return [] }
    switch semantics.callee(of: call) {
    case .functions(let list, guessed: false):
      guard list.count == 1,
        let taker = semantics.matching(call, list[0]).first(where: { $0.0 == argument })?.1,
        let type = program.child(taker, .type), isOnlyHandedOut(taker)
      else { return [] }
      return enums(namedIn: type)
    case .external:
      guard let target = program.child(call, .callee), program.kind(target) == .member,
        let machine = program.child(target, .base),
        case .external(_, let arguments) = semantics.type(of: machine).core
      else { return [] }
      return arguments.compactMap { ownEnum($0) }
    default: return []
    }
  }

  /// A helper of the machine passes the closure to a library, and does not run it itself.
  private func isOnlyHandedOut(_ parameter: Ref) -> Bool {
    let mentions = flow.mentions(ofLocal: parameter)
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let argument = program.parent(mention), program.kind(argument) == .argument,
          let call = program.parent(argument), program.kind(call) == .call,
          case .external = semantics.callee(of: call)
        else { return false }
        return !semantics.library.observes(program.name(call))
      }
  }

  private func enums(namedIn type: Ref) -> [TypeID] {
    var found: [TypeID] = []
    program.forEachNode(in: type) { node in
      if program.kind(node) == .typeName, let id = ownEnum(semantics.resolve(node)),
        !found.contains(id)
      {
        found.append(id)
      }
      return true
    }
    return found
  }

  private func ownEnum(_ type: TypeExpression) -> TypeID? {
    guard case .named(let id, _) = type.core, program.types[id].kind == .enum,
      program.types[id].isDeclared
    else {
      return nil
    }
    return id
  }

  /// `context.event`, or a tuple of such: a member of the library's value that the closure receives.
  private func isTold(_ subject: Ref, to closure: Ref) -> Bool {
    switch program.kind(subject) {
    case .tuple:
      return program.children(subject).contains { part in
        isTold(
          program.kind(part) == .argument ? program.child(part, .value) ?? part : part, to: closure)
      }
    case .member, .name: return flow.parameter(atStartOf: subject, of: closure) != nil
    default: return false
    }
  }

  private func cases(in pattern: Ref, of events: [TypeID]) -> [ActionCase] {
    switch program.kind(pattern) {
    case .patternWhere:
      return program.child(pattern, .pattern).map { cases(in: $0, of: events) } ?? []
    case .patternTuple:
      return program.children(pattern).compactMap { program.child($0, .value) }.flatMap {
        cases(in: $0, of: events)
      }
    case .patternCase:
      return events.filter { program.types[$0].cases[program.symbol(pattern)] != nil }.map {
        ActionCase(type: $0, name: program.symbol(pattern))
      }
    default: return []
    }
  }

  private func isSentByKeptCode(_ call: Ref) -> Bool {
    position(of: call).map { keptCode(around: call, in: $0.unit) != nil } ?? false
  }

  /// The call that receives a case: of an object's function, not an initialiser with a first state.
  private func callGiven(_ sender: Ref) -> Ref? {
    guard let argument = program.parent(sender), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call, program.name(call) != "init"
    else { return nil }
    switch semantics.callee(of: call) {
    case .functions, .external: return call
    default: return nil
    }
  }
}

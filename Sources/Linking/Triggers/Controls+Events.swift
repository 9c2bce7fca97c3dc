import SourceFacts

/// Events that a view of the app tells of its controls: `row.startObserving(event: .open) { … }`.
extension Controls {
  /// The control that the observed view names for the event; otherwise the event.
  func event(observedBy call: Ref, _ name: String, _ part: Ref) -> FoundTrigger? {
    guard let label = known.eventObservers[name], let event = semantics.argument(labelled: label, of: call),
      program.kind(part) == .argument, program.child(part, .value).map({ program.kind($0) == .closure }) ?? false
    else { return nil }
    if let view = program.child(call, .callee).flatMap({ program.child($0, .base) }),
      case .named(let type, _) = semantics.type(of: view).core, let control = control(of: event, in: type)
    {
      return held(by: control, .tap, at: call)
    }
    return FoundTrigger(
      action: .event, control: name, place: call, words: ControlWords(source: "." + program.name(event)))
  }

  /// What a view observes: `model.step` in `.onChange(of: model.step) { … }`, `.saved` in
  /// `.onReceive(center.publisher(for: .saved)) { … }`.
  func observed(by call: Ref) -> String? {
    guard let label = known.observed[program.name(call)],
      var source = semantics.arguments(of: call).first(where: { program.name($0) == label }).flatMap({
        program.child($0, .value)
      })
    else { return nil }
    if program.kind(source) == .call, let last = semantics.arguments(of: source).last,
      let named = program.child(last, .value), program.kind(named) == .member
    {
      source = named
    }
    guard [.name, .member, .call].contains(program.kind(source)) else { return nil }
    return SourceText(program: program).short(source)
  }

  /// The observing call itself, or a library's method on a stream: the event is what it observes. `Timer.publish(…)` and
  /// a method of the app's own types make the stream.
  func isOperator(_ callee: Ref, of observer: Ref) -> Bool {
    guard let call = program.parent(callee), program.kind(call) == .call, program.child(call, .callee) == callee,
      let base = program.child(callee, .base), semantics.typeReference(base) == nil,
      program.name(base).first?.isUppercase != true
    else { return false }
    if call == observer { return true }
    guard case .functions(let list, _) = semantics.callee(of: call) else { return true }
    // The app's own operators extend the library's types.
    return list.allSatisfy { program.enclosingType($0).map { !program.types[$0].isDeclared } ?? true }
  }

  private func control(of event: Ref, in type: TypeID) -> Ref? {
    let code = [type] + semantics.supertypes(of: type)
    for (name, label) in known.eventControls.sorted(by: { $0.key < $1.key }) {
      for call in program.symbols.find(name).map({ program.calls[$0] }) ?? [] {
        guard let owner = program.enclosingType(call), code.contains(owner),
          semantics.argument(labelled: label, of: call).map(program.symbol) == program.symbol(event)
        else { continue }
        return semantics.arguments(of: call).first { program.name($0) != label }.flatMap { program.child($0, .value) }
      }
    }
    return nil
  }

  // MARK: listeners of unread libraries

  /// What runs code that a method of an unread library is given: a control that it is called on, or a target with an
  /// action, as `button.on(.touchUpInside) { … }` and `button.addTouch(target: self, action: #selector(open))`; the
  /// event that a selector is registered for by its name, where no code of the app posts it.
  func listened(_ call: Ref, _ part: Ref) -> FoundTrigger? {
    guard program.kind(part) == .argument, let code = program.child(part, .value),
      let item = program.child(call, .callee).flatMap({ program.child($0, .base) }), program.kind(item) != .none,
      semantics.typeReference(item) == nil
    else { return nil }
    let isSelector = program.kind(code) == .call && program.name(code) == "#selector"
    if isSelector, let event = notified(call) { return event }
    guard program.kind(code) == .closure ? isControl(item) : isSelector && known.actions.contains(program.name(part))
    else { return nil }
    return held(by: item, action(of: item, on: nil), at: call)
  }

  private func notified(_ call: Ref) -> FoundTrigger? {
    guard semantics.library.notified.contains(program.name(call)),
      let name = semantics.argument(labelled: "name", of: call), program.kind(name) != .null,
      flow.posts(observedBy: call).isEmpty
    else { return nil }
    return FoundTrigger(
      action: .event, control: program.name(call), place: call,
      words: ControlWords(source: SourceText(program: program).short(name)))
  }
}

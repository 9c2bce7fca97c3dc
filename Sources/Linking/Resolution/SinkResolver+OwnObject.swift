import SourceFacts

/// Code that shows its own object: `extension UIViewController { func show(on host: UIViewController) {
/// host.present(self, …) } }`. The receivers of its calls say which object that is.
extension SinkResolver {
  /// The function around a sink that shows `self`, where the type of `self` leaves the screen open.
  func ownObject(_ values: [Value], _ sink: Sink, _ question: Question) -> Ref? {
    guard question.receivers.isEmpty == (question.root.receiver == nil), question.subject == nil, values.count == 1,
      let function = program.enclosingMember(question.receivers.last ?? sink.place),
      program.kind(function) == .function,
      !program.flags(function).contains(.isStatic), program.name(function) != "init",
      let id = program.enclosingType(function), isOwn(values[0], id),
      isOpen(id) ? !flow.callers(of: function).isEmpty : isCalledByOthers(function, of: id)
    else { return nil }
    return function
  }

  /// `self`, or a stack or another container around it: `UINavigationController(rootViewController: self)`.
  private func isOwn(_ value: Value, _ id: TypeID) -> Bool {
    switch value {
    case .selfValue(let own): return own == id
    case .instance(let type, _, _):
      finder.shells.selves = []
      let shown = finder.targets(of: [value])
      // An extension of a protocol that controllers conform to shows a controller that the protocol does not name.
      return
        (shown == [.declared(id)] || shown.isEmpty && program.types[id].kind == .protocol
        || !program.types[id].isDeclared && isHost(type))
        && finder.shells.selves == [id]
    default: return false
    }
  }

  /// `extension View { func present() { Host(rootView: self).appear() } }`: the host shows only the view.
  private func isHost(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): finder.isHost(id)
    case .external(let name, _): semantics.library.wrappers.contains(name)
    default: false
    }
  }

  /// A screen with a method that shows it: `HelpController().show(from: self)`. The code that makes it and calls the
  /// method shows it.
  private func isCalledByOthers(_ function: Ref, of id: TypeID) -> Bool {
    let callers = flow.callers(of: function)
    return semantics.isScreenType(id) && !callers.isEmpty && callers.allSatisfy { program.enclosingType($0) != id }
  }

  /// A class of the SDK or a protocol that the app extends, or a class with subclasses.
  private func isOpen(_ id: TypeID) -> Bool {
    !program.types[id].isDeclared || program.types[id].kind == .protocol
      || semantics.subtypes[id]?.contains { !program.types[$0].isOutOfScope } ?? false
  }

  /// The question for one call of the function, with the call's receiver and arguments.
  func on(_ call: Ref, of function: Ref, _ question: Question) -> Question {
    var next = narrow(question, by: flow.source(call: call, function: function), known: question.known, without: [])
    next.receivers = question.receivers + [call]
    next.root.receiver = objects(of: next.receivers, next.root)
    return next
  }

  /// The question with the receiver of the primitive's function, where a property of that object decides how a screen
  /// is shown: `func open(_ page: UIViewController) { page.modalPresentationStyle = style; … }`.
  func withObject(_ question: Question, of source: Source, for key: VariableKey, _ sink: Sink) -> Question {
    guard let style = sink.choice?.argument, question.depth == 1, question.receivers.isEmpty, key.number < 0,
      program.kind(source.place) == .call,
      let function = program.enclosingMember(sink.place),
      program.parent(key.declaration).flatMap(program.parent) == function,
      let property = flow.declaration(of: style), program.kind(property) == .variable,
      program.enclosingType(property) == program.enclosingType(function)
    else { return question }
    var next = question
    next.receivers = [source.place]
    next.root.receiver = objects(of: next.receivers, next.root)
    return next
  }

  /// The values of `self`, by the calls that led here: each call stands in code whose `self` is the receiver of the
  /// next.
  func objects(of calls: [Ref], _ root: Environment) -> [Value]? {
    calls.reversed().reduce(nil) { own, call in
      receivers(of: call, Environment(parent: nil, bindings: root.bindings, receiver: own))
    }
  }

  /// The receiver of a method call, evaluated in its caller.
  private func receivers(of call: Ref, _ caller: Environment) -> [Value] {
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      let objects = evaluator.values(of: base, in: caller)
      return objects.areNothing ? objects : objects.filter { $0 != .null }
    }
    return caller.receiver ?? program.enclosingType(call).map { [.selfValue($0)] } ?? []
  }
}

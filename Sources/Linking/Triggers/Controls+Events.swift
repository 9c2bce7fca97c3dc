import Dialects
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

  /// The observing call itself, or an operator that hands on what a stream sends: the event is what it observes.
  func isOperator(_ callee: Ref, of observer: Ref) -> Bool {
    guard let call = program.parent(callee), program.kind(call) == .call, program.child(call, .callee) == callee else {
      return false
    }
    let name = program.name(callee)
    return call == observer || Semantics.streamMappings.contains(name) || SDK.sievings.contains(name)
      || semantics.library.streamPassing.contains(name)
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
}

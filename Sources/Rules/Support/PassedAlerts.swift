import Linking
import SourceFacts

/// Alerts whose binding is passed to a view in a modal, where the alert cannot appear.
struct PassedAlerts {
  struct Lost {
    var alert: LinkedProgram.Presentation
    var state: Ref
    /// The modal whose content receives the binding.
    var modal: LinkedProgram.Presentation
    /// The modal whose content has the alert instead; nil where the view behind has it.
    var home: LinkedProgram.Presentation?
    /// The place that passes the binding on, the receiving view, and the place where that sets it.
    var place: Ref
    var child: TypeID
    var raise: Ref
    /// Why the modal is no longer open then; nil where it is.
    var closing: ModalCallbacks.Closing?
  }

  private let program: LinkedProgram
  private let callbacks: ModalCallbacks

  init(_ program: LinkedProgram, _ callbacks: ModalCallbacks) {
    self.program = program
    self.callbacks = callbacks
  }

  var all: [Lost] {
    let presented = PresentedState(program)
    return presented.presenters.keys.sorted().flatMap { state -> [Lost] in
      let presenters = presented.presenters[state] ?? []
      guard presenters.allSatisfy({ [.alert, .dialog].contains($0.kind) }),
        Set(presenters.compactMap { program.enclosingType($0.call) }).count == 1
      else { return [] }
      return program.uses(ofVariable: state).filter { $0.kind == .handedOut && $0.isCertain }.compactMap {
        lost(state, presenters, handedOutAt: $0.place)
      }
    }
  }

  private func lost(_ state: Ref, _ alerts: [LinkedProgram.Presentation], handedOutAt place: Ref) -> Lost? {
    guard let alert = alerts.first, program.enclosingType(place) == program.enclosingType(alert.call),
      let modal = callbacks.modal(around: place), let content = program.contentClosure(of: modal.call),
      alerts.allSatisfy({ !program.contains(content, $0.call) }), program.state(of: modal) != state,
      let child = child(given: place), let raise = raise(of: state, by: child),
      !program.isOutOfUsersReach(codeAt: place)
    else { return nil }
    let homes = alerts.map { callbacks.modal(around: $0.call) }
    // An alert on the view itself may appear once the modal is closed.
    guard homes.allSatisfy({ ($0 == nil) == (homes[0] == nil) }) else { return nil }
    return Lost(
      alert: alert, state: state, modal: modal, home: homes[0], place: place, child: child, raise: raise,
      closing: homes[0] == nil ? closing(raise, content) : nil)
  }

  /// The view of the app that is made with the binding.
  private func child(given place: Ref) -> TypeID? {
    guard let argument = program.parent(place), program.kind(argument) == .argument,
      let call = program.parent(argument), case .initializer(let type, _) = program.callee(of: call),
      program.isView(type)
    else { return nil }
    return type
  }

  /// The place where the view, or an object of its own, sets the binding.
  private func raise(of state: Ref, by child: TypeID) -> Ref? {
    let name = program.typeName(child)
    let aliases = program.aliases(of: state).filter { alias in
      program.enclosingType(alias).map { $0 == child || program.typeName($0).hasPrefix(name + ".") } ?? false
    }
    return aliases.flatMap(program.uses(ofVariable:)).first { $0.isCertain && program.raises($0) }?.place
  }

  private func closing(_ raise: Ref, _ content: Ref) -> ModalCallbacks.Closing? {
    if callbacks.isSystemController(content) { return .bySystem }
    let isClosed =
      program.enclosingBody(raise).map(callbacks.leaves) ?? true
      || program.enclosingMember(raise).map { program.kind($0) == .function && callbacks.leaves($0) } ?? false
    return isClosed ? .byCode : nil
  }
}

import NavigationModel
import SourceFacts

extension SinkResolver {
  /// Alerts that state holds and that no presenter shows that a dialect describes: a modifier of the app draws them, or one of
  /// a design system. `state.alert = AlertState { … }` says as much of them as it does beside `.alert(store:)`.
  func addUnpresentedAlerts() {
    let shown = transitions.filter { $0.kind == .alert || $0.kind == .dialog }
    for name in semantics.library.presentationValues.sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) && semantics.callee(of: call) == .externalType(name) {
        guard let assign = assignment(around: call), let target = program.child(assign, 0), isPresented(target),
          !shown.contains(where: { program.contains(assign, $0.site) || program.contains($0.site, call) })
        else { continue }
        let isAlert = name.hasPrefix("Alert")
        transitions.insert(
          FoundTransition(kind: isAlert ? .alert : .dialog, back: nil, site: call, target: isAlert ? .alert : .dialog, route: nil, confidence: .inferred, primitive: assign))
      }
    }
  }

  /// The assignment whose value a call is, modifiers aside.
  private func assignment(around call: Ref) -> Ref? {
    var node = call
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .member, .call: node = parent
      case .assign: return program.child(parent, 1) == node ? parent : nil
      default: return nil
      }
    }
    return nil
  }

  /// Optional state that its wrapper marks as shown while it is there: `@Presents var alert: AlertState<Action>?`.
  private func isPresented(_ target: Ref) -> Bool {
    guard let variable = flow.declaration(of: target), program.kind(variable) == .variable, let attributes = program.child(variable, 0) else { return false }
    return program.children(attributes).contains { ["Presents", "PresentationState"].contains(program.name($0)) }
  }
}

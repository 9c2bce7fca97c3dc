import SourceFacts

/// Windows that an app lays over its own, and hides again: `overlay.rootViewController = UIHostingController(rootView:
/// content())` here, `overlay.isHidden = true` there.
extension SinkCollector {
  /// A modifier of the app sets its content as the root of such a window. That replaces no screen. The modifier's name
  /// tells a screen (an alert, a popup) from a passing message (`collectConventions`).
  func isPopupInWindow(_ t: FoundTransition) -> Bool {
    guard t.kind == .root, program.kind(t.primitive) == .assign, let target = program.child(t.primitive, .target),
      program.kind(target) == .member, let window = program.child(target, .base).flatMap(variable),
      isCallOfModifier(t.site)
    else { return false }
    return program.assignmentsNamed("isHidden").contains { hiding in
      guard let value = program.child(hiding, .value), program.kind(value) == .boolean, program.name(value) == "true",
        let hidden = program.child(hiding, .target), program.kind(hidden) == .member
      else { return false }
      return program.child(hidden, .base).flatMap(variable) == window
    }
  }

  /// A call of a function that the app adds to all views.
  private func isCallOfModifier(_ site: Ref) -> Bool {
    guard program.kind(site) == .call, case .functions(let list, _) = semantics.callee(of: site) else { return false }
    return list.contains { f in program.enclosingType(f).map { !program.types[$0].isDeclared } ?? false }
  }

  /// The variable behind a name, also behind the name of a `guard let`.
  private func variable(_ e: Ref) -> Ref? { flow.declaration(of: semantics.unwrapped(e)) }
}

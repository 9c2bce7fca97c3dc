import SourceFacts

/// Alerts of the app in a window above all others: `window.windowLevel = .alert`. Its root view shows the content of a
/// shared object: `func present(_ alert: AlertContent) { alerts.append(alert); isShown = true }`.
///
/// Only content with code for its buttons is an alert. A text alone is a toast, and no screen.
extension SinkCollector {
  mutating func collectAlertWindows() {
    for level in program.assignmentsNamed("windowLevel") where !program.isOutOfScope(level) {
      guard let value = program.child(level, .value), isAlertLevel(value), let member = program.enclosingMember(level),
        let view = rootView(in: member)
      else { continue }
      for property in semantics.memberwise(view) {
        guard case .named(let object, _) = semantics.declaredType(property).core, program.types[object].kind == .class
        else { continue }
        for function in program.types[object].members.values.joined().sorted() where program.kind(function) == .function
        { collectAlerts(putUpBy: function, of: object) }
      }
    }
  }

  /// `.alert`, `UIWindow.Level.alert + 1`
  private func isAlertLevel(_ e: Ref) -> Bool {
    if program.kind(e) == .binary { return program.child(e, .left).map(isAlertLevel) ?? false }
    return program.kind(e) == .member && program.name(e) == "alert"
  }

  /// The view that a function sets as a window's root: `window.rootViewController = UIHostingController(rootView:
  /// AlertsView())`.
  private func rootView(in member: Ref) -> TypeID? {
    var found: TypeID?
    program.forEachNode(in: member) { r in
      if found == nil, program.kind(r) == .call, let content = semantics.argument(labelled: "rootView", of: r),
        case .initializer(let view, _) = semantics.callee(of: semantics.chainBase(content)),
        semantics.isView(view)
      {
        found = view
      }
      return found == nil
    }
    return found
  }

  /// A function that sets a flag of its object, and takes the content to show with its code.
  private mutating func collectAlerts(putUpBy function: Ref, of object: TypeID) {
    guard let block = program.child(function, .body),
      let given = semantics.parameters(of: function).first(where: holdsCode)
    else { return }
    var flag: Ref?
    var handed: Ref?
    program.forEachNode(in: block) { r in
      if program.kind(r) == .assign, let value = program.child(r, .value), program.kind(value) == .boolean,
        program.name(value) == "true",
        let d = program.child(r, .target).flatMap(flow.declaration), program.enclosingType(d) == object
      {
        flag = flag ?? r
      }
      if program.kind(r) == .name, program.symbol(r) == program.symbol(given), flow.declaration(of: r) == given {
        handed = handed ?? r
      }
      return true
    }
    if let flag, let handed {
      add(Sink(kind: .alert, place: flag, subject: .told(.alert, by: handed), confidence: .inferred))
    }
  }

  /// A type of the sources that stores a closure.
  private func holdsCode(_ parameter: Ref) -> Bool {
    guard case .named(let id, _) = semantics.declaredType(parameter).core,
      [.struct, .class].contains(program.types[id].kind)
    else { return false }
    return semantics.memberwise(id).contains {
      if case .function = semantics.declaredType($0).core { true } else { false }
    }
  }
}

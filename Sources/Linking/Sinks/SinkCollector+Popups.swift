import SourceFacts

/// Popups of the app: controllers that lay themselves over the window's content, with another controller as their
/// child.
///
/// `func present(_ content: UIViewController) { window.rootViewController?.addChild(self); … addChild(content) }`. A
/// call of it shows the content, as a call of UIKit's `present` does. A view that is added to a given controller is a
/// part, and no popup.
extension SinkCollector {
  mutating func collectPopups() {
    for call in program.callsNamed("addChild") {
      guard case .external = semantics.callee(of: call), !program.isOutOfScope(call), let content = argument(of: call),
        program.kind(content) == .name,
        let function = program.enclosingMember(call), program.kind(function) == .function,
        let type = program.enclosingType(function), semantics.isController(type),
        let target = program.child(call, .callee), semantics.namesOwn(target),
        let parameter = flow.declaration(of: content),
        semantics.parameters(of: function).contains(parameter),
        laysItselfOverAll(function)
      else { continue }
      sinks.append(
        Sink(kind: .sheet, place: call, subject: .screen(content), confidence: .inferred, isController: true))
    }
  }

  private func argument(of call: Ref) -> Ref? {
    semantics.arguments(of: call).first.flatMap { program.child($0, .value) }
  }

  /// `window.rootViewController?.addChild(self)`
  private func laysItselfOverAll(_ function: Ref) -> Bool {
    guard let block = program.child(function, .body) else { return false }
    var found = false
    program.forEachNode(in: block) { r in
      guard !found, program.kind(r) == .call, program.name(r) == "addChild",
        argument(of: r).map(program.name) == "self", let target = program.child(r, .callee),
        program.kind(target) == .member, let base = program.child(target, .base)
      else { return !found }
      found = isOnTop(base, depth: 0)
      return !found
    }
    return found
  }

  /// The content of a window, itself or in a variable: `UIApplication.shared.keyWindow?.rootViewController`.
  private func isOnTop(_ e: Ref, depth: Int) -> Bool {
    if program.kind(e) == .member, program.name(e) == "rootViewController" { return true }
    guard let variable = flow.declaration(of: e), program.kind(variable) == .variable,
      semantics.allows(\.topDepth, after: depth)
    else { return false }
    if let initial = program.child(variable, .initializer), isOnTop(initial, depth: depth + 1) { return true }
    var found = false
    program.forEachNode(in: variable) { r in
      if program.kind(r) == .member, program.name(r) == "rootViewController" { found = true }
      return !found
    }
    return found
  }
}

import Dialects
import NavigationModel
import SourceFacts

extension SinkCollector {
  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`: the environment's own.
  mutating func collectDismissals() {
    for call in program.callsNamed("dismiss") where !program.isOutOfScope(call) && saysOnlyHow(call) {
      if let target = program.child(call, .callee), isDismissal(call, target) { backs.append((call, .dismiss)) }
    }
  }

  private func isDismissal(_ call: Ref, _ target: Ref) -> Bool {
    guard semantics.arguments(of: call).isEmpty else { return isEnvironment(target, "dismiss") }
    if program.kind(target) == .name {
      return semantics.type(of: target).core == .external("DismissAction", []) || isEnvironment(target, "dismiss")
    }
    guard let base = program.child(target, .base) else { return false }
    let type = semantics.type(of: base).core
    return type == .external("PresentationMode", [])
      || type == .external("Binding", [.external("PresentationMode", [])])
      || ["presentationMode", "wrappedValue"].contains(program.name(base))
      || type == .external("DismissAction", []) || isKeptDismissal(target) || isEnvironment(target, "dismiss")
  }

  /// A dismissal whose arguments only style it: `dismiss(animation: .default)`.
  func saysOnlyHow(_ call: Ref) -> Bool {
    semantics.arguments(of: call).allSatisfy { ["animation", "transaction"].contains(program.name($0)) }
  }

  /// The environment's action in a property of another object: `let dismiss: DismissAction`.
  private func isKeptDismissal(_ target: Ref) -> Bool {
    guard let variable = flow.declaration(of: target), program.kind(variable) == .variable else { return false }
    return semantics.declaredType(variable).core == .external("DismissAction", [])
  }

  func isEnvironment(_ target: Ref, _ key: String) -> Bool {
    flow.declaration(of: target).flatMap(flow.environmentKey)?.key == key
  }

  // MARK: conditions
}

import SourceFacts

/// Flags derived from optional state: `.sheet(isPresented: $model.page.isPresent()) { model.page?.view }`.
extension SinkCollector {
  /// The route behind a flag that is derived from its binding. The flag only says whether there is a route; the content
  /// reads which one.
  func optionalRoute(behind flag: Ref) -> Ref? {
    let asked = program.kind(flag) == .call ? program.child(flag, .callee) : flag
    guard let asked, program.kind(asked) == .member,
      program.kind(flag) != .call || semantics.arguments(of: flag).isEmpty, let state = program.child(asked, .base),
      isProjected(state),
      let variable = flow.declaration(of: state), case .optional(let held) = semantics.declaredType(variable),
      case .named(let route, _) = held, program.types[route].kind == .enum
    else { return nil }
    // `$model.destination.help`: true while the route is that case.
    return program.types[route].cases[program.symbol(asked)] == nil ? state : flag
  }

  /// `$page`, `$model.page`
  private func isProjected(_ state: Ref) -> Bool {
    var start = state
    while program.kind(start) == .member, let base = program.child(start, .base) { start = base }
    return program.kind(start) == .name && program.name(start).hasPrefix("$")
  }
}

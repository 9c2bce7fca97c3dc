import SourceFacts

/// The columns of UIKit's split view controllers.
extension SinkCollector {
  /// A column that is set when something is chosen shows a detail: `split.setViewController(notes, for: .supplementary)`
  /// in the method by which the list of folders tells its selection. What is set together with the first column, or
  /// while a controller sets itself up, is what the split view begins with.
  func showsDetail(_ call: Ref, byArgument label: String) -> Bool {
    guard let column = semantics.argument(labelled: label, of: call), SDK.detailColumns.contains(program.name(column)),
      let member = program.enclosingMember(call), program.kind(member) == .function
    else { return false }
    // `list.onSelect = { split.setViewController(Note(), for: .secondary) }`
    if program.enclosingClosure(call) != nil { return true }
    let beginnings = program.calls[program.symbol(call)].filter { other in
      semantics.argument(labelled: label, of: other).map { !SDK.detailColumns.contains(program.name($0)) } ?? false
    }
    return !beginsWith(member, Set(beginnings.compactMap(program.enclosingMember)), depth: 0)
  }

  /// The function runs once, or runs together with code that sets a first column.
  private func beginsWith(_ function: Ref, _ first: Set<Ref>, depth: Int) -> Bool {
    if SDK.runningOnce.contains(program.name(function)) || first.contains(function) { return true }
    guard semantics.allows(\.setUpCalls, after: depth) else { return false }
    let owner = program.enclosingType(function)
    return flow.callers(of: function).contains { call in
      guard program.enclosingType(call) == owner, program.enclosingClosure(call) == nil,
        let user = program.enclosingMember(call), user != function, program.kind(user) == .function
      else { return false }
      return beginsWith(user, first, depth: depth + 1)
    }
  }
}

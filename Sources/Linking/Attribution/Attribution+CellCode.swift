import SourceFacts

/// Code that cells store: a builder makes them (`cell.action = action`), and a table runs the code of the selected one
/// (`(tableView.cellForRow(at: indexPath) as? ActionCell)?.action()`). Several tables have cells of one class, and each
/// runs the code of its own cells.
extension Attribution {
  /// The runs in tables that are related to the class that wrote the code, and the runs outside of tables; all runs
  /// where no table is related.
  func runsOfOwnCells(_ runs: [DataFlow.Run], keeping code: Ref) -> [DataFlow.Run] {
    guard runs.count > 1, let writer = program.enclosingType(code) else { return runs }
    let ofCells = runs.filter(isOfCell)
    guard ofCells.count > 1 else { return runs }
    let writers = Set(semantics.withSubtypes(writer))
    let tables = writers.union(
      writers.sorted().flatMap(typeUsers).compactMap(program.enclosingType))
    let own = ofCells.filter { run in program.enclosingType(run.place).map(tables.contains) ?? false
    }
    return own.isEmpty ? runs : runs.filter { own.contains($0) || !ofCells.contains($0) }
  }

  /// The run is on a cell that the system returned, in a screen's code: nothing says which cell it is.
  private func isOfCell(_ run: DataFlow.Run) -> Bool {
    guard let screen = program.enclosingType(run.place), semantics.isScreenType(screen),
      program.kind(run.place) == .call, let target = program.child(run.place, .callee),
      program.kind(target) == .member, let cell = program.child(target, .base),
      case .named(let type, _) = semantics.type(of: cell).core, isPlainView(type)
    else { return false }
    return isGivenBySystem(cell)
  }

  private func isGivenBySystem(_ cell: Ref) -> Bool {
    var e = cell
    if program.kind(e) == .name {
      guard let d = flow.declaration(of: e),
        [.optionalBinding, .variable].contains(program.kind(d)),
        let value = program.child(d, program.kind(d) == .variable ? .initializer : .value)
      else { return false }
      e = value
    }
    while program.kind(e) == .cast, let operand = program.child(e, .operand) { e = operand }
    guard program.kind(e) == .call, case .external = semantics.callee(of: e) else { return false }
    return true
  }
}

import SourceFacts

/// Computed variables in front of what their type stores: `var current: NavigationPath { get { isNew ? first : path }
/// set { if isNew { first = newValue } else { path = newValue } } }`.
extension DataFlow {
  /// The computed variables that read a variable, and whose setter assigns its new value to it: a change of one is a
  /// change of the other.
  func facades(of d: Ref) -> [Ref] {
    program.assignmentsNamed(program.name(d)).reduce(into: []) { result, assign in
      guard !program.isOutOfScope(assign), let facade = facade(writtenBy: assign), facade != d,
        !result.contains(facade), program.child(assign, .target).flatMap(declaration) == d,
        reads(facade, d)
      else { return }
      result.append(facade)
    }
  }

  /// The computed variable whose setter passes its new value on by an assignment.
  func facade(writtenBy assign: Ref) -> Ref? {
    guard let value = program.child(assign, .value), program.kind(value) == .name, program.name(value) == "newValue"
    else {
      return nil
    }
    var current = program.parent(assign)
    while let c = current, [.block, .ifElse, .switchCase, .switch].contains(program.kind(c)) {
      current = program.parent(c)
    }
    guard let accessor = current, program.kind(accessor) == .accessor, program.name(accessor) == "set",
      let variable = program.parent(accessor).flatMap(program.parent),
      program.kind(variable) == .variable
    else { return nil }
    return variable
  }

  private func reads(_ facade: Ref, _ d: Ref) -> Bool {
    guard let getter = program.children(facade, .accessors).first(where: { program.name($0) == "get" })
    else { return false }
    var isRead = false
    program.forEachNode(in: getter) { r in
      isRead =
        isRead
        || [.name, .member].contains(program.kind(r)) && program.symbol(r) == program.symbol(d)
          && declaration(of: r) == d
      return !isRead
    }
    return isRead
  }
}

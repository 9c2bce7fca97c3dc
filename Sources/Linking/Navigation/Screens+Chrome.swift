import SourceFacts

/// Views that put a bar of their own around the one view that they are given: `VStack { bar; content.environmentObject(title) }`.
extension ScreenFinder {
  /// The view that somebody hands in, among statements of which no other makes a view of the app.
  func handedView(among statements: [Ref]) -> Ref? {
    let handed = statements.filter(isHandedView)
    guard handed.count == 1, statements.allSatisfy({ $0 == handed[0] || isChrome($0) }) else { return nil }
    return handed[0]
  }

  /// A property that holds a view of whatever type the view is made with.
  private func isHandedView(_ statement: Ref) -> Bool {
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .name, case .members(let list, let owner)? = semantics.lookup(program.symbol(base), at: base), let held = list.first, program.kind(held) == .variable,
      semantics.isView(owner), evaluator.getter(of: held) == nil, case .generic(let parameter) = semantics.declaredType(held).core
    else { return false }
    return program.types[owner].generics.contains(parameter)
  }

  /// A part of the view's own body under a name, or a space.
  private func isChrome(_ statement: Ref) -> Bool {
    let base = semantics.chainBase(statement)
    if program.kind(base) == .call { return ["Spacer", "Divider"].contains(program.name(base)) }
    guard program.kind(base) == .name, case .members(let list, let owner)? = semantics.lookup(program.symbol(base), at: base), let part = list.first, program.kind(part) == .variable else { return false }
    return semantics.isView(owner) && evaluator.getter(of: part) != nil
  }
}

import SourceFacts

/// Actions of a popup's buttons, where a value describes the popup: `alert = Notice(title: "Sure?", confirm:
/// Choice("Delete") { self.delete() })`.
///
/// A modifier on all views shows such values, so every view that can show one seems to run every action. But a popup
/// appears over the screen whose code made its value.
extension Attribution {
  /// The closure, or the function named in its place, is stored in a plain value, and is only run by a modifier on all
  /// views, or by a view of the value itself.
  func isKeptForAnyView(_ closure: Ref, _ runs: [DataFlow.Run]) -> Bool {
    guard !runs.isEmpty else { return false }
    let takers = self.takers(of: closure)
    return !takers.isEmpty && takers.allSatisfy { program.enclosingType($0).map(isPlainValue) ?? false }
      && runs.allSatisfy { runsForAnyView($0.place) }
  }

  /// The receivers of a closure, directly or through a name: `let retry = { self.load() }`.
  private func takers(of closure: Ref) -> [Ref] {
    guard let parent = program.parent(closure) else { return [] }
    switch program.kind(parent) {
    case .argument, .assign: return flow.handedTo(closure, parent)
    case .variable where program.parent(parent).map(program.kind) == .block:
      return flow.handed(ofVariable: parent).flatMap { mention in
        program.parent(mention).map { flow.handedTo(mention, $0) } ?? []
      }
    default: return []
    }
  }

  private func isPlainValue(_ type: TypeID) -> Bool {
    [.struct, .enum].contains(program.types[type].kind) && !semantics.isView(type) && !semantics.isViewModifier(type)
  }

  private func runsForAnyView(_ place: Ref) -> Bool {
    guard let type = program.enclosingType(place) else { return false }
    if semantics.isViewModifier(type) { return true }
    if !program.types[type].isDeclared { return program.types[type].path == "View" }
    // `var buttons: some View { ForEach(choices) { choice in Button(choice.title) { choice.run() } } }` of the value. A
    // route's screen runs what the route passes to it.
    return isPlainValue(type)
      && program.enclosingMember(place).map { semantics.givesScreen($0) && standsInButton(place, of: $0) } ?? false
  }

  private func standsInButton(_ place: Ref, of member: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .call, program.name(c) == "Button" { return true }
      current = program.parent(c)
    }
    return false
  }
}

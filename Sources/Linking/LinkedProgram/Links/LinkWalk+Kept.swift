import SourceFacts

/// A part of the arrival that code keeps, and the code that reads it.
extension LinkWalk {
  /// The arrival is stored in a property: the code that reads the property continues with it.
  func keep(_ assignment: Ref, in row: Int) {
    guard let value = linked.child(assignment, .value).flatMap(values.value),
      let target = linked.child(assignment, .target).flatMap(linked.variable),
      linked.kind(target) == .variable, values.given[target] == nil
    else { return }
    guard linked.parent(target).map(linked.program.isDeclarationScope) == true else {
      // `let id: String?`, which a branch below fills.
      if linked.child(target, .initializer) == nil { values.given[target] = value }
      return
    }
    if value.part != nil { return }
    values.given[target] = value
    // An initialiser's property belongs to one object: a read elsewhere may be of another.
    if linked.enclosingBody(assignment).map(linked.name) == "init" { return }
    if isOfOtherScreen(assignment) { return }
    // What is presented for it is noted where it is set.
    if linked.child(assignment, .value).map({ !arms.states.presenters(setBy: $0).isEmpty }) ?? false { return }
    let own = Set(linked.equivalents(of: target) + [target])
    // A namesake in another type is another property.
    let mentions = linked.mentions(ofVariable: target).filter { linked.variable(of: $0).map(own.contains) ?? true }
    for mention in mentions.prefix(budget.linkReaders.most) where !linked.isOutOfScope(mention) {
      // Other statements of the reading function are unrelated to the link.
      apart { statements(readers(at: mention), in: row) }
    }
  }

  /// `controller.item = item`: what the screen does with it once it is shown is not the link's.
  private func isOfOtherScreen(_ assignment: Ref) -> Bool {
    guard let target = linked.child(assignment, .target), linked.kind(target) == .member,
      let base = linked.child(target, .base), linked.name(base) != "self",
      let type = linked.variable(of: target).flatMap(linked.enclosingType)
    else { return false }
    return linked.semantics.isScreenType(type)
  }

  /// The statement around a place; for a `guard`, the rest of its block; for a modifier of a view, its closures.
  private func readers(at mention: Ref) -> [Ref] {
    var statement = mention
    // Who sets the property reads nothing.
    if let parent = linked.parent(mention), linked.kind(parent) == .assign, linked.child(parent, .target) == mention {
      return []
    }
    while let parent = linked.parent(statement) {
      if linked.kind(parent) == .argument, let call = linked.parent(parent), isModifier(call) {
        return linked.arguments(of: call).compactMap { linked.child($0, .value) }.filter { linked.kind($0) == .closure }
      }
      if linked.kind(parent) == .block {
        return linked.kind(statement) == .guard
          ? Array(linked.children(parent).drop { $0 != statement }) : [statement]
      }
      if [.function, .type, .extension].contains(linked.kind(parent)) { return [] }
      statement = parent
    }
    return []
  }

  /// `.onChange(of: order) { … }`: the rest of the view has nothing to do with what the modifier reads.
  private func isModifier(_ call: Ref) -> Bool {
    guard let base = linked.receiver(of: call), linked.kind(base) == .call, let type = linked.enclosingType(call),
      linked.semantics.isView(type)
    else { return false }
    if case .functions = linked.callee(of: call) { return false }
    return true
  }
}

import SourceFacts

/// What a presenter shows, and who of it closes itself by the binding that it is given:
/// `.sheet(isPresented: $isShown) { Picker(isShown: $isShown) }`, where the picker sets `isShown = false`.
extension PathStates {
  /// Assignments by which what a presenter shows takes the presenter's state back, through a binding handed into its content.
  func closings(of state: Ref, presentedBy presenter: Ref) -> [Ref] {
    var result: [Ref] = []
    var queue = flow.directAliases(of: state).filter { isHanded(to: $0, in: presenter, from: state) }
    var seen = Set(queue)
    while let binding = queue.popLast(), seen.count < 50 {
      // A parameter may be kept under the name of a property, and the property handed on to a part of the screen.
      for next in flow.directAliases(of: binding) where seen.insert(next).inserted { queue.append(next) }
      guard program.kind(binding) == .variable, let owner = program.enclosingType(binding), flow.semantics.isView(owner) else { continue }
      // `isShown = false`, and `parent.isShown.wrappedValue = false` of a delegate that the view has inside.
      let assignments = program.assignmentsNamed(program.name(binding)) + program.assignmentsNamed("wrappedValue")
      result += assignments.filter { assign in
        guard !program.isOutOfScope(assign), isNothing(assign), let place = program.enclosingType(assign), place == owner || program.types[place].parent == owner,
          let target = program.child(assign, 0)
        else { return false }
        let named = program.name(target) == "wrappedValue" ? program.child(target, 0) : target
        return named.flatMap(flow.declaration) == binding
      }
    }
    return result
  }

  /// The binding is given to a view that the presenter's own content makes.
  private func isHanded(to alias: Ref, in presenter: Ref, from state: Ref) -> Bool {
    guard let name = program.symbols.find("$" + program.name(state)), let owner = program.enclosingType(alias) else { return false }
    return program.mentions[name].contains { mention in
      guard isInArgument(mention, of: presenter), let argument = program.parent(mention), program.kind(argument) == .argument, let call = program.parent(argument), call != presenter,
        case .initializer(let made, _) = flow.semantics.callee(of: call)
      else { return false }
      return made == owner
    }
  }

  /// The place stands in what a modifier is given, and not in what it is called on.
  private func isInArgument(_ place: Ref, of call: Ref) -> Bool {
    guard place.file == call.file else { return false }
    var node = place
    while let parent = program.parent(node) {
      if parent == call { return program.kind(node) == .argument }
      node = parent
    }
    return false
  }
}

import SourceFacts

/// Code that runs once something is gone.
extension BackSites {
  /// A popup that is gone tells the object that showed it to take its flag back:
  /// `.sheet(isPresented: $updates.isShown, onDismiss: { updates.close() })`. Another flag's popup goes away by that.
  func isAfterwards(_ place: Ref, _ taken: Ref) -> Bool {
    guard program.kind(taken) == .assign, let state = program.child(taken, .target).flatMap(flow.declaration) else {
      return false
    }
    var current = program.enclosingClosure(place)
    while let closure = current {
      if let argument = program.parent(closure), program.kind(argument) == .argument,
        program.name(argument) == "onDismiss", let presenter = program.parent(argument),
        let shown = flow.semantics.argument(labelled: "isPresented", of: presenter)
          ?? flow.semantics.argument(labelled: "item", of: presenter)
      {
        return flow.declaration(of: shown) == state
      }
      current = program.enclosingClosure(closure)
    }
    return false
  }
}

extension BackSites {
  /// A function that has a path emptied by another and then puts onto it what it is given: `func open(_ page: Page) {
  /// clear(); path.append(page) }`. Who calls it shows something else, and goes nowhere back.
  func isFilledAfterwards(_ step: Step) -> Bool {
    guard !step.way.isEmpty, let block = program.parent(step.place), program.kind(block) == .block,
      program.parent(block).map(program.kind) == .function
    else { return false }
    return fills.contains { fill in
      fill.file == block.file && fill.node > step.place.node && program.parent(fill) == block
    }
  }
}

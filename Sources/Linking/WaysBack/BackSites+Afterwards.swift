import SourceFacts

/// Code that runs after content was dismissed.
extension BackSites {
  /// The dismissal handler of a popup resets its flag: `.sheet(isPresented: $updates.isShown, onDismiss: {
  /// updates.close() })`. A reset of another flag still dismisses that flag's popup.
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
  /// A function that has another empty a path and then puts its own argument onto it: `func open(_ page: Page) {
  /// clear(); path.append(page) }`. A call of it shows another screen, and goes nowhere back.
  func isFilledAfterwards(_ step: Step) -> Bool {
    guard !step.way.isEmpty, let block = program.parent(step.place), program.kind(block) == .block,
      program.parent(block).map(program.kind) == .function
    else { return false }
    return fills.contains { fill in
      fill.file == block.file && fill.node > step.place.node && program.parent(fill) == block
    }
  }
}

import SourceFacts

extension Semantics {
  /// The only screen among the type arguments of a macro on a declaration.
  func screenOfMacro(on id: TypeID) -> TypeID? {
    guard program.types[id].isDeclared,
      let attributes = program.types[id].declaration.flatMap({ program.child($0, .attributes) })
    else { return nil }
    let screens = program.children(attributes).flatMap(program.children).compactMap { told -> TypeID? in
      guard program.kind(told) != .argument, case .named(let screen, _) = resolve(told).core, screen != id,
        isScreenType(screen)
      else { return nil }
      return screen
    }
    return Set(screens).count == 1 ? screens.first : nil
  }
}

import SourceFacts

/// What controllers of UIKit's tell a delegate that is no screen.
extension Attribution {
  /// The tab bar controller of the app's own that tells a coordinator which tab is chosen: `bar.delegate = self`.
  func bar(telling member: Ref, of type: TypeID) -> Ref? {
    guard program.kind(member) == .function, program.name(member) == "tabBarController", semantics.supertypeNames(of: type).contains("UITabBarControllerDelegate"),
      let delegate = program.symbols.find("delegate"), let declaration = program.types[type].declaration
    else { return nil }
    var bars: Set<TypeID> = []
    for assign in program.assignments[delegate, inFile: declaration.file] where program.enclosingType(assign) == type {
      guard let value = program.child(assign, 1), program.kind(value) == .name, program.name(value) == "self", let target = program.child(assign, 0), program.kind(target) == .member,
        let base = program.child(target, 0)
      else { continue }
      if case .named(let id, _) = semantics.type(of: base).core { bars.insert(id) }
      for case .instance(.named(let id, _), _, _) in evaluator.values(of: base, in: Environment(parent: nil)) { bars.insert(id) }
    }
    let own = bars.filter { semantics.supertypeNames(of: $0).contains("UITabBarController") }
    return own.count == 1 ? own.first.flatMap { program.types[$0].declaration } : nil
  }
}

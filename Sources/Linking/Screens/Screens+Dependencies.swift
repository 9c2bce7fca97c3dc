import SourceFacts

/// Views and controllers of libraries around the app's own.
extension ScreenFinder {
  /// What a library's view or controller is given to show, where that is the app's own: users take it for the screen,
  /// whatever the library draws around it. Nil where it is given nothing of the kind.
  func givenToDependencys(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard program.isOfDependency(type: id), !program.isOfDependency(call) else { return nil }
    if semantics.isView(id) { return shownByLibrarys(trailingClosures(of: call), env, depth: depth) }
    guard semantics.isController(id), let content = wrappedContent(program.text(program.types[id].name), call) else {
      return nil
    }
    let inner = targets(of: evaluator.evaluate(content, env), depth: depth + 1)
    return inner.isEmpty ? nil : inner
  }

  /// The screens that closures make which a library's view is given.
  func shownByLibrarys(_ closures: [Ref], _ env: Environment, depth: Int) -> [Target]? {
    for content in closures {
      let inner = targets(
        of: evaluator.apply(.closure(content, env), arguments: [], root: env.outermost), depth: depth + 1)
      if !inner.isEmpty, inner.allSatisfy({ if case .declared = $0 { true } else { false } }) { return inner }
    }
    return nil
  }

  func trailingClosures(of call: Ref) -> [Ref] {
    semantics.arguments(of: call).filter { program.flags($0).contains(.trailing) }.compactMap {
      program.child($0, .value)
    }
  }
}

import SourceFacts

/// Views and controllers of libraries around the app's own.
extension ScreenFinder {
  /// The app's content of a library's view or controller: users see it as the screen, whatever the library draws around
  /// it. Nil where it has no such content.
  func givenToDependencys(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard program.isOfDependency(type: id), !program.isOfDependency(call) else { return nil }
    if semantics.isView(id) { return shownByLibrarys(trailingClosures(of: call), env, depth: depth) }
    guard semantics.isController(id), let content = wrappedContent(program.text(program.types[id].name), call) else {
      return nil
    }
    let inner = targets(of: evaluator.evaluate(content, env), depth: depth + 1)
    return inner.isEmpty ? nil : inner
  }

  /// The screens that a library view's closure arguments make.
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

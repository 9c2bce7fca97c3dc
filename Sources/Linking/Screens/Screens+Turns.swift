import SourceFacts

/// Layers that take turns: `ZStack { if isReady { Home() }; Loading().opacity(isReady ? 0 : 1) }`.
extension ScreenFinder {
  /// The screens of layers of which the upper one hides itself while the lower one is there; nil for any other block.
  func takingTurns(_ block: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let layers = program.children(block).filter { program.kind($0) != .variable && !isDecoration($0) }
    guard layers.count == 2, isScreenAtTimes(layers[0]), isShown(layers[1]), isHiddenAtTimes(layers[1]) else {
      return nil
    }
    return declaredOnly(layers.flatMap { evaluator.statements([$0], env).values }, depth: depth)
  }

  /// `if isReady { Home() }`: one view of the app, and no other in its place.
  private func isScreenAtTimes(_ layer: Ref) -> Bool {
    guard program.kind(layer) == .ifElse, program.child(layer, .otherwise) == nil else { return false }
    let shown = program.children(layer, .body).filter { program.kind($0) != .variable }
    return shown.count == 1 && isShown(shown[0])
  }

  /// A modifier that hides the view says for when: `.opacity(isReady ? 0 : 1)`.
  private func isHiddenAtTimes(_ layer: Ref) -> Bool {
    var node = layer
    while program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      if views.hiding.contains(program.name(node)),
        semantics.arguments(of: node).contains(where: { program.child($0, .value).map(program.kind) == .ternary })
      {
        return true
      }
      node = base
    }
    return false
  }
}

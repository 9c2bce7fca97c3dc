import SourceFacts

extension Evaluator {
  /// The navigation controller around a screen that was made with one: showing it shows the screen.
  /// `HomeWireframe().navigationController!`, where the wireframe takes its screen out of a storyboard's stack.
  func isStack(_ name: Symbol, around value: Value) -> Bool {
    guard program.text(name) == "navigationController", case .instance(.named(let id, _), _, _) = value else {
      return false
    }
    return semantics.isController(id)
  }
}

import SourceFacts

/// Lists: the views that they repeat are rows, and no screens.
extension ScreenFinder {
  /// `List(items) { Row($0) }`, or `ForEach(items) { Row($0) }` in a list or a vertical layout. In layers or a tab view
  /// each may be a page.
  func isRows(_ name: String, _ call: Ref) -> Bool {
    switch name {
    case "List":
      semantics.arguments(of: call).first.map { program.name($0).isEmpty && !program.flags($0).contains(.trailing) }
        ?? false
    case "ForEach": isInList(call)
    default: false
    }
  }

  private func isInList(_ call: Ref) -> Bool {
    var node = call
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .block, .closure, .ifElse, .conditional, .switchCase, .switch: break
      case .call, .member:
        // Under modifiers: the base of the chain.
        guard program.chained(parent) == node else { return false }
      case .argument:
        guard program.kind(node) == .closure, let outer = program.parent(parent), program.kind(outer) == .call else {
          return false
        }
        if ScreenFinder.lists.contains(program.name(outer)) { return true }
        guard SDK.transparent.contains(program.name(outer)) else { return false }
        node = outer
        continue
      default: return false
      }
      node = parent
    }
    return false
  }

  private static let lists: Set<String> = SDK.scrolled.union(SDK.lazyViews).union(["VStack"])
}

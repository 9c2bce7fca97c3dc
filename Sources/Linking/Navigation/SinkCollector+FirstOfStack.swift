import SourceFacts

extension SinkCollector {
  /// The first screen of an empty stack, where the same screen is pushed onto one that is not empty:
  /// `if stack.viewControllers.isEmpty { stack.viewControllers = [page] } else { stack.pushViewController(page, animated: true) }`.
  /// That is one way to show a screen. Nothing is replaced.
  func putsFirst(_ place: Ref) -> Bool {
    guard let block = program.parent(place), program.kind(block) == .block, let branch = program.parent(block), program.kind(branch) == .ifElse, program.child(branch, 1) == block,
      let conditions = program.child(branch, 0), program.children(conditions).count == 1, let condition = program.children(conditions).first, asksForNone(condition),
      let other = program.child(branch, 2), let list = program.kind(place) == .call ? semantics.arguments(of: place).first.flatMap({ program.child($0, 0) }) : program.child(place, 1),
      program.kind(list) == .array, program.children(list).count == 1, let page = program.children(list).first, program.kind(page) == .name
    else { return false }
    var isPushed = false
    program.forEachNode(in: other) { node in
      if program.kind(node) == .call, program.name(node) == "pushViewController", let given = semantics.arguments(of: node).first.flatMap({ program.child($0, 0) }) {
        isPushed = isPushed || program.kind(given) == .name && program.symbol(given) == program.symbol(page)
      }
      return !isPushed
    }
    return isPushed
  }

  /// `stack.viewControllers.isEmpty`, `stack.viewControllers.count == 0`
  private func asksForNone(_ condition: Ref) -> Bool {
    switch program.kind(condition) {
    case .member: program.name(condition) == "isEmpty" && program.child(condition, 0).map { program.name($0) == "viewControllers" } ?? false
    case .binary: program.name(condition) == "==" && program.child(condition, 0).map { program.name($0) == "count" && program.child($0, 0).map { program.name($0) == "viewControllers" } ?? false } ?? false
    default: false
    }
  }
}

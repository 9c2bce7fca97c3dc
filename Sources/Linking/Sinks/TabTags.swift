import Dialects
import SourceFacts

/// The values by which a bar selects its tabs, where modifiers state them: `Inbox().tag(AppTab.inbox)`, and
/// `Inbox().entry("Inbox", tag: .inbox)` with a modifier of the app that sets the tag.
struct TabTags {
  let flow: DataFlow
  let rule: Dialect.Selection
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The value in the words of the code with the tab.
  func value(of tab: Ref) -> Ref? { value(of: tab, depth: 0) }

  private func value(of tab: Ref, depth: Int) -> Ref? {
    var node = tab
    while program.kind(node) == .call, let target = program.child(node, .callee) {
      if let value = value(setBy: node, depth: depth) { return value }
      guard program.kind(target) == .member, let base = program.child(target, .base) else { return nil }
      node = base
    }
    return nil
  }

  private func value(setBy modifier: Ref, depth: Int) -> Ref? {
    if program.name(modifier) == rule.tag, let value = semantics.argument(labelled: "", of: modifier) { return value }
    guard semantics.allows(\.ruleHelperDepth, after: depth),
      case .functions(let list, guessed: false) = semantics.callee(of: modifier), list.count == 1,
      let shown = result(of: list[0]), let value = value(of: shown, depth: depth + 1)
    else { return nil }
    guard let parameter = flow.declaration(of: value), program.kind(parameter) == .parameter else { return value }
    return flow.source(call: modifier, function: list[0]).bindings[VariableKey(declaration: parameter)]
  }

  /// The only statement of the function, without its `return`.
  private func result(of function: Ref) -> Ref? {
    guard let body = program.child(function, .body), let shown = program.onlyChild(body) else { return nil }
    return program.kind(shown) == .returned ? program.child(shown, .value) : shown
  }
}

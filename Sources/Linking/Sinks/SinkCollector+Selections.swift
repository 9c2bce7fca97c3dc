import NavigationModel
import SourceFacts

/// Tabs that code selects: `TabView(selection: $model.tab) { Inbox().tag(AppTab.inbox) }`, and somewhere `model.tab =
/// .inbox`.
extension SinkCollector {
  mutating func collectSelection(of call: Ref, among statements: [Ref]) {
    guard let selection = semantics.argument(labelled: "selection", of: call) else { return }
    let tabs = statements.compactMap(tab)
    if tabs.isEmpty { return }
    add(Sink(kind: .tab, place: call, subject: .selection(selection, tabs)))
  }

  /// `Tab("Inbox", image: "x", value: AppTab.inbox) { Inbox() }`, `Inbox().tag(AppTab.inbox)`
  private func tab(_ statement: Ref) -> Sink.Tab? {
    let base = semantics.chainBase(statement)
    if program.kind(base) == .call, program.name(base) == "Tab" {
      guard let value = semantics.argument(labelled: "value", of: base),
        let content = semantics.trailingClosure(of: base)
      else { return nil }
      return Sink.Tab(value: value, content: content)
    }
    return tag(of: statement).map { Sink.Tab(value: $0, content: statement) }
  }

  /// What the modifier `tag` of a chain is given.
  private func tag(of statement: Ref) -> Ref? {
    var node = statement
    while program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      if program.name(node) == "tag" { return semantics.argument(labelled: "", of: node) }
      node = base
    }
    return nil
  }
}

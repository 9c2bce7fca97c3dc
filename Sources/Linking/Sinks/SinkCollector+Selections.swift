import Dialects
import NavigationModel
import SourceFacts

/// Tabs that code selects: `TabView(selection: $model.tab) { Inbox().tag(AppTab.inbox) }`, and somewhere `model.tab =
/// .inbox`.
extension SinkCollector {
  mutating func collectSelection(of call: Ref, among statements: [Ref]) {
    guard let rule = semantics.library.selections[program.name(call)],
      let state = semantics.argument(labelled: rule.state, of: call)
    else { return }
    let tabs = statements.compactMap { tab($0, rule) }
    if tabs.isEmpty { return }
    add(Sink(kind: .tab, place: call, subject: .selection(state, tabs)))
  }

  /// `Tab("Inbox", image: "x", value: AppTab.inbox) { Inbox() }`, `Inbox().tag(AppTab.inbox)`
  func tab(_ statement: Ref, _ rule: Dialect.Selection) -> Sink.Tab? {
    let base = semantics.chainBase(statement)
    if program.kind(base) == .call, rule.elements.contains(program.name(base)) {
      guard let value = semantics.argument(labelled: rule.value, of: base),
        let content = semantics.trailingClosure(of: base)
      else { return nil }
      return Sink.Tab(value: value, content: content)
    }
    return TabTags(flow: flow, rule: rule).value(of: statement).map { Sink.Tab(value: $0, content: statement) }
  }
}

import NavigationModel
import SourceFacts

/// Tabs that code selects, by the state that a tab view is bound to.
extension SinkResolver {
  /// The initial value of the state selects no tab: it is there from the start.
  func askSelection(_ state: Ref, _ tabs: [Sink.Tab], _ question: Question) -> Answer {
    var answer = settled
    for value in evaluator.values(of: state, in: question.root) {
      if let key = value.root {
        answer.open.append(key)
      } else if question.isFollowed, !isInitialValue(question.site), !flow.isInInitialiser(question.site) {
        let named = site(of: value, among: Decisions(), question)
        answer.targets += screens(of: value, among: tabs).map { ($0, nil, named) }
      }
    }
    return answer
  }

  private func screens(of value: Value, among tabs: [Sink.Tab]) -> [Target] {
    for tab in tabs {
      guard let frame = frame(of: tab, selectedBy: value) else { continue }
      evaluator.begin()
      let values = evaluator.statements([tab.content], frame).values.flatMap { shown in
        shown.isCallable ? evaluator.apply(shown, arguments: [], root: frame) : [shown]
      }
      return finder.targets(of: values).filter { if case .inline = $0 { false } else { true } }
    }
    return []
  }

  /// The bindings while the tab is selected; nil where the value selects another tab.
  private func frame(of tab: Sink.Tab, selectedBy value: Value) -> Environment? {
    let empty = Environment(parent: nil)
    guard let selecting = tab.value else { return value.isConcrete ? empty : nil }
    if tab.isPattern {
      evaluator.begin()
      return evaluator.match(selecting, value, empty) == .yes ? empty : nil
    }
    // `ForEach(AppTab.allCases) { tab in tab.content.tag(tab) }`
    if let key = rowParameter(selecting) {
      guard case .enumCase = value else { return nil }
      return Environment(parent: nil, bindings: [key: .values([value])])
    }
    evaluator.begin()
    if evaluator.equal(value, selecting, empty) == .yes || isSameNumber(value, selecting) { return empty }
    return nil
  }

  private func rowParameter(_ e: Ref) -> VariableKey? {
    guard program.kind(e) == .name else { return nil }
    switch semantics.lookup(program.symbol(e), at: e) {
    case .shorthand(let closure, let number)?: return VariableKey(declaration: closure, number: number)
    case .local(let d)? where program.kind(d) == .parameter: return VariableKey(declaration: d)
    default: return nil
    }
  }

  private func isSameNumber(_ value: Value, _ e: Ref) -> Bool {
    guard case .unknown(let written) = value else { return false }
    return program.kind(written) == .number && program.kind(e) == .number && program.name(written) == program.name(e)
  }
}

import SourceFacts

/// The tab that a user taps.
extension TriggerFinder {
  /// The tab that is selected. Its words may come from the value that carries its content.
  func tab(of t: FoundTransition) -> FoundTrigger? {
    guard var tab = tab(of: t, among: controls) else { return nil }
    if tab.words.text == nil {
      let cases = TabCases(attribution: attribution, decided: decided).cases(of: t, madeBy: tab.place)
      if !cases.isEmpty { tab = self.tab(of: t, among: controls.knowing(cases).knowing([])) ?? tab }
    }
    if tab.words.text == nil { tab.words = tab.words.filled(from: title(ofContentIn: t)) }
    return tab
  }

  private func tab(of t: FoundTransition, among controls: Controls) -> FoundTrigger? {
    attribution.position(of: t.site).flatMap { controls.tab(around: t.site, in: $0.unit) }
      ?? controls.tab(madeBy: t.primitive) ?? controls.tab(inPart: t.site)
  }

  private func title(ofContentIn t: FoundTransition) -> ControlWords {
    let own = controls.title(givenWithContentAround: t.site)
    guard own.isEmpty, case .declared(let screen)? = t.target else { return own }
    let made = attribution.flow.constructions(of: screen).filter { !program.isOutOfScope($0) }
    let titles = Set(made.map(controls.title(givenWithContentAround:))).filter { !$0.isEmpty }
    return titles.count == 1 ? titles.first ?? own : own
  }

  /// The tabs on a bar of UIKit that show the screen. Where no item's title is known, the one has the title that was given
  /// with its content.
  func tabs(of t: FoundTransition) -> [FoundTrigger] {
    if case .declared(let screen)? = t.target {
      let titled = titles.tabs(showing: screen)
      if !titled.isEmpty { return Array(attribution.semantics.limited(titled, to: \.triggers)) }
    }
    return [FoundTrigger(action: .tap, control: "Tab", place: t.site, words: title(ofContentIn: t))]
  }

  /// The bar receives its tabs there: users select one on the bar, whatever ran that code.
  func fillsBar(_ t: FoundTransition) -> Bool {
    guard t.kind == .tab, let filler = program.child(t.primitive, .callee) ?? program.child(t.primitive, .target)
    else { return false }
    return attribution.semantics.library.tabFillers.contains(program.name(filler))
  }
}

import Dialects
import NavigationModel
import TestReading

extension CoverageWalk {
  /// A control that matches a tap, and its place.
  private struct Fit {
    var control: ControlIndex.Control
    var trail: Trail
    /// The level of the trail with the control.
    var level: Int
    /// The screens of the level, or those that appeared with them, that have the control.
    var on: Set<Screen.ID>
  }

  // MARK: sights

  /// The only screen with an element; empty where there are several.
  private func screens(with element: TestElement) -> Set<Screen.ID>? {
    for part in element.parts.reversed() {
      guard let name = part.name, name.isPlain else { continue }
      if name.isIdentifier != false, let marked = clues.marks[name.text] { return marked }
      if part.kind == InterfaceTests.standard.titleBar, let titled = titles[name.text] { return titled }
    }
    return nil
  }

  func see(_ element: TestElement, at place: SourceLocation, _ state: inout CoverageState) {
    guard let screens = screens(with: element), screens.count == 1, let screen = screens.first, !screen.isEmpty else {
      return
    }
    state.confirm(screen, follows: state.last.map { settled([$0.screen]) } ?? [])
    state.open(screen, .sight, at: place)
    state.show(screen)
  }

  // MARK: taps

  func tap(_ element: TestElement?, at place: SourceLocation, _ state: inout CoverageState) {
    guard let element else {
      state.last = nil
      state.count(\.unmatched)
      state.isSure = false
      return
    }
    see(element, at: place, &state)
    state.last = nil
    guard let name = element.name else { return tapRow(element, at: place, &state) }
    let (candidates, byIdentifier) = controls.controls(named: name)
    let fits = fits(candidates, in: state)
    if !fits.isEmpty { return take(fits, at: place, &state) }
    if let lone = lone(candidates, name, byIdentifier, state) { return take(lone, at: place, &state) }
    if candidates.isEmpty, isRow(element) { return tapRow(element, at: place, &state) }
    leave(element, name, hasCandidates: !candidates.isEmpty, &state)
  }

  private func isRow(_ element: TestElement) -> Bool { element.parts.last?.kind == InterfaceTests.standard.rowQuery }

  /// A row without words of its own: where the place is known, and all rows there lead to one screen.
  private func tapRow(_ element: TestElement, at place: SourceLocation, _ state: inout CoverageState) {
    let fits = isRow(element) && state.isSure ? fits(controls.rows, in: state) : []
    guard !fits.isEmpty else {
      state.count(\.unmatched)
      state.isSure = false
      return
    }
    take(fits, at: place, &state)
  }

  /// The effect of a tap that takes no transition of the graph.
  private func leave(_ element: TestElement, _ name: ElementName, hasCandidates: Bool, _ state: inout CoverageState) {
    if hasCandidates {
      state.count(\.ambiguous)
      state.isSure = false
    } else if InterfaceTests.standard.backNames.contains(name.text) {
      state.count(\.staying)
      state.goBack()
    } else if screens(with: element) != nil {
      // The place is known, and nothing is known to lead away from it.
      state.count(\.staying)
    } else {
      state.count(\.unmatched)
      state.isSure = false
    }
  }

  /// The matching controls on the screens where the test can be: on the top, else below it where the top may be gone,
  /// or where the control is a tab.
  private func fits(_ candidates: [ControlIndex.Control], in state: CoverageState) -> [Fit] {
    state.trails.flatMap { trail -> [Fit] in
      for level in trail.levels.indices.reversed() {
        let isTop = level == trail.levels.count - 1
        let usable = candidates.filter { isTop || !state.isSure || graph.transitions[$0.transition].kind == .tab }
        if usable.isEmpty { continue }
        let exact = fits(usable, on: trail.levels[level], trail, level)
        if !exact.isEmpty { return exact }
        let near = fits(usable, on: settled(trail.levels[level]), trail, level)
        if !near.isEmpty { return near }
      }
      return []
    }
  }

  private func fits(
    _ candidates: [ControlIndex.Control], on screens: Set<Screen.ID>, _ trail: Trail, _ level: Int
  ) -> [Fit] {
    candidates.compactMap { control in
      let on = control.from.intersection(screens)
      return on.isEmpty ? nil : Fit(control: control, trail: trail, level: level, on: on)
    }
  }

  /// The only control of the app that matches a name, where the place is not known.
  private func lone(
    _ candidates: [ControlIndex.Control], _ name: ElementName, _ byIdentifier: Bool, _ state: CoverageState
  ) -> [Fit]? {
    guard !candidates.isEmpty, byIdentifier || !state.isSure else { return nil }
    guard Set(candidates.map { graph.transitions[$0.transition].to }).count == 1 else { return nil }
    if !byIdentifier {
      // Other buttons with these words may lead elsewhere, or nowhere.
      guard name.isPlain, Set(candidates.map(\.trigger.location)).count == 1, (clues.textCounts[name.text] ?? 0) <= 1
      else { return nil }
    }
    return candidates.map { control in
      Fit(control: control, trail: Trail([control.from]), level: 0, on: control.from)
    }
  }

  private func take(_ fits: [Fit], at place: SourceLocation, _ state: inout CoverageState) {
    let transitions = fits.map { graph.transitions[$0.control.transition] }
    let targets = Set(transitions.map(\.to))
    // All matching controls are on one screen: the test is there.
    let on = fits.reduce(into: Set<Screen.ID>()) { $0.formUnion($1.on) }
    if on.count == 1, let screen = on.first { state.open(screen, .tap, at: place) }
    state.set(fits.map { trail(after: graph.transitions[$0.control.transition], $0) })
    state.isSure = targets.count == 1
    guard targets.count == 1, let target = targets.first else { return state.count(\.ambiguous) }
    state.count(\.matched)
    let isGuarded = transitions.contains { $0.guard != nil }
    let one = Set(transitions.map(\.id)).count == 1 ? transitions[0].id : nil
    if let target {
      state.open(target, .tap, at: place, isGuarded: isGuarded)
      state.last = CoverageState.Move(screen: target, transition: one)
    }
    if let one, !isGuarded { state.take(one) }
  }

  private func trail(after transition: Transition, _ fit: Fit) -> Trail {
    var levels = fit.trail.levels
    let standing = fit.on.isSubset(of: levels[fit.level])
    if standing { levels[fit.level] = fit.on }
    var level = fit.level
    if !standing {
      levels = Array(levels.prefix(level + 1)) + [fit.on]
      level += 1
    }
    let trail = Trail(levels)
    switch transition.kind {
    case .back: return Trail(level == 0 ? Array(levels.prefix(1)) : Array(levels.prefix(level)))
    case .url: return trail
    case .root, .flow: return transition.to.map { Trail([[$0]]) } ?? trail
    default: return transition.to.map { trail.showing([$0], over: level) } ?? trail
    }
  }
}

import SourceFacts

/// The place that makes a destination, where it is not the site: the conditions around it also decide whether the site
/// shows the destination.
///
/// `let page: UIViewController; switch start { case .scanner: page = Scanner() … }; present(page, animated: true)`. The
/// same holds where a function that the site's code calls makes it: `LookupFlow(start: .scanner, stack).start();
/// present(stack, animated: true)`.
struct DestinationConstructions {
  let attribution: Attribution
  private var program: Program { attribution.program }

  /// The steps at which the ways to a transition's causes begin: the site, with the conditions for the destination to
  /// be made.
  func steps(to t: FoundTransition) -> [Attribution.Step] {
    let plain = [Attribution.Step(place: chosen(by: t) ?? t.site)]
    guard t.kind != .back, case .declared(let screen)? = t.target, let unit = attribution.position(of: t.site)?.unit,
      program.kind(unit) == .function
    else { return plain }
    let made = attribution.flow.constructions(of: screen).filter { !program.isOutOfScope($0) }
    guard attribution.semantics.allows(\.makings, after: made.count - 1),
      !made.contains(where: { program.contains(t.site, $0) || program.contains($0, t.site) })
    else { return plain }
    let beside = made.filter { attribution.unit(of: $0) == unit && isBeside($0, t.site) }
    let told: [Attribution.Step] =
      beside.isEmpty
      ? made.flatMap { steps(making: $0, calledIn: unit, t.site) } : beside.map { step($0, unit, t.site) }
    return told.isEmpty || told.contains(where: { $0.open.isEmpty && $0.arms.isEmpty }) ? plain : told
  }

  /// The place within the site that makes the destination, if a ternary chooses it: `window.rootViewController =
  /// isKnown ? Home() : Login()`.
  func chosen(by t: FoundTransition) -> Ref? {
    guard t.kind != .back, case .declared(let screen)? = t.target else { return nil }
    let made = attribution.flow.constructions(of: screen).filter {
      $0.file == t.site.file && program.contains(t.site, $0)
    }
    return made.count == 1 ? made.first.flatMap { isChosen($0, within: t.site) ? $0 : nil } : nil
  }

  private func isChosen(_ made: Ref, within site: Ref) -> Bool {
    var (isChosen, previous) = (false, made)
    while previous != site, let parent = program.parent(previous) {
      if program.kind(parent) == .closure { return false }
      if program.kind(parent) == .ternary, program.branches(parent).contains(previous) { isChosen = true }
      previous = parent
    }
    return isChosen
  }

  /// Both places are in the same closure, or in none.
  private func isBeside(_ a: Ref, _ b: Ref) -> Bool { program.enclosingClosure(a) == program.enclosingClosure(b) }

  private func step(_ made: Ref, _ unit: Ref, _ site: Ref) -> Attribution.Step {
    let conditions = attribution.knownConditions(around: made, in: unit)
    let arms = attribution.type(of: unit).map { attribution.objectArms(around: made, in: unit, of: $0) } ?? []
    return Attribution.Step(
      place: site, open: conditions.isEmpty ? [] : [Attribution.Open(conditions: conditions)], arms: arms)
  }

  /// The conditions around the making, in the called function, that a call in the site's code leaves open.
  private func steps(making made: Ref, calledIn unit: Ref, _ site: Ref) -> [Attribution.Step] {
    var budget = attribution.semantics.budget.triggerWork.most
    let asking = Attribution.Asking(
      step: Attribution.Step(place: made), followsClosures: true, holdsObject: true, seeksTrigger: true)
    return attribution.wayOn(asking, &budget).steps.map(\.step).filter {
      attribution.unit(of: $0.place) == unit && isBeside($0.place, site)
    }.map { call in
      // Conditions around the call count, too: `case .export: pages.append(makeExport())`. Those around the site are
      // part of the way.
      let around = program.contains(site, call.place) ? Attribution.Step(place: site) : step(call.place, unit, site)
      return Attribution.Step(place: site, open: around.open + call.open, arms: around.arms + call.arms)
    }
  }
}

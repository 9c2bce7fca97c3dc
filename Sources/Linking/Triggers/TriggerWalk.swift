import SourceFacts

/// The walk from a transition's site back to the controls that run it.
extension TriggerFinder {
  struct Question: Hashable {
    var places: [Attribution.Step]
    var state: ShownState?
    /// The cases that variables at the places have.
    var cases: [VariableKey: Value] = [:]
    /// The cases for which the destination is made, by enum.
    var choices: [TypeID: Value] = [:]
  }

  struct Visit {
    var step: Attribution.Step
    var distance: Int
    /// The case that leads on to the transition, as long as a variable carries it.
    var wanted: WantedCase?
    /// The cases of other variables for which the code leads on.
    var cases: [VariableKey: Value] = [:]
    /// The cases for which the destination is made, by enum, as long as variables carry them.
    var choices: [TypeID: Value] = [:]
    /// The controls that the code tests for: `case nextButton:` in a `switch` over the sender.
    var senders: Set<String> = []
    /// The enum whose case runs the code: a call with a case of another enum does not run it.
    var told: TypeID?
    /// The words passed together with the code on the way: `Action(title: "Delete") { … }`.
    var words = ControlWords()
    /// The words of the case that runs the code nearest to the site, where other code makes that case.
    var arm = ControlWords()
    /// What is known at the place that passes the code on.
    var outer: Attribution.KnownCode?
    /// The code that was passed on before the step's code, the nearest to the site first.
    var handedBefore: [Ref] = []
    /// The screens that the code on the way had shown before it continued: `UIView.transition(…) { … }`.
    var standing: Set<TypeID> = []

    func codeHanded(before next: Attribution.Step) -> [Ref] {
      guard let handed = step.handed, handed != next.handed else { return handedBefore }
      return handedBefore + [handed]
    }
  }

  enum Later {
    /// The usual way from a place that has a nearer one.
    case usual(Visit, [Passage]?)
    /// A call that passed on code which other code runs: `save { self.close() }`.
    case asker(Visit)
  }

  struct Walk {
    var holdsObject: Bool
    var queue: [Visit] = []
    var seen: Set<Attribution.Step> = []
    var found: [(trigger: FoundTrigger, distance: Int)] = []
    /// Events with known causes. They count where no cause is a user's action.
    var events: [(trigger: FoundTrigger, distance: Int)] = []
    /// Ways that are only followed where the others lead to no user's action.
    var later: [Later] = []
    var budget: Int

    /// Two places in one function may lie in two controls.
    mutating func add(_ visit: Visit) {
      if seen.insert(visit.step.visit(of: visit.step.place)).inserted { queue.append(visit) }
    }

    mutating func note(_ trigger: FoundTrigger, _ visit: Visit) {
      var trigger = trigger
      trigger.code = visit.step.place
      if trigger.screens.isEmpty { trigger.screens = visit.standing }
      note(trigger, distance: visit.distance)
    }

    mutating func note(_ trigger: FoundTrigger, distance: Int) {
      if !found.contains(where: { $0.trigger.isSame(as: trigger) }) { found.append((trigger, distance)) }
    }
  }
}

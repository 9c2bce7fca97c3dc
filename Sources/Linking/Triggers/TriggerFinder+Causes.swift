import NavigationModel
import SourceFacts

/// Code that runs because something changed: what the user did to change it is the trigger.
extension TriggerFinder {
  /// - Returns: whether the causes of an event are known: `.onChange(of: model.isDone) { … }` runs where the model is
  ///   done.
  func follow(causesOf event: FoundTrigger, _ visit: Visit, in member: Ref, _ walk: inout Walk) -> Bool {
    guard event.isEvent, let code = code(toldBy: event.place, around: visit.step.place) else { return false }
    let causes = attribution.causes(toldTo: code, around: visit.step.place, in: member)
    for cause in causes {
      walk.add(
        Visit(step: Attribution.Step(place: cause.place), distance: visit.distance + 1, choices: visit.choices))
    }
    return !causes.isEmpty
  }

  /// Where nobody is known to run the code: what received it together with a title, as an element of a list does whose
  /// library was not read.
  func titled(_ walk: Walk) -> FoundTrigger? {
    func first(_ find: (Ref, Ref) -> FoundTrigger?) -> FoundTrigger? {
      for visit in walk.queue {
        let place = visit.step.place
        if let member = attribution.position(of: place)?.unit, let found = find(place, member) { return found }
      }
      return nil
    }
    return first(controls.titled(runningCodeAround:in:)) ?? first(controls.told(byLabelAround:in:))
  }

  /// The closure that a call runs around a place, or the place itself where it names a function.
  private func code(toldBy call: Ref, around place: Ref) -> Ref? {
    var current: Ref? = place
    while let code = current {
      if let argument = program.parent(code), program.kind(argument) == .argument, program.parent(argument) == call {
        return code
      }
      current = program.parent(code).flatMap { $0 == call ? nil : $0 }
    }
    return nil
  }
}

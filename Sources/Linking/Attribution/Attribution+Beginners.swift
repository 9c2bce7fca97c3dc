import SourceFacts

/// Streams that are observed since the app started: `stores.loginState.sink { self.showHome() }` in code that the
/// delegate calls. A service's stream sends its current state to a new observer, so the launch leads on as well.
extension Attribution {
  /// The app's delegates that run a place by calls, and by streams that these calls observe.
  func beginners(of place: Ref) -> Set<TypeID> {
    var result: Set<TypeID> = []
    var queue = [Step(place: place, isCalled: true)]
    var seen: Set<Step> = []
    var budget = semantics.budget.walkWork.most
    while let step = queue.popLast(), semantics.allows(\.launchWalkSteps, after: seen.count) {
      let way = wayOn(Asking(step: step, followsClosures: true, holdsObject: true), &budget)
      if let delegate = way.delegate { result.insert(delegate) }
      var nexts = way.steps.map(\.step).filter(\.isCalled)
      if let observer = stateObserver(around: step.place) { nexts.append(Step(place: observer, isCalled: true)) }
      for next in nexts where seen.insert(next).inserted { queue.append(next) }
    }
    return result
  }

  /// The call by which a closure around a place observes a stream of current state: the values of a property, or of a
  /// stream that no known code of the app feeds. A notification is no state: a new observer does not receive an earlier
  /// one.
  private func stateObserver(around place: Ref) -> Ref? {
    guard let member = position(of: place)?.unit, keepers.isObserving(place, in: member),
      !keepers.isKept(place, in: member)
    else { return nil }
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure, let observer = observer(handed: c) {
        let feeds = flow.feeds(observedBy: c)
        let isState =
          feeds.isEmpty ? !isOfNotification(observer) : feeds.contains { publishedProperty($0) != nil }
        return isState ? observer : nil
      }
      current = program.parent(c)
    }
    return nil
  }

  /// `NotificationCenter.default.publisher(for: .didLogOut).sink { … }`
  private func isOfNotification(_ observer: Ref) -> Bool {
    semantics.chain(endingAt: observer).contains { program.kind($0) == .call && flow.publishesNotification($0) }
  }
}

import Linking
import NavigationModel
import SourceFacts

/// Flows that one place presents and another pushes, while their last screen takes one way out in both cases.
extension IdleWaysBack {
  struct Misfit {
    /// The way out at the flow's end, and the screen that ends there.
    var call: Ref
    var screen: TypeID
    /// The flow is pushed where no modal is shown.
    var pushed: Transition
    /// It is presented elsewhere.
    var presented: Transition
    var doubts: Doubts
  }

  /// The ways in which users reach a screen, by whether a modal is around it then.
  private struct WaysIn {
    var presented: [Screen.ID: Transition] = [:]
    var pushed: [(first: Screen.ID, by: Transition)] = []
  }

  /// Flows that end by a dismissal, of those that are pushed: in order of place.
  var misfits: [Misfit] {
    firsts(standing.dismissals.flatMap(program.calls(named:)).flatMap { misfits(of: $0, orItself: true) }, at: \.pushed)
  }

  /// Flows that end with the first screen of their stack, of those that are presented and begin that stack: in order of
  /// place.
  var stranded: [Misfit] {
    firsts(
      standing.rootPops.flatMap(program.calls(named:)).flatMap { misfits(of: $0, orItself: false) }, at: \.presented)
  }

  private func firsts(_ misfits: [Misfit], at place: KeyPath<Misfit, Transition>) -> [Misfit] {
    let sorted = misfits.sorted { $0.call < $1.call }
    // At one place the first of which there is no doubt.
    let certain = sorted.filter { Self.exemptions.reason(for: $0.doubts) == nil }
    let doubtful = sorted.filter { Self.exemptions.reason(for: $0.doubts) != nil }
    var seen: Set<SourceLocation> = []
    return (certain + doubtful).filter { seen.insert($0[keyPath: place].location).inserted }
      .sorted { $0[keyPath: place].location < $1[keyPath: place].location }
  }

  private func misfits(of call: Ref, orItself: Bool) -> [Misfit] {
    guard let closed = controllers(of: call, orItself: orItself), closed.screens.count == 1,
      case (let screen, let id) = closed.screens[0], modals.contains(id)
    else { return [] }
    var doubts = closed.doubts
    doubts.isAsked = doubts.isAsked || asksHowItCame(screen)
    var ways = WaysIn()
    var seen: Set<Screen.ID> = []
    guard collect(&ways, to: id, &seen) else { return [] }
    return ways.pushed.compactMap { first, transition in
      // A screen that is reached in both ways may have the button in one of them only.
      guard let presented = ways.presented[first], first != id || isAlwaysTaken(call, screen) else { return nil }
      return Misfit(call: call, screen: screen, pushed: transition, presented: presented, doubts: doubts)
    }
  }

  /// False where some way is not certain.
  private func collect(_ ways: inout WaysIn, to screen: Screen.ID, _ seen: inout Set<Screen.ID>) -> Bool {
    guard seen.insert(screen).inserted else { return true }
    let arrivals = support.transitions(to: screen)
    guard !arrivals.isEmpty else { return false }
    for arrival in arrivals where !isPresentedInstead(arrival, arrivals) {
      guard arrival.confidence == .exact, arrival.otherKinds.isEmpty, !arrival.from.isEmpty else { return false }
      switch arrival.kind {
      case .sheet, .cover: ways.presented[screen] = ways.presented[screen] ?? arrival
      case .push:
        if arrival.from.allSatisfy(isUncovered) {
          ways.pushed.append((screen, arrival))
        } else if !arrival.from.allSatisfy({ modals.contains($0) && collect(&ways, to: $0, &seen) }) {
          return false
        }
      default: return false
      }
    }
    return true
  }

  private func isUncovered(_ screen: Screen.ID) -> Bool {
    !modals.contains(screen) && support.node(screen).map(uncovered.contains) ?? false
  }

  /// A tab that is never selected, as the bar presents it.
  private func isPresentedInstead(_ arrival: Transition, _ arrivals: [Transition]) -> Bool {
    arrival.kind == .tab
      && arrivals.contains { [.sheet, .cover].contains($0.kind) && $0.from == arrival.from }
  }

  /// No condition around the call, or around the code that runs it, decides whether it runs.
  private func isAlwaysTaken(_ call: Ref, _ screen: TypeID) -> Bool {
    guard let member = program.enclosingMember(call) else { return false }
    let runs = program.mentions(of: program.name(member)).filter { !program.contains(member, $0) }
    guard runs.allSatisfy({ program.enclosingType($0) == screen }) else { return false }
    return ([call] + runs).allSatisfy { place in
      program.ancestors(place).allSatisfy { ![.ifElse, .ternary, .switch].contains(program.kind($0)) }
    }
  }

  /// Some code of the screen tests, or receives a flag for, how it is shown.
  private func asksHowItCame(_ screen: TypeID) -> Bool {
    ([screen] + program.supertypes(of: screen)).flatMap(program.bodies(of:)).contains {
      program.mentions(standing.questions, in: $0)
    }
  }
}

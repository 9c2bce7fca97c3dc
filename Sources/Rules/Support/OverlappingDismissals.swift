import Linking
import SourceFacts

/// A controller that should close while its presented content is still closing: UIKit applies the second dismissal to
/// the presented content, and the controller stays.
struct OverlappingDismissals {
  struct Overlap {
    var first: RunningDismissals.Dismissal
    var second: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// - Parameter dismissals: those that run, in order of place.
  func all(of dismissals: [RunningDismissals.Dismissal]) -> [Overlap] {
    dismissals.compactMap { first in
      guard first.isAnimated, !first.isQuick, first.chain != "self", !program.isOutOfUsersReach(codeAt: first.call)
      else { return nil }
      return second(behind: first).map { Overlap(first: first, second: $0) }
    }
  }

  private func second(behind first: RunningDismissals.Dismissal) -> Ref? {
    let helpers = HelperPresentations(program)
    for next in program.rest(behind: first.call) where program.kind(next) != .function {
      let calls = program.nodesRunning([.call], in: next)
      if calls.contains(where: { program.name($0) == "sleep" || helpers.waits($0) }) { return nil }
      if let found = calls.first(where: { closes($0, whatPresentsIn: first) }),
        program.statement(around: found) == next
      {
        return found
      }
    }
    return nil
  }

  private func closes(_ call: Ref, whatPresentsIn first: RunningDismissals.Dismissal, depth: Int = 0) -> Bool {
    if depth < program.budget.ruleHelperDepth.most, let helper = program.function(runBy: call),
      program.enclosingType(helper) == program.enclosingType(call)
    {
      return program.nodesRunning([.call], in: helper).contains {
        closes($0, whatPresentsIn: first, depth: depth + 1)
      }
    }
    guard program.name(call) == "dismiss" else { return false }
    if let animated = program.argument("animated", of: call) {
      return program.isExternal(call) && program.name(animated) == "true" && program.receiverChain(of: call) == "self"
        && presenters(in: first).contains("self")
    }
    // The dismiss action of a view: the view is in the top controller.
    return first.isOfTopmost && program.arguments(of: call).isEmpty && program.isBack(call)
  }

  private func presenters(in first: RunningDismissals.Dismissal) -> Set<String> {
    first.blocked.subtracting([first.chain])
  }
}

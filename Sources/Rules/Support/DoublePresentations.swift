import Linking
import SourceFacts

/// One controller that has to present twice in one turn: it presents one screen at a time, so the second never appears.
struct DoublePresentations {
  struct Double {
    var first: Ref
    var second: Ref
  }

  private let program: LinkedProgram
  private let helpers: HelperPresentations

  init(_ program: LinkedProgram) {
    self.program = program
    helpers = HelperPresentations(program)
  }

  /// In order of place.
  var all: [Double] {
    let presentations = program.calls(named: "present").filter(helpers.isSystems)
    let byHelpers = Set(presentations.compactMap(program.enclosingMember)).sorted().filter(alwaysPresents)
      .flatMap(program.callers(of:)).filter { !program.isOutOfScope($0) }
    var seen: Set<Ref> = []
    return Set(presentations + byHelpers).sorted().compactMap { first in
      guard !program.isOutOfUsersReach(codeAt: first), program.statement(around: first) == first,
        let second = second(behind: first), seen.insert(second).inserted
      else { return nil }
      return Double(first: first, second: second)
    }
  }

  private func second(behind first: Ref) -> Ref? {
    let chains = Set(helpers.presenters(of: first).filter { !$0.isLookedUp }.map(\.chain))
    guard chains.count == 1, let chain = chains.first else { return nil }
    for next in program.rest(behind: first) where program.kind(next) != .function {
      if isOver(chain, at: next) { return nil }
      if let found = program.nodesRunning([.call], in: next).first(where: { presents($0, from: chain) }) {
        return found
      }
    }
    return nil
  }

  /// From here on another screen may be presented, or another controller may have the name.
  private func isOver(_ chain: String, at statement: Ref) -> Bool {
    if program.kind(statement) == .assign, program.child(statement, .target).flatMap(program.chain) == chain {
      return true
    }
    return program.nodes([.call], in: statement).contains { call in
      program.isWaitedFor(call) || ["sleep"].contains(program.name(call))
        || program.code(runBy: call).contains { CoveredPresenters.mayDismiss($0, program) }
        || program.standing.dismissals.contains(program.name(call))
    }
  }

  private func presents(_ call: Ref, from chain: String) -> Bool {
    helpers.presenters(of: call).contains { $0.chain == chain && !$0.isLookedUp } && !looksFirst(call)
  }

  /// A helper that asks what is presented before it presents.
  private func looksFirst(_ call: Ref) -> Bool {
    program.function(runBy: call).map { helper in
      program.immediateConsequences(of: helper).contains { program.mentions(program.standing.raised, in: $0) }
    } ?? false
  }

  /// A function that always presents.
  private func alwaysPresents(_ function: Ref) -> Bool {
    guard program.kind(function) == .function, let body = program.child(function, .body),
      program.nodesRunning([.ifElse, .guard, .switch, .loop], in: function).isEmpty
    else { return false }
    return program.children(body).contains { program.kind($0) == .call && helpers.isSystems($0) }
  }
}

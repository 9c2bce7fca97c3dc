import Linking
import SourceFacts

/// A screen that is pushed while an animated pop of the same stack has only begun: UIKit leaves the stack as it is.
struct OverlappingMoves {
  struct Overlap {
    /// The statement that pops.
    var pop: Ref
    /// The call that pushes.
    var push: Ref
  }

  /// A call that certainly moves a stack with animation.
  private struct Step {
    var call: Ref
    /// The stack, as the code around the call names it.
    var chain: String
    /// Whether it animates; the parameter of a helper until its caller says it.
    var animated: Ref
  }

  private let program: LinkedProgram
  private let pushes: [Ref: Set<String>]

  init(_ program: LinkedProgram) {
    self.program = program
    pushes = Self.steps(["pushViewController"], program).reduce(into: [:]) { pushes, step in
      pushes[step.call, default: []].insert(step.chain)
    }
  }

  /// In order of place, each push once.
  var all: [Overlap] {
    var seen: Set<Ref> = []
    return Self.steps(program.standing.pops.union(program.standing.rootPops), program).filter {
      !program.isOutOfUsersReach(codeAt: $0.call)
    }.sorted { $0.call < $1.call }.compactMap { pop in
      push(behind: pop).map { Overlap(pop: pop.call, push: $0) }
    }.filter { seen.insert($0.push).inserted }
  }

  private func push(behind pop: Step) -> Ref? {
    for next in program.followingInTurn(pop.call) {
      let calls = program.nodesRunning([.call], in: next)
      if calls.contains(where: { program.name($0) == "sleep" || program.isWaitedFor($0) }) { return nil }
      if let push = calls.first(where: { pushes[$0]?.contains(pop.chain) ?? false }) {
        return program.areForDifferentCases(pop.call, push) ? nil : push
      }
    }
    return nil
  }

  // MARK: steps

  /// The statements that make such a step, directly or through helpers of the app.
  private static func steps(_ names: Set<String>, _ program: LinkedProgram) -> [Step] {
    var level = names.sorted().flatMap(program.calls(named:)).compactMap { written($0, program) }
    var all: [Step] = []
    for _ in 0...program.budget.ruleHelperDepth.most {
      all += level.filter { isAnimated($0.animated, program) }
      level = level.flatMap { callers(of: $0, program) }
    }
    return all
  }

  private static func written(_ call: Ref, _ program: LinkedProgram) -> Step? {
    guard program.statement(around: call) == call, program.isExternal(call),
      let animated = program.argument("animated", of: call), let chain = program.receiverChainPastLocals(of: call)
    else { return nil }
    return Step(call: call, chain: chain, animated: animated)
  }

  private static func isAnimated(_ value: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(value) == .boolean && program.name(value) == "true"
  }

  /// The calls of a function that always makes the step, or does so in the arm for the case that the call passes.
  private static func callers(of step: Step, _ program: LinkedProgram) -> [Step] {
    guard let function = program.enclosingMember(step.call), program.kind(function) == .function,
      let body = program.child(function, .body), let block = program.parent(step.call)
    else { return [] }
    let isInArm = program.parent(block).map { program.kind($0) == .switchCase } ?? false
    guard block == body || isInArm else { return [] }
    return program.callers(of: function).compactMap { call in
      guard program.statement(around: call) == call, !program.isOutOfScope(call),
        let outside = program.outside(step.chain, of: function, calledBy: call),
        !isInArm || program.isInArm(step.call, of: function, chosenBy: call)
      else { return nil }
      var animated = step.animated
      if let parameter = program.variable(of: animated), program.kind(parameter) == .parameter {
        guard let given = program.given(to: parameter, by: call) ?? program.child(parameter, .initializer) else {
          return nil
        }
        animated = given
      }
      return Step(call: call, chain: outside, animated: animated)
    }
  }
}

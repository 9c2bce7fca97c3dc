import Linking
import SourceFacts

/// Screens that take themselves off their stack, and go on to use that stack, or to present, in the same turn.
///
/// `navigationController` is nil as soon as the controller is popped, and its view leaves the window.
struct LeftStacks {
  struct Left {
    /// The statement that pops the screen.
    var pop: Ref
    /// The call that shows nothing.
    var later: Ref
    /// It presents from the screen itself, and does not go through the stack.
    var presents: Bool
  }

  private let program: LinkedProgram
  private let taps: DirectTaps

  init(_ program: LinkedProgram) {
    self.program = program
    taps = DirectTaps(program)
  }

  var all: [Left] {
    pops.compactMap { pop in
      guard let type = program.enclosingType(pop), program.isController(type),
        !program.supertypeNames(of: type).contains("UINavigationController"), isOnTop(at: pop),
        !program.isOutOfUsersReach(codeAt: pop)
      else { return nil }
      for next in program.followingInTurn(pop) {
        // What is set here may be another screen's stack.
        if program.nodesRunning([.call], in: next).contains(where: { program.name($0) == "sleep" }) { return nil }
        for call in program.nodesRunning([.call], in: next) {
          if let presents = use(by: call, depth: 0) { return Left(pop: pop, later: call, presents: presents) }
        }
      }
      return nil
    }
  }

  /// The statements that pop the controller whose code this is, directly or by a function of its own.
  private var pops: [Ref] {
    let direct = program.standing.pops.filter { $0 == "popViewController" }.flatMap(program.calls(named:)).filter {
      call in
      program.statement(around: call) == call && program.isExternal(call)
        && program.receiver(of: call).map(program.isStackOfItself) ?? false
    }
    let helpers = Set(direct.compactMap(helper)).sorted()
    return direct
      + helpers.flatMap(program.callers).filter { call in
        program.statement(around: call) == call && program.receiverChain(of: call) == "self"
      }
  }

  /// The function whose own statement this is, without a condition.
  private func helper(around pop: Ref) -> Ref? {
    guard let function = program.enclosingMember(pop), program.kind(function) == .function,
      let body = program.child(function, .body), program.children(body).contains(pop)
    else { return nil }
    return function
  }

  /// The user has just touched the screen, so nothing lies on it: the pop removes the screen itself. A delegate of the
  /// same class may be the screen below.
  private func isOnTop(at place: Ref) -> Bool {
    guard taps.run(place), let member = program.enclosingMember(place) else { return false }
    return program.kind(member) != .function
      || program.callers(of: member).allSatisfy {
        program.enclosingType($0) == program.enclosingType(member) && program.receiverChain(of: $0) == "self"
      }
  }

  /// Whether a call goes through the stack that was left, or presents from the screen that left it.
  private func use(by call: Ref, depth: Int) -> Bool? {
    if program.isExternal(call) {
      guard let receiver = program.receiver(of: call) else { return isPresentation(call) ? true : nil }
      if program.isStackOfItself(receiver) {
        return program.name(call) == "pushViewController" || isPresentation(call) ? false : nil
      }
      return isPresentation(call) && program.name(receiver) == "self" ? true : nil
    }
    guard depth < program.budget.ruleHelperDepth.most, program.receiverChain(of: call) == "self",
      let function = program.function(runBy: call)
    else { return nil }
    return program.nodesRunning([.call], in: function).lazy.compactMap { use(by: $0, depth: depth + 1) }.first
  }

  private func isPresentation(_ call: Ref) -> Bool {
    program.name(call) == "present" && program.argument("animated", of: call) != nil
  }
}

extension LinkedProgram {
  /// The calls that run with a statement, and those in code that it only moves to the next turn, which comes long before
  /// an animation ends: `DispatchQueue.main.async { present(next, animated: true) }`.
  func callsSoon(in statement: Ref) -> [Ref] {
    let calls = nodesRunning([.call], in: statement)
    return calls
      + calls.filter { SDK.handingToQueuesAtOnce.contains(name($0)) && isExternal($0) }.compactMap(trailingClosure)
      .flatMap { closure -> [Ref] in
        let later = nodesRunning([.call], in: closure)
        return later.contains { isWaitedFor($0) || name($0) == "sleep" } ? [] : later
      }
  }

  /// The statements that run after a statement in the same turn: those of its block, and where a condition around it
  /// does not leave, those after the condition.
  func followingInTurn(_ call: Ref) -> [Ref] {
    var result: [Ref] = []
    var statement = call
    while true {
      // A local function's declaration does not run here.
      let rest = rest(behind: statement).filter { kind($0) != .function }
      result += rest
      guard rest.last.map({ ![.returned, .thrown].contains(kind($0)) }) ?? true,
        let block = parent(statement), let outer = parent(block), kind(outer) == .ifElse,
        self.statement(around: outer) == outer
      else { return result }
      statement = outer
    }
  }
}

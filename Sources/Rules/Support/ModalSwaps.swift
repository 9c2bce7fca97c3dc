import Linking
import NavigationModel
import SourceFacts

/// Code that closes a modal and shows another one in the same turn.
///
/// `showsMenu = false; showsShare = true`: the view has to present the second while the first is being dismissed.
struct ModalSwaps {
  struct Swap {
    /// The state that presents what is closed.
    var state: Ref
    var first: LinkedProgram.Presentation
    /// The statement that resets the state.
    var reset: Ref
    /// The statement that the second presentation follows: the reset, or a call of a function with it.
    var step: Ref
    /// The statement that sets the state of the second presentation.
    var raise: Ref
    var other: LinkedProgram.Presentation
    /// Code waits for an `async` function before it sets that state.
    var isAfterRequest: Bool
    fileprivate var program: LinkedProgram
  }

  static let exemptions: [Exemption<Swap>] = [
    Exemption("Sheets and alerts that another view presents") { !isOnSameView($0.first, $0.other, $0.program) },
    Exemption("Modals of which each platform compiles only one") {
      !areForSamePlatform($0.first, $0.other, $0.program)
    },
    Exemption("What is set after a call of an `async` function of the app") { $0.isAfterRequest },
    Exemption(
      "State that is cleared before an attempt that sets it when it fails, where what it shows does not start the attempt"
    ) { swap in
      isRaisedAgain(swap.state, by: swap.reset, swap.program)
        && !runs(swap.reset, inContentOf: swap.first, swap.program)
    },
  ]

  private let program: LinkedProgram
  private let presented: PresentedState

  init(_ program: LinkedProgram) {
    self.program = program
    presented = PresentedState(program)
  }

  /// What may follow each place that closes a modal, in order.
  var all: [[Swap]] {
    presented.presenters.keys.sorted().flatMap { state -> [[Swap]] in
      guard let first = presented.presenters[state]?.first(where: { [.sheet, .cover].contains($0.kind) }) else {
        return []
      }
      return program.uses(ofVariable: state).compactMap { use in
        guard case .write(let value) = use.kind, use.isCertain, program.isNilOrFalse(value),
          !program.isOutOfUsersReach(codeAt: use.place),
          let reset = program.statement(around: use.place), program.kind(reset) == .assign
        else { return nil }
        return ([reset] + callsOfHelper(around: reset)).flatMap { step in
          program.followingInTurn(step).flatMap { next in
            raises(by: next).filter { $0.state != state }.compactMap { raise in
              presenter(of: raise.state, besides: first).map {
                Swap(
                  state: state, first: first, reset: reset, step: step, raise: raise.place, other: $0,
                  isAfterRequest: raise.isAfterRequest, program: program)
              }
            }
          }
        }
      }
    }
  }

  /// The calls of a function that only resets a presentation: `func close() { sheet = nil }`.
  private func callsOfHelper(around statement: Ref) -> [Ref] {
    guard let helper = program.enclosingMember(statement), program.kind(helper) == .function,
      let body = program.child(helper, .body), program.parent(statement) == body,
      program.children(body).allSatisfy({ other in
        program.kind(other) == .assign && program.child(other, .value).map(program.isNilOrFalse) ?? false
      })
    else { return [] }
    return program.callers(of: helper).filter {
      program.statement(around: $0) == $0 && !program.isOutOfUsersReach(codeAt: $0)
    }
  }

  // MARK: what is shown

  private struct Raise {
    var place: Ref
    var state: Ref
    var isAfterRequest: Bool
  }

  /// The presentation state that a statement sets, directly or through a function.
  private func raises(by statement: Ref) -> [Raise] {
    codes(runBy: statement).flatMap { code -> [Raise] in
      let request = program.nodesRunning([.call], in: code).first(where: program.isWaitedFor)
      return program.nodesRunning([.assign], in: code).compactMap { assignment in
        guard let target = program.child(assignment, .target), let value = program.child(assignment, .value),
          let state = program.variable(of: target), !program.isNilOrFalse(value)
        else { return nil }
        return Raise(place: assignment, state: state, isAfterRequest: request.map { assignment >= $0 } ?? false)
      }
    }
  }

  /// A statement with its branches, and the functions that it calls.
  private func codes(runBy statement: Ref) -> [Ref] {
    var result = [statement]
    var level = [statement]
    for _ in 0..<program.budget.ruleHelperDepth.most {
      level = level.flatMap { program.nodesRunning([.call], in: $0) }.compactMap(program.function(runBy:))
        .filter { !result.contains($0) }
      result += level
    }
    return result
  }

  /// What the state shows: on the view that shows the first, and on its platform, where there is such a presenter.
  private func presenter(of state: Ref, besides first: LinkedProgram.Presentation) -> LinkedProgram.Presentation? {
    let all = presented.presenters(of: state).filter {
      [.sheet, .cover, .alert, .dialog].contains($0.kind) && $0.call != first.call
    }
    let beside = all.filter { Self.isOnSameView(first, $0, program) }
    return beside.first { Self.areForSamePlatform(first, $0, program) } ?? beside.first ?? all.first
  }

  private static func isOnSameView(
    _ a: LinkedProgram.Presentation, _ b: LinkedProgram.Presentation, _ program: LinkedProgram
  ) -> Bool {
    program.enclosingType(a.call) == program.enclosingType(b.call)
  }

  private static func areForSamePlatform(
    _ a: LinkedProgram.Presentation, _ b: LinkedProgram.Presentation, _ program: LinkedProgram
  ) -> Bool {
    program.isForOtherPlatforms(a.call) == program.isForOtherPlatforms(b.call)
  }

  // MARK: attempts

  /// `error = nil; send()`, where `send` sets the error when it fails: what an earlier attempt left is cleared, and
  /// nothing is open.
  private static func isRaisedAgain(_ state: Ref, by statement: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.enclosingMember(statement) else { return false }
    return program.consequences(of: member).contains { code in
      program.nodes([.assign], in: code).contains { other in
        other != statement && program.child(other, .target).flatMap(program.variable(of:)) == state
          && program.child(other, .value).map { !program.isNilOrFalse($0) } ?? false
      }
    }
  }

  /// The statement stands in the content of a presentation, or the content runs its code: `ErrorView(onRetry: { send()
  /// })`.
  private static func runs(
    _ statement: Ref, inContentOf presentation: LinkedProgram.Presentation, _ program: LinkedProgram
  ) -> Bool {
    guard let content = program.contentClosure(of: presentation.call), let member = program.enclosingMember(statement)
    else { return true }
    return program.contains(content, statement) || program.consequences(of: content).contains(member)
  }
}

extension LinkedProgram {
  /// A value that shows nothing.
  func isNilOrFalse(_ value: Ref) -> Bool {
    kind(value) == .null || kind(value) == .boolean && name(value) == "false"
  }
}

import Linking
import NavigationModel
import SourceFacts

/// A presentation that starts while the presenter is still dismissing another one.
struct PresentDuringDismissRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "present-during-dismiss", name: "Present during dismiss", defaultSeverity: .warning,
    summary: "Code dismisses, and then presents or dismisses from the same place in the same turn.",
    category: .presentation,
    rationale: """
      An animated dismissal has only begun when `dismiss` returns. UIKit presents nothing from a controller \
      that presents or goes away, and the next screen never shows. A SwiftUI view that dismissed itself takes its \
      sheets and alerts along.

      Reported where both go to one controller, or to it and its presenter, in one turn or the next, also by helpers; \
      where the topmost one presents while it goes; where a second dismissal follows; and where a flag \
      is reset, or a modal closes itself, and another raised: a warning for an alert, a note for a sheet, for helpers \
      without animation, and for a push behind a pop. A popped screen has no stack.
      """,
    exemptions: Self.exemptions.map(\.reason) + ModalSwaps.exemptions.map(\.reason))

  /// A presentation from a controller that dismisses.
  struct Behind {
    var dismissal: RunningDismissals.Dismissal
    var presentation: Ref
    /// Only an animated dismissal would be in its way, and this one is not.
    var isFree = false
    var isForOtherCase = false
    /// A button of an alert runs it, and nothing else is presented by then.
    var isAfterAlert = false
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Behind>] = [
    Exemption("Dismissals without animation, unless the topmost controller presents behind them or a helper dismisses")
    {
      $0.isFree
    },
    Exemption("A presentation for another case than the one that dismisses, where both check the same value") {
      $0.isForOtherCase
    },
    Exemption("A button of an alert on a screen that is never presented: the alert has closed before") {
      $0.isAfterAlert
    },
    Exemption("A closure that the same function also calls when the dismissal has ended") {
      isOneOfManyThatWait($0.presentation, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let dismissals = program.calls(named: "dismiss")
    let running = RunningDismissals(program, calls: dismissals).all
    let unasked =
      overlaps(running, program, support) + views(Set(dismissals), program, support)
      + handovers(calls: dismissals, program, support) + moves(program, support)
    return controllers(running, program, support) + swaps(program, support) + unasked.map { Judgement($0) }
  }

  // MARK: UIKit

  private func controllers(
    _ dismissals: [RunningDismissals.Dismissal], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    let covered = CoveredPresenters(program)
    let modals = support.screensInModals()
    // Two dismissals that block one presentation are one fault.
    var seen: Set<Ref> = []
    return dismissals.compactMap { dismissal in
      let next = presentation(behind: dismissal, program)
      let isCertain = next.map { !$0.isForOtherCase && !$0.isFree } ?? false
      let other =
        isCertain
        ? nil
        : covered.presentation(beside: dismissal).map {
          Behind(dismissal: dismissal, presentation: $0, program: program)
        }
      guard var behind = other ?? next else { return nil }
      behind.isAfterAlert = isAfterAlert(dismissal.call, on: modals, program)
      let reason = Self.exemptions.reason(for: behind)
      if reason == nil, !seen.insert(behind.presentation).inserted { return nil }
      return Judgement(finding(behind, support), exemption: reason)
    }
  }

  /// `UIAlertAction(title: "Add") { _ in self.dismiss(animated: true); … }`, which finds nothing left to dismiss.
  private func isAfterAlert(_ dismissal: Ref, on modals: Set<Screen.ID>, _ program: LinkedProgram) -> Bool {
    guard program.receiverChain(of: dismissal) == "self", let closure = program.enclosingBody(dismissal),
      program.kind(closure) == .closure, let argument = program.parent(closure), let button = program.parent(argument),
      program.kind(button) == .call, program.name(button) == "UIAlertAction", program.isExternal(button)
    else { return false }
    let screens = program.screens(at: dismissal)
    return !screens.isEmpty && modals.isDisjoint(with: screens)
  }

  private func finding(_ behind: Behind, _ support: GraphSupport) -> Finding {
    let (program, dismissal, presentation) = (behind.program, behind.dismissal, behind.presentation)
    let site = program.navigation(at: presentation).first
    let shown =
      site?.screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "what is presented here"
    let name = Wording.name(program.name(dismissal.call))
    let cause =
      isBefore(presentation, dismissal.call, program)
      ? "what '\(name)' closes afterwards is still open, and UIKit refuses to present from below it. "
      : "the dismissal before it is still running, and UIKit refuses to present until it has ended. "
    return finding(
      "Users may not see \(shown): \(cause)Present in the completion of '\(name)'.",
      dismissal.call, presentation, "\(program.memberPath(dismissal.call)) \(site?.screen ?? "")", program, support,
      severity: dismissal.isQuick ? .info : nil)
  }

  /// `navigationController?.popViewController(animated: true); present(alert, animated: true)`, or a push onto the same
  /// stack.
  private func moves(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let left = LeftStacks(program).all
    let lost = Set(left.map(\.later))
    return self.left(left, program, support)
      + OverlappingMoves(program).all.filter { !lost.contains($0.push) }.map { overlap in
        let screen = program.navigation(at: overlap.push).first?.screen.flatMap { support.screen($0)?.name }
        let shown = screen.map { "'\(Wording.name($0))'" } ?? "what is pushed here"
        return finding(
          "Users may not see \(shown): the pop before it is still running, and UIKit leaves the stack as it is "
            + "meanwhile. Pop without animation, or set both at once with 'setViewControllers'.",
          overlap.pop, overlap.push, "\(program.memberPath(overlap.pop)) \(screen ?? "") push", program, support,
          severity: .info, isPop: true)
      }
  }

  private func left(_ left: [LeftStacks.Left], _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    left.map { left in
      let screen = Wording.name(program.enclosingType(left.pop).map(program.typeName) ?? "")
      let cause =
        left.presents
        ? "\(screen) has left its stack, and presents from outside of the window. Present from the stack"
        : "\(screen) has left its stack, so its 'navigationController' is nil. Keep the stack in a constant before"
      return finding(
        "Users may not see what is shown here: \(cause).", left.pop, left.later,
        "\(program.memberPath(left.pop)) left", program, support, isPop: true)
    }
  }

  /// `alert.dismiss(animated: true); dismiss(animated: true)`
  private func overlaps(
    _ dismissals: [RunningDismissals.Dismissal], _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Finding] {
    OverlappingDismissals(program).all(of: dismissals).map { overlap in
      finding(
        "The screen may stay: what it presents is still being dismissed, and this dismissal reaches only that. Dismiss "
          + "in the completion of '\(Wording.name(program.name(overlap.first.call)))'.",
        overlap.first.call, overlap.second, "\(program.memberPath(overlap.second)) dismiss", program, support)
    }
  }

  /// `switch kind { case .now: action(); dismiss() … case .later: dismiss { action() } }`: it is not known which
  /// closures are passed here, and those that present may wait.
  private static func isOneOfManyThatWait(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard case .closure = program.callee(of: call), let function = program.enclosingMember(call),
      let kept = program.child(call, .callee).flatMap(program.variable(of:))
    else { return false }
    let helpers = HelperPresentations(program)
    return program.nodes([.call], in: function).contains { other in
      other != call && program.child(other, .callee).flatMap(program.variable(of:)) == kept
        && program.ancestors(other).contains { program.kind($0) == .call && helpers.waits($0) }
    }
  }

  private func isBefore(_ presentation: Ref, _ dismissal: Ref, _ program: LinkedProgram) -> Bool {
    presentation < dismissal && program.enclosingMember(presentation) == program.enclosingMember(dismissal)
  }

  private func finding(
    _ message: String, _ dismissal: Ref, _ presentation: Ref, _ subject: String, _ program: LinkedProgram,
    _ support: GraphSupport, severity: Severity? = nil, isPop: Bool = false
  ) -> Finding {
    let screens = program.screens(at: dismissal)
    return Finding(
      rule: identity.id, severity: severity ?? identity.defaultSeverity, message: message,
      location: program.location(presentation),
      related: [
        Finding.Related(
          location: program.location(dismissal),
          message: isBefore(presentation, dismissal, program)
            ? "only this closes it" : "the \(isPop ? "pop" : "dismissal") starts here and ends later")
      ],
      witness: support.witness(toAnyOf: screens), subject: subject)
  }

  /// A presentation in the statements that follow at once, from a controller that cannot present yet: the first that
  /// certainly fails, else the first.
  private func presentation(behind dismissal: RunningDismissals.Dismissal, _ program: LinkedProgram) -> Behind? {
    var uncertain: Behind?
    for next in program.followingInTurn(dismissal.call) {
      // A new value of the same name is another controller; code that waits does not follow at once.
      if program.kind(next) == .assign, program.child(next, .target).flatMap(program.chain) == dismissal.chain {
        return uncertain
      }
      let calls = program.callsSoon(in: next)
      if calls.contains(where: { program.name($0) == "sleep" }) { return uncertain }
      for call in calls {
        let isRefused = fails(call, during: dismissal, program)
        guard isRefused || mayFail(call, during: dismissal, program) else { continue }
        let behind = Behind(
          dismissal: dismissal, presentation: call, isFree: !isRefused,
          isForOtherCase: program.areForDifferentCases(dismissal.call, call), program: program)
        if isRefused, !behind.isForOtherCase { return behind }
        uncertain = uncertain ?? behind
      }
    }
    return uncertain
  }

  /// The dismissal is not animated; otherwise it would be in the way of the presentation.
  private func mayFail(_ call: Ref, during dismissal: RunningDismissals.Dismissal, _ program: LinkedProgram) -> Bool {
    !dismissal.isAnimated && HelperPresentations(program).presenters(of: call).contains(where: dismissal.mayBlock)
  }

  private func fails(_ call: Ref, during dismissal: RunningDismissals.Dismissal, _ program: LinkedProgram) -> Bool {
    let helpers = HelperPresentations(program)
    if helpers.presenters(of: call).contains(where: dismissal.blocks) { return true }
    // A screen that dismisses itself and tells its presenter, which presents what comes next.
    guard dismissal.isAnimated, dismissal.chain == "self",
      let screen = program.enclosingType(call), program.isController(screen)
    else { return false }
    return codeOfPresenter(runBy: call, program).contains { code in
      let calls = program.nodesRunning([.call], in: code)
      return !calls.contains(where: helpers.waits)
        && calls.contains { helpers.presenters(of: $0).contains { Self.own.contains($0.chain) } }
    }
  }

  /// The names for a screen and its stack in the screen's own code.
  private static let own: Set<String> = ["self", "navigationController"]

  /// The code of the presenter that a call runs: a closure parameter of the screen, or its delegate's method.
  private func codeOfPresenter(runBy call: Ref, _ program: LinkedProgram) -> [Ref] {
    if case .closure = program.callee(of: call),
      let property = program.child(call, .callee).flatMap(program.variable(of:)), program.isMember(property)
    {
      return program.code(givenTo: property)
    }
    guard let delegate = program.receiver(of: call).flatMap(program.variable(of:)), program.isMember(delegate),
      let function = program.function(runBy: call), program.enclosingType(function) != program.enclosingType(call)
    else { return [] }
    return [function]
  }

  // MARK: SwiftUI

  /// State of a view that is set after the view has dismissed itself.
  private func views(_ calls: Set<Ref>, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return program.presentations.filter { [.sheet, .cover, .alert, .dialog].contains($0.kind) }.flatMap {
      presentation -> [Finding] in
      guard let view = program.enclosingType(presentation.call), program.isView(view) else { return [] }
      return program.states(behind: presentation.state).filter {
        program.enclosingType($0) == view && isState($0, program)
      }
      .flatMap { program.writes(to: $0) }.compactMap { write in
        guard !program.isOutOfScope(write), program.kind(write) != .null, program.name(write) != "false",
          program.enclosingType(write) == view,
          let statement = program.statement(around: write), program.kind(statement) == .assign,
          let dismissal = dismissal(before: statement, calls, program), seen.insert(statement).inserted
        else { return nil }
        let name = program.typeName(view)
        return finding(
          "Users may not see what is set up here: \(Wording.name(name)) has dismissed itself before, and its "
            + "\(presentation.kind.rawValue) goes with it. Show it first, or let the view below show it.",
          dismissal, write, "\(program.memberPath(write)) \(presentation.kind.rawValue)", program, support)
      }
    }
  }

  // MARK: one modal for another

  private func swaps(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    ModalSwaps(program).all.compactMap { swaps in
      swaps.lazy.map { swap in
        Judgement(finding(swap, program, support), unless: ModalSwaps.exemptions, of: swap)
      }.decisive
    }
  }

  /// `dismiss(); onLocked()`: a modal closes itself, and the closure from the view below shows another modal there.
  private func handovers(calls: [Ref], _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let presented = PresentedState(program)
    return calls.compactMap { dismissal in
      guard program.arguments(of: dismissal).isEmpty, program.isBack(dismissal),
        program.statement(around: dismissal) == dismissal, let modal = program.enclosingType(dismissal),
        program.isView(modal), !program.isOutOfUsersReach(codeAt: dismissal)
      else { return nil }
      for next in program.followingInTurn(dismissal) where program.kind(next) == .call {
        for code in program.code(runBy: next) where program.enclosingType(code) != modal {
          guard let (raise, other) = raised(in: code, whileClosing: modal, presented, program) else { continue }
          let noun = PresenterWording.noun(program.name(other.call), other.kind)
          let owner = program.enclosingType(other.call).map(program.typeName) ?? ""
          return finding(
            "Users may not see the \(noun) that is set up here: \(Wording.name(program.typeName(modal))) is still "
              + "closing, and \(Wording.name(owner)) presents one thing at a time. Set it in 'onDismiss'.",
            dismissal, raise, "\(program.memberPath(raise)) \(noun)", program, support,
            severity: [.alert, .dialog].contains(other.kind) ? .warning : .info)
        }
      }
      return nil
    }
  }

  /// The state that code of the presenting view sets on that view.
  private func raised(
    in code: Ref, whileClosing modal: TypeID, _ presented: PresentedState, _ program: LinkedProgram
  ) -> (Ref, LinkedProgram.Presentation)? {
    for assignment in program.nodesRunning([.assign], in: code) {
      guard let value = program.child(assignment, .value), !program.isNilOrFalse(value),
        let state = program.child(assignment, .target).flatMap(program.variable(of:)),
        let other = presented.presenters(of: state).first(where: {
          [.sheet, .cover, .alert, .dialog].contains($0.kind)
        }),
        let first = program.presentations.first(where: { first in
          [.sheet, .cover].contains(first.kind) && first.call != other.call
            && program.enclosingType(first.call) == program.enclosingType(other.call)
            && program.contentClosure(of: first.call).map { program.shown(by: $0).contains(modal) } ?? false
        }), first.state != other.state
      else { continue }
      return (assignment, other)
    }
    return nil
  }

  private func finding(_ swap: ModalSwaps.Swap, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let nouns = [swap.first, swap.other].map { PresenterWording.noun(program.name($0.call), $0.kind) }
    let owner = program.enclosingType(swap.other.call).map(program.typeName) ?? ""
    return finding(
      "Users may not see the \(nouns[1]) that is set up here: the \(nouns[0]) of \(Wording.name(owner)) is "
        + "still closing, and a view presents one thing at a time. Set it in 'onDismiss', or make both cases of "
        + "one item.",
      swap.step, swap.raise, "\(program.memberPath(swap.raise)) \(program.name(swap.state)) \(nouns[1])", program,
      support, severity: [.alert, .dialog].contains(swap.other.kind) ? .warning : .info)
  }

  private func isState(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    !program.attributeNames(of: variable).filter { SDK.keptObjects.contains($0) }.isEmpty
  }

  /// `dismiss()` of the environment as a statement of its own before another in the same block.
  private func dismissal(before statement: Ref, _ calls: Set<Ref>, _ program: LinkedProgram) -> Ref? {
    guard let block = program.parent(statement) else { return nil }
    return program.children(block).prefix { $0 != statement }.first {
      calls.contains($0) && program.arguments(of: $0).isEmpty && program.isBack($0)
    }
  }
}

extension PresentDuringDismissRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The next screen is presented in the same breath",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            func paid() {
              nav.dismiss(animated: true)
              nav.↓present(ReceiptController(), animated: true)
            }
          }
          final class ReceiptController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The completion presents",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            func paid() {
              nav.dismiss(animated: true) { [nav] in
                nav.present(ReceiptController(), animated: true)
              }
            }
          }
          final class ReceiptController: UIViewController {}
          """)
      ])
  }
}

import Linking
import NavigationModel
import SourceFacts

/// A presentation that starts while the presenter is still taking another one away.
struct PresentDuringDismissRule: CodeRule {
  let identity = RuleIdentity(
    id: "present-during-dismiss", name: "Present during dismiss", defaultSeverity: .error,
    summary: "A controller dismisses and then presents in the same turn.",
    category: .presentation,
    rationale: """
      An animated dismissal has only begun when `dismiss` returns. UIKit refuses to present from a controller that is still \
      presenting or is itself going away: it writes a line to the console, and the user who expects the next screen sees none.

      Reported where both calls go to the same controller, or the second to the one that presents it, one after the other in one \
      block. Dismissals without animation, pushes, and presentations in the completion are left alone.
      """)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    program.calls(named: "dismiss").compactMap { dismissal in
      guard isAnimatedWithoutCompletion(dismissal, program), program.isExternal(dismissal),
        let dismisser = program.receiverChain(of: dismissal), isController(dismissal, program),
        let statement = program.statement(around: dismissal), isPlain(dismissal, in: statement, program)
      else { return nil }
      return presentation(behind: statement, dismisser, program).map { finding(dismissal, $0, program, support) }
    }
  }

  private func finding(_ dismissal: Ref, _ presentation: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let site = program.navigation(at: presentation).first
    let screens = program.screens(at: dismissal)
    let shown = site?.screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "what is presented here"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "Users do not get to see \(shown): the dismissal before it is still running, and UIKit refuses to present until it has ended. "
        + "Present in the completion of 'dismiss'.",
      location: program.location(presentation),
      related: [Finding.Related(location: program.location(dismissal), message: "the dismissal starts here and ends later")],
      witness: screens.lazy.map { support.way(to: $0) }.first { !$0.isEmpty } ?? [],
      subject: "\(program.memberPath(dismissal)) \(site?.screen ?? "")")
  }

  private func isAnimatedWithoutCompletion(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let animated = program.argument("animated", of: call), program.kind(animated) == .boolean, program.name(animated) == "true" else { return false }
    return program.trailingClosure(of: call) == nil && program.argument("completion", of: call).map { program.kind($0) == .null } ?? true
  }

  /// `dismiss(animated:)` of SwiftUI wrappers and of libraries takes other receivers.
  private func isController(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let receiver = program.receiver(of: call) else { return program.enclosingType(call).map(program.isController) ?? false }
    switch program.type(of: receiver).core {
    case .named(let id, _): return program.isController(id)
    case .external(let name, _): return name.hasSuffix("Controller")
    case .opaque, .generic, .unknown: return true
    default: return false
    }
  }

  /// The call is the whole statement, or all of it but an assignment: not an operand, not in a closure.
  private func isPlain(_ call: Ref, in statement: Ref, _ program: LinkedProgram) -> Bool {
    call == statement || (program.kind(statement) == .assign && program.child(statement, 1) == call)
  }

  /// A presentation from the same controller, or the one below, in the statements that follow at once.
  private func presentation(behind statement: Ref, _ dismisser: String, _ program: LinkedProgram) -> Ref? {
    let presenters = [dismisser, dismisser == "self" ? "presentingViewController" : dismisser + ".presentingViewController"]
    for next in program.statements(after: statement) {
      // Another value under the same name is another controller.
      if program.kind(next) == .assign, program.child(next, 0).flatMap(program.chain) == dismisser { return nil }
      let calls = program.nodesRunning([.call], in: next)
      if let found = calls.first(where: { call in
        program.name(call) == "present" && program.argument("animated", of: call) != nil && program.isExternal(call)
          && program.receiverChain(of: call).map(presenters.contains) ?? false
      }) { return found }
    }
    return nil
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
          """),
        RuleExample(
          "A screen goes and wants its presenter to show the next one",
          """
          import UIKit
          final class PickerController: UIViewController {
            @objc func done() {
              dismiss(animated: true, completion: nil)
              presentingViewController?.↓present(EditorController(), animated: true)
            }
          }
          final class EditorController: UIViewController {}
          """),
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
          """),
        RuleExample(
          "Without animation the dismissal ends at once; a push is not refused",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            func paid() {
              nav.dismiss(animated: false)
              nav.present(ReceiptController(), animated: true)
            }
            func refunded() {
              nav.dismiss(animated: true)
              nav.pushViewController(ReceiptController(), animated: true)
            }
          }
          final class ReceiptController: UIViewController {}
          """),
        RuleExample(
          "Another controller presents, or another branch of the code",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            let other = UIViewController()
            func paid(_ isDone: Bool) {
              if isDone {
                nav.dismiss(animated: true)
                return
              }
              nav.present(ReceiptController(), animated: true)
            }
            func move() {
              nav.dismiss(animated: true)
              other.present(ReceiptController(), animated: true)
            }
          }
          final class ReceiptController: UIViewController {}
          """),
      ])
  }
}

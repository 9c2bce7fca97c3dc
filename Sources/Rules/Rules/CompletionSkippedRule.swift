import Linking
import NavigationModel
import SourceFacts

/// A function that calls its completion after it has dismissed a modal, and does not call it where no modal is shown.
struct CompletionSkippedRule: CodeRule {
  let identity = RuleIdentity(
    id: "completion-skipped", name: "Completion skipped", defaultSeverity: .warning,
    summary:
      "A way out of a function skips the answer that others wait for, and nothing happens any more.",
    category: .presentation,
    rationale: """
      A helper closes what is presented and calls its completion then. Where nothing is presented it returns at once, \
      without the completion: what the caller does in it, such as a pop or the next screen, never happens. The same \
      holds of a continuation that a `guard` leaves without resuming it: the task waits for ever.

      Reported where a way out that looks at what is presented skips a completion by which some caller navigates, or, \
      as a note, one that no caller gives yet; where a continuation is left so; and where only an alert can answer a \
      web page, and its presenter may be busy: the app ends then.
      """,
    exemptions: [
      "Ways out before which the completion was kept, handed on or called",
      "Ways out that look at anything else, and `guard let self`",
      "Completions in which no caller navigates",
    ])

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let presented = PresentedState(program)
    return SkippedCompletions(program, presented).all.map { finding($0, program, support) }
  }

  /// Users do not notice yet where no caller waits.
  private func severity(_ asker: SkippedCompletions.Asker) -> Severity {
    if case .nobody = asker { .info } else { identity.defaultSeverity }
  }

  private func finding(
    _ skipped: SkippedCompletions.Skipped, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let (name, place) = (
      Wording.name(program.name(skipped.answer)), Wording.name(program.memberPath(skipped.exit))
    )
    let (message, note) =
      switch skipped.asker {
      case .caller(let closure):
        (
          "Nothing happens for the user here: where nothing is presented, \(place) does not call '\(name)', in which "
            + "\(Wording.name(program.memberPath(closure))) goes on. Call '\(name)' on this way, too.",
          "what goes on here never runs then"
        )
      case .nobody:
        (
          "Who waits for the end of \(place) waits for ever where nothing is presented: '\(name)' is not called then. Call "
            + "it on this way, too.",
          "this is left out"
        )
      case .task:
        (
          "The app stands still for the user: \(place) can leave here without resuming '\(name)', and the task waits for "
            + "it for ever. Resume it on this way, too.",
          "the task waits here"
        )
      case .system:
        (
          "The app ends when the page asks while something else is up: the alert is refused then, and nobody calls "
            + "'\(name)'. Look at 'presentedViewController' first, and call '\(name)' where something is presented.",
          "the same controller presents this, too"
        )
      }
    return Finding(
      rule: identity.id, severity: severity(skipped.asker), message: message,
      location: program.location(skipped.exit),
      related: [Finding.Related(location: program.location(skipped.asker.place), message: note)],
      witness: support.witness(toAnyOf: program.screens(at: skipped.asker.place)),
      subject: "\(program.memberPath(skipped.exit)) \(program.name(skipped.answer))")
  }
}

extension CompletionSkippedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Nothing is presented, and the screen is not popped",
          """
          import UIKit
          final class Router {
            let navigationController = UINavigationController()
            func dismissModals(completion: (() -> Void)?) {
              ↓guard navigationController.presentedViewController != nil else { return }
              navigationController.dismiss(animated: true, completion: completion)
            }
          }
          final class ListController: UIViewController {
            let router = Router()
            @objc func close() {
              router.dismissModals { [router] in
                router.navigationController.popViewController(animated: true)
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The caller goes on either way",
          """
          import UIKit
          final class Router {
            let navigationController = UINavigationController()
            func dismissModals(completion: (() -> Void)?) {
              guard navigationController.presentedViewController != nil else {
                completion?()
                return
              }
              navigationController.dismiss(animated: true, completion: completion)
            }
          }
          final class ListController: UIViewController {
            let router = Router()
            @objc func close() {
              router.dismissModals { [router] in
                router.navigationController.popViewController(animated: true)
              }
            }
          }
          """)
      ])
  }
}

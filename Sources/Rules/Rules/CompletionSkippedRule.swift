import Linking
import NavigationModel
import SourceFacts

/// A function that calls its completion after it has dismissed a modal, and does not call it where no modal is shown.
struct CompletionSkippedRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "completion-skipped", name: "Completion skipped", defaultSeverity: .warning,
    summary:
      "A function can return without the answer that other code waits for, and then nothing happens any more.",
    category: .presentation,
    rationale: """
      A helper closes what is presented and then calls its completion. If nothing is presented, it returns at once, \
      without the completion: what the caller does in it, such as a pop or the next screen, never happens. The same \
      applies to a continuation that a `guard` does not resume: the task waits for ever.

      Reported where an exit that checks what is presented skips a completion in which some caller navigates (a note \
      if no caller passes one yet), where a continuation is not resumed, and where only an alert can answer a web \
      page, but its presenter may be busy: then the app crashes.
      """,
    exemptions: SkippedCompletions.exemptions.map(\.reason))

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    return SkippedCompletions(program, presented).all.map {
      Judgement(finding($0, program, support), unless: SkippedCompletions.exemptions, of: $0.silence)
    }
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
          "Nothing happens for the user here: if nothing is presented, \(place) does not call '\(name)', in which "
            + "\(Wording.name(program.memberPath(closure))) goes on. Call '\(name)' on this path, too.",
          "then this never runs"
        )
      case .nobody:
        (
          "Code that waits for the end of \(place) waits for ever if nothing is presented: '\(name)' is not called "
            + "then. Call it on this path, too.",
          "this is skipped"
        )
      case .task:
        (
          "Nothing happens for the user any more: \(place) can return here without resuming '\(name)', and the task "
            + "waits for ever. Resume it on this path, too.",
          "the task waits here"
        )
      case .system:
        (
          "The app crashes when the page asks while something else is presented: the alert is refused, and '\(name)' "
            + "is never called. Check 'presentedViewController' first, and call '\(name)' if something is presented.",
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

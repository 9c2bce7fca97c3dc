import Linking
import NavigationModel
import SourceFacts

/// A close button of a modal that calls the `dismiss` of the view which shows the modal.
struct DismissOfPresenterRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "dismiss-of-presenter", name: "Dismiss of the presenter", defaultSeverity: .warning,
    summary: "A button in a modal calls the dismiss that the view below it read from its environment.",
    category: .presentation,
    rationale: """
      `dismiss` closes the screen of the view that reads it. In the content of a sheet that is written in the body of \
      its presenter, that view is the presenter: the tap closes the screen below, together with the sheet or instead \
      of it, or does nothing where that screen is never closed.

      Reported for buttons that only close: in a bar of the modal, by role or by words, and for all buttons where the \
      presenter is always there. The content may be in a helper, and the button in a view that is given the closure. \
      Reset the state that shows the modal, or read `dismiss` in a view of its own.
      """,
    exemptions: PresenterDismissals.exemptions.map(\.reason), claim: .absence)

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    PresenterDismissals(program, support).all().map { found in
      Judgement(finding(found, program, support), unless: PresenterDismissals.exemptions, of: found)
    }
  }

  private func finding(
    _ found: PresenterDismissals.Found, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let presenter = Wording.name(program.typeName(found.presenter))
    let noun = PresenterWording.noun(program.name(found.modal.call), found.modal.kind)
    let effect =
      found.isFixed
      ? "it does nothing: 'dismiss' is read in \(presenter), which is itself not presented."
      : "it closes \(presenter) below instead, where 'dismiss' is read."
    let state = program.state(of: found.modal).map { "Reset '\(Wording.name(program.name($0)))'" }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user taps to close this \(noun), and \(effect) \(state ?? "Reset the state that shows it"), or read "
        + "'dismiss' in a view of the \(noun)'s own.",
      location: program.location(found.call),
      related: [Finding.Related(location: program.location(found.modal.call), message: "the \(noun) is shown here")],
      witness: support.witness(toAnyOf: program.screens(at: found.modal.call)),
      subject: "\(program.memberPath(found.call)) \(program.name(found.modal.call))")
  }
}

extension DismissOfPresenterRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Cancel of a sheet that is written in its presenter",
          """
          import SwiftUI
          struct AccountView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var logsIn = false
            var body: some View {
              Button("Log in") { logsIn = true }
                .sheet(isPresented: $logsIn) {
                  NavigationStack {
                    Text("Log in").toolbar { Button("Cancel") { ↓dismiss() } }
                  }
                }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Cancel puts down the flag",
          """
          import SwiftUI
          struct AccountView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var logsIn = false
            var body: some View {
              Button("Log in") { logsIn = true }
                .sheet(isPresented: $logsIn) {
                  NavigationStack {
                    Text("Log in").toolbar { Button("Cancel") { logsIn = false } }
                  }
                }
            }
          }
          """)
      ])
  }
}

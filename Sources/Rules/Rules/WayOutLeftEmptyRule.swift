import Linking
import NavigationModel
import SourceFacts

/// A screen that is closed by a closure parameter, made with an empty closure.
struct WayOutLeftEmptyRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "way-out-left-empty", name: "Way out left empty", defaultSeverity: .warning,
    summary: "A screen gets an empty closure, although its control or the end of its flow relies on it.",
    category: .presentation,
    rationale: """
      A form takes a closure from its presenter, and its Cancel button only runs that closure. Here it is `{}` or an \
      empty default, so the button is dead. Or the last screen of a flow tells the first that it is done, and the \
      first only runs an empty closure: the user stays on the last screen.

      Reported where a control that is always there does nothing else, and this place says `{}` itself or others \
      give something that navigates (a header something that closes); where no step of the flow's end goes back or \
      on; and where a screen passes its closure on to one part and not to a second that has one of the same name.
      """,
    exemptions: EmptyWaysOut.exemptions.map(\.reason), claim: .absence)

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    EmptyWaysOut(program).all.map {
      Judgement(finding($0, program, support), unless: EmptyWaysOut.exemptions, of: $0)
    }
  }

  private func finding(_ empty: EmptyWaysOut.Empty, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let (name, owner) = (Wording.name(program.name(empty.property)), Wording.name(program.typeName(empty.owner)))
    let (message, place, note): (String, Ref, String) =
      switch empty.reason {
      case .control(let control, _):
        (
          "The tap does nothing: a control runs '\(name)' of \(owner) and nothing else, but it is empty here. Give it "
            + "what closes the screen, or leave the control out.",
          control, "this control runs it"
        )
      case .end(let screen, let run):
        (
          "The user stays on \(Wording.name(program.typeName(screen))) when it is done: its end runs '\(name)' of "
            + "\(owner), which is empty here, and nothing else goes back. Give it what closes the flow.",
          run, "the flow ends here"
        )
      case .forgotten(let other):
        (
          "The screen stays open after a choice in \(owner): '\(name)', which closes it, is not passed on here. Pass it "
            + "on as beside.",
          other, "this part gets it"
        )
      }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity, message: message,
      location: program.location(empty.construction),
      related: [Finding.Related(location: program.location(place), message: note)],
      witness: support.witness(toAnyOf: program.screens(at: empty.construction)),
      subject:
        "\(program.memberPath(empty.construction)) \(program.typeName(empty.owner)).\(program.name(empty.property))")
  }
}

extension WayOutLeftEmptyRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Cancel is given nothing to do",
          """
          import SwiftUI
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }
                .sheet(isPresented: $edits) { ↓FormView(onCancel: {}) }
            }
          }
          struct FormView: View {
            let onCancel: () -> Void
            var body: some View { Button("Cancel", action: onCancel) }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Cancel closes the sheet",
          """
          import SwiftUI
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }
                .sheet(isPresented: $edits) { FormView(onCancel: { edits = false }) }
            }
          }
          struct FormView: View {
            let onCancel: () -> Void
            var body: some View { Button("Cancel", action: onCancel) }
          }
          """)
      ])
  }
}

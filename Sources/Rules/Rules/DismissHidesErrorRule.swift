import Linking
import NavigationModel
import SourceFacts

/// A dismissal that removes an error before anybody can read it.
struct DismissHidesErrorRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "dismiss-hides-error", name: "Dismiss hides error", defaultSeverity: .warning,
    summary: "After a failure, code sets up an alert and then closes the screen that would show it.",
    category: .presentation,
    rationale: """
      The work fails, the code sets the state of an alert, and the next line closes the screen. The alert goes \
      with it: all seems well, and what was typed is lost.

      Reported where a `catch` sets the state behind an alert or dialog of the same view, and code that follows \
      in any case dismisses the view.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// An alert that a `catch` sets up, and a dismissal of the same view behind it.
  struct Hidden {
    var write: Ref
    var presentation: LinkedProgram.Presentation
    /// The `catch`.
    var handler: Ref
    var dismissal: Ref
    var view: TypeID
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Hidden>] = [
    Exemption("A `catch` that returns or throws") {
      !$0.program.nodesRunning([.returned, .thrown], in: $0.handler).isEmpty
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    let alerts = program.presentations.filter { $0.kind == .alert || $0.kind == .dialog }
    return alerts.flatMap { presentation in
      program.states(behind: presentation.state).flatMap { state in
        (program.writes(to: state) + program.mutations(of: state)).compactMap { hidden($0, presentation, program) }
      }
    }.compactMap { hidden in
      let judgement = Judgement(finding(hidden, support), unless: Self.exemptions, of: hidden)
      return judgement.exemption != nil || seen.insert(hidden.dismissal).inserted ? judgement : nil
    }
  }

  private func hidden(
    _ write: Ref, _ presentation: LinkedProgram.Presentation, _ program: LinkedProgram
  ) -> Hidden? {
    // Another view's alert stays when this view closes.
    guard !program.isOutOfScope(write), let type = program.enclosingType(write), program.isView(type),
      program.enclosingType(presentation.call) == type, let (failure, handler) = failure(around: write, program),
      let dismissal = dismissal(after: failure, program)
    else { return nil }
    return Hidden(
      write: write, presentation: presentation, handler: handler, dismissal: dismissal, view: type, program: program)
  }

  private func finding(_ hidden: Hidden, _ support: GraphSupport) -> Finding {
    let program = hidden.program
    let name = program.typeName(hidden.view)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users never see the error: when this fails, \(Wording.name(name)) sets up the alert and closes at once, "
        + "which closes the alert as well. Dismiss only after success, at the end of the 'do'.",
      location: program.location(hidden.dismissal),
      related: [
        Finding.Related(
          location: program.location(hidden.write), message: "the failure sets the state of the alert here"),
        Finding.Related(location: program.location(hidden.presentation.call), message: "the alert would show here"),
      ],
      witness: support.witness(toAnyOf: [name]), subject: program.memberPath(hidden.dismissal))
  }

  /// The `do` whose `catch` holds a place, and the `catch`.
  private func failure(around place: Ref, _ program: LinkedProgram) -> (failure: Ref, handler: Ref)? {
    var inner = place
    for node in program.ancestors(place) {
      if program.kind(node) == .closure && !isMainHop(node, program) || program.kind(node) == .function { return nil }
      if program.kind(node) == .doCatch {
        return program.child(node, .body) != inner ? (node, inner) : nil
      }
      inner = node
    }
    return nil
  }

  /// `await MainActor.run { … }`: the code waits for it, so it is part of the run.
  private func isMainHop(_ closure: Ref, _ program: LinkedProgram) -> Bool {
    guard let call = program.parent(closure).flatMap(program.parent), program.kind(call) == .call else { return false }
    return program.name(call) == "run" && program.receiverChain(of: call) == "MainActor"
  }

  /// A later statement, without a condition, that closes the view.
  private func dismissal(after statement: Ref, _ program: LinkedProgram) -> Ref? {
    for next in program.rest(behind: statement) {
      guard program.kind(next) == .call else {
        if [.assign, .variable].contains(program.kind(next)) { continue }
        return nil
      }
      if program.name(next) == "dismiss",
        program.isBack(next) || program.isExternal(next) || program.callee(of: next) == .closure
      {
        return next
      }
    }
    return nil
  }
}

extension DismissHidesErrorRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The sheet closes whether saving worked or not",
          """
          import SwiftUI
          struct NoteEditor: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var isFailed = false
            var body: some View {
              Button("Save") { save() }
                .alert("Not saved", isPresented: $isFailed) { Button("OK") {} }
            }
            private func save() {
              do {
                try write()
              } catch {
                isFailed = true
              }
              ↓dismiss()
            }
            private func write() throws {}
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Only success closes it",
          """
          import SwiftUI
          struct NoteEditor: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var isFailed = false
            var body: some View {
              Button("Save") { save() }
                .alert("Not saved", isPresented: $isFailed) { Button("OK") {} }
            }
            private func save() {
              do {
                try write()
                dismiss()
              } catch {
                isFailed = true
              }
            }
            private func write() throws {}
          }
          """)
      ])
  }
}

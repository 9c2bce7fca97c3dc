import Linking
import NavigationModel
import SourceFacts

/// An alert that is attached below the modal from which it is raised.
struct AlertBehindModalRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "alert-behind-modal", name: "Alert behind a modal", defaultSeverity: .warning,
    summary: "A sheet's content raises an alert or dialog that is attached to the view behind the sheet.",
    category: .presentation,
    rationale: """
      A view presents one thing at a time. While its sheet is open, its alert does not appear, or appears when the \
      sheet is gone. A failure that the alert should report goes unnoticed.

      Reported where code in the sheet's content raises the alert, where a view in the content receives the \
      alert's binding and raises it, and where the sheet's screens do so through a model that both share or an event. \
      The alert may also be attached in the content of another sheet, which is not open \
      then.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// Why the sheet is no longer open when the alert is raised; nil where it is.
  typealias Subject = ModalCallbacks.Closing?

  static let exemptions: [Exemption<Subject>] = [
    Exemption("Code that closes the sheet, directly or in the function that runs it") { $0 == .byCode },
    Exemption("A system picker, which is gone when its answer comes") { $0 == .bySystem },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let callbacks = ModalCallbacks(program: program)
    let handed = PassedAlerts(program, callbacks).all.map {
      Judgement(finding($0, program, support), unless: Self.exemptions, of: $0.closing)
    }
    return handed + written(callbacks, program, support)
  }

  private func finding(_ lost: PassedAlerts.Lost, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let noun = PresenterWording.noun(program.name(lost.alert.call), lost.alert.kind)
    let cover = PresenterWording.noun(program.name(lost.modal.call), lost.modal.kind)
    let view = program.enclosingType(lost.alert.call).map(program.typeName) ?? ""
    let (name, child) = (Wording.name(program.name(lost.state)), Wording.name(program.typeName(lost.child)))
    let clause =
      lost.home == nil
      ? "it is attached to \(Wording.name(view)), which the \(cover) covers"
      : "it is attached in the content of another modal, which is not open then"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user does not see the \(noun) that \(child) sets up by '\(name)': \(clause). Attach the \(noun) inside the "
        + "content of this \(cover).",
      location: program.location(lost.place),
      related: [
        Finding.Related(location: program.location(lost.raise), message: "set here, while the \(cover) is open"),
        Finding.Related(location: program.location(lost.alert.call), message: "the \(noun) is attached here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: lost.modal.call)),
      subject: "\(view) \(program.typeName(lost.child)) \(program.name(lost.state))")
  }

  // MARK: code in the content

  private func written(
    _ callbacks: ModalCallbacks, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    program.presentations.compactMap { alert in
      guard [.alert, .dialog].contains(alert.kind), let state = state(of: alert, program),
        let view = program.enclosingType(alert.call)
      else { return nil }
      return program.uses(ofVariable: state).lazy.filter { $0.isCertain && program.raises($0) }
        .compactMap { use -> Judgement? in
          guard let covering = callbacks.covering(of: view, raising: state, at: use.place),
            case let modal = covering.modal, program.enclosingType(modal.call) == view,
            !program.contains(modal.call, alert.call)
              || program.receiver(of: modal.call).map({ program.contains($0, alert.call) }) == true,
            program.state(of: modal) != state
          else { return nil }
          return Judgement(
            finding(alert, of: view, state, raisedAt: use.place, under: modal, program, support),
            unless: Self.exemptions, of: covering.closing)
        }.decisive
    }
  }

  private func finding(
    _ alert: LinkedProgram.Presentation, of view: TypeID, _ state: Ref, raisedAt place: Ref,
    under modal: LinkedProgram.Presentation, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let noun = PresenterWording.noun(program.name(alert.call), alert.kind)
    let cover = PresenterWording.noun(program.name(modal.call), modal.kind)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user does not see this \(noun) while the \(cover) is open: it is attached to "
        + "\(Wording.name(program.typeName(view))), and '\(Wording.name(program.name(state)))' is set while "
        + "the \(cover) covers it. Attach the \(noun) inside the content of the \(cover), or close the "
        + "\(cover) first.",
      location: program.location(alert.call),
      related: [
        Finding.Related(location: program.location(place), message: "set here, from inside the \(cover)"),
        Finding.Related(location: program.location(modal.call), message: "the \(cover) is presented here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: alert.call)),
      subject: "\(program.typeName(view)) \(program.name(alert.call)) \(program.name(state))")
  }

  /// The flag or item, also the only one that a computed binding asks: `Binding(get: { model.problem != nil }, …)`.
  private func state(of alert: LinkedProgram.Presentation, _ program: LinkedProgram) -> Ref? {
    if let state = program.state(of: alert) { return state }
    let asked = program.statesAsked(by: alert.state)
    return asked.count == 1 ? asked[0] : nil
  }
}

extension AlertBehindModalRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The editor fails, and the alert waits behind it",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }
          struct NotesView: View {
            @State private var edits = false
            @State private var failed = false
            var body: some View {
              Button("Edit") { edits = true }
                .sheet(isPresented: $edits) { EditorView(onFailure: { failed = true }) }
                .↓alert("Not saved", isPresented: $failed) { Button("OK") {} }
            }
          }
          struct EditorView: View {
            let onFailure: () -> Void
            var body: some View { Button("Save") { onFailure() } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The alert belongs to the content",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NotesView() } }
          }
          struct NotesView: View {
            @State private var edits = false
            @State private var failed = false
            var body: some View {
              Button("Edit") { edits = true }
                .sheet(isPresented: $edits) {
                  Button("Save") { failed = true }
                    .alert("Not saved", isPresented: $failed) { Button("OK") {} }
                }
            }
          }
          """)
      ])
  }
}

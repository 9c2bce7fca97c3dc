import Linking
import NavigationModel
import SourceFacts

/// A step that waits for an empty view to appear.
struct EventOnEmptyViewRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "event-on-empty-view", name: "Event of an empty view", defaultSeverity: .warning,
    summary: "Navigation is in onAppear or task of an EmptyView, which never appears.",
    category: .presentation,
    rationale: """
      An `EmptyView` draws nothing, so it does not appear either, and what waits for it never runs: the form stays \
      open after "Save", the next step does not come.

      Watch the state with `onChange`, or put the modifier on a visible view.
      """,
    exemptions: Self.exemptions.map(\.reason))

  private static let events = SDK.comingAndGoing.sorted()

  struct Event {
    var call: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Event>] = [
    Exemption("Code that the app never runs, including previews and debug builds") { event in
      event.program.isOutOfUsersReach(codeAt: event.call)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    return Self.events.flatMap(program.calls(named:)).compactMap { event in
      let base = program.chainBase(event)
      guard base != event, program.kind(base) == .call, program.name(base) == "EmptyView",
        case .externalType = program.callee(of: base),
        let action = program.trailingClosure(of: event) ?? program.argument("perform", of: event),
        program.moves(action, presented) || closes(action, program)
      else { return nil }
      return Judgement(
        finding(event, program, support), unless: Self.exemptions, of: Event(call: event, program: program))
    }
  }

  private func finding(_ event: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let view = program.enclosingType(event).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "This step never happens: \(Wording.name(view)) waits for '\(program.name(event))' of an EmptyView, which does "
        + "not appear. Use 'onChange' of the state that shows it, or a visible view.",
      location: program.location(event), witness: support.witness(toAnyOf: program.screens(at: event)),
      subject: "\(program.memberPath(event)) \(program.name(event))")
  }

  /// `delegate?.dismiss()`: other code closes it.
  private func closes(_ action: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.call], in: action).contains { program.name($0) == "dismiss" }
  }
}

extension EventOnEmptyViewRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The form waits for nothing to appear",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }.sheet(isPresented: $edits) { EditView() }
            }
          }
          struct EditView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var isSaved = false
            var body: some View {
              Form {
                Button("Save") { isSaved = true }
                if isSaved { EmptyView().↓onAppear { dismiss() } }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The state is watched",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }.sheet(isPresented: $edits) { EditView() }
            }
          }
          struct EditView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var isSaved = false
            var body: some View {
              Form { Button("Save") { isSaved = true } }
                .onChange(of: isSaved) { dismiss() }
            }
          }
          """)
      ])
  }
}

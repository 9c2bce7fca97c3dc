import Linking
import NavigationModel
import SourceFacts

/// A modal that is attached to the label of a link.
struct ModalInLinkLabelRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "modal-in-link-label", name: "Modal in a link's label", defaultSeverity: .info,
    summary: "A sheet, alert or dialog is attached to the label of a navigation link, where it may not appear.",
    category: .presentation,
    rationale: """
      A link treats its label as a picture. In a list the label is drawn again with each change of the rows, and a \
      sheet that is attached to it closes again or never appears; in some versions of the system the tap goes to the \
      link instead.

      Attach the modal to the link, or to the list. The rule follows rows that are views of their own, helpers and \
      modifiers of the app.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  struct Modal {
    var presentation: LinkedProgram.Presentation
    var placement: LinkedProgram.Placement
    var link: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Modal>] = [
    Exemption("Code that the app never runs, including previews and debug builds") { modal in
      let places = [modal.presentation.call, modal.link] + modal.placement.steps
      return places.contains { modal.program.isOutOfUsersReach(codeAt: $0) }
    }
  ]

  private static let kinds: Set<Transition.Kind> = [.sheet, .cover, .popover, .alert, .dialog]
  private static let boundaries: Set<String> = SDK.modals.union(SDK.stacks).union([
    "navigationDestination", "contextMenu",
  ])

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.presentations.compactMap { presentation in
      guard Self.kinds.contains(presentation.kind) else { return nil }
      let placements = program.placements(
        of: presentation.call, throughTypes: true, depth: program.budget.ruleStackDepth)
      return placements.lazy.compactMap { placement -> Judgement? in
        guard let link = link(around: placement, program) else { return nil }
        let modal = Modal(presentation: presentation, placement: placement, link: link, program: program)
        return Judgement(finding(modal, support), unless: Self.exemptions, of: modal)
      }.decisive
    }
  }

  /// The link whose label contains the placement.
  private func link(around placement: LinkedProgram.Placement, _ program: LinkedProgram) -> Ref? {
    for surrounding in placement.surroundings {
      // The destination of a link is a screen of its own.
      if case .argument(_, let call) = surrounding, program.name(call) == "NavigationLink" { return nil }
      guard case .closure(let closure, let call) = surrounding else { continue }
      if Self.boundaries.contains(program.name(call)) { return nil }
      guard program.name(call) == "NavigationLink", program.isExternal(call) else { continue }
      return isLabel(closure, of: call, program) ? call : nil
    }
    return nil
  }

  /// `NavigationLink(value:) { label }`, `NavigationLink { … } label: { label }`.
  private func isLabel(_ closure: Ref, of link: Ref, _ program: LinkedProgram) -> Bool {
    if program.argumentLabel(closure) == "label" { return true }
    return program.argumentLabel(closure) == ""
      && SDK.labelsOfLinks.contains { program.argument($0, of: link) != nil }
  }

  private func finding(_ modal: Modal, _ support: GraphSupport) -> Finding {
    let (program, presentation) = (modal.program, modal.presentation)
    let noun = PresenterWording.noun(program.name(presentation.call), presentation.kind)
    let view = program.enclosingType(presentation.call).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user may not see this \(noun) of \(Wording.name(view)): it is attached to the label of a link, which is "
        + "only a picture. Attach it outside of the link, with its state in the view that has the list.",
      location: program.location(presentation.call),
      related: [Finding.Related(location: program.location(modal.link), message: "the label of this link contains it")],
      witness: support.witness(toAnyOf: program.screens(at: presentation.call)),
      subject: "\(view) \(program.name(presentation.call))")
  }
}

extension ModalInLinkLabelRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The row has a sheet, and stands in a link",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { FeedView() } } }
          }
          struct FeedView: View {
            var body: some View {
              List(0..<9) { post in
                NavigationLink(value: post) { PostRow(post: post) }
              }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
          struct PostRow: View {
            let post: Int
            @State private var replies = false
            var body: some View {
              Text("Post").swipeActions { Button("Reply") { replies = true } }
                .↓sheet(isPresented: $replies) { Text("Reply") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The sheet stands behind the list",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { FeedView() } } }
          }
          struct FeedView: View {
            @State private var replies = false
            var body: some View {
              List(0..<9) { post in
                NavigationLink(value: post) { PostRow(replies: $replies) }
              }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
              .sheet(isPresented: $replies) { Text("Reply") }
            }
          }
          struct PostRow: View {
            @Binding var replies: Bool
            var body: some View { Text("Post").swipeActions { Button("Reply") { replies = true } } }
          }
          """)
      ])
  }
}

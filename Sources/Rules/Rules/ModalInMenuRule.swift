import Linking
import NavigationModel
import SourceFacts

/// A modal that hangs on an item of a menu, which is gone when the item is tapped.
struct ModalInMenuRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "modal-in-menu", name: "Modal in a menu", defaultSeverity: .warning,
    summary: "A sheet, alert or dialog is attached to an item of a menu, where it never appears.",
    category: .presentation,
    rationale: """
      The system turns the content of a menu into its own items. What is attached to an item is gone with the menu \
      when the user taps, so the sheet never shows: the tap does nothing.

      Attach the modal to the view that has the menu. The rule follows buttons that are views of their own, helpers \
      and modifiers of the app.
      """,
    exemptions: Self.exemptions.map(\.reason))

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.presentations.compactMap { presentation in
      guard Self.kinds.contains(presentation.kind) else { return nil }
      let placements = program.placementsThroughComponents(
        of: presentation.call, depth: program.budget.ruleWrapperDepth)
      return placements.lazy.compactMap { placement -> Judgement? in
        guard let menu = menu(around: placement, program) else { return nil }
        let modal = Modal(presentation: presentation, placement: placement, menu: menu, program: program)
        return Judgement(finding(modal, support), unless: Self.exemptions, of: modal)
      }.decisive
    }
  }

  struct Modal {
    var presentation: LinkedProgram.Presentation
    var placement: LinkedProgram.Placement
    var menu: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Modal>] = [
    Exemption("Code that the app never runs, including previews and debug builds") { modal in
      let places = [modal.presentation.call, modal.menu] + modal.placement.steps
      return places.contains { modal.program.isOutOfUsersReach(codeAt: $0) }
    }
  ]

  private static let kinds: Set<Transition.Kind> = [.sheet, .cover, .popover, .alert, .dialog]
  private static let boundaries: Set<String> = SDK.scopes

  /// The menu whose items contain the placement.
  private func menu(around placement: LinkedProgram.Placement, _ program: LinkedProgram) -> Ref? {
    for surrounding in placement.surroundings {
      guard case .closure(let closure, let call) = surrounding else { continue }
      if Self.boundaries.contains(program.name(call)) { return nil }
      if program.isExternal(call), isItems(closure, of: call, program) { return call }
    }
    return nil
  }

  /// The closure builds the menu's items, not its label.
  private func isItems(_ closure: Ref, of call: Ref, _ program: LinkedProgram) -> Bool {
    let label = program.argumentLabel(closure) ?? ""
    return switch program.name(call) {
    case "Menu": !["label", "primaryAction"].contains(label)
    case "contextMenu": label != "preview"
    default: false
    }
  }

  private func finding(_ modal: Modal, _ support: GraphSupport) -> Finding {
    let (program, call) = (modal.program, modal.presentation.call)
    let owner = program.enclosingType(call).flatMap { program.isDeclared($0) ? program.typeName($0) : nil }
    let view = program.enclosingType(modal.menu).map(program.typeName) ?? ""
    let noun = PresenterWording.noun(program.name(call), modal.presentation.kind)
    let item = owner == nil || owner == view ? "an item of a menu" : "\(Wording.name(owner ?? "")), an item of a menu"
    var related = [Finding.Related(location: program.location(modal.menu), message: "the menu is here")]
    related += modal.placement.steps.prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0), message: "this makes it an item")
    }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Nothing happens at the tap: the \(noun) is attached to \(item) of \(Wording.name(view)), and the menu is "
        + "gone when it should appear. Attach it to the view that has the menu.",
      location: program.location(call), related: related, witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(owner ?? view) \(program.name(call)) \(program.state(of: modal.presentation).map(program.name) ?? "")"
    )
  }
}

extension ModalInMenuRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A dialog on an item of a menu",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var asks = false
            var body: some View {
              Menu("More") {
                Button("Delete") { asks = true }
                  .↓confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Attached to the menu itself",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var asks = false
            var body: some View {
              Menu("More") {
                Button("Delete") { asks = true }
              }
              .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
            }
          }
          """)
      ])
  }
}

import Linking
import NavigationModel
import SourceFacts

/// A modal that is attached to a view which disappears while the modal is shown.
struct ConditionalPresentationHostRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "conditional-presentation-host", name: "Conditional presentation host", defaultSeverity: .warning,
    summary: "A modal is attached to a view that its own content removes.",
    category: .presentation,
    rationale: """
      A modal closes when the view that it is attached to is removed. If the sheet's own content switches off the \
      `if` around that view, the sheet closes while the user works in it.

      Opt-in: none of its findings in real apps was right so far. Their causes are fixed.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// A modal whose content ends the condition around the view that it is attached to.
  struct Hosted {
    var presentation: LinkedProgram.Presentation
    var state: Ref
    /// Where the content writes the state.
    var write: Ref
    /// The code around the write.
    var body: Ref
    /// The condition with the view.
    var branch: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Hosted>] = [
    Exemption("Content that closes the modal anyway, or writes when it is closed") {
      closes($0.body, $0.presentation, $0.program) || runsAfterwards($0.body, $0.program)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.presentations.compactMap { presentation in
      guard [.sheet, .cover, .popover, .alert, .dialog].contains(presentation.kind) else { return nil }
      return writes(inContentOf: presentation, program).lazy.map {
        Judgement(finding($0, support), unless: Self.exemptions, of: $0)
      }.decisive
    }
  }

  private static let boundaries: Set<String> = SDK.scopes

  // MARK: conditions

  /// The writes in the content of a modal that remove the view with the modal.
  private func writes(inContentOf presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> [Hosted] {
    guard let view = program.enclosingType(presentation.call),
      let content = program.contentClosure(of: presentation.call)
    else { return [] }
    var found: [Hosted] = []
    for surrounding in program.surroundings(of: presentation.call) {
      if let call = surrounding.call, Self.boundaries.contains(program.name(call)) { break }
      guard case .branch(let branch) = surrounding, program.kind(branch) == .ifElse,
        let condition = program.child(branch, .conditions).flatMap(program.onlyChild)
      else { continue }
      let isElse = program.child(branch, .otherwise).map { program.contains($0, presentation.call) } ?? false
      guard let (state, ending) = endingWrite(of: condition, isElse: isElse, program),
        program.enclosingType(state) == view, state != program.state(of: presentation)
      else { continue }
      found += program.uses(ofVariable: state).compactMap { use in
        guard use.isCertain, case .write(let value) = use.kind, ending(value), program.contains(content, use.place),
          let body = program.enclosingBody(use.place), body != content
        else { return nil }
        return Hosted(
          presentation: presentation, state: state, write: use.place, body: body, branch: branch, program: program)
      }
    }
    return found
  }

  /// `.onDisappear { … }` in the content: the modal is closed by then.
  private static func runsAfterwards(_ body: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(body) == .closure, let argument = program.parent(body), let call = program.parent(argument),
      program.kind(call) == .call
    else { return false }
    return program.name(call) == "onDisappear" || program.argumentLabel(body) == "onDismiss"
  }

  /// The variable of the condition, and the values that make it false.
  private func endingWrite(of condition: Ref, isElse: Bool, _ program: LinkedProgram) -> (Ref, (Ref) -> Bool)? {
    func isBoolean(_ text: String) -> (Ref) -> Bool { { program.kind($0) == .boolean && program.name($0) == text } }
    switch program.kind(condition) {
    case .name, .member:
      return program.variable(of: condition).map { ($0, isBoolean(isElse ? "true" : "false")) }
    case .unary where program.name(condition) == "!":
      return program.child(condition, .operand).flatMap(program.variable(of:)).map {
        ($0, isBoolean(isElse ? "false" : "true"))
      }
    case .optionalBinding where !isElse:
      return program.child(condition, .value).flatMap(program.variable(of:)).map { ($0, { program.kind($0) == .null }) }
    default: return nil
    }
  }

  private static func closes(_ body: Ref, _ presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool
  {
    let state = program.state(of: presentation)
    return program.nodes([.call, .assign], in: body).contains { node in
      program.kind(node) == .call
        ? program.isBack(node) || program.name(node).lowercased().contains("dismiss")
        : program.child(node, .target).flatMap(program.variable(of:)) == state
    } || [.alert, .dialog].contains(presentation.kind)
  }

  private func finding(_ hosted: Hosted, _ support: GraphSupport) -> Finding {
    let (program, presentation) = (hosted.program, hosted.presentation)
    let view = program.enclosingType(presentation.call).map(program.typeName) ?? ""
    let call = program.name(presentation.call)
    let (name, noun) = (Wording.name(program.name(hosted.state)), PresenterWording.noun(call, presentation.kind))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The \(noun) closes while the user works in it: its content sets '\(name)', and \(Wording.name(view)) then "
        + "removes the view that the \(noun) is attached to. Attach it outside of the condition.",
      location: program.location(presentation.call),
      related: [
        Finding.Related(
          location: program.location(hosted.write), message: "'\(name)' is set here, while the \(call) is open"),
        Finding.Related(location: program.location(hosted.branch), message: "the condition around the view"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: presentation.call)),
      subject: "\(view) \(call) \(program.state(of: presentation).map(program.name) ?? "")")
  }
}

extension ConditionalPresentationHostRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The sheet's button takes its host away",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var isNew = true
            @State private var showsTour = false
            var body: some View {
              if isNew {
                Button("Tour") { showsTour = true }
                  .↓sheet(isPresented: $showsTour) {
                    Button("Do not show again") { isNew = false }
                  }
              } else {
                Text("Home")
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Attached outside of the condition",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var isNew = true
            @State private var showsTour = false
            var body: some View {
              Group {
                if isNew { Button("Tour") { showsTour = true } } else { Text("Home") }
              }
              .sheet(isPresented: $showsTour) {
                Button("Do not show again") { isNew = false }
              }
            }
          }
          """)
      ])
  }
}

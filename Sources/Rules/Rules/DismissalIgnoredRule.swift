import Linking
import NavigationModel
import SourceFacts

/// A presenter whose binding does not take that the user has closed what it shows.
struct DismissalIgnoredRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "dismissal-ignored", name: "Dismissal ignored", defaultSeverity: .warning,
    summary: "A sheet or a pushed screen is bound to a binding that does nothing when the user closes it.",
    category: .presentation,
    rationale: """
      SwiftUI writes `false` or `nil` to the binding when the user swipes a sheet away or taps "Back". A binding whose \
      `set` is empty, or a `.constant(…)`, ignores that: the app still believes that the screen is open. It comes back \
      when the view is drawn again, or the next tap on its button does nothing.

      Reported for sheets and popovers, for pushed screens, and for covers whose content closes itself by `dismiss()`. \
      The binding is followed through the app's own components and properties.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Presenter {
    var presentation: LinkedProgram.Presentation
    var binding: Ref
    /// The content's closure, and the views that it shows.
    var contents: [Ref]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Presenter>] = [
    Exemption("Content that the user cannot close: `interactiveDismissDisabled`, a hidden back button") { presenter in
      presenter.calls(["interactiveDismissDisabled", "navigationBarBackButtonHidden"])
    },
    Exemption("Code that notices the end: `onDismiss`, `onDisappear`") { presenter in
      presenter.program.argument("onDismiss", of: presenter.presentation.call) != nil
        || presenter.calls(["onDisappear"])
    },
    Exemption("A cover that is not closed by `dismiss()` alone: no gesture closes it") { presenter in
      presenter.presentation.kind == .cover && !presenter.closesItself
    },
    Exemption("Alerts and dialogs: their buttons reset the state") { presenter in
      [.alert, .dialog].contains(presenter.presentation.kind)
    },
    Exemption("Code for the Mac, where a sheet has no gesture") { presenter in
      presenter.program.isForOtherPlatforms(presenter.presentation.call)
    },
    Exemption("Code that the app never runs, including previews and debug builds") { presenter in
      presenter.program.isOutOfUsersReach(codeAt: presenter.presentation.call)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    return program.presentations.flatMap { presentation -> [Judgement] in
      guard isSystems(presentation, program) else { return [] }
      return bindings(of: presentation, program).filter { ignores($0, program) }.compactMap { binding in
        let presenter = Presenter(
          presentation: presentation, binding: binding, contents: contents(of: presentation, program), program: program)
        let judgement = Judgement(finding(presenter, support), unless: Self.exemptions, of: presenter)
        return judgement.exemption != nil || seen.insert(binding).inserted ? judgement : nil
      }
    }
  }

  private func isSystems(_ presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    program.isSystems(presentation)
      || program.name(presentation.call) == "navigationDestination" && program.isExternal(presentation.call)
  }

  // MARK: the binding

  /// The presenter's binding; where it is a parameter of the surrounding code, the arguments for it.
  private func bindings(of presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> [Ref] {
    let written = program.argument("isPresented", of: presentation.call) ?? presentation.state
    let meaning = program.meaning(of: written)
    guard let named = program.variable(of: meaning) else { return [madeByHelper(meaning, program)] }
    return program.values(givenTo: named).map { madeByHelper(program.meaning(of: $0), program) }
  }

  /// `Binding(readOnly: flag)`, `model.shows()`: what a helper of the app returns, else the expression itself.
  private func madeByHelper(_ binding: Ref, _ program: LinkedProgram, depth: Int = 0) -> Ref {
    guard depth < program.budget.ruleHelperDepth.most, program.kind(binding) == .call,
      let helper = helper(making: binding, program), let made = program.meaningOfBody(of: helper)
    else { return binding }
    return madeByHelper(program.meaning(of: made), program, depth: depth + 1)
  }

  private func helper(making binding: Ref, _ program: LinkedProgram) -> Ref? {
    switch program.callee(of: binding) {
    case .functions(let list, guessed: false): list.count == 1 ? list[0] : nil
    case .externalType(let type): initialiser(of: type, fitting: binding, program)
    default: nil
    }
  }

  /// An initialiser in an extension of the system's type.
  private func initialiser(of type: String, fitting call: Ref, _ program: LinkedProgram) -> Ref? {
    let labels = program.arguments(of: call).map(program.name)
    let fitting = program.types(named: type).flatMap { program.ownMembers(named: "init", of: $0) }.filter {
      program.labels(of: $0) == labels
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// `Binding(get: { … }, set: { _ in })`, `.constant(error != nil)`.
  private func ignores(_ binding: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(binding) == .call, program.isExternal(binding) else { return false }
    if program.name(binding) == "constant" { return isOfState(binding, program) }
    guard program.argument("get", of: binding) != nil, let set = program.argument("set", of: binding),
      program.kind(set) == .closure
    else { return false }
    return program.statements(of: set).allSatisfy { isLog($0, program) }
  }

  /// Not `.constant(true)`: content that is meant to stay, or a sketch.
  private func isOfState(_ constant: Ref, _ program: LinkedProgram) -> Bool {
    guard let value = program.arguments(of: constant).first.flatMap({ program.child($0, .value) }) else { return false }
    return ![.boolean, .null].contains(program.kind(value))
  }

  private func isLog(_ statement: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(statement) == .call && program.name(statement) == "print" && program.isExternal(statement)
  }

  // MARK: the content

  private func contents(of presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> [Ref] {
    guard let content = program.contentClosure(of: presentation.call) else { return [] }
    return [content] + program.shown(by: content).flatMap(program.bodies)
  }

  private func finding(_ presenter: Presenter, _ support: GraphSupport) -> Finding {
    let program = presenter.program
    let noun = PresenterWording.noun(program.name(presenter.presentation.call), presenter.presentation.kind)
    let place = program.memberPath(presenter.binding)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A user who closes this \(noun) of \(Wording.name(place)) sees it again, or cannot open it a second time: its "
        + "binding ignores what SwiftUI writes at the end. Reset the state in the binding's 'set'.",
      location: program.location(presenter.binding),
      related: [
        Finding.Related(location: program.location(presenter.presentation.call), message: "the \(noun) is shown here")
      ],
      witness: support.witness(toAnyOf: program.screens(at: presenter.presentation.call)),
      subject: "\(place) \(noun)")
  }
}

extension DismissalIgnoredRule.Presenter {
  fileprivate func calls(_ names: Set<String>) -> Bool {
    contents.contains { content in
      program.nodes([.call], in: content).contains { names.contains(program.name($0)) && program.isExternal($0) }
    }
  }

  /// Some of the content's code only dismisses it.
  fileprivate var closesItself: Bool {
    contents.contains { content in
      program.nodes([.call], in: content).contains { call in
        guard program.name(call) == "dismiss", program.receiver(of: call) == nil, program.isBack(call),
          let block = program.parent(call), program.kind(block) == .block
        else { return false }
        return program.children(block).count == 1
      }
    }
  }
}

extension DismissalIgnoredRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The model is not told that the sheet was swiped away",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          final class Model: ObservableObject {
            @Published var showsFilter = false
          }
          struct HomeView: View {
            @StateObject private var model = Model()
            var body: some View {
              Button("Filter") { model.showsFilter = true }
                .sheet(isPresented: ↓Binding(get: { model.showsFilter }, set: { _ in })) {
                  FilterView()
                }
            }
          }
          struct FilterView: View { var body: some View { Text("Filter") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The binding resets the state",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          final class Model: ObservableObject {
            @Published var showsFilter = false
          }
          struct HomeView: View {
            @StateObject private var model = Model()
            var body: some View {
              Button("Filter") { model.showsFilter = true }
                .sheet(
                  isPresented: Binding(
                    get: { model.showsFilter }, set: { model.showsFilter = $0 })
                ) {
                  FilterView()
                }
            }
          }
          struct FilterView: View { var body: some View { Text("Filter") } }
          """)
      ])
  }
}

import Linking
import NavigationModel
import SourceFacts

/// A modal that pushes onto the stack behind it.
struct PushBehindModalRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "push-behind-modal", name: "Push behind a modal", defaultSeverity: .warning,
    summary: "A modal pushes or pops on the stack that it covers, and stays open.",
    category: .routing,
    rationale: """
      The screen is pushed behind the sheet. The user sees nothing, taps again, and finds the screen several \
      times on the stack when the sheet has gone.

      Reported where code written into the sheet's content, or sending an event for which the view behind does it, \
      pushes onto a path of a stack outside of it; and where a \
      modal controller runs a closure or its delegate while it is open, or tells a model that its presenter follows, \
      which in any case pushes onto the presenter's stack or pops there.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A push in the content of an open modal.
  struct Push {
    var call: Ref
    var path: Ref
    var modal: LinkedProgram.Presentation
    var content: Ref
    /// The stacks that show the path.
    var stacks: [Ref]
    /// What runs with the push closes the modal.
    var isClosed: Bool
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Push>] = [
    Exemption("A sheet that has the path's stack in its own content") { push in
      push.stacks.contains { push.program.contains(push.content, $0) }
    },
    Exemption("Code that closes the sheet, directly or in the function that runs it") { $0.isClosed },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let pushes = pushes(program).map { Judgement(finding($0, support), unless: Self.exemptions, of: $0) }
    return pushes + controllers(program, support).map { Judgement($0) }
  }

  // MARK: controllers

  private func controllers(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return (CoveredPresenters(program).underModals + TapsUnderModals(program, support).all)
      .filter { $0.move != .presentation && seen.insert($0.place).inserted }
      .map { covered in
        let verb = covered.move == .push ? "pushes onto" : "pops from"
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The user sees nothing of this until the modal is closed, and no code closes it: what the modal runs "
            + "\(verb) the stack behind it. Dismiss the modal first.",
          location: program.location(covered.place),
          related: [
            Finding.Related(location: program.location(covered.modal), message: "this is open by then"),
            Finding.Related(location: program.location(covered.code), message: "and runs this"),
          ],
          witness: support.witness(toAnyOf: program.screens(at: covered.modal)),
          subject: "\(program.memberPath(covered.place)) \(program.name(covered.place))")
      }
  }

  // MARK: views

  private func pushes(_ program: LinkedProgram) -> [Push] {
    let callbacks = ModalCallbacks(program: program)
    var stacks: [(path: Ref, calls: [Ref])] = []
    for stack in program.boundStacks {
      for state in program.states(behind: stack.path) {
        if let place = stacks.firstIndex(where: { $0.path == state }) {
          stacks[place].calls.append(stack.call)
        } else {
          stacks.append((state, [stack.call]))
        }
      }
    }
    return stacks.flatMap { path, calls in
      program.mutations(of: path).filter { program.name($0) == "append" && !program.isOutOfScope($0) }.compactMap {
        push -> Push? in
        let around = callbacks.covering(around: push).flatMap { $0.closing == .bySystem ? nil : $0 }
        let isOpen = around.map { $0.closing == nil } ?? false
        let sending = isOpen ? nil : openModal(sending: push, calls, callbacks, program)
        guard let modal = sending ?? around?.modal, let content = program.contentClosure(of: modal.call) else {
          return nil
        }
        return Push(
          call: push, path: path, modal: modal, content: content, stacks: calls, isClosed: sending == nil && !isOpen,
          program: program)
      }
    }
  }

  private func finding(_ push: Push, _ support: GraphSupport) -> Finding {
    let (program, modal) = (push.program, push.modal)
    let noun = PresenterWording.noun(program.name(modal.call), modal.kind)
    let view = program.enclosingType(modal.call).map(program.typeName) ?? ""
    let name = Wording.name(program.name(push.path))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user taps and sees nothing until the \(noun) is closed: the \(noun) of \(Wording.name(view)) pushes "
        + "onto '\(name)', the path of the stack behind it. "
        + "Close the \(noun) before the push, or give its content a stack of its own.",
      location: program.location(push.call),
      related: [
        Finding.Related(location: program.location(modal.call), message: "the \(noun) is presented here"),
        Finding.Related(location: program.location(push.stacks[0]), message: "this stack shows '\(name)'"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: modal.call)),
      subject: "\(view) \(program.name(modal.call)) \(program.name(push.path))")
  }

  /// The modal whose screens send the event for which the view pushes onto its own stack.
  private func openModal(
    sending push: Ref, _ stacks: [Ref], _ callbacks: ModalCallbacks, _ program: LinkedProgram
  ) -> LinkedProgram.Presentation? {
    guard let view = program.enclosingType(push), stacks.allSatisfy({ program.enclosingType($0) == view }) else {
      return nil
    }
    return callbacks.openModal(of: view, running: push)
  }
}

extension PushBehindModalRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A search sheet opens its results behind itself",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Int] = []
            @State private var searches = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Search") { searches = true }
                  .navigationDestination(for: Int.self) { Text("\\($0)") }
                  .sheet(isPresented: $searches) {
                    SearchView(onSelect: { number in path.↓append(number) })
                  }
              }
            }
          }
          struct SearchView: View {
            let onSelect: (Int) -> Void
            var body: some View { Button("One") { onSelect(1) } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The sheet is closed before the push",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Int] = []
            @State private var searches = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Search") { searches = true }
                  .navigationDestination(for: Int.self) { Text("\\($0)") }
                  .sheet(isPresented: $searches) {
                    Button("One") {
                      searches = false
                      path.append(1)
                    }
                  }
              }
            }
          }
          """)
      ])
  }
}

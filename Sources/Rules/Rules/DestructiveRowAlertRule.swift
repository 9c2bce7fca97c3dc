import Linking
import NavigationModel
import SourceFacts

/// A swipe button that takes the row away before the user has confirmed.
struct DestructiveRowAlertRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "destructive-row-alert", name: "Destructive row with a question", defaultSeverity: .warning,
    summary: "A swipe button of the role destructive only asks for confirmation: the row goes away first.",
    category: .presentation,
    rationale: """
      The role tells the list that the tap deletes the row, so the list removes the row at once. A question that \
      is attached to the row goes with it, and after "Cancel" the row is missing until the list is drawn again.

      If the tap only asks, leave out the role and tint the button red.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Asking {
    var button: Ref
    var bodies: [Ref]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Asking>] = [
    Exemption("Buttons that delete something as well") { asking in
      asking.bodies.contains { body in
        asking.program.nodes([.call], in: body).contains { call in
          let name = asking.program.name(call).lowercased()
          return ["remove", "delete", "archive", "leave"].contains(where: name.hasPrefix)
        }
      }
    },
    Exemption("Code that the app never runs, including previews and debug builds") { asking in
      asking.program.isOutOfUsersReach(codeAt: asking.button)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    return program.calls(named: "Button").compactMap { button in
      guard program.isExternal(button),
        let role = program.argument("role", of: button), program.name(role) == "destructive",
        isInSwipeActions(button, program)
      else { return nil }
      let bodies = actions(of: button, program).flatMap {
        program.consequences(of: $0, program.budget.ruleNearConsequences)
      }
      let asking = Asking(button: button, bodies: bodies, program: program)
      return question(raisedIn: asking, presented).map {
        Judgement(finding(asking, $0, support), unless: Self.exemptions, of: asking)
      }
    }
  }

  private static let asides = SDK.modals.union(SDK.questions).union(SDK.menus)

  private func isInSwipeActions(_ button: Ref, _ program: LinkedProgram) -> Bool {
    program.placements(of: button, throughTypes: true, depth: program.budget.ruleStackDepth).contains { placement in
      for surrounding in placement.surroundings {
        guard case .closure(_, let call) = surrounding else { continue }
        if program.name(call) == "swipeActions", program.isExternal(call) { return true }
        if Self.asides.contains(program.name(call)) {
          return false
        }
      }
      return false
    }
  }

  /// The closure, or what is named in its place: a function, a closure parameter of the surrounding code.
  private func actions(of button: Ref, _ program: LinkedProgram) -> [Ref] {
    (program.argument("action", of: button) ?? program.trailingClosure(of: button)).map { program.code(meantBy: $0) }
      ?? []
  }

  private func question(raisedIn asking: Asking, _ presented: PresentedState) -> LinkedProgram.Presentation? {
    let program = asking.program
    for body in asking.bodies {
      for node in program.nodes([.assign, .call], in: body) {
        let isCall = program.kind(node) == .call
        let target =
          isCall ? (program.name(node) == "toggle" ? program.receiver(of: node) : nil) : program.child(node, .target)
        guard let state = target.flatMap(program.variable(of:)),
          let question = presented.presenters(of: state).first(where: { [.alert, .dialog].contains($0.kind) }),
          isCall || program.child(node, .value).map({ !takesBack($0, program) }) ?? false
        else { continue }
        return question
      }
    }
    return nil
  }

  private func takesBack(_ value: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(value) == .null || program.kind(value) == .boolean && program.name(value) == "false"
  }

  private func finding(_ asking: Asking, _ question: LinkedProgram.Presentation, _ support: GraphSupport) -> Finding {
    let program = asking.program
    let noun = PresenterWording.noun(program.name(question.call), question.kind)
    let view = program.enclosingType(asking.button).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The row goes away before the user has answered: this swipe button of \(Wording.name(view)) has the role "
        + "destructive, so the list removes the row "
        + "at the tap, while the button only shows the \(noun). Leave out the role, and tint the button red.",
      location: program.location(asking.button),
      related: [Finding.Related(location: program.location(question.call), message: "the \(noun) that asks is here")],
      witness: support.witness(toAnyOf: program.screens(at: asking.button)),
      subject: "\(view) \(program.state(of: question).map(program.name) ?? "")")
  }
}

extension DestructiveRowAlertRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The swipe button asks first",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var asks = false
            var body: some View {
              List(0..<9, id: \\.self) { number in
                Text("Row").swipeActions {
                  ↓Button("Delete", role: .destructive) { asks = true }
                }
              }
              .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { print("gone") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Without the role",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var asks = false
            var body: some View {
              List(0..<9, id: \\.self) { number in
                Text("Row").swipeActions {
                  Button("Delete") { asks = true }.tint(.red)
                }
              }
              .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { print("gone") }
              }
            }
          }
          """)
      ])
  }
}

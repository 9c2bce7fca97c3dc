import Linking
import NavigationModel
import SourceFacts

/// Observers of state that a modal changes without them.
struct ObserverBehindBindingRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "observer-behind-binding", name: "Observer behind a binding", defaultSeverity: .warning,
    summary: "A didSet of @State waits for a change that a modal makes through the binding, which runs no observer.",
    category: .state,
    rationale: """
      `didSet` and `willSet` of a `@State` run where code sets the property by its name. A binding writes to the \
      storage behind it: when the user closes the sheet, the flag is false again, and the observer has not run. What \
      it keeps in step is then out of step.

      Use `onChange(of:)`, or bind the modal to what the observer sets.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Observed {
    var property: Ref
    var observer: Ref
    var presenter: LinkedProgram.Presentation
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Observed>] = [
    Exemption("Observers that check the property first: they may wait for the other change") { observed in
      let program = observed.program
      let statements = program.statements(of: observed.observer)
      return statements.allSatisfy { statement in
        [.ifElse, .guard, .switch].contains(program.kind(statement))
      } || statements.contains { program.kind($0) == .guard }
    },
    Exemption("Observers that only write a log") { observed in
      let program = observed.program
      return program.nodes([.assign], in: observed.observer).isEmpty
        && program.nodes([.call], in: observed.observer).allSatisfy { program.code(runBy: $0).isEmpty }
    },
    Exemption("Views with an `onChange` of the same state beside the observer") { observed in
      let program = observed.program
      guard let view = program.enclosingType(observed.property) else { return false }
      return program.calls(named: "onChange").contains { call in
        program.enclosingType(call) == view
          && program.argument("of", of: call).flatMap(program.variable(of:)) == observed.property
      }
    },
    Exemption("Views that are never shown") { observed in
      observed.program.isOutOfUsersReach(codeAt: observed.presenter.call)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var told: Set<Ref> = []
    return program.presentations.compactMap { presenter in
      guard let property = program.state(of: presenter), program.isMember(property),
        program.attributeNames(of: property).contains("State"),
        let observer = program.children(property, .accessors).first(where: {
          ["didSet", "willSet"].contains(program.name($0))
        })
      else { return nil }
      let observed = Observed(property: property, observer: observer, presenter: presenter, program: program)
      let judgement = Judgement(finding(observed, support), unless: Self.exemptions, of: observed)
      return judgement.exemption != nil || told.insert(property).inserted ? judgement : nil
    }
  }

  private func finding(_ observed: Observed, _ support: GraphSupport) -> Finding {
    let program = observed.program
    let noun = PresenterWording.noun(program.name(observed.presenter.call), observed.presenter.kind)
    let name = Wording.name(program.name(observed.property))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "When the user closes the \(noun), '\(program.name(observed.observer))' of '\(name)' does not run: the "
        + "\(noun) writes through the binding, and observers of a '@State' run only where code sets it by name. Use "
        + "'onChange(of: \(name))'.",
      location: program.location(observed.property),
      related: [
        Finding.Related(
          location: program.location(observed.presenter.call), message: "the \(noun) is bound to '\(name)' here")
      ],
      witness: support.witness(toAnyOf: program.screens(at: observed.presenter.call)),
      subject: program.memberPath(observed.presenter.call) + " " + program.name(observed.property))
  }
}

extension ObserverBehindBindingRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A model that is not told that the sheet is gone",
          """
          final class GiveModel: ObservableObject { @Published var isOpen = false }
          struct ScanView: View {
            @StateObject private var model = GiveModel()
            @State private var ↓givesNow = false {
              didSet { model.isOpen = givesNow }
            }
            var body: some View {
              Button("Give") { givesNow = true }
                .sheet(isPresented: $givesNow) { Text("Give") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The sheet is bound to the model",
          """
          final class GiveModel: ObservableObject { @Published var isOpen = false }
          struct ScanView: View {
            @StateObject private var model = GiveModel()
            var body: some View {
              Button("Give") { model.isOpen = true }
                .sheet(isPresented: $model.isOpen) { Text("Give") }
            }
          }
          """)
      ])
  }
}

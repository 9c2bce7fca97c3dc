import Linking
import NavigationModel
import SourceFacts

/// Navigation of SwiftUI that has a successor.
struct DeprecatedNavigationAPIRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "deprecated-navigation-api", name: "Deprecated navigation API", defaultSeverity: .info,
    summary: "NavigationView, links with isActive or tag, actionSheet and alerts that return an Alert are deprecated.",
    category: .routing,
    rationale: """
      Bugs of the old containers are not fixed any more: `NavigationView` crashes on some versions of iOS \
      16, and links with `isActive` pop by themselves. They mix badly with stacks that have a path.

      Opt-in: the sources do not say what the app runs on. Switch it on when the app needs iOS 16 or later.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  struct Use {
    var call: Ref
    /// The deprecated API and its successor, in the message's words.
    var old: String
    var new: String
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Use>] = [
    Exemption("Views of the app with the same names") { use in
      switch use.program.callee(of: use.call) {
      case .external, .externalType: false
      default: true
      }
    },
    Exemption("Declarations that are marked `@available`") { use in
      use.program.ancestors(use.call).contains { ancestor in
        [.type, .extension, .function, .variable].contains(use.program.kind(ancestor))
          && use.program.attributeNames(of: ancestor).contains("available")
      }
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    uses(program).map { Judgement(finding($0), unless: Self.exemptions, of: $0) }
  }

  private func uses(_ program: LinkedProgram) -> [Use] {
    let containers = program.calls(named: "NavigationView").map {
      Use(call: $0, old: "NavigationView", new: "NavigationStack or NavigationSplitView", program: program)
    }
    let sheets = program.calls(named: "actionSheet").filter { program.receiver(of: $0) != nil }.map {
      Use(call: $0, old: "actionSheet", new: "confirmationDialog", program: program)
    }
    let alerts = program.calls(named: "alert").filter { returnsAlert($0, program) }.map {
      Use(call: $0, old: "An alert that returns an Alert", new: "alert(_:isPresented:actions:)", program: program)
    }
    return containers + links(program) + sheets + alerts
  }

  private func links(_ program: LinkedProgram) -> [Use] {
    program.calls(named: "NavigationLink").flatMap { call in
      let labels = program.arguments(of: call).map(program.name)
      let olds = [
        ("isActive", "NavigationLink(isActive:)", "navigationDestination(isPresented:)"),
        ("tag", "NavigationLink(tag:selection:)", "navigationDestination(for:) and a path"),
      ]
      return olds.filter { labels.contains($0.0) }.map { Use(call: call, old: $0.1, new: $0.2, program: program) }
    }
  }

  private func returnsAlert(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard program.receiver(of: call) != nil, let content = program.trailingClosure(of: call),
      program.arguments(of: call).allSatisfy({ !program.name($0).isEmpty || program.flags($0).contains(.trailing) }),
      let last = program.statements(of: content).last
    else { return false }
    return program.baseName(program.kind(last) == .returned ? program.child(last, .value) ?? last : last) == "Alert"
  }

  private func finding(_ use: Use) -> Finding {
    let program = use.program
    let owner = program.enclosingType(use.call).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "\(use.old) in \(Wording.name(owner)) is deprecated, and its bugs are no longer fixed. Use \(use.new).",
      location: program.location(use.call), subject: "\(owner) \(program.name(use.call))")
  }
}

extension DeprecatedNavigationAPIRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A navigation view with an active link",
          """
          struct HomeView: View {
            @State private var showsHelp = false
            var body: some View {
              ↓NavigationView {
                ↓NavigationLink("Help", destination: Text("Help"), isActive: $showsHelp)
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The successors",
          """
          struct HomeView: View {
            @State private var asks = false
            var body: some View {
              NavigationStack {
                NavigationLink("Help") { Text("Help") }
              }
              .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
            }
          }
          """)
      ])
  }
}

import Linking
import NavigationModel
import SourceFacts

/// Navigation of SwiftUI that has a successor.
struct DeprecatedNavigationAPIRule: CodeRule {
  let identity = RuleIdentity(
    id: "deprecated-navigation-api", name: "Deprecated navigation API", defaultSeverity: .info,
    summary: "NavigationView, links with isActive or tag, actionSheet and alerts that return an Alert are deprecated.",
    category: .routing,
    rationale: """
      Bugs of the old containers are not fixed any more: `NavigationView` crashes on some versions of iOS \
      16, and links with `isActive` pop by themselves. They mix badly with stacks that have a path.

      Opt-in: the sources do not say what the app runs on. Switch it on when the app needs iOS 16 or later.
      """,
    exemptions: [
      "Declarations that are marked `@available`",
      "Views of the app with the same names",
    ], isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var found: [Finding] = []
    func add(_ call: Ref, _ old: String, _ new: String) {
      switch program.callee(of: call) {
      case .external, .externalType: break
      default: return
      }
      guard !isOld(call, program) else { return }
      let owner = program.enclosingType(call).map(program.typeName) ?? ""
      found.append(
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "\(old) in \(Wording.name(owner)) is deprecated, and its bugs are no longer fixed. Use \(new).",
          location: program.location(call), subject: "\(owner) \(program.name(call))"))
    }
    for call in program.calls(named: "NavigationView") {
      add(call, "NavigationView", "NavigationStack or NavigationSplitView")
    }
    for call in program.calls(named: "NavigationLink") {
      let labels = program.arguments(of: call).map(program.name)
      if labels.contains("isActive") { add(call, "NavigationLink(isActive:)", "navigationDestination(isPresented:)") }
      if labels.contains("tag") {
        add(call, "NavigationLink(tag:selection:)", "navigationDestination(for:) and a path")
      }
    }
    for call in program.calls(named: "actionSheet") where program.receiver(of: call) != nil {
      add(call, "actionSheet", "confirmationDialog")
    }
    for call in program.calls(named: "alert") where program.receiver(of: call) != nil {
      guard let content = program.trailingClosure(of: call),
        program.arguments(of: call).filter({ program.name($0).isEmpty && !program.flags($0).contains(.trailing) })
          .isEmpty,
        let last = program.statements(of: content).last,
        program.baseName(program.kind(last) == .returned ? program.child(last, .value) ?? last : last) == "Alert"
      else { continue }
      add(call, "An alert that returns an Alert", "alert(_:isPresented:actions:)")
    }
    return found
  }

  private func isOld(_ node: Ref, _ program: LinkedProgram) -> Bool {
    program.ancestors(node).contains { ancestor in
      [.type, .extension, .function, .variable].contains(program.kind(ancestor))
        && program.attributeNames(of: ancestor).contains("available")
    }
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

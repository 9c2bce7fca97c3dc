import Linking
import NavigationModel
import SourceFacts

/// A single screen in a container of columns.
struct LoneColumnRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "lone-column", name: "Lone column", defaultSeverity: .warning,
    summary:
      "The only screen of a modal, tab or window is in a NavigationView without a style: columns on an iPad.",
    category: .presentation,
    rationale: """
      Where there is room, a `NavigationView` shows columns: on an iPad and on the Mac. A modal, tab or window with a \
      single screen that leads nowhere gets that screen as a column at the side, often hidden, and an empty one beside \
      it: the user sees a blank page, and does not find the button that closes a modal.

      Reported where the container has one child, no style is set on it or around it, and nothing is pushed from the \
      screen; for a sheet, which newer systems make narrow, as a note. Popovers are narrow anyway. Use a \
      `NavigationStack`, or add `.navigationViewStyle(.stack)`.
      """,
    exemptions: LoneColumns.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    LoneColumns(program, support).all().map { found in
      Judgement(finding(found, program, support), unless: LoneColumns.exemptions, of: found)
    }
  }

  private func finding(_ found: LoneColumns.Found, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let name = found.screen.map { Wording.name(program.typeName($0)) } ?? "its content"
    let noun = noun(found.kind)
    // The system decides how wide a sheet is: newer systems make it as narrow as a phone.
    let isSheet = found.kind == .sheet
    return Finding(
      rule: identity.id, severity: isSheet ? .info : identity.defaultSeverity,
      message:
        "On an iPad\(isSheet ? " with wide sheets, and on the Mac," : "") the user sees this \(noun) blank or half "
        + "empty: \(name) is the only screen of a NavigationView, "
        + "which puts it into a column at the side. Add .navigationViewStyle(.stack) to the NavigationView.",
      location: program.location(found.container),
      related: [Finding.Related(location: found.shown, message: "the \(noun) is shown here")],
      witness: support.witness(toAnyOf: found.from),
      subject: program.memberPath(found.container),
      confidence: program.confidenceInDevices(ofCodeAt: found.container),
      fix: Fix(
        title: "Show one screen at a time", isCertain: true,
        edits: [
          Fix.Edit(
            location: program.location(found.container), operation: .appendModifier(".navigationViewStyle(.stack)"))
        ]))
  }
}

extension LoneColumnRule {
  private func noun(_ kind: Transition.Kind) -> String {
    switch kind {
    case .cover: "full-screen cover"
    case .tab: "tab"
    case .root: "window"
    default: "sheet"
    }
  }
}

extension LoneColumnRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A form in a sheet",
          """
          import SwiftUI
          struct HomeView: View {
            @State private var logsIn = false
            var body: some View {
              Button("Log in") { logsIn = true }.sheet(isPresented: $logsIn) { LoginView() }
            }
          }
          struct LoginView: View {
            var body: some View { ↓NavigationView { Text("Name and password") } }
          }
          """, with: [RuleExample.Attachment("App.xcodeproj/project.pbxproj", Self.project)])
      ],
      nonTriggering: [
        RuleExample(
          "One screen at a time",
          """
          import SwiftUI
          struct HomeView: View {
            @State private var logsIn = false
            var body: some View {
              Button("Log in") { logsIn = true }.sheet(isPresented: $logsIn) { LoginView() }
            }
          }
          struct LoginView: View {
            var body: some View {
              NavigationView { Text("Name and password") }.navigationViewStyle(.stack)
            }
          }
          """, with: [RuleExample.Attachment("App.xcodeproj/project.pbxproj", Self.project)])
      ])
  }

  private static let project = "TARGETED_DEVICE_FAMILY = \"1,2\";"
}

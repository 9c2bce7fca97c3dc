import Linking
import NavigationModel
import SourceFacts

/// An object that is put into the environment of a view outside of which the screen that needs it is.
struct EnvironmentOutOfReachRule: CodeRule {
  let identity = RuleIdentity(
    id: "environment-out-of-reach", name: "Environment out of reach", defaultSeverity: .error,
    summary:
      "An object is put into the environment of a view, but a screen shown from there does not receive it and crashes.",
    category: .routing,
    rationale: """
      A pushed screen has the environment of its stack, not that of the view inside the stack that shows the link. A \
      sheet has the environment of the place where it is attached, so objects that are put on the view before the \
      sheet do not reach it. Each window has an environment of its own. A view that reads an object that is not there \
      crashes.

      Reported where the view reads an object that is not optional, the way from it to its window was followed to the \
      end (12 steps at most), nothing on it may provide the object, and the app puts it in a place beside that way. \
      Move that modifier onto the stack, after the sheet, or into the other window.
      """,
    claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var walker = EnvironmentWalker(program: program)
    return program.declaredTypes.filter(program.isView).flatMap { view -> [Finding] in
      EnvironmentNeed.all(of: view, program).compactMap { need in
        walker.missingWay(to: view, need.type).map { finding(view, need, $0, program, support) }
      }
    }
  }

  private func finding(
    _ view: TypeID, _ need: EnvironmentNeed, _ way: EnvironmentWalker.Way, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let name = Wording.name(program.typeName(view))
    let type = Wording.name(program.nominalName(need.type) ?? "")
    let provider = way.missed[0]
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The app crashes when this shows \(name): it reads '\(Wording.name(program.name(need.property)))' from the "
        + "environment, and the \(type) "
        + "that is put there does not reach it. \(provider.cause.mend(program.name(provider.call)))",
      location: program.location(way.start),
      related: [
        Finding.Related(location: program.location(provider.call), message: provider.cause.explanation),
        Finding.Related(location: program.location(need.property), message: "\(name) needs a \(type)"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: way.start)),
      subject: "\(program.typeName(view)) \(program.nominalName(need.type) ?? "")")
  }
}

extension EnvironmentOutOfReachRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The object is put on the root inside of the stack",
          """
          final class Session: ObservableObject { @Published var name = "" }
          @main struct DemoApp: App {
            @StateObject private var session = Session()
            var body: some Scene {
              WindowGroup {
                NavigationStack { HomeView().environmentObject(session) }
              }
            }
          }
          struct HomeView: View {
            var body: some View { NavigationLink("More") { ↓DetailView() } }
          }
          struct DetailView: View {
            @EnvironmentObject private var session: Session
            var body: some View { Text(session.name) }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The object is put on the stack",
          """
          final class Session: ObservableObject { @Published var name = "" }
          @main struct DemoApp: App {
            @StateObject private var session = Session()
            var body: some Scene {
              WindowGroup {
                NavigationStack { HomeView() }.environmentObject(session)
              }
            }
          }
          struct HomeView: View {
            var body: some View { NavigationLink("More") { DetailView() } }
          }
          struct DetailView: View {
            @EnvironmentObject private var session: Session
            var body: some View { Text(session.name) }
          }
          """)
      ])
  }
}

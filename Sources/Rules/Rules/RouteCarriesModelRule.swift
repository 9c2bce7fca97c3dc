import Linking
import NavigationModel
import SourceFacts

/// Routes that carry objects instead of their identifiers.
struct RouteCarriesModelRule: CodeRule {
  let identity = RuleIdentity(
    id: "route-carries-model", name: "Route carries a model", defaultSeverity: .info,
    summary: "A route's payload is an object, a closure or a binding instead of an id.",
    category: .architecture,
    rationale: """
      A route that carries a class, a closure or a `Binding` cannot be saved or built from a link. It shows what \
      was true when it was pushed, keeps the object alive, and often needs an equality written by hand.

      Opt-in: advice, not a mistake. Sheets that edit in place pass bindings on purpose. One finding for each \
      route enum.
      """,
    isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let routes = Set(support.routes.filter { !$0.destinations.isEmpty }.map(\.type))
    return program.declaredTypes.filter { program.typeKind($0) == .enum && routes.contains(program.typeName($0)) }
      .compactMap { type in
        guard let declaration = program.declaration(of: type) else { return nil }
        let heavy = program.cases(of: type).compactMap { found in payload(of: found, program).map { (found, $0) } }
        guard let first = heavy.first else { return nil }
        let name = Wording.name(program.typeName(type))
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "Screens of \(name) cannot be restored or linked to, and may show old data: "
            + "\(Wording.list(heavy.map { "'\(program.name($0.0))'" })) carries \(first.1). Carry an id, and let "
            + "the screen look it up.",
          location: program.location(declaration),
          related: heavy.prefix(GraphSupport.longestEvidence).map {
            Finding.Related(location: program.location($0.0), message: "carries \($0.1)")
          },
          subject: program.typeName(type))
      }
  }

  private func payload(of found: Ref, _ program: LinkedProgram) -> String? {
    for parameter in program.children(found) where program.kind(parameter) == .parameter {
      guard let node = program.child(parameter, .type) else { continue }
      if program.kind(node) == .typeName, program.name(node) == "Binding" { return "a Binding" }
      switch program.resolve(node).core {
      case .function: return "a closure"
      case .named(let id, _):
        if program.typeKind(id) == .class || program.typeKind(id) == .actor {
          return "the object '\(Wording.name(program.typeName(id)))'"
        }
      default: break
      }
    }
    return nil
  }
}

extension RouteCarriesModelRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An object as payload",
          """
          final class UserModel: Hashable {}
          enum ↓Route: Hashable { case profile(UserModel) }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Text("Home").navigationDestination(for: Route.self) { route in
                  switch route {
                  case .profile: ProfileView()
                  }
                }
              }
            }
          }
          struct ProfileView: View {
            var body: some View { Text("Profile") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "An id",
          """
          enum Route: Hashable { case profile(userID: Int) }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Text("Home").navigationDestination(for: Route.self) { route in
                  switch route {
                  case .profile: ProfileView()
                  }
                }
              }
            }
          }
          struct ProfileView: View {
            var body: some View { Text("Profile") }
          }
          """)
      ])
  }
}

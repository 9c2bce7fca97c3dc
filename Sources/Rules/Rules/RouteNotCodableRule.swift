import Linking
import NavigationModel
import SourceFacts

/// A path that is saved, and values in it that cannot be.
struct RouteNotCodableRule: CodeRule {
  let identity = RuleIdentity(
    id: "route-not-codable", name: "Route not codable", defaultSeverity: .warning,
    summary:
      "A navigation path is saved through its codable representation, but values are pushed that are not Codable.",
    category: .state,
    rationale: """
      `NavigationPath.codable` is nil as soon as one value in the path is not `Codable`. Nothing is saved, \
      without an error, and the user starts at the beginning after a relaunch.

      Reported are values that the app's own code appends to that very path.
      """,
    exemptions: [
      "Types that no source in the tree declares",
      "Paths that nothing saves",
    ])

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var saved: [(path: Ref, place: Ref)] = []
    for mention in program.mentions(of: "codable") where program.kind(mention) == .member {
      guard let base = program.child(mention, .base),
        program.nominalName(program.type(of: base).core) == "NavigationPath",
        let path = program.variable(of: base),
        !saved.contains(where: { $0.path == path })
      else { continue }
      saved.append((path, mention))
    }
    return saved.flatMap { path, place -> [Finding] in
      var reported: Set<TypeID> = []
      return ([path] + program.aliases(of: path)).flatMap(program.mutations(of:)).sorted().compactMap { push in
        guard program.name(push) == "append",
          let value = program.arguments(of: push).first.flatMap({ program.child($0, .value) }),
          case .named(let type, _) = program.type(of: value).core,
          program.isDeclared(type), program.typeKind(type) != .protocol, isMissing(type, program),
          reported.insert(type).inserted, let declaration = program.declaration(of: type)
        else { return nil }
        let (name, held) = (Wording.name(program.typeName(type)), Wording.name(program.name(path)))
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The user's place is not restored: '\(held)' is saved through its codable form, which is nil once a '\(name)' is on it. Make \(name) Codable.",
          location: program.location(push),
          related: [
            Finding.Related(location: program.location(declaration), message: "'\(name)' is not Codable"),
            Finding.Related(location: program.location(place), message: "'\(held)' is saved here"),
          ],
          subject: "\(program.typeName(type)) \(program.name(path))",
          fix: Fix(
            title: "Make '\(name)' Codable", isCertain: false,
            edits: [Fix.Edit(location: program.location(declaration), operation: .addConformance("Codable"))]))
      }
    }
  }

  private func isMissing(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    let names = program.supertypeNames(of: type)
    return !(names.contains("Codable") || (names.contains("Encodable") && names.contains("Decodable")))
  }
}

extension RouteNotCodableRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A route that cannot be saved",
          """
          enum Route: Hashable { case detail }
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func open(_ route: Route) { path.↓append(route) }
            func save() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.open(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The route is codable",
          """
          enum Route: Hashable, Codable { case detail }
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func open(_ route: Route) { path.append(route) }
            func save() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.open(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """)
      ])
  }
}

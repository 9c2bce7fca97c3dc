import Linking
import NavigationModel
import SourceFacts

/// A router's path that other types write.
struct PathExposedRule: JudgingCodeRule, ConfigurableRule {
  var writers = 0

  static let options: [RuleOption<Self>] = [
    .init("writers", \.writers, in: 0...1000, "How many other types may write to the path.")
  ]

  let identity = RuleIdentity(
    id: "path-exposed", name: "Path exposed", defaultSeverity: .info,
    summary: "The path of a router is written from other types, past the router's own methods.",
    category: .architecture,
    rationale: """
      Code that writes the path directly skips the checks, the log and the bookkeeping of the router. No single \
      place says how users navigate.

      Reported for the paths of classes. The binding of the stack is no write.

      Opt-in: advice for teams whose router has methods of its own.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// The writes of a path.
  struct Written {
    /// By the object that has it.
    var own: [LinkedProgram.VariableUse]
    var foreign: [LinkedProgram.VariableUse]
  }

  static let exemptions: [Exemption<Written>] = [
    Exemption("An object that contains only the path") { $0.own.isEmpty }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    var found: [Judgement] = []
    for stack in program.boundStacks {
      for path in program.states(behind: stack.path) where seen.insert(path).inserted {
        guard let owner = program.enclosingType(path), program.typeKind(owner) == .class else { continue }
        let uses = program.uses(ofVariable: path).filter { use in
          guard use.isCertain else { return false }
          switch use.kind {
          case .write: return true
          case .mutation(let call):
            return SDK.changesOfCollections.contains(
              program.name(call))
          default: return false
          }
        }
        let written = Written(
          own: uses.filter { program.enclosingType($0.place) == owner },
          foreign: uses.filter { program.enclosingType($0.place) != owner })
        guard let first = written.foreign.first,
          Set(written.foreign.map { program.enclosingType($0.place) }).count > writers
        else { continue }
        found.append(
          Judgement(
            finding(path, of: owner, written.foreign, first.place, program), unless: Self.exemptions, of: written))
      }
    }
    return found
  }

  private func finding(
    _ path: Ref, of owner: TypeID, _ foreign: [LinkedProgram.VariableUse], _ first: Ref, _ program: LinkedProgram
  ) -> Finding {
    let name = Wording.name(program.name(path))
    let writers = Set(foreign.compactMap { program.enclosingType($0.place).map(program.typeName) }).sorted()
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "'\(name)' of \(Wording.name(program.typeName(owner))) is written by \(Wording.list(writers)) past its "
        + "own methods, so what those check or record is skipped. Send these changes through a method.",
      location: program.location(first),
      related: [Finding.Related(location: program.location(path), message: "the path is declared here")]
        + foreign.dropFirst().prefix(GraphSupport.longestEvidence - 1).map {
          Finding.Related(location: program.location($0.place), message: "written here too")
        },
      subject: "\(program.typeName(owner)).\(program.name(path))")
  }
}

extension PathExposedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A view pushes past the router",
          """
          final class Router: ObservableObject {
            @Published var path: [Int] = []
            func open(_ number: Int) { path.append(number) }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) { HomeView().environmentObject(router) }
            }
          }
          struct HomeView: View {
            @EnvironmentObject var router: Router
            var body: some View { Button("One") { router.↓path.append(1) } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The views ask the router",
          """
          final class Router: ObservableObject {
            @Published var path: [Int] = []
            func open(_ number: Int) { path.append(number) }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) { HomeView().environmentObject(router) }
            }
          }
          struct HomeView: View {
            @EnvironmentObject var router: Router
            var body: some View { Button("One") { router.open(1) } }
          }
          """)
      ])
  }
}

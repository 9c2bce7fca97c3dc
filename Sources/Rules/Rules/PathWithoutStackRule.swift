import Linking
import NavigationModel
import SourceFacts

/// A path that code pushes onto and that no stack shows.
struct PathWithoutStackRule: CodeRule {
  let identity = RuleIdentity(
    id: "path-without-stack", name: "Path without a stack", defaultSeverity: .error,
    summary: "Values are appended to a navigation path that no NavigationStack is bound to.",
    category: .state,
    rationale: """
      Every push is lost: the path grows, and no screen appears. The flow's stack is bound to another router, or \
      it lost its `path:` in a change.
      """,
    exemptions: [
      "A path that is passed on in any way: as a binding, as a value or by key path",
      "A path that is pushed onto only in the arm of a case that no code makes",
      "A router that nothing asks for a push yet",
    ], claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var found: [Finding] = []
    for path in paths(support, program) {
      guard let owner = program.enclosingType(path), program.isDeclared(owner), program.isLive(owner),
        program.isOwnState(path), !program.flags(path).contains(.isPublic),
        program.child(path, .accessors).map({ program.children($0).isEmpty }) ?? true
      else { continue }
      let uses = program.uses(ofVariable: path)
      guard uses.allSatisfy({ isInternal($0, program) }) else { continue }
      let pushes = uses.filter { use in
        guard use.isCertain, case .mutation(let call) = use.kind else { return false }
        return program.name(call) == "append" && !program.isInArmOfUnmadeCase(call)
      }
      guard let first = pushes.first else { continue }
      let name = Wording.name(program.name(path))
      found.append(
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The user taps and no screen appears: \(Wording.name(program.typeName(owner))) pushes onto '\(name)', "
            + "but no NavigationStack is bound to it. Bind a stack with NavigationStack(path:), or push onto the "
            + "path of the existing stack.",
          location: program.location(path),
          related: pushes.prefix(GraphSupport.longestEvidence).map {
            Finding.Related(location: program.location($0.place), message: "this push is lost")
          },
          witness: support.witness(toAnyOf: program.screens(at: first.place)),
          subject: "\(program.typeName(owner)).\(program.name(path))"))
    }
    return found
  }

  /// Stored properties that are a `NavigationPath`, or published arrays of routes.
  private func paths(_ support: GraphSupport, _ program: LinkedProgram) -> [Ref] {
    var result: Set<Ref> = []
    for call in program.calls(named: "NavigationPath") {
      if let variable = program.parent(call), program.kind(variable) == .variable,
        program.enclosingMember(variable) == nil
      {
        result.insert(variable)
      }
    }
    let routes = Set(support.routes.map(\.type))
    for attribute in SDK.shownState.sorted().flatMap(program.attributes(named:)) {
      guard let property = program.owner(ofAttribute: attribute), program.kind(property) == .variable,
        let type = program.child(property, .type), program.kind(type) == .typeArray,
        case .array(.named(let element, _)) = program.resolve(type), routes.contains(program.typeName(element)),
        program.typeKind(element) == .enum
      else { continue }
      result.insert(property)
    }
    return result.sorted()
  }

  /// Writing, popping, and reading the count.
  private func isInternal(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write: return true
    case .mutation(let call):
      return SDK.changesOfCollections
        .contains(program.name(call))
    case .handedOut: return false
    case .read:
      return program.parent(use.place).map {
        program.kind($0) == .member && ["isEmpty", "count"].contains(program.name($0))
      } ?? false
    }
  }
}

extension PathWithoutStackRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The stack is not bound to the router's path",
          """
          final class Router: ObservableObject {
            @Published var ↓path = NavigationPath()
            func open(_ number: Int) { path.append(number) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack {
                Button("Open") { router.open(1) }
                  .navigationDestination(for: Int.self) { Text("\\($0)") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A stack is bound to it",
          """
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func open(_ number: Int) { path.append(number) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.open(1) }
                  .navigationDestination(for: Int.self) { Text("\\($0)") }
              }
            }
          }
          """)
      ])
  }
}

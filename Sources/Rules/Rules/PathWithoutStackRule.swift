import Linking
import NavigationModel
import SourceFacts

/// A path that code pushes onto and that no stack shows.
struct PathWithoutStackRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "path-without-stack", name: "Path without a stack", defaultSeverity: .error,
    summary: "Values are appended to a navigation path that no NavigationStack is bound to.",
    category: .state,
    rationale: """
      Every push is lost: the path grows, and no screen appears. The flow's stack is bound to another router, or \
      it lost its `path:` in a change.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A path that is no state of a stack.
  struct Unbound {
    var path: Ref
    var owner: TypeID
    var pushes: [Push]
    var program: LinkedProgram

    struct Push {
      /// The path's name in it.
      var place: Ref
      var call: Ref
    }
  }

  static let exemptions: [Exemption<Unbound>] = [
    Exemption("A path that is passed on in any way: as a binding, as a value or by key path") { unbound in
      !unbound.program.uses(ofVariable: unbound.path).allSatisfy { isInternal($0, unbound.program) }
    },
    Exemption("A path that is pushed onto only in the arm of a case that no code makes") { unbound in
      unbound.pushes.allSatisfy { unbound.program.isInArmOfUnmadeCase($0.call) }
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let bound = Set(program.boundStacks.flatMap { program.states(behind: $0.path) })
    return paths(support, program).filter { !bound.contains($0) }.compactMap { path in
      guard let owner = program.enclosingType(path), program.isDeclared(owner), program.isLive(owner),
        program.isOwnState(path), !program.flags(path).contains(.isPublic),
        program.child(path, .accessors).map({ program.children($0).isEmpty }) ?? true
      else { return nil }
      let pushes = program.uses(ofVariable: path).compactMap { use -> Unbound.Push? in
        guard use.isCertain, case .mutation(let call) = use.kind, program.name(call) == "append" else { return nil }
        return Unbound.Push(place: use.place, call: call)
      }
      guard !pushes.isEmpty else { return nil }
      let unbound = Unbound(path: path, owner: owner, pushes: pushes, program: program)
      return Judgement(finding(unbound, support), unless: Self.exemptions, of: unbound)
    }
  }

  private func finding(_ unbound: Unbound, _ support: GraphSupport) -> Finding {
    let (program, path) = (unbound.program, unbound.path)
    let (owner, name) = (program.typeName(unbound.owner), program.name(path))
    let lost = unbound.pushes.filter { !program.isInArmOfUnmadeCase($0.call) }.map(\.place)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user taps and no screen appears: \(Wording.name(owner)) pushes onto '\(Wording.name(name))', "
        + "but no NavigationStack is bound to it. Bind a stack with NavigationStack(path:), or push onto the "
        + "path of the existing stack.",
      location: program.location(path),
      related: lost.prefix(GraphSupport.longestEvidence).map {
        Finding.Related(location: program.location($0), message: "this push is lost")
      },
      witness: support.witness(toAnyOf: lost.first.map(program.screens(at:)) ?? []), subject: "\(owner).\(name)")
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
  private static func isInternal(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
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

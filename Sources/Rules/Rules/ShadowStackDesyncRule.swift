import Linking
import NavigationModel
import SourceFacts

/// A second list that code keeps in step with the path by hand.
struct ShadowStackDesyncRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "shadow-stack-desync", name: "Shadow stack", defaultSeverity: .warning,
    summary:
      "A router keeps a second list beside the path of its stack, but the system's back button changes only the path.",
    category: .state,
    rationale: """
      The back button and the back swipe write to the bound path and call no other code. The list beside it then holds \
      screens that are gone: code that uses it pops the wrong number of screens, shows the wrong title, or \
      crashes.

      Reported for a collection that the same type pushes and pops together with a bound path, and that is no stack's \
      path itself.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// A list that the functions which change a path change, too.
  struct Mirrored {
    var path: Ref
    var mirror: Ref
    var owner: TypeID
    /// The call with the path's stack.
    var stack: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Mirrored>] = [
    Exemption("A `didSet` or an `onChange` of the path, which may bring the two together") { mirrored in
      [mirrored.path, mirrored.mirror].contains { hasObserver($0, mirrored.program) }
        || isWatched(mirrored.path, for: mirrored.mirror, mirrored.program)
    },
    Exemption("A list of callers that wait for a screen's result") { holdsWaiting($0.mirror, $0.program) },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    // One path for each tab, all in one type: none of them follows another.
    let bound = Set(program.boundStacks.flatMap { program.states(behind: $0.path) })
    return program.boundStacks.flatMap { stack in
      program.states(behind: stack.path).filter { seen.insert($0).inserted }.flatMap { path in
        mirrors(of: path, besides: bound, program).map { mirror, owner in
          Mirrored(path: path, mirror: mirror, owner: owner, stack: stack.call, program: program)
        }
      }
    }.compactMap { mirrored in
      let judgement = Judgement(finding(mirrored), unless: Self.exemptions, of: mirrored)
      return judgement.exemption != nil || seen.insert(mirrored.mirror).inserted ? judgement : nil
    }
  }

  private func mirrors(of path: Ref, besides bound: Set<Ref>, _ program: LinkedProgram) -> [(Ref, TypeID)] {
    guard let owner = program.enclosingType(path) else { return [] }
    let (additions, removals) = (SDK.additions.sorted(), SDK.popsOfPaths.sorted())
    let pushes = functions(calling: additions, on: path, program)
    let pops = functions(calling: removals, on: path, program)
    guard !pushes.isEmpty, !pops.isEmpty else { return [] }
    return program.ownMembers(of: owner).filter { mirror in
      !bound.contains(mirror) && program.isOwnState(mirror) && isPushed(mirror, with: path, program)
        && !pushes.isDisjoint(with: functions(calling: additions, on: mirror, program))
        && !pops.isDisjoint(with: functions(calling: removals, on: mirror, program))
    }.map { ($0, owner) }
  }

  private func finding(_ mirrored: Mirrored) -> Finding {
    let program = mirrored.program
    let (a, b) = (Wording.name(program.name(mirrored.mirror)), Wording.name(program.name(mirrored.path)))
    let owner = program.typeName(mirrored.owner)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "After the user swipes back, '\(a)' of \(Wording.name(owner)) still holds the screen that is gone: the system "
        + "takes it off '\(b)' only. Use one array of routes as the path, or trim '\(a)' in a didSet of '\(b)'.",
      location: program.location(mirrored.mirror),
      related: [
        Finding.Related(location: program.location(mirrored.path), message: "the path that the stack is bound to"),
        Finding.Related(location: program.location(mirrored.stack), message: "the stack"),
      ], subject: "\(owner).\(program.name(mirrored.mirror))")
  }

  private static func hasObserver(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    program.child(variable, .accessors).map { !program.children($0).isEmpty } ?? false
  }

  /// A list of callers that wait for a screen's result (`[CheckedContinuation<Bool, Never>]`, closures, tasks) does not
  /// mirror the path.
  private static func holdsWaiting(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard let type = program.child(variable, .type) else { return false }
    return program.nodes([.typeName, .typeMember, .typeFunction], in: type).contains {
      program.kind($0) == .typeFunction || waiting.contains(program.name($0))
    }
  }

  private static let waiting: Set<String> = [
    "CheckedContinuation", "UnsafeContinuation", "Continuation", "Task", "AnyCancellable", "Cancellable",
  ]

  private func functions(calling names: [String], on variable: Ref, _ program: LinkedProgram) -> Set<Ref> {
    Set(program.mutations(of: variable).filter { names.contains(program.name($0)) }.compactMap(program.enclosingMember))
  }

  /// Some run of a function pushes both: not a path for each tab, of which a `switch` selects one.
  private func isPushed(_ mirror: Ref, with path: Ref, _ program: LinkedProgram) -> Bool {
    func places(_ variable: Ref) -> [Ref] {
      program.mutations(of: variable).filter { SDK.additions.contains(program.name($0)) }
    }
    let beside = places(mirror)
    return places(path).contains { a in
      beside.contains { b in program.enclosingMember(a) == program.enclosingMember(b) && !areAlternatives(a, b, program)
      }
    }
  }

  private func areAlternatives(_ a: Ref, _ b: Ref, _ program: LinkedProgram) -> Bool {
    guard let fork = program.ancestors(a).first(where: { program.contains($0, b) }) else { return false }
    return [.switch, .ifElse, .ternary].contains(program.kind(fork))
  }

  /// How far around a use of the path the observing call lies: `onChange(of: router.path.count)`.
  private static let reachOfWatch = 8

  /// Code observes each change of the path, and may update the list.
  private static func isWatched(_ path: Ref, for mirror: Ref, _ program: LinkedProgram) -> Bool {
    let names = Set(
      [program.name(mirror)] + program.mutations(of: mirror).compactMap(program.enclosingMember).map(program.name))
    return program.uses(ofVariable: path).contains { use in
      guard
        let watch = program.ancestors(use.place).prefix(reachOfWatch).first(where: {
          program.kind($0) == .call && SDK.listening.contains(program.name($0))
        })
      else { return false }
      return program.arguments(of: watch).contains { argument in
        program.nodes([.name, .member, .call], in: argument).contains { names.contains(program.name($0)) }
      }
    }
  }
}

extension ShadowStackDesyncRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A history beside the path",
          """
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            private var ↓history: [String] = []
            func push(_ name: String) {
              path.append(name)
              history.append(name)
            }
            func back() {
              guard !path.isEmpty else { return }
              path.removeLast()
              history.removeLast()
            }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The path is all there is",
          """
          final class Router: ObservableObject {
            @Published var path: [String] = []
            func push(_ name: String) { path.append(name) }
            func back() { _ = path.popLast() }
          }
          struct AppView: View {
            @StateObject private var router = Router()
            var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
          }
          """)
      ])
  }
}

import Linking
import NavigationModel
import SourceFacts

/// A second list that code keeps in step with the path by hand.
struct ShadowStackDesyncRule: CodeRule {
  let identity = RuleIdentity(
    id: "shadow-stack-desync", name: "Shadow stack", defaultSeverity: .warning,
    summary:
      "A router keeps a second list beside the path of its stack, but the system's back button changes only the path.",
    category: .state,
    rationale: """
      The back button and the back swipe write to the bound path and call no other code. The list beside it then holds \
      screens that are gone: code that uses it pops the wrong number of screens, shows the wrong title, or \
      crashes.

      Reported for a collection that the same type pushes and pops together with a bound path.
      """,
    exemptions: [
      "A `didSet` or an `onChange` of the path, which may bring the two together",
      "Logs that only grow",
      "A path for each tab or flow",
    ], isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    var found: [Finding] = []
    // One path for each tab, all in one type: none of them follows another.
    let bound = Set(program.boundStacks.flatMap { program.states(behind: $0.path) })
    for stack in program.boundStacks {
      for path in program.states(behind: stack.path) where seen.insert(path).inserted {
        guard let owner = program.enclosingType(path),
          program.child(path, .accessors).map({ program.children($0).isEmpty }) ?? true
        else { continue }
        let pushes = functions(calling: SDK.additions.sorted(), on: path, program)
        let pops = functions(calling: SDK.popsOfPaths.sorted(), on: path, program)
        guard !pushes.isEmpty, !pops.isEmpty else { continue }
        for mirror in program.ownMembers(of: owner)
        where !bound.contains(mirror) && program.isOwnState(mirror) && !holdsWaiting(mirror, program) {
          guard program.child(mirror, .accessors).map({ program.children($0).isEmpty }) ?? true,
            isPushed(mirror, with: path, program),
            !pushes.isDisjoint(with: functions(calling: SDK.additions.sorted(), on: mirror, program)),
            !pops.isDisjoint(
              with: functions(calling: SDK.popsOfPaths.sorted(), on: mirror, program)),
            !isWatched(path, for: mirror, program), seen.insert(mirror).inserted
          else { continue }
          let (a, b) = (Wording.name(program.name(mirror)), Wording.name(program.name(path)))
          found.append(
            Finding(
              rule: identity.id, severity: identity.defaultSeverity,
              message:
                "After the user swipes back, '\(a)' of \(Wording.name(program.typeName(owner))) still holds the "
                + "screen that is gone: the system takes it off '\(b)' only. "
                + "Use one array of routes as the path, or trim '\(a)' in a didSet of '\(b)'.",
              location: program.location(mirror),
              related: [
                Finding.Related(location: program.location(path), message: "the path that the stack is bound to"),
                Finding.Related(location: program.location(stack.call), message: "the stack"),
              ], subject: "\(program.typeName(owner)).\(program.name(mirror))"))
        }
      }
    }
    return found
  }

  /// A list of callers that wait for a screen's result (`[CheckedContinuation<Bool, Never>]`, closures, tasks) does not
  /// mirror the path.
  private func holdsWaiting(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard let type = program.child(variable, .type) else { return false }
    return program.nodes([.typeName, .typeMember, .typeFunction], in: type).contains {
      program.kind($0) == .typeFunction || Self.waiting.contains(program.name($0))
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
  private func isWatched(_ path: Ref, for mirror: Ref, _ program: LinkedProgram) -> Bool {
    let names = Set(
      [program.name(mirror)] + program.mutations(of: mirror).compactMap(program.enclosingMember).map(program.name))
    return program.uses(ofVariable: path).contains { use in
      guard
        let watch = program.ancestors(use.place).prefix(Self.reachOfWatch).first(where: {
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

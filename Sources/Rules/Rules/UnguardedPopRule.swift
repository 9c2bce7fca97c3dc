import Linking
import NavigationModel
import SourceFacts

/// `path.removeLast()` without a test that an element exists.
struct UnguardedPopRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "unguarded-pop", name: "Unguarded pop", defaultSeverity: .error,
    summary: "removeLast is called on a path that may be empty, or a pop comes too late.",
    category: .state,
    rationale: """
      `removeLast()` crashes on an empty path, `removeLast(n)` on a path with fewer than `n` elements. Quick users \
      cause that: two taps on a back button, or a tap during the back swipe, remove one element twice.

      Reported where the user can do it again before the screen is gone, and the path is then too short. Also for a \
      difference (`layers.count - index`) that is below zero the second time. A warning where a coordinator pops at \
      the end of a request: a user who went back meanwhile loses one more screen.
      """,
    exemptions: UnguardedPops.exemptions.map(\.reason) + UnguardedRequests.exemptionsOfPops.map(\.reason))

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let pops = UnguardedPops(program, support)
    let slices = pops.slices.map {
      Judgement(finding(slice: $0, pops, support), unless: UnguardedPops.exemptionsOfSlices, of: $0)
    }
    let requests = UnguardedRequests(program).pops.map {
      Judgement(finding($0, program, support), unless: UnguardedRequests.exemptionsOfPops, of: $0)
    }
    return removals(pops, support) + slices + requests
  }

  /// The calls of one member are usually unguarded together: one finding for all.
  private func removals(_ pops: UnguardedPops, _ support: GraphSupport) -> [Judgement] {
    let judged = pops.removals.map { removal in
      (removal, Judgement(finding([removal], pops, support), unless: UnguardedPops.exemptions, of: removal))
    }
    let told = judged.filter { $0.1.exemption == nil }.map(\.0)
    let groups = Dictionary(grouping: told) { pops.program.enclosingMember($0.place) ?? $0.place }
    return judged.map(\.1).filter { $0.exemption != nil }
      + groups.values.map { $0.sorted { $0.place < $1.place } }.sorted { $0[0].place < $1[0].place }.map {
        Judgement(finding($0, pops, support))
      }
  }

  private func finding(
    _ pop: UnguardedRequests.Pop, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let request = Wording.name(program.name(pop.request))
    return Finding(
      rule: identity.id, severity: .warning,
      message:
        "Users who go back while '\(request)' runs lose one more screen: \(Wording.name(program.memberPath(pop.place))) "
        + "then pops what they have gone back to. Pop only if the screen is still on top, or keep them there meanwhile.",
      location: program.location(pop.place),
      related: [Finding.Related(location: program.location(pop.request), message: "this is waited for")],
      witness: support.witness(toAnyOf: program.screens(at: pop.place)),
      subject: "\(program.memberPath(pop.place)) \(program.name(pop.request))")
  }

  private func finding(slice removal: UnguardedPops.Removal, _ pops: UnguardedPops, _ support: GraphSupport) -> Finding
  {
    let (program, slice, path) = (pops.program, removal.place, removal.path)
    let name = Wording.name(program.name(path))
    let isElement = pops.index(of: slice).map { pops.isBeforeEnd($0, of: path) } ?? false
    let fault =
      isElement
      ? "asks for the last element of '\(name)', and there is none where it is empty."
      : "takes a part of '\(name)' up to an index below zero where it is empty. Use 'dropLast()', or check "
        + "'\(name).isEmpty' first."
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The app can crash when the user taps twice: \(Wording.name(program.memberPath(slice))) \(fault)"
        + (isElement ? " Check '\(name).isEmpty' first." : ""),
      location: program.location(slice),
      related: [Finding.Related(location: program.location(path), message: "'\(name)' is what the stack shows")],
      witness: support.witness(toAnyOf: program.screens(at: slice)),
      subject: "\(program.memberPath(slice)) \(program.name(path)) index")
  }

  private func finding(
    _ removals: [UnguardedPops.Removal], _ pops: UnguardedPops, _ support: GraphSupport
  ) -> Finding {
    let (program, call, path) = (pops.program, removals[0].place, removals[0].path)
    let owner = program.enclosingType(call).map(program.typeName) ?? ""
    let member = program.enclosingMember(call).map(program.name) ?? ""
    // In the order of the calls, each path once: a member may serve the stacks of all tabs.
    let paths = removals.reduce(into: [Ref]()) { if !$0.contains($1.path) { $0.append($1.path) } }
    let name = Wording.name(program.name(path))
    let names = Wording.list(paths.map { "'\(program.name($0))'" })
    let holds = paths.count == 1 ? "holds" : "hold"
    let hasCount = removals.contains { !program.arguments(of: $0.place).isEmpty }
    let place = owner.isEmpty ? Wording.name(member) : "\(Wording.name(owner)).\(Wording.name(member))"
    let message =
      "The app can crash when the user taps twice: \(place) calls removeLast\(hasCount ? "" : "()") without a check "
      + "that \(names) still \(holds) "
      + (hasCount
        ? "as many screens. Take off no more than \(paths.count == 1 ? "'\(name).count'" : "'count' of each")."
        : "a screen. "
          + (removals[0].isUntyped
            ? paths.count == 1 ? "Check '\(name).isEmpty' first." : "Check 'isEmpty' of each first."
            : paths.count == 1
              ? "Use popLast(), or check '\(name).isEmpty' first." : "Use popLast(), or check 'isEmpty' of each first."))
    let related = removals.dropFirst().prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0.place), message: "and here")
    }
    return Finding(
      rule: identity.id, severity: pops.isOfReducer(path) ? .warning : identity.defaultSeverity, message: message,
      location: program.location(call),
      related: related
        + paths.prefix(GraphSupport.longestEvidence).map {
          Finding.Related(
            location: program.location($0),
            message: "'\(Wording.name(program.name($0)))' is what \(paths.count == 1 ? "the" : "a") stack shows")
        },
      witness: support.witness(toAnyOf: program.screens(at: call)), subject: "\(owner).\(member) \(program.name(path))",
      fix: fix(removals, name, program))
  }

  /// Only where it repairs everything that the finding reports.
  private func fix(_ removals: [UnguardedPops.Removal], _ name: String, _ program: LinkedProgram) -> Fix? {
    var edits: [Fix.Edit] = []
    for pop in removals {
      guard program.arguments(of: pop.place).isEmpty, let statement = program.parent(pop.place),
        program.kind(statement) == .block,
        let written = plainText(pop.receiver, program)
      else { return nil }
      edits.append(Fix.Edit(location: program.location(pop.place), operation: .wrapInCondition("!\(written).isEmpty")))
    }
    return Fix(title: "Pop only when '\(name)' is not empty", isCertain: true, edits: edits)
  }

  /// `path`, `self.path`, `router.path`: an expression that can be repeated.
  private func plainText(_ expression: Ref, _ program: LinkedProgram) -> String? {
    guard !program.flags(expression).contains(.isOptionalChain) else { return nil }
    switch program.kind(expression) {
    case .name: return program.name(expression)
    case .member:
      return program.child(expression, .base).flatMap { plainText($0, program) }.map {
        "\($0).\(program.name(expression))"
      }
    default: return nil
    }
  }
}

extension UnguardedPopRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A router that trusts its callers",
          """
          enum Step: Hashable { case name, address }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { SignUpView() } }
          }
          final class SignUpRouter: ObservableObject {
            @Published var steps: [Step] = []
            func back() { steps.↓removeLast() }
            func back(by count: Int) { steps.↓removeLast(count) }
          }
          struct SignUpView: View {
            @StateObject private var router = SignUpRouter()
            var body: some View {
              NavigationStack(path: $router.steps) {
                Button("Start") { router.steps.append(.name) }
                  .navigationDestination(for: Step.self) { _ in
                    VStack {
                      Button("Back") { router.back() }
                      Button("Start") { router.back(by: 2) }
                    }
                  }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A condition of the button stands for the check",
          """
          struct WizardView: View {
            @State private var path: [Int] = []
            var body: some View {
              NavigationStack(path: $path) {
                if !path.isEmpty {
                  Button("Back") { withAnimation { path.removeLast() } }
                }
              }
            }
          }
          """)
      ])
  }
}

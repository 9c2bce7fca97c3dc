import Linking
import NavigationModel
import SourceFacts

/// `path.removeLast()` without a test that an element exists.
struct UnguardedPopRule: CodeRule {
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
    exemptions: [
      """
      Code that checks the path on the way to the call: an `if`, `guard`, `while` or `switch`, a property that checks \
      it, or all callers
      """,
      "An element that is pushed just before or after, and a count that is bounded by the path's",
      "A control that is disabled while the path is empty",
      "Buttons of alerts and dialogs, which close at the first tap, and an `onChange` that waits for a value",
      "A screen that always has more screens below it than are removed",
      "A request during which the code checks, records or shows anything, and a pop off the screen's own stack",
      "Functions that nothing calls, `popLast()`, and arrays that no stack shows",
      "Stack states of reducers in the answer to an action of one of their elements",
    ])

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let calls = program.calls(named: "removeLast")
    var paths: Set<Ref> = []
    for stack in program.boundStacks {
      for state in program.states(behind: stack.path) { paths.formUnion([state] + program.aliases(of: state)) }
    }
    var pops: [Pop] = []
    lazy var depths = support.pushDepths(above: replacements(of: paths, program))
    for call in calls {
      guard let receiver = program.receiver(of: call), let path = program.variable(of: receiver),
        !program.flags(call).contains(.isOptionalChain)
      else { continue }
      let isPath = program.nominalName(program.type(of: receiver).core) == "NavigationPath"
      let mayGoBelow = takesDifference(call, of: path, program)
      guard
        isPath
          || ((paths.contains(path) || mayGoBelow && isPresented(path, program)) && isArray(path, program))
          || paths.contains(path) && isOfReducer(path, program) && answersOthers(call, path, program)
      else { continue }
      let guards = PathGuards(program: program, path: path)
      guard mayGoBelow || !guards.isBounded(call), !guards.isReplaced(call), !guards.stand(before: call),
        !guards.standBeforeAllCallers(of: call), !program.isNeverRun(codeAt: call),
        !happensOnce(call, program), !happensOnceForAllCallers(call, program), !program.isInArmOfUnmadeCase(call),
        !isInArmThatNoCallerTakes(call, program)
      else { continue }
      // Two quick taps remove twice as many; more taps are not realistic.
      let screens = program.screens(at: call)
      let least = screens.compactMap { support.node($0).flatMap { depths[$0] } }
      if let count = count(of: call, program), least.count == screens.count, let shallowest = least.min(),
        shallowest > count
      {
        continue
      }
      pops.append(Pop(call: call, receiver: receiver, path: path, isUntyped: isPath))
    }
    let slices = slices(of: paths, program)
    // The pops of one member are usually unguarded together: one finding for all.
    let groups = Dictionary(grouping: pops) { program.enclosingMember($0.call) ?? $0.call }
    return groups.values.map { $0.sorted { $0.call < $1.call } }.sorted { $0[0].call < $1[0].call }.map {
      finding($0, program, support)
    } + slices.map { finding(slice: $0.slice, of: $0.path, program, support) }
      + UnguardedRequests(program).pops.map { finding($0, program, support) }
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

  // MARK: indices

  /// `path[0..<(path.count - 1)]`: on an empty path the range ends before it begins. `path[path.count - 1]` is no element
  /// of it.
  private func slices(of paths: Set<Ref>, _ program: LinkedProgram) -> [(slice: Ref, path: Ref)] {
    paths.sorted().flatMap { path -> [(slice: Ref, path: Ref)] in
      guard isArray(path, program) else { return [] }
      let guards = PathGuards(program: program, path: path)
      return program.mentions(ofVariable: path).compactMap { mention in
        guard let slice = program.parent(mention), program.kind(slice) == .subscript,
          program.child(slice, .base) == mention, takesEnd(in: slice, of: path, program),
          !guards.stand(before: slice), !guards.standBeforeAllCallers(of: slice), !program.isNeverRun(codeAt: slice),
          !program.isOutOfScope(slice)
        else { return nil }
        return (slice, path)
      }
    }
  }

  private func takesEnd(in slice: Ref, of path: Ref, _ program: LinkedProgram) -> Bool {
    if let index = index(of: slice, program), isBeforeEnd(index, of: path, program) { return true }
    return program.nodes([.binary], in: slice).contains { range in
      guard ["..<", "..."].contains(program.name(range)), let end = program.child(range, .right) else { return false }
      return program.nodes([.binary], in: end).contains { isBeforeEnd($0, of: path, program) }
    }
  }

  /// The only argument of a subscript.
  private func index(of slice: Ref, _ program: LinkedProgram) -> Ref? {
    let arguments = program.children(slice, .arguments)
    return arguments.count == 1 ? program.child(arguments[0], .value) : nil
  }

  /// `path.count - 1`, `path.endIndex - 1`
  private func isBeforeEnd(_ difference: Ref, of path: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(difference) == .binary, program.name(difference) == "-",
      let left = program.child(difference, .left), program.kind(left) == .member,
      program.name(left) == "count" || program.name(left) == "endIndex"
    else { return false }
    return program.child(left, .base).flatMap(program.variable(of:)) == path
  }

  private func finding(slice: Ref, of path: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let name = Wording.name(program.name(path))
    let isElement = index(of: slice, program).map { isBeforeEnd($0, of: path, program) } ?? false
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

  /// Where the whole path is replaced: the new content has the stack's first screen below it.
  private func replacements(of paths: Set<Ref>, _ program: LinkedProgram) -> Set<SourceLocation> {
    Set(
      program.sites.filter { site in
        guard site.kind == .root else { return false }
        let changed =
          program.kind(site.primitive) == .assign
          ? program.child(site.primitive, .target)
          : program.kind(site.primitive) == .call ? program.receiver(of: site.primitive) : nil
        return changed.flatMap(program.variable(of:)).map(paths.contains) ?? false
      }.map { program.location($0.place) })
  }

  private func happensOnceForAllCallers(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let function = program.enclosingMember(call), program.kind(function) == .function else { return false }
    let callers = program.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { happensOnce($0, program) }
  }

  /// `func close(_ page: Page) { switch page { case .detail: path.removeLast() … } }`, which live code calls with other
  /// cases only.
  private func isInArmThatNoCallerTakes(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let arm = program.ancestors(call).first(where: { program.kind($0) == .switchCase }),
      !program.flags(arm).contains(.isDefault), let statement = program.parent(arm),
      let subject = program.child(statement, .subject), program.kind(subject) == .name,
      let parameter = program.variable(of: subject), program.kind(parameter) == .parameter,
      let function = program.enclosingMember(call), program.kind(function) == .function,
      let place = program.parameters(of: function).firstIndex(of: parameter),
      let patterns = program.child(arm, .patterns)
    else { return false }
    let taken = Set(program.nodes([.patternCase, .member], in: patterns).map(program.name))
    let callers = program.callers(of: function)
    return !callers.isEmpty
      && callers.filter { !program.isNeverRun(codeAt: $0) }.allSatisfy { caller in
        guard let given = program.arguments(of: caller).dropFirst(place).first.flatMap({ program.child($0, .value) })
        else {
          return false
        }
        let named = program.kind(given) == .call ? program.child(given, .callee) ?? given : given
        // `.detail`, `Page.detail`: a case by its name.
        guard program.kind(named) == .member,
          program.child(named, .base).map({ program.typeNamed(by: $0) != nil }) ?? true
        else { return false }
        return !taken.contains(program.name(named))
      }
  }

  /// `layers.removeLast(layers.count - index)` with an index parameter: a negative number crashes.
  private func takesDifference(_ call: Ref, of path: Ref, _ program: LinkedProgram) -> Bool {
    guard let count = program.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(count) == .binary, program.name(count) == "-", let left = program.child(count, .left),
      let right = program.child(count, .right), program.kind(left) == .member, program.name(left) == "count",
      program.child(left, .base).flatMap(program.variable(of:)) == path
    else { return false }
    return program.variable(of: right).map { program.kind($0) == .parameter } ?? false
  }

  /// A sheet or cover shows the elements of the array.
  private func isPresented(_ list: Ref, _ program: LinkedProgram) -> Bool {
    let presenters = Set(program.presentations.map(\.call))
    return program.mentions(ofVariable: list).contains { mention in
      program.ancestors(mention).contains(where: presenters.contains)
    }
  }

  /// The number of screens that are removed; nil where it is no literal.
  private func count(of call: Ref, _ program: LinkedProgram) -> Int? {
    guard let argument = program.arguments(of: call).first else { return 1 }
    return program.child(argument, .value).flatMap { program.kind($0) == .number ? Int(program.name($0)) : nil }
  }

  /// The touched control disappears with the first touch: a button of an alert, or of the app's own replacement.
  private func happensOnce(_ call: Ref, _ program: LinkedProgram) -> Bool {
    var inner = call
    var isChosen = false
    for node in program.ancestors(call) {
      if program.kind(node) == .function || program.kind(node) == .type { return false }
      // One of several paths, which another tab's stack shows.
      if program.kind(node) == .switch { isChosen = true }
      // A second tap does not change a value again.
      if program.kind(node) == .call, program.name(node) == "onChange", !isChosen,
        program.argument("of", of: node) != nil
      {
        return true
      }
      if program.kind(node) == .call, Self.dialogs.contains(program.name(node)) { return true }
      if program.kind(node) == .argument, program.kind(inner) == .closure, let handed = program.parent(node),
        isKept(node, of: handed, program)
      {
        return true
      }
      inner = node
    }
    return false
  }

  private static let dialogs: Set<String> = SDK.questions.union(SDK.questionValues)

  /// A function of the app assigns the closure to a property, mostly for a popup.
  private func isKept(_ argument: Ref, of call: Ref, _ program: LinkedProgram) -> Bool {
    guard case .functions(let functions, _) = program.callee(of: call), !functions.isEmpty else { return false }
    return functions.allSatisfy { function in
      guard let body = program.child(function, .body) else { return false }
      let names = Set(
        program.parameters(of: function).filter { p in
          program.name(argument).isEmpty || program.child(p, .label).map(program.name) == program.name(argument)
            || program.name(p) == program.name(argument)
        }.map(program.name))
      return program.nodes([.assign], in: body).contains { assignment in
        program.child(assignment, .value).map { program.kind($0) == .name && names.contains(program.name($0)) } ?? false
      }
    }
  }

  private struct Pop {
    var call: Ref
    var receiver: Ref
    var path: Ref
    var isUntyped: Bool
  }

  /// A library's own collection of states: `var path = StackState<Page.State>()`, `var path: StackState<Page.State>`.
  private func isOfReducer(_ path: Ref, _ program: LinkedProgram) -> Bool {
    [program.child(path, .type), program.child(path, .initializer)].compactMap(\.self).contains { written in
      program.nodes([.typeName, .name], in: written).contains { program.isListOfLibrary(program.name($0)) }
    }
  }

  /// The reducer handles an action that does not depend on the stack's content: `case .backTapped`, as opposed to `case
  /// .path(.element(…))`, which an element sends.
  private func answersOthers(_ call: Ref, _ path: Ref, _ program: LinkedProgram, depth: Int = 0) -> Bool {
    let arms = program.ancestors(call).filter {
      program.kind($0) == .switchCase && !program.flags($0).contains(.isDefault)
    }
    let named = arms.compactMap { program.child($0, .patterns) }.flatMap {
      program.nodes([.patternCase, .member], in: $0)
    }.map(program.name)
    if !named.isEmpty {
      return !named.contains(where: program.isActionOfElement) && !named.contains(program.name(path))
    }
    guard arms.isEmpty, depth < program.budget.ruleHelperDepth.most, let helper = program.enclosingMember(call),
      program.kind(helper) == .function
    else { return false }
    return program.callers(of: helper).contains { answersOthers($0, path, program, depth: depth + 1) }
  }

  private func isArray(_ path: Ref, _ program: LinkedProgram) -> Bool {
    // Known as an array, and still a reducer's.
    if isOfReducer(path, program) { return false }
    switch program.declaredType(of: path).core {
    case .array: return true
    // A type that the sources do not declare.
    case .unknown:
      guard let initial = program.child(path, .initializer), program.kind(initial) == .call,
        let made = program.child(initial, .callee)
      else { return true }
      return program.kind(made) != .specialize
    default: return false
    }
  }

  private func finding(_ pops: [Pop], _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let (call, path) = (pops[0].call, pops[0].path)
    let owner = program.enclosingType(call).map(program.typeName) ?? ""
    let member = program.enclosingMember(call).map(program.name) ?? ""
    // In the order of the calls, each path once: a member may serve the stacks of all tabs.
    let paths = pops.reduce(into: [Ref]()) { if !$0.contains($1.path) { $0.append($1.path) } }
    let name = Wording.name(program.name(path))
    let names = Wording.list(paths.map { "'\(program.name($0))'" })
    let holds = paths.count == 1 ? "holds" : "hold"
    let hasCount = pops.contains { !program.arguments(of: $0.call).isEmpty }
    let place = owner.isEmpty ? Wording.name(member) : "\(Wording.name(owner)).\(Wording.name(member))"
    let message =
      "The app can crash when the user taps twice: \(place) calls removeLast\(hasCount ? "" : "()") without a check "
      + "that \(names) still \(holds) "
      + (hasCount
        ? "as many screens. Take off no more than \(paths.count == 1 ? "'\(name).count'" : "'count' of each")."
        : "a screen. "
          + (pops[0].isUntyped
            ? paths.count == 1 ? "Check '\(name).isEmpty' first." : "Check 'isEmpty' of each first."
            : paths.count == 1
              ? "Use popLast(), or check '\(name).isEmpty' first." : "Use popLast(), or check 'isEmpty' of each first."))
    let related = pops.dropFirst().prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0.call), message: "and here")
    }
    return Finding(
      rule: identity.id, severity: isOfReducer(path, program) ? .warning : identity.defaultSeverity, message: message,
      location: program.location(call),
      related: related
        + paths.prefix(GraphSupport.longestEvidence).map {
          Finding.Related(
            location: program.location($0),
            message: "'\(Wording.name(program.name($0)))' is what \(paths.count == 1 ? "the" : "a") stack shows")
        },
      witness: support.witness(toAnyOf: program.screens(at: call)), subject: "\(owner).\(member) \(program.name(path))",
      fix: fix(pops, name, program))
  }

  /// Only where it repairs everything that the finding reports.
  private func fix(_ pops: [Pop], _ name: String, _ program: LinkedProgram) -> Fix? {
    var edits: [Fix.Edit] = []
    for pop in pops {
      guard program.arguments(of: pop.call).isEmpty, let statement = program.parent(pop.call),
        program.kind(statement) == .block,
        let written = plainText(pop.receiver, program)
      else { return nil }
      edits.append(Fix.Edit(location: program.location(pop.call), operation: .wrapInCondition("!\(written).isEmpty")))
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

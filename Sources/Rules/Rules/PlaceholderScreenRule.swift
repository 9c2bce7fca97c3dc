import Linking
import NavigationModel
import SourceFacts

/// A screen that users can reach and that was never written.
struct PlaceholderScreenRule: JudgingCodeRule, ConfigurableRule {
  var texts: [String] = []

  static let options: [RuleOption<Self>] = [
    .init(
      "texts", \.texts,
      "Texts that mark an unfinished screen, beside `TODO`, `Not implemented` and the like; upper and lower case do "
        + "not matter."
    )
  ]

  let identity = RuleIdentity(
    id: "placeholder-screen", name: "Placeholder screen", defaultSeverity: .warning,
    summary: "A reachable screen shows only a stub such as Text(\"TODO\") or EmptyView().",
    category: .graph,
    rationale: """
      The user taps and finds a note for developers, or nothing. Such screens are written early to make the \
      navigation compile.

      Reported where the whole body is an `EmptyView`, or a `Text` that says that something is to be done, \
      repeats the view's name or greets the world. A stub in a route's place is `blank-destination`.

      Opt-in: the authors of an unfinished screen know it.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  /// A screen that shows only a stub.
  struct Unwritten {
    var screen: Screen
    var stub: Ref
    /// The transitions that lead to it.
    var ways: [Transition]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Unwritten>] = [
    Exemption("Screens that only debug builds have") {
      $0.screen.isDebugOnly || $0.program.flags($0.stub).contains(.isDebugOnly)
    },
    Exemption("Screens that no user gets to") { !$0.screen.isReachable || $0.ways.isEmpty },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    support.screens.compactMap { screen in
      guard screen.kind == .view, let type = program.view(named: screen.id), let body = program.body(of: type),
        let stub = stub(in: body, of: type, program)
      else { return nil }
      let ways = support.transitions(to: screen.id).filter {
        [.push, .sheet, .cover, .popover, .tab, .root].contains($0.kind) && $0.confidence > .guessed
      }
      let unwritten = Unwritten(screen: screen, stub: stub, ways: ways, program: program)
      return Judgement(finding(unwritten, support), unless: Self.exemptions, of: unwritten)
    }
  }

  private func finding(_ unwritten: Unwritten, _ support: GraphSupport) -> Finding {
    let (program, screen, stub) = (unwritten.program, unwritten.screen, unwritten.stub)
    let text =
      program.name(stub) == "EmptyView"
      ? "nothing at all" : "only '\(Wording.name(words(of: stub, program) ?? ""))'"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user reaches a stub: \(Wording.name(screen.name)) shows \(text). Write the screen, or remove what "
        + "leads to it.",
      location: program.location(stub),
      related: unwritten.ways.prefix(GraphSupport.longestEvidence).map {
        Finding.Related(location: $0.location, message: Wording.act($0.kind, screen.name) + " here")
      },
      witness: support.witness(toAnyOf: [screen.id]), subject: screen.id,
      confidence: unwritten.ways.first?.confidence ?? .guessed)
  }

  /// The only view in the body, when it is a stub.
  private func stub(in body: Ref, of type: TypeID, _ program: LinkedProgram) -> Ref? {
    var statements = program.statements(of: body)
    while true {
      guard statements.count == 1 else { return nil }
      let shown = program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
      guard let shown else { return nil }
      let chain = program.modifierChain(shown)
      guard let base = chain.last, program.receiver(of: base) == nil else { return nil }
      // The attached modifiers may be the purpose of the view.
      guard chain.dropLast().allSatisfy({ Self.decorations.contains(program.name($0)) }) else { return nil }
      switch program.name(base) {
      case "EmptyView": return base
      case "Text":
        guard let text = words(of: base, program), isStub(text, in: type, program) else { return nil }
        return base
      case let name where SDK.framesOfOne.contains(name):
        guard let closure = program.trailingClosure(of: base) else { return nil }
        statements = program.statements(of: closure)
      default: return nil
      }
    }
  }

  private static let decorations: Set<String> = SDK.looks

  private func words(of call: Ref, _ program: LinkedProgram) -> String? {
    guard let text = program.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(text) == .string,
      program.children(text).isEmpty
    else { return nil }
    return program.name(text)
  }

  private func isStub(_ text: String, in type: TypeID, _ program: LinkedProgram) -> Bool {
    if !text.isEmpty, Stubs.isStub(text) || texts.contains(where: { $0.lowercased() == text.lowercased() }) {
      return true
    }
    let own = DottedName.spoken(DottedName.last(of: program.typeName(type)))
    return text == own && own.hasSuffix("View")
  }
}

extension PlaceholderScreenRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A pushed screen that is still to be done",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            var body: some View {
              NavigationStack { NavigationLink("Statistics") { StatisticsView() } }
            }
          }
          struct StatisticsView: View {
            var body: some View {
              ↓Text("TODO").navigationTitle("Statistics")
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A small screen is a screen",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            var body: some View {
              NavigationStack { NavigationLink("Version") { VersionView() } }
            }
          }
          struct VersionView: View {
            var body: some View { Text("Version 1") }
          }
          """)
      ])
  }
}

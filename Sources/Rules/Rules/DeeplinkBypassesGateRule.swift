import Linking
import NavigationModel
import SourceFacts

/// Links that bypass a screen which every other way passes.
struct DeeplinkBypassesGateRule: JudgingCodeRule, ConfigurableRule {
  var gates: [String] = []

  static let options: [RuleOption<Self>] = [
    .init(
      "gates", \.gates, of: .screens,
      "Screens that users must pass before they get further: a login, a lock, terms to accept."
    )
  ]

  let identity = RuleIdentity(
    id: "deeplink-bypasses-gate", name: "Deeplink bypasses gate", defaultSeverity: .warning,
    summary: "A link or notification opens a screen that is otherwise behind a login, a lock or the like.",
    category: .deeplink,
    rationale: """
      A link shows what the lock should hide, or a screen that needs an account is empty or crashes.

      Reported where the app starts with a choice between two screens, one of which lets users in, and a link's \
      handler shows something over both. The option `gates` names other gates: then it is reported where all other \
      ways from launch to the screen pass one of them.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A link that opens a screen to which all other ways lead through a gate.
  struct Bypass {
    var link: Entry
    var location: SourceLocation
    var gate: String
    var handlers: [LinkHandler]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Bypass>] = [
    Exemption("A handler that checks anything like a session (`isLoggedIn`, `isUnlocked`, a `user`)") {
      asksForSession($0.location, $0.handlers, $0.program)
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let named = bypasses(program, support).map {
      Judgement(finding($0, support), unless: Self.exemptions, of: $0)
    }
    return atTheRoot(program, support).map { Judgement($0) } + named
  }

  /// Links that show something over the choice between a gate and the content behind it.
  private func atTheRoot(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    RootGates(program).bypasses.map { bypass in
      let gate = Wording.name(program.typeName(bypass.gate))
      let shown = bypass.shown.map { Wording.name(program.typeName($0)) } ?? "its screen"
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "A link shows \(shown) to users who have not passed \(gate): it is presented over the choice of the first "
          + "screen, and the handler does not check what that choice checks. Check it in the handler, keep the "
          + "link, and open it afterwards.",
        location: program.location(bypass.opening),
        related: [
          Finding.Related(location: program.location(bypass.choice), message: "\(gate) is shown by this choice"),
          Finding.Related(location: program.location(bypass.presenter), message: "and this is presented over it"),
        ], subject: "\(program.typeName(bypass.gate)) \(program.memberPath(bypass.opening))", confidence: .inferred)
    }
  }

  /// Links past the gates that the configuration names.
  private func bypasses(_ program: LinkedProgram, _ support: GraphSupport) -> [Bypass] {
    let normal = support.entries.filter { !Self.isLink($0.via) }.compactMap { support.node($0.screen) }
    let links = support.entries.filter { Self.isLink($0.via) }
    guard !gates.isEmpty, !normal.isEmpty, !links.isEmpty else { return [] }
    let handlers = program.linkHandlers()
    // The links' own transitions do not count as ways around the gate.
    let places = Set(links.compactMap(\.location))
    let isOwn = { (edge: GraphSupport.Edge) in
      if case .transition(let place) = edge.cause { return !places.contains(support.transitions[place].location) }
      return true
    }
    let reached = support.nodes(from: normal, along: isOwn)
    var found: [Bypass] = []
    for gate in gates {
      guard let gateNode = support.node(gate) else { continue }
      let around = support.nodes(from: normal.filter { $0 != gateNode }) { $0.target != gateNode && isOwn($0) }
      for link in links {
        guard let location = link.location, let node = support.node(link.screen), node != gateNode,
          reached.contains(node), !around.contains(node)
        else { continue }
        found.append(Bypass(link: link, location: location, gate: gate, handlers: handlers, program: program))
      }
    }
    return found
  }

  private func finding(_ bypass: Bypass, _ support: GraphSupport) -> Finding {
    let (link, name) = (bypass.link, Wording.name(bypass.gate))
    let screen = Wording.name(support.screen(link.screen)?.name ?? link.screen)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A \(Self.words(for: link.via)) shows \(screen) to users who have not passed \(name), the only other way to it. "
        + "Check in the handler what \(name) checks, keep the link, and open it afterwards.",
      location: bypass.location, related: Array(support.way(to: link.screen).prefix(GraphSupport.longestEvidence)),
      subject: "\(bypass.gate) \(link.screen)", confidence: .inferred)
  }

  private static func words(for via: Entry.Via) -> String {
    switch via {
    case .notification: "notification"
    case .shortcut: "shortcut"
    default: "link"
    }
  }

  private static func isLink(_ via: Entry.Via) -> Bool { !via.isLaunch }

  private static let words = [
    "login", "logged", "signin", "signed", "auth", "session", "account", "user", "lock", "token", "onboard", "terms",
    "consent", "credential",
  ]

  /// The code around the place, or the handler that runs it, mentions state that a gate would test.
  private static func asksForSession(
    _ location: SourceLocation, _ handlers: [LinkHandler], _ program: LinkedProgram
  ) -> Bool {
    let bodies = handlers.flatMap(\.bodies).filter { body in
      program.path(body) == location.file
        && program.nodes([.call, .member, .name], in: body).contains { program.location($0) == location }
    }
    // The origin of the link is not known, so earlier tests are not either.
    if bodies.isEmpty { return true }
    let asking = handlers.filter { !$0.bodies.filter(bodies.contains).isEmpty }.flatMap(\.bodies)
    return asking.contains { body in
      program.nodes([.ifElse, .guard, .switch, .ternary], in: body).contains { choice in
        guard let condition = program.decider(choice) else { return false }
        return program.nodes([.name, .member, .call], in: condition).contains { node in
          let name = program.name(node).lowercased()
          return words.contains { name.contains($0) }
        }
      }
    }
  }
}

extension GraphSupport {
  /// All nodes that forward transitions and embeddings reach, including the starts.
  func nodes(from starts: [Node], along isUsable: (Edge) -> Bool = { _ in true }) -> Set<Node> {
    var seen = Set(starts)
    var queue = seen.sorted()
    while let node = queue.popLast() {
      for place in outgoing[node] where isUsable(edges[place]) && seen.insert(edges[place].target).inserted {
        queue.append(edges[place].target)
      }
    }
    return seen
  }
}

extension DeeplinkBypassesGateRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A link opens the documents, whoever asks",
          """
          enum Page: Hashable { case documents }
          @main struct VaultApp: App {
            @State private var path: [Page] = []
            var body: some Scene {
              WindowGroup {
                LoginView(path: $path)
                  .onOpenURL { _ in path.append(.↓documents) }
              }
            }
          }
          struct LoginView: View {
            @Binding var path: [Page]
            @State private var isIn = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Log in") { isIn = true }
                  .fullScreenCover(isPresented: $isIn) { HomeView() }
                  .navigationDestination(for: Page.self) { _ in DocumentsView() }
              }
            }
          }
          struct HomeView: View {
            var body: some View {
              NavigationStack { NavigationLink("Documents") { DocumentsView() } }
            }
          }
          struct DocumentsView: View { var body: some View { Text("Documents") } }
          """, options: ["gates": .texts(["LoginView"])])
      ],
      nonTriggering: [
        RuleExample(
          "The handler asks whether the user is logged in",
          """
          enum Page: Hashable { case documents }
          @main struct VaultApp: App {
            @State private var path: [Page] = []
            @State private var isLoggedIn = false
            var body: some Scene {
              WindowGroup {
                LoginView(path: $path)
                  .onOpenURL { _ in if isLoggedIn { path.append(.documents) } }
              }
            }
          }
          struct LoginView: View {
            @Binding var path: [Page]
            @State private var isIn = false
            var body: some View {
              NavigationStack(path: $path) {
                Button("Log in") { isIn = true }
                  .fullScreenCover(isPresented: $isIn) { HomeView() }
                  .navigationDestination(for: Page.self) { _ in DocumentsView() }
              }
            }
          }
          struct HomeView: View {
            var body: some View {
              NavigationStack { NavigationLink("Documents") { DocumentsView() } }
            }
          }
          struct DocumentsView: View { var body: some View { Text("Documents") } }
          """, options: ["gates": .texts(["LoginView"])])
      ])
  }
}

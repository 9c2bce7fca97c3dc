import Linking
import NavigationModel
import SourceFacts

/// Screens that trap the user: shown over everything, or without a back button, and without anything that leaves.
struct DeadEndScreenRule: JudgingRule, ConfigurableRule {
  var blocking: [String] = []

  static let options: [RuleOption<Self>] = [
    .init(
      "blocking", \.blocking, of: .words,
      "Words in the names of screens that are meant to hold the user, beside `Splash`, `Lock`, `Maintenance` and the like."
    )
  ]

  let identity = RuleIdentity(
    id: "dead-end-screen", name: "Dead-end screen", defaultSeverity: .error,
    summary: "A screen is shown full screen, or pushed without a back button, and offers no way out.",
    category: .graph,
    rationale: """
      The user is stuck. A full-screen cover cannot be swiped away, nor can a sheet that says so, and hiding the back \
      button switches the swipe back off, too.

      Reported only when everything that the screen shows was read, and nothing in it or its presenter \
      dismisses, pops, changes the root, leads on or calls back.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  /// A screen without a known way out, and the transitions to it after which there is no system's way back either.
  struct Trap {
    var screen: Screen
    var ways: [Transition]
    /// The surest of the ways.
    var first: Transition
    var blocking: [String]
    var program: LinkedProgram?
  }

  static let exemptions: [Exemption<Trap>] = [
    Exemption(
      """
      Screens that block on purpose, by their name (`ForceUpdateView`, `LockScreen`, `SplashView`, \
      `MaintenanceView`)
      """
    ) { trap in
      ScreenNames.isBlocking(trap.screen.name)
        || trap.blocking.contains(where: ScreenNames.words(of: trap.screen.name).contains)
    },
    Exemption("A callback that is called as the screen is shown: it may dismiss everything around the screen") { trap in
      trap.program.map { program in trap.ways.contains { isToldToOthers($0, program) } } ?? false
    },
    Exemption("A control beside the screen, in the content of the same modal") { trap in
      trap.program.map { program in trap.ways.contains { isSurrounded($0, program) } } ?? false
    },
  ]

  func judgements(in context: RuleContext) -> [Judgement] {
    let support = context.support
    return support.screens.compactMap { screen in
      // A class that no Swift source declares (Objective-C, a library) may dismiss itself.
      guard screen.wayOut == .none, screen.kind == .view || screen.kind == .viewController, !screen.isDebugOnly,
        !(screen.location?.file.hasSuffix(".storyboard") ?? false),
        let node = support.node(screen.id), support.isLive(node), !leaves(screen.id, support),
        let trap = trap(screen, support, context.program)
      else { return nil }
      return Judgement(finding(trap, support), unless: Self.exemptions, of: trap)
    }
  }

  private func trap(_ screen: Screen, _ support: GraphSupport, _ program: LinkedProgram?) -> Trap? {
    let isHeld = program.map { HeldCards($0).holds(screen.id) } ?? false
    let ways = support.transitions(to: screen.id).filter {
      $0.kind == .cover || ($0.kind == .push && screen.hidesBackButton) || ($0.kind == .sheet && isHeld)
    }
    guard let surest = ways.map(\.confidence).max(), let first = ways.first(where: { $0.confidence == surest }) else {
      return nil
    }
    return Trap(screen: screen, ways: ways, first: first, blocking: blocking, program: program)
  }

  private func finding(_ trap: Trap, _ support: GraphSupport) -> Finding {
    let (screen, first) = (trap.screen, trap.first)
    let (manner, mend) = words(for: first.kind)
    let name = Wording.name(screen.name)
    var related = trap.ways.prefix(GraphSupport.longestEvidence).map {
      Finding.Related(
        location: $0.location, message: "\(Wording.name($0.owner)) \(Wording.act($0.kind, screen.name)) here")
    }
    if let presenter = first.from.min() { related += support.way(to: presenter) }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(name) \(manner) and offers no way out: nothing on it closes it or leads on, so users can be stuck there. \(mend).",
      location: screen.location ?? first.location, related: related, subject: screen.id, confidence: first.confidence)
  }

  private func words(for kind: Transition.Kind) -> (manner: String, mend: String) {
    switch kind {
    case .cover: ("is shown full screen", "Add a close button that calls dismiss()")
    case .sheet: ("is a sheet that cannot be swiped away", "Add a close button that calls dismiss()")
    default: ("is pushed with its back button hidden", "Show the back button, or add a button that calls dismiss()")
    }
  }

  /// The modal's content holds a control beside the screen: `ZStack { screen; Button("Close") { item = nil } }`.
  private static func isSurrounded(_ transition: Transition, _ program: LinkedProgram) -> Bool {
    let primitives = program.sites.filter { program.location($0.place) == transition.location }.map(\.primitive)
    return primitives.contains { primitive in
      guard program.kind(primitive) == .call, let content = program.contentClosure(of: primitive) else { return false }
      return program.nodes([.call], in: content).contains { program.isNamedLikeControl($0) && program.isExternal($0) }
    }
  }

  /// The code that sets the flag also calls its closure parameter: `onSuccess(); showsThanks = true`.
  private static func isToldToOthers(_ transition: Transition, _ program: LinkedProgram) -> Bool {
    let presented = program.presentations.filter { program.location($0.call) == transition.location }.compactMap(
      program.state(of:))
    let followed = program.sites.filter { program.location($0.place) == transition.location }.compactMap { site in
      program.kind(site.primitive) == .call
        ? program.argument("isActive", of: site.primitive).flatMap(program.variable(of:)) : nil
    }
    return (presented + followed).contains { state in
      program.uses(ofVariable: state).contains { use in
        guard program.raises(use), let block = program.ancestors(use.place).first(where: { program.kind($0) == .block })
        else { return false }
        return program.children(block).contains { program.kind($0) == .call && program.callee(of: $0) == .closure }
      }
    }
  }

  /// The graph has a transition that takes the user off the screen.
  private func leaves(_ screen: Screen.ID, _ support: GraphSupport) -> Bool {
    var seen: Set<Screen.ID> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      for transition in support.transitions(from: next) {
        switch transition.kind {
        case .url: continue
        case .alert, .dialog:
          // An alert closes and leaves the user on the screen; its buttons may do more.
          if let to = transition.to, seen.insert(to).inserted { queue.append(to) }
        default: return true
        }
      }
    }
    return false
  }
}

extension DeadEndScreenRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A full-screen cover without a close button",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsPlayer = false
            var body: some View {
              Button("Play") { showsPlayer = true }
                .fullScreenCover(isPresented: $showsPlayer) { PlayerView() }
            }
          }
          struct ↓PlayerView: View {
            var body: some View { Text("Playing") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The cover has a close button",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsPlayer = false
            var body: some View {
              Button("Play") { showsPlayer = true }
                .fullScreenCover(isPresented: $showsPlayer) { PlayerView() }
            }
          }
          struct PlayerView: View {
            @Environment(\\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
          }
          """)
      ])
  }
}

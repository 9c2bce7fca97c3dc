import Linking
import NavigationModel
import SourceFacts

/// Screens that trap the user: shown over everything, or without a back button, and without anything that leaves.
struct DeadEndScreenRule: Rule, ConfigurableRule {
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

      Reported only when everything that the screen shows was read, and nothing in it dismisses, pops, changes \
      the root or leads on.
      """,
    exemptions: [
      "A callback (`onClose`), also one that is called as the screen is shown",
      "A presenter that closes the screen",
      "Code that was not understood",
      """
      Screens that block on purpose, by their name (`ForceUpdateView`, `LockScreen`, `SplashView`, \
      `MaintenanceView`)
      """,
    ], claim: .absence, isOptIn: true)

  func findings(in context: RuleContext) -> [Finding] {
    let support = context.support
    return support.screens.compactMap { screen in
      // A class that no Swift source declares (Objective-C, a library) may dismiss itself.
      guard screen.wayOut == .none, screen.kind == .view || screen.kind == .viewController, !screen.isDebugOnly,
        !(screen.location?.file.hasSuffix(".storyboard") ?? false),
        let node = support.node(screen.id), support.isLive(node), !ScreenNames.isBlocking(screen.name),
        !blocking.contains(where: ScreenNames.words(of: screen.name).contains), !leaves(screen.id, support)
      else { return nil }
      return finding(screen, support, context.program)
    }
  }

  private func finding(_ screen: Screen, _ support: GraphSupport, _ program: LinkedProgram?) -> Finding? {
    let shown = support.transitions(to: screen.id)
    let isHeld = program.map { HeldCards($0).holds(screen.id) } ?? false
    let traps = shown.filter {
      $0.kind == .cover || ($0.kind == .push && screen.hidesBackButton) || ($0.kind == .sheet && isHeld)
    }
    if let program, traps.contains(where: { isToldToOthers($0, program) || isSurrounded($0, program) }) { return nil }
    // The finding is as sure as the surest transition to the screen.
    guard let surest = traps.map(\.confidence).max(), let first = traps.first(where: { $0.confidence == surest })
    else { return nil }
    let (manner, mend) = words(for: first.kind)
    let name = Wording.name(screen.name)
    var related = traps.prefix(GraphSupport.longestEvidence).map {
      Finding.Related(
        location: $0.location, message: "\(Wording.name($0.owner)) \(Wording.act($0.kind, screen.name)) here")
    }
    if let presenter = first.from.min() { related += support.way(to: presenter) }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(name) \(manner) and offers no way out: nothing on it closes it or leads on, so users can be stuck there. \(mend).",
      location: screen.location ?? first.location, related: related, subject: screen.id, confidence: surest)
  }

  private func words(for kind: Transition.Kind) -> (manner: String, mend: String) {
    switch kind {
    case .cover: ("is shown full screen", "Add a close button that calls dismiss()")
    case .sheet: ("is a sheet that cannot be swiped away", "Add a close button that calls dismiss()")
    default: ("is pushed with its back button hidden", "Show the back button, or add a button that calls dismiss()")
    }
  }

  /// The modal's content holds a control beside the screen: `ZStack { screen; Button("Close") { item = nil } }`.
  private func isSurrounded(_ transition: Transition, _ program: LinkedProgram) -> Bool {
    let primitives = program.sites.filter { program.location($0.place) == transition.location }.map(\.primitive)
    return primitives.contains { primitive in
      guard program.kind(primitive) == .call, let content = program.contentClosure(of: primitive) else { return false }
      return program.nodes([.call], in: content).contains { program.isNamedLikeControl($0) && program.isExternal($0) }
    }
  }

  /// The code that sets the flag also calls its closure parameter: `onSuccess(); showsThanks = true`. That may dismiss
  /// everything around the screen.
  private func isToldToOthers(_ transition: Transition, _ program: LinkedProgram) -> Bool {
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

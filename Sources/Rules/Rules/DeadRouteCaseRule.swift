import NavigationModel

/// Route cases that a resolver maps to a screen and that nothing creates.
struct DeadRouteCaseRule: JudgingRule {
  let identity = RuleIdentity(
    id: "dead-route-case", name: "Dead route case", defaultSeverity: .warning,
    summary: "A route case is mapped to a screen, but nothing in the app ever makes it.",
    category: .graph,
    rationale: """
      The mapping mentions the case and its screen, so both look alive. No code makes the case: users never get \
      to the screen. Often its button was removed, or never added.

      The compiler does not see this, because the `switch` that maps the case is a use.

      Cases that can be made indirectly are used: by `allCases`, `init(rawValue:)`, decoding or a mapping from another \
      enum. Only with `--pedantic`: an enum with no case that seems to be used, or that navigation never uses.
      """,
    exemptions: UnusedRoute.exemptions.map(\.reason), claim: .absence)

  func judgements(in context: RuleContext) -> [Judgement] {
    let routes = UsedRoutes(context)
    return context.support.routes.compactMap(routes.unused).map {
      Judgement(finding($0, routes, context.support), unless: UnusedRoute.exemptions, of: $0)
    }
  }

  private func finding(_ unused: UnusedRoute, _ routes: UsedRoutes, _ support: GraphSupport) -> Finding {
    let route = unused.route
    var related = unused.arms.prefix(GraphSupport.longestEvidence).map { arm, owner in
      Finding.Related(location: arm.location, message: "\(Wording.name(owner)) maps the case here")
    }
    let lost = route.destinations.compactMap(support.screen).filter {
      support.node($0.id).map { !support.isLive($0) } ?? false
    }
    for screen in lost.prefix(GraphSupport.longestEvidence) {
      guard let location = screen.location else { continue }
      related.append(
        Finding.Related(location: location, message: "\(Wording.name(screen.name)) cannot be reached in another way"))
    }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: message(route, lost: lost, isShared: routes.siblings.count(of: route) > 2, support),
      location: route.location, related: related, subject: route.id, confidence: routes.confidence(unused))
  }

  private func message(_ route: Route, lost: [Screen], isShared: Bool, _ support: GraphSupport) -> String {
    let name = Wording.name(route.id)
    let targets = Wording.list(route.destinations.map { Screen.readableName(support.screen($0)?.id ?? $0) })
    let loss =
      if route.destinations.isEmpty {
        ""
      } else if isShared {
        ", so no user gets to its screen this way"
      } else if lost.count == Set(route.destinations).count {
        ", so no user ever sees \(targets)"
      } else {
        ", so no user gets to \(targets) this way"
      }
    return "No code makes '\(name)'\(loss). Open the route where users need it, or remove the case and its mapping."
  }
}

extension DeadRouteCaseRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A case of a stack's route enum is mapped, but never pushed",
          """
          enum Route: Hashable { case detail, ↓legacy }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    case .legacy: LegacyView()
                    }
                  }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          struct LegacyView: View {
            var body: some View { Text("Legacy") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Every case is pushed somewhere",
          """
          enum Route: Hashable { case detail, legacy }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Detail") { path.append(.detail) }
                  Button("Old") { path.append(Route.legacy) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: DetailView()
                  case .legacy: LegacyView()
                  }
                }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          struct LegacyView: View {
            var body: some View { Text("Legacy") }
          }
          """)
      ])
  }
}

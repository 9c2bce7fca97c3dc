import Linking
import NavigationModel
import SourceFacts

/// Route cases that a resolver maps to a screen and that nothing creates.
struct DeadRouteCaseRule: Rule {
  let identity = RuleIdentity(
    id: "dead-route-case", name: "Dead route case", defaultSeverity: .warning,
    summary: "A route case is mapped to a screen, but nothing in the app ever makes it.",
    category: .graph,
    rationale: """
      The mapping mentions the case and its screen, so both look alive. No code makes the case: users never get \
      to the screen. Often its button was removed, or never added.

      The compiler does not see this, because the `switch` that maps the case is a use.
      """,
    exemptions: [
      "Cases that can be made indirectly: `allCases`, `init(rawValue:)`, decoding, a mapping from another enum",
      "A `.name` that is passed to code of the app where its type is not known",
      "An enum that only says how one view looks",
      "An arm that shows nothing for several cases",
      "An enum with no case that seems to be used, or that navigation never uses: only with `--pedantic`",
    ], claim: .absence)

  func findings(in context: RuleContext) -> [Finding] {
    let support = context.support
    var armsOfCase: [Route.ID: [(arm: RouteResolver.Arm, owner: String)]] = [:]
    for resolver in support.resolvers {
      for arm in resolver.arms {
        for name in arm.cases { armsOfCase["\(resolver.routeType).\(name)", default: []].append((arm, resolver.owner)) }
      }
    }
    let mappedTypes = Set(support.resolvers.filter { $0.arms.contains { !$0.cases.isEmpty } }.map(\.routeType))
    let leading = Set(support.resolvers.filter(\.leadsSomewhere).map(\.routeType))
    let used = support.routes.filter(\.isUsed)
    // An enum whose values navigation never receives describes content in place: settings, parts of a sheet.
    let opened = Set(context.graph.transitions.compactMap { $0.route.flatMap(support.route) }.map(\.type))
    let usedTypes = Set(used.map(\.type)).intersection(opened)
    let siblings = RouteSiblings(support.routes)
    var makings: [Making: Bool] = [:]
    let usedPlaces = Dictionary(grouping: used, by: \.id).mapValues { $0.map(\.location.file) }

    return support.routes.compactMap { route in
      // Where a tree contains an app twice, the copy beside the case counts.
      let arms = nearest(armsOfCase[route.id] ?? [], to: route.location)
      let isMapped = !route.destinations.isEmpty || arms.contains { $0.arm.blank != nil }
      guard !route.isUsed, !route.case.isEmpty, isMapped, !isMereConfiguration(route, arms: arms.map(\.arm)) else {
        return nil
      }
      // Only the default handles the case, and shows no screen: nothing is lost.
      if arms.isEmpty, mappedTypes.contains(route.type), route.destinations.allSatisfy({ $0.hasPrefix("inline:") }) {
        return nil
      }
      // `case .home, .settings: EmptyView()`: the stack does not show these cases, because tabs do.
      if !arms.isEmpty, arms.allSatisfy({ $0.arm.blank != nil && $0.arm.cases.count > 1 }) { return nil }
      // The same case of the app for another platform: shared code may mean this one.
      if let places = usedPlaces[route.id],
        places.contains(where: { PlatformFolders.part($0, from: route.location.file) })
      {
        return nil
      }
      if !leading.contains(route.type), siblings.count(of: route) > 1 { return nil }
      if let program = context.program {
        let making = Making(name: route.case, carriesValue: route.carriesValue)
        let mayBeMade = makings[making] ?? mayBeMade(route, program)
        makings[making] = mayBeMade
        if mayBeMade { return nil }
      }
      var related = arms.prefix(GraphSupport.longestEvidence).map { arm, owner in
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
        message: message(route, lost: lost, isShared: siblings.count(of: route) > 2, support),
        location: route.location,
        related: related, subject: route.id, confidence: usedTypes.contains(route.type) ? .exact : .guessed)
    }
  }

  private func nearest(_ arms: [(arm: RouteResolver.Arm, owner: String)], to place: SourceLocation) -> [(
    arm: RouteResolver.Arm, owner: String
  )] {
    let ranked = arms.enumerated().map { (index: $0, nearness: $1.arm.location.sharedFolders(with: place), arm: $1) }
    return ranked.sorted { ($1.nearness, $0.index) < ($0.nearness, $1.index) }.map(\.arm)
  }

  /// Some `.name` may be the case: its type is not known, and it has the case's labels, or code of the app receives it.
  private func mayBeMade(_ route: Route, _ program: LinkedProgram) -> Bool {
    program.mentions(of: route.case).contains { mention in
      guard program.kind(mention) == .member, program.child(mention, .base) == nil, isOpen(program.type(of: mention)),
        let parent = program.parent(mention)
      else { return false }
      let isCalled = program.kind(parent) == .call && program.child(parent, .callee) == mention
      guard (route.carriesValue ?? isCalled) == isCalled else { return false }
      if isCalled { return true }
      return mayBeTaken(mention, program)
    }
  }

  /// The value is passed to code of the app, or returned by the surrounding function; also as a branch of a
  /// conditional.
  private func mayBeTaken(_ value: Ref, _ program: LinkedProgram) -> Bool {
    var value = value
    while let parent = program.parent(value) {
      switch program.kind(parent) {
      case .ternary, .tuple, .array: value = parent
      case .binary where program.name(parent) == "??": value = parent
      case .returned: return true
      case .argument:
        guard let call = program.parent(parent), program.kind(call) == .call else { return false }
        // `.thanks(.now)` of unknown type: a case of the app carries the value.
        let isImplicit =
          program.child(call, .callee).map { program.kind($0) == .member && program.child($0, .base) == nil } ?? false
        return isImplicit ? isOpen(program.type(of: call)) : !program.isExternal(call)
      default: return false
      }
    }
    return false
  }

  private func isOpen(_ type: TypeExpression) -> Bool {
    switch type {
    case .unknown, .generic, .dependent: true
    default: false
    }
  }

  /// The enum only configures an alert to which all its cases lead: `enum Input { case name, number }`.
  private func isMereConfiguration(_ route: Route, arms: [RouteResolver.Arm]) -> Bool {
    !route.destinations.isEmpty && arms.allSatisfy { $0.destinations.isEmpty && $0.blank == nil }
      && route.destinations.allSatisfy { $0.hasPrefix("alert:") || $0.hasPrefix("dialog:") }
  }

  /// The key for whether code may make a case whose type is not known.
  private struct Making: Hashable {
    var name: String
    var carriesValue: Bool?
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

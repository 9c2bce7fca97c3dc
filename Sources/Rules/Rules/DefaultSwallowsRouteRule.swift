import Linking
import NavigationModel
import SourceFacts

/// A `default` that handles route cases in a resolver.
struct DefaultSwallowsRouteRule: JudgingRule {
  let identity = RuleIdentity(
    id: "default-swallows-route", name: "Default swallows route", defaultSeverity: .warning,
    summary: "A switch that maps routes to screens leaves cases to its default.",
    category: .routing,
    rationale: """
      Someone adds a case to the route enum, and a button that opens it. It compiles, and the button leads \
      nowhere, because the `default` of the mapping takes the new case. With all cases named, the compiler asks \
      for the new screen.

      It is `info` where the `default` shows a real screen. Enums of other modules need a `default`.
      """,
    exemptions: Self.exemptions.map(\.reason),
    isOptIn: true)

  struct Default {
    var resolver: RouteResolver
    var arm: RouteResolver.Arm
    /// It shows nothing.
    var isDeaf: Bool
    /// The cases that it takes and no other mapping names, if it shows nothing.
    var swallowed: [String]
    var program: LinkedProgram?
  }

  static let exemptions: [Exemption<Default>] = [
    Exemption("A `switch` that maps a part of the enum, when other mappings name the other cases") { taking in
      taking.swallowed.isEmpty
        || taking.isDeaf && taking.program.map { isHelper(taking.resolver, $0) } ?? false
    }
  ]

  func judgements(in context: RuleContext) -> [Judgement] {
    let support = context.support
    let named = support.casesNamed()
    return support.resolvers.enumerated().compactMap { place, resolver in
      guard let arm = resolver.defaultArm, resolver.leadsSomewhere, support.showsScreens(resolver),
        !resolver.missingCases.isEmpty
      else { return nil }
      let isDeaf = arm.blank != nil || arm.destinations.isEmpty
      // A default that shows nothing is fine where another resolver names the case. A case here with a `where` does not
      // count.
      let swallowed = resolver.missingCases.filter { name in
        !isDeaf || (named[resolver.routeType]?[name] ?? []).subtracting([place]).isEmpty
      }
      let taking = Default(
        resolver: resolver, arm: arm, isDeaf: isDeaf, swallowed: swallowed, program: context.program)
      return Judgement(finding(taking, support), unless: Self.exemptions, of: taking)
    }
  }

  /// Replaces the default by all cases that it handles. For an optional route, `nil` would remain.
  private func fix(_ resolver: RouteResolver, _ arm: RouteResolver.Arm, _ program: LinkedProgram) -> Fix? {
    guard let file = program.files.first(where: { program.path($0) == resolver.location.file }),
      let found = program.nodes([.switch], in: file).first(where: { program.location($0) == resolver.location }),
      let subject = program.child(found, .subject), case .named(let type, _) = program.type(of: subject),
      program.typeName(type) == resolver.routeType
    else { return nil }
    return Fix(
      title: "Name the cases", isCertain: true,
      edits: [Fix.Edit(location: arm.location, operation: .replaceDefault(cases: resolver.missingCases))])
  }

  /// The function is called from an arm of another `switch` over the enum, which names the cases that it receives.
  private static func isHelper(_ resolver: RouteResolver, _ program: LinkedProgram) -> Bool {
    let named = Set(resolver.arms.flatMap(\.cases))
    return program.calls(named: resolver.function).contains { call in
      guard let type = program.enclosingType(call), program.typeName(type) == resolver.owner else { return false }
      return program.ancestors(call).contains { arm in
        program.kind(arm) == .switchCase
          && program.child(arm, .patterns).map {
            program.nodes([.patternCase], in: $0).contains { named.contains(program.name($0)) }
          } ?? false
      }
    }
  }

  private func finding(_ taking: Default, _ support: GraphSupport) -> Finding {
    let (resolver, arm, isDeaf) = (taking.resolver, taking.arm, taking.isDeaf)
    let swallowed = taking.swallowed.isEmpty ? resolver.missingCases : taking.swallowed
    let ids = resolver.routeIDs(swallowed)
    let opened = ids.filter { support.route($0)?.isUsed ?? false }
    let cases = Wording.list(swallowed.map { ".\($0)" })
    let verb = swallowed.count == 1 ? "falls" : "fall"
    let target: String
    if let blank = arm.blank {
      target = "shows only '\(Wording.name(blank))'"
    } else if isDeaf {
      target = "shows nothing"
    } else {
      target = "shows \(Wording.list(arm.destinations.map { support.screen($0)?.name ?? $0 }))"
    }
    var message = "\(cases) of '\(Wording.name(resolver.routeType))' \(verb) into this default, which \(target)"
    if isDeaf, !opened.isEmpty {
      message += ": users who open \(Wording.list(opened.map { "'\($0)'" })) see nothing"
    }
    message += ". Name the cases, so that none is lost and the compiler asks for a screen when one is added."

    var related = [
      Finding.Related(
        location: resolver.location,
        message:
          "\(Wording.name(resolver.owner)).\(Wording.name(resolver.function)) maps '\(Wording.name(resolver.routeType))' to screens"
      )
    ]
    for route in ids.compactMap(support.route).prefix(GraphSupport.longestEvidence) {
      related.append(
        Finding.Related(
          location: route.location, message: "'\(Wording.name(route.id))' has no case of its own in the switch"))
    }
    related += support.openings(of: opened)
    return Finding(
      rule: identity.id, severity: isDeaf ? identity.defaultSeverity : .info, message: message, location: arm.location,
      related: related, subject: "\(resolver.owner).\(resolver.function) \(resolver.routeType)",
      fix: taking.program.flatMap { fix(resolver, arm, $0) })
  }
}

extension DefaultSwallowsRouteRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The stack shows an empty view for the cases that were forgotten",
          """
          enum Route: Hashable { case profile, settings, invite }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Profile") { path.append(.profile) }
                  Button("Invite") { path.append(.invite) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .profile: ProfileView()
                  case .settings: SettingsView()
                  ↓default: EmptyView()
                  }
                }
              }
            }
          }
          struct ProfileView: View {
            var body: some View { Text("Profile") }
          }
          struct SettingsView: View {
            var body: some View { Text("Settings") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Every case is named",
          """
          enum Route: Hashable { case profile, settings }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Profile") { path.append(.profile) }
                  Button("Settings") { path.append(.settings) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .profile: ProfileView()
                  case .settings: SettingsView()
                  }
                }
              }
            }
          }
          struct ProfileView: View {
            var body: some View { Text("Profile") }
          }
          struct SettingsView: View {
            var body: some View { Text("Settings") }
          }
          """)
      ])
  }
}
